/** The words of an edition: texts of cards, names of what the engine speaks of, and lines for what happens. */
import type { DocId } from '../generated/clauses';
import type { Ability, CardDefinition, Face, Words } from '../kernel/position/card';
import type { Event, PlayerModification } from '../kernel/position/position';
import { VOCABULARIES } from './editions';
import type { NameOf } from './effects';
import { eventLine } from './events';
import { abilityText, grammarOf } from './grammar/abilities';
import type { Noun } from './grammar/phrase';
import { playerPredicates } from './grammar/players';
import { typeLine } from './grammar/type-line';
import { termFor, type Vocabulary } from './vocabulary';

export type { NameOf } from './effects';
export type { Prompt } from './prompts';

export interface EditionWords {
  /** The text of one ability of a card, as its own line. */
  ability(ability: Ability, card: CardDefinition): Words;
  /** What texts make of a player, as a predicate. */
  player(made: PlayerModification): Words;
  /** Types and subtype of a face, as the card would print them. */
  typeLine(face: Face): Words;
  /** One line telling what happened, without a full stop. `nameOf` names objects, those that are gone too. */
  event(event: Event, nameOf: NameOf): Words;
  keyword(key: string): Words;
  type(key: string): Words;
  zone(key: string): Words;
  attribute(key: string): Words;
  /** A kind of will, or of CP. */
  resource(key: string): Words;
  stat(key: string): Words;
  subtype(key: string): Words;
  counter(key: string): Words;
  weather(key: string): Words;
  phase(key: string): Words;
  /** What a player is asked, by the name of the request. */
  prompt(name: string): Words;
  /** What a player can do with priority, by the kind of action. */
  action(kind: string): Words;
  /** Whether the edition has a word for a key of that kind. */
  knows(kind: WordKind, key: string): boolean;
  /** Every key of that kind that the edition has a word for. */
  keys(kind: WordKind): readonly string[];
}

/** What an edition lists by key. */
export type WordKind =
  | 'keyword'
  | 'type'
  | 'zone'
  | 'attribute'
  | 'resource'
  | 'stat'
  | 'subtype'
  | 'counter'
  | 'weather'
  | 'phase'
  | 'prompt'
  | 'action'
  | 'ban'
  | 'demand'
  | 'moment';

/**
 * The words of an edition. A key that the edition has no word for is given back between ‹ and ›, which no word of an
 * edition has.
 */
export function wordsOf(edition: DocId): EditionWords {
  const known = spoken.get(edition);
  if (known) return known;
  const made = speak(VOCABULARIES[edition]);
  spoken.set(edition, made);
  return made;
}

/** Whoever it is said of. */
const ONE: Noun = { ja: 'プレイヤー', en: 'the player', many: false };

const spoken = new Map<DocId, EditionWords>();

function speak(v: Vocabulary): EditionWords {
  const listed: Readonly<Record<WordKind, Readonly<Record<string, unknown>>>> = {
    keyword: v.keywords,
    type: v.types,
    zone: v.zones,
    attribute: v.attributes,
    resource: v.resources,
    stat: v.stats,
    subtype: v.subtypes,
    counter: v.counters,
    weather: v.weathers,
    phase: v.phases,
    prompt: v.prompts,
    action: v.actions,
    ban: v.bans,
    demand: v.demands,
    moment: v.moments,
  };
  const from =
    (lexicon: Readonly<Record<string, Words>>) =>
    (key: string): Words => {
      const { ja, en } = termFor(lexicon, key);
      return { ja, en };
    };
  return {
    ability: (ability, card) => abilityText(ability, card, v),
    player: (made) => {
      const { ja, en } = playerPredicates(made, ONE, grammarOf(null, ONE, v));
      return { ja: ja.plain, en };
    },
    typeLine: (face) => typeLine(face, v),
    event: (event, nameOf) => eventLine(event, nameOf, v),
    keyword: from(v.keywords),
    type: from(v.types),
    zone: from(v.zones),
    attribute: from(v.attributes),
    resource: from(v.resources),
    stat: from(v.stats),
    subtype: from(v.subtypes),
    counter: from(v.counters),
    weather: from(v.weathers),
    phase: from(v.phases),
    prompt: from(v.prompts),
    action: from(v.actions),
    knows: (kind, key) => Object.hasOwn(listed[kind], key),
    keys: (kind) => Object.keys(listed[kind]),
  };
}
