/** What a text is played for: whether there is an X in that, and whether something is chosen for it that the text calls used. */
import type { Ability, AbilityCost, Face } from '../kernel/position/card';

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
const USES: readonly (keyof AbilityCost)[] = [
  'discard',
  'discardSameName',
  'restOther',
  'banishOther',
  'putOther',
  'putFromHand',
];

const costsX = (units: Units | undefined): boolean => (units?.X ?? 0) > 0;

/** Whether there is an X in any of some costs. */
export const hasX = (costs: readonly AbilityCost[]): boolean =>
  costs.some(({ pay, life }) => costsX(pay) || life === 'X');

/** What some costs give, all of which are paid for one text. */
const paidBy = (costs: readonly AbilityCost[]): Paid => ({
  x: hasX(costs),
  used: costs.some((cost) => USES.some((part) => cost[part] !== undefined)),
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
      return [ability.cost, ...(ability.and ?? [])];
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
