/**
 * Whether will can be paid with will abilities that cost more than their card, or make more than one will: which of them are
 * played, in which order, so that each is paid for by what is there by then. Asked only where the others are not enough. What each
 * comes to is thought of where it would be played (`will-thought.ts`); what can be reached on several ways is looked at once.
 */

import { isAnythingReplaced } from '../kernel/happen/happen';
import { payable, units } from '../kernel/machine/payment';
import type { Ability, Activate } from '../kernel/position/card';
import type { PaymentSource, Ref, Seat } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { within } from '../kernel/view/given';
import { ofPool } from '../kernel/view/remembered';
import { actionsOf } from '../play/cost-actions';
import { chargesOf, hasX, unitsOf } from '../play/costs';
import { type Follows, isLeftFor, playingOf, type Spent } from '../play/paying';
import type { Fow, Look } from './fow';
import { saidX } from './played-text';
import { nameOf } from './told-apart';
import { AS_PLAYED } from './unseen-cards';
import type { Way } from './ways';
import {
  isInvolved,
  isSetOff,
  isTriggeredWill,
  isWillAbility,
  mostWill,
  onlyMakesWill,
  onlyProduces,
  PLAYS,
  type Will,
} from './will-texts';
import {
  kindsIn,
  played,
  playedSource,
  poolOf,
  sourcesApart,
  type Thinking,
  type Thought,
  type Use,
} from './will-thought';

/** Whether any card of the pool has one, or could be given one, or has an ability that triggers by one and makes will. */
export const anyWillAbility = ofPool<Fow>(({ selections, abilities }) =>
  PLAYS in selections
    ? [...abilities.values()].some(({ ability }) => isWillAbility(ability) || isTriggeredWill(ability))
    : false,
);

/** Whether any does more than to make will: gives life, for one. */
export const anyDoesMore = ofPool<Fow>(({ selections, abilities, replacedOn }) =>
  PLAYS in selections
    ? [...abilities.values()].some(
        ({ ability }) =>
          (isWillAbility(ability) && (!onlyMakesWill(ability) || (replacedOn.size > 0 && usesUp(ability)))) ||
          isTriggeredWill(ability),
      )
    : false,
);

/** Whether more is done for it than to pay and to rest its card. */
const usesUp = ({ cost }: Activate): boolean => Object.keys(cost).some((part) => part !== 'pay' && part !== 'rest');

/** What is to be paid, and with what. */
export interface Demand {
  readonly look: Look;
  readonly seat: Seat;
  readonly cost: Will;
  /** What pays without being played first. */
  readonly sourcesIn: (look: Look) => readonly PaymentSource[];
  /** What other things are done with for what is under way. */
  readonly spent: Spent;
  /** Whether what else it costs can be done in a position; `null`: it could be before anything is paid. */
  readonly follows: Follows<Fow> | null;
  /** Whether will counts as of any attribute. */
  readonly ofAnyAttribute: boolean;
  /** Whether it is paid for what lies on the chase by then, so that it is no main timing any more. */
  readonly fromChase: boolean;
}

/** The same, while it is looked for. */
interface Search extends Thinking {
  readonly demand: Demand;
  readonly playedFirst: PlayedFirst;
  /** Whether a position that was looked at leads to all that is asked for; until that is known it does not. */
  readonly seen: Map<string, boolean>;
  /** More life than this is no difference. */
  mostLife: number;
}

/** Positions that are looked at; where there are more, it may be payable. */
const MOST_THOUGHTS = 1_000;

/**
 * So many are played one after the other for one payment, those not counted that cost nothing of other use; where it would take
 * more, it may be payable. Some can be played without end, and X of a cost would have none either.
 */
const MOST_PLAYED = 100;

/** After so many, life that only grows makes no difference any more. */
const MANY_PLAYED = 20;

/**
 * Whether it can be paid, or may be where too much would have to be looked at: a payment that fails is taken back.
 * @param first the key of a will ability that is played first, whatever else is
 */
export function canPayWith(demand: Demand, first: string | null = null): boolean {
  const { look, seat, spent, cost, sourcesIn, ofAnyAttribute } = demand;
  const all = usesIn(demand, look);
  const playedFirst = playedFirstFor(demand, all);
  if (all.length === 0 && playedFirst === NONE && first === null) return false;
  if (playedFirst !== ALL && isTooMuch(demand, all)) return false;
  // What could be made goes on being there: no more of it is of use than for one of them besides.
  const most = units(cost) + all.reduce((largest, { charge, x }) => Math.max(largest, units(unitsOf(charge, x))), 0);
  const thinking = { from: look, seat, spent, ofAnyAttribute, sourcesIn, most, isCut: false, decisions: 0 };
  const search: Search = { ...thinking, demand, playedFirst, seen: new Map(), mostLife: Number.POSITIVE_INFINITY };
  const from: Thought = { look, pool: poolOf(look, seat) };
  const found =
    first === null
      ? leadsToAll(search, from, MOST_PLAYED)
      : anyLeads(search, ofFirst(search, from, first), MOST_PLAYED);
  return found || search.isCut;
}

/** Whether others could change what it comes to, or what it does is of use for more than will. */
function isInvolvedUse(look: Look, { ability: key }: Use): boolean {
  const ability = abilityAt(look.rules, key);
  return isWillAbility(ability) && isInvolved(ability);
}

/** The cards that pay, by whether it can be of use that they are played first: more comes of it, or they are used for others then. */
type PlayedFirst = (card: Ref) => boolean;

function playedFirstFor({ look, seat }: Demand, all: readonly Use[]): PlayedFirst {
  if (isSetOff(look, seat) || all.some((use) => isInvolvedUse(look, use))) return ALL;
  if (isAnythingReplaced(look) && all.some(couldBeReplaced)) return ALL;
  const chosen = new Set<Ref>();
  for (const { item: source, charge, x } of all)
    for (const { choice } of actionsOf(charge))
      for (const { ref } of choice?.(look, { seat, source, x }).cards ?? []) chosen.add(ref);
  return chosen.size === 0 ? NONE : (card) => chosen.has(card);
}
/** Whether anything is done for it, or by it, in the place of which something else could be done. */
const couldBeReplaced = ({ text, charge }: Use): boolean =>
  !onlyProduces(text) || actionsOf(charge).some(({ part }) => part !== 'rest');

const ALL: PlayedFirst = () => true;
const NONE: PlayedFirst = () => false;

/** The same, to be offered before a payment. */
export const offersFirst = (demand: Demand): PlayedFirst =>
  demand.look.rules.waitsFor.has('playWill') ? ALL : playedFirstFor(demand, usesIn(demand, demand.look));

/** Whether not even all of them together make enough will, in all or of a kind, each as often as it can be played. */
function isTooMuch({ look, seat, cost, sourcesIn, ofAnyAttribute }: Demand, all: readonly Use[]): boolean {
  const givesLife = all.some(({ text }) => text.do.flatMap(within).some(({ op }) => op === 'gainLife'));
  const often = all.map((use) => ({ use, limit: limitOf(look, seat, use, givesLife) }));
  if (often.some(({ limit }) => limit === null)) return false;
  const sources = sourcesIn(look);
  const isLess = (kind: string | null, asked: number): boolean => {
    const most = new Map<string, number>();
    for (const { use, limit } of often)
      if (limit !== null)
        most.set(limit.by, Math.max(most.get(limit.by) ?? 0, limit.times * mostWill(use.text.do, use.x, kind)));
    const there = sources.filter(({ gives }) => kind === null || gives.includes(kind)).length;
    return there + [...most.values()].reduce((sum, one) => sum + one, 0) < asked;
  };
  if (isLess(null, units(cost))) return true;
  return !ofAnyAttribute && Object.entries(cost).some(([kind, asked]) => kind !== 'free' && isLess(kind, asked));
}

/** By what it is limited how often something can be played, for one payment: its card rests or leaves, others leave, or counters or life are spent. */
function limitOf(
  look: Look,
  seat: Seat,
  { item, ability, charge, x }: Use,
  givesLife: boolean,
): { by: string; times: number } | null {
  const payer = { seat, source: item, x };
  const by = `${item.name} ${ability}`;
  for (const { toItself, toOthers, choice, life } of actionsOf(charge)) {
    if (toItself === 'rests' || toItself === 'leaves') return { by: `${item.name} ${toItself}`, times: 1 };
    const chosen = toOthers === 'leaves' ? choice?.(look, payer) : undefined;
    if (chosen && chosen.count > 0) return { by, times: Math.floor(chosen.cards.length / chosen.count) };
    const asked = life === null || givesLife ? 0 : life(payer);
    if (asked > 0) return { by, times: Math.floor(look.p.players[seat].life / asked) };
  }
  for (const { counters } of charge.parts)
    if (counters) return { by, times: Math.floor((item.counters[counters.counter] ?? 0) / counters.amount) };
  return null;
}

/** The will abilities that nothing but their cost could keep a player from playing, each way for itself. */
function usesIn({ seat, cost: demanded, spent, fromChase }: Demand, look: Look): readonly Use[] {
  const isPaid = look.rules.selections[PLAYS]?.conditions.find(({ name }) => name === 'cost')?.run;
  return look.options(PLAYS, { seat }, isPaid).flatMap(({ key, item: ref, ability }): readonly Use[] => {
    const item = look.item(ref);
    const text = ability === undefined ? undefined : abilityAt(look.rules, ability);
    if (
      !item ||
      spent.gone.includes(item.ref) ||
      ability === undefined ||
      text?.kind !== 'activate' ||
      (fromChase && text.main)
    )
      return [];
    return chargesOf(look, playingOf(look, seat, item, ability)).flatMap((charge): readonly Use[] => {
      const use = { key, item, ability, text, charge };
      if (text.x !== undefined) return [{ ...use, x: saidX(look, item, ability) ?? 0 }];
      // Where its cost has an X, as much as could be of use: X will that X comes of.
      const largest = hasX(charge) ? units(demanded) : 0;
      return Array.from({ length: largest + 1 }, (_, x) => ({ ...use, x }));
    });
  });
}

/** How an answer names the will ability of a card that pays. */
export const willKey = (name: string): string => `will ${name}`;

/** Whether one of some ways leads to all that is asked for, whatever comes of it: what may fall short is not begun (907.2). */
const anyLeads = (search: Search, ways: readonly Way<Thought>[], left: number): boolean =>
  ways.some((way) => way.every((thought) => leadsToAll(search, thought, left)));

/** Whether all that is asked for can be done, now or after more will abilities. */
function leadsToAll(search: Search, thought: Thought, left: number): boolean {
  const name = nameOf(search, thought, search.mostLife);
  const known = search.seen.get(name);
  if (known !== undefined) return known;
  const leads = isPaid(search, thought) || leadsOn(search, thought, name, left);
  search.seen.set(name, leads);
  return leads;
}

function leadsOn(search: Search, thought: Thought, name: string, left: number): boolean {
  search.seen.set(name, false);
  if (search.seen.size > MOST_THOUGHTS || left === 0) search.isCut = true;
  if (search.isCut) return true;
  const uses = usesIn(search.demand, thought.look);
  // What costs nothing that could be of other use is there for all that follows.
  const costless = uses.find((use) => isCostless(search, thought.look, use, uses));
  if (costless) return anyLeads(search, played(search, thought, costless), left);
  if (left === MOST_PLAYED - MANY_PLAYED) search.mostLife = lifeOfUse(search, uses);
  return anyLeads(search, next(search, thought, uses), left - 1);
}

/** More life than this could be of no use: no more is paid, and nothing that could be in force asks for more, or how much it is. */
function lifeOfUse({ from, spent, most }: Search, uses: readonly Use[]): number {
  const lifeIn = ({ item, charge, x }: Use): number =>
    actionsOf(charge).reduce((sum, { life }) => sum + (life?.({ seat: item.controller, source: item, x }) ?? 0), 0);
  const before = Math.max(spent.life, ...from.p.players.map(({ life }) => life));
  const enough = before + Math.max(0, ...uses.map(lifeIn)) * most;
  const { language, abilities } = from.rules;
  const isRead = (life: number): boolean =>
    [...abilities.values()].some(({ ability }) => language.readsLife(besideCosts(ability), life));
  const tried = Array.from({ length: 11 }, (_, more) => enough + more * 1000);
  return tried.find((life) => !isRead(life)) ?? Number.POSITIVE_INFINITY;
}

/** What is carried out, or in force, while something is paid for; what is paid for it apart. */
function besideCosts(ability: Ability): Ability {
  if (ability.kind === 'activate') return isWillAbility(ability) ? { ...ability, cost: {} } : IDLE;
  if (ability.kind === 'automatic') return isTriggeredWill(ability) ? ability : IDLE;
  return AS_PLAYED.includes(ability.kind) ? IDLE : ability;
}
const IDLE: Ability = { kind: 'text', do: [] };

/** What comes of a will ability that has to be played first. */
const ofFirst = (search: Search, thought: Thought, key: string): readonly Way<Thought>[] => [
  ...search
    .sourcesIn(thought.look)
    .flatMap((source) => (willKey(source.key) === key ? playedSource(search, thought, source) : [])),
  ...usesIn(search.demand, thought.look).flatMap((use) => (use.key === key ? played(search, thought, use) : [])),
];

/** What one more will ability leads to. */
function next(search: Search, thought: Thought, uses: readonly Use[]): readonly Way<Thought>[] {
  const sources = search.playedFirst === NONE ? [] : sourcesApart(search, thought.look);
  return [
    ...sources.flatMap((source) =>
      source.item !== null && search.playedFirst(source.item) ? playedSource(search, thought, source) : [],
    ),
    ...uses.flatMap((use) => played(search, thought, use)),
  ];
}

/** Whether it rests a card for will, and nothing else could need the card. */
function isCostless({ playedFirst, spent }: Search, look: Look, use: Use, all: readonly Use[]): boolean {
  const { item, ability: key, charge, x } = use;
  const ability = abilityAt(look.rules, key);
  const [only, ...others] = actionsOf(charge);
  return (
    playedFirst !== ALL &&
    !playedFirst(item.ref) &&
    only?.part === 'rest' &&
    others.length === 0 &&
    units(unitsOf(charge, x)) === 0 &&
    !item.rested &&
    isLeftFor(spent, item.ref, 'rests') &&
    isWillAbility(ability) &&
    onlyMakesWill(ability) &&
    !look.prints(item, 'will') &&
    all.every((one) => one === use || one.item !== item)
  );
}

/** Whether what is there by then pays it, and what else it costs, as far as that could not be done before. */
function isPaid({ demand }: Search, { look, pool }: Thought): boolean {
  const { seat, cost, spent, sourcesIn, follows } = demand;
  if (spent.life > 0 && look.p.players[seat].life < spent.life) return false;
  if (follows !== null && !follows(look)) return false;
  const there = Object.entries(pool).flatMap(([name, amount]) =>
    Array.from({ length: amount }, (_, at): PaymentSource => {
      return { key: `${name} ${at}`, item: null, how: 'pool', gives: kindsIn(name), amount: 1, group: name };
    }),
  );
  const cards = sourcesIn(look).filter(({ item }) => item !== null);
  return payable({ kind: 'payment', cost, oneOf: [], sources: [...there, ...cards], surplus: 0 });
}
