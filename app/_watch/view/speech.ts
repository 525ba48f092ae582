/** Everything the scenario page says about objects and events, in one language and in one edition's vocabulary. */
import {
  type EditionWords,
  type Engine,
  type Event,
  type Item,
  type PlayerModification,
  type Position,
  type Ref,
  type Seat,
  wordsOf,
} from '@/engine';
import type { Lang } from '@/rules/documents';
import { itemOf, nameOf } from '@/scenarios/play/names';
import type { Words } from '../../_words/words';
import type { Naming } from './answer-words';
import { maySee, type Viewer } from './table-view';

export interface Speech extends Naming {
  readonly lang: Lang;
  readonly words: Words['watch'];
  /** What a turned card is called. */
  readonly rested: string;
  zone: (key: string) => string;
  type: (key: string) => string;
  attribute: (key: string) => string;
  stat: (key: string) => string;
  counter: (key: string) => string;
  weather: (key: string) => string;
  prompt: (key: string) => string;
  /** Whether the edition ever asks for that. */
  asks: (key: string) => boolean;
  /** What texts make of a player. */
  made: (made: PlayerModification) => string;
  /** What happened, as a sentence; empty for what only keeps the rules' accounts. */
  event: (event: Event) => string;
  /** Types and subtype of the face that is up. */
  typeLine: (item: Item) => string;
  /** The text of the face that is up and of the abilities it was given, an ability a line. */
  text: (item: Item) => readonly string[];
  /** The same of what has a slot. */
  textAt: (slot: number) => readonly string[];
}

type Term =
  | 'zone'
  | 'type'
  | 'stat'
  | 'keyword'
  | 'counter'
  | 'weather'
  | 'prompt'
  | 'attribute'
  | 'resource'
  | 'phase';

/**
 * The speech of a page at a position.
 * @param p names of cards are those of this position
 * @param viewer whose eyes see: a face that they may not see has no name
 */
export function speechOf(lang: Lang, words: Words['watch'], engine: Engine, p: Position, viewer: Viewer): Speech {
  const edition: EditionWords = wordsOf(engine.id);
  const card = (ref: Ref): string => {
    const item = itemOf(ref, p);
    if (!item) return '';
    if (!maySee(engine, p, item, viewer)) return words.card.hidden;
    const name = nameOf(engine, item, p)[lang];
    if (item.kind === 'ability') return words.card.abilityOf(name);
    return item.kind === 'action' ? words.card.judgmentOf(name) : name;
  };
  const term =
    (kind: Term) =>
    (key: string): string =>
      edition[kind](key)[lang];
  const event = (one: Event): string => edition.event(one, (ref) => ({ ja: card(ref), en: card(ref) }))[lang];
  const text = (item: Item): readonly string[] => {
    const { definition, face } = engine.print(p, item);
    const given = engine.characteristics(p, item).abilities.filter(({ from }) => from === 'granted');
    const all = [...(face.abilities ?? []), ...given.map(({ ability }) => ability)];
    return all.map((ability) => edition.ability(engine.written(ability), definition)[lang]);
  };
  const ability = (ref: Ref, name: string): string => {
    const item = itemOf(ref, p);
    if (!item || !maySee(engine, p, item, viewer)) return '';
    const { definition, face } = engine.print(p, item);
    const given = engine.characteristics(p, item).abilities.find(({ key }) => key === name)?.ability;
    const one = given ?? face.abilities?.[Number(name)] ?? engine.named(name);
    return one ? edition.ability(engine.written(one), definition)[lang] : '';
  };
  const silence = event({ kind: 'remember', scope: 'game', what: {} });
  return {
    lang,
    words,
    rested: engine.id === 'fftcg' ? words.card.dull : words.card.rested,
    card,
    player: (seat: Seat): string => words.player(seat === 0 ? 'A' : 'B'),
    zone: term('zone'),
    type: term('type'),
    stat: term('stat'),
    keyword: term('keyword'),
    ability,
    counter: term('counter'),
    weather: term('weather'),
    prompt: term('prompt'),
    asks: (key) => edition.knows('prompt', key),
    attribute: term('attribute'),
    resource: term('resource'),
    phase: term('phase'),
    made: (made) => sentence(edition.player(made)[lang], lang),
    event: (one) => {
      const told = event(one);
      return told === silence ? '' : sentence(told, lang);
    },
    typeLine: (item) => {
      const { types } = engine.characteristics(p, item);
      return edition.typeLine({ ...engine.print(p, item).face, types })[lang];
    },
    text,
    textAt: (slot) => {
      const item = p.items[slot];
      return item ? text(item) : [];
    },
  };
}

/** A line as a sentence of its own. */
export const sentence = (line: string, lang: Lang): string =>
  line === '' ? '' : lang === 'ja' ? `${line}。` : `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
