/** What a text speaks of at this moment, and what an instruction asks to happen. */

import { about } from '../position/about';
import type { Amount, Condition, Instruction, Objects, Players } from '../position/card';
import {
  type Event,
  type Filter,
  type Item,
  otherSeat,
  type Program,
  type Ref,
  SEATS,
  type Seat,
} from '../position/position';
import { abilityAt } from '../view/abilities';
import { evaluate, objectsThat } from '../view/condition';
import type { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';

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

/** The types by which a text calls its objects, or called them when they became its targets. */
function typesNamed<G extends GameTypes>(
  look: Look<G>,
  objects: Objects,
  program: Program,
): readonly string[] | undefined {
  if (typeof objects === 'string') return undefined;
  if ('each' in objects) return objects.each.types;
  if ('choose' in objects) return objects.choose.types;
  const ability = abilityAt(look.rules, program.key);
  return ability && 'targets' in ability ? ability.targets?.[objects.target]?.filter.types : undefined;
}

/** The object an event is about, for texts that say "it". */
const subjectOf = (event: Event | undefined): readonly Ref[] => (event ? about(event).objects : []);

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
      const named = typesNamed(look, instruction.what, program);
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({ kind, item: item.ref, by, cause: 'effect', ...(named ? { named } : {}) }),
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
      return objectsOf(look, instruction.what, program, chosen).map(
        (item): Event => ({ kind: 'summon', item: item.ref, under: program.controller }),
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
