/** Damage to a player, card by card, and the EX Bursts among the cards turned up. */

import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import { type Event, type Item, nextRef, type Option, otherSeat } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { askWhether, isDeclined } from '../play/whether';
import { textKey, textOf } from './announce';
import type { Look, Step } from './fftcg';
import { did, remember } from './memory';
import { programOf } from './resolve';

/** The damage a player has to take is gone through, the turn player's first. */
export const nextDamagedPlayer: Step = (x) => {
  const { owed = [] } = x.memory.check;
  const first = owed.find(({ player }) => player === x.p.turn.player) ?? owed[0];
  if (!first) return goTo('bursts');
  const rest = owed.filter((one) => one !== first);
  return perform([remember('check', { owed: rest.length > 0 ? rest : null })], {
    seat: first.player,
    count: first.amount,
  });
};

/** The top card of the deck is put face up into the damage zone. */
export const turnCard: Step = (x) => {
  const { seat } = x;
  const top = x.in('deck', seat).at(-1);
  if (!top) {
    return perform([did('failedToTakeDamage', seat)], { count: 1 });
  }
  const turned: Event = { kind: 'move', item: top.ref, to: 'damage', cause: 'game' };
  const { bursts = [] } = x.memory.check;
  return perform(hasBurst(x, top) ? [turned, remember('check', { bursts: [...bursts, nextRef(top.ref)] })] : [turned]);
};

/** Until as many cards have been turned up as there was damage. */
export const untilAllTurned: Step = (x) => {
  const count = (x.env.count ?? 1) - 1;
  return count > 0 ? goTo('turn', { count }) : goTo('damaged');
};

const hasBurst = (look: Look, item: Item): boolean => {
  const ability = textOf(look, item);
  return (ability?.kind === 'text' || ability?.kind === 'automatic') && ability.ex === true;
};

/** Only then may its owner use the EX Bursts that were turned up, in any order, or leave them; no one can answer. */
export const offerBursts: Step = (x) => {
  const waiting = x.objects(x.memory.check.bursts ?? []);
  for (const seat of [x.p.turn.player, otherSeat(x.p.turn.player)]) {
    const options = waiting
      .filter(({ owner }) => owner === seat)
      .map((item): Option => ({ key: item.name, item: item.ref }));
    if (options.length === 0) continue;
    return {
      kind: 'ask',
      request: request(seat, 'burst', { kind: 'oneOf', options: [...options, { key: 'pass' }] }, null),
      env: { seat },
    };
  }
  return done();
};

/** A burst used or passed over no longer waits. */
export const takeBurst: Step = (x) => {
  const chosen = x.env.chosen?.item;
  const left = (x.memory.check.bursts ?? []).filter((ref) =>
    chosen === undefined ? x.item(ref)?.owner !== x.seat : ref !== chosen,
  );
  const forget = remember('check', { bursts: left.length > 0 ? left : null });
  return perform([forget], { item: chosen }, chosen === undefined ? 'bursts' : undefined);
};

export const announceBurst: Step = (x) => call('announce', { seat: x.seat, item: x.need('item') });

/** Where the ability says "may", its controller decides now. */
export const asksWhether: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item || x.env.result?.done === false) return next();
  return askWhether(x, textKey(x, item), item.owner, item.ref);
};

/** Of a summon the whole text, of an auto ability its effect, as if its condition were met. */
export const burstEffect: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item || x.env.result?.done === false || isDeclined(x)) return next();
  return call('text', { program: programOf(x, item) });
};

/** Damage that the burst dealt is taken, then the other bursts are used. */
export const moreDamage: Step = () => goTo('damaged');
