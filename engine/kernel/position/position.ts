/** What a position is: plain JSON at every moment, in the middle of a resolution too. */
import type { Keyword } from './card';
import type { Frame } from './frame';
import type { Delayed, Effect, Pending, StoredReplacement } from './lasting';
import type { Memory } from './memory';
import type { Ban } from './modification';
import type { AbilityKey } from './names';
import type { PrintedAs } from './printed-as';
import type { Request } from './request';
import type { AbilityOf, Announcement } from './text';
import { NO_WATCH, type Watch } from './watch';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A player by seat; scenario files call seat 0 `A` and seat 1 `B`. */
export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** Whom a text means that says "you" or "opponent". */
export const seatOf = (who: 'you' | 'opponent', you: Seat): Seat => (who === 'you' ? you : otherSeat(you));

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
/** Where an ability is that is played and waits nowhere: it is carried out at once, and lies in no zone meanwhile. */
export const ASIDE: Zone = 'aside';
/** A zone with its player: `hand/0`; a shared zone has its bare name. */
export type ZoneKey = string;

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

export type ItemKind = 'card' | 'ability' | 'action';

/** What lies where cards lie and is no physical card: it was made by an effect, and the edition's rows say which moves end it. */
export type Pseudo = 'token' | 'copy';

/**
 * An ability that works while something is the case, after it has not been, or one that was lost: `stamp` is when it was the case again, or
 * the ability there again. `own`: its own effect is as old as that; so also of one that began together with others, where a player has put
 * them in order. `by`: the ability is one that an effect gives it, and that is what gives it; `stamp` is since when it has it.
 */
export interface Begun {
  readonly key: AbilityKey;
  readonly stamp?: number;
  readonly own?: true;
  readonly by?: Ref | null;
}

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
  /** Who saw its front before it was laid face down. */
  readonly knownTo: readonly Seat[];
  readonly rested: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  /** What has befallen this object for as long as it is the same (8.01: the astral state); `null`: nothing has. */
  readonly state: string | null;
  /** Number of the turn in which this object came into its zone. */
  readonly entered: number;
  /** Number of the turn since which its controller has controlled it without a break. */
  readonly since: number;
  /** When its own continuous effects count as begun, for timestamp order. */
  readonly stamp: number;
  /** The same of what is printed on the side that is up: since it was turned up, if that was later. */
  readonly turned: number;
  /** The same of what it does to what it is on: since it was put there, if that was later. */
  readonly added: number;
  /** Of its abilities that give others for a while or were lost, those that have done nothing: since when they do again, if they do. */
  readonly begun: readonly Begun[];
  readonly announced: Announcement | null;
  readonly ability: AbilityOf | null;
  /** What it is put on: the host of an addition. A reference goes stale when the host becomes another object. */
  readonly on: readonly Ref[];
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
  /** What texts have made of the player until one makes something else (8.01: the weather); absent: none has. */
  readonly state?: string;
  /** What the player had released before the game, by its English name (8.01: seal items). */
  readonly released?: readonly string[];
}

/** A battle as far as card texts and onlookers speak of it. */
export interface Combat {
  readonly attackers: readonly Ref[];
  readonly attackedCard: Ref | null;
  readonly attackedPlayer: Seat | null;
  readonly blocker: Ref | null;
}

/** An object and the players who may see its face. */
export interface Shown {
  readonly item: Ref;
  readonly to: readonly Seat[];
}

/** The whole of a position. */
export interface Position {
  readonly edition: string;
  readonly items: readonly Item[];
  /** Where each card lay as the play began, by its slot. */
  readonly began: readonly Zone[];
  readonly zones: Readonly<Record<ZoneKey, readonly number[]>>;
  readonly turn: { readonly player: Seat; readonly number: number; readonly phase: string };
  readonly agenda: readonly Frame[];
  readonly request: Request | null;
  readonly effects: readonly Effect[];
  readonly pending: readonly Pending[];
  readonly delayed: readonly Delayed[];
  readonly stored: readonly StoredReplacement[];
  /** What texts being carried out show to players, wherever it lies. */
  readonly shown: readonly Shown[];
  /** What has left and is still spoken of. */
  readonly left: readonly Left[];
  readonly players: readonly [PlayerState, PlayerState];
  readonly memory: Memory;
  /** The rules that players have agreed on beside those that always hold. */
  readonly agreed: readonly string[];
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
  'edition' | 'items' | 'began' | 'zones' | 'turn' | 'agenda' | 'players' | 'memory' | 'agreed' | 'clock' | 'seed'
> = {
  request: null,
  effects: [],
  pending: [],
  delayed: [],
  stored: [],
  shown: [],
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
export * from './frame';
export * from './lasting';
export * from './memory';
export * from './modification';
export * from './names';
export { type PrintedAs, sideOf } from './printed-as';
export * from './request';
export * from './text';
export * from './watch';
