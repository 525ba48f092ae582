/** What happens before the first turn: decks are shuffled, it is settled who begins, hands are drawn and exchanged. */
import { call, next, type Outcome, perform } from '../kernel/position/outcome';
import {
  type Event,
  type Item,
  type Option,
  otherSeat,
  SEATS,
  type Seat,
  type Zone,
} from '../kernel/position/position';
import { isAgreed } from '../kernel/view/absent';
import type { Ctx } from '../kernel/view/context';
import { chance, request } from '../kernel/view/context';
import type { Look } from '../kernel/view/look';
import type { GameTypes, Sees } from '../kernel/view/ruleset';

type Setup = <G extends GameTypes>(x: Ctx<G>) => Outcome;

/** Each player shuffles these decks. */
export const shuffles =
  (...decks: readonly Zone[]): Setup =>
  (x) =>
    perform(decks.flatMap((deck) => (x.rules.zoneKeys[deck] ?? []).map((zone): Event => ({ kind: 'shuffle', zone }))));

/** Each player begins with so much life. */
export const lifeIs =
  (life: number): Setup =>
  (x) =>
    perform(
      SEATS.flatMap((player): readonly Event[] => {
        const change = life - x.p.players[player].life;
        return change === 0 ? [] : [{ kind: 'life', player, change, cause: 'game' }];
      }),
    );

/** One of the players is drawn at random. */
export const drawPlayer: Setup = (x) => ({
  kind: 'ask',
  request: chance(
    x.p.turn.player,
    'starter',
    SEATS.map((player): Option => ({ key: player === 0 ? 'A' : 'B', player })),
  ),
});

/** Who was drawn begins. */
export const drawnBegins: Setup = (x) => next({ player: x.need('chosen').player ?? x.p.turn.player });

/** Who was drawn chooses to play first or second. */
export const drawnChooses: Setup = (x) => {
  const seat = x.need('chosen').player ?? x.p.turn.player;
  const options: readonly Option[] = [
    { key: 'first', player: seat },
    { key: 'second', player: otherSeat(seat) },
  ];
  return { kind: 'ask', request: request(seat, 'starter', { kind: 'oneOf', options }, null) };
};

/** Who begins, once that is settled. */
export const starter = <G extends GameTypes>({ env, p }: Ctx<G>): Seat => env.player ?? p.turn.player;

const toHand = <G extends GameTypes>(x: Ctx<G>, seat: Seat, count: number): readonly Event[] =>
  x.top(seat, count).map(({ ref }): Event => ({ kind: 'move', item: ref, to: 'hand', cause: 'game' }));

/** Each player moves the top cards of the deck to the hand. */
export const movesToHand =
  (count: number): Setup =>
  (x) =>
    perform(SEATS.flatMap((seat) => toHand(x, seat, count)));

/** Each player draws a hand. */
export const drawsHand =
  (amount: number): Setup =>
  () =>
    perform(SEATS.map((player): Event => ({ kind: 'draw', player, amount, cause: 'game' })));

/** Each player moves the top cards of the deck, one by one and unseen, to another zone. */
export const movesFromDeck =
  (count: number, to: Zone): Setup =>
  (x) =>
    perform(
      SEATS.flatMap((seat) =>
        x.top(seat, count).map(({ ref }): Event => ({ kind: 'move', item: ref, to, cause: 'game' })),
      ),
    );

/** The same one card at a time, so that the one taken first lies at the bottom. @param again the name of this step */
export const movesOneByOne =
  (count: number, to: Zone, again: string): Setup =>
  (x) => {
    const moved = SEATS.flatMap((seat) =>
      x.in(to, seat).length < count
        ? x.top(seat, 1).map(({ ref }): Event => ({ kind: 'move', item: ref, to, cause: 'game' }))
        : [],
    );
    return moved.length === 0 ? next() : perform(moved, undefined, again);
  };

/** Each player lays openly what lies in a zone. */
export const laysOpenly =
  (zone: Zone): Setup =>
  (x) =>
    perform(
      x.in(zone).flatMap(({ ref, faceDown }): readonly Event[] => (faceDown ? [{ kind: 'turnUp', item: ref }] : [])),
    );

/** What the setup has not laid yet its owner knows. */
export const unlaidIsSeen =
  (zone: Zone) =>
  <G extends GameTypes>(_: Look<G>, item: Item, seat: Seat): ReturnType<Sees<G>> =>
    item.faceDown && item.zone === zone && item.owner === seat ? true : null;

/** A step of those who have agreed on a rule, or have not. */
export const whereAgreed =
  (rule: string, agreed: boolean, step: Setup): Setup =>
  (x) =>
    isAgreed(x.p, rule) === agreed ? step(x) : next();

// ---- exchanging ----------------------------------------------------------------------------------------------------

const declare = (seat: Seat) => {
  const options: readonly Option[] = [{ key: 'yes' }, { key: 'no' }];
  return request(seat, 'mulligan', { kind: 'oneOf', options }, null);
};

/** The first player says whether to exchange cards of the hand. */
export const firstDeclares: Setup = (x) => ({ kind: 'ask', request: declare(starter(x)) });

/** Then the second player says so, before anything is exchanged. */
export const secondDeclares: Setup = (x) => ({
  kind: 'ask',
  request: declare(otherSeat(starter(x))),
  env: { flag: x.need('chosen').key === 'yes' },
});

/** Who has said so exchanges, the first player before the second. */
export const firstExchanges: Setup = (x) => (x.env.flag ? call('exchange', { seat: starter(x) }) : next());
export const secondExchanges: Setup = (x) =>
  x.need('chosen').key === 'yes' ? call('exchange', { seat: otherSeat(starter(x)) }) : next();

/** The first player exchanges, or does not; only then the second player says whether to. */
export const firstExchangesNow: Setup = (x) =>
  x.need('chosen').key === 'yes' ? call('exchange', { seat: starter(x) }) : next();
export const secondDeclaresAfter: Setup = (x) => ({ kind: 'ask', request: declare(otherSeat(starter(x))) });

/** Any cards of the hand are chosen. */
export const chooseSome: Setup = (x) => {
  const options = x.in('hand', x.seat).map((item): Option => ({ key: item.name, item: item.ref }));
  const space = { kind: 'subset', options, min: 0, max: options.length } as const;
  return { kind: 'ask', request: request(x.seat, 'exchange', space, null) };
};

/** The whole hand goes, in an order that its player chooses. */
export const orderAll: Setup = (x) => {
  const options = x.in('hand', x.seat).map((item): Option => ({ key: item.name, item: item.ref }));
  return { kind: 'ask', request: request(x.seat, 'exchange', { kind: 'order', options }, null) };
};

/** They go under the deck, one by one in that order. */
export const goUnderDeck: Setup = (x) => {
  const refs = (x.env.chosenAll ?? []).flatMap(({ item }) => item ?? []);
  const [first, ...rest] = refs;
  if (first === undefined) return next();
  const moved: Event = { kind: 'move', item: first, to: 'deck', place: 'bottom', cause: 'game' };
  const left = (x.env.chosenAll ?? []).filter(({ item }) => item !== undefined && rest.includes(item));
  const count = (x.env.count ?? 0) + 1;
  return perform([moved], { chosenAll: left, count }, left.length > 0 ? x.frame.step : undefined);
};

/** As many cards come from the top of the deck. */
export const asManyToHand: Setup = (x) => perform(toHand(x, x.seat, x.env.count ?? 0));
export const drawsAsMany: Setup = (x) =>
  perform([{ kind: 'draw', player: x.seat, amount: x.env.count ?? 0, cause: 'game' }]);

// ---- the first turn ------------------------------------------------------------------------------------------------

/**
 * The first player's first turn begins.
 * @param begun how the game remembers the turns that each player has begun
 */
export const firstTurn =
  (begun: (turnsBegun: readonly [number, number]) => Event): Setup =>
  (x) => {
    const player = starter(x);
    return perform([{ kind: 'turn', player }, begun(player === 0 ? [1, 0] : [0, 1])]);
  };
