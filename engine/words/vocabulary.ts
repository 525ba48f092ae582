/** What an edition brings to the generated texts: its words and its notation. The grammar in front of it is shared. */

import type { Words } from '../kernel/position/card';
import type { ACTS_WITH_CARDS, KindOfAbility, MUTUAL_ACTS } from '../kernel/position/modification';

/** A word of the edition. */
export interface Term extends Words {
  /** English inside a phrase, where it differs from the word alone. */
  readonly noun?: string;
  /** English plural, where it is not an added s. */
  readonly many?: string;
}
export type Lexicon = Readonly<Record<string, Term>>;

export interface Zone extends Words {
  /** English preposition: `in` the graveyard, `on` the field. */
  readonly at: 'in' | 'on';
  /** Each player has one of their own. */
  readonly own?: true;
  /** What moving something there is called, where the edition has a verb for it. */
  readonly moving?: Verb;
  /** Plays and abilities wait here. */
  readonly chase?: true;
}

/**
 * A keyword as texts write it. `sentence`: the edition has no keyword for it and says it in words. `joins`: a text that it says
 * is a part of the text of its card.
 */
export interface Keyword extends Words {
  readonly sentence?: true;
  readonly joins?: true;
}

/** A Japanese predicate in its plain form and in the form that another can follow. */
export interface Inflected {
  readonly plain: string;
  readonly te: string;
}

/** What is done to an object: `destroy <it>`, `put <it> into the Break Zone`. */
export interface Verb {
  readonly ja: Inflected;
  readonly en: string;
  readonly enTail?: string;
  /** What stands after several, where it differs. */
  readonly enTailMany?: string;
}

/** What an object may not, must or may do. */
export interface Ban {
  readonly ja: Inflected;
  readonly en: string;
  /** English of several, where it differs. */
  readonly enMany?: string;
}

/** A moment that abilities wait for: `<of> <whose> <what>`. */
export interface Moment {
  readonly ja: string;
  readonly en: readonly [of: string, what: string];
}

export interface Vocabulary {
  readonly types: Lexicon;
  readonly attributes: Lexicon;
  /** What costs are paid with, by kind. */
  readonly resources: Lexicon;
  readonly stats: Lexicon;
  readonly subtypes: Lexicon;
  readonly phases: Lexicon;
  readonly prompts: Lexicon;
  readonly actions: Lexicon;
  readonly counters: Lexicon;
  readonly weathers: Lexicon;
  readonly keywords: Readonly<Record<string, Keyword>>;
  readonly zones: Readonly<Record<string, Zone>>;
  /** What objects can be kept from, and what can be demanded of them. */
  readonly bans: Readonly<Record<string, Ban>>;
  readonly demands: Readonly<Record<string, Ban>>;
  /** What texts permit. */
  readonly permissions: Readonly<Record<string, Ban>>;
  /** What players can be kept from, with some cards only too; what is permitted to them, and the numbers set for them. */
  readonly playerBans: Readonly<Record<string, Ban>>;
  readonly playerBansOf: Readonly<Record<(typeof ACTS_WITH_CARDS)[number], (what: Words) => Ban>>;
  readonly playerPermissions: Readonly<Record<string, Ban>>;
  readonly limits: Lexicon;
  /** The same, not with or by certain objects. */
  readonly bansBy: Readonly<Record<(typeof MUTUAL_ACTS)[number], (by: Words) => Ban>>;
  readonly moments: Readonly<Record<string, Moment>>;

  /** J-ruler or resonator, where the edition has one word for both. */
  readonly fighters: { readonly types: readonly [string, string]; readonly term: Term } | null;
  /** Card types counted as bodies in Japanese. */
  readonly bodies: readonly string[];
  /** Race or job, as it stands before its name. */
  readonly trait: Words;
  readonly totalCost: Words;
  readonly attacking: Words;
  readonly rested: Words;
  readonly recovered: Words;
  /** A card, an ability and a rules action on the chase or stack. */
  readonly spell: Term;
  readonly ability: Term;
  /** What texts call some abilities. */
  readonly abilityKinds: Readonly<Record<KindOfAbility, Term>>;
  readonly action: Term;
  /** Who blocks. */
  readonly blocker: Term;
  /** Keywords that are a subtype of cards of one type in this edition: `Spell: Chant-Instant`. */
  readonly subtypeKeywords: Readonly<Record<string, { readonly type: string; readonly subtype: string }>>;
  /** What texts call any of some keywords together, where the edition has a word for these. */
  readonly symbolSkills: { readonly keywords: readonly string[]; readonly words: Words } | null;
  /** The subtype of cards of a type that say no other. */
  readonly plainSubtypes: Readonly<Record<string, string>>;
  /** What a card calls itself; `null`: by its name. */
  readonly self: Words | null;
  /** How chosen objects are named: in the sentence, or by a sentence of their own before it. */
  readonly targets: 'target' | 'chosen';

  readonly verbs: Readonly<Record<'destroy' | 'banish' | 'rest' | 'recover' | 'cancel' | 'control', Verb>>;
  /** The counter that stands for a state with a verb of its own. */
  readonly frozen: { readonly counter: string; readonly verb: Verb } | null;
  /** Destroyed: the Japanese noun that する follows, the English participle. */
  readonly destroyed: Words;
  /** What lies on another card: the Japanese noun that される follows, the English participle. */
  readonly added: Words;
  /** Banished: the Japanese passive, the English participle. */
  readonly banished: Words;
  /** The zone that destroyed cards go to. */
  readonly pile: string;
  readonly attacks: Words;
  readonly when: string;
  readonly notation: Notation;
}

/** How an edition sets out a text. */
export interface Notation {
  /** A keyword in a text. */
  readonly keyword: (word: Words) => Words;
  /** One unit of a cost or of what is produced. */
  readonly symbol: (kind: Words) => Words;
  readonly restSymbol: Words;
  readonly sameNameSymbol: Words;
  /** A change of both fighting values together, `null` where there is only one value. */
  readonly statPair: readonly [string, string] | null;
  readonly continuous: (text: Words) => Words;
  readonly automatic: (when: Words, text: Words) => Words;
  /** A text for its own card's arrival; `null` where the edition has no mark for it. */
  readonly enter: ((text: Words) => Words) | null;
  /** A text for its own card's arrival that bears no mark. */
  readonly unmarked: (when: Words, text: Words) => Words;
  readonly activate: (cost: Words, text: Words) => Words;
  readonly judgment: (cost: Words) => Words;
  readonly burst: Words;
}

/** The word for a key; a key the edition does not know stands in marks of its own, so that it cannot pass for a word. */
export const termFor = <T extends Words>(terms: Readonly<Record<string, T>>, key: string): T | Words =>
  Object.hasOwn(terms, key) ? (terms[key] ?? unknown(key)) : unknown(key);

const unknown = (key: string): Words => ({ ja: `‹${key}›`, en: `‹${key}›` });

/** The name of a kind of counter; cards may have counters that no rule knows. */
export const counterName = (counter: string, { counters }: Vocabulary): Words =>
  Object.hasOwn(counters, counter) ? termFor(counters, counter) : words(`「${counter}」`, `“${counter}”`);

export const words = (ja: string, en: string): Words => ({ ja, en });
