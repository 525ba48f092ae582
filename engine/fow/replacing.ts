/** The row a batch stands in while a player chooses between replacements; the kernel goes on from there. */
import { next } from '../kernel/outcome';
import type { Step } from './fow';

export const settle: Step = () => next();
