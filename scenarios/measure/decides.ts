/** What decides every ruling: found with the coverage, kept in a generated file, read from there. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { EDITIONS, type Edition, type Engine, type Mutant, openEngine } from '@/engine';
import { addedTo, type Ruling, removalsOf } from '../decide/decides';
import { factKey } from '../decide/facts';
import { rulingOf } from '../decide/ruling';
import {
  type Added,
  changesAsked,
  type Decided,
  type Decisive,
  listed,
  type Rarity,
  type Removal,
  rarityIn,
} from '../decide/weigh';
import { cardsFor } from '../format/pool';
import type { Scenario } from '../format/schema';
import { baseOf } from '../play/citation';
import { play } from '../play/play';
import { clausesWalked } from '../play/telling';
import type { Witness } from './knockout';
import { isWithin, namedFor } from './named';

const DECIDES_FILE = 'scenarios/generated/decides.json';

const Value = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.unknown())]));
const Change = v.object({ fact: v.string(), was: Value, would: Value });
const Entry = v.object({
  row: v.string(),
  clauses: v.array(v.string()),
  roles: v.array(v.picklist(['decides', 'makes', 'asks', 'refuses', 'either'])),
  at: v.nullable(v.number()),
  changes: v.array(Change),
});
const Ruled = v.object({ asked: v.array(v.string()), entries: v.array(Entry), more: v.array(Entry) });
const Shares = v.record(v.string(), v.tuple([v.number(), v.number()]));
const EditionRarity = v.object({ scenarios: v.number(), rows: Shares });
type EditionRarity = v.InferOutput<typeof EditionRarity>;
const DecidesFile = v.object({
  /** Hash of everything that the lists depend on. */
  inputs: v.string(),
  /** By edition and row: in how many of its scenarios the row decides, and in how many it made the fact or asked a decision. */
  rarity: v.record(v.picklist(EDITIONS), EditionRarity),
  /** By scenario and edition (`barrier@fow-8.01`). */
  rulings: v.record(v.string(), Ruled),
});
export type DecidesFile = v.InferOutput<typeof DecidesFile>;

/** The last measurement. Refuses, in one line, where there is none. */
export function readDecides(): DecidesFile {
  if (!existsSync(DECIDES_FILE)) throw new Error(`${DECIDES_FILE} is not there; npm run coverage makes it`);
  return v.parse(DecidesFile, JSON.parse(readFileSync(DECIDES_FILE, 'utf8')));
}

/** How rare each row of an edition is, as last measured. */
export const rarityOf = (file: DecidesFile, edition: Edition): Rarity =>
  rarityIn(file.rarity[edition] ?? { scenarios: 1, rows: {} });

/** What removal finds for one ruling. */
interface Found {
  readonly key: string;
  readonly asked: readonly string[];
  readonly removals: readonly Removal[];
  readonly added: readonly Added[];
}

/** What decides the rulings of one edition, and how rare its rows are. */
export interface EditionDecided {
  readonly edition: Edition;
  readonly rarity: EditionRarity;
  readonly rulings: Readonly<Record<string, Decided>>;
}

/** Finds what decides every ruling of an edition that holds. */
export function decidedIn(edition: Edition, played: readonly Witness[]): EditionDecided {
  const all = foundIn(edition, played);
  const rows: Record<string, [number, number]> = {};
  const count = (row: string, at: 0 | 1): void => {
    const shares = rows[row] ?? [0, 0];
    shares[at] += 1;
    rows[row] = shares;
  };
  for (const { asked, removals, added } of all) {
    for (const row of rowsOf(removals.filter((removal) => changesAsked(removal, asked)))) count(row, 0);
    for (const row of rowsOf(added)) count(row, 1);
  }
  const rarity = { scenarios: Math.max(1, all.length), rows };
  const rulings = all.map(
    ({ key, asked, removals, added }) => [key, told(listed(asked, removals, added, rarityIn(rarity)))] as const,
  );
  return { edition, rarity, rulings: Object.fromEntries(rulings) };
}

/** Joins what was found of every edition, in their order, and writes it, a ruling a line. */
export function writeDecided(decided: readonly EditionDecided[], inputs: string): void {
  const rarity = Object.fromEntries(decided.map((one) => [one.edition, one.rarity]));
  const rulings = decided.flatMap((one) => Object.entries(one.rulings));
  const rows = rulings.map(([key, ruled]) => `${JSON.stringify(key)}:${JSON.stringify(ruled)}`);
  const head = `"inputs":${JSON.stringify(inputs)},\n"rarity":${JSON.stringify(rarity)}`;
  mkdirSync(dirname(DECIDES_FILE), { recursive: true });
  writeFileSync(DECIDES_FILE, `{\n${head},\n"rulings":{\n${rows.join(',\n')}\n}}\n`);
}

const rowsOf = (entries: readonly { readonly row: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ row }) => row));

/** What stands behind the others is told without what it changes. */
const told = ({ asked, entries, more }: Decided): Decided => ({
  asked,
  entries,
  more: more.map((entry): Decisive => ({ ...entry, changes: [] })),
});

function foundIn(edition: Edition, played: readonly Witness[]): readonly Found[] {
  const kept = new Map<string, Engine>();
  return played.flatMap(({ scenario, run }): readonly Found[] => {
    const engine = openEngine(edition, cardsFor(scenario, edition));
    const ruling = rulingOf(scenario, run, engine);
    if (ruling === null) return [];
    const shared: Ruling = scenario.cards ? ruling : { ...ruling, without: keeping(engine, kept) };
    const removals = [...removalsOf(shared)];
    const { added, pairs } = addedTo(shared, removals);
    const asked = ruling.facts.map(factKey);
    return [{ key: `${scenario.id}@${edition}`, asked, removals: [...removals, ...pairs], added }];
  });
}

/** Engines without a row, made once for all scenarios that play with the same cards. */
const keeping =
  (engine: Engine, kept: Map<string, Engine>) =>
  (...mutants: readonly Mutant[]): Engine => {
    const key = mutants.map(({ kind, name, variant }) => `${kind} ${name} ${variant}`).join();
    const made = kept.get(key) ?? engine.without(...mutants);
    if (mutants.length === 1) kept.set(key, made);
    return made;
  };

/** How the lists compare with the clauses that the scenarios name themselves. */
export interface Hits {
  readonly edition: Edition;
  readonly rulings: number;
  /** Entries for each ruling, on average and at most. */
  readonly entries: number;
  readonly most: number;
  readonly empty: readonly string[];
  /** Rulings whose texts name clauses, and how many of these lists have one of those. */
  readonly naming: number;
  readonly hit: number;
  readonly misses: readonly {
    readonly key: string;
    readonly named: readonly string[];
    readonly entries: readonly Decisive[];
    /** Of each clause that is named, why it is not in the list. */
    readonly causes: readonly string[];
  }[];
}

/** Which half of the scenarios is put aside: what is tuned is tuned on the other. */
export const isAside = ({ id }: Pick<Scenario, 'id'>): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;

/** Compares the lists of one half of the scenarios with what they name. */
export function hitsOf(file: DecidesFile, scenarios: readonly Scenario[], aside: boolean): readonly Hits[] {
  const half = scenarios.filter((scenario) => isAside(scenario) === aside);
  return EDITIONS.map((edition) => {
    const found = half.flatMap((scenario) => {
      const key = `${scenario.id}@${edition}`;
      const ruled = file.rulings[key];
      return ruled ? [{ key, scenario, ruled, named: [...namedFor(scenario, edition).texts] }] : [];
    });
    const naming = found.filter(({ named }) => named.length > 0);
    const missing = naming.filter(({ ruled, named }) => !ruled.entries.some((entry) => says(entry, named)));
    return {
      edition,
      rulings: found.length,
      entries: found.reduce((sum, { ruled }) => sum + ruled.entries.length, 0) / Math.max(1, found.length),
      most: Math.max(0, ...found.map(({ ruled }) => ruled.entries.length)),
      empty: found.flatMap(({ key, ruled }) => (ruled.entries.length === 0 ? [key] : [])),
      naming: naming.length,
      hit: naming.length - missing.length,
      misses: missing.map(({ key, scenario, named, ruled }) => ({
        key,
        named,
        entries: ruled.entries,
        causes: causesOf(scenario, edition, ruled, named),
      })),
    };
  });
}

/** Why clauses that a scenario names are not in its list: the measure put them behind, the engine has no row for them, … */
function causesOf(
  scenario: Scenario,
  edition: Edition,
  { more }: Pick<Decided, 'more'>,
  named: readonly string[],
): readonly string[] {
  const cited = [...openEngine(edition, {}).citations().keys()];
  const walked = clausesWalked(play(scenario, edition)).map(({ clause }) => baseOf(clause));
  return named.map((id) => {
    const behind = more.some((entry) => says(entry, [id]));
    if (behind) return `${id} stands behind (the measure’s)`;
    if (!says({ clauses: cited }, [id])) return `${id} has no row (the engine’s)`;
    if (!says({ clauses: walked }, [id])) return `${id} is not walked (the scenario’s)`;
    return `${id} is walked, but without it alone nothing that is asked changes (the measure’s, or the engine’s)`;
  });
}

/** Whether an entry has one of the clauses, or a part of one. */
const says = ({ clauses }: Pick<Decisive, 'clauses'>, named: readonly string[]): boolean =>
  clauses.some((clause) => named.some((one) => isWithin(clause.replace(/^reconstructed:[^/]+\//, ''), one)));
