/**
 * Paying for a play: which of its costs can be met, which one is taken, and what is done for it. Both games ask and choose
 * alike; what pays, and whether all is done in turn or at once, is the game's.
 */
import { contribute, done, goTo, next, type Outcome, perform } from '../kernel/position/outcome';
import {
  type AbilityKey,
  announcedWith,
  type Charge,
  type Env,
  type Event,
  type Item,
  NOTHING_ANNOUNCED,
  type Option,
  type Ref,
  type Seat,
  type Way,
} from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { type Ctx, request } from '../kernel/view/context';
import type { Look } from '../kernel/view/look';
import type { GameTypes, Playing, Step } from '../kernel/view/ruleset';
import {
  type Action,
  actionsOf,
  beforePaying,
  type CostChoice,
  costKeptBy,
  type Payer,
  type Use,
} from './cost-actions';
import { chargesOf, hasLifeX, hasX, isWasteful, largest, sameWays, unitsOf, wayName } from './costs';

type Units = Readonly<Record<string, number>>;

/** What something else is done with for the same cost. */
export interface Spent {
  /** What pays nothing. */
  readonly used: readonly Ref[];
  /** What can pay, as long as it is there still when it is needed. */
  readonly kept: readonly Ref[];
  /** What is gone before anything is paid. */
  readonly gone: readonly Ref[];
  /** Life that is paid besides. */
  readonly life: number;
}
export const NOTHING_SPENT: Spent = { used: [], kept: [], gone: [], life: 0 };

/** Whether what could not be done before anything is paid can be done in a position. */
export type Follows<G extends GameTypes> = (look: Look<G>) => boolean;

/** What a game says of payments. */
export interface Payments<G extends GameTypes> {
  /** Whether a player can pay so much for what is played, so that what is done after that can be done. */
  readonly canPay: (look: Look<G>, playing: Playing, units: Units, spent: Spent, follows: Follows<G> | null) => boolean;
  /** Whether what is chosen for the payment under way leaves enough to make it; always, where a play that it fails is taken back. */
  readonly canPayNow: (x: Ctx<G>, spent: Spent, follows: Follows<G> | null) => boolean;
  /** Whether what is played to pay could change what can be done after that; it cannot where the game says nothing. */
  readonly changesMeanwhile?: (look: Look<G>) => boolean;
  /** What payments need that the one under way is made for. */
  readonly spentAround: (x: Ctx<G>) => Spent;
  /** What an amount of life that a player chooses to pay is a multiple of. */
  readonly lifeUnit: (look: Look<G>) => number;
  /** Whether a player says which cards a cost takes though there are no others. */
  readonly asksForced: boolean;
  /**
   * Whether all that a cost asks for is done one after the other, so that what has been used can leave; otherwise all of it is
   * done at once.
   */
  readonly inTurn: boolean;
  /** Whether an object whose text is announced is being played, and not only used. */
  readonly isPlayed: (item: Item) => boolean;
  /** Whether what is played says itself what its X is, so that it is that whatever is paid. */
  readonly saysX: (look: Look<G>, playing: Playing) => boolean;
}

/** What is to be played: a card, an ability on the chase or stack, or by its key one that is not there yet. */
export function playingOf<G extends GameTypes>(look: Look<G>, seat: Seat, item: Item, key?: AbilityKey): Playing {
  if (item.ability) {
    const { source } = item.ability;
    const ability = abilityAt(look.rules, item.ability.key);
    const known = look.item(source.ref) ?? source;
    return ability ? { seat, item, source: known, ability } : { seat, item, source: known };
  }
  const ability = key === undefined ? undefined : abilityAt(look.rules, key);
  return ability ? { seat, item, source: item, ability } : { seat, item, source: item };
}

/** The same by the name of the text that is announced: a card that is played for one of its texts costs what the card does. */
export const playedBy = <G extends GameTypes>(look: Look<G>, seat: Seat, item: Item, key?: AbilityKey): Playing =>
  playingOf(look, seat, item, key !== undefined && abilityAt(look.rules, key)?.kind === 'activate' ? key : undefined);

/** The cost a play came to by the choices announced for it; the first, where there were none. */
export function chargeBy<G extends GameTypes>(look: Look<G>, playing: Playing): Charge | undefined {
  const charges = chargesOf(look, playing);
  const ways = playing.item.announced?.ways;
  return ways === undefined ? charges[0] : charges.find((charge) => sameWays(charge.ways, ways));
}

/** The clauses of the rules that keep cards where they are, of a play none of whose costs can be met for that. */
export function costsKeptBy<G extends GameTypes>(look: Look<G>, playing: Playing): readonly string[] {
  const { seat, source } = playing;
  const kept = chargesOf(look, playing).map((charge) => costKeptBy(look, charge, { seat, source, x: 0 }));
  return kept.every(({ length }) => length > 0) ? kept.flat() : [];
}

/** What both games do alike to pay for a play. */
export interface Paying<G extends GameTypes> {
  /** Whether one of the costs of a play can be met, with a value for its X. */
  readonly canAfford: (look: Look<G>, playing: Playing, x?: number) => boolean;
  /** Whether a cost of something can be met, with a value for its X. */
  readonly canMeet: (look: Look<G>, playing: Playing, charge: Charge, x: number) => boolean;
  /** Everything that is spent on the actions of the cost of a frame, but for those that have been done. */
  readonly spentIn: (look: Look<G>, env: Env) => Spent;
  /** Whether what cannot be done yet for the cost of a frame could be done in a position; `null` where all of it can be. */
  readonly followsIn: (x: Ctx<G>) => Follows<G> | null;
  /** The unit in which X of a play's cost is chosen, and the largest value that can be paid for; `null` where its cost has none. */
  readonly unitOfX: (look: Look<G>, playing: Playing) => number | null;
  readonly largestX: (look: Look<G>, playing: Playing, unit: number) => number;
  /** Of several costs that can be met, the player chooses one; on to a step where there is nothing to choose. */
  readonly chooseCost: (otherwise: string) => Step<G>;
  readonly takeCost: Step<G>;
  /** What a cost asks the player to choose, one choice after the other; on when all are made, or to a step where there are none. */
  readonly chooseForCost: (otherwise: string) => Step<G>;
  readonly takeForCost: Step<G>;
  /** What is written before the payment is done, one action after the other. */
  readonly doBefore: Step<G>;
  /** What is done besides paying, one action after the other as it is written; then all is paid. */
  readonly doInTurn: Step<G>;
  /** The same as parts of one batch. */
  readonly doAtOnce: Step<G>;
}

export function paying<G extends GameTypes>({
  canPay,
  canPayNow,
  changesMeanwhile,
  spentAround,
  lifeUnit,
  asksForced,
  inTurn,
  isPlayed,
  saysX,
}: Payments<G>): Paying<G> {
  /** With what an action needs a card for; `isBefore`: one that is done before anything is paid. */
  const withCard = (spent: Spent, ref: Ref, use: Use, isBefore: boolean): Spent => {
    const { used, kept, gone } = spent;
    if (use === 'rests' || (use === 'leaves' && !inTurn)) return { ...spent, used: [...used, ref] };
    if (!isBefore) return { ...spent, kept: [...kept, ref] };
    return use === 'loses' ? spent : { ...spent, used: [...used, ref], kept: [...kept, ref], gone: [...gone, ref] };
  };

  /** With a card that is chosen for an action; one that leaves recovered cannot have rested. */
  const withPick = (spent: Spent, ref: Ref, { toOthers, rested }: Action, isBefore: boolean): Spent => {
    const now = withCard(spent, ref, toOthers, isBefore);
    return inTurn && rested === false && toOthers !== 'rests' ? { ...now, used: [...now.used, ref] } : now;
  };

  /** Whether a card can be chosen beside what else is done: in turn, one that has only been rested can leave. */
  const isOpen = ({ used, kept }: Spent, card: Item, { toOthers, rested }: Action): boolean => {
    const { ref } = card;
    if (kept.includes(ref) || (used.includes(ref) && !(inTurn && toOthers === 'leaves'))) return false;
    return rested === undefined || rested === (card.rested || (inTurn && used.includes(ref)));
  };

  /** With the life that the actions take, what they need the card itself for, and what nobody chooses that is gone before anything is paid. */
  function withItself(look: Look<G>, spent: Spent, actions: readonly Action[], before: number, payer: Payer): Spent {
    let now = spent;
    for (const [at, { toItself, takes, life }] of actions.entries()) {
      if (life !== null) now = { ...now, life: now.life + life(payer) };
      if (takes !== null && at < before)
        for (const { ref } of takes(look, payer)) now = withCard(now, ref, 'leaves', true);
      if (toItself !== null && payer.source) now = withCard(now, payer.source.ref, toItself, at < before);
    }
    return now;
  }

  function canMeet(look: Look<G>, playing: Playing, charge: Charge, x: number): boolean {
    if (x > 0 && !mayHaveX(look, playing, charge)) return false;
    const { gone } = playing;
    const spent = gone ? { ...NOTHING_SPENT, used: gone, gone } : NOTHING_SPENT;
    const units = unitsOf(charge, x);
    const actions = actionsOf(charge);
    if (actions.length === 0) return canPay(look, playing, units, spent, null);
    return canDo(look, charge, actions, playing, x, units, spent);
  }

  /** Where a cost of what is played has an X that is chosen, X is 0 for another; where none has one, it stands in the text alone. */
  const mayHaveX = (look: Look<G>, playing: Playing, charge: Charge): boolean =>
    hasX(charge) || saysX(look, playing) || (!charge.withoutX && !chargesOf(look, playing).some(hasX));

  /** What is to be chosen for actions, one after the other, beside what is done around them. */
  const picksOf = (
    look: Look<G>,
    actions: readonly Action[],
    before: number,
    payer: Payer,
    around: Spent,
  ): readonly CardPick[] => {
    const picks: CardPick[] = [];
    for (const [at, action] of actions.entries()) {
      const choice = action.choice?.(look, payer);
      if (!choice) continue;
      const { prompt, cards, count } = choice;
      const isLeft = (card: Item): boolean => isLeftFor(around, card.ref, action.toOthers);
      picks.push({
        prompt,
        cards,
        count,
        isOpen: (now, card) => isOpen(now, card, action) && isLeft(card),
        spend: (now, ref) => withPick(now, ref, action, at < before),
      });
    }
    return picks;
  };

  /** Apart, so that what only costs resources, as most plays do, pays for none of this. */
  function canDo(
    look: Look<G>,
    charge: Charge,
    actions: readonly Action[],
    playing: Playing,
    x: number,
    units: Units,
    spent: Spent,
  ): boolean {
    const { seat, source } = playing;
    const payer: Payer = { seat, source, x };
    const canNow = actions.every((action) => action.can(look, payer));
    if (!canNow && changesMeanwhile?.(look) !== true) return false;
    const before = beforePaying(charge);
    const lacking = canNow ? NO_ACTIONS : lackingOf(look, actions, payer);
    if (!canNow && actions.some((action, at) => at < before && lacking.includes(action))) return false;
    const picks = picksOf(look, actions, before, payer, NOTHING_SPENT);
    const around = withItself(look, spent, actions, before, payer);
    const follows = followsWith(lacking, payer);
    return canPick(picks, around, (now) => canPay(look, playing, units, now, follows));
  }

  /** The actions that cannot be done now, choices apart. */
  const lackingOf = (look: Look<G>, actions: readonly Action[], payer: Payer): readonly Action[] =>
    actions.filter((action) => !action.can(look, payer));

  const followsWith = (lacking: readonly Action[], payer: Payer): Follows<G> | null =>
    lacking.length === 0 ? null : (then) => lacking.every((action) => action.can(then, payer));

  const followsIn = (x: Ctx<G>): Follows<G> | null => {
    const { charge, count = 0 } = x.env;
    if (!charge || changesMeanwhile?.(x) !== true) return null;
    const payer = payerOf(x);
    return followsWith(lackingOf(x, actionsOf(charge).slice(count), payer), payer);
  };

  const affordable = (look: Look<G>, playing: Playing, charges: readonly Charge[], x: number): readonly number[] =>
    charges.flatMap((charge, at) =>
      isAnnounced(playing, charge) && canMeet(look, playing, charge, x) && !isWasteful(charge, x, charges) ? [at] : [],
    );

  function canAfford(look: Look<G>, playing: Playing, x = 0): boolean {
    for (const charge of chargesOf(look, playing))
      if (isAnnounced(playing, charge) && canMeet(look, playing, charge, x)) return true;
    return false;
  }

  function spentIn(look: Look<G>, { charge, picks = [], other, count = 0, seat = 0, item }: Env): Spent {
    if (!charge) return NOTHING_SPENT;
    const actions = actionsOf(charge);
    const did = inTurn ? count : 0;
    const before = beforePaying(charge) - did;
    const chosen = picks.slice(actions.slice(0, did).filter(({ choice }) => choice).length);
    const left = did === 0 ? actions : actions.slice(did);
    let nth = 0;
    let spent = NOTHING_SPENT;
    for (const [at, action] of left.entries()) {
      if (action.choice === null) continue;
      for (const ref of chosen[nth] ?? NO_REFS) spent = withPick(spent, ref, action, at < before);
      nth += 1;
    }
    const x = look.item(item)?.announced?.x ?? 0;
    return withItself(look, spent, left, before, { seat, source: look.item(other), x });
  }

  /** One action of the cost of a frame, and what comes of it. */
  function doNext(x: Ctx<G>, action: Action, actions: readonly Action[], at: number): Outcome {
    const payer = payerOf(x);
    const chosen = chosenFor(x, actions, at);
    if (!action.can(x, payer) || !isThere(x, action, payer, chosen)) return done({ done: false });
    const events = action.events(payer, chosen);
    return perform([...(at === 0 ? tellsUsed(x) : []), ...events], { count: at + 1 }, x.frame.step);
  }

  return {
    canAfford,
    canMeet,
    spentIn,
    followsIn,
    unitOfX: (look, playing) => {
      const charges = chargesOf(look, playing).filter((charge) => isAnnounced(playing, charge) && hasX(charge));
      if (charges.length === 0) return null;
      return charges.some(hasLifeX) ? lifeUnit(look) : 1;
    },
    largestX: (look, playing, unit) => largest((x) => canAfford(look, playing, x), unit),
    chooseCost: (otherwise) => (x) => {
      const item = x.item(x.need('item'));
      if (!item) return done();
      if (!isPlayed(item)) return goTo(otherwise);
      const playing = playingOf(x, x.seat, item, x.env.ability);
      const charges = chargesOf(x, playing);
      if (charges.length < 2) return goTo(otherwise);
      const open = affordable(x, playing, charges, item.announced?.x ?? 0);
      const options = open.map((index): Option => ({ key: wayName(charges[index]?.ways ?? []), index }));
      const [only] = options;
      if (options.length === 0) return goTo(otherwise);
      if (options.length === 1 && only) return next({ chosen: only });
      return { kind: 'ask', request: request(x.seat, 'cost', { kind: 'oneOf', options }, null, null, item.ref) };
    },
    takeCost: (x) => {
      const item = x.item(x.need('item'));
      const charge = item && chargesOf(x, playingOf(x, x.seat, item, x.env.ability))[x.env.chosen?.index ?? 0];
      if (!item || !charge) return done();
      const announced = announcedWith(item.announced ?? NOTHING_ANNOUNCED, { ways: charge.ways });
      return perform([{ kind: 'announce', item: item.ref, announced }], { chosen: undefined });
    },
    chooseForCost: (otherwise) => (x) => {
      const { charge, picks = [] } = x.env;
      const actions = charge ? actionsOf(charge) : [];
      if (actions.length === 0) return goTo(otherwise);
      const before = charge ? beforePaying(charge) : 0;
      const [pick, ...later] = picksOf(x, actions, before, payerOf(x), spentAround(x)).slice(picks.length);
      if (!pick) return next({ picks });
      const follows = followsIn(x);
      const { cards, within } = leavingTheRest(pick, spentIn(x, x.env), later, (now) => canPayNow(x, now, follows));
      const { count } = pick;
      if (cards.length < count) return done({ done: false });
      const options = cards.map((card): Option => ({ key: card.name, item: card.ref }));
      if (!asksForced && options.length === count) return next({ picks, chosenAll: options });
      const space = { kind: 'subset', options, min: count, max: count, ...(within && { within }) } as const;
      return { kind: 'ask', request: request(x.seat, pick.prompt, space, null), env: { picks } };
    },
    takeForCost: (x) => {
      const { chosenAll, picks = [] } = x.env;
      if (chosenAll === undefined) return next();
      return goTo('choose', { picks: [...picks, chosenAll.flatMap(({ item }) => item ?? [])], chosenAll: undefined });
    },
    doBefore: (x) => {
      const { charge, count = 0 } = x.env;
      const before = charge ? beforePaying(charge) : 0;
      if (!charge || count >= before) return next();
      const actions = actionsOf(charge);
      const action = actions[count];
      return action ? doNext(x, action, actions, count) : next();
    },
    doInTurn: (x) => {
      const { charge, count = 0 } = x.env;
      const actions = charge ? actionsOf(charge) : [];
      const action = actions[count];
      return action ? doNext(x, action, actions, count) : done({ done: true });
    },
    doAtOnce: (x) => {
      const actions = x.env.charge ? actionsOf(x.env.charge) : [];
      const payer = payerOf(x);
      const events = actions.flatMap((action, at) => action.events(payer, chosenFor(x, actions, at)));
      return contribute([...tellsUsed(x), ...events]);
    },
  };
}

const NO_REFS: readonly Ref[] = [];
const NO_ACTIONS: readonly Action[] = [];

/** Whether a payment can use a card before another that needs it: what is to leave can rest before. */
export const isLeftFor = ({ used, kept }: Spent, ref: Ref, use: Use): boolean =>
  !used.includes(ref) && (use === 'rests' || !kept.includes(ref));

/** What was chosen for the cost stands on what is played, before it is used, where a text could speak of it. */
function tellsUsed<G extends GameTypes>(x: Ctx<G>): readonly Event[] {
  const used = x.rules.anyOfUsed ? [...new Set((x.env.picks ?? []).flat())] : NO_REFS;
  const item = used.length > 0 ? x.item(x.env.item) : undefined;
  if (!item) return [];
  return [
    { kind: 'announce', item: item.ref, announced: announcedWith(item.announced ?? NOTHING_ANNOUNCED, { used }) },
  ];
}

/** A card that has left meanwhile is known still, so that a cost can speak of it: of “another of its name”. */
const knownOf = <G extends GameTypes>(x: Ctx<G>, ref: Ref | undefined): Item | undefined =>
  ref === undefined ? undefined : x.lately(ref);

const payerOf = <G extends GameTypes>(x: Ctx<G>): Payer => ({
  seat: x.seat,
  source: knownOf(x, x.env.other),
  x: x.item(x.env.item)?.announced?.x ?? 0,
});

/** Whether a cost goes with the choices announced so far; before any every cost does. */
const isAnnounced = ({ item }: Playing, { ways }: Charge): boolean => {
  const announced: readonly Way[] | undefined = item.announced?.ways;
  return announced === undefined || sameWays(ways, announced);
};

/** What was chosen for an action of the cost. */
const chosenFor = <G extends GameTypes>(x: Ctx<G>, actions: readonly Action[], at: number): readonly Ref[] =>
  actions[at]?.choice
    ? (x.env.picks?.[actions.slice(0, at).filter(({ choice }) => choice).length] ?? NO_REFS)
    : NO_REFS;

/** Whether what was chosen for an action can be chosen still: what was done to pay can have taken it. */
function isThere<G extends GameTypes>(
  look: Look<G>,
  { choice }: Action,
  payer: Payer,
  chosen: readonly Ref[],
): boolean {
  if (choice === null) return true;
  const { cards } = choice(look, payer);
  return chosen.every((one) => cards.some(({ ref }) => ref === one));
}

/** Cards to be chosen, and what is spent with one of them. */
interface CardPick extends CostChoice {
  readonly isOpen: (spent: Spent, card: Item) => boolean;
  readonly spend: (spent: Spent, ref: Ref) => Spent;
}

/** Whether choices can be made one after the other, each with cards that are open for it, so that what is left passes a test. */
function canPick(choices: readonly CardPick[], spent: Spent, passes: (spent: Spent) => boolean): boolean {
  const [first, ...rest] = choices;
  if (!first) return passes(spent);
  // What cannot be paid now cannot be paid with more spent.
  if (!passes(spent)) return false;
  const cards = first.cards.filter((card) => first.isOpen(spent, card));
  return anyOf(cards, first.count, first.spend, spent, (now) => canPick(rest, now, passes));
}

/** Cards that can be chosen; where not any of them together, which. */
interface Choosable {
  readonly cards: readonly Item[];
  readonly within?: readonly (readonly string[])[];
}

/** So many ways to choose several cards are looked at one by one: of more it is asked of each card whether any of them has it. */
const MOST_SETS = 500;

/**
 * The cards that can be chosen, but for those with which nothing would be left for the choices that follow, or for the payment.
 * @param isPaid whether the payment can be made still
 */
function leavingTheRest(
  { cards, count, isOpen, spend }: CardPick,
  spent: Spent,
  later: readonly CardPick[],
  isPaid: (spent: Spent) => boolean,
): Choosable {
  const open = cards.filter((card) => isOpen(spent, card));
  if (open.length <= count) return { cards: open };
  const without = (set: readonly Item[]): Spent => set.reduce((now, { ref }) => spend(now, ref), spent);
  // What can be paid without any of them can be paid without some.
  if (later.length === 0 && isPaid(without(open))) return { cards: open };
  const isLeft = (now: Spent): boolean => canPick(later, now, isPaid);
  const sets = setsOf(open, count, MOST_SETS);
  if (sets === null)
    return {
      cards: open.filter((card) => {
        const others = open.filter((other) => other !== card);
        return anyOf(others, count - 1, spend, spend(spent, card.ref), isLeft);
      }),
    };
  const left = sets.filter((set) => isLeft(without(set)));
  const found = open.filter((card) => left.some((set) => set.includes(card)));
  if (count === 1 || left.length === sets.length) return { cards: found };
  return { cards: found, within: left.map((set) => set.map(({ name }) => name)) };
}

/** Every way to choose so many of some cards; `null` where there are more ways than `most`. */
function setsOf(cards: readonly Item[], count: number, most: number): readonly (readonly Item[])[] | null {
  const found: (readonly Item[])[] = [];
  const extend = (from: number, set: readonly Item[]): boolean => {
    if (set.length === count) return found.push(set) <= most;
    for (let at = from; at + count - set.length <= cards.length; at += 1) {
      const card = cards[at];
      if (card && !extend(at + 1, [...set, card])) return false;
    }
    return true;
  };
  return extend(0, []) ? found : null;
}

/** Whether so many of some cards can be picked; the first that do end the search, since there can be millions. */
function anyOf(
  cards: readonly Item[],
  count: number,
  spend: CardPick['spend'],
  spent: Spent,
  passes: (spent: Spent) => boolean,
): boolean {
  if (count === 0) return passes(spent);
  for (let i = 0; i + count <= cards.length; i += 1) {
    const card = cards[i];
    if (card && anyOf(cards.slice(i + 1), count - 1, spend, spend(spent, card.ref), passes)) return true;
  }
  return false;
}
