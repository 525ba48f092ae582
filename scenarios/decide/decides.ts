/**
 * What decides a ruling: rows of the edition are taken away one at a time, the same decisions made again, and whatever changes
 * the asked fact decides. Needs no file and no clock: it runs in a browser, on any play.
 */
import type { Consulted, Engine, Mutant, Position } from '@/engine';
import { NOWHERE } from '../format/schema';
import { baseOf } from '../play/citation';
import { QUIET_ZONES } from '../play/script';
import { namesIn, valuesOf } from '../play/standing';
import {
  askedAtEnd,
  type Fact,
  type Facts,
  factKey,
  needsOnlooker,
  type Onlooker,
  standingFactsOf,
  type Value,
} from './facts';
import { firstDifference, isRemoval, rowKey, usesOf } from './removals';
import { replay, type Told } from './replay';
import type { Tape } from './tape';
import { type Added, type Change, changesAsked, type Decided, listed, type Rarity, type Removal } from './weigh';

/** A play and what is asked of it. */
export interface Ruling {
  readonly tape: Tape;
  readonly engine: Engine;
  /** The asked facts, the first one first. */
  readonly facts: readonly Fact[];
  /** Somebody who is told of a play and knows what was open to whom on the way; needed where such facts are asked. */
  readonly onlooker: ((engine: Engine) => Onlooker) | null;
  /** What is asked beside the play, as whether a deck may be played, and what was consulted for that. */
  readonly beside: { readonly consulted: readonly Consulted[]; facts(engine: Engine): Facts };
  /** The engine without rows: where many plays are asked, it is kept. */
  readonly without?: (...mutants: readonly Mutant[]) => Engine;
}

/** What came of a play, as far as facts are concerned. */
interface Outcome {
  readonly facts: Facts;
  readonly refusals: Onlooker['refusals'];
  readonly sound: boolean;
}

/** Kinds of rows that say how a position is to be read: without one the same position is another table, or another deck. */
const READING: readonly Mutant['kind'][] = [
  'layer',
  'base',
  'param',
  'keyword',
  'lending',
  'visibility',
  'back',
  'zone',
  'deckCondition',
];

/** Every row that was consulted and changes something when it is removed, as it is found: the work can be stopped after each. */
export function* removalsOf(ruling: Ruling): Generator<Removal, void> {
  for (const found of triesOf(ruling)) if (found) yield found;
}

/** What each row that was consulted changes when it is removed, row by row; `null` where that is nothing. */
function* triesOf(ruling: Ruling): Generator<Removal | null, void> {
  const { engine } = ruling;
  const original = outcomeOf(ruling, engine, 0);
  if (!original) return;
  const uses = usesIn(ruling, original);
  for (const mutant of engine.mutants()) {
    const used = uses.get(rowKey(mutant));
    if (used === undefined || !isRemoval(mutant)) continue;
    yield removalOf(ruling, original, [mutant], used);
  }
}

function removalOf(
  ruling: Ruling,
  original: Outcome,
  mutants: readonly Mutant[],
  used: readonly number[],
): Removal | null {
  const engine = (ruling.without ?? ruling.engine.without)(...mutants);
  const [mutant] = mutants;
  if (!mutant) return null;
  const at = firstDifference(ruling.tape, engine, used) ?? refusedAt(original, mutant);
  if (at === null && !mutants.some(({ kind }) => READING.includes(kind))) return null;
  const outcome = outcomeOf(ruling, engine, at ?? ruling.tape.rows.length);
  if (!outcome) return null;
  const changes = changesOf(original.facts, outcome.facts);
  const clauses = [...new Set(mutant.clauses.map(baseOf))];
  if (changes.length === 0) return null;
  return { row: rowKey(mutant), clauses, at: at ?? used.at(-1) ?? null, changes, sound: outcome.sound };
}

/** What comes of the play in an engine; `null` where that says nothing. */
function outcomeOf({ tape, facts, onlooker, beside }: Ruling, engine: Engine, from: number): Outcome | null {
  const watching = onlooker && needsOnlooker(facts) ? onlooker(engine) : null;
  const told: Told | null = watching;
  const replayed = replay(tape, engine, from, told);
  if (replayed.kind !== 'ended') return null;
  const { end } = replayed;
  return {
    facts: new Map([
      ...standingFactsOf(engine, end),
      ...askedAtEnd(engine, end, facts),
      ...(watching?.facts ?? []),
      ...beside.facts(engine),
    ]),
    refusals: watching?.refusals ?? new Map(),
    sound: end.result !== null || stranded(end) <= stranded(tape.end),
  };
}

/** How many objects wait to resolve. */
const stranded = (p: Position): number => QUIET_ZONES.reduce((sum, zone) => sum + (p.zones[zone]?.length ?? 0), 0);

function changesOf(was: Facts, would: Facts): readonly Change[] {
  const keys = new Set([...was.keys(), ...would.keys()]);
  return [...keys].flatMap((fact): readonly Change[] => {
    const before = was.get(fact) ?? absent(fact);
    const after = would.get(fact) ?? absent(fact);
    // Of a moment that never came nothing can be told.
    return after === null || same(before, after) ? [] : [{ fact, was: before, would: after }];
  });
}

/** What a fact is of which a play says nothing: what was never asked was not open, what never came about is nowhere. */
const absent = (fact: string): Value =>
  fact.startsWith('may/') ? false : /^card\/[^/]+\/zone$/.test(fact) ? NOWHERE : null;

const same = (a: Value, b: Value): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Where every row was consulted: in the play, for what is asked beside it, and for what refuses. */
function usesIn({ tape, beside }: Ruling, { refusals }: Outcome): ReadonlyMap<string, readonly number[]> {
  const uses = new Map(usesOf(tape));
  const note = (key: string, rows: readonly number[]): void => {
    if (!uses.has(key)) uses.set(key, rows);
  };
  for (const { kind, name } of beside.consulted) note(`${kind} ${name}`, []);
  for (const { verdict, row } of refusals.values())
    for (const { condition } of verdict.refusals) note(`condition ${verdict.selection}#${condition}`, [row]);
  return uses;
}

/** The row at which a condition showed that it refuses something; `null` for what refuses nothing. */
function refusedAt({ refusals }: Outcome, mutant: Mutant): number | null {
  for (const { verdict, row } of refusals.values())
    if (verdict.refusals.some(({ condition }) => rowKey(mutant) === `condition ${verdict.selection}#${condition}`))
      return row;
  return null;
}

/** What decides a ruling, by a table that says how rare each row is. */
export function decides(ruling: Ruling, rarity: Rarity): Decided {
  return drained(lookingInto(ruling, rarity)).decided;
}

/** The whole of an answer: the list, and what every removal changes. */
export interface Looked {
  readonly decided: Decided;
  readonly removals: readonly Removal[];
}

/**
 * The same a row at a time, so that a page goes on answering meanwhile. First comes a list of what can be told at once, the rows
 * that refuse what is asked and those that made it so; then `null` for every row that was looked at.
 */
export function* lookingInto(ruling: Ruling, rarity: Rarity): Generator<Decided | null, Looked> {
  const asked = ruling.facts.map(factKey);
  const original = outcomeOf(ruling, ruling.engine, 0);
  yield listed(asked, [], [...(original ? refusers(ruling, original) : []), ...makers(ruling, [])], rarity);
  const removals: Removal[] = [];
  for (const found of triesOf(ruling)) {
    if (found) removals.push(found);
    yield null;
  }
  const { added, pairs } = yield* adding(ruling, removals);
  return { decided: listed(asked, [...removals, ...pairs], added, rarity), removals };
}

/** Looks to the end. */
function drained<T>(looking: Generator<unknown, T>): T {
  for (;;) {
    const next = looking.next();
    if (next.done) return next.value;
  }
}

/** What is added to what single removals find. */
interface Beside {
  readonly added: readonly Added[];
  readonly pairs: readonly Removal[];
}

/** What stands in the list beside what single removals find, and the pairs that decide where no single row does. */
export function addedTo(ruling: Ruling, removals: readonly Removal[]): Beside {
  return drained(adding(ruling, removals));
}

function* adding(ruling: Ruling, removals: readonly Removal[]): Generator<null, Beside> {
  const asked = ruling.facts.map(factKey);
  const deciding = removals.filter((removal) => changesAsked(removal, asked));
  const original = outcomeOf(ruling, ruling.engine, 0);
  const refusing = original ? refusers(ruling, original) : [];
  const made = makers(ruling, deciding);
  const pairs = deciding.length === 0 && original ? yield* either(ruling, original, [...refusing, ...made]) : [];
  return {
    added: [
      ...refusing,
      ...made,
      ...askers(ruling),
      ...deckConditions(ruling, deciding),
      ...pairs.flatMap(({ added }) => added),
    ],
    pairs: pairs.map(({ removal }) => removal),
  };
}

/** Every condition that refuses what is asked. */
function refusers({ facts }: Ruling, { refusals }: Outcome): readonly Added[] {
  return facts.flatMap((fact) => {
    const found = refusals.get(factKey(fact));
    if (!found) return [];
    const { verdict, row } = found;
    return verdict.refusals.map(
      ({ condition, clauses }): Added => ({
        row: `condition ${verdict.selection}#${condition}`,
        clauses: [...new Set(clauses.map(baseOf))],
        roles: ['refuses'],
        at: row,
      }),
    );
  });
}

/** The rows that made the asked facts what they are. */
function makers({ tape, engine, facts }: Ruling, deciding: readonly Removal[]): readonly Added[] {
  return facts.flatMap((fact): readonly Added[] => {
    const at = madeAt(tape, engine, fact);
    const row = at === null ? undefined : tape.rows[at];
    if (at === null || !row) return [];
    const there = deciding.filter(
      (removal) => removal.at === at && removal.changes.some(({ fact: key }) => key === factKey(fact)),
    );
    if (there.length > 0)
      return there.map(({ row: of, clauses }) => ({ row: of, clauses, roles: ['makes'], at }) satisfies Added);
    return [{ row: `step ${row.step}`, clauses: [...new Set(row.clauses.map(baseOf))], roles: ['makes'], at }];
  });
}

/** The last row after which a fact was another than before; `null` where it never changed or is told by no position. */
function madeAt({ rows, start }: Tape, engine: Engine, fact: Fact): number | null {
  let made: number | null = null;
  let known = valueAt(engine, start, fact);
  let at: Position = start;
  rows.forEach(({ position }, index) => {
    if (
      position.items === at.items &&
      position.players === at.players &&
      position.effects === at.effects &&
      position.result === at.result
    )
      return;
    at = position;
    const value = valueAt(engine, position, fact);
    if (!same(value, known)) made = index;
    known = value;
  });
  return made;
}

function valueAt(engine: Engine, p: Position, fact: Fact): Value {
  switch (fact.kind) {
    case 'card': {
      const item = p.items.find(({ name }) => name === fact.card);
      const value = item ? valuesOf(engine, p, item)[fact.what] : null;
      return JSON.stringify(value ?? null);
    }
    case 'player': {
      const { life, pool } = p.players[fact.seat];
      if (fact.what === 'life') return life;
      return fact.what === 'pool' ? JSON.stringify(pool) : JSON.stringify(namesIn(engine, p, fact.what, fact.seat));
    }
    case 'result':
      return JSON.stringify(p.result?.winners ?? null);
    default:
      return null;
  }
}

/** Prompts with which a player begins or pays something: what they ask is no clause's own question. */
const COMMON_PROMPTS: readonly string[] = ['priority', 'pay', 'phase'];

/** The rows that asked what a player decided. */
function askers({ tape }: Ruling): readonly Added[] {
  return tape.points.flatMap(({ row, place, active, concedes }): readonly Added[] => {
    const asked = tape.rows[row];
    if (!active || concedes !== null || !asked || COMMON_PROMPTS.includes(place.prompt)) return [];
    return [{ row: `step ${asked.step}`, clauses: [...new Set(asked.clauses.map(baseOf))], roles: ['asks'], at: row }];
  });
}

/** A deck that may be played is so for every condition that it meets. */
function deckConditions({ facts, beside }: Ruling, deciding: readonly Removal[]): readonly Added[] {
  if (deciding.length > 0 || !facts.some(({ kind }) => kind === 'deck')) return [];
  return beside.consulted.flatMap(({ kind, name, clauses }): readonly Added[] =>
    kind === 'deckCondition'
      ? [{ row: `${kind} ${name}`, clauses: clauses.map(baseOf), roles: ['makes'], at: null }]
      : [],
  );
}

/** Two rows that suffice each. */
interface Pair {
  readonly removal: Removal;
  readonly added: readonly Added[];
}

/** Where no single row decides: two that suffice each, one of them the maker or a row that refuses. `null` for every pair tried. */
function* either(ruling: Ruling, original: Outcome, makers: readonly Added[]): Generator<null, readonly Pair[]> {
  const asked = ruling.facts.map(factKey);
  const uses = usesIn(ruling, original);
  const mutants = ruling.engine.mutants().filter((mutant) => isRemoval(mutant) && uses.has(rowKey(mutant)));
  const firsts = mutants.filter((mutant) => makers.some(({ row }) => row === rowKey(mutant)));
  const found: Pair[] = [];
  for (const first of firsts)
    for (const second of mutants) {
      if (found.length >= MOST_PAIRS || rowKey(first) === rowKey(second)) continue;
      const used = [...new Set([...(uses.get(rowKey(first)) ?? []), ...(uses.get(rowKey(second)) ?? [])])].sort(
        (a, b) => a - b,
      );
      const removal = removalOf(ruling, original, [first, second], used);
      yield null;
      if (!removal || !changesAsked(removal, asked)) continue;
      const entry = (mutant: Mutant): Added => ({
        row: rowKey(mutant),
        clauses: [...new Set(mutant.clauses.map(baseOf))],
        roles: ['either'],
        at: uses.get(rowKey(mutant))?.[0] ?? null,
      });
      found.push({ removal, added: [entry(first), entry(second)] });
    }
  return found;
}
const MOST_PAIRS = 1;
