/** From decisions that were made to the entries of a script that makes them again. */
import type { Answer, Position, Seat } from '@/engine';
import type { Entry } from '../format/schema';
import { ATTACKER, OBJECT } from '../format/words';
import { passive } from '../play/passive';
import { concession, isDue, isIdle, isQuiet, isUsedUp, linesOf, type Progress, reply, START } from '../play/script';
import { decisionWords } from './decision';

/** A decision that was made, with the position in which it was asked; or who left the game there. */
export type Made =
  | { readonly position: Position; readonly answer: Answer }
  | { readonly position: Position; readonly concedes: Seat };

/** The words for a decision, or for some that are announced together: from one to another, by index. */
interface Said {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/**
 * The entries that make the same decisions again, from the position in which the first was asked. Only what players would not do
 * by themselves is said, and what is announced together stands in one entry.
 * @param made every decision in order, passes and sole answers too
 * @throws for a decision that no words make again
 */
export function scriptOf(made: readonly Made[]): readonly Entry[] {
  /** What has to be said, by index: found by playing the script as far as it goes. */
  const needed = new Set<number>();
  /** Where what is announced together does not come out so, it is said one by one. */
  const apart = new Set<number>();
  for (;;) {
    const said = allSaid(made, needed, apart);
    const entries = nested(made, said);
    const at = firstOtherwise(made, entries);
    if (at === null) return entries;
    const whole = said.find(({ from, to }) => from <= at && at <= to && from < to && !apart.has(from));
    const more = needed.has(at) ? lastUnsaid(made, needed, at) : at;
    if (whole && needed.has(at)) {
      apart.add(whole.from);
      for (let one = whole.from; one <= whole.to; one += 1) needed.add(one);
    } else if (more !== null) needed.add(more);
    else throw new Error(`no words make the decision ${promptOf(made[at])} again`);
  }
}

const promptOf = (one: Made | undefined): string => one?.position.request?.prompt ?? '';
const seatOf = (one: Made | undefined): Seat | null =>
  one === undefined ? null : 'concedes' in one ? one.concedes : (one.position.request?.seat ?? null);

/** The decision of the same player before a place that is left to be made without words; said too, it takes no words of another. */
function lastUnsaid(made: readonly Made[], needed: ReadonlySet<number>, at: number): number | null {
  for (let before = at - 1; before >= 0; before -= 1)
    if (!needed.has(before) && seatOf(made[before]) === seatOf(made[at])) return before;
  return null;
}

/** The first decision that a script makes otherwise; `null` where it makes them all, and has no more to say. */
function firstOtherwise(made: readonly Made[], entries: readonly Entry[]): number | null {
  const lines = linesOf(entries, null);
  let progress: Progress = START;
  for (const [at, one] of made.entries()) {
    // A play ends where its script is used up and nothing is under way.
    if (isUsedUp(lines, progress) && isIdle(one.position)) return made.length - 1;
    const leaves = concession(lines, progress, one.position);
    if ('concedes' in one || leaves) {
      if (!leaves || !('concedes' in one) || leaves.line.seat !== one.concedes) return at;
      progress = leaves.progress;
      continue;
    }
    const scripted = reply(lines, progress, one.position);
    if (!scripted && isDue(lines, progress, one.position)) return at;
    const answer = scripted?.answer ?? passive(one.position, lines, progress);
    if (JSON.stringify(answer) !== JSON.stringify(one.answer)) return at;
    progress = scripted?.progress ?? progress;
  }
  return isUsedUp(lines, progress) ? null : made.length - 1;
}

function allSaid(made: readonly Made[], needed: ReadonlySet<number>, apart: ReadonlySet<number>): readonly Said[] {
  const found: Said[] = [];
  for (let at = 0; at < made.length; ) {
    const one = (apart.has(at) ? null : together(made, at, needed)) ?? alone(made, at, needed);
    if (one) found.push(one);
    at = (one?.to ?? at) + 1;
  }
  return found;
}

function alone(made: readonly Made[], at: number, needed: ReadonlySet<number>): Said | null {
  const one = made[at];
  return one && needed.has(at) ? { from: at, to: at, words: wordsOf(one) } : null;
}

/** The words of one decision. */
function wordsOf(one: Made): string {
  if ('concedes' in one) return 'concede';
  return decisionWords(promptOf(one), one.answer);
}

/** Decisions from a place on that one entry says; `null` where it is one alone, or none of them has to be said. */
function together(made: readonly Made[], from: number, needed: ReadonlySet<number>): Said | null {
  const said = attack(made, from) ?? announcement(made, from, needed);
  if (said === null || said.from === said.to) return null;
  for (let at = said.from; at <= said.to; at += 1) if (needed.has(at)) return said;
  return null;
}

/** An attack, with the way to it and what is attacked. */
function attack(made: readonly Made[], from: number): Said | null {
  const seat = seatOf(made[from]);
  let at = from;
  while (isWay(made[at]) && seatOf(made[at + 1]) === seat) at += 1;
  const attacker = made[at];
  const object = made[at + 1];
  if (!attacker || !ATTACKER.some((prompt) => prompt === promptOf(attacker))) return null;
  const words = wordsOf(attacker);
  if (!object || seatOf(object) !== seat || !OBJECT.some((prompt) => prompt === promptOf(object)))
    return { from, to: at, words };
  return { from, to: at + 1, words: `${words.replace('attack with', 'attack')} ${wordsOf(object)}` };
}

/** What leads to the choice of an attacker. */
const isWay = (one: Made | undefined): boolean =>
  one !== undefined && 'answer' in one && (one.answer === 'battle' || promptOf(one) === 'battle.attack');

/** What an entry chooses beside what it begins: the prompts in the order of its words, and the word before each. */
const CHOSEN: readonly (readonly [begins: RegExp, parts: readonly (readonly [prompt: string, word: string])[]])[] = [
  [
    /^play /,
    [
      ['mode', 'mode'],
      ['target', 'on'],
      ['pay', 'paying'],
    ],
  ],
  [
    /^activate /,
    [
      ['target', 'on'],
      ['pay', 'paying'],
    ],
  ],
  [/^(?:lay|judge) /, [['pay', 'paying']]],
  [/^will /, [['will', 'as']]],
];

/** A card or ability that is played, with what its player chooses for it. */
function announcement(made: readonly Made[], from: number, needed: ReadonlySet<number>): Said | null {
  const first = made[from];
  if (!first || promptOf(first) !== 'priority') return null;
  const begins = wordsOf(first);
  const [, parts = []] = CHOSEN.find(([pattern]) => pattern.test(begins)) ?? [];
  /** The names that each part has, and whether any of them has to be said. */
  const chosen = parts.map(() => ({ names: [] as string[], said: false }));
  let to = from;
  let reached = 0;
  for (let at = from + 1; ; at += 1) {
    const one = made[at];
    if (!one || seatOf(one) !== seatOf(first) || promptOf(one) === 'priority') break;
    const part = parts.findIndex(([prompt]) => prompt === promptOf(one));
    const into = chosen[part];
    if (part < reached || into === undefined) {
      if (needed.has(at)) break;
      continue;
    }
    const names = wordsOf(one).replace(/^\S+ /, '');
    if (names !== 'none') into.names.push(names);
    // Targets are said group by group; everything else is decided once.
    reached = promptOf(one) === 'target' ? part : part + 1;
    if (!needed.has(at)) continue;
    into.said = true;
    to = at;
  }
  const words = parts.flatMap(([, word], part) => {
    const { names = [], said = false } = chosen[part] ?? {};
    return said && names.length > 0 ? [`${word} ${names.join(', ')}`] : [];
  });
  return { from, to, words: [begins, ...words].join(' ') };
}

/** The entries in the order of play: what is done while something waits to resolve answers the entry before. */
function nested(made: readonly Made[], said: readonly Said[]): readonly Entry[] {
  const start = made[0]?.position.turn.number;
  let latest = start ?? 0;
  const entries: { own: Entry; responses: Entry[] }[] = [];
  for (const { from, words } of said) {
    const one = made[from];
    if (!one) continue;
    const { number } = one.position.turn;
    // Where a game begins anew the turns are counted anew, and an entry of an earlier number would be late.
    const own: Entry = {
      [seatOf(one) === 1 ? 'B' : 'A']: words,
      ...(number === start || number < latest ? {} : { turn: number }),
    };
    latest = number;
    const last = entries.at(-1);
    if (isQuiet(one.position)) entries.push({ own, responses: [] });
    else if (last) last.responses.push(own);
    else entries.push({ own: {}, responses: [own] });
  }
  return entries.map(({ own, responses }) => (responses.length === 0 ? own : { ...own, responses }));
}
