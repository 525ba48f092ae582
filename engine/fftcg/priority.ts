/** Priority: what comes before a player gets it, what they do with it, and what two passes lead to. */

import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import { type Option, otherSeat, type Seat } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { processesDue } from '../kernel/view/due';
import { type Look, type Step, topOfStack } from './fftcg';

/** All rules processes that are due come first. */
export const runProcesses: Step = (x) => (processesDue(x) ? call('rule-processes', {}, { flag: true }) : next());

/** The rules have been checked: damage dealt before is no longer damage just dealt. */
export const checked: Step = (x) => (x.p.notes.wounds ? perform([{ kind: 'note', notes: { wounds: null } }]) : next());

/** Then what has triggered goes onto the stack. */
export const stackTriggers: Step = (x) => {
  const count = x.p.pending.length;
  return count > 0 ? call('triggers', {}, { count }) : next({ count });
};

/** Once more, until neither a rules process nor a triggered ability was left. */
export const untilStable: Step = (x) =>
  x.env.flag || x.p.pending.length !== x.env.count ? goTo('ruleProcesses', { flag: false }) : next();

/** The player with priority chooses among everything that no condition forbids. */
export const offerActions: Step = (x) => ({
  kind: 'ask',
  request: request(x.seat, 'priority', { kind: 'oneOf', options: actionsOf(x, x.seat) }),
});

/** Every action that is legal for a player now. */
export function actionsOf(look: Look, seat: Seat): readonly Option[] {
  const found: Option[] = [];
  for (const name of look.rules.actions) {
    for (const option of look.options(name, { seat }))
      if (!found.some(({ key }) => key === option.key)) found.push(option);
  }
  return found;
}

/** The chosen action is carried out; a pass is only counted. */
export const act: Step = (x) => {
  const { action } = x.need('chosen');
  if (!action || action.kind === 'pass') return goTo('passed');
  const about = action.item === undefined ? {} : { item: action.item };
  return call(action.kind, { seat: x.seat, action, ...about, ability: action.ability });
};

/** Who acted has priority again. */
export const actorKeepsPriority: Step = () => goTo('ruleProcesses', { passes: 0 });

/** The first pass hands priority over. */
export const passed: Step = (x) => {
  const passes = (x.env.passes ?? 0) + 1;
  return passes >= 2 ? next({ passes }) : goTo('ruleProcesses', { passes, seat: otherSeat(x.seat) });
};

/** Two passes with nothing on the stack: the phase or step moves on. */
export const moveOn: Step = (x) => (topOfStack(x) ? next() : done());

/** Two passes otherwise: the newest object on the stack resolves. */
export const resolveTop: Step = (x) => {
  const top = topOfStack(x);
  return top ? call('resolve', { item: top.ref, seat: top.controller }) : next();
};

/** After it the turn player has priority. */
export const afterResolving: Step = (x) => goTo('ruleProcesses', { passes: 0, seat: x.p.turn.player });
