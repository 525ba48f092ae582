/** What can happen. Nothing else changes a position. */
import type { Extreme } from './card';
import type { Deed, Scope } from './memory';
import type {
  AbilityKey,
  AbilityOf,
  Announcement,
  Delayed,
  Duration,
  Effect,
  Item,
  ItemKind,
  Pending,
  Ref,
  Seat,
  StoredReplacement,
  Zone,
  ZoneKey,
} from './position';
import type { Settled } from './watch';

/** Why something happens, where a rule asks: a rules process, a payment, a game step or a text. */
export type Cause = 'rule' | 'cost' | 'game' | 'effect';

export type Event =
  | {
      readonly kind: 'move';
      readonly item: Ref;
      readonly to: Zone;
      readonly cause: Cause;
      readonly under?: Seat;
      /** Whose control an effect puts it into play under: that of whom its text says, or of its own controller. */
      readonly meant?: { readonly seat: Seat; readonly said?: true };
      readonly place?: 'top' | 'bottom';
      /** Whatever lies on top of the main deck of that player as it is moved. */
      readonly offTheTop?: Seat;
      readonly rested?: boolean;
      readonly faceDown?: boolean;
      readonly face?: number;
      readonly counters?: Readonly<Record<string, number>>;
      /** What befalls it by that. */
      readonly state?: string;
      /** What the text that puts it there puts on it. */
      readonly with?: Readonly<Record<string, number>>;
      /**
       * How it arrives, where a text asks: as the resolution of a card played from hand, of one that came to the chase
       * otherwise, by a call, …
       */
      readonly manner?:
        | 'played'
        | 'summoned'
        | 'judgment'
        | 'call'
        | 'draw'
        | 'discard'
        | 'destroyed'
        | 'banished'
        | 'canceled';
      readonly played?: Announcement;
      /** It arrives put on something. */
      readonly on?: readonly Ref[];
    }
  | {
      readonly kind: 'rest' | 'recover';
      readonly item: Ref;
      readonly cause: Cause;
      readonly manner?: 'attack' | 'block';
    }
  | {
      readonly kind: 'damage';
      readonly source: Ref;
      readonly to: Ref;
      readonly amount: number;
      readonly battle: boolean;
    }
  | {
      readonly kind: 'damagePlayer';
      readonly source: Ref;
      /** What else deals it: all of them together deal it once. */
      readonly beside?: readonly Ref[];
      readonly player: Seat;
      readonly amount: number;
      readonly battle: boolean;
    }
  | {
      readonly kind: 'life';
      readonly player: Seat;
      readonly change: number;
      readonly cause: Cause;
      readonly half?: true;
    }
  | {
      readonly kind: 'destroy' | 'banish';
      readonly item: Ref;
      readonly by: Ref | null;
      /** Who banishes it; absent of what is destroyed, and where it is whoever controls it. */
      readonly player?: Seat;
      readonly cause: Cause;
      /** The types of what is destroyed, where a text names them: a ruler is destroyed only by a text that says so. */
      readonly named?: readonly string[];
      /** By damage, of which the last was battle damage. */
      readonly byBattle?: true;
    }
  | { readonly kind: 'cancel'; readonly item: Ref; readonly by: Ref | null }
  | { readonly kind: 'summon'; readonly item: Ref; readonly under: Seat }
  | { readonly kind: 'draw'; readonly player: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly kind: 'discard'; readonly item: Ref; readonly cause: Cause }
  /** A player discards the whole hand, but for the card it is done for. */
  | { readonly kind: 'discardHand'; readonly player: Seat; readonly cause: Cause; readonly except?: Ref }
  /** All damage on it is gone, or so much of it. */
  | { readonly kind: 'clearDamage'; readonly item: Ref; readonly amount?: number }
  | { readonly kind: 'withdraw'; readonly item: Ref }
  /** A ruler is no dead J-ruler's any more. */
  | { readonly kind: 'restore'; readonly item: Ref }
  /** A card that lies face down is turned up where it lies. */
  | { readonly kind: 'turnUp'; readonly item: Ref }
  /** Another side of it is up, where it is; it is the same object. */
  | {
      readonly kind: 'face';
      readonly item: Ref;
      readonly side: number;
      /** The keyword whose text turns it; absent where another text or a rule does. */
      readonly by?: string;
    }
  | { readonly kind: 'attach'; readonly item: Ref; readonly on: readonly Ref[] }
  /**
   * Of effects that begin at once, where a player has put them in order, this one is the next: that of an ability of an object; `by`: of one
   * that an effect of that gives it.
   */
  | { readonly kind: 'ages'; readonly item: Ref; readonly ability: AbilityKey; readonly by?: Ref | null }
  | { readonly kind: 'counters'; readonly item: Ref; readonly counter: string; readonly change: number }
  /** `held`: as an effect on control begins or ends; without it the change is for good, whatever effects there are. */
  | { readonly kind: 'control'; readonly item: Ref; readonly to: Seat; readonly held?: true }
  | { readonly kind: 'produce' | 'spend'; readonly player: Seat; readonly resource: string; readonly amount: number }
  /** `becoming`: by the effect its objects become copies of that object. */
  | { readonly kind: 'beginEffect'; readonly effect: Omit<Effect, 'id' | 'stamp'>; readonly becoming?: Ref }
  | { readonly kind: 'delay'; readonly delayed: Omit<Delayed, 'id'> }
  | { readonly kind: 'store'; readonly stored: Omit<StoredReplacement, 'id'> }
  /** A stored replacement has prevented so much, or is over. */
  | { readonly kind: 'wear'; readonly id: number; readonly source: Ref; readonly by: number | 'over' }
  | { readonly kind: 'endEffects'; readonly until: Duration }
  | { readonly kind: 'announce'; readonly item: Ref; readonly announced: Announcement }
  | {
      readonly kind: 'putAbility';
      readonly ability: AbilityOf;
      readonly controller: Seat;
      readonly announced: Announcement;
      readonly as: ItemKind;
      /** It waits nowhere, and so goes to no zone. */
      readonly aside?: true;
    }
  /** `aside`: it has been carried out without having been there. */
  | { readonly kind: 'leaveChase'; readonly item: Ref; readonly aside?: true }
  /** A token of a definition of the pool comes to be; `item`: as what, once it has. Without `under` nobody would control it. */
  | {
      readonly kind: 'create';
      readonly card: string;
      readonly by: Item;
      readonly controller: Seat;
      readonly under?: Seat;
      /** Absent: where cards are in play. */
      readonly into?: Zone;
      readonly rested?: boolean;
      readonly counters?: Readonly<Record<string, number>>;
      readonly item?: Ref;
    }
  /**
   * Something in the same zone that is as a card or an ability would be without any effect on it. `of` finds what has left as well,
   * where it is known; without `under` nobody would control the copy, without `ability` one of an ability would be none.
   */
  | {
      readonly kind: 'copy';
      readonly of: Ref;
      readonly by: Item;
      readonly controller: Seat;
      readonly under?: Seat;
      readonly side?: number;
      readonly ability?: AbilityOf;
      readonly announced?: Announcement;
      readonly item?: Ref;
    }
  /** A pseudo-card is no more. */
  | { readonly kind: 'cease'; readonly item: Ref }
  | { readonly kind: 'trigger'; readonly pending: Pending }
  | { readonly kind: 'untrigger'; readonly source: Ref; readonly key: AbilityKey; readonly at?: number }
  | {
      readonly kind: 'occasion';
      readonly name: string;
      readonly player: Seat;
      readonly item?: Ref;
      readonly other?: Ref;
    }
  /** Fields laid over what stands in a scope of the memory; `null` takes one away. */
  | { readonly kind: 'remember'; readonly scope: Scope; readonly what: object }
  | { readonly kind: 'did'; readonly deed: Deed }
  | { readonly kind: 'scopeBegins'; readonly scope: 'battle' }
  | { readonly kind: 'scopeEnds'; readonly scope: 'battle' | 'chase' | 'check' }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'turn'; readonly player: Seat }
  /** A player is to have a turn more after this one. */
  | { readonly kind: 'extraTurn'; readonly player: Seat }
  /** A player is in another state from now on. */
  | { readonly kind: 'state'; readonly player: Seat; readonly state: string }
  /** A player is to skip a phase: the next one of that name to begin in a turn of theirs. */
  | { readonly kind: 'skipPhase'; readonly player: Seat; readonly phase: string }
  /** A new game: these cards are where it begins with them, and nothing of the game before is left. */
  | { readonly kind: 'newGame'; readonly player: Seat; readonly cards: readonly Beginning[] }
  /** A loop is performed so many times more; then one player may not carry it on, and one may `never` choose it again. */
  | {
      readonly kind: 'repeat';
      readonly times: number;
      readonly stops: Seat;
      readonly once?: true;
      readonly never?: Omit<Settled, 'round'>;
    }
  | { readonly kind: 'shuffle'; readonly zone: ZoneKey }
  /** Players see the face of an object until the text that shows it has been carried out. */
  | { readonly kind: 'show'; readonly item: Ref; readonly to: readonly Seat[] }
  /** What texts showed is shown no more: all of it, or what lies in one zone. */
  | { readonly kind: 'hide'; readonly zone?: ZoneKey }
  /** Dice are rolled, so many; `rolls`: what those show that have fallen so far, one after the other. */
  | {
      readonly kind: 'roll';
      readonly player: Seat;
      readonly dice: number;
      /** Each die is rolled twice, and this value of the two does not count; each of those rolls is made twice in turn for what follows. */
      readonly twice?: readonly Extreme[];
      /** How many of the values that dice come to do not count. */
      readonly ignoring?: Readonly<Record<Extreme, number>>;
      readonly rolls: readonly number[];
    }
  | { readonly kind: 'lose'; readonly player: Seat; readonly reason: string };

/** Where a card is as a game begins. */
export interface Beginning {
  readonly item: Ref;
  readonly zone: Zone;
}

export const EVENT_KINDS = [
  'move',
  'rest',
  'recover',
  'damage',
  'damagePlayer',
  'life',
  'destroy',
  'banish',
  'cancel',
  'summon',
  'draw',
  'discard',
  'discardHand',
  'clearDamage',
  'withdraw',
  'restore',
  'turnUp',
  'face',
  'attach',
  'ages',
  'counters',
  'control',
  'produce',
  'spend',
  'beginEffect',
  'delay',
  'store',
  'wear',
  'endEffects',
  'announce',
  'putAbility',
  'leaveChase',
  'create',
  'copy',
  'cease',
  'trigger',
  'untrigger',
  'occasion',
  'remember',
  'did',
  'scopeBegins',
  'scopeEnds',
  'phase',
  'turn',
  'extraTurn',
  'skipPhase',
  'state',
  'newGame',
  'repeat',
  'shuffle',
  'show',
  'hide',
  'roll',
  'lose',
] as const satisfies readonly Event['kind'][];
export type EventKind = Event['kind'];
export type EventOf<K extends EventKind> = Extract<Event, { readonly kind: K }>;

/** An event that becomes another one of its kind; events come in ever other shapes, which spreading copies slowly. */
export const eventWith = <E extends Event>(event: E, changed: Partial<E>): E => Object.assign({}, event, changed);
