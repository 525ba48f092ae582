/**
 * An edition is a table. Whoever realises a clause stands in a row of it, with the clause: a step, a condition, a
 * parameter, an outcome, a rules process, a layer. `compile` turns the table into what the machine runs.
 */
import type { ClauseIds, DocId } from '../../generated/clauses';
import type { Ability, Meaning, Occurrence, Op, Takes } from '../position/card';
import type { Event, EventKind, Item, Modification, Zone } from '../position/position';
import type { WordLists } from '../position/word-lists';
import type { DeckTest } from '../view/deck';
import type { Language } from '../view/language';
import type { Look } from '../view/look';
import type { BesideTraits, Lends } from '../view/printed';
import type {
  AfterCommit,
  Agreement,
  Bars,
  Base,
  Becomes,
  Belonging,
  Candidates,
  Chooser,
  Collect,
  Completes,
  Costs,
  Counting,
  FindsNothing,
  Following,
  GameTypes,
  LayerPart,
  Offers,
  ParamTable,
  Redirects,
  Remembering,
  Repeats,
  Sees,
  Settled,
  Sides,
  StateByCounter,
  Step,
  StillTriggered,
  Test,
  Triggers,
  ZoneSchema,
} from '../view/ruleset';

/** A clause of the document, a part of one (`806.2a#2`), a reading of a garbled source, or a lost clause rebuilt from a sister document. */
export type Citation<D extends DocId> =
  | ClauseIds[D]
  | `${ClauseIds[D]}#${number}`
  | `reading:E${number}`
  | `reconstructed:${DocId}/${string}`;

export type Row<Run, C> = readonly [name: string, run: Run, ...clauses: C[]];

export interface SelectionTable<G extends GameTypes, C> {
  readonly candidates: Candidates<G>;
  /** The types of cards that it is about: where no card of the pool speaks of any of them it offers nothing; absent: of any. */
  readonly types?: readonly string[];
  readonly conditions: readonly Row<Test<G>, C>[];
}

export interface EditionTable<G extends GameTypes, D extends DocId> {
  readonly id: D;
  /** What the words of its cards mean. */
  readonly language: Language;
  /** The words that it gives a meaning; some lists are those of a table. */
  readonly words: Omit<WordLists, 'zones' | 'phases' | 'permissions' | 'playerPermissions' | 'limits' | 'operations'>;
  readonly zones: Readonly<Record<Zone, readonly [schema: ZoneSchema, ...clauses: Citation<D>[]]>>;
  readonly procedures: Readonly<Record<string, readonly Row<Step<G>, Citation<D>>[]>>;
  readonly params: ParamTable<G['params'], Citation<D>>;
  /** Every value a parameter can have in some edition. */
  readonly paramValues: { readonly [K in keyof G['params']]: readonly G['params'][K][] };
  readonly selections: Readonly<Record<string, SelectionTable<G, Citation<D>>>>;
  /** Names of the selections a player with priority chooses from. */
  readonly actions: readonly string[];
  /** What keeps an event from happening, before anything could replace it; among outcomes by name. */
  readonly bars: Readonly<Partial<Record<EventKind, readonly Row<Bars<G>, Citation<D>>[]>>>;
  /** Where moves go instead, before anything could replace them; among outcomes of moves by name. Absent: each goes where it is sent. */
  readonly redirects?: readonly Row<Redirects<G>, Citation<D>>[];
  readonly outcomes: Readonly<Partial<Record<EventKind, readonly Row<Becomes<G>, Citation<D>>[]>>>;
  /** Rules processes in groups; a group is collected and performed as one batch, then the next. */
  readonly ruleProcesses: readonly (readonly Row<Collect<G>, Citation<D>>[])[];
  /** Who sees what otherwise than its zone says; the first row that has a say decides. */
  readonly visibility: readonly Row<Sees<G>, Citation<D>>[];
  /** Who sees the side of a card that is not up; absent where nobody ever does. */
  readonly backs?: readonly Row<Sees<G>, Citation<D>>[];
  /** Abilities whose effect is a part of the base; where absent, there are none. */
  readonly isBaseAbility?: (ability: Ability) => boolean;
  readonly base: readonly Row<Base<G>, Citation<D>>[];
  readonly layers: readonly Row<readonly LayerPart[], Citation<D>>[];
  /** What is made of an object once every layer has been applied to it. */
  readonly last: readonly Row<Base<G>, Citation<D>>[];
  /** Conditions an automatic ability must pass to trigger. */
  readonly triggers: readonly Row<Triggers<G>, Citation<D>>[];
  /** Which cards may be revealed as the event comes that they wait for; without a row the edition knows no such cards. */
  readonly offers: readonly Row<Offers<G>, Citation<D>>[];
  /** From which side of its move a moved card is read; the first row that has a say decides, without one it is the side it left. */
  readonly sides: readonly Row<Sides<G>, Citation<D>>[];
  /** What counts as a state ability that is still triggered; without a row the edition knows no such abilities. */
  readonly stillTriggered: readonly Row<StillTriggered<G>, Citation<D>>[];
  /** Who chooses between replacement effects. */
  readonly choosers: readonly Row<Chooser<G>, Citation<D>>[];
  /** The word by which cards say that something has no attribute, which is itself none; absent: there is no such word. */
  readonly noAttribute?: readonly [word: string, ...clauses: Citation<D>[]];
  /** Words that cards write among traits and that are none: what sets traits leaves them; absent: there are none. */
  readonly besideTraits?: readonly [words: BesideTraits, ...clauses: Citation<D>[]];
  /** Zones by the names that old cards call them by, and what is meant there today; absent: there are none. */
  readonly formerZones?: readonly (readonly [former: Zone, zone: Zone, ...clauses: Citation<D>[]])[];
  /** How often a delayed ability triggers whose text does not say so. */
  readonly delayed: readonly ['once', ...clauses: Citation<D>[]];
  /** Events that are one of their kind so many times, one after the other. */
  readonly repeats?: readonly Row<Repeats<G>, Citation<D>>[];
  /** Zones of which several cards are moved one after the other, from the top: their owner has no order to choose. */
  readonly oneByOne?: readonly (readonly [zone: Zone, ...clauses: Citation<D>[]])[];
  /** What has to be chosen for an event before it can happen. */
  readonly completes?: Readonly<Partial<Record<EventKind, readonly Row<Completes<G>, Citation<D>>[]>>>;
  /** How the cost of a play is found, in this order. */
  readonly costs: readonly Row<Costs<G>, Citation<D>>[];
  /** The piles that a player prepares, and what they have to be like. */
  readonly deckPiles: readonly (readonly [pile: string, ...clauses: Citation<D>[]])[];
  readonly deckConditions: readonly Row<DeckTest, Citation<D>>[];
  /** Rules that hold only where players agree on them: texts do not speak of a zone that is not used. */
  readonly agreements?: readonly Row<Agreement, Citation<D>>[];
  /** Zones whose cards' abilities work, each with the clauses that say so. */
  readonly activeZones: readonly (readonly [zone: Zone, ...clauses: Citation<D>[]])[];
  /** Zones from which cards, or copies of them, could be played. */
  readonly playedFrom: readonly Zone[];
  /**
   * Where a card lies that a text means by the name of a type and no zone; without a type, by a race or trait (`trait`), or as a
   * card and nothing else (`card`); and where, of these, what it counts lies (`counted`). Absent, or of other types: wherever
   * abilities work.
   */
  readonly typeZones?: readonly (readonly [type: string, zones: readonly Zone[], ...clauses: Citation<D>[]])[];
  /** What texts can permit against its rows, and the clauses by which the text prevails. */
  readonly permissions: Readonly<Record<string, readonly Citation<D>[]>>;
  /** The same, of players. */
  readonly playerPermissions: Readonly<Record<string, readonly Citation<D>[]>>;
  /** Numbers that the rules set for a player. */
  readonly limitRules: Readonly<Record<string, (look: Look<G>) => number>>;
  /** Those of them that texts change, and the clauses by which they may. */
  readonly limits: Readonly<Record<string, readonly Citation<D>[]>>;
  /** What keywords mean where they stand for other abilities (Explode); a keyword can have several rows. */
  readonly keywordTexts: readonly Row<Meaning, Citation<D>>[];
  /** Which abilities of a card that lies on another the latter has in its stead; absent: none. */
  readonly lends?: readonly Row<Lends, Citation<D>>[];
  /** What keywords say more than their name; those that are not here say nothing. */
  readonly keywordArgs: Readonly<Record<string, Takes>>;
  /** The operations that its texts can ask for, with the clauses that say what each of them is; some are plain language. */
  readonly operations: Readonly<Partial<Record<Op, readonly Citation<D>[]>>>;
  /** Procedures that follow a batch where they have something to do, in this order. */
  readonly afterCommit: readonly AfterCommit<G>[];
  /** Zones between which a card stays the same object. */
  readonly identityZones: (look: Look<G>) => readonly Zone[];
  /** The zones whose cards the setup lays openly only at a step of its own: before that they lie there face down. */
  readonly laidLater?: readonly Zone[];
  /** In which state a card is that a situation places in a zone with such a counter: there a counter stands for what it comes with. */
  readonly stateByCounter?: StateByCounter;
  /** Zones of cards in play: what moves from one of them into another is not said to enter that; absent: none. */
  readonly oneArrival?: (look: Look<G>) => readonly Zone[];
  /** Whether what comes onto the battlefield comes rested where nothing says how; absent: it does not. */
  readonly arrivesRested?: (look: Look<G>) => boolean;
  /** Whether counters go with a card to a zone in which it is another object; absent: they do not. */
  readonly countersFollow?: (look: Look<G>) => boolean;
  /** Whether effects that apply to a card where it goes have been applied to it as it arrives there; absent: they have. */
  readonly arrivesAffected?: (look: Look<G>) => boolean;
  /** What the rules make of how many counters of a name there are; absent: nothing. */
  readonly countersAre?: (counter: string) => Counting;
  /** Whether the rules make anything of more damage on an object than there is; absent: they do. */
  readonly moreDamageCounts?: (look: Look<G>, item: Item) => boolean;
  /** What effects on a card go on applying to it on the chase or stack after it was played. */
  readonly effectsFollow: (look: Look<G>) => Following;
  /** Whether a resolved effect on "all …" stays with those it found. */
  readonly effectsLock: (look: Look<G>, modify: Modification) => boolean;
  /** The same of a replacement effect that a text begins, of what lies in play; absent: it applies to whatever fits. */
  readonly replacementsLock?: (look: Look<G>) => boolean;
  /** Whether the values of what has left are those it had last. */
  readonly lastKnown: (look: Look<G>) => boolean;
  /** The same of a card that left the battlefield and is the same object where it went; absent: its values there count. */
  readonly lastKnownOfSame?: (look: Look<G>) => boolean;
  /** Whether an event counts among those of a batch that are asked about as what has happened; absent: each of them does. */
  readonly countsApart?: (look: Look<G>, what: Occurrence, event: Event, all: readonly Event[]) => boolean;
  /** Whose a delayed ability is: of whoever controlled what made it, or of whoever controls its source now; absent: the former. */
  readonly delayedIs?: (look: Look<G>) => Belonging;
  /** Whether who controls a triggered ability is settled as it triggers, or as it is played. */
  readonly controllerAs: (look: Look<G>) => Settled;
  /** Whether a text that a move let trigger finds the card where it went. */
  readonly followsMoved: (look: Look<G>) => boolean;
  /** Whether an effect that takes all abilities takes keywords too. */
  readonly keywordsLost: (look: Look<G>) => boolean;
  /** Whether what an ability makes an object lose cannot be gained, however late; absent: what comes later counts. */
  readonly lossStands?: (look: Look<G>) => boolean;
  /** Keywords that no effect makes an object lose; none where not said. */
  readonly keptKeywords?: (look: Look<G>) => readonly string[];
  /** Keywords that stand for no ability, so that what takes abilities leaves them; none where not said. */
  readonly plainKeywords?: (look: Look<G>) => readonly string[];
  /** The types of what is summoned where it resolves and so comes into play; absent: nothing is. */
  readonly summoned?: (look: Look<G>) => readonly string[];
  /** Whether a replacement effect applies but once to an event and what becomes of it; absent: it does. */
  readonly replacesOnce?: (look: Look<G>) => boolean;
  /** What values that effects have changed are rounded up to a multiple of; absent: to none. */
  readonly statUnit?: (look: Look<G>) => number;
  /** Whether a player who chooses among what all see chooses as many as the text says. */
  readonly mustChoose: (look: Look<G>) => boolean;
  /** Where a player who chooses in a zone that not all see may choose nothing, as what is asked for need not be there. */
  readonly mayFindNothing: (look: Look<G>) => FindsNothing;
  /** Whether what a text takes at random is drawn by lot, so that nobody chooses it; absent: it is. */
  readonly drawsLots?: (look: Look<G>) => boolean;
  /** Whether only recovered cards can be rested for a cost; absent: they are. */
  readonly restsRecovered?: (look: Look<G>) => boolean;
  /** Whether a player pays only with cards in play that they control; absent: so it is. */
  readonly ownForCosts?: (look: Look<G>) => boolean;
  /** Whether a card pays a part of a cost only where that can be done with it; absent: so it is. */
  readonly doneForCosts?: (look: Look<G>) => boolean;
  /** Whether an ability on the chase or stack has its text and no characteristics of its source; absent: it has those of the source. */
  readonly abilitiesAreText?: (look: Look<G>) => boolean;
  /** The types of cards that are not discarded for a cost, though it asks for their name; absent: none. */
  readonly neverForNames?: (look: Look<G>) => readonly string[];
  readonly worksElsewhere: (look: Look<G>) => boolean;
  /** Whether what is had while something is the case is as old as that has been the case; absent: as old as what gives it. */
  readonly agesByCondition?: (look: Look<G>) => boolean;
  /** Whether effects of one card that begin at once are put in order by a player; absent: they are applied as they are printed. */
  readonly ordersEffects?: (look: Look<G>) => boolean;
  /** Whether what a card does to what it is on is as old as its being put there; absent: as the card in its zone. */
  readonly agesByHost?: (look: Look<G>) => boolean;
  /** By which deed an ability is played, since when what its effects last by must be the case; absent where nothing is said of it. */
  readonly lapsesSince?: (look: Look<G>) => (keyof G['deeds'] & string) | null;
  /** What a number is that nothing defines, as a value that an object has not; absent: 0. */
  readonly undefinedIs?: (look: Look<G>) => number;
  /** How a fraction becomes a whole number where the text does not say it; absent: up. */
  readonly fractions?: (look: Look<G>) => 'up' | 'down';
  /** Whether within a layer effects on their own source come before others; absent: timestamps alone decide. */
  readonly selfFirst?: (look: Look<G>) => boolean;
  /** Whether within a layer an effect comes after another that changes what it is on; absent: it does. */
  readonly effectsDepend?: (look: Look<G>) => boolean;
  /** Whether within a layer what depends on none comes before effects that depend on each other; absent: the older does. */
  readonly independentFirst?: (look: Look<G>) => boolean;
  /** Whether within a layer the oldest effect comes first; absent: it does. */
  readonly oldestFirst?: (look: Look<G>) => boolean;
  /** The types of cards that are carried out, and never lie where cards are in play. */
  readonly carriedOut: readonly string[];
  /** The cost of a card tells which attributes it has, and names no other; absent: costs and attributes are printed apart. */
  readonly costsOwnAttributes?: true;
  /** How many sides a card with these types on its front can have; absent: two. */
  readonly mostSides?: (types: readonly string[]) => number;
  readonly memory: Remembering<G>;
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
    | 'lending'
    | 'trigger'
    | 'offer'
    | 'sides'
    | 'stillTriggered'
    | 'chooser'
    | 'visibility'
    | 'back'
    | 'zone'
    | 'activeZone'
    | 'typeZone'
    | 'repeat'
    | 'oneByOne'
    | 'cost'
    | 'complete'
    | 'agreement'
    | 'deckPile'
    | 'deckCondition'
    | 'operation'
    | 'delayed'
    | 'noAttribute'
    | 'besideTraits'
    | 'formerZone'
    | 'permission'
    | 'limit';
  /** `procedure#step`, `selection#condition`, the parameter, `event#row`, the process, the layer … */
  readonly name: string;
  /** `skip`, `true`, `false`, `none`, `all`, or the JSON of the other value. */
  readonly variant: string;
  readonly clauses: readonly string[];
}
