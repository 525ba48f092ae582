/** What a keyword says more than its name, and the abilities that it stands for. */
import type { Ability, AbilityCost, GrantedAbility, Instruction, Occurrence, PlayedAs, Target, Words } from './card';
import type { Filter } from './position';

/** What a keyword can say more than its name. Which of it a keyword has to say, or may, its room says. */
export interface KeywordArgs {
  /** The information it speaks of. */
  readonly of?: Filter;
  /** What it is called. */
  readonly called?: Words;
  /** It is written in cipher, and its text works only for players who had released it before the game. */
  readonly cipher?: true;
  readonly number?: number;
  /** Each of them, or one of several where they stand in a list. */
  readonly attributes?: readonly (string | readonly string[])[];
  readonly trait?: string;
  readonly cost?: AbilityCost;
  /** What is paid each time. */
  readonly price?: Readonly<Record<string, number>>;
  /** What it waits for. */
  readonly when?: Occurrence;
  /** Its text, of what lies in play: the abilities that it speaks of. */
  readonly has?: readonly GrantedAbility[];
  /** Its text, of what is carried out. */
  readonly text?: Doing;
}

/** What is done, and to what. */
export interface Doing {
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
}

/** What a keyword says: what it has to, one of several where they stand in a list, and what it may. */
export interface Takes {
  readonly needs?: readonly (keyof KeywordArgs | readonly (keyof KeywordArgs)[])[];
  readonly may?: readonly (keyof KeywordArgs)[];
  /** It says how a card is played, also one that never lies in play. */
  readonly isHowPlayed?: true;
}

/** The abilities that a keyword stands for, given what it says; none where it says something else. */
export type Meaning = (args: KeywordArgs) => readonly Ability[];

/** What a keyword means that says certain things. */
export const saying =
  <K extends keyof KeywordArgs>(needs: readonly K[], abilities: (args: Saying<K>) => readonly Ability[]): Meaning =>
  (args) =>
    says(args, needs) ? abilities(args) : [];

type Saying<K extends keyof KeywordArgs> = KeywordArgs & { readonly [A in K]-?: NonNullable<KeywordArgs[A]> };

const says = <K extends keyof KeywordArgs>(args: KeywordArgs, needs: readonly K[]): args is Saying<K> =>
  needs.every((one) => args[one] !== undefined);

/** What the text of a keyword comes to where a card is played as having it. */
export const playedAs = ({ has, text }: KeywordArgs, when: Pick<PlayedAs, 'while' | 'cost'>): readonly PlayedAs[] =>
  has || text ? [{ kind: 'playedAs', ...when, ...(has && { has }), ...(text && { text }) }] : [];

/** What a keyword means that says nothing more than its name. */
export const standsFor =
  (...abilities: readonly Ability[]): Meaning =>
  () =>
    abilities;

/** A keyword that an object has. An object can have the same one several times; its room says whether that adds up. */
export interface Keyword {
  readonly name: string;
  readonly args: KeywordArgs;
}
