/** Every operation a text can ask for. One without a row does not compile. */
import type { Instruction, Op } from '../kernel/position/card';
import type { Event, Program, Ref } from '../kernel/position/position';
import type { Doing } from '../kernel/view/language';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';
import { damage, divide } from './operations/damage';
import { createOf, later, may, modes, produceOf, selfReplace, when } from './operations/flow';
import { junction } from './operations/junction';
import { become, cease, copy, create, playCopy } from './operations/making';
import { modify } from './operations/modify';
import { modifyPlayers } from './operations/modify-players';
import {
  attach,
  banish,
  cancel,
  control,
  counters,
  destroy,
  heal,
  judge,
  look,
  move,
  moveCounters,
  recover,
  rest,
  restore,
  retarget,
  reveal,
  summon,
  turn,
  wear,
  withdraw,
} from './operations/objects';
import type { InstructionMap, Operation } from './operations/operation';
import { pay } from './operations/pay';
import {
  discard,
  draw,
  exchangeLife,
  extraTurn,
  gainLife,
  halveLife,
  loseLife,
  produce,
  roll,
  setLife,
  shuffle,
  skipPhase,
  weather,
} from './operations/players';
import { prevent, replace, shield } from './operations/replacing';
import { restart } from './operations/restart';
import { foresee, search } from './operations/search';
import { win } from './operations/win';
import { type Shape, tagged } from './shape';

const OPERATIONS = {
  damage,
  divide,
  destroy,
  banish,
  heal,
  withdraw,
  turn,
  attach,
  wear,
  junction,
  shuffle,
  rest,
  recover,
  cancel,
  move,
  reveal,
  look,
  search,
  foresee,
  roll,
  draw,
  discard,
  gainLife,
  loseLife,
  halveLife,
  setLife,
  exchangeLife,
  modify,
  modifyPlayers,
  counters,
  moveCounters,
  restore,
  judge,
  control,
  retarget,
  produce,
  produceOf,
  summon,
  extraTurn,
  skipPhase,
  weather,
  restart,
  win,
  prevent,
  create,
  createOf,
  copy,
  playCopy,
  become,
  cease,
  replace,
  shield,
  later,
  pay,
  if: when,
  selfReplace,
  may,
  modes,
} satisfies { readonly [K in Op]: Operation<K> };

const ROWS: { readonly [K in Op]: Operation<K> } = OPERATIONS;

function happening<K extends Op, G extends GameTypes>(
  op: K,
  look: Look<G>,
  instruction: InstructionMap[K],
  program: Program,
  chosen: readonly Ref[],
): readonly Event[] {
  const row: Operation<K> = ROWS[op];
  return row.does === 'happen' ? row.events(look, instruction, program, chosen) : [];
}

/** What an instruction asks to happen, all at once; nothing where it only leads into others. */
export const eventsOf = <G extends GameTypes>(
  look: Look<G>,
  instruction: Instruction,
  program: Program,
  chosen: readonly Ref[],
): readonly Event[] => happening(instruction.op, look, instruction, program, chosen);

function doing<K extends Op, G extends GameTypes>(
  op: K,
  look: Look<G>,
  instruction: InstructionMap[K],
  program: Program,
): Doing {
  const row: Operation<K> = ROWS[op];
  switch (row.does) {
    case 'happen': {
      const choice = row.choice(instruction);
      return choice
        ? { kind: 'choose', choice }
        : { kind: 'happen', events: row.events(look, instruction, program, []) };
    }
    case 'branch':
      return { kind: 'branch', branching: row.branch(look, instruction, program) };
    case 'call':
      return { kind: 'call', procedure: row.procedure, env: row.env(look, instruction, program) };
  }
}

/** What carrying out an instruction begins with. */
export const doingOf = <G extends GameTypes>(look: Look<G>, instruction: Instruction, program: Program): Doing =>
  doing(instruction.op, look, instruction, program);

function branch<K extends Op>(op: K, instruction: InstructionMap[K], name: string | number): readonly Instruction[] {
  const row: Operation<K> = ROWS[op];
  return row.does === 'branch' ? row.list(instruction, name) : [];
}

/** The instructions of one branch of an instruction; none where it has no such branch. */
export const branchOf = (instruction: Instruction, name: string | number): readonly Instruction[] =>
  branch(instruction.op, instruction, name);

/** What an instruction may look like. */
export const INSTRUCTION: Shape<Instruction> = tagged<Instruction, 'op'>('op', OPERATIONS, 'operations');

const isOp = (word: string): word is Op => word in OPERATIONS;
/** The operations by name. */
export const OPERATION_NAMES: readonly Op[] = Object.keys(OPERATIONS).filter(isOp);

/** Those by which pseudo-cards come to be or cease: an edition that does not speak of such has none of them. */
export const PSEUDO: readonly Op[] = ['create', 'copy', 'playCopy', 'become', 'cease'];
/** Every operation but some, none of them with a clause: what an edition begins with. */
export const plainOperations = (...but: readonly Op[]): Readonly<Partial<Record<Op, readonly []>>> =>
  Object.fromEntries(OPERATION_NAMES.filter((name) => !but.includes(name)).map((name) => [name, []]));
