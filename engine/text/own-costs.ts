/** What a text is played for: whether there is an X in that, and whether something is chosen for it that the text calls used. */
import type { Ability, AbilityCost, CostFront, Face, Instruction } from '../kernel/position/card';
import { stepsOf } from '../kernel/view/cost-steps';
import { within } from '../kernel/view/given';
import { isChosenWith, withModes } from '../kernel/view/modes';
import { onceFor } from '../kernel/view/remembered';
import { isMapping } from './conforms';

type Units = Readonly<Record<string, number>>;

/** What the cost of a text gives it to speak of. */
export interface Paid {
  /** A number that is chosen as it is played, or that it explains. */
  readonly x: boolean;
  /** Whether cards are chosen for it. */
  readonly used: boolean;
}

export const UNPAID: Paid = { x: false, used: false };

/** The parts of a cost for which something is chosen. */
const USES: readonly (keyof CostFront)[] = [
  'discard',
  'discardSameName',
  'restOther',
  'restOwn',
  'banishOther',
  'putOther',
  'putFromHand',
];

const costsX = (units: Units | undefined): boolean => (units?.X ?? 0) > 0;

/** Whether there is an X in any of some costs. */
export const hasX = (costs: readonly AbilityCost[]): boolean =>
  costs.flatMap(stepsOf).some(({ pay, life }) => costsX(pay) || life === 'X');

/** What some costs give, all of which are paid for one text. */
const paidBy = (costs: readonly AbilityCost[]): Paid => ({
  x: hasX(costs),
  used: costs.flatMap(stepsOf).some((step) => USES.some((part) => step[part] !== undefined)),
});

/** What an ability that stands for itself is played for; one that triggers is played for nothing. */
export function paidForItself(ability: Ability): Paid {
  if (ability.kind === 'activate' || ability.kind === 'keyword') return explained(ability, costOf(ability));
  return explained(ability, []);
}

const costOf = ({ cost }: { readonly cost?: AbilityCost }): readonly AbilityCost[] => (cost ? [cost] : []);

const explained = (ability: Ability, costs: readonly AbilityCost[]): Paid => {
  const paid = paidBy(costs);
  return 'x' in ability && ability.x !== undefined ? { ...paid, x: true } : paid;
};

/**
 * What a card is played for, with all that it says of that itself: what is carried out as it resolves speaks of it.
 * @param meant what its keywords stand for
 */
export function paidForCard({ abilities = [], cost }: Face, meant: readonly Ability[]): Paid {
  const costs = [...abilities, ...meant].flatMap(costsOfPlay);
  const paid = paidBy(costs);
  const explains = abilities.some((ability) => ability.kind === 'text' && ability.x !== undefined);
  return { ...paid, x: paid.x || explains || costsX(cost) };
}

/** What an ability says of the cost of its card, also where it only gives an ability that does. */
function costsOfPlay(ability: Ability): readonly AbilityCost[] {
  switch (ability.kind) {
    case 'cost':
      return [ability.cost];
    case 'triggerCost':
      return [ability.cost];
    case 'playedAs':
      return [...costOf(ability), ...(ability.has ?? []).flatMap(costsOfPlay)];
    case 'continuous':
      return (ability.modify.has ?? []).flatMap(costsOfPlay);
    default:
      return [];
  }
}

/**
 * Whether a text speaks of an X that it does not explain, nor a cost that is paid as it is carried out.
 * @param modes what is chosen of its modes, by index: of the others it says nothing
 */
export function leavesXOpen(ability: Ability, modes: readonly number[]): boolean {
  if (!speaksOfItsX(ability)) return false;
  if (!('do' in ability)) return true;
  if ('targets' in ability && ability.targets?.some((group) => isChosenWith(group, modes) && speaksOfX(group)))
    return true;
  const said = withModes(ability.do, modes);
  return said.some(speaksOfX) && !said.flatMap(within).some(paysX);
}

/** Whether a text that does not explain X speaks of it anywhere. */
const speaksOfItsX = onceFor(
  (ability: Ability): boolean => !('x' in ability && ability.x !== undefined) && speaksOfX(saidBy(ability)),
);

/** What of a text speaks of what was announced for it. */
function saidBy(ability: Ability): unknown {
  if (ability.kind === 'continuous') return ability.modify.entersWith?.amount;
  if (!('do' in ability)) return undefined;
  return 'targets' in ability ? [ability.targets, ability.do] : ability.do;
}

/** Whether an instruction has a cost of its own with an X in it. */
export const paysX = (instruction: Instruction): boolean =>
  instruction.op === 'pay' && hasX([instruction.cost, ...(instruction.or ? [instruction.or] : [])]);

/** What is given to objects speaks for itself. */
const GIVEN: ReadonlySet<string> = new Set(['has', 'token']);

const speaksOfX = (said: unknown): boolean =>
  said === 'X' ||
  (Array.isArray(said)
    ? said.some(speaksOfX)
    : isMapping(said) && Object.entries(said).some(([key, one]) => !GIVEN.has(key) && speaksOfX(one)));
