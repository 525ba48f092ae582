/** Decisions that nobody is free to make while a position is explored: told at each decision, so that they hold in every line. */
import { accepts, answers } from '../kernel/machine/answers';
import type { Answer, Position, Request, Seat } from '../kernel/position/position';

/** Something that is fixed of one player. */
export interface Fixed {
  readonly seat: Seat;
  /**
   * What it says of a pending decision of that player; `null`: nothing.
   * @param come how far it has come on the line, in a number of its own; 0 at first
   */
  readonly says: (p: Position, request: Request, come: number) => Said | null;
}

/** The answer that is fixed, and how far what fixes it has come with that. */
export interface Said {
  readonly answer: Answer;
  readonly come: number;
}

/** What is tried at a decision. */
export interface Tried {
  readonly list: readonly Answer[];
  /** Whether nothing is left out but what is fixed otherwise. */
  readonly complete: boolean;
  /** What of the fixed says so, by number; nothing where the decision is free. */
  readonly by: readonly number[];
  /** How far each of the fixed has come after it. */
  readonly come: readonly number[];
}

/**
 * The answers that are left at a pending decision: all of them where nothing that is fixed says a possible one. What begins
 * something goes before what only passes; else what was fixed first is answered.
 * @param come how far each of the fixed has come on the way
 * @param most answers that are listed where they are free
 */
export function triedAt(
  p: Position,
  request: Request,
  fixed: readonly Fixed[],
  come: readonly number[],
  most: number,
): Tried {
  const { seat, rest, space } = request;
  const said = fixed.flatMap((one, number) => {
    const what = one.seat === seat ? one.says(p, request, come[number] ?? 0) : null;
    return what !== null && accepts(space, what.answer) === null ? [{ ...what, number }] : [];
  });
  const begins = ({ answer }: Said): boolean => rest !== null && !isSame(answer, rest);
  const first = said.find(begins) ?? said[0];
  if (first === undefined) return { ...answers(space, most), by: [], come };
  const alike = said.filter(({ answer }) => isSame(answer, first.answer));
  return {
    list: [first.answer],
    complete: true,
    by: alike.map(({ number }) => number),
    come: come.map((before, number) => alike.find((one) => one.number === number)?.come ?? before),
  };
}

const isSame = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other);
