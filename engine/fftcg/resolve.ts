/** The resolution of what is on top of the stack. */

import { holds } from '../kernel/happen/instruct';
import type { Ability } from '../kernel/position/card';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import { begun, type Item, type Program } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { announcedFor } from '../play/announce';
import { askWhether, isDeclined } from '../play/whether';
import { textKey } from './announce';
import type { Look, Step, X } from './fftcg';

/** The text of an object on the stack, or of a card turned up as an EX Burst, about to be carried out. */
export function programOf(look: Look, item: Item): Program {
  const { ability, controller } = item;
  return begun(ability?.source ?? item, textKey(look, item), controller, announcedFor(item), ability ?? {});
}

const abilityOnStack = (x: X): Ability | undefined => {
  const item = x.item(x.need('item'));
  return item?.ability ? abilityAt(x.rules, item.ability.key) : undefined;
};

/** An auto ability with a condition does nothing where the condition is no longer met. */
export const checkCondition: Step = (x) => {
  const item = x.item(x.need('item'));
  const ability = abilityOnStack(x);
  if (!item) return done();
  if (ability?.kind !== 'automatic' || !ability.if) return next();
  return holds(x, ability.if, item.ability?.source ?? item, item.controller) ? next() : goTo('leaves');
};

/** Where the ability says "may", its controller decides now. */
export const asksWhether: Step = (x) => {
  const item = x.item(x.need('item'));
  return item?.ability ? askWhether(x, item.ability.key, item.controller, item.ref) : next();
};

export const orDecline: Step = (x) => (isDeclined(x) ? goTo('leaves') : next());

/** The text is carried out in its order. */
export const carryOutText: Step = (x) => {
  const item = x.item(x.need('item'));
  return item ? call('text', { program: programOf(x, item) }) : next();
};

/** At the end a summon goes to its owner's break zone, and an ability ceases to be. */
export const leaves: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return next();
  return perform([
    item.kind === 'card'
      ? { kind: 'move', item: item.ref, to: 'break', cause: 'game' }
      : { kind: 'leaveChase', item: item.ref },
  ]);
};
