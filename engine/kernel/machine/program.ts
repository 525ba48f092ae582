/**
 * Carrying out a text, instruction by instruction. The counter is data (`Program`), so a position in the middle of a text
 * is plain JSON like any other.
 */

import { eventsOf } from '../happen/instruct';
import type { Instruction } from '../position/card';
import { call, done, goTo, next, type Outcome, perform } from '../position/outcome';
import type { Env, Event, Option, Program, Result, Space } from '../position/position';
import { abilityAt } from '../view/abilities';
import { objectsThat } from '../view/condition';
import type { Ctx } from '../view/context';
import { request } from '../view/context';
import type { OpenChoice } from '../view/language';
import type { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';

/** The instruction list a program is in, found from the card by its path. */
export function instructionsOf<G extends GameTypes>(look: Look<G>, program: Program): readonly Instruction[] {
  const ability = abilityAt(look.rules, program.key);
  if (!ability) return [];
  let list: readonly Instruction[] = 'do' in ability ? ability.do : ability.kind === 'replace' ? ability.instead : [];
  for (let i = 0; i + 1 < program.path.length; i += 2) {
    const instruction = list[Number(program.path[i])];
    const branch = program.path[i + 1];
    list = instruction && branch !== undefined ? look.rules.language.branch(instruction, branch) : [];
  }
  return list;
}

/** Step: carry out the next instruction, or ask what it leaves open. */
export function carryOut<G extends GameTypes>(x: Ctx<G>): Outcome {
  const program = resumed(x);
  const instruction = instructionsOf(x, program)[program.pc];
  if (!instruction || x.p.result) return done({ done: program.did ?? false, ...collectedOf(program) });
  const after: Program = { ...program, pc: program.pc + 1 };
  if (program.branches) return branchInto(x, program, program.branches);
  const clauses = x.rules.operations.get(instruction.op);
  if (clauses === undefined) return carriedOut([], after, x.frame.step);
  if (clauses.length > 0) x.log?.via('operation', instruction.op, clauses);
  const doing = x.rules.language.doing(x, instruction, program);
  switch (doing.kind) {
    case 'happen':
      return carriedOut(doing.events, after, x.frame.step);
    case 'choose':
      return askObjects(x, program, doing.choice);
    case 'call':
      return call(doing.procedure, doing.env, { program: after, result: resultOf(x) }, 'carryOut');
    case 'branch': {
      const { branching } = doing;
      if ('take' in branching) return branchInto(x, program, branching.take);
      return branching.ask === 'may' ? askYesNo(x, program) : askModes(x, program, branching);
    }
  }
}

/** The program where it has come to: whether the last instruction did anything, and what a branch of it has collected. */
function resumed<G extends GameTypes>(x: Ctx<G>): Program {
  const before = x.need('program');
  const did = x.env.result?.done ?? before.did ?? false;
  const { collected } = before;
  const more = x.env.result?.events;
  return collected && more ? { ...before, did, collected: [...collected, ...more] } : { ...before, did };
}

/** What is told to whoever called, where the text collects. */
const collectedOf = ({ collected }: Program): Pick<Result, 'events'> => (collected ? { events: collected } : {});

/** The last result, without what has been taken from it. */
const resultOf = <G extends GameTypes>({ env }: Ctx<G>): Result | undefined => env.result && { done: env.result.done };

/** Each branch of an instruction is a text of its own; after the last of them this one goes on. */
function branchInto<G extends GameTypes>(
  x: Ctx<G>,
  { branches: _, ...program }: Program,
  [branch, ...more]: readonly (string | number)[],
): Outcome {
  const then: Program = more.length > 0 ? { ...program, branches: more } : { ...program, pc: program.pc + 1 };
  const env: Env = { program: then, result: resultOf(x) };
  if (branch === undefined) return goTo('carryOut', env);
  const path = [...program.path, program.pc, branch];
  const inner: Program = { ...program, path, pc: 0, ...(program.collected ? { collected: [] } : {}) };
  return call(x.frame.proc, { program: inner }, env, 'carryOut');
}

/** What an instruction asks for happens, or is collected. */
function carriedOut(events: readonly Event[], after: Program, then: string): Outcome {
  const { collected } = after;
  if (!collected) return perform(events, { program: after }, then);
  return goTo(then, {
    program: { ...after, collected: [...collected, ...events] },
    result: { done: events.length > 0 },
  });
}

/** Step: carry out the instruction whose open choice has just been made. */
export function carryOutChosen<G extends GameTypes>(x: Ctx<G>): Outcome {
  const program = x.need('program');
  const instruction = instructionsOf(x, program)[program.pc];
  const first = 'carryOut';
  if (!instruction) return next();
  const after: Program = { ...program, pc: program.pc + 1 };
  const doing = x.rules.language.doing(x, instruction, program);
  if (doing.kind === 'branch' && 'ask' in doing.branching) {
    const { branching } = doing;
    if (branching.ask === 'mode') return branchInto(x, program, chosenModes(x.env));
    const yes = x.env.chosen?.key === 'yes';
    return yes ? branchInto(x, program, [branching.yes]) : goTo(first, { program: after, result: { done: false } });
  }
  const refs = (x.env.chosenAll ?? []).flatMap(({ item }) => (item === undefined ? [] : [item]));
  return carriedOut(eventsOf(x, instruction, program, refs), after, first);
}

/** Step: nothing left open; on to the next instruction. */
export const nextInstruction = <G extends GameTypes>(_: Ctx<G>): Outcome => goTo('carryOut');

function askObjects<G extends GameTypes>(x: Ctx<G>, program: Program, open: OpenChoice): Outcome {
  const { language, zoneOf } = x.rules;
  const [by] = language.players(x, open.by, program);
  const seat = by ?? program.controller;
  const fromHand = open.from === 'hand' || open.filter.zone === zoneOf.hand;
  const found =
    open.from === 'hand'
      ? x.in(zoneOf.hand, seat)
      : objectsThat(x, open.filter, fromHand ? seat : program.controller, program.source);
  const options = found
    .filter(({ controller }) => !fromHand || controller === seat)
    .map((item): Option => ({ key: item.name, item: item.ref }));
  const count = Math.min(language.amount(x, open.count, program), options.length);
  const space = { kind: 'subset', options, min: count, max: count } as const;
  return {
    kind: 'ask',
    request: request(seat, fromHand ? 'discard' : 'choose', space, null, null, program.source.ref),
    env: { program },
  };
}

function askYesNo<G extends GameTypes>(_: Ctx<G>, program: Program): Outcome {
  const options: Option[] = [{ key: 'yes' }, { key: 'no' }];
  return {
    kind: 'ask',
    request: request(program.controller, 'may', { kind: 'oneOf', options }, null, null, program.source.ref),
    env: { program },
  };
}

function askModes<G extends GameTypes>(
  _: Ctx<G>,
  program: Program,
  { among, choose }: { readonly among: number; readonly choose: number },
): Outcome {
  const options = Array.from({ length: among }, (__, index): Option => ({ key: `mode ${index + 1}`, index }));
  const space = modeSpace(options, Math.min(choose, among));
  return {
    kind: 'ask',
    request: request(program.controller, 'mode', space, null, null, program.source.ref),
    env: { program },
  };
}

/** The choice of so many of several modes. */
export const modeSpace = (options: readonly Option[], choose: number): Space =>
  choose === 1 ? { kind: 'oneOf', options } : { kind: 'subset', options, min: choose, max: choose };

/** The modes that were answered, by index, in the order in which they are printed. */
export const chosenModes = ({ chosen, chosenAll }: Env): readonly number[] =>
  (chosen ? [chosen] : (chosenAll ?? [])).flatMap(({ index }) => index ?? []).sort((a, b) => a - b);
