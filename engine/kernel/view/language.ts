/**
 * What the words of card texts mean. The kernel asks and knows no word; the rows that answer stand in `engine/text`, and
 * an edition's table says which language its cards are written in.
 */
import type {
  Ability,
  Amount,
  CardDefinition,
  Condition,
  Instruction,
  Occurrence,
  Players,
  Takes,
} from '../position/card';
import type {
  AbilityKey,
  Announcement,
  Combat,
  Env,
  Event,
  Filter,
  Item,
  Modifying,
  Program,
  Ref,
  Seat,
  Zone,
} from '../position/position';
import type { WordFound, WordList } from '../position/word-lists';
import type { NamedAbility } from './abilities';
import type { Change, Characteristics } from './characteristics';
import type { Look } from './look';
import type { GameTypes, LayerPart, Ruleset, ZoneRole, ZoneSchema } from './ruleset';

/** What a filter asks for: of each of these one word, which an effect can give, and the rest. */
export interface WordsAsked {
  readonly oneOf: readonly { readonly what: Characteristic; readonly words: readonly string[] }[];
  readonly rest: Filter;
}

/** Words of an object that come to those that are there, take the place of them, or go. */
export interface WordsMade {
  readonly how: 'added' | 'instead' | 'lost';
  readonly what: Characteristic;
  readonly words: readonly string[];
}

/** What filters ask of a position beside the characteristics of objects. */
export interface LookedAt {
  /** Whether a word says that something has no attribute. */
  isNone(attribute: string): boolean;
  /** Whether what lies face down is revealed all the same. */
  isRevealed(item: Item): boolean;
}

/** What a filter is read against: the characteristics as they stand while it is read, and whose text it is. */
export interface Reader {
  readonly language: Language;
  readonly you: Seat;
  readonly self: Item | null;
  readonly combat: Combat;
  /** The zone in which an X in a cost has the value that was chosen for it. */
  readonly stack: Zone;
  /** Every ability by its name. */
  readonly abilities: ReadonlyMap<AbilityKey, NamedAbility>;
  /** The position that it is read in. */
  readonly look: LookedAt;
  chars(item: Item): Characteristics;
  /**
   * Of what a text asks that asks about an object: of an ability its card (8.01 901.1e), as that is or was last (911.1). `null`: an
   * ability is text and has nothing that could be asked about, where the edition says so.
   */
  asked(item: Item): Item | null;
}

/** Whose condition is asked, and when. */
export interface Asking {
  readonly you: Seat;
  readonly self: Item | null;
  /** Whether the instruction before it did what it says. */
  readonly did: boolean;
  /** By which characteristics objects are told: the current ones, or what is known of them while they are being found. */
  chars(item: Item): Characteristics;
}

/** A text that waits for something, and the moment at which it is asked whether an event is that. */
export interface Scene<G extends GameTypes> {
  /** Whose text it is. */
  readonly source: Item;
  /** The position that the text is read in. */
  readonly look: Look<G>;
  /** The position before the event, and the one after it: the same one where it has yet to happen. */
  readonly before: Look<G>;
  readonly after: Look<G>;
  readonly happened: boolean;
  /** What had been chosen for the text that waits, where another one made it wait. */
  readonly captured?: Announcement;
  /** Of those in play, whom it waits for, where that is fixed. */
  readonly affects?: readonly Ref[] | undefined;
}

export type On = Occurrence['on'];

/**
 * What continuous effects can change of an object, so that a text which asks about it may depend on them. `given`: that it has
 * abilities besides, which ends none of those that it has.
 */
export type Characteristic =
  | Exclude<keyof Characteristics, 'changes' | 'withheld' | 'newBy' | 'entersRested' | 'entersWith'>
  | 'given';

/** Characteristics while effects are applied to them: what most effects change is written in place. */
export type Changing = { -readonly [K in keyof Characteristics]: Characteristics[K] } & {
  stats: Record<string, number>;
  changes: Change[];
};

/** An effect, by what has its text and who controls it. */
export interface Effecting {
  readonly source: Item;
  readonly controller: Seat;
  /** What it is on; `null`: whatever fits. */
  readonly affects: readonly Ref[] | null;
}

/** A part of a text, with what it is. */
export type Speaking =
  | readonly ['Instruction', Instruction]
  | readonly ['Filter', Filter]
  | readonly ['Ability', Ability];

/** What an instruction leaves to be chosen as it is carried out. */
export type OpenChoice =
  | {
      readonly from: 'objects';
      readonly filter: Filter;
      readonly count: Amount;
      readonly by: Players;
      readonly random?: true;
      /** The text says "choose", as it does where it names who chooses. */
      readonly worded?: true;
    }
  /** Cards of the hand of whoever chooses, to be discarded. */
  | { readonly from: 'hand'; readonly count: Amount; readonly by: Players; readonly random?: true };

/** Where an instruction leads that holds others: into branches one after the other, or to a question. */
export type Branching =
  | { readonly take: readonly (string | number)[] }
  /** Its controller, or the opponent, says whether to take the branch. */
  | { readonly ask: 'may'; readonly by: 'you' | 'opponent'; readonly yes: string }
  /** Its controller says which branches to take: so many of these, by index. */
  | { readonly ask: 'mode'; readonly among: readonly number[]; readonly choose: number };

/** What carrying out an instruction begins with. */
export type Doing =
  | { readonly kind: 'happen'; readonly events: readonly Event[] }
  | { readonly kind: 'choose'; readonly choice: OpenChoice }
  | { readonly kind: 'branch'; readonly branching: Branching }
  | { readonly kind: 'call'; readonly procedure: string; readonly env: Env };

/** Something that card data says and that could never mean anything: where, and what there is no such thing as. */
export interface Unmet {
  readonly at: readonly (string | number)[];
  readonly what: string;
}

/** What an edition knows of what its cards can say. */
export interface Knowing {
  /** Whether what waits for the entering of a J-ruler speaks of the X of the judgment that brought it. */
  readonly judgedX: boolean;
  /** Whether an X that stands in a text alone has the value that its player chooses. */
  readonly openX: boolean;
  /** What its players choose, by the names of the prompts. */
  readonly selections: readonly string[];
  readonly zones: Readonly<Record<Zone, ZoneSchema>>;
  readonly zoneOf: Readonly<Record<ZoneRole, Zone>>;
  readonly playedFrom: readonly Zone[];
  /** The types of cards that are carried out and never lie in play. */
  readonly carriedOut: readonly string[];
  readonly id: string;
  /** The word for having no attribute. */
  readonly noAttribute: string | null;
  /** Whether what the cost of a card names are attributes that it has. */
  readonly costsOwnAttributes: boolean;
  /** What keywords say more than their name. */
  readonly keywords: Readonly<Record<string, Takes>>;
  /** What a keyword on a side of the card stands for. */
  readonly meant: (side: number, keyword: string) => readonly Ability[];
}

export interface Language {
  /** Every word of a list that stands on a card. */
  wordsOn(card: CardDefinition): readonly WordFound[];
  /** The card with other words of a list in the place of some. */
  inWords(card: CardDefinition, list: WordList, instead: ReadonlyMap<string, string>): CardDefinition;
  /** Every ability on a card, those among them that its texts give, in the order in which they stand there. */
  abilitiesOn(card: CardDefinition): readonly Ability[];
  /** The zones that a part of a text speaks of itself; what instructions, abilities and tokens within it say is theirs. */
  zonesIn(...said: Speaking): readonly Zone[];
  /**
   * Whether an ability looks at how much life a player has, how many counters of a name there are, or the values of objects.
   * @param had so much there was: what asks for less than that looks at no more
   */
  readsLife(ability: Ability, had: number): boolean;
  readsCounter(ability: Ability, counter: string, had: number): boolean;
  readsValues(ability: Ability): boolean;
  /** No more resources than these are paid for it at once, or for what it speaks of. */
  mostPaid(ability: Ability): number;
  /**
   * Whether it looks at how many objects of some types there are in a zone.
   * @param had so many that are alike have been there all the time: what they are enough for, or too many, looks at no more
   */
  readsNumber(ability: Ability, zone: Zone, types: readonly string[], had: number): boolean;
  /** Whether it looks at what lies in a zone that it has to name, other than to ask whether there is any of what one is there of. */
  readsZone(ability: Ability, zone: Zone): boolean;
  /** The zones of which an ability that is in force, or makes what pays, asks how many objects lie there; and an effect that one began. */
  zonesCounted(ability: Ability): readonly Zone[];
  zonesCountedBy(modify: Modifying): readonly Zone[];
  /** The first thing on a card that could never mean anything, though its words do; `null` where there is none. */
  unmet(card: CardDefinition, knows: Knowing): Unmet | null;
  /** Whether every field of the filter fits the object. The zone is the caller's to restrict where the filter names none. */
  matches(item: Item, filter: Filter, reader: Reader): boolean;
  /** What a filter asks about that continuous effects can change. */
  filterReads(filter: Filter): ReadonlySet<Characteristic>;
  /** Whether what a filter fits hangs on the object whose text it is of. */
  filterReadsSelf(filter: Filter): boolean;
  /** What a filter asks for by words. */
  wordsAsked(filter: Filter): WordsAsked;
  /** Whether a condition holds. */
  holds<G extends GameTypes>(look: Look<G>, condition: Condition, asking: Asking): boolean;
  /**
   * What a condition asks about that continuous effects can change.
   * @param permitted what abilities of the pool permit
   */
  conditionReads(condition: Condition, permitted: ReadonlySet<string>): ReadonlySet<Characteristic>;
  /** Whether a condition asks about information or the state of the card with the text, and of nothing else. */
  isOfItself(condition: Condition): boolean;
  /** Whether a text, with the modes chosen for it, speaks of an X that it does not explain; whether its cost has one is not asked. */
  leavesXOpen(ability: Ability, modes: readonly number[]): boolean;
  /** Whether an event is what a text waits for. */
  fits<G extends GameTypes>(scene: Scene<G>, when: Occurrence, event: Event): boolean;
  /** What an event could be to texts that wait. */
  couldBe(event: Event): readonly On[];
  /** The same more exactly, as signs: a text that waits for it has one of them. */
  signs(event: Event): readonly string[];
  /** The signs of a text that waits. */
  signsOf(when: Occurrence, zoneOf: Ruleset<GameTypes>['zoneOf']): readonly string[];
  /** What carrying out an instruction begins with. */
  doing<G extends GameTypes>(look: Look<G>, instruction: Instruction, program: Program): Doing;
  /** What an instruction asks to happen, all at once, given what was chosen for it. */
  events<G extends GameTypes>(
    look: Look<G>,
    instruction: Instruction,
    program: Program,
    chosen: readonly Ref[],
  ): readonly Event[];
  /** The instructions of one branch of an instruction; none where it has no such branch. */
  branch(instruction: Instruction, name: string | number): readonly Instruction[];
  /** An amount a text names, at this moment. */
  amount<G extends GameTypes>(look: Look<G>, amount: Amount, program: Program): number;
  /** The players a text speaks of. */
  players<G extends GameTypes>(look: Look<G>, players: Players, program: Program): readonly Seat[];
  /** What one part of a modification changes; nothing where the modification lacks it. */
  writes(part: LayerPart, modify: Modifying): readonly Characteristic[];
  /** What it does where that is told by words; `null` where it does anything else. */
  wordsMade(part: LayerPart, modify: Modifying): WordsMade | null;
  /**
   * Changes what one part of a modification says of an object; `given`: the abilities it gives, by name; `standing`: an ability does; `by`:
   * the effect, the same one for all of its parts.
   */
  change<G extends GameTypes>(
    part: LayerPart,
    chars: Changing,
    modify: Modifying,
    look: Look<G>,
    given: readonly NamedAbility[],
    standing: boolean,
    by: Effecting,
    item: Item,
  ): void;
  /** Whether an occurrence is looked for on the position before the event: what it is about has left. */
  looksBack(on: On): boolean;
  /** What has to be the case where a text waits for no event; `null` where it waits for one. */
  stateOf(when: Occurrence): Condition | null;
}
