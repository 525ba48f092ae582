/**
 * The standby area, and cards with [Trigger] there or in hand: laid face down; revealed as the event comes that they wait
 * for, and then played themselves; or played for a cost.
 */
import type { Ability, TriggerCost } from '../kernel/position/card';
import { call, done, goTo, next, perform, unwind } from '../kernel/position/outcome';
import {
  type Event,
  type Item,
  type Option,
  type Outcome,
  otherSeat,
  type Pending,
  SEATS,
  type Seat,
  sideOf,
} from '../kernel/position/position';
import { turnedTo } from '../kernel/position/printed-as';
import { printedOf } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import { stepsOf } from '../kernel/view/cost-steps';
import { liftedBy } from '../kernel/view/permissions';
import { isForbidden } from '../kernel/view/players';
import { ofEach, remembered } from '../kernel/view/remembered';
import {
  type AfterCommit,
  type Bars,
  type Becomes,
  type Candidates,
  type Collect,
  type Costs,
  keepingOut,
  type Offers,
  ofObject,
  type Sees,
} from '../kernel/view/ruleset';
import { WITHOUT_PAYING } from '../play/costs';
import { ELSEWHERE, fromRemovedOf } from '../play/from-elsewhere';
import { NOTHING_SPENT } from '../play/paying';
import { waits } from './automatic';
import { chaseIsOpen } from './chasing';
import { canPay, payableByStones } from './costs';
import type { Fow, Look, Step, Test } from './fow';
import { anyFromThere, mayBePlayedFromThere } from './keywords/remnant';
import { hasStealth, isStealth } from './keywords/stealth';
import { did } from './memory';
import { moving } from './outcomes';

/** Its player is asked right after the event. */
export const OFFERS: AfterCommit<Fow> = {
  procedure: 'offer',
  ofOffers: true,
  begins: (_, offered) => (offered.length > 0 ? { offered } : null),
};

const isTriggered = ({ card, source }: Pending, ref: number): boolean => card === true && source.ref === ref;

/** It lies in its player's standby area. */
export const liesInStandby: Offers<Fow> = (_, { zone }) => zone === 'standby';
/** It lies there, or in hand unless it waits by Stealth. */
export const liesHidden: Offers<Fow> = (_, { zone }, text) =>
  zone === 'standby' || (zone === 'hand' && !isStealth(text));
/** It was not laid into the standby area in the turn under way, or waits by Stealth. */
export const laidEarlier: Offers<Fow> = (look, item, text) => isStealth(text) || wasThere(look, item);
const wasThere = (look: Look, { zone, entered }: Item): boolean => zone !== 'standby' || entered < look.p.turn.number;
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

/** A card that is played from there face down is revealed first, for as long as the play goes on (8.01 903.2.a). */
export const revealsIt: Step = (x) => {
  const item = x.item(x.need('item'));
  return item?.faceDown ? perform([{ kind: 'turnUp', item: item.ref }]) : next();
};

/** One that must not be played is not: it goes where what cannot be played goes, if anywhere. */
const unless =
  (forbids: (look: Look, by: Seat, card: Item) => boolean) =>
  (unplayable?: string): Step =>
  (x) => {
    const { source, controller } = x.need('pending');
    const card = x.item(source.ref);
    if (!card || !forbids(x, controller, card)) return next();
    return unplayable === undefined ? done() : goTo(unplayable, { result: { done: false } });
  };

/** Unless an effect forbids it to be played. */
export const unlessForbidden = unless((look, by, card) => isForbidden(look, by, 'play', card));
/** Unless what cannot be chased lies on the chase: the card is no automatic ability. */
export const unlessUnchased = unless((look) => !chaseIsOpen(look));

/** A card that has triggered is played itself, if it still lies where it did. */
export const playCard: Step = (x) => {
  const pending = x.need('pending');
  const card = x.item(pending.source.ref);
  return card ? call('play.standby', { seat: pending.controller, item: card.ref, pending }) : done();
};

/** If it cannot be played, it goes to its owner's graveyard. */
export const orToGraveyard: Step = (x) => {
  const { source } = x.need('pending');
  return x.env.result?.done === false
    ? perform([{ kind: 'move', item: source.ref, to: 'graveyard', cause: 'game' }])
    : done();
};

/** The stones lie there, rested or not, with which its cost could be paid. */
export const stonesLieThere: Offers<Fow> = (look, { ref, controller }) => {
  const item = look.item(ref);
  return item === undefined || payableByStones(look, controller, look.print(item).face.cost ?? {});
};
/** The same of a card that is to be played. */
export const itsStonesLieThere: Test = (look, option, { seat }) => {
  const item = look.item(option.item);
  return item === undefined || payableByStones(look, seat, look.print(item).face.cost ?? {});
};

/** Played from the standby area it costs nothing but what its text asks for; by Stealth it is played without paying. */
export const notItsCost: Costs<Fow> = (look, { item, ability }, charges) => {
  if (ability || item.ability || (item.announced?.playedFrom ?? item.zone) !== 'standby') return null;
  const byStealth = waitedByStealth(look, item);
  if (!byStealth && !isStandby(look, item)) return null;
  return charges.map(({ ways, parts: [_, ...rest] }) => ({ ways: byStealth ? WITHOUT_PAYING : ways, parts: rest }));
};

/** It is what lay there that has Stealth: that had its front up, with whatever side it is played. */
const waitedByStealth = (look: Look, item: Item): boolean =>
  hasStealth(look, item.pseudo !== null || sideOf(item) === 0 ? item : { ...item, printedAs: turnedTo(item, 0) });

/** Played for a cost of its own, that is a cost besides. */
export const itsOwnCost: Costs<Fow> = (look, { item, ability }, charges) => {
  const own = ability || item.ability ? undefined : textWithCost(look, item);
  return own ? charges.map(({ ways, parts }) => ({ ways, parts: [...parts, ...stepsOf(own.cost)] })) : null;
};

const isTriggerCost = ({ kind }: Ability): boolean => kind === 'triggerCost';

function textWithCost(look: Look, item: Item): TriggerCost | undefined {
  const own = look.prints(item, 'cost') ? printedOf(look, item, isTriggerCost)?.ability : undefined;
  return own?.kind === 'triggerCost' ? own : undefined;
}

const isStandby = (look: Look, item: Item): boolean => waits(look, item) || textWithCost(look, item) !== undefined;

/** It does not wait for an event: what waits is played by that alone. */
export const waitsForNothing: Test = ofObject((look, option) => {
  const item = look.item(option.item);
  return item === undefined || !waits(look, item);
});

/** It has no [Trigger] of either kind: what has is not played like other cards. */
export const hasNoTrigger: Test = ofObject((look, option) => {
  const item = look.item(option.item);
  return item === undefined || !isStandby(look, item);
});

/** It does not wait by Stealth, or has a way of its own to be played besides. */
export const hasNoStealth: Test = ofObject((look, option) => {
  const item = look.item(option.item);
  return item === undefined || !hasStealth(look, item) || textWithCost(look, item) !== undefined;
});

/** It has a [Trigger] or Stealth: what has neither cannot be played from where it was laid. */
export const hasTriggerOrStealth: Test = ofObject((look, option) => {
  const item = look.item(option.item);
  return item === undefined || isStandby(look, item) || hasStealth(look, item);
});

/** It has a [Trigger]. */
export const hasTrigger: Test = ofObject((look, option, args) => !hasNoTrigger(look, option, args));

// ---- laying cards, and playing them for a cost ---------------------------------------------------------------------

/** What it costs to lay a card. */
const TO_LAY = { free: 2 };

const layOption = ofEach(
  ({ name, ref: item }): Option => ({ key: `lay ${name}`, item, action: { kind: 'lay', item } }),
);

/** Cards in hand: what could be laid. */
export const cardsToLay: Candidates<Fow> = (look, { seat }) => layOptions(look, seat);
const layOptions = remembered(
  (look: Look, seat: Seat) => look.in('hand', seat).map(layOption),
  (look, seat) => look.in('hand', seat),
);

/** The player can pay for laying the card, which stays for that. */
export const layingIsPaid: Test = (look, { item }, { seat }) =>
  item !== undefined && canPay(look, seat, TO_LAY, { ...NOTHING_SPENT, kept: [item] });

export const payToLay: Step = (x) => {
  const item = x.need('item');
  return call('payment', { seat: x.seat, item, cost: TO_LAY, refs: [item] });
};

/** It is laid at once, with no chase between. */
export const lay: Step = (x) =>
  perform([{ kind: 'move', item: x.need('item'), to: 'standby', cause: 'game', under: x.seat }]);

const playOption = ofEach(
  ({ name, ref: item }): Option => ({ key: `play ${name}`, item, action: { kind: 'play.standby', item } }),
);
const NONE: readonly Option[] = [];

/** It has a [Trigger] of its own that asks for a cost: there is no other way to play what was laid. */
export const hasItsOwnWay: Test = ofObject((look, option) => {
  const item = look.item(option.item);
  return item === undefined || textWithCost(look, item) !== undefined;
});

/** Cards of the player in a zone with a [Trigger] that asks for a cost. */
export const cardsWithCost = (zone: 'hand' | 'standby' | 'graveyard' | 'removed'): Candidates<Fow> => {
  const found = remembered(
    (look: Look, seat: Seat) =>
      look.in(zone, seat).flatMap((item) => (textWithCost(look, item) ? playOption(item) : NONE)),
    (look, seat) => look.in(zone, seat),
  );
  return (look, { seat }) => (look.rules.anyCosts ? found(look, seat) : NONE);
};

const inHandWithCost = cardsWithCost('hand');
const inGraveyardWithCost = cardsWithCost('graveyard');
const removedWithCost = cardsWithCost('removed');
const fromRemoved = fromRemovedOf<Fow>((look, seat) => removedWithCost(look, { seat }));

/** The player's laid cards, whatever they are. */
export const laidCards: Candidates<Fow> = (look, { seat }) => laidOptions(look, seat);
const laidOptions = remembered(
  (look: Look, seat: Seat) => look.in('standby', seat).map(playOption),
  (look, seat) => look.in('standby', seat),
);

/**
 * The player's laid cards, whatever they are, and those with a [Trigger] that asks for a cost: in hand, and in the graveyard and
 * among the removed where anything might be played from there.
 */
export const laidCardsAndCardsWithCost: Candidates<Fow> = (look, args) => {
  const laid = laidCards(look, args);
  const inHand = inHandWithCost(look, args);
  const inGraveyard = anyFromThere(look) ? inGraveyardWithCost(look, args) : NONE;
  const removed = fromRemoved(look, args.seat);
  if (inGraveyard.length + removed.length > 0) return [...inHand, ...inGraveyard, ...removed, ...laid];
  return laid.length === 0 ? inHand : inHand.length === 0 ? laid : [...inHand, ...laid];
};

const isLaidOrInHand: Test = ofObject(
  (look, option, args) => look.item(option.item)?.zone === 'standby' || mayBePlayedFromThere(look, option, args),
);

/** From elsewhere only what may be played from there: who asks about a used or removed card with such a cost is told of it. */
export const orFromElsewhere: Test = keepingOut(liftedBy(isLaidOrInHand, ...ELSEWHERE), (look, args) =>
  SEATS.flatMap((seat) => [
    ...inGraveyardWithCost(look, { ...args, seat }),
    ...removedWithCost(look, { ...args, seat }),
  ]),
);

/** It has no [Trigger], so that it is not for this to refuse it, or does not lie in the standby area since this turn. */
export const wasLaidEarlier: Test = (look, option) => {
  const item = look.item(option.item);
  return item === undefined || !isStandby(look, item) || wasThere(look, item);
};

// ---- 2.0: what may not lie there --------------------------------------------------------------------------------------

/** No text puts anything else there. */
export const onlyStandbyLies: Bars<Fow> = (look, event) => {
  const m = moving(look, event);
  return m?.event.to === 'standby' && m.event.cause === 'effect' && !isStandby(look, m.item);
};

/** A laid card that comes to lie where everybody sees it, and has no [Trigger], is found out. */
export const comesToLight: Becomes<Fow> = (look, event) => {
  const m = moving(look, event);
  if (m?.item.zone !== 'standby' || look.rules.zones[m.event.to]?.seen !== 'all' || isStandby(look, m.item))
    return null;
  return [event, did('laidWrongly', m.item.controller)];
};

/** Who laid it loses. */
export const wrongCardFound: Collect<Fow> = (look) => {
  const found = look.done('laidWrongly', 'check');
  if (found.length === 0) return NOTHING;
  return [...new Set(found.map(({ by }) => by))].filter((seat) => !hasLost(look, seat)).map(losesByIt);
};

/** As the game ends every card laid is turned up, and whoever laid a wrong one loses as well. */
export const standbyIsShown: Step = (x) => {
  if (!x.memory.game.lost?.length) return next();
  const wrong = whoLaidWrongly(x).filter((seat) => !hasLost(x, seat));
  return wrong.length > 0 ? perform(wrong.map(losesByIt)) : next();
};

/** The same where somebody concedes: whoever laid a wrong one has lost, whatever the game would have ended with. */
export const standbyDecides: Step = (x) => {
  const result = decidedByStandby(x);
  return result === null ? next() : unwind(result);
};

/** What the cards laid make of a game that has ended: who laid a wrong one loses, and not the other; `null` where nobody did. */
export function decidedByStandby(look: Look): Outcome | null {
  const [loser, ...more] = whoLaidWrongly(look);
  if (loser === undefined) return null;
  return more.length > 0
    ? { winners: [], losers: [], reason: 'draw' }
    : { winners: [otherSeat(loser)], losers: [loser], reason: 'loss' };
}

const whoLaidWrongly = (look: Look): readonly Seat[] =>
  SEATS.filter((seat) => look.in('standby', seat).some((item) => !isStandby(look, item)));

const NOTHING: readonly Event[] = [];
const hasLost = (look: Look, seat: Seat): boolean => look.memory.game.lost?.includes(seat) === true;
const losesByIt = (player: Seat): Event => ({ kind: 'lose', player, reason: 'standby' });
