/** Everything the scenario page says about objects and events, in one language and in one edition's vocabulary. */
import { type Engine, type Event, type Item, type Position, type Ref, type Seat, slotOf } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Words } from '../_words/words';
import type { Naming } from './answer-words';
import { nameOf } from './table-view';

export interface Speech extends Naming {
  readonly lang: Lang;
  readonly words: Words['watch'];
  zone: (key: string) => string;
  stat: (key: string) => string;
  keyword: (key: string) => string;
  type: (key: string) => string;
  prompt: (key: string) => string;
  event: (event: Event) => string;
  /** The text of the face that is up, an ability a line. */
  text: (item: Item) => readonly string[];
}

/**
 * The speech of a page at a position.
 * @param p names of cards are those of this position
 */
export function speechOf(lang: Lang, words: Words['watch'], engine: Engine, p: Position): Speech {
  const card = (ref: Ref): string => {
    const item = p.items[slotOf(ref)];
    if (!item) return '';
    const name = nameOf(engine.cards[item.card], item, p)[lang];
    if (item.kind === 'ability') return words.card.abilityOf(name);
    return item.kind === 'action' ? words.card.judgmentOf(name) : name;
  };
  const player = (seat: Seat): string => words.player(seat === 0 ? 'A' : 'B');
  return {
    lang,
    words,
    card,
    player,
    attribute: (key) => key,
    phase: (key) => key,
    zone: (key) => key,
    stat: (key) => key,
    keyword: (key) => key,
    type: (key) => key,
    prompt: (key) => key,
    event: (event) => event.kind,
    text: () => [],
  };
}
