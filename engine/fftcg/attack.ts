/** The attack phase up to the block: preparation, declaration of attackers, declaration of a blocker. */
import { request } from '../kernel/context';
import type { Candidates } from '../kernel/edition';
import { totalCost } from '../kernel/filter';
import { call, done, goTo, next, perform } from '../kernel/outcome';
import { type Event, type Item, type Option, otherSeat, type Ref, type SubsetSpace } from '../kernel/position';
import {
  attackersOf,
  bannedFrom,
  blockerOf,
  controlledSinceTurnBegan,
  ELEMENTS,
  type Ff,
  forwardsOf,
  type Look,
  type Step,
  type Test,
  type X,
} from './fftcg';

/** A step of the attack phase: its procedure runs. */
export const attackStep =
  (name: string): Step =>
  () =>
    call(name);

// ---- declaration -------------------------------------------------------------------------------------------------

/** The turn player's cards on the field: what could attack, whether or not it may. */
export const attackCandidates: Candidates<Ff> = (look, { seat }) =>
  forwardsOf(look, seat).map((item): Option => ({ key: item.name, item: item.ref }));

export const attackerIsActive: Test = (look, option) => look.item(option.item)?.rested === false;

/** It has Haste, or its player has controlled it since the turn began. */
export const mayAttackYet: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && (look.has(item, 'haste') || controlledSinceTurnBegan(look, item));
};

/** It has not attacked in this attack phase. */
export const notAttackedYet: Test = (look, option) =>
  option.item === undefined || !look.p.notes.attacked?.includes(option.item);

/** No effect forbids it to attack. */
export const mayAttack: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && !bannedFrom(look, item, 'attack');
};

/** One forward attacks, or several as a party; or none, unless some must. */
export const chooseAttackers: Step = (x) => {
  const seat = x.p.turn.player;
  const options = x.options('attack.attackers', { seat });
  if (options.length === 0) return next({ chosenAll: [] });
  const within = partiesOf(x, options);
  const space: SubsetSpace = {
    kind: 'subset',
    options,
    min: 0,
    max: options.length,
    within,
    ...forcedOf(x, options, within),
  };
  return {
    kind: 'ask',
    request: request(seat, 'attack.attackers', space, { name: 'attack.attackers', args: { seat } }),
  };
};

/** Who can be in a party together: forwards that share an element, and those with the party icon. */
function partiesOf(look: Look, options: readonly Option[]): readonly (readonly string[])[] {
  const those = (test: (item: Item) => boolean): readonly string[] =>
    options
      .filter(({ item }) => {
        const card = look.item(item);
        return card !== undefined && test(card);
      })
      .map(({ key }) => key);
  const groups = ELEMENTS.map((element) => those((item) => look.chars(item).attributes.includes(element)));
  return [...groups, those((item) => look.has(item, 'party'))].filter(({ length }) => length > 0);
}

/** As many of the forwards that must attack as one attack can have. */
function forcedOf(
  look: Look,
  options: readonly Option[],
  within: readonly (readonly string[])[],
): Pick<SubsetSpace, 'among'> {
  const keys = options
    .filter(({ item }) => {
      const card = look.item(item);
      return card !== undefined && bannedFrom(look, card, 'attack!');
    })
    .map(({ key }) => key);
  if (keys.length === 0) return {};
  const atLeast = Math.max(1, ...within.map((group) => group.filter((key) => keys.includes(key)).length));
  return { among: { keys, atLeast } };
}

const chosenRefs = (x: X): readonly Ref[] =>
  (x.env.chosenAll ?? []).flatMap(({ item }) => (item === undefined ? [] : [item]));

/** With no attacker named, there is nothing to block and no damage. */
export const orNoAttack: Step = (x) => (chosenRefs(x).length === 0 ? done({ done: false }) : next());

/** The attackers are dulled, except those with Brave. */
export const attackersDull: Step = (x) =>
  perform(
    chosenRefs(x)
      .flatMap((ref) => x.item(ref) ?? [])
      .filter((item) => !x.has(item, 'brave'))
      .map((item): Event => ({ kind: 'rest', item: item.ref, cause: 'game', manner: 'attack' })),
  );

/** Those still controlled by the turn player are attacking. */
export const nowAttacking: Step = (x) => {
  const refs = chosenRefs(x).filter((ref) => x.item(ref)?.controller === x.p.turn.player);
  const attacked = [...(x.p.notes.attacked ?? []), ...refs];
  const attackedPlayer = otherSeat(x.p.turn.player);
  return perform([
    {
      kind: 'note',
      notes: { battle: true, attackers: refs, attackedPlayer, attacked, blocker: null, wasBlocked: null },
    },
  ]);
};

/** Abilities that wait for the attack trigger. */
export const attackTriggers: Step = (x) =>
  perform(
    (x.p.notes.attackers ?? []).map(
      (item): Event => ({ kind: 'occasion', name: 'attacks', player: x.p.turn.player, item }),
    ),
  );

export const attackDeclared: Step = () => done({ done: true });

/** Without attackers the phase goes on to its end. */
export const skipWithoutAttack: Step = (x) => (x.env.result?.done === false ? goTo('over') : next());

// ---- block -------------------------------------------------------------------------------------------------------

/** The other player's forwards: what could block, whether or not it may. */
export const blockCandidates: Candidates<Ff> = (look, { seat }) =>
  forwardsOf(look, seat).map((item): Option => ({ key: item.name, item: item.ref }));

export const blockerIsActive: Test = (look, option) => look.item(option.item)?.rested === false;

/** No effect forbids it to block. */
export const mayBlock: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && !bannedFrom(look, item, 'block');
};

/** An attack is not blocked by a forward that blocks none of its attackers; one it may block is enough. */
export const someAttackerLetsItBlock: Test = (look, option) => {
  const item = look.item(option.item);
  return (
    item !== undefined &&
    attackersOf(look).some((attacker) => !look.chars(attacker).bans.some((ban) => shutsOut(look, ban, item)))
  );
};

const BLOCKED_BY_COST = /^blocked by cost (\d+) or (more|less)$/;

/** Whether "cannot be blocked", plain or by forwards of some cost, keeps this forward from blocking. */
function shutsOut(look: Look, ban: string, blocker: Item): boolean {
  if (ban === 'blocked') return true;
  const [, limit, side] = BLOCKED_BY_COST.exec(ban) ?? [];
  if (limit === undefined) return false;
  const cost = totalCost(look.face(blocker).cost);
  return side === 'more' ? cost >= Number(limit) : cost <= Number(limit);
}

/** Where some forward must block and can, one of those does. */
export const noneElseMustBlock: Test = (look, option, { seat }) => {
  const must = (item: Item | undefined): boolean => item !== undefined && bannedFrom(look, item, 'block!');
  if (must(look.item(option.item))) return true;
  return !forwardsOf(look, seat).some((item) => must(item) && canBlock(look, item, seat));
};

const canBlock = (look: Look, item: Item, seat: 0 | 1): boolean => {
  const option: Option = { key: item.name, item: item.ref };
  const args = { seat };
  return !item.rested && mayBlock(look, option, args) && someAttackerLetsItBlock(look, option, args);
};

/** The other player names one forward that blocks, or none unless one must; a party is blocked as one. */
export const chooseBlocker: Step = (x) => {
  const seat = otherSeat(x.p.turn.player);
  const options = attackersOf(x).length === 0 ? [] : x.options('block.blocker', { seat });
  if (options.length === 0) return next({ chosen: undefined });
  const forced = options.some(({ item }) => {
    const card = x.item(item);
    return card !== undefined && bannedFrom(x, card, 'block!');
  });
  const all = forced ? options : [...options, { key: 'no block' }];
  return {
    kind: 'ask',
    request: request(seat, 'block.blocker', { kind: 'oneOf', options: all }, { name: 'block.blocker', args: { seat } }),
  };
};

/** The chosen forward is blocking if the other player still controls it. */
export const nowBlocking: Step = (x) => {
  const item = x.item(x.env.chosen?.item);
  if (!item || item.controller === x.p.turn.player) return goTo('priority');
  return perform([{ kind: 'note', notes: { blocker: item.ref, wasBlocked: true } }]);
};

/** Abilities that wait for the block trigger: once for the blocker, once for each attacker that is blocked. */
export const blockTriggers: Step = (x) => {
  const blocker = blockerOf(x);
  if (!blocker) return next();
  const player = blocker.controller;
  return perform(
    attackersOf(x).map(
      ({ ref: other }, i): Event =>
        i === 0
          ? { kind: 'occasion', name: 'blocks', player, item: blocker.ref, other }
          : { kind: 'occasion', name: 'blocks', player, other },
    ),
  );
};

// ---- the end of an attack ----------------------------------------------------------------------------------------

/** What stood in this battle stands no longer; a party is no party any more. */
export const dissolve: Step = () =>
  perform([
    {
      kind: 'note',
      notes: {
        battle: null,
        attackers: null,
        attackedPlayer: null,
        blocker: null,
        wasBlocked: null,
        struckFirst: null,
      },
    },
  ]);

/** The turn player attacks again, as long as a forward can, or goes on to the next phase. */
export const askForAnotherAttack: Step = (x) => {
  const seat = x.p.turn.player;
  const options = x.options('attack.attackers', { seat });
  if (options.length === 0) return goTo('over');
  const forced = options.some(({ item }) => {
    const card = x.item(item);
    return card !== undefined && bannedFrom(x, card, 'attack!');
  });
  const all: readonly Option[] = forced ? [{ key: 'attack' }] : [{ key: 'attack' }, { key: 'pass' }];
  return { kind: 'ask', request: request(seat, 'attack.again', { kind: 'oneOf', options: all }) };
};

export const attackAgain: Step = (x) => (x.env.chosen?.key === 'attack' ? goTo('preparation') : next());

export const over: Step = () => done();
