/** What editions ask of the piles of a deck: how many cards, of which kinds, and how many of each. */
import type { Characteristics } from '../kernel/view/characteristics';
import type { DeckTest, DeckView } from '../kernel/view/deck';

/** The cards of a pile; none where the edition has no such pile. */
export const pileOf = (deck: DeckView, pile: string): readonly Characteristics[] => deck[pile] ?? [];

/** The name of a card, alike for all cards of that name. */
export const nameOf = ({ print }: Characteristics): string => print.definition.name.ja;

/** The name of a card for a line about it. */
export const titleOf = ({ print }: Characteristics): string => print.definition.name.en;

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** A pile has no fewer and no more cards than this. */
export const holds =
  (pile: string, least: number, most: number): DeckTest =>
  (deck) => {
    const count = pileOf(deck, pile).length;
    if (count >= least && count <= most) return [];
    return [`${pile}: ${cards(count)}; ${wanted(least, most)}`];
  };

function wanted(least: number, most: number): string {
  if (least === most) return `exactly ${least} are expected`;
  if (most === Number.POSITIVE_INFINITY) return `at least ${least} are expected`;
  return least === 0 ? `at most ${most} are expected` : `${least} to ${most} are expected`;
}

/** A pile has only cards of a kind. @param kind what they are, for the line about one that is not */
export const isMadeOf =
  (pile: string, kind: string, belongs: (card: Characteristics, deck: DeckView) => boolean): DeckTest =>
  (deck) =>
    [...groups(pileOf(deck, pile), ({ print }) => print.card).values()].flatMap(([card]) =>
      card === undefined || belongs(card, deck) ? [] : [`${pile}: ${titleOf(card)} is no ${kind}`],
    );

/** No more than so many cards of a pile are alike; those of which there may be any number, by rule or text, are not counted. */
export const fewAlike =
  (
    pile: string,
    most: number,
    alike: (card: Characteristics) => string,
    anyNumber: (card: Characteristics) => boolean = () => false,
  ): DeckTest =>
  (deck, permits) => {
    const counted = pileOf(deck, pile).filter((card) => !anyNumber(card) && !permits(card, 'anyNumber'));
    return [...groups(counted, alike).values()].flatMap((same) => {
      const [card] = same;
      return card === undefined || same.length <= most
        ? []
        : [`${pile}: ${titleOf(card)} is there ${same.length} times; at most ${most} are allowed`];
    });
  };

/** Cards that something is the same of. */
export function groups(
  all: readonly Characteristics[],
  alike: (card: Characteristics) => string,
): ReadonlyMap<string, readonly Characteristics[]> {
  const found = new Map<string, Characteristics[]>();
  for (const card of all) {
    const same = found.get(alike(card));
    if (same) same.push(card);
    else found.set(alike(card), [card]);
  }
  return found;
}
