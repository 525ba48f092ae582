/**
 * A table of one's own: where it starts, and the play that led on from it. Every change plays the same decisions again; what no
 * longer fits is kept aside, with the reason. Pure: the page shows what comes of it.
 */
import {
  type Answer,
  answers,
  type CardDefinition,
  type Edition,
  type Engine,
  type Move,
  type Position,
} from '@/engine';
import { lineFrom } from '@/scenarios/explore/explore';
import { checkScenario, faultLine } from '@/scenarios/format/parse';
import type { Entry, Scenario, ZONES } from '@/scenarios/format/schema';
import type { Failure } from '@/scenarios/play/failure';
import { passive } from '@/scenarios/play/passive';
import { play, type Run } from '@/scenarios/play/play';
import { isIdle, linesOf, type Line as ScriptLine, START } from '@/scenarios/play/script';
import type { Table } from '@/scenarios/write/link';
import { type Made, scriptOf } from '@/scenarios/write/script';
import { stepWordsAt } from '../_watch/line/sought';

export type Player = 'A' | 'B';
export type Zone = (typeof ZONES)[number];
type Side = NonNullable<Scenario['position']['A']>;
export type Placed = Exclude<NonNullable<Side['field']>[number], string>;

/** A table that was played: what it is then, and what came of it. */
export interface Benched {
  readonly table: Table;
  readonly scenario: Scenario;
  readonly run: Run;
  /** Entries that could not be played any more, and what keeps the first of them from it. */
  readonly aside: readonly Entry[];
  readonly why: Failure | null;
}

export type Played =
  | { readonly ok: true; readonly benched: Benched }
  /** The table itself cannot be: in a line, in the words of the check. */
  | { readonly ok: false; readonly line: string };

/** Plays a table under one edition, as far as its script fits. */
export function played(table: Table, edition: Edition, engine?: Engine): Played {
  const read = checkScenario({ ...table, editions: [edition], id: 'table', draft: true }, 'table');
  if (!read.ok) return { ok: false, line: read.faults.map(faultLine)[0] ?? '' };
  let { script, until } = read.scenario;
  let aside: readonly Entry[] = [];
  let why: Failure | null = null;
  for (;;) {
    const scenario = { ...read.scenario, script, until };
    const run = play(scenario, edition, { unexplored: true, ...(engine && { engine }) });
    const late = heldTo(script, run);
    if (late) {
      script = late;
      continue;
    }
    const unfit = run.failures.find(isOfEntry);
    const left = until === undefined && !unfit && run.failures.some(isEndless) ? firstUnasked(run) : null;
    if (left !== null) {
      until = left;
      continue;
    }
    if (!unfit) {
      const [failure] = run.failures.filter(({ kind }) => kind !== 'missing');
      if (run.start === null || failure) return { ok: false, line: failure?.message ?? '' };
      return { ok: true, benched: { table: { ...table, editions: [edition], script }, scenario, run, aside, why } };
    }
    const [kept, rest] = cutAt(script, unfit.path.slice(1));
    if (count(kept) >= count(script)) return { ok: false, line: unfit.message };
    script = kept;
    aside = [...rest, ...aside];
    why = unfit;
  }
}

/** Whether an entry of the script is what fails: a decision that is open is none, it is what comes next. */
const isOfEntry = ({ kind, path }: Failure): boolean => kind !== 'missing' && path[0] === 'script' && path.length > 1;

/** Whether a play came to no end by itself. */
const isEndless = ({ kind, path }: Failure): boolean => kind === 'crash' && path[0] === 'script' && path.length === 1;

/** The first decision after those of the script, as a file names its step: there a play is left that would go on for ever. */
function firstUnasked({ rows, decisions }: Run): string | null {
  const at = decisions[decisions.findLastIndex(({ line }) => line !== null) + 1]?.row;
  return at === undefined ? null : stepWordsAt({ rows }, at);
}

/**
 * The script with the first entry that came only in a later turn held to that of the entry before it: what a change made impossible
 * is put aside, with what refuses it, and does not wait for a turn that nobody spoke of. `null` where there is none.
 */
function heldTo(script: readonly Entry[], { notes, decisions, rows, start }: Run): Entry[] | null {
  const path = notes.find(({ path: [first] }) => first === 'script')?.path.slice(1);
  if (path === undefined || start === null) return null;
  const scripted = decisions.filter(({ line }) => line !== null);
  const at = scripted.findIndex(({ line }) => line?.path.slice(1).join() === path.join());
  const before = at > 0 ? rows[scripted[at - 1]?.row ?? -1]?.position : start;
  return withTurn(script, path, (before ?? start).turn.number);
}

function withTurn(script: readonly Entry[], [at, , ...deeper]: readonly (string | number)[], turn: number): Entry[] {
  return script.map((entry, index) => {
    if (index !== at) return entry;
    return deeper.length === 0
      ? { ...entry, turn }
      : { ...entry, responses: withTurn(entry.responses ?? [], deeper, turn) };
  });
}

/** A script before an entry, and from it on. */
function cutAt(
  script: readonly Entry[],
  [index, , ...deeper]: readonly (string | number)[],
): readonly [Entry[], Entry[]] {
  const at = typeof index === 'number' ? index : 0;
  const entry = script[at];
  if (entry?.responses === undefined || deeper.length === 0) return [script.slice(0, at), script.slice(at)];
  const [kept, rest] = cutAt(entry.responses, deeper);
  return [
    [...script.slice(0, at), { ...entry, responses: kept }],
    [...rest, ...script.slice(at + 1)],
  ];
}

const count = (script: readonly Entry[]): number =>
  script.reduce((sum, { A, B, responses }) => sum + ((A ?? B) ? 1 : 0) + count(responses ?? []), 0);

/**
 * The table with another answer to a decision of its play, by number: what was decided after it is tried again. After the last
 * decision what nobody could do otherwise is done as well, as long as the phase lasts.
 * @returns the table as it is where there is no such decision
 */
export function answered(
  { table, run }: Pick<Benched, 'table' | 'run'>,
  engine: Engine,
  number: number,
  answer: Answer,
): Table {
  const made = madeIn(run);
  const isOpen = number >= made.length;
  const position = isOpen ? run.end : made[number]?.position;
  if (!position?.request) return table;
  const one = { position, answer };
  const script = scriptOf([...made.slice(0, number), one, ...(isOpen ? soleAfter(engine, one) : [])]);
  return { ...table, script: [...script, ...after(table, run, number)] };
}

/** What comes after a decision by itself: passes of those who can do nothing else, up to a choice or another phase. */
function soleAfter(engine: Engine, { position, answer }: { position: Position; answer: Answer }): readonly Made[] {
  const { turn } = position;
  const made: Made[] = [];
  for (let next = engine.answer(position, answer); next.ok && made.length < MOST_ASKED; ) {
    const p = engine.advance(next.position);
    const [only, other] = p.request ? answers(p.request.space, 2).list : [];
    if (!isIdle(p) || p.turn.number !== turn.number || p.turn.phase !== turn.phase) break;
    if (only === undefined || other !== undefined) break;
    made.push({ position: p, answer: only });
    next = engine.answer(p, only);
  }
  return made;
}

/** The table with what was decided up to a row of its play, and then a line that was explored from there. */
export function withLine(
  { table, run }: Pick<Benched, 'table' | 'run'>,
  row: number,
  engine: Engine,
  line: readonly Move[],
): Table {
  const from = run.rows[row]?.position ?? run.start;
  if (from === null) return table;
  const before = madeIn(run).slice(0, run.decisions.filter((one) => one.row < row).length);
  return { ...table, script: [...scriptOf([...before, ...lineFrom(engine, from, line)])] };
}

/** The phases in which the turn player may begin something, by the names of both games. */
const MAIN: readonly string[] = ['main', 'main1'];
/** A crash guard: no turn asks so often. */
const MOST_ASKED = 200;

/**
 * The table with everybody passing through the rest of the turn, up to where the next player may begin something.
 * @returns `null` where the game ends before that, or where somebody has to choose
 */
export function throughTurn({ table, run }: Pick<Benched, 'table' | 'run'>, engine: Engine): Table | null {
  const { start, end } = run;
  if (start === null || end === null || !isIdle(end)) return null;
  const made = [...madeIn(run)];
  let p = end;
  for (let asked = 0; asked < MOST_ASKED && p.request; asked += 1) {
    const { turn, request } = p;
    const begins = turn.number > end.turn.number && MAIN.includes(turn.phase);
    if (begins && request.prompt === 'priority' && request.seat === turn.player && isIdle(p))
      return { ...table, script: [...scriptOf(made)] };
    const answer = passive(p, [], START);
    const given = answer === null ? null : engine.answer(p, answer);
    if (answer === null || !given?.ok) return null;
    made.push({ position: p, answer });
    p = engine.advance(given.position);
  }
  return null;
}

/** The decisions of a play with the positions in which they were asked. */
function madeIn({ start, rows, decisions }: Run): readonly Made[] {
  return decisions.flatMap(({ row, answer }) => {
    const position = rows[row]?.position ?? start;
    return position ? [{ position, answer }] : [];
  });
}

/** The entries that a decision, and those before it, did not begin, in order. */
function after({ script }: Table, { edition, decisions }: Run, number: number): readonly Entry[] {
  const begun = new Set(decisions.slice(0, number + 1).map(({ line }) => line?.path.join()));
  const entries: Entry[] = [];
  for (const line of linesOf(script, edition)) {
    if (begun.has(line.path.join())) continue;
    const entry = entryOf(line);
    const last = entries.at(-1);
    if (line.initiative) entries.push(entry);
    else if (last) entries[entries.length - 1] = { ...last, responses: [...(last.responses ?? []), entry] };
    else entries.push({ responses: [entry] });
  }
  return entries;
}

const entryOf = ({ seat, words, at, turn }: ScriptLine): Entry => ({
  [seat === 0 ? 'A' : 'B']: words,
  ...(at === undefined ? {} : { at }),
  ...(turn === undefined ? {} : { turn }),
});

/** The cards that a player has in a zone, each as a mapping. */
export const placedIn = ({ position }: Table, player: Player, zone: Zone): readonly Placed[] =>
  (position[player]?.[zone] ?? []).map((one) => (typeof one === 'string' ? { card: one } : one));

/** What a card of the start is called. */
export const nameOf = ({ card, as }: Placed): string => as ?? card;

/** The table with one more card. It is called by its key, or by the key and a number; one of one's own is a card by itself. */
export function put(
  table: Table,
  player: Player,
  zone: Zone,
  card: string,
  own?: CardDefinition,
  state: Partial<Placed> = {},
): Table {
  const as = freeName(table, card);
  const one = { card: own ? as : card, as, ...state };
  const placed = withZone(table, player, zone, [...placedIn(table, player, zone), one]);
  return own ? { ...placed, cards: { ...table.cards, [as]: own } } : placed;
}

/** A name that neither a card on the table nor a card of one's own has: the word, or the word and a number. */
function freeName(table: Table, word: string): string {
  const taken = new Set([...everyName(table), ...Object.keys(table.cards ?? {})]);
  let name = word;
  for (let count = 2; taken.has(name); count += 1) name = `${word}-${count}`;
  return name;
}

/** The table with another definition of a card of the start: one of the pool becomes a card of one's own. */
export function redefined(table: Table, name: string, own: CardDefinition): Table {
  const placed = PLAYERS.flatMap((player) =>
    zonesOf(table.position[player]).flatMap((zone) => placedIn(table, player, zone)),
  );
  const card = placed.find((one) => nameOf(one) === name);
  if (!card) return table;
  const isOwn = Object.hasOwn(table.cards ?? {}, card.card);
  const key = isOwn ? card.card : freeName(table, `own-${card.card}`);
  const made = { ...table, cards: { ...table.cards, [key]: own } };
  return isOwn ? made : changed(made, name, { card: key, as: name });
}

const PLAYERS: readonly Player[] = ['A', 'B'];
const zonesOf = (side: Side | undefined): readonly Zone[] =>
  Object.keys(side ?? {}).filter((key): key is Zone => key !== 'life' && key !== 'pool');

const everyName = (table: Table): readonly string[] =>
  PLAYERS.flatMap((player) =>
    zonesOf(table.position[player]).flatMap((zone) => placedIn(table, player, zone).map(nameOf)),
  );

/** The table with a card of the start changed; `null` takes it away. */
export function changed(table: Table, name: string, change: Partial<Placed> | null): Table {
  for (const player of PLAYERS)
    for (const zone of zonesOf(table.position[player])) {
      const cards = placedIn(table, player, zone);
      const at = cards.findIndex((one) => nameOf(one) === name);
      const card = cards[at];
      if (!card) continue;
      const next = change === null ? [] : [withoutUnset({ ...card, ...change })];
      const made = withZone(table, player, zone, [...cards.slice(0, at), ...next, ...cards.slice(at + 1)]);
      return change === null ? withoutCard(made, card.card) : made;
    }
  return table;
}

/** The table without a card of one's own that lies nowhere any more and that no other text names. */
function withoutCard(table: Table, key: string): Table {
  const { [key]: gone, ...cards } = table.cards ?? {};
  return gone === undefined || JSON.stringify([table.position, cards]).includes(`"${key}"`)
    ? table
    : { ...table, cards };
}

/** What is false or nothing need not be said. */
const withoutUnset = (placed: Placed): Placed => {
  const { rested, damage, fresh, face, ...rest } = placed;
  return {
    ...rest,
    ...(rested ? { rested } : {}),
    ...(damage ? { damage } : {}),
    ...(fresh ? { fresh } : {}),
    ...(face ? { face } : {}),
  };
};

function withZone(table: Table, player: Player, zone: Zone, cards: readonly Placed[]): Table {
  const { [zone]: _, ...side } = table.position[player] ?? {};
  const next = cards.length === 0 ? side : { ...side, [zone]: [...cards] };
  return { ...table, position: { ...table.position, [player]: next } };
}

/** The table with a player's life. */
export const withLife = (table: Table, player: Player, life: number): Table => ({
  ...table,
  position: { ...table.position, [player]: { ...table.position[player], life } },
});
