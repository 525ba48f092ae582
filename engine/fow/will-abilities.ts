/**
 * Will abilities that say more than to rest or banish their card for one will: played like other activate abilities, but for
 * the chase. They wait nowhere, and are carried out at once, with priority and while paying.
 */
import { units } from '../kernel/machine/payment';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import type { Option, Pending, Seat } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import type { Candidates } from '../kernel/view/ruleset';
import { newestAside, triggeredAside } from '../play/placing';
import { canPayAtOnce, demandOf, followsIn, spentUnderWay } from './costs';
import type { Fow, Look, Step, X } from './fow';
import { playedNow } from './play';
import { chooseAmongTriggered } from './priority';
import { anyRepriced, repricedWill } from './repriced-will';
import { anyWillAbility, canPayWith, offersFirst } from './will-supply';
import { isTriggeredWill, isWillAbility, PLAYS, willPlayed } from './will-texts';

export { abilityBegins } from '../play/placing';

// ---- what can be played -------------------------------------------------------------------------------------------

/** Activate abilities, told apart. */
interface Apart {
  readonly ofWill: readonly Option[];
  readonly others: readonly Option[];
}

const apart = new WeakMap<readonly Option[], Apart>();

function toldApart(look: Look, options: readonly Option[]): Apart {
  const known = apart.get(options);
  if (known !== undefined) return known;
  const isOfWill = ({ ability }: Option): boolean =>
    ability !== undefined && isWillAbility(abilityAt(look.rules, ability));
  const found = options.filter(isOfWill);
  const made: Apart =
    found.length === 0
      ? { ofWill: NONE, others: options }
      : { ofWill: found.map(asPlayed), others: options.filter((option) => !isOfWill(option)) };
  apart.set(options, made);
  return made;
}
const NONE: readonly Option[] = [];
const asPlayed = (option: Option): Option =>
  option.action ? { ...option, action: { ...option.action, kind: PLAYS } } : option;

/** Those of some activate abilities that go to the chase. */
export const forChase =
  (candidates: Candidates<Fow>): Candidates<Fow> =>
  (look, args) =>
    anyWillAbility(look) ? toldApart(look, candidates(look, args)).others : candidates(look, args);

/** Those that are will abilities. */
export const forWill =
  (candidates: Candidates<Fow>): Candidates<Fow> =>
  (look, args) =>
    anyWillAbility(look) ? withRepriced(look, args.seat, toldApart(look, candidates(look, args)).ofWill) : NONE;

const withRepriced = (look: Look, seat: Seat, options: readonly Option[]): readonly Option[] =>
  anyRepriced(look) ? [...options, ...repricedWill(look, seat, PLAYS)] : options;

// ---- playing one, row by row --------------------------------------------------------------------------------------

/** From here on the play is about the ability that waits nowhere; its source stays known. */
export const followAside: Step = (x) => {
  const ability = newestAside(x);
  return ability ? next({ item: ability.ref, seat: ability.controller }) : done();
};

/** The ability counts as played now, also for what waits for a will ability. */
export const willIsPlayed: Step = (x) => perform([...playedNow(x), ...willPlayed(x, x.seat, x.env.other)]);

/** It has been carried out, and is no more. */
export const abilityIsOver: Step = (x) => perform([{ kind: 'leaveChase', item: x.need('item'), aside: true }]);

// ---- while paying -------------------------------------------------------------------------------------------------

/** Before the player says what pays, will abilities can be played for what they make; not where that would leave it unpaid. */
export const offersWill: Step = (x) => {
  const cost = x.env.cost ?? {};
  if (units(cost) === 0 || !anyWillAbility(x)) return goTo('demand');
  const options = playableNow(x, cost);
  if (options.length === 0) return goTo('demand');
  const isThere = canPayAtOnce(x, x.seat, cost, spentUnderWay(x)) && followsIn(x)?.(x) !== false;
  const space = { kind: 'oneOf', options: isThere ? [...options, NO] : options } as const;
  const selection = { name: PLAYS, args: { seat: x.seat } };
  return { kind: 'ask', request: request(x.seat, 'pay.will', space, null, selection, x.need('item')) };
};
const NO: Option = { key: 'no' };

/** Where more can come of cards that pay, they are among them: as others trigger by them, or need them afterwards. */
function playableNow(x: X, cost: Readonly<Record<string, number>>): readonly Option[] {
  const args = { seat: x.seat };
  const own = x.options(PLAYS, args);
  if (own.length === 0 && !x.rules.waitsFor.has('playWill')) return own;
  const demand = demandOf(x, x.seat, cost, spentUnderWay(x), followsIn(x));
  const isOffered = offersFirst(demand);
  const cards = x.options('will', args).filter(({ item }) => item !== undefined && isOffered(item));
  return [...own, ...cards].filter(({ key }) => canPayWith(demand, key));
}

/** The will ability is played, and then others can be, until the player pays. */
export const playsOffered: Step = (x) => {
  const action = x.env.chosen?.action;
  if (action?.item === undefined) return next({ chosen: undefined });
  const { kind, item, ability } = action;
  const which = ability === undefined ? {} : { ability };
  return call(kind, { seat: x.seat, action: { kind }, item, ...which }, { chosen: undefined }, 'offersWill');
};

// ---- what triggers by one -----------------------------------------------------------------------------------------

const isOfWill = (look: Look, { key, card }: Pending): boolean => !card && isTriggeredWill(abilityAt(look.rules, key));

/** An automatic will ability that it let trigger is played now, and then the next. */
export const playsTriggered: Step = (x) =>
  x.p.pending.some((pending) => isOfWill(x, pending)) ? call('will-trigger', {}, undefined, x.frame.step) : next();

/** The turn player's come first; of several of a player, that player says which. */
export const chooseTriggered: Step = chooseAmongTriggered(isOfWill);

/** It waits nowhere either. */
export const triggeredBegins: Step = (x) => perform([triggeredAside(x.need('pending'))]);

/** What there is to it is a procedure of its own, about the ability and no longer about what triggered. */
export const playsAside: Step = (x) => {
  const ability = newestAside(x);
  return ability ? call('triggered-will', { item: ability.ref, seat: ability.controller }) : done();
};
