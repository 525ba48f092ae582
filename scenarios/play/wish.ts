/** Whether a player may do what the words of an action say, at a position, and what refuses it. */
import {
  answers,
  type Engine,
  type Position,
  type RefusedOption,
  type Row,
  type Seat,
  type SelectionArgs,
} from '@/engine';
import { ATTACKER, BLOCKER, OBJECT, readWords, type Want } from '../format/words';
import { baseOf } from './citation';
import { optionFor, pick } from './script';

/** A player and an action that may be open to that player. */
export interface Wish {
  readonly seat: Seat;
  readonly want: Want;
  /** What the same words choose afterwards. */
  readonly rest: readonly Want[];
  /** The attacker that an object is asked for. */
  readonly subject: string | null;
}

/** Whether what was asked for was offered, and what refuses it where that is known. */
export interface Settled {
  readonly offered: boolean;
  readonly verdict: RefusedOption | null;
}
const NOT_OFFERED: Settled = { offered: false, verdict: null };

/** What came of one choice: the position after it, or `null` with what refuses it. */
interface Taken {
  readonly position: Position | null;
  readonly used: number;
  readonly verdict: RefusedOption | null;
}

/** Decisions of an announcement that is tried. */
const MOST_TRIES = 50;
/** Steps from one choice to the next; where more are taken, no choice comes. */
const MOST_STEPS = 400;

const SELECTION_PROMPTS: readonly string[] = [...ATTACKER, ...OBJECT, ...BLOCKER];

/** The wish that words say; `null` for words that choose nothing. */
export function wishOf(seat: Seat, action: string): Wish | null {
  const read = readWords(action);
  if (!read.ok) return null;
  const { wants } = read.command;
  const want = decisive(wants);
  if (!want) return null;
  const [subject] = /^attack \S+\s*->/.test(action) ? attackersIn(wants) : [];
  return { seat, want, rest: wants.slice(wants.indexOf(want) + 1), subject: subject ?? null };
}

/** Whether the conditions that a wish is held against are consulted without anybody being asked. */
export const isSelected = ({ want }: Wish): boolean =>
  want.prompts.some((prompt) => SELECTION_PROMPTS.includes(prompt));

/** What a row says of a wish that consulted its conditions and asked nobody; `null` where it says nothing. */
export function settledBy(engine: Engine, wish: Wish, before: Position, row: Row): Settled | null {
  for (const selection of wish.want.prompts) {
    if (!SELECTION_PROMPTS.includes(selection)) continue;
    if (!row.via.some(({ kind, name }) => kind === 'condition' && name.startsWith(`${selection}#`))) continue;
    const subject = before.items.find(({ name }) => name === wish.subject);
    const args: SelectionArgs = subject ? { seat: wish.seat, item: subject.ref } : { seat: wish.seat };
    const verdict = against(wish.want, wish.seat, 0, engine.verdicts(before, selection, args));
    if (verdict) return { offered: verdict.refusals.length === 0, verdict };
  }
  return null;
}

/** What the pending decision says of a wish; `null` where it is another's, or about something else. */
export function settledAt(engine: Engine, wish: Wish, p: Position): Settled | null {
  const { request } = p;
  if (!request || request.seat !== wish.seat || !wish.want.prompts.includes(request.prompt)) return null;
  const attacker = p.items.find(({ ref }) => ref === request.selection?.args.item);
  // An attack that another makes is not the one that is asked about.
  if (wish.subject !== null && attacker !== undefined && attacker.name !== wish.subject) return null;
  const first = taken(engine, wish.seat, wish.want, p, 0);
  return first.position === null
    ? { offered: false, verdict: first.verdict }
    : afterwards(engine, wish, first.position);
}

/** One choice of the words, made on a position of its own: what comes of it, or what refuses it. */
function taken(engine: Engine, seat: Seat, want: Want, p: Position, used: number): Taken {
  const { request } = p;
  const picked = request ? pick(want.pick, request.space, seat, used) : null;
  const given = picked ? engine.answer(p, picked.answer) : null;
  if (picked && given?.ok) return { position: given.position, used: picked.used, verdict: null };
  const verdict = against(want, seat, used, engine.refused(p));
  if (verdict !== null || !request || !picked || !given || given.ok) return { position: null, used, verdict };
  const refusal = { condition: given.error, clauses: engine.refusing(p, picked.answer) };
  return {
    position: null,
    used,
    verdict: { option: { key: request.prompt }, selection: request.prompt, refusals: [refusal], keptOut: false },
  };
}

/** What the same words choose after their first choice: tried on a position of its own, until one is not offered. */
function afterwards(engine: Engine, { seat, rest }: Wish, after: Position): Settled {
  let p = onward(engine, after);
  let [want, ...left] = rest;
  let used = 0;
  for (let tries = 0; want && tries < MOST_TRIES; tries += 1) {
    const { request } = p;
    if (!request || request.prompt === 'priority') return NOT_OFFERED;
    if (request.seat === seat && want.prompts.includes(request.prompt)) {
      const next = taken(engine, seat, want, p, used);
      if (next.position === null) return { offered: false, verdict: next.verdict };
      p = onward(engine, next.position);
      used = next.used;
      if (want.pick.kind !== 'spread' || used >= want.pick.names.length - want.pick.spare) {
        [want, ...left] = left;
        used = 0;
      }
      continue;
    }
    const [any] = answers(request.space, 1).list;
    const given = any === undefined ? null : engine.answer(p, any);
    if (!given?.ok) return NOT_OFFERED;
    p = onward(engine, given.position);
  }
  return { offered: want === undefined, verdict: null };
}

/** To the next decision, as far as that is not too far to be one that follows. */
function onward(engine: Engine, from: Position): Position {
  let p = from;
  for (let steps = 0; steps < MOST_STEPS && p.request === null && p.result === null; steps += 1) p = engine.step(p);
  return p;
}

/** An attack is asked for what it attacks, everything else for its first choice. */
const decisive = (wants: readonly Want[]): Want | undefined => {
  const own = wants.filter(({ onTheWay }) => !onTheWay);
  return own.find(({ prompts }) => prompts.some((prompt) => OBJECT.some((one) => one === prompt))) ?? own[0];
};
const attackersIn = (wants: readonly Want[]): readonly string[] =>
  wants.flatMap(({ pick: wanted }) => (wanted.kind === 'names' ? wanted.names : []));

/** Everything that refuses what a choice names; `null` where nothing of it is refused. */
function against(want: Want, seat: Seat, used: number, refused: readonly RefusedOption[]): RefusedOption | null {
  const options = refused.map(({ option }) => option);
  const meant = wordsOf(want, used).flatMap((word) => optionFor(word, options, seat)?.key ?? []);
  const found = refused.filter(({ option }) => meant.includes(option.key));
  const [first] = found;
  return first ? { ...first, refusals: found.flatMap(({ refusals }) => refusals) } : null;
}

function wordsOf({ pick: wanted }: Want, used: number): readonly string[] {
  switch (wanted.kind) {
    case 'key':
      return wanted.keys;
    case 'names':
      return wanted.names;
    case 'spread':
      return wanted.names.slice(used);
    case 'split':
    case 'number':
    case 'none':
      return [];
  }
}

/** The clauses that refuse something, once each. */
export const clausesOf = ({ refusals }: RefusedOption): readonly string[] => [
  ...new Set(refusals.flatMap(({ clauses }) => clauses.map(baseOf))),
];
