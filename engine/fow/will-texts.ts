/** What texts say of making will: which abilities are will abilities, and what will they can come to. */
import { type Amounts, together } from '../kernel/position/amounts';
import type { Ability, Automatic, Doing, Instruction } from '../kernel/position/card';
import { begun, type Item, NOTHING_ANNOUNCED, type Program, type Ref, type Seat } from '../kernel/position/position';
import { producedAs } from '../kernel/position/resources';
import { works } from '../kernel/view/abilities';
import { evaluate } from '../kernel/view/condition';
import { within } from '../kernel/view/given';
import { onceFor } from '../kernel/view/remembered';
import type { Look } from './fow';

/** Units of will by kind. */
export type Will = Amounts;

/** Whether an activate ability makes will and needs no targets, so that it is a will ability (8.01 907.1). */
export const isWillAbility = (ability: Ability | undefined): boolean =>
  ability?.kind === 'activate' && makesWill(ability);

type TriggeredWill = Automatic & { readonly when: { readonly on: 'playWill' } };

/** Whether an automatic ability triggers by a will ability, makes will and needs no targets, so that it is one itself. */
export const isTriggeredWill = (ability: Ability | undefined): ability is TriggeredWill =>
  ability?.kind === 'automatic' && ability.when.on === 'playWill' && makesWill(ability);

const makesWill = onceFor(
  ({ targets = [], do: list }: Doing): boolean =>
    targets.length === 0 && list.flatMap(within).some(({ op }) => op === 'produce'),
);

/** Ways in which a text can be carried out that are looked at: no text printed so far has half as many. */
const MOST_WAYS = 64;

/** What will a text can come to for its controller, each way to carry it out for itself; what others decide is left out. */
export const willOf = (look: Look, list: readonly Instruction[], program: Program): readonly Will[] =>
  list.reduce<readonly Will[]>((ways, one) => both(ways, willBy(look, one, program)), NOTHING);

const NOTHING: readonly Will[] = [{}];

function willBy(look: Look, instruction: Instruction, program: Program): readonly Will[] {
  const { controller, source } = program;
  switch (instruction.op) {
    case 'produce':
      return [{ [producedAs(instruction)]: look.rules.language.amount(look, instruction.amount, program) }];
    case 'produceOf':
      return instruction.of.map((kind) => ({ [kind]: 1 }));
    case 'modes':
      return someOf(
        instruction.of.map((list) => willOf(look, list, program)),
        instruction.choose,
      );
    case 'may':
      return instruction.by === undefined ? willOf(look, instruction.do, program) : NOTHING;
    case 'if': {
      const holds = evaluate(look, instruction.condition, controller, source, true);
      return willOf(look, holds ? instruction.then : (instruction.else ?? []), program);
    }
    case 'selfReplace': {
      const holds = evaluate(look, instruction.condition, controller, source, true);
      return willOf(look, holds ? instruction.instead : instruction.do, program);
    }
    default:
      return NOTHING;
  }
}

/** How much life a text gives its controller, or takes, whatever is decided as it is carried out. */
export const gainsOf = (look: Look, list: readonly Instruction[], program: Program): number =>
  list.reduce((sum, one) => {
    if ((one.op !== 'gainLife' && one.op !== 'loseLife') || one.player === 'opponent') return sum;
    const amount = Math.max(0, look.rules.language.amount(look, one.amount, program));
    return one.op === 'gainLife' ? sum + amount : sum - amount;
  }, 0);

/** What will an automatic will ability makes, and the card that must be there still as it triggers. */
export interface Besides {
  readonly of: Ref;
  readonly makes: Will;
}

/**
 * What a will ability of a card comes to for its player by the automatic will abilities that trigger by it, each way for itself;
 * those set off no others (the reading of 8.01 907.1).
 */
export function willBesides(look: Look, seat: Seat, of: Item): readonly (readonly Besides[])[] {
  if (!look.rules.waitsFor.has('playWill')) return NOTHING_BESIDES;
  let ways = NOTHING_BESIDES;
  for (const item of look.having('automatic', seat))
    for (const { key, ability } of look.chars(item).abilities) {
      if (!isTriggeredWill(ability) || ability.when.player !== 'you') continue;
      const { types } = ability.when;
      if (!works(look, item, ability) || (types && !look.isA(of, ...types))) continue;
      if (ability.if !== undefined && !evaluate(look, ability.if, seat, item, false)) continue;
      const found = willOf(look, ability.do, begun(item, key, seat, NOTHING_ANNOUNCED));
      ways = eachWith(ways, found, (one, makes) => [...one, { of: item.ref, makes }]);
    }
  return ways;
}

const NOTHING_BESIDES: readonly (readonly Besides[])[] = [[]];

const both = (some: readonly Will[], others: readonly Will[]): readonly Will[] =>
  others === NOTHING ? some : eachWith(some, others, together);

/** Each of some ways with each of others. */
export const eachWith = <A, B, C>(
  some: readonly A[],
  others: readonly B[],
  join: (one: A, other: B) => C,
): readonly C[] => some.flatMap((one) => others.map((other) => join(one, other))).slice(0, MOST_WAYS);

/** So many of some effects, each of which can be carried out in several ways. */
function someOf(effects: readonly (readonly Will[])[], count: number): readonly Will[] {
  if (count === 0) return NOTHING;
  const [first, ...rest] = effects;
  if (first === undefined) return [];
  return [...both(first, someOf(rest, count - 1)), ...someOf(rest, count)];
}
