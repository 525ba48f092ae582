/** Priority: what a player with it can do, and what both games do alike once it is chosen. */
import { call, goTo, next } from '../kernel/position/outcome';
import type { Option, Seat } from '../kernel/position/position';
import { type Ctx, request } from '../kernel/view/context';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';
import { newest } from './placing';

/** Every action of the edition that is legal for a player now; one of a kind where two would be the same play. */
export function actionsOf<G extends GameTypes>(look: Look<G>, seat: Seat): readonly Option[] {
  const found: Option[] = [];
  for (const selection of look.rules.offered) {
    for (const option of look.optionsOf(selection, { seat })) if (!isAmong(found, option)) found.push(option);
  }
  return found;
}

function isAmong(options: readonly Option[], { key }: Option): boolean {
  for (const option of options) if (option.key === key) return true;
  return false;
}

/** Step: the player with priority chooses among everything that no condition forbids; not always to pass. */
export const offerActions = <G extends GameTypes>(x: Ctx<G>) => {
  const options = actionsOf(x, x.seat);
  const rest = options.some(({ key }) => key === PASS) ? PASS : null;
  return { kind: 'ask', request: request(x.seat, 'priority', { kind: 'oneOf', options }, rest) } as const;
};
const PASS = 'pass';

/** Step: the chosen action is carried out; a pass is only counted, and who was offered nothing passes. */
export const act = <G extends GameTypes>(x: Ctx<G>) => {
  const action = x.env.chosen?.action;
  if (!action || action.kind === 'pass') return goTo('passed');
  const { seat } = x;
  const { kind, item, ability } = action;
  if (item === undefined) return call(kind, ability === undefined ? { seat, action } : { seat, action, ability });
  return call(kind, ability === undefined ? { seat, action, item } : { seat, action, item, ability });
};

/** Step: the newest object on the chase or stack resolves. */
export const resolveNewest = <G extends GameTypes>(x: Ctx<G>) => {
  const top = newest(x);
  return top ? call('resolve', { item: top.ref, seat: top.controller }) : next();
};

/** Step: after resolving, the turn player has priority. */
export const afterResolving = <G extends GameTypes>(x: Ctx<G>) =>
  goTo('ruleProcesses', { passes: 0, seat: x.p.turn.player });
