/** What is announced when something is put on the stack: modes, X and targets. */

import type { Ability } from '../kernel/position/card';
import { type AbilityKey, type Item, NO_TEXT } from '../kernel/position/position';
import { abilityAt, printedOf } from '../kernel/view/abilities';
import { isBarred } from '../kernel/view/restrictions';
import { type Announcing, announcing } from '../play/announce';
import { playingOf } from '../play/paying';
import type { Ff, Look, Test } from './fftcg';
import { largestX, unitOfX } from './payment';

export { isNotItself } from '../play/announce';

/** The ability whose words are being announced or carried out: of a card, its summon text or its EX Burst. */
export const textOf = (look: Look, item: Item): Ability | undefined => abilityAt(look.rules, textKey(look, item));

/** The name of that ability; `NO_TEXT` where the card has none. */
export const textKey = (look: Look, item: Item): AbilityKey =>
  item.ability?.key ?? printedOf(look, item, isOwnText)?.key ?? NO_TEXT;

/** Action and special abilities divide in thousands, summons and auto-abilities as one likes; listed are thousands. */
const THOUSANDS = { unit: 1000, listed: 1000 };
const ANYHOW = { unit: 1, listed: 1000 };

const isOwnText = (ability: Ability): boolean =>
  ability.kind === 'text' || (ability.kind === 'automatic' && ability.ex === true);

export const {
  chooseModes,
  takeModes,
  chooseX,
  writeX,
  chooseTargets,
  takeTargets,
  writeAnnouncement,
  chooseShares,
  takeShares,
  targetCandidates,
  targetsExist,
}: Announcing<Ff> = announcing<Ff>({
  textOf,
  modesFirst: () => true,
  needed: (_, count) => count,
  leastNumber: () => 0,
  unitOfX: (look, item) => (item.zone === 'damage' ? null : unitOfX(look, playingOf(look, item.controller, item))),
  largestX: (look, seat, item, unit) => largestX(look, playingOf(look, seat, item), unit),
  sharesIn: (look, item) => (textOf(look, item)?.kind === 'activate' ? THOUSANDS : ANYHOW),
});

/** What "cannot be chosen", by anything or by texts like this one, is not chosen. */
export const mayBeChosen: Test = (look, option, args) => {
  const chosen = look.item(option.item);
  const item = look.item(args.item);
  return chosen === undefined || !isBarred(look, chosen, 'chosen', item?.ability?.source ?? item ?? null);
};
