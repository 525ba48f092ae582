/** Cards with [Trigger] that wait for an event, in hand or in the standby area: revealed as it comes, then played themselves. */
import type { Ability } from '../kernel/position/card';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import type { Pending } from '../kernel/position/position';
import { printedOf } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import type { AfterCommit, Costs, Offers, Sees } from '../kernel/view/ruleset';
import type { Fow, Look, Step, Test } from './fow';

/** Its player is asked right after the event. */
export const OFFERS: AfterCommit<Fow> = {
  procedure: 'offer',
  ofOffers: true,
  begins: (_, offered) => (offered.length > 0 ? { offered } : null),
};

const isTriggered = ({ card, source }: Pending, ref: number): boolean => card === true && source.ref === ref;

/** It lies in its player's hand or standby area. */
export const liesHidden: Offers<Fow> = (_, { zone }) => zone === 'hand' || zone === 'standby';
/** It was not laid into the standby area in the turn under way. */
export const laidEarlier: Offers<Fow> = (look, { zone, entered }) => zone !== 'standby' || entered < look.p.turn.number;
/** It has not triggered already. */
export const notYetTriggered: Offers<Fow> = (look, { ref }) => !look.p.pending.some((one) => isTriggered(one, ref));

/** From being revealed until it is played both players see it. */
export const revealedIsSeen: Sees<Fow> = (look, { ref }) =>
  look.p.pending.some((one) => isTriggered(one, ref)) ? true : null;

/** One card after the other: its player says whether it is revealed. */
export const askToReveal: Step = (x) => {
  const [first] = x.need('offered');
  if (!first) return done();
  const space = { kind: 'oneOf', options: [{ key: 'yes' }, { key: 'no' }] } as const;
  return {
    kind: 'ask',
    request: request(first.controller, 'reveal', space, 'no', null, first.source.ref),
    env: { chosen: undefined },
  };
};

/** Revealed, it has triggered. */
export const reveal: Step = (x) => {
  const [first] = x.need('offered');
  return first && x.env.chosen?.key === 'yes' ? perform([{ kind: 'trigger', pending: first }]) : next();
};

/** And so on, until each has been asked for. */
export const nextOffer: Step = (x) => {
  const [, ...offered] = x.need('offered');
  return offered.length > 0 ? goTo('asks', { offered }) : done();
};

/** A card that has triggered is played itself, if it still lies where it did. */
export const playCard: Step = (x) => {
  const pending = x.need('pending');
  const card = x.item(pending.source.ref);
  return card ? call('play.triggered', { seat: pending.controller, item: card.ref, pending }) : done();
};

/** If it cannot be played, it goes to its owner's graveyard. */
export const orToGraveyard: Step = (x) => {
  const { source } = x.need('pending');
  return x.env.result?.done === false
    ? perform([{ kind: 'move', item: source.ref, to: 'graveyard', cause: 'game' }])
    : done();
};

/** Played from the standby area it costs nothing but what its text asks for. */
export const notItsCost: Costs<Fow> = (look, { item, ability }, charges) => {
  if (ability || item.ability || (item.announced?.playedFrom ?? item.zone) !== 'standby' || !hasTrigger(look, item))
    return null;
  return charges.map(({ ways, parts: [_, ...rest] }) => ({ ways, parts: rest }));
};

const hasTrigger = (look: Look, item: Parameters<Look['print']>[0]): boolean =>
  printedOf(look, item, isTrigger) !== undefined;
const isTrigger = ({ kind }: Ability): boolean => kind === 'trigger';

/** It does not wait for an event: what waits is played by that alone. */
export const waitsForNothing: Test = (look, option) => {
  const item = look.item(option.item);
  return item === undefined || !hasTrigger(look, item);
};
