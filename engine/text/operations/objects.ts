/** What is done to objects: destroyed, moved, rested, given counters or another controller. */
import type { ObjectForms, Objects } from '../../kernel/position/card';
import { type Event, type Program, type Ref, SEATS, type Seat, sideOf } from '../../kernel/position/position';
import { holding } from '../../kernel/view/held';
import type { Look } from '../../kernel/view/look';
import type { GameTypes } from '../../kernel/view/ruleset';
import { UNTIL } from '../duration';
import { amountOf, objectsOf, playersOf, typesNamed } from '../objects';
import { atLeast, either, just, number, oneOf, only, optional, part, place, record, word, yes } from '../shape';
import { chosenOf, chosenWhat } from './choosing';
import type { Calls, Happens, InstructionMap } from './operation';

const WHAT = { what: part('Objects') };
const THIS_OR_TARGET = either<'this' | ObjectForms['target']>(just('this'), record({ target: place(0) }));

/**
 * An object ceases by an effect: the types by which the text calls it stand in the event, and of what is banished the player
 * who does it.
 */
const ceasing = (kind: 'destroy' | 'banish'): Happens<'destroy' | 'banish'> => ({
  does: 'happen',
  fields: WHAT,
  choice: chosenWhat,
  events: (look, { what }, program, chosen) => {
    const named = typesNamed(look, what, program);
    return objectsOf(look, what, program, chosen).map(
      ({ ref: item }): Event => ({
        kind,
        item,
        by: program.source.ref,
        cause: 'effect',
        ...(named ? { named } : {}),
        ...(kind === 'banish' ? { player: chooserOf(look, what, program, item) } : {}),
      }),
    );
  },
});
export const destroy = ceasing('destroy');
export const banish = ceasing('banish');

/** Who does something with an object: the one who has chosen it for that, otherwise the controller of the text. */
function chooserOf<G extends GameTypes>(look: Look<G>, what: Objects, { picked, ...program }: Program, ref: Ref): Seat {
  const open = chosenOf(what);
  const at = picked?.findIndex((refs) => refs.includes(ref)) ?? -1;
  const choosers = open === null || at < 0 ? [] : playersOf(look, open.by, program);
  return choosers[at] ?? program.controller;
}

const turning = (kind: 'rest' | 'recover'): Happens<'rest' | 'recover'> => ({
  does: 'happen',
  fields: WHAT,
  choice: chosenWhat,
  events: (look, { what }, program, chosen) =>
    objectsOf(look, what, program, chosen).map((item): Event => ({ kind, item: item.ref, cause: 'effect' })),
});
export const rest = turning('rest');
export const recover = turning('recover');

export const cancel: Happens<'cancel'> = {
  does: 'happen',
  fields: WHAT,
  choice: chosenWhat,
  events: (look, { what }, program, chosen) =>
    objectsOf(look, what, program, chosen).map(
      (item): Event => ({ kind: 'cancel', item: item.ref, by: program.source.ref }),
    ),
};

export const move: Happens<'move'> = {
  does: 'happen',
  fields: {
    ...WHAT,
    to: word('zones'),
    place: optional(oneOf('top', 'bottom')),
    rested: optional(yes),
    faceDown: optional(yes),
    side: optional(only('operations', 'turn', just('back'))),
    under: optional(part('Players')),
    counters: optional(
      only(
        'operations',
        'moveCounters',
        record<NonNullable<InstructionMap['move']['counters']>>({
          counter: word('counters'),
          amount: atLeast(1, 1, 2),
        }),
      ),
    ),
  },
  choice: chosenWhat,
  events: (look, { what, to, place: at, rested, faceDown, side, under, counters: more }, program, chosen) => {
    const [said] = under === undefined ? [] : playersOf(look, under, program);
    const meant = said === undefined ? { seat: program.controller } : ({ seat: said, said: true } as const);
    const isInPlay = look.rules.zones[to]?.side === 'controller';
    const isOnTop = typeof what === 'object' && 'top' in what;
    return objectsOf(look, what, program, chosen).map(
      (item): Event => ({
        kind: 'move',
        item: item.ref,
        to,
        cause: 'effect',
        ...(at ? { place: at } : {}),
        ...(isOnTop ? { offTheTop: item.owner } : {}),
        ...(rested ? { rested: true } : {}),
        ...(faceDown ? { faceDown: true } : {}),
        ...(side ? { face: 1 } : {}),
        ...(isInPlay ? { meant } : {}),
        ...(more ? { with: { [more.counter]: more.amount } } : {}),
      }),
    );
  },
};

export const counters: Happens<'counters'> = {
  does: 'happen',
  fields: { ...WHAT, counter: word('counters'), amount: number(-1, 0, 1, 2) },
  choice: chosenWhat,
  events: (look, { what, counter, amount: change }, program, chosen) =>
    objectsOf(look, what, program, chosen).map(
      (item): Event => ({ kind: 'counters', item: item.ref, counter, change }),
    ),
};

/** As many as are there to be taken; the first of several that they could be put on gets them. */
export const moveCounters: Happens<'moveCounters'> = {
  does: 'happen',
  fields: {
    from: THIS_OR_TARGET,
    to: part('Objects'),
    counter: word('counters'),
    amount: optional(atLeast(1, 1, 2)),
  },
  choice: ({ to }) => chosenOf(to),
  events: (look, { from, to, counter, amount }, program, chosen) => {
    const [target] = objectsOf(look, to, program, chosen);
    if (target === undefined) return [];
    return objectsOf(look, from, program).flatMap(({ ref: item, counters: has }): readonly Event[] => {
      const change = Math.min(amount ?? Number.POSITIVE_INFINITY, has[counter] ?? 0);
      if (change === 0 || item === target.ref) return [];
      return [
        { kind: 'counters', item, counter, change: -change },
        { kind: 'counters', item: target.ref, counter, change },
      ];
    });
  },
};

const undergoing = (kind: 'restore' | 'withdraw'): Happens<'restore' | 'withdraw'> => ({
  does: 'happen',
  fields: WHAT,
  choice: chosenWhat,
  events: (look, { what }, program, chosen) =>
    objectsOf(look, what, program, chosen).map((item): Event => ({ kind, item: item.ref })),
});
export const restore = undergoing('restore');
export const withdraw = undergoing('withdraw');

/** It comes into play by a procedure of the edition. */
export const judge: Calls<'judge'> = {
  does: 'call',
  fields: { what: record<ObjectForms['target']>({ target: place(0) }) },
  procedure: 'judge-by-text',
  env: (look, { what }, program) => {
    const [ruler] = objectsOf(look, what, program);
    return { seat: program.controller, ...(ruler ? { item: ruler.ref } : {}) };
  },
};

/** Its new targets are chosen by a procedure of the edition. */
export const retarget: Calls<'retarget'> = {
  does: 'call',
  fields: { what: record<ObjectForms['target']>({ target: place(0) }) },
  procedure: 'retarget',
  env: (look, { what }, program) => {
    const [waiting] = objectsOf(look, what, program);
    return { seat: program.controller, ...(waiting ? { item: waiting.ref } : {}) };
  },
};

export const control: Happens<'control'> = {
  does: 'happen',
  fields: { ...WHAT, until: optional(UNTIL) },
  choice: chosenWhat,
  events: (look, { what, until }, program, chosen) =>
    objectsOf(look, what, program, chosen).flatMap((item): readonly Event[] => {
      const { source, controller } = program;
      if (until === undefined) return [{ kind: 'control', item: item.ref, to: controller }];
      const takenFrom = holding(look.p, item)[0]?.takenFrom ?? item.controller;
      return [
        { kind: 'beginEffect', effect: { source, controller, modify: {}, affects: [item.ref], takenFrom, until } },
        { kind: 'control', item: item.ref, to: controller, held: true },
      ];
    }),
};

export const summon: Happens<'summon'> = {
  does: 'happen',
  fields: WHAT,
  choice: chosenWhat,
  events: (look, { what }, program, chosen) =>
    objectsOf(look, what, program, chosen).map(
      (item): Event => ({ kind: 'summon', item: item.ref, under: program.controller }),
    ),
};

export const heal: Happens<'heal'> = {
  does: 'happen',
  fields: { ...WHAT, amount: optional(part('Amount')) },
  choice: chosenWhat,
  events: (look, { what, amount: much }, program, chosen) => {
    const amount = much === undefined ? {} : { amount: amountOf(look, much, program) };
    return objectsOf(look, what, program, chosen).flatMap(({ ref, damage }): readonly Event[] =>
      damage > 0 ? [{ kind: 'clearDamage', item: ref, ...amount }] : [],
    );
  },
};

const showing = (to: (controller: Seat) => readonly Seat[]): Happens<'reveal' | 'look'> => ({
  does: 'happen',
  fields: WHAT,
  choice: chosenWhat,
  events: (look, { what }, program, chosen) =>
    objectsOf(look, what, program, chosen).map(
      (item): Event => ({ kind: 'show', item: item.ref, to: to(program.controller) }),
    ),
});
export const reveal = showing(() => SEATS);
export const look = showing((controller) => [controller]);

/** What has no place to be put on stays where it is. */
export const attach: Happens<'attach'> = {
  does: 'happen',
  fields: {
    what: THIS_OR_TARGET,
    to: part('Objects'),
  },
  choice: ({ to }) => chosenOf(to),
  events: (look, { what, to }, program, chosen) => {
    const on = objectsOf(look, to, program, chosen).map(({ ref }) => ref);
    if (on.length === 0) return [];
    const { battlefield } = look.rules.zoneOf;
    return objectsOf(look, what, program, chosen).map(
      ({ ref: item, zone }): Event =>
        zone === battlefield
          ? { kind: 'attach', item, on }
          : { kind: 'move', item, to: battlefield, cause: 'effect', under: program.controller, on },
    );
  },
};

export const wear: Happens<'wear'> = {
  does: 'happen',
  fields: { what: part('Objects'), by: part('Objects'), to: word('zones') },
  choice: chosenWhat,
  events: (look, { what, by, to }, program, chosen) => {
    const [wearer] = objectsOf(look, by, program);
    if (!wearer) return [];
    return objectsOf(look, what, program, chosen).map(
      ({ ref: item }): Event => ({
        kind: 'move',
        item,
        to,
        cause: 'effect',
        under: wearer.controller,
        on: [wearer.ref],
      }),
    );
  },
};

/** What has no other side, and what lies with that side up already, is not turned. */
export const turn: Happens<'turn'> = {
  does: 'happen',
  fields: { ...WHAT, side: oneOf('front', 'back') },
  choice: chosenWhat,
  events: (look, { what, side: wanted }, program, chosen) => {
    const side = wanted === 'front' ? 0 : 1;
    const by = look.rules.abilities.get(program.key)?.keyword?.name;
    return objectsOf(look, what, program, chosen).flatMap((item): readonly Event[] =>
      sideOf(item) === side ? [] : [{ kind: 'face', item: item.ref, side, ...(by === undefined ? {} : { by }) }],
    );
  },
};
