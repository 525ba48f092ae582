/** What Force of Will asks of a deck: a ruler, a main deck, a magic stone deck, and in some editions an extra and a rune deck. */

import { slotOf } from '../kernel/position/position';
import type { Characteristics } from '../kernel/view/characteristics';
import type { DeckTest } from '../kernel/view/deck';
import { fewAlike, groups, isMadeOf, nameOf, pileOf, titleOf } from '../play/deck';
import type { Home } from '../play/restart';
import { hasGrimoire, storiesOf } from './keywords/grimoire';
import { isStory } from './keywords/story';

/** The piles of every edition. */
export const DECK_PILES = ['ruler', 'main', 'stones'] as const;

/** Piles that a player prepares, by a clause. */
export const prepared = <C>(piles: readonly string[], ...clauses: readonly C[]) =>
  piles.map((pile) => [pile, ...clauses] as const);

type Typed = Pick<Characteristics, 'types'>;
const isA = ({ types }: Typed, ...wanted: readonly string[]): boolean => wanted.some((type) => types.includes(type));
const isGeneric = ({ print }: Characteristics, subtype: string): boolean => print.face.subtype === subtype;

/** Stones of which a deck may have any number: what is not special, or what is basic. */
export const isOrdinary = (card: Characteristics): boolean => !isGeneric(card, 'special');
export const isBasic = (card: Characteristics): boolean => isGeneric(card, 'basic');

/** A card that only the rune deck may have: a rune that is no chant as well. */
const isPureRune = (card: Typed): boolean => isA(card, 'rune') && !isA(card, 'chant');

/** Exactly one ruler. */
export const oneRuler: DeckTest = (deck) => {
  const pile = pileOf(deck, 'ruler');
  const strange = pile.filter((card) => !isA(card, 'ruler')).map((card) => `ruler: ${titleOf(card)} is no ruler`);
  return pile.length === 1 ? strange : [...strange, `ruler: ${pile.length} cards; exactly 1 is expected`];
};

export const mainOfThreeKinds = isMadeOf('main', 'resonator, addition or spell', (card) =>
  isA(card, 'resonator', 'addition', 'chant'),
);
export const noRulerOrStone = (pile: string): DeckTest =>
  isMadeOf(pile, 'card for it: rulers and stones have piles of their own', (card) => !isA(card, 'ruler', 'stone'));
export const noRulerStoneOrRune = isMadeOf(
  'main',
  'card for it: rulers, stones and runes that are no chants have piles of their own',
  (card) => !isA(card, 'ruler', 'stone') && !isPureRune(card),
);
export const onlyStones = isMadeOf('stones', 'magic stone', (card) => isA(card, 'stone'));
export const onlyRunes = isMadeOf('runes', 'rune', (card) => isA(card, 'rune'));

/** How many cards of a name a pile has. @param anyNumber those that are not counted */
export const ofAName = (pile: string, most: number, anyNumber?: (card: Characteristics) => boolean): DeckTest =>
  fewAlike(pile, most, nameOf, anyNumber);

/** Without a ruler with Grimoire there is no extra deck. */
export const extraNeedsGrimoire: DeckTest = (deck) =>
  pileOf(deck, 'extra').length === 0 || pileOf(deck, 'ruler').some(hasGrimoire)
    ? []
    : ['extra: there are cards, and the ruler has no Grimoire'];

/** What a Grimoire that says a number holds are stories that are chants, and no more of them than it says. */
export const storiesOfTheGrimoire: DeckTest = (deck) => {
  const most = Math.max(0, ...pileOf(deck, 'ruler').map(storiesOf));
  const extra = pileOf(deck, 'extra');
  if (most === 0 || most === Number.POSITIVE_INFINITY) return [];
  const strange = extra
    .filter((card) => !isA(card, 'chant') || !isStory(card))
    .map((card) => `extra: ${titleOf(card)} is no chant with [Legend]`);
  return extra.length > most ? [...strange, `extra: ${extra.length} cards; the Grimoire allows ${most}`] : strange;
};

/** One finisher rune. */
export const oneFinisher: DeckTest = (deck) => {
  const count = pileOf(deck, 'runes').filter((card) => isGeneric(card, 'finisher')).length;
  return count <= 1 ? [] : [`runes: ${count} finishers; at most 1 is allowed`];
};

/** Runes that are no chants share an attribute with the ruler. */
export const runesOfTheRuler = isMadeOf(
  'runes',
  "rune of the ruler's attribute",
  (card, deck) =>
    !isPureRune(card) ||
    pileOf(deck, 'ruler').some((ruler) => card.attributes.some((one) => ruler.attributes.includes(one))),
);

/** Of a name that is in the main deck and in another pile, so many together. What one pile has too many of is its own fault. */
export const ofANameTogether =
  (most: number, ...others: readonly string[]): DeckTest =>
  (deck, permits) =>
    others.flatMap((other) => {
      const main = groups(pileOf(deck, 'main'), nameOf);
      return [...groups(pileOf(deck, other), nameOf)].flatMap(([name, there]) => {
        const here = main.get(name) ?? [];
        const count = here.length + there.length;
        const [card] = here;
        return card === undefined || count <= most || permits(card, 'anyNumber')
          ? []
          : [`main and ${other}: ${titleOf(card)} is there ${count} times together; at most ${most} are allowed`];
      });
    });

/** Zones of the piles that hold what the main deck may hold too. */
const APART: readonly string[] = ['extraDeck', 'runeArea'];

/**
 * Where a game begins with a card: in the pile apart that it was laid out with, otherwise by what is printed on its front, as a
 * ruler, a stone, a card that only the rune deck may have, or one of the main deck.
 */
export const deckPileOf: Home = (look, item) => {
  const began = look.p.began[slotOf(item.ref)];
  if (began !== undefined && APART.includes(began)) return began;
  const types = look.print(item).definition.faces[0]?.types ?? [];
  if (types.includes('ruler')) return 'rulerArea';
  if (types.includes('stone')) return 'stoneDeck';
  return isPureRune({ types }) ? 'runeArea' : 'deck';
};
