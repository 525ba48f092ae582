/** The battle of 5.00 and later: begin, declaration of attack and block, first strike, normal damage, end. */

import type { FightingAct } from '../../kernel/position/modification';
import { call, done, goTo, next, perform } from '../../kernel/position/outcome';
import { type Event, type Item, type Option, otherSeat } from '../../kernel/position/position';
import { request } from '../../kernel/view/context';
import { unitsOf } from '../../play/costs';
import { isFree, priceOf } from '../../play/price';
import { attackerOf, blockerOf, type Look, type Step, type X } from '../fow';
import { type Attack, remember } from '../memory';

/** From here on there is a battle. */
export const battleOpens =
  (...occasions: readonly string[]): Step =>
  (x) =>
    perform([
      { kind: 'scopeBegins', scope: 'battle' },
      ...occasions.map((name): Event => ({ kind: 'occasion', name, player: x.p.turn.player })),
    ]);

/** One step of the battle after the other. */
export const battleStep =
  (name: string): Step =>
  () =>
    call(name);

// ---- attack ------------------------------------------------------------------------------------------------------

/** The turn player attacks or forfeits; with nobody who can attack, only the second is left. */
export const attackOrForfeit: Step = (x) => {
  const seat = x.p.turn.player;
  const options = x.options('battle.attack', { seat });
  return {
    kind: 'ask',
    request: request(seat, 'battle.attack', { kind: 'oneOf', options }, null, {
      name: 'battle.attack',
      args: { seat },
    }),
  };
};

/** A forfeit ends the declaration. */
export const forfeited: Step = (x) => (x.need('chosen').key === 'forfeit' ? goTo('bar') : next());

/** 2.0: a skip is no more than that. */
export const skipAttack: Step = (x) => (x.need('chosen').key === 'forfeit' ? goTo('declared') : next());

export const chooseAttacker: Step = (x) => {
  const seat = x.p.turn.player;
  const options = x.options('battle.attacker', { seat });
  return {
    kind: 'ask',
    request: request(seat, 'battle.attacker', { kind: 'oneOf', options }, null, {
      name: 'battle.attacker',
      args: { seat },
    }),
  };
};

export const chooseAttacked: Step = (x) => {
  const seat = x.p.turn.player;
  const item = x.need('chosen').item;
  const args = item === undefined ? { seat } : { seat, item };
  const options = x.options('battle.object', args);
  return {
    kind: 'ask',
    request: request(seat, 'battle.object', { kind: 'oneOf', options }, null, { name: 'battle.object', args }),
    env: item === undefined ? {} : { item },
  };
};

/** The attack is made in a procedure of its own, so that it can be taken back where what it asks for is not paid. */
export const makesAttack: Step = (x) =>
  call('declare-attack', { item: x.need('item'), chosen: x.need('chosen') }, { result: undefined });

/** An attack or block that was taken back was never made: its player decides once more. */
export const orDecidesAgain =
  (choice: string): Step =>
  (x) =>
    x.env.result?.done === false ? goTo(choice) : next();

/** The attacker rests, and attacks from here on. */
export const attackerRests: Step = (x) => {
  const item = x.need('item');
  const object = x.need('chosen');
  const attack: Attack = { attackers: [item], card: object.item ?? null, player: object.player ?? null };
  return perform([{ kind: 'rest', item, cause: 'game', manner: 'attack' }, remember('battle', { attack })]);
};

/** What an effect asks for the attack or the block is paid, and done, now. */
const pay = (x: X, item: Item | undefined, act: FightingAct): ReturnType<Step> => {
  const charge = item && priceOf(x, [item], act);
  if (!item || !charge || isFree(charge)) return next();
  return call('payment', { seat: item.controller, item: item.ref, other: item.ref, cost: unitsOf(charge, 0), charge });
};
export const payToAttack: Step = (x) => pay(x, x.item(x.need('item')), 'attack');
export const payToBlock: Step = (x) => pay(x, x.item(x.need('chosen').item), 'block');

/** Now it has attacked, for abilities that wait for that. */
export const hasAttacked: Step = (x) => {
  const attacker = attackerOf(x);
  const other = x.memory.battle?.attack?.card;
  return attacker
    ? perform([
        {
          kind: 'occasion',
          name: 'attacks',
          player: x.p.turn.player,
          item: attacker.ref,
          ...(other === null || other === undefined ? {} : { other }),
        },
      ])
    : next();
};

/** Who forfeits though the opponent has played nothing in this battle begins none again this turn. */
export const barFurtherBattles: Step = (x) => {
  const answered = x.done('played', 'battle').some(({ by }) => by !== x.p.turn.player);
  return !x.memory.battle?.attack && !answered ? perform([remember('turn', { battlesBarred: true })]) : next();
};

/** Without an attacker the declaration ends here. */
export const skipWithoutAttacker: Step = (x) => (x.memory.battle?.attack ? next() : done({ done: false }));

/** After a forfeit the battle goes straight to its end. */
export const toEndAfterForfeit: Step = (x) => (x.memory.battle?.attack ? next() : goTo('end'));

// ---- block -------------------------------------------------------------------------------------------------------

/** The other player blocks with one J-ruler or resonator, or not at all. */
export const offerBlock: Step = (x) => {
  if (!attackerOf(x)) return goTo('secondPriority');
  const seat = otherSeat(x.p.turn.player);
  const options: readonly Option[] = [...x.options('battle.blocker', { seat }), { key: 'no block' }];
  return {
    kind: 'ask',
    request: request(seat, 'battle.blocker', { kind: 'oneOf', options }, null, {
      name: 'battle.blocker',
      args: { seat },
    }),
  };
};

/** The block is made in a procedure of its own, as an attack is. */
export const makesBlock: Step = (x) => {
  const chosen = x.need('chosen');
  return chosen.item === undefined ? goTo('secondPriority') : call('declare-block', { chosen }, { result: undefined });
};

/** The blocker rests; from here on it blocks, and the attacker is blocked. */
export const blockerRests: Step = (x) => {
  const item = x.env.chosen?.item;
  if (item === undefined) return goTo('secondPriority');
  return perform([
    { kind: 'rest', item, cause: 'game', manner: 'block' },
    remember('battle', { block: { blocker: item } }),
  ]);
};

/** Now it has blocked, for abilities that wait for that; not where it has left for what the block asked for. */
export const hasBlocked: Step = (x) => {
  const blocker = blockerOf(x);
  const attacker = attackerOf(x);
  if (!blocker) return next();
  return perform([
    {
      kind: 'occasion',
      name: 'blocks',
      player: otherSeat(x.p.turn.player),
      item: blocker.ref,
      ...(attacker ? { other: attacker.ref } : {}),
    },
  ]);
};

// ---- end ---------------------------------------------------------------------------------------------------------

/** With no attacker left there is nothing to resolve. */
export const endWithoutAttacker: Step = (x) => (attackerOf(x) ? next() : done());

export const battleEffectsEnd: Step = () => perform([{ kind: 'endEffects', until: 'battle' }]);

/** Nobody attacks or blocks any more: the battle is over. */
export const battleIsOver: Step = () => perform([{ kind: 'scopeEnds', scope: 'battle' }]);

export const isBattle = (look: Look): boolean => look.memory.battle !== null;
