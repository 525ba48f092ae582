/** What is announced when something is put on the stack: modes, X and targets. */

import { underWay } from '../kernel/machine/program';
import type { Ability } from '../kernel/position/card';
import { type AbilityKey, type Item, NO_TEXT } from '../kernel/position/position';
import { abilityAt, printedOf } from '../kernel/view/abilities';
import { isBarred } from '../kernel/view/restrictions';
import { type Announcing, announcing, type Texts } from '../play/announce';
import { playedBy } from '../play/paying';
import type { Ff, Look, Test } from './fftcg';
import { canAfford, largestX, unitOfX } from './payment';

export { isNotItself } from '../play/announce';

/**
 * The ability whose words are being announced or carried out: of a card, its summon text or its EX Burst, and of one that does
 * not go to the stack what is done as it is played.
 */
export const textOf = (look: Look, item: Item): Ability | undefined => abilityAt(look.rules, textKey(look, item));

/** The name of that ability; `NO_TEXT` where the card has none. */
export const textKey = (look: Look, item: Item): AbilityKey =>
  item.ability?.key ?? printedOf(look, item, isBeingPlayed(look, item) ? isOnPlay : isOwnText)?.key ?? NO_TEXT;

/** What comes into play straight from where it is played. */
const isBeingPlayed = (look: Look, item: Item): boolean => PLAYED_FROM.has(item.zone) && !look.isA(item, 'summon');
const PLAYED_FROM: ReadonlySet<string> = new Set(['hand', 'break', 'removed']);

/** Summons and auto-abilities divide as one likes, what else there is in thousands; listed are thousands. */
const THOUSANDS = { unit: 1000, listed: 1000 };
const ANYHOW = { unit: 1, listed: 1000 };

export const isOnPlay = ({ kind }: Ability): boolean => kind === 'onPlay';
const isOwnText = (ability: Ability): boolean =>
  ability.kind === 'text' || (ability.kind === 'automatic' && ability.ex === true);

const TEXTS: Texts<Ff> = {
  textOf,
  modesFirst: () => true,
  // What is turned up as damage is not played: what of it cannot be done is left out (2.3).
  needed: (_, count, available, item) => (item?.zone === 'damage' ? Math.min(count, available) : count),
  oneIsEnough: () => false,
  leastNumber: () => 0,
  unitOfX: (look, item, key) =>
    item.zone === 'damage' ? null : unitOfX(look, playedBy(look, item.controller, item, key)),
  largestX: (look, seat, item, unit, key) => largestX(look, playedBy(look, seat, item, key), unit),
  // What is turned up as damage is not played, and costs nothing.
  mayChooseX: (look, seat, item, key) => item.zone === 'damage' || canAfford(look, playedBy(look, seat, item, key), 1),
  // No text says what its own X is; one that is paid as the text is carried out has no targets.
  saidX: () => null,
  sharesIn: (look, item) => (IN_THOUSANDS.has(textOf(look, item)?.kind) ? THOUSANDS : ANYHOW),
};
const IN_THOUSANDS: ReadonlySet<Ability['kind'] | undefined> = new Set(['activate', 'onPlay']);

export const {
  chooseModes,
  takeModes,
  chooseX,
  chooseOpenX,
  writeX,
  chooseTargets,
  takeTargets,
  writeAnnouncement,
  chooseShares,
  takeShares,
  targetCandidates,
  targetsExist,
  targetsRefusedBy,
}: Announcing<Ff> = announcing(TEXTS);

/** The same for what is done as a card is played: of what it is to choose, as many as there are are enough (2.3). */
export const onPlay: Announcing<Ff> = announcing({
  ...TEXTS,
  needed: (_, count, available) => Math.min(count, available),
});

/** What "cannot be chosen", by anything or by texts like this one, is not chosen. */
export const mayBeChosen: Test = (look, option, args) => {
  const chosen = look.item(option.item);
  const item = look.item(args.item);
  return chosen === undefined || !isBarred(look, chosen, 'chosen', item?.ability?.source ?? item ?? null);
};

/** The same of what is chosen only as a text is carried out, whoever the text has choose: it is the text that cannot choose it. */
export const mayBeChosenNow: Test = (look, option) => {
  const chosen = look.item(option.item);
  return chosen === undefined || !isBarred(look, chosen, 'chosen', underWay(look)?.source ?? null);
};
