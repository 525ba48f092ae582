import { type Content, content } from '@/rules/content';
import { onceAPage } from './once-a-page';

/** The rulebook. */
export const book: () => Content = onceAPage(() => content());
