/**
 * Decisions that nobody is free to make while a position is explored. They name players, prompts and cards, so that they hold
 * in every line, and are plain data, so that a worker can be told them.
 */
import { accepts, answers } from '../kernel/machine/answers';
import { type Answer, type Position, type Request, type Seat, slotOf } from '../kernel/position/position';

export type Fixed =
  /** The player leaves every occasion to begin something unused. What a text or a step asks is still theirs to decide. */
  | { readonly kind: 'passes'; readonly seat: Seat }
  /** The player begins this as soon as it may be in a step, once; what follows is free again, since it may be offered anew. */
  | {
      readonly kind: 'begins';
      readonly seat: Seat;
      readonly prompt: string;
      readonly during: string;
      readonly answer: Answer;
    }
  /** The player answers so whenever asked that, for the same card and group of targets, wherever the answer is possible. */
  | {
      readonly kind: 'answers';
      readonly seat: Seat;
      readonly prompt: string;
      readonly about: string | null;
      readonly group: number | null;
      readonly answer: Answer;
    };

/** What is tried at a decision. */
export interface Tried {
  readonly list: readonly Answer[];
  /** Whether nothing is left out but what is fixed otherwise. */
  readonly complete: boolean;
  /** Which of the fixed decisions this is, where it is fixed only once; `null` where it is free, or fixed each time. */
  readonly begun: number | null;
}

/** The answer to a pending decision as one that can be fixed; `null` where nobody decides. */
export function fixedAs(p: Position, answer: Answer): Fixed | null {
  const { request } = p;
  if (request === null || request.chance) return null;
  const { seat, prompt, rest } = request;
  return rest === null || isSame(rest, answer)
    ? { kind: 'answers', seat, prompt, about: aboutIn(p, request), group: groupOf(request), answer }
    : { kind: 'begins', seat, prompt, during: duringOf(p), answer };
}

/** Whether both say of one decision how it is made, so that only one of them can hold. A player can begin several things. */
export function contradict(one: Fixed, other: Fixed): boolean {
  if (one.seat !== other.seat) return false;
  if (one.kind === 'answers' && other.kind === 'answers')
    return one.prompt === other.prompt && one.about === other.about && one.group === other.group;
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The answers that are left at a pending decision: what is to be begun there, else what is answered so each time, else a pass
 * of who only passes, else all of them.
 * @param begun which of the fixed have been begun on the way, by number
 * @param most answers that are listed where they are free
 */
export function triedAt(
  p: Position,
  request: Request,
  fixed: readonly Fixed[],
  begun: readonly number[],
  most: number,
): Tried {
  const { seat, prompt, rest, space } = request;
  const only = (answer: Answer, number: number | null = null): Tried => ({
    list: [answer],
    complete: true,
    begun: number,
  });
  for (const [number, one] of fixed.entries())
    if (one.kind === 'begins' && one.seat === seat && one.prompt === prompt && !begun.includes(number))
      if (one.during === duringOf(p) && accepts(space, one.answer) === null) return only(one.answer, number);
  for (const one of fixed)
    if (one.kind === 'answers' && one.seat === seat && one.prompt === prompt && accepts(space, one.answer) === null)
      if (one.about === aboutIn(p, request) && one.group === groupOf(request)) return only(one.answer);
  const passes = fixed.some((one) => one.kind === 'passes' && one.seat === seat);
  if (passes && rest !== null) return only(rest);
  return { ...answers(space, most), begun: null };
}

const isSame = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other);

const aboutIn = ({ items }: Position, { about }: Request): string | null =>
  about === null ? null : (items[slotOf(about)]?.name ?? null);

const groupOf = ({ selection }: Request): number | null => selection?.args.group ?? null;

/** The steps that are under way, without the procedure that asks. */
const duringOf = ({ agenda }: Position): string =>
  agenda
    .slice(0, -1)
    .map(({ proc, step }) => `${proc}#${step}`)
    .join('/');
