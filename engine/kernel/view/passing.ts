/** Which options conditions leave, asked one after another. */
import type { Option, SelectionArgs } from '../position/position';
import type { Look } from './look';
import type { GameTypes, Realiser, Test } from './ruleset';

/**
 * The options that no condition refuses, up to `most` of them. A trace is told of each condition that was asked, once however many
 * options it was asked of.
 */
export function passing<G extends GameTypes>(
  look: Look<G>,
  options: readonly Option[],
  conditions: readonly Realiser<Test<G>>[],
  args: SelectionArgs,
  most: number = Number.POSITIVE_INFINITY,
): readonly Option[] {
  if (options.length === 0 || conditions.length === 0) return options;
  const left: Option[] = [];
  let told = 0;
  for (const option of options) {
    const at = firstRefusing(look, conditions, option, args, told);
    told = Math.max(told, at + 1);
    if (at < conditions.length) continue;
    left.push(option);
    if (left.length >= most) break;
  }
  return left;
}

/** Which of the conditions refuses an option first, those before `told` being written down already; their number, if none. */
function firstRefusing<G extends GameTypes>(
  look: Look<G>,
  conditions: readonly Realiser<Test<G>>[],
  option: Option,
  args: SelectionArgs,
  told: number,
): number {
  let at = 0;
  for (const { run, label, clauses } of conditions) {
    if (at >= told) look.log?.via('condition', label, clauses);
    if (!run(look, option, args)) return at;
    at += 1;
  }
  return at;
}
