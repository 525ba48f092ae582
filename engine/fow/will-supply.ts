/**
 * Whether will can be paid with will abilities that cost more than their card, or make more than one will: which of them are
 * played, in which order, so that each is paid for by what is there before it. Asked only where the others are not enough.
 */
import { units } from '../kernel/machine/payment';
import { type Amounts, together } from '../kernel/position/amounts';
import {
  begun,
  type Charge,
  type Item,
  NOTHING_ANNOUNCED,
  type PaymentSource,
  type Ref,
  type Seat,
} from '../kernel/position/position';
import { kindsOf } from '../kernel/position/resources';
import { abilityAt } from '../kernel/view/abilities';
import { ofPool } from '../kernel/view/remembered';
import { type Use as ActionUse, actionsOf, type Payer } from '../play/cost-actions';
import { chargesOf, hasX, unitsOf } from '../play/costs';
import { isLeftFor, playingOf, type Spent } from '../play/paying';
import { type Fow, isCharacteristic, type Look } from './fow';
import {
  type Besides,
  eachWith,
  gainsOf,
  isTriggeredWill,
  isWillAbility,
  type Will,
  willBesides,
  willOf,
} from './will-texts';

/** The name of what plays them: a selection, and the procedure that it leads to. */
export const PLAYS = 'activate.will';

/** Whether any card of the pool has one, or could be given one, or has an ability that triggers by one and makes will. */
export const anyWillAbility = ofPool<Fow>(({ selections, abilities }) =>
  PLAYS in selections
    ? [...abilities.values()].some(({ ability }) => isWillAbility(ability) || isTriggeredWill(ability))
    : false,
);

/** One way to play one: what it costs, and what will comes of it. */
interface Use {
  /** How an answer names it. */
  readonly key: string;
  /** Uses of one class do not differ but in the card; `null`: there is no other like it. */
  readonly group: string | null;
  readonly item: Item;
  /** What its cost does to the card itself. */
  readonly itself: readonly ActionUse[];
  /** Cards that are chosen for its cost. */
  readonly picks: readonly Picks[];
  /** Cards that it takes, whichever are there by then. */
  readonly takes: readonly Item[];
  readonly life: number;
  /** How much more life there is for it afterwards: less, below nothing. */
  readonly gains: number;
  readonly counters: Amounts;
  readonly cost: Will;
  /** What it makes itself, and what others do that it lets trigger. */
  readonly makes: Will;
  readonly besides: readonly Besides[];
}
interface Picks {
  readonly cards: readonly Item[];
  readonly count: number;
  readonly to: ActionUse;
  /** Whether they are rested, or recovered, by then. */
  readonly rested: boolean | undefined;
}

/** What is to be paid, and with what. */
export interface Demand {
  readonly look: Look;
  readonly seat: Seat;
  readonly cost: Will;
  /** What pays without being played first. */
  readonly sources: readonly PaymentSource[];
  /** What other things are done with for what is under way. */
  readonly spent: Spent;
  /** Whether will counts as of any attribute. */
  readonly ofAnyAttribute: boolean;
  /** Whether it is paid for what lies on the chase by then, so that it is no main timing any more. */
  readonly fromChase: boolean;
}

/** The same, and which cards have will abilities that could be played for it. */
interface Search extends Demand {
  readonly makers: ReadonlySet<Item>;
}

/** What has been played so far, and what cannot be used any more for it. */
interface State {
  readonly uses: readonly Use[];
  /** What came of each of them. */
  readonly made: readonly Will[];
  readonly rested: readonly Ref[];
  readonly gone: readonly Ref[];
  readonly life: number;
}

/** States that are looked at: with more will abilities than that takes, some payments are not found. */
const MOST_STATES = 2_000;

/**
 * Whether it can be paid.
 * @param first the key of a will ability that is played first, whatever else is
 */
export function canPayWith(whole: Demand, first: string | null = null): boolean {
  const { look, seat, spent } = whole;
  const isTriggering = look.rules.waitsFor.has('playWill');
  const all = [...usesOf(whole), ...(isTriggering ? usesOfSources(look, seat, whole.sources) : [])];
  if (all.length === 0 || isTooMuch(whole, all)) return false;
  const sources = isTriggering ? whole.sources.filter(({ item }) => item === null) : whole.sources;
  const demand: Search = { ...whole, sources, makers: new Set(all.map(({ item }) => item)) };
  const state: State = { uses: [], made: [], rested: spent.used, gone: spent.gone, life: look.p.players[seat].life };
  // Those that cost no will come first, and of these those that leave others their cards and give life: that is there for all that follow.
  const free = all.filter(({ cost }) => isFree(cost));
  if (free.some(({ gains, takes }) => gains !== 0 || takes.length > 0))
    free.sort((one, other) => one.takes.length - other.takes.length || other.gains - one.gains);
  const ordered = [...free, ...all.filter(({ cost }) => !isFree(cost))];
  const tries = { left: MOST_STATES };
  if (first === null) return leadsToAll(demand, state, ordered, 0, tries);
  return ordered.some((use) => {
    const then = use.key === first ? after(demand, state, use) : null;
    return then !== null && isEnough(demand, then, 0) && leadsToAll(demand, then, ordered, 0, tries);
  });
}

/** Whether not even all of them together make enough will, where each can be played but once. */
function isTooMuch({ cost, sources }: Demand, all: readonly Use[]): boolean {
  const most = new Map<string, number>();
  for (const use of all) {
    const { item, itself } = use;
    if (!itself.includes('rests') && !itself.includes('leaves')) return false;
    // What rests for one can leave for another.
    const once = `${item.name} ${itself.includes('rests')}`;
    most.set(once, Math.max(most.get(once) ?? 0, units(madeBy(use, NONE_GONE))));
  }
  return sources.length + [...most.values()].reduce((sum, one) => sum + one, 0) < units(cost);
}

/** All that comes of one: what has left for its cost, or before, does not trigger by it. */
const madeBy = ({ makes, besides }: Use, gone: readonly Ref[]): Will =>
  besides.reduce((sum, one) => (gone.includes(one.of) ? sum : together(sum, one.makes)), makes);
const NONE_GONE: readonly Ref[] = [];

const isFree = (cost: Will): boolean => units(cost) === 0;

/** The will abilities that nothing but their cost could keep a player from playing, each way for itself. */
function usesOf({ look, seat, cost: demanded, fromChase }: Demand): readonly Use[] {
  const paid = look.rules.selections[PLAYS]?.conditions.find(({ name }) => name === 'cost')?.run;
  return look.options(PLAYS, { seat }, paid).flatMap(({ key, item: ref, ability }): readonly Use[] => {
    const item = look.item(ref);
    const text = ability === undefined ? undefined : abilityAt(look.rules, ability);
    if (!item || ability === undefined || text?.kind !== 'activate' || (fromChase && text.main)) return [];
    const playing = playingOf(look, seat, item, ability);
    return chargesOf(look, playing).flatMap((charge): readonly Use[] => {
      // Where its cost has an X, as much as could be of use: X will that X comes of.
      const largest = hasX(charge) && text.x === undefined ? units(demanded) : 0;
      return Array.from({ length: largest + 1 }, (_, x) => x).flatMap((x) => {
        const program = begun(item, ability, seat, { ...NOTHING_ANNOUNCED, x });
        const asked = askedBy(look, charge, { seat, source: item, x });
        if (asked === null) return [];
        const same = { key, group: null, item, gains: gainsOf(look, text.do, program), ...asked };
        return eachWith(
          willOf(look, text.do, program),
          willBesides(look, seat, item),
          (makes, besides): Use => ({ ...same, makes, besides }),
        );
      });
    });
  });
}

/** What a cost asks for; `null` where something of it could not be done now. */
function askedBy(
  look: Look,
  charge: Charge,
  payer: Payer,
): Pick<Use, 'itself' | 'picks' | 'takes' | 'life' | 'counters' | 'cost'> | null {
  const actions = actionsOf(charge);
  // Whether there is enough life is asked as it is played.
  if (!actions.every((action) => action.life !== null || action.can(look, payer))) return null;
  const itself = actions.flatMap(({ toItself }) => toItself ?? []);
  const picks = actions.flatMap(({ choice, toOthers: to, rested }): readonly Picks[] =>
    choice ? [{ ...choice(look, payer), to, rested }] : [],
  );
  const takes = actions.flatMap((action) => action.takes?.(look, payer) ?? []);
  let life = 0;
  let counters: Amounts = {};
  for (const part of charge.parts) {
    life += part.life === 'X' ? payer.x : (part.life ?? 0);
    if (part.counters) counters = together(counters, { [part.counters.counter]: part.counters.amount });
  }
  return { itself, picks, takes, life, counters, cost: unitsOf(charge, payer.x) };
}

const NO_WILL: Will = {};

/** Where more comes of a will ability than it makes itself, cards that pay are played as well. */
const usesOfSources = (look: Look, seat: Seat, sources: readonly PaymentSource[]): readonly Use[] =>
  sources
    .flatMap(({ key, item: ref, gives, how, group }): readonly Use[] => {
      const item = look.item(ref);
      if (!item) return [];
      const itself: readonly ActionUse[] = [how === 'banish' ? 'leaves' : 'rests'];
      const same = {
        key: willKey(key),
        item,
        itself,
        picks: [],
        takes: [],
        life: 0,
        gains: 0,
        counters: NO_WILL,
        cost: NO_WILL,
      };
      return gives.flatMap((kind) =>
        willBesides(look, seat, item).map((besides): Use => {
          const use = { ...same, group: null, makes: { [kind]: 1 }, besides };
          const gone = how === 'banish' ? [item.ref] : NONE_GONE;
          return { ...use, group: `${group} ${JSON.stringify(madeBy(use, gone))}` };
        }),
      );
    })
    .sort((one, other) => (one.group ?? '').localeCompare(other.group ?? '', 'en'));

/** How an answer names the will ability of a card that pays. */
export const willKey = (name: string): string => `will ${name}`;

function leadsToAll(
  demand: Search,
  state: State,
  uses: readonly Use[],
  from: number,
  tries: { left: number },
): boolean {
  if (hasLife(demand, state) && isEnough(demand, state, units(demand.cost))) return true;
  if (state.uses.length >= MOST_USES) return false;
  for (let at = from; at < uses.length; at += 1) {
    const use = uses[at];
    if (!use || isAfterItsLike(uses[at - 1], use, state)) continue;
    tries.left -= 1;
    if (tries.left < 0) return false;
    const then = after(demand, state, use);
    if (then === null || !isEnough(demand, then, 0)) continue;
    // The order of those that cost no will decides nothing.
    const next = isFree(use.cost) ? at : uses.findIndex(({ cost }) => !isFree(cost));
    if (leadsToAll(demand, then, uses, next, tries)) return true;
  }
  return false;
}

/** Of two that are alike the first is played, as long as it has not been. */
const isAfterItsLike = (before: Use | undefined, { group }: Use, { uses }: State): boolean =>
  before !== undefined && group !== null && before.group === group && !uses.includes(before);

/** How many are played for one payment at most. */
const MOST_USES = 12;

/** What is left once a will ability has been played; `null` where what its cost asks for besides will is not there any more. */
function after({ look, spent, makers }: Search, state: State, use: Use): State | null {
  const { item, itself, picks } = use;
  if (state.gone.includes(item.ref) || state.life < use.life) return null;
  for (const [counter, amount] of Object.entries(use.counters)) {
    const before = state.uses.reduce((sum, one) => sum + (one.item === item ? (one.counters[counter] ?? 0) : 0), 0);
    if ((item.counters[counter] ?? 0) < before + amount) return null;
  }
  const isKept = (ref: Ref): boolean => spent.used.includes(ref) || spent.kept.includes(ref);
  const rested = itself.includes('rests') ? [...state.rested, item.ref] : [...state.rested];
  const gone = itself.includes('leaves') ? [...state.gone, item.ref] : [...state.gone];
  if (itself.includes('rests') && state.rested.includes(item.ref)) return null;
  if (itself.includes('leaves') && isKept(item.ref)) return null;
  const makesWill = (card: Item): boolean =>
    makers.has(card) || look.prints(card, 'will') || use.besides.some(({ of }) => of === card.ref);
  const worth = (card: Item): number => (makesWill(card) ? (card.rested || rested.includes(card.ref) ? 1 : 2) : 0);
  for (const { cards, count, to, rested: wanted } of picks) {
    const open = cards.filter(({ ref, rested: before }) => {
      const isRested = rested.includes(ref);
      if (!isLeftFor(spent, ref, to) || gone.includes(ref) || (to === 'rests' && isRested)) return false;
      return wanted === undefined || wanted === (before || isRested);
    });
    if (open.length < count) return null;
    // What makes no will itself is used first, then what has rested, as it mostly has made its own.
    const chosen = [...open].sort((one, other) => worth(one) - worth(other));
    for (const { ref } of chosen.slice(0, count)) {
      // What leaves recovered has not rested to pay.
      if (to === 'rests' || wanted === false) rested.push(ref);
      if (to !== 'rests') gone.push(ref);
    }
  }
  for (const { ref } of use.takes) {
    if (isKept(ref)) return null;
    if (!gone.includes(ref)) gone.push(ref);
  }
  const made = [...state.made, madeBy(use, gone)];
  return { uses: [...state.uses, use], made, rested, gone, life: state.life - use.life + use.gains };
}

/** Whether what else costs life leaves enough for that. */
const hasLife = ({ spent }: Demand, { life }: State): boolean => spent.life === 0 || life >= spent.life;

/** A unit of will, and since when it is there: 0 for what is there from the beginning. */
interface Unit {
  readonly gives: readonly string[];
  readonly since: number;
}
interface Need {
  readonly kind: string;
  readonly by: number;
}

/**
 * Whether every will that is to be paid finds a unit that is there by then; what is paid last is left out with `last` 0.
 * Where a unit is wanted twice, the other need is met by another one, if it can be.
 */
function isEnough(
  { sources, cost, ofAnyAttribute }: Demand,
  { uses, made, rested, gone }: State,
  last: number,
): boolean {
  const there: Unit[] = [];
  for (const { item, how, gives } of sources)
    if (item === null || !(how === 'banish' ? gone : rested).includes(item)) there.push({ gives, since: 0 });
  const needs: Need[] = [];
  for (const [at, use] of uses.entries()) {
    for (const kind of listed(made[at] ?? NO_WILL)) there.push({ gives: kindsOf(kind), since: at + 1 });
    for (const kind of listed(use.cost)) needs.push({ kind, by: at });
  }
  if (last > 0) for (const kind of listed(cost)) needs.push({ kind, by: uses.length });
  if (there.length < needs.length) return false;
  const pays = (gives: readonly string[], { kind }: Need): boolean =>
    kind === 'free' || gives.includes(kind) || (ofAnyAttribute && !isCharacteristic(kind));
  const taken: (Need | undefined)[] = [];
  const finds = (need: Need, seen: Set<number>): boolean =>
    there.some(({ gives, since }, at) => {
      if (seen.has(at) || since > need.by || !pays(gives, need)) return false;
      seen.add(at);
      const before = taken[at];
      if (before !== undefined && !finds(before, seen)) return false;
      taken[at] = need;
      return true;
    });
  return needs.every((need) => finds(need, new Set()));
}

const listed = (will: Will): readonly string[] =>
  Object.entries(will).flatMap(([kind, amount]) => Array.from({ length: Math.max(0, amount) }, () => kind));
