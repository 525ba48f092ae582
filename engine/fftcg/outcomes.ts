/** What events come to under these rules. */

import { type Event, eventWith } from '../kernel/position/position';
import { isBarred } from '../kernel/view/restrictions';
import type { Bars, Becomes } from '../kernel/view/ruleset';
import { alreadyRested } from '../play/bars';
import { meantUnder } from '../play/control';
import { type Ff, hasNamesake, isCharacter } from './fftcg';
import { did } from './memory';

type FfBars = Bars<Ff>;
type FfBecomes = Becomes<Ff>;

/**
 * Drawing moves cards from the top of the deck to the hand; with too few there, the draw has failed. Several cards are several
 * occurrences in one event.
 */
export const draw: FfBecomes = (look, event, beside) => {
  if (event.kind !== 'draw') return null;
  const { player, amount } = event;
  const cards = look.top(player, amount, beside);
  const found: Event[] = [];
  for (const { ref: item } of cards) {
    if (amount > 1) found.push({ ...event, amount: 1 });
    found.push({ kind: 'move', item, to: 'hand', cause: event.cause, manner: 'draw' });
  }
  if (cards.length < amount) found.push(did('failedToDraw', player));
  return found;
};

/** Discarding puts a card from the hand into the break zone. */
export const discard: FfBecomes = (look, event) => {
  if (event.kind !== 'discard') return null;
  const { item, cause } = event;
  return look.item(item)?.zone === 'hand' ? [{ kind: 'move', item, to: 'break', cause, manner: 'discard' }] : [];
};

/** Breaking puts a card from the field into its owner's break zone. */
export const breaking: FfBecomes = (look, event) => {
  if (event.kind !== 'destroy') return null;
  const { item, cause } = event;
  return look.item(item)?.zone === 'field' ? [{ kind: 'move', item, to: 'break', cause, manner: 'destroyed' }] : [];
};

/** Being put into the break zone, as a cost or by a text that does not say "break", is not breaking. */
export const putIntoBreakZone: FfBecomes = (look, event) => {
  if (event.kind !== 'banish') return null;
  const { item, cause } = event;
  return look.item(item) ? [{ kind: 'move', item, to: 'break', cause, manner: 'banished' }] : [];
};

/** What is cancelled leaves the stack: a summon for its owner's break zone, an ability for good. */
export const cancelled: FfBecomes = (look, event) => {
  if (event.kind !== 'cancel') return null;
  const item = look.item(event.item);
  if (!item) return [];
  return [
    item.kind === 'card'
      ? { kind: 'move', item: item.ref, to: 'break', cause: 'effect', manner: 'canceled' }
      : { kind: 'leaveChase', item: item.ref },
  ];
};

/** Dulling a dull card, or activating an active one, happens all the same where the edition says so. */
export const sameState: FfBars = (look, event) => alreadyRested(look, event) && !look.param('dullAgain');

/** A Summon is never on the field: what would put it there leaves it where it is. */
export const summonStays: FfBars = (look, event) => {
  const item = event.kind === 'move' && event.to === 'field' ? look.item(event.item) : undefined;
  return item !== undefined && look.isOneOf(item, look.rules.carriedOut);
};

/** A character that would be the second of its name stays where it is, whatever would put it onto the field. */
export const namesakeStays: FfBars = (look, event) => {
  if (event.kind !== 'move' || event.to !== 'field') return false;
  const item = look.item(event.item);
  if (!item || item.zone === 'field' || !isCharacter(look, item)) return false;
  const meant = meantUnder(look, event, true) ?? meantUnder(look, event, false);
  return hasNamesake(look, item, event.under ?? meant ?? item.controller);
};

/** Backups come onto the field dull. */
export const backupsEnterDull: FfBecomes = (look, event) => {
  if (event.kind !== 'move' || event.to !== 'field' || event.rested !== undefined) return null;
  const item = look.item(event.item);
  return item && item.zone !== 'field' && look.isA(item, 'backup') ? [eventWith(event, { rested: true })] : null;
};

/** What an effect keeps from being returned to the hand, or removed, stays where it is; drawing returns nothing. */
export const mayNotGoThere: FfBars = (look, event) => {
  if (event.kind !== 'move' || event.manner === 'draw') return false;
  const act = event.to === 'hand' ? 'returnedToHand' : event.to === 'removed' ? 'removedFromGame' : null;
  const item = act === null ? undefined : look.item(event.item);
  return act !== null && item !== undefined && item.zone !== event.to && isBarred(look, item, act);
};
