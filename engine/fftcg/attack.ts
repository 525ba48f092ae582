/** The attack phase: the declaration of attackers, and the way on from one attack to the next. */

import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import { type Event, type Item, type Option, otherSeat, type Ref, type SubsetSpace } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { isBarred, isDemanded } from '../kernel/view/restrictions';
import type { Candidates } from '../kernel/view/ruleset';
import { isFree, priceOf, priceOnceRested } from '../play/price';
import { canPayPrice } from './attack-costs';
import { charactersOf, ELEMENTS, type Ff, type Look, type Step, type Test, type X } from './fftcg';
import { isDulledByAttacking } from './keywords/brave';
import { hasPartyIcon } from './keywords/party';
import { did, remember } from './memory';

/** A step of the attack phase: its procedure runs. */
export const attackStep =
  (name: string): Step =>
  (x) =>
    call(name, { seat: x.p.turn.player });

/** One that the other player goes through. */
export const othersStep =
  (name: string): Step =>
  (x) =>
    call(name, { seat: otherSeat(x.p.turn.player) });

// ---- declaration -------------------------------------------------------------------------------------------------

/** The turn player's characters: what could attack, whether or not it may. */
export const attackCandidates: Candidates<Ff> = (look, { seat }) =>
  charactersOf(look, seat).map((item): Option => ({ key: item.name, item: item.ref }));

/** Only forwards attack. */
export const attackerIsForward: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && look.isA(item, 'forward');
};

export const attackerIsActive: Test = (look, option) => look.item(option.item)?.rested === false;

/** It has not attacked in this attack phase. */
export const notAttackedYet: Test = (look, option) =>
  !look.done('attacked', 'phase').some(({ item }) => item !== undefined && item === option.item);

/** No effect forbids it to attack. */
export const mayAttack: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && !isBarred(look, item, 'attack');
};

/** What its attack costs can be paid. */
export const attackCanBePaid: Test = (look, option, { seat }) => {
  const item = look.item(option.item);
  return item !== undefined && canPayPrice(look, seat, [item], 'attack');
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
    request: request(seat, 'attack.attackers', space, space.among ? null : [], {
      name: 'attack.attackers',
      args: { seat },
    }),
  };
};

/** Who can be in a party together: forwards that share an element, and those with the party icon. */
function partiesOf(look: Look, options: readonly Option[]): readonly (readonly string[])[] {
  const parties = new Map<string, string[]>();
  const joins = (party: string, key: string): void => {
    const others = parties.get(party);
    if (others) others.push(key);
    else parties.set(party, [key]);
  };
  for (const { key, item } of options) {
    const card = look.item(item);
    if (card === undefined) continue;
    for (const element of look.chars(card).attributes) joins(element, key);
    if (hasPartyIcon(look, card)) joins(ICON, key);
  }
  const found: (readonly string[])[] = [];
  for (const party of PARTIES) {
    const together = parties.get(party);
    if (together) found.push(together);
  }
  return found;
}
const ICON = 'icon';
const PARTIES: readonly string[] = [...ELEMENTS, ICON];

/** It must attack; nobody is made to pay for that (reading of 10.1.2.1.3). */
const mustAttack = (look: Look, item: Item | undefined): boolean =>
  item !== undefined && isDemanded(look, item, 'attack') && isFree(priceOfAttack(look, item));

const priceOfAttack = (look: Look, item: Item) =>
  isDulledByAttacking(look, item) ? priceOnceRested(look, item, 'attack').price : priceOf(look, [item], 'attack');

/** As many of the forwards that must attack as one attack can have. */
function forcedOf(
  look: Look,
  options: readonly Option[],
  within: readonly (readonly string[])[],
): Pick<SubsetSpace, 'among'> {
  const keys = options.filter(({ item }) => mustAttack(look, look.item(item))).map(({ key }) => key);
  if (keys.length === 0) return {};
  const atLeast = Math.max(1, ...within.map((group) => group.filter((key) => keys.includes(key)).length));
  return { among: { keys, atLeast } };
}

function chosenRefs({ env: { chosenAll = [] } }: X): readonly Ref[] {
  const refs: Ref[] = [];
  for (const { item } of chosenAll) if (item !== undefined) refs.push(item);
  return refs;
}

/** With no attacker named, there is nothing to block and no damage. */
export const orNoAttack: Step = (x) => (chosenRefs(x).length === 0 ? done({ done: true }) : next());

/** The attackers are dulled, except those with Brave. */
export const attackersDull: Step = (x) =>
  perform(
    x
      .objects(chosenRefs(x))
      .filter((item) => isDulledByAttacking(x, item))
      .map((item): Event => ({ kind: 'rest', item: item.ref, cause: 'game', manner: 'attack' })),
  );

/** Those still controlled by the turn player are attacking. */
export const nowAttacking: Step = (x) => {
  const refs = chosenRefs(x).filter((ref) => x.item(ref)?.controller === x.p.turn.player);
  const attack = { attackers: refs, player: otherSeat(x.p.turn.player) };
  return perform([
    { kind: 'scopeBegins', scope: 'battle' },
    remember('battle', { attack }),
    ...refs.map((item) => did('attacked', x.p.turn.player, item)),
  ]);
};

/** Abilities that wait for the attack trigger. */
export const attackTriggers: Step = (x) =>
  perform(
    (x.memory.battle?.attack?.attackers ?? []).map(
      (item): Event => ({ kind: 'occasion', name: 'attacks', player: x.p.turn.player, item }),
    ),
  );

export const attackDeclared: Step = () => done({ done: true });

/** A declaration that was taken back is made anew. */
export const declareAgain: Step = (x) => (x.env.result?.done === false ? goTo('declare') : next());

/** Nobody attacks: no ability triggers, and nobody gets priority. */
export const endWithoutAttack: Step = (x) => (x.memory.battle?.attack ? next() : done());

/** Nor is there a block or damage. */
export const skipWithoutAttack: Step = (x) => (x.memory.battle?.attack ? next() : goTo('over'));

// ---- the end of an attack ----------------------------------------------------------------------------------------

/** What stood in this battle stands no longer; a party is no party any more. */
export const dissolve: Step = () => perform([{ kind: 'scopeEnds', scope: 'battle' }]);

/** The turn player attacks again, as long as a forward can, or goes on to the next phase. */
export const askForAnotherAttack: Step = (x) => {
  const seat = x.p.turn.player;
  const options = x.options('attack.attackers', { seat });
  if (options.length === 0) return goTo('over');
  const forced = options.some(({ item }) => mustAttack(x, x.item(item)));
  const all: readonly Option[] = forced ? [{ key: 'attack' }] : [{ key: 'attack' }, { key: 'pass' }];
  return {
    kind: 'ask',
    request: request(seat, 'attack.again', { kind: 'oneOf', options: all }, forced ? null : 'pass'),
  };
};

export const attackAgain: Step = (x) => (x.env.chosen?.key === 'attack' ? goTo('preparation') : next());

export const over: Step = () => done();
