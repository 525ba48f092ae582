/**
 * Will abilities that say more than to rest or banish their card for one will: played like other activate abilities, but for
 * the chase. They wait nowhere, and are carried out at once, with priority and while paying.
 */
import { END } from '../kernel/machine/agenda';
import { units } from '../kernel/machine/payment';
import { call, goTo, next, perform } from '../kernel/position/outcome';
import type { Option } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import type { Candidates } from '../kernel/view/ruleset';
import { newestAside } from '../play/placing';
import { canPayAtOnce, demandOf, spentUnderWay } from './costs';
import type { Fow, Look, Step, X } from './fow';
import { anyWillAbility, canPayWith, PLAYS } from './will-supply';
import { isWillAbility } from './will-texts';

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
    anyWillAbility(look) ? toldApart(look, candidates(look, args)).ofWill : NONE;

// ---- playing one, row by row --------------------------------------------------------------------------------------

/** From here on the play is about the ability that waits nowhere; its source stays known. */
export const followAside: Step = (x) => next({ item: newestAside(x)?.ref ?? x.need('item') });

/** It has been carried out, and is no more. */
export const abilityIsOver: Step = (x) =>
  perform([{ kind: 'leaveChase', item: x.need('item'), aside: true }], undefined, END);

// ---- while paying -------------------------------------------------------------------------------------------------

/** Before the player says what pays, will abilities can be played for what they make; not where that would leave it unpaid. */
export const offersWill: Step = (x) => {
  const cost = x.env.cost ?? {};
  if (units(cost) === 0 || !anyWillAbility(x)) return goTo('demand');
  const options = playableNow(x, cost);
  if (options.length === 0) return goTo('demand');
  const isThere = canPayAtOnce(x, x.seat, cost, spentUnderWay(x));
  const space = { kind: 'oneOf', options: isThere ? [...options, NO] : options } as const;
  const selection = { name: PLAYS, args: { seat: x.seat } };
  return { kind: 'ask', request: request(x.seat, 'pay.will', space, null, selection, x.need('item')) };
};
const NO: Option = { key: 'no' };

function playableNow(x: X, cost: Readonly<Record<string, number>>): readonly Option[] {
  const options = x.options(PLAYS, { seat: x.seat });
  if (options.length === 0) return options;
  const demand = demandOf(x, x.seat, cost, spentUnderWay(x));
  return options.filter((option) => canPayWith(demand, option));
}

/** The will ability is played, and then others can be, until the player pays. */
export const playsOffered: Step = (x) => {
  const action = x.env.chosen?.action;
  const { item, ability } = action ?? {};
  if (!action || item === undefined || ability === undefined) return next({ chosen: undefined });
  return call(PLAYS, { seat: x.seat, action, item, ability }, { chosen: undefined }, 'offersWill');
};
