/**
 * Carrying out a text, instruction by instruction. The counter is data (`Program`), so a position in the middle of a text
 * is plain JSON like any other.
 */

import { amountOf, eventsOf, playersOf } from '../happen/instruct';
import type { Amount, Instruction, Players } from '../position/card';
import { call, done, goTo, next, type Outcome, perform } from '../position/outcome';
import type { Filter, Option, Program } from '../position/position';
import { abilityAt } from '../view/abilities';
import { evaluate, objectsThat } from '../view/condition';
import type { Ctx } from '../view/context';
import { request } from '../view/context';
import type { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';

/** The instruction list a program is in, found from the card by its path. */
export function instructionsOf<G extends GameTypes>(look: Look<G>, program: Program): readonly Instruction[] {
  const ability = abilityAt(look.rules, program.key);
  if (!ability || !('do' in ability)) return [];
  let list: readonly Instruction[] = ability.do;
  for (let i = 0; i + 1 < program.path.length; i += 2) {
    const instruction = list[Number(program.path[i])];
    const branch = program.path[i + 1];
    list = instruction ? branchOf(instruction, branch) : [];
  }
  return list;
}

function branchOf(instruction: Instruction, branch: string | number | undefined): readonly Instruction[] {
  switch (instruction.op) {
    case 'if':
      return branch === 'then' ? instruction.then : (instruction.else ?? []);
    case 'may':
      return instruction.do;
    case 'modes':
      return instruction.of[Number(branch)] ?? [];
    default:
      return [];
  }
}

/** Step: carry out the next instruction, or ask what it leaves open. */
export function carryOut<G extends GameTypes>(x: Ctx<G>): Outcome {
  const before = x.need('program');
  const program: Program = { ...before, did: x.env.result?.done ?? before.did ?? false };
  const instruction = instructionsOf(x, program)[program.pc];
  if (!instruction || x.p.result) return done({ done: program.did ?? false });
  const after: Program = { ...program, pc: program.pc + 1 };
  const nested = (branch: string | number): Outcome =>
    call(
      x.frame.proc,
      { program: { ...program, path: [...program.path, program.pc, branch], pc: 0 } },
      { program: after },
      'carryOut',
    );
  switch (instruction.op) {
    case 'if': {
      const holds = evaluate(x, instruction.condition, program.controller, program.source, program.did ?? false);
      return holds ? nested('then') : instruction.else ? nested('else') : goTo(x.frame.step, { program: after });
    }
    case 'may':
      return askYesNo(x, program);
    case 'modes':
      return program.announced.modes.length > 0
        ? nested(program.announced.modes[0] ?? 0)
        : askMode(x, program, instruction.of.length);
    default: {
      const open = openChoice(instruction);
      if (open) return askObjects(x, program, open);
      return perform(eventsOf(x, instruction, program), { program: after }, x.frame.step);
    }
  }
}

/** Step: carry out the instruction whose open choice has just been made. */
export function carryOutChosen<G extends GameTypes>(x: Ctx<G>): Outcome {
  const program = x.need('program');
  const instruction = instructionsOf(x, program)[program.pc];
  const first = 'carryOut';
  if (!instruction) return next();
  const after: Program = { ...program, pc: program.pc + 1 };
  const nested = (branch: string | number): Outcome =>
    call(
      x.frame.proc,
      { program: { ...program, path: [...program.path, program.pc, branch], pc: 0 } },
      { program: after },
      'carryOut',
    );
  switch (instruction.op) {
    case 'may':
      return x.env.chosen?.key === 'yes' ? nested('do') : goTo(first, { program: after, result: { done: false } });
    case 'modes':
      return nested(x.env.chosen?.index ?? 0);
    default: {
      const refs = (x.env.chosenAll ?? []).flatMap(({ item }) => (item === undefined ? [] : [item]));
      return perform(eventsOf(x, instruction, program, refs), { program: after }, first);
    }
  }
}

/** Step: nothing left open; on to the next instruction. */
export const nextInstruction = <G extends GameTypes>(_: Ctx<G>): Outcome => goTo('carryOut');

interface OpenChoice {
  readonly filter: Filter;
  readonly count: Amount;
  readonly by: Players;
}

function openChoice(instruction: Instruction): OpenChoice | null {
  const objects = 'what' in instruction ? instruction.what : instruction.op === 'damage' ? instruction.to : null;
  if (objects !== null && typeof objects === 'object' && 'choose' in objects) {
    return { filter: objects.choose, count: objects.count, by: objects.by ?? 'you' };
  }
  if (instruction.op === 'discard')
    return { filter: { zone: 'hand' }, count: instruction.amount, by: instruction.player };
  return null;
}

function askObjects<G extends GameTypes>(x: Ctx<G>, program: Program, open: OpenChoice): Outcome {
  const [by] = playersOf(x, open.by, program);
  const seat = by ?? program.controller;
  const whose = open.filter.zone === 'hand' ? seat : program.controller;
  const options = objectsThat(x, open.filter, whose, program.source)
    .filter((item) => open.filter.zone !== 'hand' || item.controller === seat)
    .map((item): Option => ({ key: item.name, item: item.ref }));
  const count = Math.min(amountOf(x, open.count, program), options.length);
  const space = { kind: 'subset', options, min: count, max: count } as const;
  return {
    kind: 'ask',
    request: request(seat, open.filter.zone === 'hand' ? 'discard' : 'choose', space, null, program.source.ref),
    env: { program },
  };
}

function askYesNo<G extends GameTypes>(_: Ctx<G>, program: Program): Outcome {
  const options: Option[] = [{ key: 'yes' }, { key: 'no' }];
  return {
    kind: 'ask',
    request: request(program.controller, 'may', { kind: 'oneOf', options }, null, program.source.ref),
    env: { program },
  };
}

function askMode<G extends GameTypes>(_: Ctx<G>, program: Program, count: number): Outcome {
  const options = Array.from({ length: count }, (__, index): Option => ({ key: `mode ${index + 1}`, index }));
  return {
    kind: 'ask',
    request: request(program.controller, 'mode', { kind: 'oneOf', options }, null, program.source.ref),
    env: { program },
  };
}
