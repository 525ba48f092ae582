/** Lifebreak: the top card of the area is broken, and its [Break] abilities played. */

import { done, goTo, next, perform } from '../kernel/position/outcome';
import { type AbilityKey, type Item, type Option, shortName } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { isAbsent, isAgreed, isAllAbsent } from '../kernel/view/absent';
import { request } from '../kernel/view/context';
import { ofPool } from '../kernel/view/remembered';
import { type Base, type Becomes, type Candidates, ofMoment } from '../kernel/view/ruleset';
import { putAbility } from '../play/placing';
import { chaseIsOpen } from './chasing';
import type { Fow, Look, Step, Test, X } from './fow';
import { did } from './memory';
import { become } from './play';

/** 8.01: the rule that players of old cards can agree on, without which there is no lifebreak area. */
export const VALHALLA = 'valhalla';
/** 5.00 and 5.5: the rule that players can agree on instead, under which there is none. */
export const BIFROST = 'bifrost';

/** There is a lifebreak area where players have agreed on its rule, or have not agreed on the other. */
const isUsed = ({ rules, p }: Look): boolean =>
  rules.agreements.some(({ name }) => name === VALHALLA) ? isAgreed(p, VALHALLA) : !isAgreed(p, BIFROST);

const anyBreaks = ofPool<Fow>(
  ({ printed, anyOfAgreements }) =>
    anyOfAgreements ||
    Object.values(printed).some(({ faces }) =>
      faces.some(({ abilities }) => abilities.some(({ ability }) => ability.kind === 'break')),
    ),
);

/**
 * Where there is no lifebreak area, an object without [Break], without abilities that speak of that area, and without what would put
 * nothing in the place of an event.
 */
export const withoutAbsent: Base<Fow> = (look, _, base) => {
  if (!anyBreaks(look) || isUsed(look)) return null;
  const abilities = base.abilities.filter(
    ({ ability }) =>
      ability.kind !== 'break' &&
      !isAbsent(look, 'Ability', ability) &&
      !(ability.kind === 'replace' && isAllAbsent(look, ability.instead)),
  );
  return abilities.length < base.abilities.length ? { ...base, abilities } : null;
};

/** The top card of the player's lifebreak area. */
export const topOfLifebreak: Candidates<Fow> = (look, { seat }) =>
  look.in('lifebreak', seat).slice(-1).map(lifebreakOf);

const lifebreakOf = ({ ref }: Item): Option => ({
  key: 'lifebreak',
  item: ref,
  action: { kind: 'lifebreak', item: ref },
});

/** 2.0: the topmost card of the area that has not been turned up. */
export const topFaceDown: Candidates<Fow> = (look, { seat }) =>
  look
    .in('lifebreak', seat)
    .filter(({ faceDown }) => faceDown)
    .slice(-1)
    .map(lifebreakOf);

const THOUSAND = 1000;

/** So many cards are left for the thousands that life still exceeds. */
const lifeHasFallen = (enough: (cards: number, thousands: number) => boolean): Test =>
  ofMoment((look, { seat }) =>
    enough(look.in('lifebreak', seat).length, Math.floor((look.p.players[seat].life - 1) / THOUSAND)),
  );

/** More cards are left than life exceeds thousands. */
export const moreThanLife = lifeHasFallen((cards, thousands) => cards > thousands);
/** 5.00: at least as many. */
export const atLeastLife = lifeHasFallen((cards, thousands) => cards >= thousands);

const LIFEBREAKS = 4;

/** 2.0: the player has broken fewer cards in this game than life allows: one at 4000 or less, another for each 1000 below. */
export const fewerThanLifeAllows: Test = ofMoment((look, { seat }) => {
  const allowed = LIFEBREAKS + 1 - Math.ceil(look.p.players[seat].life / THOUSAND);
  return look.done('broke', 'game').filter(({ by }) => by === seat).length < Math.min(allowed, LIFEBREAKS);
});

/** 2.0: the card is turned face up where it lies. */
export const turnUpTop: Step = (x) => {
  const item = x.need('item');
  return perform([{ kind: 'turnUp', item }, did('broke', x.seat, { item })]);
};

/** Where a card lies that has been broken. */
type Broken = 'removed' | 'lifebreak';

/** The top card is removed. */
export const breakTop: Step = (x) => perform([{ kind: 'move', item: x.need('item'), to: 'removed', cause: 'game' }]);

/** What was broken, where it lies for that; none where it went elsewhere instead. */
const brokenIn = (x: X, zone: Broken): Item | undefined => {
  const card = become(x, x.env.other ?? x.need('item'));
  return card?.zone === zone ? card : undefined;
};

/** What is no trigger cannot be put on a chase that cannot be chased; nor can a [Break], and the card goes on at once. */
export const unlessUnchased: Step = (x) => {
  if (chaseIsOpen(x)) return next();
  const card = brokenIn(x, 'removed');
  return card ? goTo('graveyard', { item: card.ref }) : done();
};

/** Its [Break] abilities, as they are printed. */
const breaksOf = (look: Look, card: Item): readonly AbilityKey[] =>
  look.print(card).texts.flatMap(({ key, ability }) => (ability.kind === 'break' ? [key] : []));

/** Of several [Break] abilities the player says in which order they are played. */
export const orderBreaks =
  (from: Broken): Step =>
  (x) => {
    const card = brokenIn(x, from);
    const own = card ? breaksOf(x, card) : [];
    if (!card || own.length < 2) return next();
    const options = own.map((ability): Option => ({ key: `${card.name}#${shortName(ability)}`, ability }));
    return { kind: 'ask', request: request(x.seat, 'order', { kind: 'order', options }, null, null, card.ref) };
  };

/** Those that are still to be played. */
const toCome = (x: X, card: Item): readonly AbilityKey[] =>
  (x.env.chosenAll?.flatMap(({ ability }) => ability ?? []) ?? breaksOf(x, card)).slice(x.env.index ?? 0);

/** Its [Break] ability, if it has one, goes to the chase; of several the next. */
export const breakToChase =
  (from: Broken): Step =>
  (x) => {
    const card = brokenIn(x, from);
    if (!card) return done();
    const [key] = toCome(x, card);
    return key === undefined
      ? goTo('graveyard', { item: card.ref })
      : perform([putAbility({ source: card, key }, x.seat)], { other: card.ref, index: (x.env.index ?? 0) + 1 });
  };

/** Without the targets it needs it is not played. */
export const dropUnplayable: Step = (x) =>
  x.env.result?.done === false ? perform([{ kind: 'leaveChase', item: x.need('item') }], undefined, 'over') : next();

/** The next [Break] of the card follows; after the last it is over, and the card goes on where none of them was played. */
export const over =
  (from: Broken): Step =>
  (x) => {
    const card = brokenIn(x, from);
    if (!card) return done();
    if (toCome(x, card).length > 0) return goTo('break', { result: undefined });
    return breaksOnChase(x, card).length > 0 ? done() : next({ item: card.ref });
  };

/** A card without [Break] goes to the graveyard. */
export const toGraveyard: Step = (x) =>
  perform([{ kind: 'move', item: x.need('item'), to: 'graveyard', cause: 'game' }]);

const isBreak = (look: Look, item: Item | undefined): boolean =>
  item?.ability ? abilityAt(look.rules, item.ability.key)?.kind === 'break' : false;

/** 2.0: no text that speaks of spells or abilities speaks of a [Break]. */
export const isNoBreak: Test = (look, option) => !isBreak(look, look.item(option.item));

/** 2.0: nor does one that cancels all of them take it along. */
export const noBreakIsCanceled: Becomes<Fow> = (look, event) =>
  event.kind === 'cancel' && isBreak(look, look.item(event.item)) ? [] : null;

/** 2.0: to summon a resonator out of the lifebreak area is to put it into the field. */
export const summonedOutOfLifebreaks: Becomes<Fow> = (look, event) => {
  if (event.kind !== 'summon' || look.item(event.item)?.zone !== 'lifebreak') return null;
  return [{ kind: 'move', item: event.item, to: 'field', cause: 'effect', under: event.under }];
};

/**
 * The broken card goes from where it lies to the graveyard when its ability leaves the chase, resolved or not; of several, the last. A
 * copy of one, which lies above it, is not meant; nor is one that could not be played, while the lifebreak is still under way.
 */
export const brokenCardGoes =
  (from: Broken): Becomes<Fow> =>
  (look, event) => {
    const left = event.kind === 'leaveChase' ? look.item(event.item) : undefined;
    if (!left?.ability || !isBreak(look, left) || isBeingPlayed(look, left)) return null;
    const card = look.item(left.ability.source.ref);
    if (card?.zone !== from) return null;
    const [first, ...others] = breaksOnChase(look, card);
    if (first !== left || others.some(({ ability }) => ability?.key !== left.ability?.key)) return null;
    return [event, { kind: 'move', item: card.ref, to: 'graveyard', cause: 'game' }];
  };

/** The [Break] abilities of a card on the chase, and their copies, from the oldest on. */
const breaksOnChase = (look: Look, card: Item): readonly Item[] =>
  look.in('chase').filter((item) => item.ability?.source.ref === card.ref && isBreak(look, item));

const isBeingPlayed = ({ p }: Look, { ref }: Item): boolean =>
  p.agenda.some(({ proc, env }) => proc === 'lifebreak' && env.item === ref);
