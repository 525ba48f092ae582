/** What a text speaks of at this moment: objects, players and amounts. A form without a row does not compile. */
import { about } from '../kernel/position/about';
import type { Amount, Objects, Players } from '../kernel/position/card';
import { pointsOf } from '../kernel/position/dice';
import { ofAmount, ofObjects, ofPlayers } from '../kernel/position/forms';
import {
  type Event,
  type Item,
  type Moved,
  nextRef,
  otherSeat,
  type Program,
  type Ref,
  SEATS,
  type Seat,
  type Sent,
  seatOf,
} from '../kernel/position/position';
import { isPlayer, playerOf } from '../kernel/position/request';
import { abilityAt } from '../kernel/view/abilities';
import { objectsThat } from '../kernel/view/condition';
import { costIn, withXAs } from '../kernel/view/filter';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';

/** The players a text speaks of. */
export const playersOf = <G extends GameTypes>(look: Look<G>, players: Players, program: Program): readonly Seat[] =>
  ofPlayers<readonly Seat[]>(players, {
    you: () => [program.controller],
    opponent: () => [otherSeat(program.controller)],
    each: () => (look.p.turn.player === 0 ? SEATS : [1, 0]),
    target: ({ target }) =>
      (program.announced.targets[target] ?? []).flatMap((ref) => (isPlayer(ref) ? [playerOf(ref)] : [])),
  });

/**
 * The live objects a text speaks of now, to do something to them; those that have become other objects are not among them,
 * but for what the event moved that let the text trigger: that is found where it went, as long as it lies there.
 */
export const objectsOf = <G extends GameTypes>(
  look: Look<G>,
  objects: Objects,
  program: Program,
  chosen: readonly Ref[] = [],
): readonly Item[] =>
  found(look, objects, program, chosen, (ref) => look.item(ref) ?? look.item(foundAs(program, ref)));

/** The objects a text speaks of now, and of those that it finds nowhere any more what is known. */
export const knownOf = <G extends GameTypes>(
  look: Look<G>,
  objects: Objects,
  program: Program,
  chosen: readonly Ref[],
): readonly Item[] =>
  found(
    look,
    objects,
    program,
    chosen,
    (ref) => look.item(ref) ?? look.item(foundAs(program, ref)) ?? look.lately(ref),
  );

/**
 * The objects a text speaks of now, to read their values or to say what deals damage: of those that have left, the last known. A target, and what an
 * event was about, are spoken of as they were in play.
 */
export const readOf = <G extends GameTypes>(look: Look<G>, objects: Objects, program: Program): readonly Item[] =>
  found(look, objects, program, [], (ref) => {
    const move = moveOf(program, ref);
    if (move?.readNow) return look.lately(move.is);
    return ref === program.source.ref ? look.asSource(program.source) : look.asInPlay(ref);
  });

const moveOf = ({ moved }: Program, ref: Ref): Moved | undefined => moved?.find(({ was }) => was === ref);

/** What it has become where it is found. */
const foundAs = (program: Program, ref: Ref): Ref | undefined => {
  const move = moveOf(program, ref);
  return move?.isFound ? move.is : undefined;
};

function found<G extends GameTypes>(
  look: Look<G>,
  objects: Objects,
  program: Program,
  chosen: readonly Ref[],
  find: (ref: Ref) => Item | undefined,
): readonly Item[] {
  const those = (refs: readonly Ref[]): readonly Item[] =>
    refs.flatMap((ref) => (isPlayer(ref) ? [] : (find(ref) ?? [])));
  return ofObjects<readonly Item[]>(objects, {
    this: () => those([program.source.ref]),
    it: () => those(subjectOf(program.event)),
    'this and it': () => those([program.source.ref, ...subjectOf(program.event)]),
    used: () => those(program.announced.used ?? []),
    moved: () => (program.announced.sent ? arrivedBy(look, program.announced.sent) : []),
    target: ({ target }) => those(program.announced.targets[target] ?? []),
    each: ({ each }) => objectsThat(look, withXAs(each, program.announced.x), program.controller, program.source),
    choose: () => those(chosen),
    top: ({ top, of }) => playersOf(look, of, program).flatMap((seat) => look.top(seat, top)),
  });
}

/** What a text moved and is found where it was to go: nothing that was put elsewhere instead, or has moved on since. */
const arrivedBy = <G extends GameTypes>(look: Look<G>, { refs, to }: Sent): readonly Item[] =>
  refs.flatMap((ref) => look.item(nextRef(ref)) ?? []).filter(({ zone }) => zone === to);

/** The object an event is about, for texts that say "it". */
const subjectOf = (event: Event | undefined): readonly Ref[] => (event ? about(event).objects : []);

/** The types by which a text calls its objects, or called them when they became its targets. */
export function typesNamed<G extends GameTypes>(
  look: Look<G>,
  objects: Objects,
  program: Program,
): readonly string[] | undefined {
  const nothing = (): undefined => undefined;
  return ofObjects<readonly string[] | undefined>(objects, {
    this: nothing,
    it: nothing,
    'this and it': nothing,
    used: nothing,
    moved: nothing,
    target: ({ target }) => {
      const ability = abilityAt(look.rules, program.key);
      return ability && 'targets' in ability ? ability.targets?.[target]?.filter.types : undefined;
    },
    each: ({ each }) => each.types,
    choose: ({ choose }) => choose.types,
    top: nothing,
  });
}

/** An amount a text names, at this moment; never below 0. */
export const amountOf = <G extends GameTypes>(look: Look<G>, amount: Amount, program: Program): number =>
  ofAmount<number>(amount, {
    number: (fixed) => fixed,
    X: () => program.announced.x,
    count: ({ count, times }) =>
      objectsThat(look, withXAs(count, program.announced.x), program.controller, program.source, undefined, true)
        .length * (times ?? 1),
    life: ({ life }) => Math.max(0, look.p.players[seatOf(life, program.controller)].life),
    stat: ({ stat, of }) =>
      readOf(look, of, program).reduce((sum, item) => sum + Math.max(0, numberOf(look, item, stat)), 0),
    costOf: ({ costOf }) =>
      readOf(look, costOf, program).reduce(
        (sum, item) => sum + costIn(item, look.print(item), look.rules.zoneOf.stack),
        0,
      ),
    numberOf: ({ numberOf, of }) =>
      readOf(look, of, program).reduce((sum, item) => sum + look.numberOf(item, numberOf), 0),
    rolled: () => program.rolled ?? program.announced.rolled ?? 0,
    'that much': () => muchOf(program.event),
    half: ({ half, rounded }) => wholeOf(look, amountOf(look, half, program) / 2, rounded),
    double: ({ double }) => amountOf(look, double, program) * 2,
    times: ({ times, of }) => times * amountOf(look, of, program),
    less: ({ less, than }) => Math.max(0, amountOf(look, than, program) - less),
    more: ({ more, than }) => amountOf(look, than, program) + more,
  });

/** A value of an object; of one that has no such value, what the edition takes for it. */
const numberOf = <G extends GameTypes>(look: Look<G>, item: Item, stat: string): number =>
  look.chars(item).stats[stat] ?? look.rules.undefinedIs(look);

/** How much an event was; of one that has no amount, nothing. Of dice that have yet to fall it is how many they are. */
function muchOf(event: Event | undefined): number {
  if (!event) return 0;
  if (event.kind === 'life') return Math.abs(event.change);
  if (event.kind === 'roll') return event.rolls.length === 0 ? event.dice : pointsOf(event);
  return 'amount' in event && typeof event.amount === 'number' ? event.amount : 0;
}

/** A whole number: of a fraction the next one, up or down as the text says, or else the edition. */
const wholeOf = <G extends GameTypes>(look: Look<G>, value: number, rounded: 'down' | undefined): number => {
  if (Number.isInteger(value)) return value;
  return (rounded ?? look.rules.fractions(look)) === 'down' ? Math.floor(value) : Math.ceil(value);
};
