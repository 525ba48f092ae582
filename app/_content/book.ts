import { cache } from 'react';
import { type Content, content } from '@/rules/content';

/** The rulebook, looked for on disk once for each page that is rendered. */
export const book: () => Content = cache(() => content());
