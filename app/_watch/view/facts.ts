/** What can be seen of a position, a sentence for each card and player, so that two positions can be told apart. */
import { type Engine, type Position, SEATS } from '@/engine';
import { nameOf } from '@/scenarios/play/names';
import type { Speech } from './speech';
import { type Anchor, cardAnchor, playerAnchor, tableOf } from './table-view';

export interface Fact {
  readonly anchor: Anchor;
  readonly says: string;
}

/** By what is meant, the same under every edition: a card's name with its number, a player's letter. */
export type Facts = ReadonlyMap<string, Fact>;

/** The facts of a position, the cards first. Cards of a deck lie there unseen and are none. */
export function factsOf(engine: Engine, p: Position, speech: Speech): Facts {
  const { words, lang } = speech;
  const { sides, chase } = tableOf(engine, p, 'judge');
  const facts = new Map<string, Fact>();
  const cards = [
    ...sides.flatMap(({ trays }) => trays.flatMap((tray) => tray.cards)),
    ...chase.map(({ card }) => card),
  ];
  for (const card of cards) {
    const item = p.items[card.slot];
    if (!item || card.zone === 'deck' || card.kind === 'ability') continue;
    const told = [
      speech.zone(card.zone),
      ...(card.stats.some(({ now, printed }) => now !== printed) ? [card.stats.map(({ now }) => now).join(' / ')] : []),
      ...(card.damage > 0 ? [words.card.damage(card.damage)] : []),
      ...(card.rested ? [speech.rested] : []),
      ...card.counters.map(([counter, amount]) => words.card.counters(speech.counter(counter), amount)),
    ];
    const name = nameOf(engine, item, p)[lang];
    facts.set(name, { anchor: cardAnchor(card.slot), says: words.fact(name, told.join(words.card.comma)) });
  }
  for (const seat of SEATS) {
    const { life } = sides[seat];
    const player = words.player(seat === 0 ? 'A' : 'B');
    facts.set(player, { anchor: playerAnchor(seat), says: words.fact(player, `${words.life} ${life}`) });
  }
  const [winner] = p.result?.winners ?? [];
  if (winner !== undefined) {
    const says = words.step.won(winner === 0 ? 'A' : 'B');
    facts.set('result', { anchor: playerAnchor(winner), says });
  }
  return facts;
}

/** What one position shows and the other does not, in its own order. */
export const apartFrom = (own: Facts, other: Facts): readonly Fact[] =>
  [...own].flatMap(([name, fact]) => (other.get(name)?.says === fact.says ? [] : [fact]));
