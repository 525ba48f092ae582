/** The answers of a decision as far as a page lists them one by one, and what it says of those that it leaves out. */
import { type Answer, answers, type Space } from '@/engine';

/** More than this many answers are not listed one by one. */
const MOST = 60;

/** What is not in a list: everything after the first answers; or the amounts between those of a division, which are as good. */
export type LeftOut =
  | { readonly kind: 'after'; readonly count: number }
  | { readonly kind: 'between'; readonly step: number };

export interface ListedAnswers {
  readonly list: readonly Answer[];
  readonly leftOut: LeftOut | null;
}

export function listedAnswers(space: Space): ListedAnswers {
  const { list, complete } = answers(space, MOST + 1);
  if (complete && list.length <= MOST) return { list, leftOut: null };
  const step = space.kind === 'split' && list.length <= MOST ? space.listed : undefined;
  return step === undefined
    ? { list: list.slice(0, MOST), leftOut: { kind: 'after', count: Math.min(list.length, MOST) } }
    : { list, leftOut: { kind: 'between', step } };
}
