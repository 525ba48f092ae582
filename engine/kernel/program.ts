/**
 * Carrying out a text, instruction by instruction. The counter is data (`Program`), so a position in the middle of a text
 * is plain JSON like any other.
 */
import { abilityAt } from './abilities';
import type { Amount, Condition, Instruction, Objects, Players } from './card';
import { evaluate, objectsThat } from './condition';
import type { Ctx } from './context';
import { request } from './context';
import type { GameTypes } from './edition';
import type { Look } from './look';
import { call, done, goTo, next, type Outcome, perform } from './outcome';
import {
  type Event,
  type Filter,
  type Item,
  type Option,
  otherSeat,
  type Program,
  type Ref,
  SEATS,
  type Seat,
  slotOf,
} from './position';

/** The instruction list a program is in, found from the card by its path. */
export function instructionsOf<G extends GameTypes>(look: Look<G>, program: Program): readonly Instruction[] {
  const ability = abilityAt(look.rules, program.source, program.index);
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

/** The players a text speaks of. */
export function playersOf<G extends GameTypes>(look: Look<G>, players: Players, program: Program): readonly Seat[] {
  switch (players) {
    case 'you':
      return [program.controller];
    case 'opponent':
      return [otherSeat(program.controller)];
    case 'each':
      return look.p.turn.player === 0 ? SEATS : [1, 0];
    default: {
      const chosen = program.announced.targets[players.target] ?? [];
      return chosen.flatMap((ref) => (isPlayer(ref) ? [playerOf(ref)] : []));
    }
  }
}

/** Chosen players stand among chosen targets as negative references. */
export const playerRef = (seat: Seat): Ref => -1 - seat;
export const isPlayer = (ref: Ref): boolean => ref < 0;
export const playerOf = (ref: Ref): Seat => (ref === -1 ? 0 : 1);

/** The live objects a text speaks of now; those that have become other objects are not among them. */
export function objectsOf<G extends GameTypes>(
  look: Look<G>,
  objects: Objects,
  program: Program,
  chosen: readonly Ref[] = [],
): readonly Item[] {
  const live = (refs: readonly Ref[]): readonly Item[] =>
    refs.flatMap((ref) => {
      const item = isPlayer(ref) ? undefined : look.item(ref);
      return item ? [item] : [];
    });
  if (objects === 'this') return live([program.source.ref]);
  if (objects === 'it') return live(subjectOf(program.event));
  if (objects === 'this and it') return live([program.source.ref, ...subjectOf(program.event)]);
  if ('target' in objects) return live(program.announced.targets[objects.target] ?? []);
  if ('each' in objects) return objectsThat(look, objects.each, program.controller, program.source);
  return live(chosen);
}

/** The object an event is about, for texts that say "it". */
export function subjectOf(event: Event | undefined): readonly Ref[] {
  if (!event) return [];
  if (event.kind === 'damage') return [event.to];
  if ('item' in event && event.item !== undefined) return [event.item];
  return [];
}

/** An amount a text names, at this moment; never below 0. */
export function amountOf<G extends GameTypes>(look: Look<G>, amount: Amount, program: Program): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return program.announced.x;
  if ('count' in amount)
    return objectsThat(look, amount.count, program.controller, program.source).length * (amount.times ?? 1);
  if ('life' in amount)
    return Math.max(0, look.p.players[amount.life === 'you' ? program.controller : otherSeat(program.controller)].life);
  return objectsOf(look, amount.of, program).reduce((sum, item) => sum + Math.max(0, look.stat(item, amount.stat)), 0);
}

/** What an instruction asks to happen, all at once. An empty list means that nothing is left for it to do. */
export function eventsOf<G extends GameTypes>(
  look: Look<G>,
  instruction: Instruction,
  program: Program,
  chosen: readonly Ref[] = [],
): readonly Event[] {
  const by = program.source.ref;
  switch (instruction.op) {
    case 'damage': {
      const amount = amountOf(look, instruction.amount, program);
      if (amount <= 0) return [];
      const { to } = instruction;
      if (typeof to === 'object' && 'player' in to) {
        return playersOf(look, to.player, program).map(
          (player): Event => ({ kind: 'damagePlayer', source: by, player, amount, battle: false }),
        );
      }
      const players =
        typeof to === 'object' && 'target' in to
          ? (program.announced.targets[to.target] ?? [])
              .filter(isPlayer)
              .map((ref): Event => ({ kind: 'damagePlayer', source: by, player: playerOf(ref), amount, battle: false }))
          : [];
      const cards = objectsOf(look, to, program, chosen).map(
        (item): Event => ({ kind: 'damage', source: by, to: item.ref, amount, battle: false }),
      );
      return [...players, ...cards];
    }
    case 'destroy':
    case 'banish': {
      const kind = instruction.op;
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({ kind, item: item.ref, by, cause: 'effect' }),
      );
    }
    case 'cancel':
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({ kind: 'cancel', item: item.ref, by }),
      );
    case 'rest':
    case 'recover': {
      const kind = instruction.op;
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({ kind, item: item.ref, cause: 'effect' }),
      );
    }
    case 'move':
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({
          kind: 'move',
          item: item.ref,
          to: instruction.to,
          cause: 'effect',
          ...(instruction.place ? { place: instruction.place } : {}),
          ...(instruction.rested ? { rested: true } : {}),
        }),
      );
    case 'draw': {
      const amount = amountOf(look, instruction.amount, program);
      if (amount <= 0) return [];
      return playersOf(look, instruction.player, program).map(
        (player): Event => ({ kind: 'draw', player, amount, cause: 'effect' }),
      );
    }
    case 'discard':
      return chosen.map((item): Event => ({ kind: 'discard', item, cause: 'effect' }));
    case 'gainLife':
    case 'loseLife': {
      const amount = amountOf(look, instruction.amount, program);
      const change = instruction.op === 'gainLife' ? amount : -amount;
      if (amount <= 0) return [];
      return playersOf(look, instruction.player, program).map(
        (player): Event => ({ kind: 'life', player, change, cause: 'effect' }),
      );
    }
    case 'halveLife':
      return playersOf(look, instruction.player, program).map(
        (player): Event => ({
          kind: 'life',
          player,
          change: -(look.p.players[player].life / 2),
          cause: 'effect',
          half: true,
        }),
      );
    case 'modify':
      return modifyEvents(look, instruction, program, chosen);
    case 'counters':
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({
          kind: 'counters',
          item: item.ref,
          counter: instruction.counter,
          change: instruction.amount,
        }),
      );
    case 'control':
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({ kind: 'control', item: item.ref, to: program.controller }),
      );
    case 'produce':
      return [
        { kind: 'produce', player: program.controller, resource: instruction.resource, amount: instruction.amount },
      ];
    case 'summon':
      return objectsThat(look, { ...instruction.filter, zone: instruction.from }, program.controller, program.source)
        .slice(0, 1)
        .map(
          (item): Event => ({ kind: 'move', item: item.ref, to: 'field', cause: 'effect', under: program.controller }),
        );
    case 'prevent':
    case 'if':
    case 'may':
    case 'modes':
      return [];
  }
}

function modifyEvents<G extends GameTypes>(
  look: Look<G>,
  instruction: Extract<Instruction, { readonly op: 'modify' }>,
  program: Program,
  chosen: readonly Ref[],
): readonly Event[] {
  const { what, by: modify, until } = instruction;
  const begin = (affects: readonly Ref[] | null, filter?: Filter): Event => ({
    kind: 'beginEffect',
    effect: {
      source: program.source,
      controller: program.controller,
      modify: filter ? { ...modify, filter } : modify,
      affects,
      until,
    },
  });
  if (typeof what === 'object' && 'all' in what) {
    if (!look.rules.effectsLock(look)) return [begin(null, what.all)];
    return [begin(objectsThat(look, what.all, program.controller, program.source).map(({ ref }) => ref))];
  }
  const refs = objectsOf(look, what, program, chosen).map(({ ref }) => ref);
  return refs.length > 0 ? [begin(refs)] : [];
}

/** Whether an "if" of a text is met as it begins to resolve (intervening condition). */
export const holds = <G extends GameTypes>(
  look: Look<G>,
  condition: Condition | undefined,
  source: Item,
  controller: Seat,
): boolean => condition === undefined || evaluate(look, condition, controller, source, false);

/** The slot of a reference names the physical card, for texts about "that card". */
export const sameCard = (a: Ref, b: Ref): boolean => slotOf(a) === slotOf(b);
