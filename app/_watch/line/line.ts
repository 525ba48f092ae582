/**
 * A line of play: every row from the start, and the decisions on the way. The script's line is recorded once; a branch
 * takes a position of its parent, gives another answer there, and goes on by passing and by taking sole answers until a
 * decision is open again.
 */
import type { Answer, Engine, Position, Request, Row } from '@/engine';
import { passive } from '@/scenarios/play/passive';
import type { Run } from '@/scenarios/play/play';
import { isIdle, START } from '@/scenarios/play/script';

/** Who gave an answer: the script, the rest rule (pass, sole answer, any payment), or the reader. */
export type AnsweredBy = 'script' | 'rest' | 'reader';

export interface Decision {
  /** The row that asks. */
  readonly at: number;
  readonly request: Request;
  /** Null: nobody has answered yet; the line ends here. */
  readonly answer: Answer | null;
  readonly by: AnsweredBy;
}

export interface Line {
  readonly start: Position;
  readonly rows: readonly Row[];
  readonly decisions: readonly Decision[];
}

/** An answer other than the parent line's, at a decision counted from the start of the line. */
export interface Turn {
  readonly decision: number;
  /** What was asked there: a link that asks something else has come apart. */
  readonly prompt: string;
  readonly answer: Answer;
}

/** The reader's answers in order; empty: the script's line. */
export type Branch = readonly Turn[];

/** The position before a row. */
export const before = (line: Line, row: number): Position => line.rows[row - 1]?.position ?? line.start;

/** The position a row leads to; `-1` is the start. */
export const positionAt = (line: Line, row: number): Position => line.rows[row]?.position ?? line.start;

/** Whether two answers say the same. */
export const sameAnswer = (a: Answer | null, b: Answer | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How far a branch was followed: `line` is what could be played, `turns` how many of its turns that holds. */
export interface Followed {
  readonly line: Line;
  readonly turns: number;
  /** `apart`: the next turn does not fit what is asked there. `waiting`: there is more to play. */
  readonly state: 'whole' | 'apart' | 'waiting';
}

/** A line and what its turns lead to; null where a turn does not fit. */
interface Fork {
  readonly line: Line;
  readonly turns: Map<string, Fork | null>;
}

/** The script's line and the branches from it: a turn that branches share is played once. */
export class Branching {
  readonly #engine: Engine;
  readonly #root: Fork;

  constructor(engine: Engine, script: Line) {
    this.#engine = engine;
    this.#root = { line: script, turns: new Map() };
  }

  /** Follows a branch turn by turn. Turns not played before are played only as long as `mayPlay`, asked before each. */
  follow(branch: Branch, mayPlay: () => boolean = () => true): Followed {
    let fork = this.#root;
    for (const [turns, turn] of branch.entries()) {
      const key = JSON.stringify(turn);
      const known = fork.turns.get(key);
      if (known === undefined && !mayPlay()) return { line: fork.line, turns, state: 'waiting' };
      const next = known === undefined ? this.#played(fork.line, turn) : known;
      fork.turns.set(key, next);
      if (next === null) return { line: fork.line, turns, state: 'apart' };
      fork = next;
    }
    return { line: fork.line, turns: branch.length, state: 'whole' };
  }

  #played(line: Line, turn: Turn): Fork | null {
    const decision = line.decisions[turn.decision];
    if (line.rows.length > MOST_ROWS || !decision || decision.request.prompt !== turn.prompt) return null;
    const taken = take(this.#engine, line, turn, decision);
    return taken && { line: taken, turns: new Map() };
  }
}

/** No branch goes on from so many rows: each is kept, with its position. */
const MOST_ROWS = 20_000;

function take(engine: Engine, parent: Line, { decision: number, answer }: Turn, decision: Decision): Line | null {
  const answered = engine.answer(positionAt(parent, decision.at), answer);
  if (!answered.ok) return null;
  const rows = parent.rows.slice(0, decision.at + 1);
  const decisions: Decision[] = [
    ...parent.decisions.slice(0, number),
    { at: decision.at, request: decision.request, answer, by: 'reader' },
  ];
  let p = engine.advance(answered.position, (row) => rows.push(row));
  for (let asked = 0; p.request && asked < REST_CAP; asked += 1) {
    const given = isSettled(p) ? null : passive(p, [], START);
    decisions.push({ at: rows.length - 1, request: p.request, answer: given, by: 'rest' });
    if (given === null) break;
    const next = engine.answer(p, given);
    if (!next.ok) break;
    p = engine.advance(next.position, (row) => rows.push(row));
  }
  return { start: parent.start, rows, decisions };
}

/** A crash guard: no branch passes this often on its own. */
const REST_CAP = 400;

/** Nothing is under way any more, and it is for the turn player to begin something or not. */
const isSettled = (p: Position): boolean => isIdle(p) && p.request?.seat === p.turn.player;

/** The line the script plays, with the decision it leaves open at its end. Null where the position cannot be set up. */
export function lineOf({ start, rows, decisions, end }: Run): Line | null {
  if (!start) return null;
  const made = decisions.flatMap(({ row, answer, line }): readonly Decision[] => {
    const request = rows[row]?.request;
    return request ? [{ at: row, request, answer, by: line === null ? 'rest' : 'script' }] : [];
  });
  const open: readonly Decision[] = end?.request
    ? [{ at: rows.length - 1, request: end.request, answer: null, by: 'rest' }]
    : [];
  return { start, rows, decisions: [...made, ...open] };
}
