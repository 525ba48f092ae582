/** Dividing a number among the targets of a text, as they are announced: nobody who is chosen goes away with nothing. */
import type { Ability, Amount, Instruction } from '../kernel/position/card';
import { next, type Outcome, perform } from '../kernel/position/outcome';
import {
  type Announcement,
  announcedWith,
  begun,
  type Item,
  isPlayer,
  NO_TEXT,
  NOTHING_ANNOUNCED,
  type Option,
  playerOf,
  type Ref,
  type Share,
} from '../kernel/position/position';
import { playerRef } from '../kernel/position/request';
import { type Ctx, request } from '../kernel/view/context';
import { within } from '../kernel/view/given';
import type { Look } from '../kernel/view/look';
import { withModes } from '../kernel/view/modes';
import { onceFor } from '../kernel/view/remembered';
import type { GameTypes } from '../kernel/view/ruleset';

/** The unit in which something is divided, and the step in which the answers are listed. */
export interface Units {
  readonly unit: number;
  readonly listed: number;
}

/** No larger number can be chosen here for an X to which the rules set no bound. */
export const MOST_X = 1000;

type Divided = Extract<Instruction, { readonly op: 'divide' }>;

const dividedIn = onceFor((text: Ability): readonly Divided[] =>
  'do' in text ? text.do.flatMap(within).filter((one): one is Divided => one.op === 'divide') : [],
);

/** Whether a text, with the modes chosen for it, divides something among its targets. */
export const divides = (text: Ability | undefined, modes: readonly number[]): boolean =>
  text !== undefined &&
  dividedIn(text).length > 0 &&
  'do' in text &&
  withModes(text.do, modes)
    .flatMap(within)
    .some(({ op }) => op === 'divide');

/** How much a text divides among a group of its targets: whole units only. `null` where it divides nothing among them. */
function totalOf<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  text: Ability,
  group: number,
  { unit }: Units,
  announced: Announcement,
): number | null {
  const divided = dividedIn(text).find(({ among }) => among.target === group);
  if (!divided) return null;
  const { ability } = item;
  // An amount is read before anything of the text is carried out.
  const program = begun(ability?.source ?? item, ability?.key ?? NO_TEXT, item.controller, announced, ability ?? {});
  const amount = look.rules.language.amount(look, divided.amount, program);
  return amount - (amount % unit);
}

/** How many targets of a group can get something of what is divided among them; any number where nothing is. */
export function mostTargets<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  text: Ability | undefined,
  group: number,
  units: Units | null,
  announced: Announcement,
): number {
  if (!text || !units) return Number.POSITIVE_INFINITY;
  const total = totalOf(look, item, text, group, units, announced);
  return total === null ? Number.POSITIVE_INFINITY : total / units.unit;
}

/**
 * The same before anything is chosen: an X that is to be chosen can be any number, and so can be what targets that are to be chosen
 * come to.
 * @param x where only one value of it is asked about
 */
export function mostTargetsYet<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  text: Ability | undefined,
  group: number,
  units: Units | null,
  x?: number,
): number {
  const divided = text && dividedIn(text).find(({ among }) => among.target === group);
  if (divided === undefined || isOfTargets(divided.amount)) return Number.POSITIVE_INFINITY;
  const announced = x === undefined ? ANY_X : announcedWith(NOTHING_ANNOUNCED, { x });
  return mostTargets(look, item, text, group, units, announced);
}
const ANY_X: Announcement = announcedWith(NOTHING_ANNOUNCED, { x: MOST_X });

/** Whether an amount speaks of targets. */
function isOfTargets(amount: Amount): boolean {
  if (typeof amount !== 'object') return false;
  if ('half' in amount) return isOfTargets(amount.half);
  if ('double' in amount) return isOfTargets(amount.double);
  if ('than' in amount) return isOfTargets(amount.than);
  const of = 'stat' in amount ? amount.of : 'costOf' in amount ? amount.costOf : 'this';
  return typeof of === 'object' && 'target' in of;
}

/**
 * Step: for the next group among which the text divides something, its controller says how much each target gets; an only
 * target gets it all. After the last group it goes on.
 */
export function shareOut<G extends GameTypes>(
  x: Ctx<G>,
  item: Item,
  text: Ability | undefined,
  units: Units | null,
  announced: Announcement,
): Outcome {
  const { shares = [] } = announced;
  const open = text && units ? dividedIn(text).filter(({ among }) => lacksShares(shares, among.target, announced)) : [];
  const [first] = open;
  if (!text || !units || !first) return next();
  const group = first.among.target;
  const total = totalOf(x, item, text, group, units, announced) ?? 0;
  const options = (announced.targets[group] ?? []).map((target) => optionOf(x, target));
  const [only, ...others] = options;
  if (only && others.length === 0) return write(item, announced, group, [only], { [only.key]: total });
  const { unit, listed } = units;
  const space = { kind: 'split', options, total, unit, least: unit, listed } as const;
  return { kind: 'ask', request: request(x.seat, 'share', space, null, null, item.ref), env: { count: group } };
}

const lacksShares = (shares: readonly Share[], group: number, { targets }: Announcement): boolean =>
  (targets[group]?.length ?? 0) > 0 && !shares.some((share) => share.group === group);

/** A target as what is chosen; of one that is not there any more, without its name. */
export const optionOf = <G extends GameTypes>(look: Look<G>, target: Ref): Option =>
  isPlayer(target)
    ? { key: playerOf(target) === 0 ? 'A' : 'B', player: playerOf(target) }
    : { key: look.item(target)?.name ?? '', item: target };

/** The targets that were chosen. */
export const targetsOf = (options: readonly Option[]): readonly Ref[] =>
  options.flatMap(({ item, player }) =>
    item !== undefined ? [item] : player !== undefined ? [playerRef(player)] : [],
  );

/** Step: the shares that were answered stand on the object, where any were. */
export function takeShares<G extends GameTypes>(x: Ctx<G>, item: Item, announced: Announcement): Outcome {
  const { count: group, split } = x.env;
  if (group === undefined || split === undefined) return next();
  const options = (announced.targets[group] ?? []).map((target) => optionOf(x, target));
  return write(item, announced, group, options, split);
}

function write(
  item: Item,
  announced: Announcement,
  group: number,
  options: readonly Option[],
  split: Readonly<Record<string, number>>,
): Outcome {
  const targets = announced.targets[group] ?? [];
  const shares = targets.map((target, at): Share => ({ group, target, amount: split[options[at]?.key ?? ''] ?? 0 }));
  const event = {
    kind: 'announce',
    item: item.ref,
    announced: announcedWith(announced, { shares: [...(announced.shares ?? []), ...shares] }),
  } as const;
  return perform([event], { split: undefined, count: undefined }, 'share');
}
