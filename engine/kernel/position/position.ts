/** What a position is: plain JSON at every moment, in the middle of a resolution too. */
import type { AbilityCost, Keyword } from './card';
import type { Event } from './event';
import type { Memory } from './memory';
import type { Ban, Modifying, PlayerModification } from './modification';
import type { PrintedAs } from './printed-as';
import type { Option, Request } from './request';
import { NO_WATCH, type Watch } from './watch';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A player by seat; scenario files call seat 0 `A` and seat 1 `B`. */
export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/**
 * One object's identity: its slot in `items` and how often that slot has become a new object.
 * A reference kept across a zone change goes stale, as the rules ask of a card that moved.
 */
export type Ref = number;
/** Objects that a position can hold: one more would be taken for another. */
export const SLOTS = 4096;
export const slotOf = (ref: Ref): number => ref % SLOTS;
export const nextRef = (ref: Ref): Ref => ref + SLOTS;
export const previousRef = (ref: Ref): Ref => ref - SLOTS;

/** The name of a zone, without its player: `field`, `hand`, `chase` … The edition's schema says which are shared. */
export type Zone = string;
/** Where an ability goes that has left the chase, and a pseudo-card that has ceased to exist: it is no more. */
export const GONE: Zone = 'gone';
/** A zone with its player: `hand/0`; a shared zone has its bare name. */
export type ZoneKey = string;

/** Where a card or an ability on the chase or stack came from and what was chosen for it. */
export interface Announcement {
  /** Chosen targets, one list a target group of the text. */
  readonly targets: readonly (readonly Ref[])[];
  /** Chosen modes of a modal text, by index; the modes of all its choices are numbered through. */
  readonly modes: readonly number[];
  /** The value chosen for X; 0 where nothing was chosen. */
  readonly x: number;
  /** How what a text divides among its targets was divided; absent where it divides nothing. */
  readonly shares?: readonly Share[];
  /** What was chosen about the cost; absent where nothing was to choose. */
  readonly ways?: readonly Way[];
  /** The zone a card was played from; absent where it came to the chase without being played. */
  readonly playedFrom?: Zone;
  /** The event that let a card trigger which is played itself, and what it moved. */
  readonly event?: Event;
  readonly moved?: readonly Moved[];
}
/** Nothing chosen: what an object on the chase or stack starts with, and what a text has that nothing is chosen for. */
export const NOTHING_ANNOUNCED: Announcement = { targets: [], modes: [], x: 0 };

/** What one target of a group is to get of what is divided among the group. */
export interface Share {
  readonly group: number;
  readonly target: Ref;
  readonly amount: number;
}

/**
 * The name of a text, made when a pool is compiled and never put together in play: `lancer/0/2` for the third ability of the
 * front of a card, `explode` for what a keyword stands for.
 */
export type AbilityKey = string;
/** The name of no text: of what a card without one has to carry out. */
export const NO_TEXT: AbilityKey = '';
/** How scripts call an ability of an object, after its `#`: by number one that is its own, by its whole name one that it was given. */
export const shortName = (key: AbilityKey): string => (key.includes(GIVEN) ? key : key.slice(key.lastIndexOf('/') + 1));
const GIVEN = '.has.';
/** The name of the ability that a text gives, counted through the text. */
export const givenName = (text: AbilityKey, at: number): AbilityKey => `${text}${GIVEN}${at}`;
/** The name of an ability that a keyword stands for, counted through them; the first bears the name of what says so. */
export const keywordName = (text: AbilityKey, at: number): AbilityKey => (at === 0 ? text : `${text}.${at}`);
/** The name of a token that a text makes, counted through the text. */
export const tokenName = (text: AbilityKey, at: number): string => `${text}.token.${at}`;
/** The name of a delayed ability, after the text that makes it. */
export const delayedName = (text: AbilityKey, at: number): AbilityKey => `${text}.later.${at}`;

/** One ability of one object: which text, who has it, and who gave it where another object did. */
export interface Instance {
  readonly key: AbilityKey;
  readonly bearer: Ref;
  readonly by: Ref | null;
  /** Which of the replacement effects that a text began. */
  readonly stored?: number;
}
export const isInstance = (one: Instance, other: Instance): boolean =>
  one.key === other.key && one.bearer === other.bearer && one.by === other.by && one.stored === other.stored;

/** A choice about a cost: a text of the card that was used, a play without paying, the part that a decrease was applied to. */
export interface Way {
  readonly kind: 'optional' | 'alternative' | 'free' | 'part';
  readonly key: string;
}

/** One of the costs that a play can have: what is done for it, and the choices that lead to it. */
export interface Charge {
  readonly ways: readonly Way[];
  readonly parts: readonly AbilityCost[];
}

/** An object that moved as a text was triggered, and what it became there; whether its values are read from where it went. */
export interface Moved {
  readonly was: Ref;
  readonly is: Ref;
  readonly readNow: boolean;
}

/** What an object was as it left: frozen for those who still speak of it. */
export interface Left {
  readonly item: Item;
  /** What it was, by name. */
  readonly print: PrintedAs;
  readonly values: {
    readonly types: readonly string[];
    readonly attributes: readonly string[];
    readonly traits: readonly string[];
    readonly stats: Readonly<Record<string, number>>;
    readonly keywords: readonly Keyword[];
    readonly bans: readonly Ban[];
  };
  readonly abilities: readonly { readonly key: AbilityKey; readonly by: Ref | null }[];
}

/** The ability an ability object stands for, detached from its source: the source may be gone. */
export interface AbilityOf {
  readonly source: Item;
  readonly key: AbilityKey;
  /** The event that made it trigger, for texts that speak of it. */
  readonly event?: Event;
  /** What it moved of what the text speaks of. */
  readonly moved?: readonly Moved[];
  /** Of a delayed ability: what had been chosen for the text that made it. */
  readonly captured?: Announcement;
}

export type ItemKind = 'card' | 'ability' | 'action';

/** What lies where cards lie and is no physical card: it was made by an effect, and the edition's rows say which moves end it. */
export type Pseudo = 'token' | 'copy';

/** An object of the game: a card in some zone, or an ability or a rules action (judgment) on the chase or stack. */
export interface Item {
  readonly ref: Ref;
  readonly kind: ItemKind;
  /** What it is printed as; an ability, what the card is that it comes from. */
  readonly printedAs: PrintedAs;
  /** What it is if it is no physical card. */
  readonly pseudo: Pseudo | null;
  /** The name scripts and people use; it follows the physical card. */
  readonly name: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: Zone;
  readonly faceDown: boolean;
  readonly rested: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  /** Number of the turn in which this object came into its zone. */
  readonly entered: number;
  /** Number of the turn since which its controller has controlled it without a break. */
  readonly since: number;
  /** When its own continuous effects count as begun, for timestamp order. */
  readonly stamp: number;
  readonly announced: Announcement | null;
  readonly ability: AbilityOf | null;
  /** What it is put on: the host of an addition. A reference goes stale when the host becomes another object. */
  readonly on: readonly Ref[];
}

export interface Frame {
  readonly proc: string;
  readonly step: string;
  readonly env: Env;
}

/**
 * The variables of a frame. All procedures share one vocabulary, so that a variable means the same everywhere and a
 * frame stays plain, typed JSON.
 */
export interface Env {
  /** Whose turn to act it is in a priority sequence; whom a procedure is about. */
  readonly seat?: Seat;
  /** Passes in a row. */
  readonly passes?: number;
  /** The action being carried out. */
  readonly action?: Action;
  readonly item?: Ref;
  readonly other?: Ref;
  readonly player?: Seat;
  readonly index?: number;
  /** The zone that a procedure puts a card into. */
  readonly zone?: Zone;
  /** The phase that a procedure is about. */
  readonly phase?: string;
  readonly ability?: AbilityKey;
  readonly count?: number;
  readonly amount?: number;
  readonly flag?: boolean;
  readonly announced?: Announcement;
  /** Answers: of `oneOf`, of `subset` and `order`, of `split`, `number` and `payment`. */
  readonly chosen?: Option;
  readonly chosenAll?: readonly Option[];
  readonly split?: Readonly<Record<string, number>>;
  readonly number?: number;
  readonly payment?: readonly PaymentPick[];
  readonly cost?: Readonly<Record<string, number>>;
  /** The cost of the play under way, and the objects chosen for its actions so far. */
  readonly charge?: Charge;
  readonly picks?: readonly (readonly Ref[])[];
  /** Parts contributed so far to the batch that a closing step performs. */
  readonly batch?: readonly Event[];
  /** What the last called procedure gave back. */
  readonly result?: Result;
  /** The text being carried out: whose, and how far. */
  readonly program?: Program;
  readonly pending?: Pending;
  /** Cards that would trigger if they were revealed. */
  readonly offered?: readonly Pending[];
  readonly refs?: readonly Ref[];
  readonly targets?: readonly (readonly Ref[])[];
  /** Modes chosen so far, by index. */
  readonly modes?: readonly number[];
  /** A batch of events under way (kernel/happen). */
  readonly happening?: Happening;
}

export interface Result {
  readonly done: boolean;
  /** What a text that collects has collected. */
  readonly events?: readonly Event[];
  readonly amounts?: Readonly<Record<string, number>>;
  readonly refs?: readonly Ref[];
}

/** A text in execution: the ability that holds it, the path to the instruction list, the next instruction. */
export interface Program {
  readonly source: Item;
  readonly key: AbilityKey;
  readonly path: readonly (string | number)[];
  readonly pc: number;
  readonly controller: Seat;
  readonly announced: Announcement;
  readonly event?: Event;
  readonly moved?: readonly Moved[];
  /** Whether the last instruction did what it says, for "if you do". */
  readonly did?: boolean;
  /** The branches of the instruction at the counter that are still to be taken, one after the other. */
  readonly branches?: readonly (string | number)[];
  /** The text takes the place of an event: what it asks for is collected here, and happens as one batch with the rest. */
  readonly collected?: readonly Event[];
}

/** A batch of events: replacements are settled part by part before any of it happens. */
export interface Happening {
  readonly parts: readonly Part[];
  /** The part that is being replaced, by its place. */
  readonly at?: number;
  /** What happens after the batch: the repetitions of its events. */
  readonly later: readonly Part[];
  /** Piles that have been put in order (`toArrange`). */
  readonly arranged: readonly string[];
}
export interface Part {
  readonly event: Event;
  /** Nothing can change this part any more. */
  readonly settled: boolean;
  /** The replacement effects already applied to the original event. */
  readonly replacedBy: readonly Instance[];
}

/** What a player does with priority. */
export interface Action {
  readonly kind: string;
  readonly item?: Ref;
  readonly ability?: AbilityKey;
}

export interface PaymentPick {
  readonly key: string;
  readonly item: Ref | null;
  readonly how: 'pool' | 'rest' | 'discard';
  readonly as: string;
  readonly amount: number;
}

export type Duration = 'turn' | 'battle' | 'game';

/** A continuous effect that a resolved text began; the effects of abilities in play are not stored but seen. */
export interface Effect {
  readonly id: number;
  readonly source: Item;
  readonly controller: Seat;
  readonly modify: Modifying;
  /** The names of the abilities it gives. */
  readonly grants?: readonly AbilityKey[];
  /** Fixed at creation, or `null`: whatever matches the modification's filter at any time. */
  readonly affects: readonly Ref[] | null;
  /** Of an effect on players: on whom, and what it makes of them. It changes no object. */
  readonly onPlayers?: { readonly seats: readonly Seat[]; readonly modify: PlayerModification };
  /** Its controller controls the object meanwhile: who did before any such effect. */
  readonly takenFrom?: Seat;
  readonly until: Duration;
  readonly stamp: number;
}

/** A delayed ability: it waits for its event, whatever becomes of what made it. */
export interface Delayed {
  readonly id: number;
  /** The card with the text that made it. */
  readonly source: Item;
  readonly key: AbilityKey;
  readonly controller: Seat;
  /** What had been chosen for the text that made it, for "that card". */
  readonly captured: Announcement;
  /** It ends with the first event it waits for, or with the turn. */
  readonly until: 'once' | 'turn';
}

/** A replacement effect that a resolved text began, apart from what becomes of its source; those of abilities are not stored but seen. */
export interface StoredReplacement {
  readonly id: number;
  readonly source: Item;
  readonly key: AbilityKey;
  readonly controller: Seat;
  /** What had been chosen for the text that began it, for "that card". */
  readonly captured: Announcement;
  readonly until: Duration;
  /** Whether it ends with the first event it replaces. */
  readonly once: boolean;
  /** How much damage it prevents yet; absent where it does something else instead. */
  readonly left?: number;
}

/** A triggered ability waiting to be played, independent of the object it came from; or a card that is played itself. */
export interface Pending {
  readonly source: Item;
  readonly key: AbilityKey;
  readonly controller: Seat;
  /** What made it trigger; absent where that was no event but a state. */
  readonly event?: Event;
  readonly moved?: readonly Moved[];
  /** Of a delayed ability: what the text that made it speaks of. */
  readonly captured?: Announcement;
  /** The source is what is played. */
  readonly card?: true;
  readonly count: number;
}

export interface Outcome {
  /** The seats that won; both empty lists mean a draw. */
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly reason: string;
}

export interface PlayerState {
  readonly life: number;
  /** Units of will by kind; FF-TCG makes CP only inside a payment and leaves it empty. */
  readonly pool: Readonly<Record<string, number>>;
}

/** A battle as far as card texts and onlookers speak of it. */
export interface Combat {
  readonly attackers: readonly Ref[];
  readonly attackedCard: Ref | null;
  readonly attackedPlayer: Seat | null;
  readonly blocker: Ref | null;
}

/** The whole of a position. */
export interface Position {
  readonly edition: string;
  readonly items: readonly Item[];
  readonly zones: Readonly<Record<ZoneKey, readonly number[]>>;
  readonly turn: { readonly player: Seat; readonly number: number; readonly phase: string };
  readonly agenda: readonly Frame[];
  readonly request: Request | null;
  readonly effects: readonly Effect[];
  readonly pending: readonly Pending[];
  readonly delayed: readonly Delayed[];
  readonly stored: readonly StoredReplacement[];
  /** What has left and is still spoken of. */
  readonly left: readonly Left[];
  readonly players: readonly [PlayerState, PlayerState];
  readonly memory: Memory;
  /** Next timestamp and next effect id. */
  readonly clock: number;
  /** Steps since the last decision was asked for. */
  readonly steps: number;
  /** State of the generator that shuffles; the only source of chance. */
  readonly seed: number;
  readonly result: Outcome | null;
  readonly checkpoints: readonly Checkpoint[];
  /** What the phase under way has seen, so that a loop is noticed. */
  readonly watch: Watch;
}

/** Of a game that begins: nothing lasts, waits or is asked, and nothing has left. A field of a position stands here or is named as one that does not. */
export const NOTHING_UNDER_WAY: Omit<
  Position,
  'edition' | 'items' | 'zones' | 'turn' | 'agenda' | 'players' | 'memory' | 'clock' | 'seed'
> = {
  request: null,
  effects: [],
  pending: [],
  delayed: [],
  stored: [],
  left: [],
  steps: 0,
  result: null,
  checkpoints: [],
  watch: NO_WATCH,
};

/** A position to come back to when an announced action turns out illegal. */
export interface Checkpoint {
  readonly depth: number;
  readonly position: Position;
}

// A position and all that stands in it have one door.
export * from './event';
export * from './memory';
export * from './modification';
export { type PrintedAs, sideOf } from './printed-as';
export * from './request';
export * from './watch';
