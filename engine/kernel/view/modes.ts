/** What is chosen for a text: its targets, and where it has several effects to choose from, each time one of these. */
import type { Ability, Instruction, Target } from '../position/card';

export interface Modal {
  readonly instruction: Extract<Instruction, { readonly op: 'modes' }>;
  /** The modes are numbered through the text: the first of these, from 0. */
  readonly from: number;
}

/** The choices that are made for a text as a whole; those within other instructions are made as they are carried out. */
export function modalOf(ability: Ability | null | undefined): readonly Modal[] {
  const found: Modal[] = [];
  let from = 0;
  for (const instruction of ability && 'do' in ability ? ability.do : []) {
    if (instruction.op !== 'modes') continue;
    found.push({ instruction, from });
    from += instruction.of.length;
  }
  return found;
}

/** What instructions of a text come to with the modes chosen for it, by index through the text: those of the others are left out. */
export function withModes(list: readonly Instruction[], modes: readonly number[]): readonly Instruction[] {
  let from = 0;
  return list.flatMap((instruction) => {
    if (instruction.op !== 'modes') return [instruction];
    const first = from;
    from += instruction.of.length;
    return instruction.of.filter((_, at) => modes.includes(first + at)).flat();
  });
}

/** Whether a group of targets is chosen with these modes, by index; `undefined`: before any is. */
export const isChosenWith = ({ mode }: Target, modes: readonly number[] | undefined): boolean =>
  mode === undefined || modes === undefined || modes.includes(mode - 1);

/** The groups of targets of an ability; none where it has no targets. */
export const targetGroups = (ability: Ability | null | undefined): readonly Target[] =>
  ability && 'targets' in ability ? (ability.targets ?? NO_TARGETS) : NO_TARGETS;
const NO_TARGETS: readonly Target[] = [];
