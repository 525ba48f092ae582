/** What a card says: data only. The same instruction set serves both games; its words come from each edition. */
import type { Doing, KeywordArgs } from './keyword';
import type { Cause, Filter, Modification, PlayerModification, Seat } from './position';

export interface Words {
  readonly ja: string;
  readonly en: string;
}

export interface CardDefinition {
  readonly name: Words;
  /** Front and, for double-faced cards (ruler and J-ruler), back. */
  readonly faces: readonly Face[];
}

export interface Face {
  readonly types: readonly string[];
  readonly attributes?: readonly string[];
  readonly traits?: readonly string[];
  /** Units by kind; `free` for any kind. FF-TCG: `free` is the number of CP, the element stands in `attributes`. */
  readonly cost?: Readonly<Record<string, number>>;
  /** ATK / DEF, or power. */
  readonly stats?: Readonly<Record<string, number>>;
  readonly abilities?: readonly Ability[];
  /** A subtype that an edition knows: `instant`, `standby`, `field` … */
  readonly subtype?: string;
}

export type Ability =
  | ({ readonly kind: 'keyword'; readonly keyword: string } & KeywordArgs)
  | ({ readonly kind: 'continuous'; readonly modify: Modification; readonly while?: Condition } & Elsewhere)
  | Automatic
  | Activate
  /** The card rests for it, or is banished. */
  | ({ readonly kind: 'will'; readonly produces: readonly string[]; readonly banish?: true } & Elsewhere)
  | { readonly kind: 'judgment'; readonly cost: Readonly<Record<string, number>> }
  | Replacing
  | Break
  | OnPlay
  | PlayedAs
  | OwnCost
  | OtherCosts
  | OnPlayers
  | TriggerText
  | TriggerCost
  | Text;

/** Where an ability works, where that is not where abilities do unless they say otherwise. */
interface Elsewhere {
  readonly in?: string;
}

/** An ability that a text can give to an object, which has it where it is given; keywords it gains by name. */
export type GrantedAbility = HadThere<
  Extract<
    Ability,
    { readonly kind: 'continuous' | 'automatic' | 'activate' | 'will' | 'replace' | 'players' | 'cost' | 'costs' }
  >
>;
type HadThere<A> = A extends Elsewhere ? Omit<A, keyof Elsewhere> : A;

/** A token as a text describes it. */
export interface Token {
  readonly name: Words;
  /** Absent: those of a token of which nothing is said. */
  readonly types?: readonly string[];
  readonly attributes?: readonly string[];
  /** Absent: its name. */
  readonly traits?: readonly string[];
  readonly stats?: Readonly<Record<string, number>>;
  readonly keywords?: readonly string[];
  readonly has?: readonly GrantedAbility[];
}

/** What a card does when it is broken. */
export interface Break {
  readonly kind: 'break';
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
}

/** What is done as a card is played that does not wait to resolve: it is chosen on the way, and done as the card comes into play. */
export interface OnPlay {
  readonly kind: 'onPlay';
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
}

/** The text of a chant or summon, carried out when it resolves. */
export interface Text {
  readonly kind: 'text';
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
  /** What X is in it, and in what it costs: its player does not choose. */
  readonly x?: Amount;
  readonly ex?: true;
}
/** The text of a card that waits in hand or where it was laid, and is played itself once its event has come and it was revealed. */
export interface TriggerText {
  readonly kind: 'trigger';
  readonly when: Occurrence;
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
}
/** The text of a card that waits there for a moment its player chooses, for a cost of its own. */
export interface TriggerCost {
  readonly kind: 'triggerCost';
  readonly cost: AbilityCost;
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
}
export interface Replacing extends Elsewhere {
  readonly kind: 'replace';
  readonly when: Occurrence;
  readonly while?: Condition;
  readonly instead: readonly Instruction[];
  readonly optional?: true;
}
export interface Automatic extends Elsewhere {
  readonly kind: 'automatic';
  readonly when: Occurrence;
  /** A further event that it waits for as well. */
  readonly or?: Occurrence;
  readonly if?: Condition;
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
  readonly x?: Amount;
  readonly optional?: true;
  /** Also carried out as the card is dealt as damage (FF-TCG). */
  readonly ex?: true;
}
export interface Activate extends Elsewhere {
  readonly kind: 'activate';
  readonly cost: AbilityCost;
  /** Only while something is the case, and only at main timing. */
  readonly while?: Condition;
  readonly main?: true;
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
  readonly x?: Amount;
}
/** What can be asked for anywhere in a cost. */
export interface CostPart {
  readonly pay?: Readonly<Record<string, number>>;
  /** Put this card into the graveyard (break zone). */
  readonly banish?: true;
  /** Discard this many cards. */
  readonly discard?: number;
  /** Discard every card in hand, though there may be none. */
  readonly discardHand?: true;
  /** Rest (dull) this many other cards that fit. */
  readonly restOther?: { readonly filter: Filter; readonly count: number };
  /** Rest (dull) this many cards that fit, of those that the player controls; this card can be one of them. */
  readonly restOwn?: { readonly filter: Filter; readonly count: number };
  /** Banish this many other cards that fit. */
  readonly banishOther?: { readonly filter: Filter; readonly count: number };
  /** Put this many other cards that fit into another zone. */
  readonly putOther?: { readonly filter: Filter; readonly count: number; readonly to: string };
  /** Put this many cards from the hand into another zone. */
  readonly putFromHand?: { readonly count: number; readonly to: string };
  /** Pay this much life; `X`: as much as is chosen. */
  readonly life?: number | 'X';
}

/** What a cost asks for first: its parts are printed, and done, in one order. */
export interface CostFront extends CostPart {
  /** Rest (dull) this card. */
  readonly rest?: true;
  /** Discard this card: the ability works in the hand only. */
  readonly discardThis?: true;
  /** A special ability's extra cost: discard a card of the same name. */
  readonly discardSameName?: true;
  /** Remove this many counters of a kind from this card. */
  readonly counters?: { readonly counter: string; readonly amount: number };
}

/** The name of what follows, in costs and instructions; a literal with it written out looks like a promise. */
export const THEN = 'then';

/** What is asked for as a cost. */
export interface AbilityCost extends CostFront {
  /** What is done after that, one after the other, where it is written in another order. */
  readonly then?: readonly CostPart[];
}

/** One of those that are done one after the other. */
export interface CostStep extends CostFront {
  readonly then?: undefined;
}

/**
 * What a card is played as having: where something is the case as its play begins, and with a cost where its player chooses
 * to pay that as well. A text joins those printed before it and counts its targets and modes on from theirs.
 */
export interface PlayedAs {
  readonly kind: 'playedAs';
  readonly while?: Condition;
  readonly cost?: AbilityCost;
  readonly has?: readonly GrantedAbility[];
  readonly text?: Doing;
}

/** What a card itself says of the cost of playing it. */
export interface OwnCost {
  readonly kind: 'cost';
  /** `additional`: it has to be paid as well; `optional`: it may be; `alternative`: it may be paid instead of the card's cost. */
  readonly how: 'additional' | 'optional' | 'alternative';
  readonly cost: AbilityCost;
  readonly while?: Condition;
}

/** What a card in play says of the costs of others: they are more, or less, or need not be paid. */
export interface OtherCosts {
  readonly kind: 'costs';
  readonly of: 'cards' | 'abilities';
  readonly player: 'you' | 'opponent' | 'each';
  readonly filter: Filter;
  readonly change: 'more' | 'less' | 'free';
  /** By how much; nothing for `free`. */
  readonly by?: Readonly<Record<string, number>>;
  readonly while?: Condition;
}

/** What a card in play makes of players. */
export interface OnPlayers {
  readonly kind: 'players';
  readonly who: 'you' | 'opponent' | 'each';
  readonly modify: PlayerModification;
  readonly while?: Condition;
}

export interface Target {
  readonly filter: Filter;
  readonly count: number | 'X';
  readonly upTo?: true;
  /** A player may be chosen as well. */
  readonly player?: true;
  /** Chosen only where this mode of the text is, counted from 1 as they are printed. */
  readonly mode?: number;
}

export type Occurrence =
  /**
   * It came where cards are in play, or into `zone`; with `from`, out of that zone. `unmarked`: it says so in words and bears no
   * sign of an ability, as 2.0's rule abilities do.
   */
  | {
      readonly on: 'enter';
      readonly who: Who;
      readonly unmarked?: true;
      readonly zone?: string;
      readonly from?: string;
    }
  | { readonly on: 'destroyed' | 'graveyard'; readonly who: Who }
  /** It went from where cards are in play to anywhere else, or only into one zone. */
  | { readonly on: 'leave'; readonly who: Who; readonly into?: Into }
  /** It was destroyed by damage, of which the last was battle damage (Force of Will 2.0). */
  | { readonly on: 'destroyedByBattle'; readonly who: Who }
  /** From one zone to another, neither of them where cards are in play; without `to`, to any other zone at all. */
  | { readonly on: 'moves'; readonly who: Who; readonly from: string; readonly to?: string }
  | { readonly on: 'attack' | 'block' | 'blocked'; readonly who: Who }
  /** It became a J-ruler, or another one, by a judgment (Force of Will). */
  | { readonly on: 'judged'; readonly who: Who }
  /** It resolved, and so came where cards are in play; how an edition calls such a card is for it to say (Force of Will). */
  | { readonly on: 'summoned'; readonly who: Who }
  /** It was turned over, to its side of despair or by [Shift] (Force of Will). */
  | { readonly on: 'inverted' | 'shifted'; readonly who: Who }
  | {
      readonly on: 'damage';
      readonly who: Who;
      readonly to?: 'card' | 'player' | 'you' | 'opponent';
      readonly types?: readonly string[];
      readonly battle?: true;
    }
  | { readonly on: 'damaged'; readonly who: Who }
  /** It counts as what broke another card, or such a one (FF-TCG). */
  | { readonly on: 'breaks'; readonly who: Who; readonly whom?: Filter }
  | { readonly on: 'play'; readonly player: 'you' | 'opponent'; readonly types?: readonly string[] }
  /** An activate ability that is a will ability was played, of a card of such a type (Force of Will). */
  | { readonly on: 'playWill'; readonly player: 'you' | 'opponent'; readonly types?: readonly string[] }
  | { readonly on: 'draw' | 'discard' | 'gainLife' | 'loseLife'; readonly player: 'you' | 'opponent' }
  /** Dice were rolled, as many as a text says at once (Force of Will). */
  | { readonly on: 'roll'; readonly player: 'you' | 'opponent' }
  | { readonly on: 'occasion'; readonly name: string; readonly player?: 'you' | 'opponent' }
  /** No event: as soon as something is the case. */
  | { readonly on: 'state'; readonly that: Condition };

/** Where something goes: a zone; whose it is to be, and on top of it or under it, where that is said. */
export interface Into {
  readonly zone: string;
  readonly of?: 'you' | 'opponent';
  readonly place?: 'top' | 'bottom';
}

/** What happens to objects or players: neither a moment nor a state. */
export type Incident = Exclude<Occurrence, { readonly on: 'occasion' | 'state' }>;

/** Whose doing: the card itself, what was chosen as a target of the text that waits, or another object that fits the filter. */
export type Who = 'this' | { readonly target: number } | Filter;

/** So many, at least, of what a filter finds. */
export interface Counted {
  readonly filter: Filter;
  readonly atLeast: number;
}

/** What texts ask whether it is not the case; of what is counted, few are there or none. */
export type Deniable = Extract<
  Condition,
  { readonly is: 'life' | 'weather' | 'counters' | 'this' | 'happened' | 'junctioned' | 'paid' | 'playedFrom' }
>;

export type Condition =
  /** `or`: also where the object, or its player, has that permission. */
  | { readonly is: 'count'; readonly filter: Filter; readonly atLeast: number; readonly or?: string }
  /** Several counts, each of them. */
  | { readonly is: 'counts'; readonly all: readonly Counted[] }
  | { readonly is: 'none'; readonly filter: Filter }
  /** No more than so many: fewer than one more. */
  | { readonly is: 'few'; readonly filter: Filter; readonly atMost: number }
  | { readonly is: 'turn'; readonly of: 'you' | 'opponent' }
  | { readonly is: 'life'; readonly player: 'you' | 'opponent'; readonly atMost: number }
  | { readonly is: 'weather'; readonly player: 'you' | 'opponent'; readonly weather: string }
  | { readonly is: 'counters'; readonly counter: string; readonly atLeast: number }
  /** The card itself is such a one. */
  | { readonly is: 'this'; readonly such: Filter }
  /** It has happened, or so many times, in the turn under way or in the game. */
  | { readonly is: 'happened'; readonly what: Incident; readonly times?: number; readonly during?: 'game' }
  | { readonly is: 'not'; readonly that: Deniable }
  | { readonly is: 'did' }
  /** What was removed from the game to junction it still lies there (FF-TCG). */
  | { readonly is: 'junctioned' }
  /** An optional additional cost of the card was paid as it was played. */
  | { readonly is: 'paid' }
  /** The card was played from that zone; by a keyword of its own, and not because another text permits it. */
  | { readonly is: 'playedFrom'; readonly zone: string; readonly by?: string };

export type Amount = AmountForms[keyof AmountForms];
export interface AmountForms {
  readonly number: number;
  readonly X: 'X';
  readonly count: { readonly count: Filter; readonly times?: number };
  readonly life: { readonly life: 'you' | 'opponent' };
  readonly stat: { readonly stat: string; readonly of: Objects };
  /** What a card costs by what is printed on it. */
  readonly costOf: { readonly costOf: Objects };
  /** The number that a keyword of a card says. */
  readonly numberOf: { readonly numberOf: string; readonly of: Objects };
  /** The sum of the dice that the text had rolled last. */
  readonly rolled: 'rolled';
  /** As much as the event that the text speaks of. */
  readonly 'that much': 'that much';
  /** A fraction is rounded as the edition says, unless the text does. */
  readonly half: { readonly half: Amount; readonly rounded?: 'down' };
  readonly double: { readonly double: Amount };
  /** So many times X: `X00` is a hundred times X. */
  readonly times: { readonly times: number; readonly of: 'X' };
  /** So much less than another amount. */
  readonly less: { readonly less: number; readonly than: Amount };
  /** So much more. */
  readonly more: { readonly more: number; readonly than: Amount };
}

/** One of several values by how it compares to the others. */
export type Extreme = 'lowest' | 'highest';

/** Which of several values do not count: one of them, or so many. */
export type Ignored =
  | Extreme
  | { readonly lowest: number }
  | { readonly highest: number }
  | { readonly lowest: number; readonly highest: number };

/** Objects a text speaks of: itself, chosen targets, the object of its event, all of a kind, or a choice at resolution. */
export type Objects = ObjectForms[keyof ObjectForms];
export interface ObjectForms {
  readonly this: 'this';
  readonly it: 'it';
  readonly 'this and it': 'this and it';
  /** What was chosen for the cost of the text and banished, discarded, rested or put elsewhere. */
  readonly used: 'used';
  /** What the text itself put elsewhere last, where that still lies there. */
  readonly moved: 'moved';
  readonly target: { readonly target: number };
  readonly each: { readonly each: Filter };
  readonly choose: {
    readonly choose: Filter;
    readonly count: number;
    readonly by?: Players;
    /** Nobody chooses: they are drawn by lot. */
    readonly random?: true;
  };
  /** The cards on top of a player's main deck. */
  readonly top: { readonly top: number; readonly of: Players };
}

export type Players = PlayerForms[keyof PlayerForms];
export interface PlayerForms {
  readonly you: 'you';
  readonly opponent: 'opponent';
  readonly each: 'each';
  readonly target: { readonly target: number };
}

/** Something is the case of the card with the text; once it is not, that is over for good. */
export interface AsLongAs {
  readonly asLongAs: Condition;
}

/** What a text says deals damage in the place of its own card. */
export type Dealers = 'it' | ObjectForms['target'] | ObjectForms['each'];

export type Instruction =
  | {
      readonly op: 'damage';
      readonly to: Objects | { readonly player: Players };
      readonly amount: Amount;
      readonly by?: Dealers;
    }
  /** Damage of which each target of a group is dealt the share that was chosen for it as the targets were. */
  | { readonly op: 'divide'; readonly amount: Amount; readonly among: { readonly target: number } }
  | { readonly op: 'destroy' | 'banish'; readonly what: Objects }
  /** Damage on objects goes: so much of it, or all. */
  | { readonly op: 'heal'; readonly what: Objects; readonly amount?: Amount }
  /** It neither attacks nor blocks nor is attacked any more. */
  | { readonly op: 'withdraw'; readonly what: Objects }
  /** A card with two sides lies with that side up. */
  | { readonly op: 'turn'; readonly what: Objects; readonly side: 'front' | 'back' }
  /** It comes to lie on another; from elsewhere it comes onto the field so. */
  | { readonly op: 'attach'; readonly what: 'this' | ObjectForms['target']; readonly to: Objects }
  /** A ruler or J-ruler wears a card, which lies beside it for that. */
  | { readonly op: 'wear'; readonly what: Objects; readonly by: Objects; readonly to: string }
  /** A Summon is removed from the game for the card with the text (FF-TCG), which is junctioned as long as that lies there. */
  | { readonly op: 'junction' }
  | { readonly op: 'shuffle'; readonly player: Players; readonly zone: string }
  | { readonly op: 'rest' | 'recover'; readonly what: Objects }
  | { readonly op: 'cancel'; readonly what: Objects }
  | {
      readonly op: 'move';
      readonly what: Objects;
      readonly to: string;
      readonly place?: 'top' | 'bottom';
      readonly rested?: true;
      readonly faceDown?: true;
      /** A card with two sides lies there with its back up. */
      readonly side?: 'back';
      /** Under whose control it is put into play; where that is not said, of whoever controls the text. */
      readonly under?: Players;
      /** It comes into play with these on it, besides those that it has by other texts and rules. */
      readonly counters?: { readonly counter: string; readonly amount: number };
    }
  /** All players see the face of objects until the text has been carried out; only its controller does. */
  | { readonly op: 'reveal' | 'look'; readonly what: Objects }
  /** Cards are found in a player's main deck, revealed and put into a zone; then the deck is shuffled. */
  | {
      readonly op: 'search';
      readonly what: Filter;
      readonly count: number;
      readonly to: string;
      readonly rested?: true;
    }
  /** The top cards of the main deck are looked at and put back on top of it and under it. */
  | { readonly op: 'foresee'; readonly count: number }
  /** Dice are rolled, or each of them twice, without one value of the two; the text speaks of their sum after that, in which some need not count. */
  | { readonly op: 'roll'; readonly dice: Amount; readonly twice?: Extreme; readonly ignore?: Ignored }
  | { readonly op: 'draw'; readonly player: Players; readonly amount: Amount }
  /** The whole hand where no amount is said; `random`: the cards are drawn by lot. */
  | { readonly op: 'discard'; readonly player: Players; readonly amount?: Amount; readonly random?: true }
  | { readonly op: 'gainLife' | 'loseLife'; readonly player: Players; readonly amount: Amount }
  | { readonly op: 'halveLife'; readonly player: Players }
  /** A player's life becomes so much. */
  | { readonly op: 'setLife'; readonly player: Players; readonly amount: Amount }
  /** Each player's life becomes what the other's was. */
  | { readonly op: 'exchangeLife' }
  | {
      readonly op: 'modify';
      readonly what: Objects | { readonly all: Filter };
      readonly by: Modification;
      /** `there`: for as long as the objects found now are the same, and so lie where they lie. */
      readonly until: 'turn' | 'battle' | 'there' | AsLongAs;
      /** Values change so many times as much as it says: how many is found once, as it begins. */
      readonly times?: Amount;
    }
  | {
      readonly op: 'modifyPlayers';
      readonly player: Players;
      readonly by: PlayerModification;
      readonly until: 'turn' | 'battle';
    }
  | { readonly op: 'counters'; readonly what: Objects; readonly counter: string; readonly amount: number }
  /** So many, or all of that name, leave one object and are put on another. */
  | {
      readonly op: 'moveCounters';
      readonly from: 'this' | ObjectForms['target'];
      readonly to: Objects;
      readonly counter: string;
      readonly amount?: number;
    }
  /** A ruler that lost its judgment by being destroyed is none of those any more. */
  | { readonly op: 'restore'; readonly what: Objects }
  /** A ruler becomes a J-ruler as by a judgment, for nothing. */
  | { readonly op: 'judge'; readonly what: ObjectForms['target'] }
  /** For good, where it does not say until when. */
  | { readonly op: 'control'; readonly what: Objects; readonly until?: 'turn' | 'battle' }
  /** `having`: units of another kind as well. */
  | { readonly op: 'produce'; readonly resource: string; readonly amount: Amount; readonly having?: string }
  /** One unit of one of some kinds, which is chosen as the text is carried out. */
  | { readonly op: 'produceOf'; readonly of: readonly string[] }
  | { readonly op: 'summon'; readonly what: Objects }
  /** After this turn. */
  | { readonly op: 'extraTurn'; readonly player: Players }
  | { readonly op: 'skipPhase'; readonly player: Players; readonly phase: string }
  | { readonly op: 'weather'; readonly player: Players; readonly weather: string }
  /** The card with the text can begin the new game in a zone that it names. */
  | { readonly op: 'restart'; readonly this?: string }
  /** Whoever controls the text wins the game. */
  | { readonly op: 'win' }
  /** Under the control of whoever controls the text, where it does not say under whose. */
  | {
      readonly op: 'create';
      readonly token: Token;
      readonly amount: Amount;
      readonly under?: Players;
      /** Elsewhere than where cards are in play. */
      readonly into?: string;
      readonly rested?: true;
    }
  /** A token of one of some attributes, which is chosen as the text is carried out. */
  | { readonly op: 'createOf'; readonly token: Token; readonly of: readonly string[]; readonly into?: string }
  /** Of what waits to resolve: whoever controls the text chooses its targets anew. */
  | { readonly op: 'retarget'; readonly what: ObjectForms['target'] }
  /** A card is copied, and the copy played if it can be. */
  | { readonly op: 'playCopy'; readonly what: ObjectForms['target'] }
  /** Of several that could be copied, the first. */
  | {
      readonly op: 'become';
      readonly what: Objects;
      readonly like: Objects;
      readonly until: 'turn' | 'battle' | 'game';
    }
  | { readonly op: 'copy' | 'cease'; readonly what: Objects }
  /** Instead of the event nothing happens, or of damage so much less. */
  | { readonly op: 'prevent'; readonly amount?: Amount }
  /** The next such event of this turn, or each of them, is replaced. */
  | {
      readonly op: 'replace';
      readonly when: Occurrence;
      readonly instead: readonly Instruction[];
      readonly during?: 'turn';
      readonly optional?: true;
    }
  /** So much of the damage that is dealt this turn is prevented. */
  | { readonly op: 'shield'; readonly when: Occurrence; readonly amount: Amount }
  /** A delayed ability: it waits for the event, or for a further one, once; this turn only once, or for every such event of this turn. */
  | {
      readonly op: 'later';
      readonly when: Occurrence;
      readonly or?: Occurrence;
      readonly do: readonly Instruction[];
      readonly during?: 'turn' | 'onceThisTurn';
    }
  | {
      readonly op: 'if';
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly else?: readonly Instruction[];
    }
  /** A cost of the text itself, or another in its place, that its controller, or the opponent, may pay as it is carried out; `x`: what its X is. */
  | {
      readonly op: 'pay';
      readonly by?: 'opponent';
      readonly cost: AbilityCost;
      readonly or?: AbilityCost;
      readonly x?: Amount;
    }
  /** A text that replaces a part of its own effect: where something is the case, the other list is carried out instead. */
  | {
      readonly op: 'selfReplace';
      readonly do: readonly Instruction[];
      readonly condition: Condition;
      readonly instead: readonly Instruction[];
    }
  /** Its controller, or the opponent, says whether it is done. */
  | { readonly op: 'may'; readonly by?: 'opponent'; readonly do: readonly Instruction[] }
  | { readonly op: 'modes'; readonly choose: number; readonly of: readonly (readonly Instruction[])[] };

export type Op = Instruction['op'];
export * from './keyword';
export type { Cause, Seat };
