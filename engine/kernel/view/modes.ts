/** Where a text has several effects to choose from: each such instruction of it has a choice of its own. */
import type { Ability, Instruction } from '../position/card';

export interface Modal {
  readonly instruction: Instruction;
  /** The modes are numbered through the text: the first of these, from 0, and how many they are. */
  readonly from: number;
  readonly of: number;
  readonly choose: number;
}

/** The choices that are made for a text as a whole; those within other instructions are made as they are carried out. */
export function modalOf(ability: Ability | null | undefined): readonly Modal[] {
  const found: Modal[] = [];
  let from = 0;
  for (const instruction of ability && 'do' in ability ? ability.do : []) {
    if (instruction.op !== 'modes') continue;
    const { choose, of } = instruction;
    found.push({ instruction, from, of: of.length, choose });
    from += of.length;
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
