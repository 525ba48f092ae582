/** The steps by which a decision is told from others of its kind. */
import { END } from '../kernel/machine/agenda';
import type { Position } from '../kernel/position/position';
import type { Engine } from '../kernel/table/engine';

/**
 * The step that asks for the pending decision, and the one before that in which this came about: a priority is asked for in the
 * step that gives it. The step that asks stands last.
 */
export function askingSteps({ steps }: Pick<Engine, 'steps'>): (p: Position) => readonly string[] {
  // A frame of the agenda stands at the step that it goes on to: the one before that is under way.
  const before = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const isLast = next === undefined || procOf(next) !== procOf(step);
    before.set(isLast ? `${procOf(step)}#${END}` : next, step);
  }
  return ({ agenda }) => agenda.slice(-2).flatMap(({ proc, step }) => before.get(`${proc}#${step}`) ?? []);
}

const procOf = (step: string): string => step.slice(0, step.indexOf('#'));
