/** Priority: what comes before a player gets it, what they do with it, and what two passes lead to. */

import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import { otherSeat, remembers } from '../kernel/position/position';
import { processesDue } from '../kernel/view/due';
import { type Step, topOfStack } from './fftcg';

export { act, afterResolving, offerActions, resolveNewest } from '../play/priority';

/** All rules processes that are due come first. */
export const runProcesses: Step = (x) => (processesDue(x) ? call('rule-processes', {}, { flag: true }) : next());

/** The rules have been checked: damage dealt before is no longer damage just dealt. */
export const checked: Step = (x) =>
  remembers(x.memory, 'check') ? perform([{ kind: 'scopeEnds', scope: 'check' }]) : next();

/** Then what has triggered goes onto the stack. */
export const stackTriggers: Step = (x) => (x.p.pending.length > 0 ? call('triggers', {}, { flag: true }) : next());

/** Once more, until there was neither a rules process nor a triggered ability: what triggered meanwhile goes there as well. */
export const untilStable: Step = (x) => (x.env.flag ? goTo('ruleProcesses', { flag: false }) : next());

/** Who acted has priority again. */
export const actorKeepsPriority: Step = () => goTo('ruleProcesses', { passes: 0 });

/** The first pass hands priority over. */
export const passed: Step = (x) => {
  const passes = (x.env.passes ?? 0) + 1;
  return passes >= 2 ? next({ passes }) : goTo('ruleProcesses', { passes, seat: otherSeat(x.seat) });
};

/** Two passes with nothing on the stack: the phase or step moves on. */
export const moveOn: Step = (x) => (topOfStack(x) ? next() : done());
