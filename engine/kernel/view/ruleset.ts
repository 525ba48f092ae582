/**
 * A compiled edition with its cards, and what its rows are: whatever realises a clause is a function over a look at a position,
 * in a row with that clause.
 */

import type { DocId } from '../../generated/clauses';
import type { Ability, Automatic, CardDefinition, Occurrence, Replacing, Takes } from '../position/card';
import type { Outcome } from '../position/outcome';
import type {
  AbilityKey,
  Charge,
  Combat,
  Env,
  Event,
  EventKind,
  EventOf,
  Instance,
  Item,
  Memory,
  Modification,
  Modifying,
  Option,
  Pending,
  Position,
  Ref,
  Request,
  Scope,
  Seat,
  SelectionArgs,
  StoredReplacement,
  Zone,
  ZoneKey,
} from '../position/position';
import type { WordLists } from '../position/word-lists';
import type { NamedAbility } from './abilities';
import type { Characteristics } from './characteristics';
import type { Ctx } from './context';
import type { DeckTest } from './deck';
import type { Delays, Grants, Tokens } from './given';
import type { Language } from './language';
import type { Look } from './look';
import type { Lifting } from './permissions';
import type { CountingKind, PrintedPool } from './printed';
import type { Recorded } from './recorded';

/** The types one game brings: its parameters and its memory. */
export interface GameTypes {
  readonly params: object;
  /** What it remembers in each scope. */
  readonly memory: Memory;
  /** What can be done, and in which scopes somebody asks whether it was. */
  readonly deeds: Readonly<Record<string, Scope>>;
}

/** How a game remembers. */
export interface Remembering<G extends GameTypes> {
  /** The memory of a position, as the game types it. */
  readonly of: (p: Position) => G['memory'];
  /** What is remembered when a play begins in the turn of that number. */
  readonly begin: (turn: { readonly number: number; readonly starter: Seat }) => G['memory'];
  /** In which scopes the ledger keeps what was done. */
  readonly keeps: { readonly [D in keyof G['deeds']]: readonly G['deeds'][D][] };
  /** What events leave in the memory by merely happening. */
  readonly records: Readonly<Partial<Record<EventKind, (memory: Memory, event: Event) => Memory>>>;
  /** The memory once what has stopped fighting in the battle under way is taken out of it: asked after every batch. */
  readonly settle: (look: Look<G>) => G['memory'];
  /** The battle under way, as card texts and onlookers speak of it; `null` while nobody attacks. */
  readonly combat: (p: Position) => Combat | null;
}

export type Step<G extends GameTypes> = (x: Ctx<G>) => Outcome;
export interface Test<G extends GameTypes> {
  (look: Look<G>, option: Option, args: SelectionArgs): boolean;
  /** The answer is the same for every option (`ofMoment`). */
  readonly moment?: (look: Look<G>, args: SelectionArgs) => boolean;
  /** It goes through many objects (`searching`). */
  readonly searches?: true;
  /** Its answer rests on the object alone that an option is about (`ofObject`). */
  readonly ofObject?: 'always' | 'unlessPlayers';
  /** What would be candidates but for this condition (`keepingOut`). */
  readonly keepsOut?: Candidates<G>;
  /** The clauses by which it fails, besides its own (`explained`). */
  readonly because?: (look: Look<G>, option: Option, args: SelectionArgs) => readonly string[];
  /** The condition alone, and the permissions that lift it (`liftedBy`). */
  readonly lifted?: { readonly test: Test<G>; readonly by: readonly Lifting[] };
}
/** A condition of the moment: where it fails, no options are put together only to be refused. */
export const ofMoment = <G extends GameTypes>(moment: NonNullable<Test<G>['moment']>): Test<G> =>
  Object.assign((look: Look<G>, _: Option, args: SelectionArgs) => moment(look, args), { moment });

/** A condition that goes through many objects. No condition rests on another; so without a trace it is asked last. */
export const searching = <G extends GameTypes>(test: Test<G>): Test<G> =>
  Object.assign<Test<G>, Pick<Test<G>, 'searches'>>((look, option, args) => test(look, option, args), {
    searches: true,
  });

/**
 * A condition of the object alone: of itself, its characteristics and the ability that the option names; of nothing that
 * changes while it stays as it is. Without a trace its answer holds for as long as the same options stand under the same effects.
 * @param unless what of the pool makes it rest on more: texts that say something of players
 */
export const ofObject = <G extends GameTypes>(test: Test<G>, unless?: 'players'): Test<G> =>
  Object.assign<Test<G>, Pick<Test<G>, 'ofObject'>>((look, option, args) => test(look, option, args), {
    ofObject: unless === undefined ? 'always' : 'unlessPlayers',
  });

/**
 * A condition that holds of every candidate, so that nobody looks for what it refuses at a priority.
 * @param out what it refuses: put together only where somebody asks why that cannot be chosen
 */
export const keepingOut = <G extends GameTypes>(test: Test<G>, out: Candidates<G>): Test<G> =>
  Object.assign<Test<G>, Test<G>, Pick<Test<G>, 'keepsOut'>>((look, option, args) => test(look, option, args), test, {
    keepsOut: out,
  });

/**
 * A condition that fails by what other rows say.
 * @param test made for this condition alone, which is asked as often as it was
 * @param because the clauses of those rows: looked for only where somebody asks why something is refused
 */
export const explained = <G extends GameTypes>(test: Test<G>, because: NonNullable<Test<G>['because']>): Test<G> =>
  Object.assign<Test<G>, Pick<Test<G>, 'because'>>(test, { because });

export type Candidates<G extends GameTypes> = (look: Look<G>, args: SelectionArgs) => readonly Option[];
export interface Collect<G extends GameTypes> {
  (look: Look<G>): readonly Event[];
  /** The types of cards that it is about (`ofTypes`). */
  readonly types?: readonly string[];
}
/** A rules process about cards of some types: where no card of the pool speaks of any of them, nobody looks for it. */
export const ofTypes = <G extends GameTypes>(types: readonly string[], find: Collect<G>): Collect<G> =>
  Object.assign<Collect<G>, Pick<Collect<G>, 'types'>>((look) => find(look), { types });

/** Whether an event does not happen under these rules, so that nothing could happen instead of it either. */
export type Bars<G extends GameTypes> = (look: Look<G>, event: Event) => boolean;
/** Where a move goes instead under these rules, or stays, beside what is settled of its batch; `null` where the row has no say. */
export type Redirects<G extends GameTypes> = (
  look: Look<G>,
  move: EventOf<'move'>,
  beside: readonly Event[],
) => EventOf<'move'> | null;
/** What an event comes to under these rules, beside what is settled of its batch; `null` where the row has no say. */
export type Becomes<G extends GameTypes> = (
  look: Look<G>,
  event: Event,
  beside: readonly Event[],
) => readonly Event[] | null;

/** Whether a player sees the face of an object; `null` where the row has no say about it. */
export type Sees<G extends GameTypes> = (look: Look<G>, item: Item, seat: Seat) => boolean | null;

/** How printed characteristics start out, by the object alone; `null` where the row has no say. */
export type Base<G extends GameTypes> = (look: Look<G>, item: Item, base: Characteristics) => Characteristics | null;

export interface StateByCounter {
  readonly zone: Zone;
  readonly counter: string;
  readonly state: string;
}

/** What of the effects on a card follows it to the chase or stack when it is played: none, those on its cost, or all. */
export type Following = 'none' | 'costs' | 'all';

/**
 * Where a player who chooses in a zone that not all see may choose nothing: where another than that player does not see what could be
 * chosen, wherever it lies in such a zone, or never.
 */
export type FindsNothing = 'unseen' | 'hidden' | 'never';

/** Whose a delayed ability is: of whoever controlled what made it, or of whoever controls its source. */
export type Belonging = 'maker' | 'source';

/** When it is settled who controls a triggered ability: as it triggers, or as it is played. */
export type Settled = 'triggered' | 'played';

/**
 * Whether an occurrence lets this ability of this object trigger under these rules; `all`: those of the same batch that it waits
 * for. An event says so as well: what all of them together come to, of which the ability then speaks.
 */
export interface Triggers<G extends GameTypes> {
  (look: Look<G>, source: Item, ability: Automatic, event: Event, all: readonly Event[]): boolean | Event;
  /** What it hangs on, where that is a parameter alone: under one of its values this is always met. */
  readonly asks?: keyof G['params'];
}

/** A condition of triggering that is met as a parameter says. */
export const askingParam = <G extends GameTypes>(asks: keyof G['params'], run: Triggers<G>): Triggers<G> =>
  Object.assign<Triggers<G>, Pick<Triggers<G>, 'asks'>>((...given) => run(...given), { asks });

/** How many of a state ability of an object a row counts as still triggered: as many do not trigger again. */
export type StillTriggered<G extends GameTypes> = (look: Look<G>, source: Item, key: AbilityKey) => number;

/** Whether a card that no one else sees may be revealed, to trigger by the event that it waits for. */
export type Offers<G extends GameTypes> = (look: Look<G>, card: Item, text: NamedAbility) => boolean;

/** A procedure that follows a batch where it has something to do: what it begins with, or `null`. */
export interface AfterCommit<G extends GameTypes> {
  readonly procedure: string;
  /** Only where cards of the pool can be offered. */
  readonly ofOffers?: true;
  readonly begins: (look: Look<G>, offered: readonly Pending[]) => Env | null;
}

/** From which side of its move a card is read by what the move lets trigger; `null` where the row has no say. */
export type Sides<G extends GameTypes> = (look: Look<G>, was: Item, is: Item) => 'before' | 'after' | null;

/** A layer of continuous effects: which parts of a modification it applies. */
export type LayerPart = Exclude<keyof Modifying, 'filter' | 'self'>;

/**
 * What every game has a zone for: where cards are in play, in hand, drawn from, put when they are done with, out of the game, and
 * where plays and abilities wait to resolve. The kernel knows zones by these alone.
 */
export const ZONE_ROLES = ['battlefield', 'hand', 'deck', 'pile', 'removed', 'stack'] as const;
export type ZoneRole = (typeof ZONE_ROLES)[number];

export interface ZoneSchema {
  /** One zone for both players. */
  readonly shared?: true;
  /** Whose zone a card goes to: its owner's, or its controller's. */
  readonly side: 'owner' | 'controller';
  /** What the zone is to texts and to the kernel; absent where it is nothing that both games have. */
  readonly role?: ZoneRole;
  /** Cards lie in it one on the other, in an order that is kept. */
  readonly ordered?: true;
  /** How cards come to lie in it where nothing else is said; absent: face up. */
  readonly laid?: 'faceDown';
  /** Who may see the faces of the cards in it. */
  readonly seen: 'all' | 'owner' | 'none';
}

export type ParamTable<P, C> = { readonly [K in keyof P]: readonly [value: P[K], ...clauses: C[]] };

/** A replacement effect that could apply to an event. */
export interface Replacement {
  readonly key: string;
  readonly source: Item;
  readonly instance: Instance;
  readonly ability: Replacing;
  /** The replacement effect, where a text began it. */
  readonly stored?: StoredReplacement;
}

/** Who chooses, and among which, where an event could be replaced; `null` where the row has no say. */
export type Chooser<G extends GameTypes> = (
  look: Look<G>,
  event: Event,
  open: readonly Replacement[],
) => { readonly seat: Seat; readonly among: readonly Replacement[] } | null;

/** An event that is an event of its kind so many times: the first of them, and the rest. */
export interface Repetition {
  readonly first: Event;
  readonly rest: Event;
}

/** Whether an event is repeated ones, of which the next begins when one has happened; `null` where the row has no say. */
export type Repeats<G extends GameTypes> = (look: Look<G>, event: Event) => Repetition | null;
/** Something that is about to be played, or is being played. */
export interface Playing {
  readonly seat: Seat;
  /** The card, or what stands for the ability: an object on the chase or stack, or its source before it is there. */
  readonly item: Item;
  /** The card that the cost speaks of as itself. */
  readonly source: Item;
  /** The ability; absent for a card. */
  readonly ability?: Ability;
  /** What its cost would be less by for what could be done as it is played, where that has not been done. */
  readonly spared?: number;
  /** What would be gone for that by then: it pays nothing, and says nothing of the cost. */
  readonly gone?: readonly Ref[];
}

/** The costs a play can have after a row has had its say; `null` where it has none. */
export type Costs<G extends GameTypes> = (
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
) => readonly Charge[] | null;

/** What comes of more counters of a name: nothing, values that are no lower for it, or something that the rules look at. */
export type Counting = 'nothing' | 'values' | 'counted';

/** What is left open of an event before it can happen. */
export interface Completion {
  readonly options: readonly Option[];
  readonly request: (options: readonly Option[]) => Request;
  readonly completed: (chosen: Option) => Event;
}

/** What an event lacks: with no option it does not happen, with one that is it; `null` where it lacks nothing. */
export type Completes<G extends GameTypes> = (look: Look<G>, event: Event) => Completion | null;

export interface Realiser<Run> {
  readonly name: string;
  /** The name with that of the table it stands in, as the trace says it: `selection#condition`. */
  readonly label: string;
  readonly run: Run;
  readonly clauses: readonly string[];
}

/** A step in its place. */
export interface PlacedStep<G extends GameTypes> extends Realiser<Step<G>> {
  /** The procedure it is of. */
  readonly proc: string;
  /** All steps of the procedure, by name. */
  readonly among: ReadonlyMap<string, PlacedStep<G>>;
  /** The one that follows it, `null` for the last. */
  readonly then: PlacedStep<G> | null;
}

/** The conditions of a selection as they are asked: no one rests on another, so those first that spare most. */
export interface Quickest<G extends GameTypes> {
  readonly moment: readonly Realiser<NonNullable<Test<G>['moment']>>[];
  /** Those of the object alone; `null` where there are none. */
  readonly ofObject: ((look: Look<G>, options: readonly Option[], seat: Seat) => readonly Option[]) | null;
  /** The others, those last that search. */
  readonly others: readonly Realiser<Test<G>>[];
}

/** What can be chosen, and under which conditions. */
export interface Selection<G extends GameTypes> {
  readonly candidates: Candidates<G>;
  /** What some of the conditions keep from being candidates. */
  readonly keptOut: Candidates<G>;
  readonly conditions: readonly Realiser<Test<G>>[];
  readonly quickest: Quickest<G>;
}

/** What becomes of zones where players agree on a rule: nothing else uses them, or they are used unless it holds. */
export interface Agreement {
  readonly uses?: readonly Zone[];
  readonly drops?: readonly Zone[];
}

export interface Procedure<G extends GameTypes> {
  /** The step it begins with. */
  readonly begins: PlacedStep<G> | undefined;
  readonly steps: ReadonlyMap<string, PlacedStep<G>>;
}

/** A compiled edition with its cards: all the machine needs, and nothing of a game in progress. */
export interface Ruleset<G extends GameTypes> {
  readonly id: DocId;
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly printed: PrintedPool;
  /** What the abilities of any card of the pool wait for. */
  readonly waitsFor: ReadonlySet<Occurrence['on']>;
  /** What the replacement effects of any card of the pool wait for: nothing else is held against them. */
  readonly replacedOn: ReadonlySet<Occurrence['on']>;
  readonly zones: Readonly<Record<Zone, ZoneSchema>>;
  /** A zone with each player; a shared zone's are the same. */
  readonly zoneKeys: Readonly<Record<Zone, readonly [ZoneKey, ZoneKey]>>;
  readonly zoneClauses: Readonly<Record<Zone, readonly string[]>>;
  /** The zone that has each role. */
  readonly zoneOf: Readonly<Record<ZoneRole, Zone>>;
  /** What the words of its cards mean. */
  readonly language: Language;
  /** The words that the edition gives a meaning. */
  readonly words: WordLists;
  readonly procedures: ReadonlyMap<string, Procedure<G>>;
  readonly params: ParamTable<G['params'], string>;
  readonly paramClauses: Readonly<Record<string, readonly string[]>>;
  readonly selections: Readonly<Record<string, Selection<G>>>;
  readonly actions: readonly string[];
  /** The selections of that name: what a player with priority is offered. */
  readonly offered: readonly Selection<G>[];
  readonly bars: Readonly<Partial<Record<EventKind, readonly Realiser<Bars<G>>[]>>>;
  readonly redirects: readonly Realiser<Redirects<G>>[];
  readonly outcomes: Readonly<Partial<Record<EventKind, readonly Realiser<Becomes<G>>[]>>>;
  readonly ruleProcesses: readonly (readonly Realiser<Collect<G>>[])[];
  /** What players can agree on. */
  readonly agreements: readonly Realiser<Agreement>[];
  /** Whether any card of the pool speaks of such a zone. */
  readonly anyOfAgreements: boolean;
  readonly deckPiles: readonly Realiser<string>[];
  readonly deckConditions: readonly Realiser<DeckTest>[];
  readonly visibility: readonly Realiser<Sees<G>>[];
  /** Who sees the side of a card that is not up. */
  readonly backs: readonly Realiser<Sees<G>>[];
  readonly base: readonly Realiser<Base<G>>[];
  readonly last: readonly Realiser<Base<G>>[];
  readonly layers: readonly Realiser<readonly LayerPart[]>[];
  readonly triggers: readonly Realiser<Triggers<G>>[];
  readonly offers: readonly Realiser<Offers<G>>[];
  /** Whether any card of the pool could be revealed to trigger. */
  readonly anyOffers: boolean;
  /** Whether any of them waits for a state. */
  readonly anyOfferedStates: boolean;
  readonly sides: readonly Realiser<Sides<G>>[];
  readonly stillTriggered: readonly Realiser<StillTriggered<G>>[];
  /** Whether any card of the pool waits for a state, so that nothing is asked after a batch where none does. */
  readonly anyStates: boolean;
  readonly choosers: readonly Realiser<Chooser<G>>[];
  readonly repeats: readonly Realiser<Repeats<G>>[];
  readonly completes: Readonly<Partial<Record<EventKind, readonly Realiser<Completes<G>>[]>>>;
  /** Zones of which several cards are moved one after the other, from the top. */
  readonly oneByOne: readonly Realiser<Zone>[];
  /** Whether owners put in order what they get at once into a zone that keeps an order. */
  readonly arranges: boolean;
  /**
   * What a player puts in order whose effects begin at once: cards; in a pool that has such also effects of one card; and also those of
   * abilities given as soon as something is the case.
   */
  readonly stamps: 'none' | 'cards' | 'effects' | 'given';
  readonly costs: readonly Realiser<Costs<G>>[];
  /** Whether any card of the pool can be played as having more than it is printed with. */
  readonly anyPlayedAs: boolean;
  /** Whether any card of the pool says anything of costs, or is played otherwise than for its cost, so that the rows can be left out where none does. */
  readonly anyCosts: boolean;
  /** The kinds of abilities of the pool by which what lies somewhere is counted while something is played. */
  readonly counting: readonly CountingKind[];
  /** Whether an ability says what its object is to begin with, and is no effect on it. */
  readonly isBaseAbility: (ability: Ability) => boolean;
  /** Where a text looks that names no zone. */
  readonly activeZones: readonly Zone[];
  /** Where cards could be played from. */
  readonly playedFrom: readonly Zone[];
  /** Where it looks for cards that it means by the name of their type, by a `trait`, as a `card`, and for what is `counted`. */
  readonly typeZones: ReadonlyMap<string, { readonly zones: readonly Zone[]; readonly clauses: readonly string[] }>;
  /** Where abilities work, with the players of the zones. */
  readonly activeKeys: readonly ZoneKey[];
  /** The other zones in which abilities of the pool say that they work, with the players of the zones. */
  readonly elsewhere: readonly { readonly zone: Zone; readonly key: ZoneKey }[];
  /** Whether an ability works where it says, though abilities do not work there. */
  readonly worksElsewhere: (look: Look<G>) => boolean;
  /** By which clauses they work there. */
  readonly activeClauses: Readonly<Record<Zone, readonly string[]>>;
  /** The permissions that the edition knows, with the clauses by which they lift its rows. */
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  /** Those of them that some card of the pool gives. */
  readonly permitted: ReadonlySet<string>;
  /** Those of these that an ability gives, for as long as it works. */
  readonly permittedByAbility: ReadonlySet<string>;
  /** The keywords that some text of the pool gives. */
  readonly gained: ReadonlySet<string>;
  /** The numbers that the rules set for players. */
  readonly limitRules: Readonly<Record<string, (look: Look<G>) => number>>;
  /** The numbers of players that texts change, with the clauses by which they may. */
  readonly limits: Readonly<Record<string, readonly string[]>>;
  /** Whether any text of the pool says something of players. */
  readonly anyPlayers: boolean;
  /** Whether an effect of any text of the pool lasts as long as something is the case. */
  readonly anyLasting: boolean;
  /** Whether any ability of the pool gives others, with effects of their own, while something is the case. */
  readonly anyGivesForAWhile: boolean;
  /** Whether any text of the pool gives objects abilities with effects of their own. */
  readonly givesActing: boolean;
  /** The keywords that stand for abilities of the pool with effects of their own. */
  readonly actingKeywords: ReadonlySet<string>;
  /** Whether effects of the pool take such abilities away: those that texts begin, or also those of abilities while their card lies there. */
  readonly takesAway: 'never' | 'begun' | 'standing';
  /** Whether what is given, or is had again, is as old as that, and not as what gives it or as its card. */
  readonly agesByCondition: (look: Look<G>) => boolean;
  /** Whether effects of one card that begin at once are put in order as those of several cards are. */
  readonly ordersEffects: (look: Look<G>) => boolean;
  /** Whether what a card does to what it is on is as old as its being put there, and not as the card. */
  readonly agesByHost: (look: Look<G>) => boolean;
  /** Whether any text of the pool speaks of what was used for its cost. */
  readonly anyOfUsed: boolean;
  /** Whether any speaks of what it has put elsewhere itself. */
  readonly anyOfMoved: boolean;
  /** The deed since which that has to have been the case of its card without a break, or the effect does not begin; `null`: none. */
  readonly lapsesSince: (look: Look<G>) => (keyof G['deeds'] & string) | null;
  /** What a keyword stands for, by keyword. */
  readonly keywordArgs: Readonly<Record<string, Takes>>;
  readonly keywordTexts: ReadonlyMap<string, readonly NamedAbility[]>;
  /** The operations of the edition with the clauses that say what they are; what is not among them does nothing. */
  readonly operations: ReadonlyMap<string, readonly string[]>;
  /** Every text of the pool and of the keywords, by name. */
  readonly abilities: ReadonlyMap<AbilityKey, NamedAbility>;
  /** What the modifications that texts of the pool speak of give. */
  readonly grants: Grants;
  /** The names of delayed abilities, by the instruction that makes them. */
  readonly delays: Delays;
  /** The names of tokens, by the instruction that makes them. */
  readonly tokens: Tokens;
  /** Whether any text of the pool lets objects become copies, so that what an object is printed as need not be looked for where none does. */
  readonly anyBecomes: boolean;
  /** The word by which cards say that something has no attribute; `null` where there is none. */
  readonly noAttribute: Realiser<string> | null;
  /** Words among traits that are none; `null` where there are none. */
  readonly besideTraits: Realiser<readonly string[]> | null;
  /** Whether a delayed ability waits for one event only where its text does not say otherwise. */
  readonly delayedOnce: boolean;
  /** The clauses that say so. */
  readonly delayedClauses: readonly string[];
  /** What is done after every batch where it has something to do, the one that goes first last. */
  readonly afterCommit: readonly (AfterCommit<G> & { readonly first: string })[];
  readonly identityZones: (look: Look<G>) => readonly Zone[];
  /** The zones whose cards the setup lays openly only at a step of its own: before that they lie there face down. */
  readonly laidLater: readonly Zone[];
  /** In which state a card is that a situation places in a zone with a counter of a name on it; `null`: the counter tells nothing. */
  readonly stateByCounter: StateByCounter | null;
  /** Zones of cards in play: what moves from one of them into another is not said to enter that. */
  readonly oneArrival: (look: Look<G>) => readonly Zone[];
  readonly arrivesRested: (look: Look<G>) => boolean;
  /** Whether counters go with a card to a zone in which it is another object. */
  readonly countersFollow: (look: Look<G>) => boolean;
  /** Whether effects that apply to a card where it goes have been applied to it as it arrives there. */
  readonly arrivesAffected: (look: Look<G>) => boolean;
  /** What the rules make of how many counters of a name there are. */
  readonly countersAre: (counter: string) => Counting;
  /** Whether the rules make anything of more damage on an object than there is. */
  readonly moreDamageCounts: (look: Look<G>, item: Item) => boolean;
  readonly mustChoose: (look: Look<G>) => boolean;
  readonly mayFindNothing: (look: Look<G>) => FindsNothing;
  readonly drawsLots: (look: Look<G>) => boolean;
  readonly restsRecovered: (look: Look<G>) => boolean;
  readonly ownForCosts: (look: Look<G>) => boolean;
  readonly doneForCosts: (look: Look<G>) => boolean;
  /** Whether an ability on the chase or stack has its text and no characteristics of its source. */
  readonly abilitiesAreText: (look: Look<G>) => boolean;
  /** The types of cards that are not discarded for a cost, though it asks for their name. */
  readonly neverForNames: (look: Look<G>) => readonly string[];
  readonly effectsFollow: (look: Look<G>) => Following;
  readonly effectsLock: (look: Look<G>, modify: Modification) => boolean;
  readonly replacementsLock: (look: Look<G>) => boolean;
  /** Whether the values of what has left are those it had last. */
  readonly lastKnown: (look: Look<G>) => boolean;
  /** The same of a card that left the battlefield and is the same object where it went. */
  readonly lastKnownOfSame: (look: Look<G>) => boolean;
  readonly delayedIs: (look: Look<G>) => Belonging;
  /** When it is settled who controls a triggered ability. */
  readonly controllerAs: (look: Look<G>) => Settled;
  /** Whether an event counts, among those of a batch that a text asks about, where it asks how often something has happened. */
  readonly countsApart: (look: Look<G>, what: Occurrence, event: Event, all: readonly Event[]) => boolean;
  /** Whether a text that a move let trigger finds the card where it went. */
  readonly followsMoved: (look: Look<G>) => boolean;
  readonly keywordsLost: (look: Look<G>) => boolean;
  /** Whether what an ability makes an object lose cannot be gained, however late. */
  readonly lossStands: (look: Look<G>) => boolean;
  /** Keywords that no effect makes an object lose (8.01 1136.2). */
  readonly keptKeywords: (look: Look<G>) => readonly string[];
  /** Keywords that stand for no ability, so that what takes abilities leaves them (8.01 1101.1b). */
  readonly plainKeywords: (look: Look<G>) => readonly string[];
  /** The types of what is summoned where it resolves and so comes into play. */
  readonly summoned: (look: Look<G>) => readonly string[];
  readonly replacesOnce: (look: Look<G>) => boolean;
  readonly statUnit: (look: Look<G>) => number;
  /** What a number is that nothing defines. */
  readonly undefinedIs: (look: Look<G>) => number;
  readonly fractions: (look: Look<G>) => 'up' | 'down';
  readonly selfFirst: (look: Look<G>) => boolean;
  /** The types of cards that are carried out, and never lie where cards are in play. */
  readonly carriedOut: readonly string[];
  readonly costsOwnAttributes: boolean;
  readonly mostSides: (types: readonly string[]) => number;
  readonly effectsDepend: (look: Look<G>) => boolean;
  readonly independentFirst: (look: Look<G>) => boolean;
  readonly oldestFirst: (look: Look<G>) => boolean;
  readonly memory: Remembering<G>;
  /** What texts of the pool ask whether it has happened. */
  readonly recorded: readonly Recorded[];
  /** In which scopes the ledger keeps what was done. */
  readonly kept: ReadonlyMap<string, readonly Scope[]>;
  /** Who attacks and blocks, and what is attacked; the same value as long as nothing changes about that. */
  readonly combatOf: (p: Position) => Combat;
}
