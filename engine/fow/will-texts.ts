/** What texts say of making will: which abilities are will abilities, and what will they can come to. */
import type { Ability, Instruction } from '../kernel/position/card';
import type { Item, Seat } from '../kernel/position/position';
import { evaluate } from '../kernel/view/condition';
import { within } from '../kernel/view/given';
import type { Look } from './fow';

/** Units of will by kind. */
export type Will = Readonly<Record<string, number>>;

const known = new WeakMap<Ability, boolean>();

/** Whether an activate ability makes will and needs no targets, so that it is a will ability (8.01 907.1). */
export function isWillAbility(ability: Ability | undefined): boolean {
  if (ability?.kind !== 'activate') return false;
  const before = known.get(ability);
  if (before !== undefined) return before;
  const is = (ability.targets ?? []).length === 0 && makesWill(ability.do);
  known.set(ability, is);
  return is;
}

const makesWill = (list: readonly Instruction[]): boolean => list.flatMap(within).some(({ op }) => op === 'produce');

/** Ways in which a text can be carried out that are looked at: no text printed so far has half as many. */
const MOST_WAYS = 64;

/** What will a text can come to for its controller, each way to carry it out for itself; what others decide is left out. */
export const willOf = (look: Look, list: readonly Instruction[], seat: Seat, item: Item): readonly Will[] =>
  list.reduce<readonly Will[]>((ways, one) => both(ways, willBy(look, one, seat, item)), NOTHING);

const NOTHING: readonly Will[] = [{}];

function willBy(look: Look, instruction: Instruction, seat: Seat, item: Item): readonly Will[] {
  switch (instruction.op) {
    case 'produce':
      return [{ [instruction.resource]: instruction.amount }];
    case 'produceOf':
      return instruction.of.map((kind) => ({ [kind]: 1 }));
    case 'modes':
      return someOf(
        instruction.of.map((list) => willOf(look, list, seat, item)),
        instruction.choose,
      );
    case 'may':
      return instruction.by === undefined ? willOf(look, instruction.do, seat, item) : NOTHING;
    case 'if': {
      const holds = evaluate(look, instruction.condition, seat, item, true);
      return willOf(look, holds ? instruction.then : (instruction.else ?? []), seat, item);
    }
    case 'selfReplace': {
      const holds = evaluate(look, instruction.condition, seat, item, true);
      return willOf(look, holds ? instruction.instead : instruction.do, seat, item);
    }
    default:
      return NOTHING;
  }
}

/** Each of some ways with each of others. */
const both = (some: readonly Will[], others: readonly Will[]): readonly Will[] =>
  others === NOTHING ? some : some.flatMap((one) => others.map((other) => together(one, other))).slice(0, MOST_WAYS);

function together(one: Will, other: Will): Will {
  const sum: Record<string, number> = { ...one };
  for (const [kind, amount] of Object.entries(other)) sum[kind] = (sum[kind] ?? 0) + amount;
  return sum;
}

/** So many of some effects, each of which can be carried out in several ways. */
function someOf(effects: readonly (readonly Will[])[], count: number): readonly Will[] {
  if (count === 0) return NOTHING;
  const [first, ...rest] = effects;
  if (first === undefined) return [];
  return [...both(first, someOf(rest, count - 1)), ...someOf(rest, count)];
}
