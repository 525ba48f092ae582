/** The decisions on lines that were explored: where these part, and what else on them could have been decided otherwise. */
import { type Answer, answers, type Engine, type Move, type Position, type Request } from '@/engine';
import { lineFrom } from '@/scenarios/explore/explore';
import type { FixedEntry } from '@/scenarios/format/schema';
import { fixedAs } from '@/scenarios/write/fixed';

/** A decision, and answers to it that a reader may want to hold to. */
export interface Choice {
  /** The position that asks. */
  readonly position: Position;
  readonly request: Request;
  readonly answers: readonly Answer[];
}

/** A decision with more answers is told with those alone that the lines take. */
const MOST_ANSWERS = 8;

/**
 * The decisions at which lines from one position part, the first one first.
 * @param from the position that was explored
 */
export function partings(engine: Engine, from: Position, lines: readonly (readonly Move[])[]): readonly Choice[] {
  const all = lines.map((line) => ({ line, made: lineFrom(engine, from, line) }));
  const found: Choice[] = [];
  const part = (together: typeof all, at: number): void => {
    if (together.length < 2) return;
    const ways = new Map<string, typeof all>();
    for (const one of together) {
      const key = JSON.stringify(one.line[at]?.answer ?? null);
      ways.set(key, [...(ways.get(key) ?? []), one]);
    }
    // A line from here on that only passes has no positions of its own; one that parts from it has.
    const position = together.flatMap(({ made }) => made[at]?.position ?? [])[0];
    if (ways.size > 1 && position?.request) {
      const taken = [...ways.values()].flatMap(([first]): readonly Answer[] => {
        const move = first?.line[at];
        return move === undefined ? [] : [move.answer];
      });
      const { list, complete } = answers(position.request.space, MOST_ANSWERS);
      found.push({ position, request: position.request, answers: complete ? list : taken });
    }
    for (const way of ways.values()) part(way, at + 1);
  };
  part(all, 0);
  return found;
}

/** What was decided on a line and could have been decided otherwise, but for mere passes and for what pays. */
export function choicesOn(engine: Engine, from: Position, line: readonly Move[]): readonly Choice[] {
  return lineFrom(engine, from, line).flatMap(({ position, answer }): readonly Choice[] => {
    const { request } = position;
    if (request === null || request.space.kind === 'payment') return [];
    const isRest = JSON.stringify(request.rest) === JSON.stringify(answer);
    const isOpen = answers(request.space, 2).list.length > 1;
    return isRest || !isOpen ? [] : [{ position, request, answers: [answer] }];
  });
}

/** The choices without the answers that are fixed already; one with no other is left out. */
export function notFixed(engine: Engine, choices: readonly Choice[], fixed: readonly FixedEntry[]): readonly Choice[] {
  const known = new Set(fixed.map((one) => JSON.stringify(one)));
  return choices.flatMap((choice): readonly Choice[] => {
    const left = choice.answers.filter(
      (answer) => !known.has(JSON.stringify(fixedAs(engine, choice.position, answer))),
    );
    return left.length === 0 ? [] : [{ ...choice, answers: left }];
  });
}
