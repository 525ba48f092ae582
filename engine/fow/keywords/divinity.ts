/** Divinity: runes can be played from a rune area, theirs together up to that of a ruler or J-ruler. */
import type { Takes } from '../../kernel/position/card';
import { done, perform } from '../../kernel/position/outcome';
import type { Item, Option, Seat } from '../../kernel/position/position';
import { ofEach } from '../../kernel/view/remembered';
import type { Candidates } from '../../kernel/view/ruleset';
import { type Fow, isMainTiming, type Look, type Step, type Test } from '../fow';

export const WORDS = { ja: '神力', en: 'Divinity' } as const;
export const TAKES: Takes = { needs: ['number'] };

/** How much a card has. */
const divinityOf = (look: Look, item: Item): number => look.numberOf(item, 'divinity');

const together = (look: Look, items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + divinityOf(look, item), 0);

const rulers = (look: Look, seat: Seat): readonly Item[] =>
  [...look.in('rulerArea', seat), ...look.in('field', seat)].filter((item) => look.isA(item, 'ruler', 'j-ruler'));

const runeOption = ofEach(
  ({ name, ref: item }): Option => ({ key: `play ${name}`, item, action: { kind: 'play.rune', item } }),
);

/** What lies in the player's rune area, whether or not it can be played. */
export const cardsInRuneArea: Candidates<Fow> = (look, { seat }) => look.in('runeArea', seat).map(runeOption);

/** At main timing; a rune with Quickcast whenever its player has priority. */
export const runeTiming: Test = (look, option, { seat }) => {
  const item = look.item(option.item);
  return isMainTiming(look, seat) || (item !== undefined && look.has(item, 'quickcast'));
};

/** The player has a ruler or J-ruler with Divinity, however much. */
export const hasDivinity: Test = (look, _, { seat }) => rulers(look, seat).some((item) => look.has(item, 'divinity'));

/** It has not been revealed. */
export const liesFaceDown: Test = (look, option) => look.item(option.item)?.faceDown === true;

/** What the revealed runes leave of the Divinity is enough for it. */
export const isWithinDivinity: Test = (look, option, { seat }) => {
  const item = look.item(option.item);
  if (!item) return false;
  const revealed = look.in('runeArea', seat).filter(({ faceDown }) => !faceDown);
  return together(look, rulers(look, seat)) - together(look, revealed) >= divinityOf(look, item);
};

/** The rune is revealed, and stays so. */
export const revealsRune: Step = (x) => perform([{ kind: 'turnUp', item: x.need('item') }]);

/** It is copied where it lies, and the copy is played. */
export const copiesRune: Step = (x) => {
  const rune = x.item(x.need('item'));
  return rune ? perform([{ kind: 'copy', of: rune.ref, by: rune, controller: x.seat }]) : done({ done: false });
};
