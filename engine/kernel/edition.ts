/**
 * An edition is a table. Whoever realises a clause stands in a row of it, with the clause: a step, a condition, a
 * parameter, an outcome, a rules process, a layer. `compile` turns the table into what the machine runs.
 */
import type { ClauseIds, DocId } from '../generated/clauses';
import type { Ability, Automatic, CardDefinition, Occurrence } from './card';
import type { Characteristics } from './characteristics';
import type { Ctx } from './context';
import type { Chooser } from './happen';
import type { Look } from './look';
import type { Outcome } from './outcome';
import type { Event, EventKind, Item, Modification, Option, SelectionArgs, Zone, ZoneKey } from './position';
import type { PrintedPool } from './printed';

/** The types one game brings: its parameters. */
export interface GameTypes {
  readonly params: object;
}

/** A clause of the document, a part of one (`806.2a#2`), a reading of a garbled source, or a lost clause rebuilt from a sister document. */
export type Citation<D extends DocId> =
  | ClauseIds[D]
  | `${ClauseIds[D]}#${number}`
  | `reading:E${number}`
  | `reconstructed:${DocId}/${string}`;

export type Step<G extends GameTypes> = (x: Ctx<G>) => Outcome;
export interface Test<G extends GameTypes> {
  (look: Look<G>, option: Option, args: SelectionArgs): boolean;
  /** The answer is the same for every option (`ofMoment`). */
  readonly moment?: (look: Look<G>, args: SelectionArgs) => boolean;
  /** It goes through many objects (`searching`). */
  readonly searches?: true;
}
/** A condition of the moment: where it fails, no options are put together only to be refused. */
export const ofMoment = <G extends GameTypes>(moment: NonNullable<Test<G>['moment']>): Test<G> =>
  Object.assign((look: Look<G>, _: Option, args: SelectionArgs) => moment(look, args), { moment });

/** A condition that goes through many objects. No condition rests on another; so without a trace it is asked last. */
export const searching = <G extends GameTypes>(test: Test<G>): Test<G> =>
  Object.assign<Test<G>, Pick<Test<G>, 'searches'>>((look, option, args) => test(look, option, args), {
    searches: true,
  });

export type Candidates<G extends GameTypes> = (look: Look<G>, args: SelectionArgs) => readonly Option[];
export type Collect<G extends GameTypes> = (look: Look<G>) => readonly Event[];
/** What an event comes to under these rules; `null` where the row has no say. */
export type Becomes<G extends GameTypes> = (look: Look<G>, event: Event) => readonly Event[] | null;

/** How printed characteristics start out, by the object alone; `null` where the row has no say. */
export type Base<G extends GameTypes> = (look: Look<G>, item: Item, base: Characteristics) => Characteristics | null;

/** Whether an occurrence lets this ability of this object trigger under these rules; `all`: those of the same batch that it waits for. */
export type Triggers<G extends GameTypes> = (
  look: Look<G>,
  source: Item,
  ability: Automatic,
  event: Event,
  all: readonly Event[],
) => boolean;

export type Row<Run, C> = readonly [name: string, run: Run, ...clauses: C[]];

export interface SelectionTable<G extends GameTypes, C> {
  readonly candidates: Candidates<G>;
  readonly conditions: readonly Row<Test<G>, C>[];
}

/** A layer of continuous effects: which parts of a modification it applies. */
export type LayerPart = Exclude<keyof Modification, 'filter' | 'self'>;

export interface ZoneSchema {
  /** One zone for both players. */
  readonly shared?: true;
  /** Whose zone a card goes to: its owner's, or its controller's. */
  readonly side: 'owner' | 'controller';
  /** Whether plays and abilities wait here to resolve: the chase, the stack. */
  readonly chase?: true;
  /** Who may see the faces of the cards in it. */
  readonly seen: 'all' | 'owner' | 'none';
}

export type ParamTable<P, C> = { readonly [K in keyof P]: readonly [value: P[K], ...clauses: C[]] };

export interface EditionTable<G extends GameTypes, D extends DocId> {
  readonly id: D;
  readonly zones: Readonly<Record<Zone, readonly [schema: ZoneSchema, ...clauses: Citation<D>[]]>>;
  readonly procedures: Readonly<Record<string, readonly Row<Step<G>, Citation<D>>[]>>;
  readonly params: ParamTable<G['params'], Citation<D>>;
  /** Every value a parameter can have in some edition. */
  readonly paramValues: { readonly [K in keyof G['params']]: readonly G['params'][K][] };
  readonly selections: Readonly<Record<string, SelectionTable<G, Citation<D>>>>;
  /** Names of the selections a player with priority chooses from. */
  readonly actions: readonly string[];
  readonly outcomes: Readonly<Partial<Record<EventKind, readonly Row<Becomes<G>, Citation<D>>[]>>>;
  /** Rules processes in groups; a group is collected and performed as one batch, then the next. */
  readonly ruleProcesses: readonly (readonly Row<Collect<G>, Citation<D>>[])[];
  readonly base: readonly Row<Base<G>, Citation<D>>[];
  readonly layers: readonly Row<readonly LayerPart[], Citation<D>>[];
  /** Conditions an automatic ability must pass to trigger. */
  readonly triggers: readonly Row<Triggers<G>, Citation<D>>[];
  /** Who chooses between replacement effects. */
  readonly choosers: readonly Row<Chooser<G>, Citation<D>>[];
  /** Clauses of replacement: how often, and who chooses. */
  readonly replacement: readonly Citation<D>[];
  /** Zones whose cards' abilities work, and the clauses that say so. */
  readonly activeZones: readonly [zones: readonly Zone[], ...clauses: Citation<D>[]];
  /** What a keyword means where it stands for other abilities (Explode). */
  readonly keywordTexts: Readonly<Record<string, readonly [ability: Ability, ...clauses: Citation<D>[]]>>;
  /** Procedure run after every batch, if the edition has one. */
  readonly afterCommit: string | null;
  /** Zones between which a card stays the same object. */
  readonly identityZones: (look: Look<G>) => readonly Zone[];
  /** Whether the procedure after a batch has anything to do. */
  readonly needsAfterCommit: (look: Look<G>) => boolean;
  /** Whether a resolved effect on "all …" stays with those it found. */
  readonly effectsLock: (look: Look<G>) => boolean;
  /** Whether an effect that takes all abilities takes keywords too. */
  readonly keywordsLost: (look: Look<G>) => boolean;
  /** Whether within a layer effects on their own source come before others; absent: timestamps alone decide. */
  readonly selfFirst?: (look: Look<G>) => boolean;
  /** Who damaged what, and damage a player has yet to take, stand in the notes (`wounds`, `owed`). */
  readonly remembersDamage?: true;
}

export interface Realiser<Run> {
  readonly name: string;
  /** The name with that of the table it stands in, as the trace says it: `selection#condition`. */
  readonly label: string;
  readonly run: Run;
  readonly clauses: readonly string[];
}

/** A step in its place: the name of the one that follows it, `null` for the last. */
export interface PlacedStep<G extends GameTypes> extends Realiser<Step<G>> {
  readonly following: string | null;
}

/** What can be chosen, and under which conditions. */
export interface Selection<G extends GameTypes> {
  readonly candidates: Candidates<G>;
  readonly conditions: readonly Realiser<Test<G>>[];
  /** The first of the conditions, as far as they are of the moment; and those that follow. */
  readonly moment: readonly Realiser<NonNullable<Test<G>['moment']>>[];
  readonly others: readonly Realiser<Test<G>>[];
  /** The same as `others`, those that search last. */
  readonly searchingLast: readonly Realiser<Test<G>>[];
}

/** What a keyword means, with its clauses. */
export interface KeywordText {
  readonly keyword: string;
  readonly ability: Ability;
  readonly clauses: readonly string[];
}

export interface Procedure<G extends GameTypes> {
  /** Name of the step it begins with. */
  readonly first: string | undefined;
  readonly steps: ReadonlyMap<string, PlacedStep<G>>;
}

/** A compiled edition with its cards: all the machine needs, and nothing of a game in progress. */
export interface Ruleset<G extends GameTypes> {
  readonly id: DocId;
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly printed: PrintedPool;
  /** What the abilities of any card of the pool wait for. */
  readonly waitsFor: ReadonlySet<Occurrence['on']>;
  /** Whether any card of the pool replaces anything, so that the search can be left out where none does. */
  readonly anyReplaces: boolean;
  readonly zones: Readonly<Record<Zone, ZoneSchema>>;
  /** A zone with each player; a shared zone's are the same. */
  readonly zoneKeys: Readonly<Record<Zone, readonly [ZoneKey, ZoneKey]>>;
  readonly zoneClauses: Readonly<Record<Zone, readonly string[]>>;
  readonly procedures: ReadonlyMap<string, Procedure<G>>;
  readonly params: ParamTable<G['params'], string>;
  readonly paramClauses: Readonly<Record<string, readonly string[]>>;
  readonly selections: Readonly<Record<string, Selection<G>>>;
  readonly actions: readonly string[];
  readonly outcomes: Readonly<Partial<Record<EventKind, readonly Realiser<Becomes<G>>[]>>>;
  readonly ruleProcesses: readonly (readonly Realiser<Collect<G>>[])[];
  readonly base: readonly Realiser<Base<G>>[];
  readonly layers: readonly Realiser<readonly LayerPart[]>[];
  readonly triggers: readonly Realiser<Triggers<G>>[];
  readonly choosers: readonly Realiser<Chooser<G>>[];
  readonly replacement: readonly string[];
  readonly activeZones: readonly Zone[];
  /** The same, with their players. */
  readonly activeKeys: readonly ZoneKey[];
  readonly keywordTexts: readonly KeywordText[];
  readonly afterCommit: string | null;
  readonly identityZones: (look: Look<G>) => readonly Zone[];
  readonly needsAfterCommit: (look: Look<G>) => boolean;
  readonly effectsLock: (look: Look<G>) => boolean;
  readonly keywordsLost: (look: Look<G>) => boolean;
  readonly selfFirst: (look: Look<G>) => boolean;
  readonly remembersDamage: boolean;
}

/** One change to an edition that a scenario should notice: which row is knocked out, and how. */
export interface Mutant {
  readonly kind:
    | 'step'
    | 'condition'
    | 'param'
    | 'outcome'
    | 'ruleProcess'
    | 'layer'
    | 'base'
    | 'keyword'
    | 'trigger'
    | 'chooser';
  /** `procedure#step`, `selection#condition`, the parameter, `event#row`, the process, the layer … */
  readonly name: string;
  /** `skip`, `true`, `false`, `none`, `all`, or the JSON of the other value. */
  readonly variant: string;
  readonly clauses: readonly string[];
}
