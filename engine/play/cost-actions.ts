/**
 * What can be done as a cost: one row a part of a cost, in the order in which the parts of one step are printed. Paying is one of them;
 * what pays is said in one answer, so its row only says that it is there. What the rules would keep where it is (8.01 316.2:
 * a J-ruler that is to be banished) is no such part done (903.2.j), so it cannot be chosen.
 */

import { keptBy, movesAnything } from '../kernel/happen/happen';
import type { AbilityCost, CostFront, CostStep } from '../kernel/position/card';
import type { Charge, Event, Filter, Item, Ref, Seat, Zone } from '../kernel/position/position';
import { objectsThat } from '../kernel/view/condition';
import type { Look } from '../kernel/view/look';
import { onceFor } from '../kernel/view/remembered';
import type { GameTypes } from '../kernel/view/ruleset';

export type Part = keyof Required<CostFront>;

/** Who pays, the card that a cost speaks of as itself, and the value of its X. */
export interface Payer {
  readonly seat: Seat;
  readonly source: Item | undefined;
  readonly x: number;
}

/** Cards to be chosen as a part of a cost. */
export interface CostChoice {
  readonly prompt: string;
  readonly cards: readonly Item[];
  readonly count: number;
}

/**
 * What a card is needed for: one that rests cannot rest again; one that leaves, or loses counters, can have been used before where
 * things are done in turn, as long as it stayed.
 */
export type Use = 'rests' | 'leaves' | 'loses';

interface CostAction<K extends Part> {
  /** The cards among which the payer chooses. */
  readonly choice?: <G extends GameTypes>(value: NonNullable<CostFront[K]>, look: Look<G>, payer: Payer) => CostChoice;
  /** Whether it can be done, choices apart. */
  readonly can: <G extends GameTypes>(value: NonNullable<CostFront[K]>, look: Look<G>, payer: Payer) => boolean;
  /** What it does to the card itself, where this may keep the card from being used for the payment. */
  readonly toItself?: Use;
  /** What it does to the cards that are chosen; where it does not say, they leave. */
  readonly toOthers?: Use;
  /** Whether the cards to choose among are rested, or recovered, by then: what is done before can have rested them. */
  readonly rested?: (value: NonNullable<CostFront[K]>) => boolean | undefined;
  /** Cards that it takes, whichever they are by then. */
  readonly takes?: <G extends GameTypes>(look: Look<G>, payer: Payer) => readonly Item[];
  /** What it would be of each card to choose among, also of those that the rules keep where they are. */
  readonly wouldBe?: <G extends GameTypes>(
    value: NonNullable<CostFront[K]>,
    look: Look<G>,
    payer: Payer,
  ) => readonly Event[];
  /** How much life it takes. */
  readonly life?: (value: NonNullable<CostFront[K]>, payer: Payer) => number;
  readonly events: (value: NonNullable<CostFront[K]>, payer: Payer, chosen: readonly Ref[]) => readonly Event[];
}

const always = (): boolean => true;
const none: readonly Event[] = [];
const banished = (item: Ref, { source, seat }: Payer): Event => ({
  kind: 'banish',
  item,
  by: source?.ref ?? null,
  player: seat,
  cause: 'cost',
});
const putFor = (item: Ref, to: Zone): Event => ({ kind: 'move', item, to, cause: 'cost' });
const discarded = (item: Ref): Event => ({ kind: 'discard', item, cause: 'cost' });
const discardAll = (chosen: readonly Ref[]): readonly Event[] => chosen.map(discarded);

/** The card itself, as long as it is there: of one that has left more is known, but nothing is done with it. */
const itself = <G extends GameTypes>(look: Look<G>, { source }: Payer): Item | undefined => look.item(source?.ref);

/** Cards of the hand but the one whose cost it is. */
const others = <G extends GameTypes>(look: Look<G>, { seat, source }: Payer): readonly Item[] =>
  look.in(look.rules.zoneOf.hand, seat).filter(({ ref }) => ref !== source?.ref);

/** Cards in play that fit, of those that the payer controls. */
const ownThat = <G extends GameTypes>(look: Look<G>, filter: Filter, { seat, source }: Payer): readonly Item[] =>
  objectsThat(look, filter, seat, source ?? null).filter(
    ({ controller }) => controller === seat || !look.rules.ownForCosts(look),
  );

/** The same but for the card whose cost it is. */
const othersThat = <G extends GameTypes>(look: Look<G>, filter: Filter, payer: Payer): readonly Item[] =>
  ownThat(look, filter, payer).filter(({ ref }) => ref !== payer.source?.ref);

/** A filter but for what it says of being rested or recovered. */
const restedOrNot = (filter: Filter): Filter => (filter.rested === undefined ? filter : withoutRested(filter));
const withoutRested = onceFor(({ rested: _, ...others }: Filter): Filter => others);

/** Whether a part of a cost can be done with a card that something keeps where it is. */
const isDone = <G extends GameTypes>(look: Look<G>, event: Event): boolean =>
  movesAnything(look, event) || !look.rules.doneForCosts(look);

/** Whether other cards are put elsewhere for a cost, and there are enough of them but for those that something keeps where they are. */
export function isKeptFrom<G extends GameTypes>(look: Look<G>, { putOther }: AbilityCost, payer: Payer): boolean {
  if (putOther === undefined) return false;
  const { filter, count, to } = putOther;
  const all = othersThat(look, filter, payer);
  return all.length >= count && all.filter(({ ref }) => isDone(look, putFor(ref, to))).length < count;
}

/** Cards of the name of the one whose cost it is, but those of types that the edition leaves out. */
export const namesakes = <G extends GameTypes>(look: Look<G>, payer: Payer): readonly Item[] => {
  const { source } = payer;
  if (!source) return [];
  const name = look.print(source).definition.name.ja;
  const never = look.rules.neverForNames(look);
  return others(look, payer).filter(
    (card) => look.print(card).definition.name.ja === name && !look.isOneOf(card, never),
  );
};

/** Cards are rested, of those among which the payer chooses. */
const resting = (among: typeof ownThat): CostAction<'restOther' | 'restOwn'> => ({
  choice: ({ filter, count }, look, payer) => ({
    prompt: 'choose',
    cards: among(look, restedOrNot(filter), payer).filter(({ rested }) => !(rested && look.rules.restsRecovered(look))),
    count,
  }),
  can: always,
  toOthers: 'rests',
  rested: ({ filter }) => filter.rested,
  events: (_, __, chosen) => chosen.map((item): Event => ({ kind: 'rest', item, cause: 'cost' })),
});

const lifeOf = (amount: number | 'X', { x }: Payer): number => (amount === 'X' ? x : amount);

const ACTIONS: { readonly [K in Part]: CostAction<K> } = {
  discardSameName: {
    choice: (_, look, payer) => ({ prompt: 'discard', cards: namesakes(look, payer), count: 1 }),
    can: always,
    events: (_, __, chosen) => discardAll(chosen),
  },
  pay: { can: always, events: () => none },
  rest: {
    can: (_, look, payer) => itself(look, payer)?.rested === false,
    toItself: 'rests',
    events: (_, { source }) => (source ? [{ kind: 'rest', item: source.ref, cause: 'cost' }] : none),
  },
  counters: {
    can: ({ counter, amount }, look, payer) => (itself(look, payer)?.counters[counter] ?? 0) >= amount,
    toItself: 'loses',
    events: ({ counter, amount }, { source }) =>
      source ? [{ kind: 'counters', item: source.ref, counter, change: -amount }] : none,
  },
  banish: {
    can: (_, look, payer) => payer.source !== undefined && movesAnything(look, banished(payer.source.ref, payer)),
    toItself: 'leaves',
    events: (_, payer) => (payer.source ? [banished(payer.source.ref, payer)] : none),
  },
  discardThis: {
    can: (_, look, { source }) => source !== undefined && movesAnything(look, discarded(source.ref)),
    toItself: 'leaves',
    events: (_, { source }) => (source ? [discarded(source.ref)] : none),
  },
  discard: {
    choice: (count, look, payer) => ({ prompt: 'discard', cards: others(look, payer), count }),
    can: always,
    events: (_, __, chosen) => discardAll(chosen),
  },
  discardHand: {
    can: always,
    takes: others,
    events: (_, { seat: player, source }) => [
      { kind: 'discardHand', player, cause: 'cost', ...(source && { except: source.ref }) },
    ],
  },
  restOther: resting(othersThat),
  restOwn: resting(ownThat),
  banishOther: {
    choice: ({ filter, count }, look, payer) => ({
      prompt: 'choose',
      cards: othersThat(look, restedOrNot(filter), payer).filter((item) => isDone(look, banished(item.ref, payer))),
      count,
    }),
    can: always,
    rested: ({ filter }) => filter.rested,
    wouldBe: ({ filter }, look, payer) =>
      othersThat(look, restedOrNot(filter), payer).map(({ ref }) => banished(ref, payer)),
    events: (_, payer, chosen) => chosen.map((item) => banished(item, payer)),
  },
  putOther: {
    choice: ({ filter, count, to }, look, payer) => ({
      prompt: 'choose',
      cards: othersThat(look, restedOrNot(filter), payer).filter(({ ref }) => isDone(look, putFor(ref, to))),
      count,
    }),
    can: always,
    rested: ({ filter }) => filter.rested,
    wouldBe: ({ filter, to }, look, payer) =>
      othersThat(look, restedOrNot(filter), payer).map(({ ref }) => putFor(ref, to)),
    events: ({ to }, __, chosen) => chosen.map((item) => putFor(item, to)),
  },
  putFromHand: {
    choice: ({ count, to }, look, payer) => ({
      prompt: 'choose',
      cards: others(look, payer).filter(({ ref }) => movesAnything(look, putFor(ref, to))),
      count,
    }),
    can: always,
    wouldBe: ({ to }, look, payer) => others(look, payer).map(({ ref }) => putFor(ref, to)),
    events: ({ to }, __, chosen) => chosen.map((item) => putFor(item, to)),
  },
  life: {
    can: (amount, { p }, payer) => p.players[payer.seat].life >= lifeOf(amount, payer),
    life: (amount, payer) => lifeOf(amount, payer),
    events: (amount, payer) => {
      const { seat } = payer;
      const change = lifeOf(amount, payer);
      return change === 0 ? [] : [{ kind: 'life', player: seat, change: -change, cause: 'cost' }];
    },
  },
};

const PARTS: readonly Part[] = Object.keys(ACTIONS).filter((part): part is Part => part in ACTIONS);

/** One action of a cost, ready to be asked about and done. */
export interface Action {
  readonly part: Part;
  readonly choice: (<G extends GameTypes>(look: Look<G>, payer: Payer) => CostChoice) | null;
  readonly can: <G extends GameTypes>(look: Look<G>, payer: Payer) => boolean;
  readonly toItself: Use | null;
  readonly toOthers: Use;
  readonly rested: boolean | undefined;
  readonly takes: (<G extends GameTypes>(look: Look<G>, payer: Payer) => readonly Item[]) | null;
  readonly life: ((payer: Payer) => number) | null;
  readonly wouldBe: (<G extends GameTypes>(look: Look<G>, payer: Payer) => readonly Event[]) | null;
  readonly events: (payer: Payer, chosen: readonly Ref[]) => readonly Event[];
}

function actionOf<K extends Part>(part: K, cost: CostStep): readonly Action[] {
  const value: CostFront[K] = cost[part];
  if (value === undefined || value === null) return [];
  const row: CostAction<K> = ACTIONS[part];
  const { choice, life, wouldBe } = row;
  return [
    {
      part,
      choice: choice ? (look, payer) => choice(value, look, payer) : null,
      can: (look, payer) => row.can(value, look, payer),
      toItself: row.toItself ?? null,
      toOthers: row.toOthers ?? 'leaves',
      rested: row.rested?.(value),
      takes: row.takes ?? null,
      life: life ? (payer) => life(value, payer) : null,
      wouldBe: wouldBe ? (look, payer) => wouldBe(value, look, payer) : null,
      events: (payer, chosen) => row.events(value, payer, chosen),
    },
  ];
}

/** What is done at one time of a cost besides paying. */
const ofStep = onceFor((step: CostStep): readonly Action[] =>
  PARTS.flatMap((part) => (part === 'pay' ? [] : actionOf(part, step))),
);

/** Everything but paying that is done for a cost, in the order in which it is written. */
export const actionsOf = ({ parts }: Charge): readonly Action[] => {
  const [only] = parts;
  return parts.length === 1 && only ? ofStep(only) : parts.flatMap(ofStep);
};

/** How many of the actions of a cost are done before it is paid: those of the steps before the first payment. */
export function beforePaying({ parts }: Charge): number {
  if (parts.length < 2) return 0;
  const at = parts.findIndex(({ pay }) => pay !== undefined);
  return parts.slice(0, Math.max(0, at)).reduce((sum, step) => sum + ofStep(step).length, 0);
}

/** The clauses of the rules that keep cards where they are, of a cost that cannot be met for that; none of another. */
export const costKeptBy = <G extends GameTypes>(look: Look<G>, charge: Charge, payer: Payer): readonly string[] =>
  actionsOf(charge).flatMap(({ choice, can, toItself, wouldBe, events }) => {
    const open = choice?.(look, payer);
    if (open ? open.cards.length >= open.count : can(look, payer)) return [];
    const would = wouldBe?.(look, payer) ?? (toItself === 'leaves' ? events(payer, []) : none);
    return would.flatMap((event) => keptBy(look, event));
  });
