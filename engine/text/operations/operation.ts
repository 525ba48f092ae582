/** What an operation is: something that happens, a branch in a text, or a procedure with rows of its own. */
import type { Instruction, Op } from '../../kernel/position/card';
import type { Env, Event, Program, Ref } from '../../kernel/position/position';
import type { Branching, OpenChoice } from '../../kernel/view/language';
import type { Look } from '../../kernel/view/look';
import type { GameTypes } from '../../kernel/view/ruleset';
import type { ShapesOf, Untagged } from '../shape';

type InstructionOf<K extends Op, I = Instruction> = I extends Instruction ? (K extends I['op'] ? I : never) : never;
export type InstructionMap = { readonly [K in Op]: InstructionOf<K> };

interface Described<K extends Op> {
  readonly fields: ShapesOf<Untagged<Instruction, 'op', K>>;
}

/** It happens all at once; what the text leaves open is chosen before. */
export interface Happens<K extends Op> extends Described<K> {
  readonly does: 'happen';
  readonly choice: (instruction: InstructionMap[K]) => OpenChoice | null;
  readonly events: <G extends GameTypes>(
    look: Look<G>,
    instruction: InstructionMap[K],
    program: Program,
    chosen: readonly Ref[],
  ) => readonly Event[];
}

/** It leads into other instructions. */
export interface Branches<K extends Op> extends Described<K> {
  readonly does: 'branch';
  readonly branch: <G extends GameTypes>(look: Look<G>, instruction: InstructionMap[K], program: Program) => Branching;
  /** The instructions of a branch. */
  readonly list: (instruction: InstructionMap[K], branch: string | number) => readonly Instruction[];
}

/** It is carried out by a procedure of the edition, row by row. */
export interface Calls<K extends Op> extends Described<K> {
  readonly does: 'call';
  readonly procedure: string;
  readonly env: <G extends GameTypes>(look: Look<G>, instruction: InstructionMap[K], program: Program) => Env;
}

export type Operation<K extends Op> = Happens<K> | Branches<K> | Calls<K>;
