/** Which objects a text speaks of, and how values are changed. */
import type { AbilityCost, Amount, GrantedAbility } from './card';
import type { ItemKind, Zone } from './position';
import type { PrintedAs } from './printed-as';

/** What texts call some abilities that wait on the chase or stack: `enter` bears the sign of an arrival. */
export type KindOfAbility = 'activate' | 'automatic' | 'enter';

/** Which objects a text speaks of. Absent fields do not restrict. */
export interface Filter {
  readonly zone?: Zone;
  readonly types?: readonly string[];
  readonly controller?: 'you' | 'opponent';
  readonly rested?: boolean;
  readonly attribute?: string;
  /** One of these. */
  readonly attributes?: readonly string[];
  readonly trait?: string;
  readonly keyword?: string;
  /** One of these. */
  readonly keywords?: readonly string[];
  readonly notType?: string;
  readonly subtype?: string;
  /** With a text that waits in hand or where it was laid. */
  readonly waits?: true;
  /** What it costs in all; X is what it is for the text. */
  readonly cost?: number | 'X';
  readonly maxCost?: number | 'X';
  readonly minCost?: number | 'X';
  readonly other?: true;
  /** Called as the text's own card. */
  readonly sameName?: true;
  readonly attacking?: true;
  /** In the battle under way it blocks; it is what the attack is on. */
  readonly blocking?: true;
  readonly attacked?: true;
  /** What the text's own card is on, and what is on that card. */
  readonly host?: true;
  readonly attached?: true;
  readonly kind?: ItemKind | KindOfAbility;
  /** What lies face up, or is revealed as long as a text shows it or an ability of it waits to resolve. */
  readonly faceUp?: true;
  /** Tokens alone. */
  readonly token?: true;
}

/** A change of characteristics; `filter` says whom it affects where `Effect.affects` does not. */
export interface Modification {
  readonly filter?: Filter;
  readonly self?: true;
  readonly stats?: Readonly<Record<string, number>>;
  readonly gain?: readonly Gain[];
  /** Abilities it has for as long as this lasts. */
  readonly has?: readonly GrantedAbility[];
  readonly lose?: readonly string[] | 'all';
  readonly attributes?: readonly string[];
  readonly traits?: readonly string[];
  readonly types?: readonly string[];
  /** Types, traits and attributes beside those that it has. */
  readonly alsoTypes?: readonly string[];
  readonly alsoTraits?: readonly string[];
  readonly alsoAttributes?: readonly string[];
  /** Values that it has instead of its own, or that it did not have at all. */
  readonly becomes?: Readonly<Record<string, number>>;
  /** What the affected object may not do, may do at a price only, or must. */
  readonly bans?: readonly Ban[];
  /** What it may do, or may be done with it, though a rule says otherwise. */
  readonly may?: readonly string[];
  /** Whether it comes into play rested. */
  readonly entersRested?: boolean;
  /** With which counters it comes into play, besides those that it has by other texts and rules. */
  readonly entersWith?: CountersSaid;
}

/** So many counters of a name. */
export interface CountersSaid {
  readonly counter: string;
  readonly amount: Amount;
}

/**
 * What an effect changes: what a card says, or that an object is as something else is printed, which is a change of types, of
 * abilities, of its name and all else that is no value, and of values, each in its layer.
 */
export interface Modifying extends Modification {
  readonly asTypes?: PrintedAs;
  readonly asAbilities?: PrintedAs;
  readonly asOther?: PrintedAs;
  readonly asValues?: PrintedAs;
  /** Of what it becomes, the values that it did not have at all: they are there before others change. */
  readonly newValues?: Readonly<Record<string, number>>;
  /** Likewise traits and attributes of what had none at all. */
  readonly newTraits?: readonly string[];
  readonly newAttributes?: readonly string[];
}

/** A keyword that a text gives: by its name, or with what it says more. */
export type Gain = string | { readonly keyword: string; readonly of: Filter };

/** What a text makes of players. */
export interface PlayerModification {
  readonly gain?: readonly Gain[];
  readonly bans?: readonly PlayerBan[];
  readonly may?: readonly string[];
  /** Numbers that the rules set for a player: another one, or none. */
  readonly limit?: Readonly<Record<string, number | 'none'>>;
  /** So much more. */
  readonly more?: Readonly<Record<string, number>>;
}

/** What has a card that it is done with: playing it, or using its abilities. */
export const ACTS_WITH_CARDS = ['play', 'activate'] as const;
/** What a player can be kept from; not with every card, where it says which. There, "you" is that player. */
export type PlayerBan = string | { readonly cannot: (typeof ACTS_WITH_CARDS)[number]; readonly what: Filter };

/** What an object can be kept from. */
export const ACTS = [
  'attack',
  'block',
  'blocked',
  'recover',
  'recoverInPhase',
  'play',
  'activate',
  'chosen',
  'chased',
  'trigger',
  'addedTo',
  'returnedToHand',
  'removedFromGame',
] as const;
export type Act = (typeof ACTS)[number];
/** What has another object on its other side: whom it blocks, who blocks it, whose text chooses it, what is put on it. */
export const MUTUAL_ACTS = ['block', 'blocked', 'chosen', 'addedTo'] as const satisfies readonly Act[];
/** What can be asked a price for, and what can be demanded. */
export const FIGHTING_ACTS = ['attack', 'block'] as const satisfies readonly Act[];
export type FightingAct = (typeof FIGHTING_ACTS)[number];

/** What lets an object do what it is kept from: a price, of resources or of anything that costs are, and where it says so a permission to do without. */
export type Unless = ({ readonly pay: Readonly<Record<string, number>> } | { readonly cost: AbilityCost }) & {
  readonly or?: string;
};

/** What an effect forbids, or demands. */
export type Ban =
  /** The act alone: it cannot. */
  | string
  | { readonly cannot: string }
  /** Not with, or not by, objects of a kind; "you" is whoever controls the object that is kept from it. */
  | { readonly cannot: (typeof MUTUAL_ACTS)[number]; readonly by: Filter }
  | { readonly cannot: string; readonly unless: Unless }
  /** If able. */
  | { readonly must: string };
