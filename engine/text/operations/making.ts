/** Pseudo-cards come to be, and cease. */
import type { ObjectForms } from '../../kernel/position/card';
import type { Event } from '../../kernel/position/position';
import { amountOf, knownOf, objectsOf, playersOf } from '../objects';
import { oneOf, optional, part, place, record, word, yes } from '../shape';
import { chosenWhat, nothingChosen } from './choosing';
import type { Calls, Happens } from './operation';

export const create: Happens<'create'> = {
  does: 'happen',
  fields: {
    token: part('Token'),
    amount: part('Amount'),
    under: optional(part('Players')),
    into: optional(word('zones')),
    rested: optional(yes),
  },
  choice: nothingChosen,
  events: (look, instruction, program) => {
    const card = look.rules.tokens.get(instruction);
    if (card === undefined) return [];
    const { source: by, controller } = program;
    const { under, into, rested } = instruction;
    const one: Event = {
      kind: 'create',
      card,
      by,
      controller,
      ...(into ? { into } : {}),
      ...(rested ? { rested } : {}),
    };
    const each = under ? playersOf(look, under, program).map((seat): Event => ({ ...one, under: seat })) : [one];
    return Array.from({ length: amountOf(look, instruction.amount, program) }, () => each).flat();
  },
};

/** Also of what is not there any more: whether that can be copied is for the edition to say. */
export const copy: Happens<'copy'> = {
  does: 'happen',
  fields: { what: part('Objects') },
  choice: chosenWhat,
  events: (look, { what }, program, chosen) =>
    knownOf(look, what, program, chosen).map(
      ({ ref: of }): Event => ({ kind: 'copy', of, by: program.source, controller: program.controller }),
    ),
};

/** Made and played by a procedure of the edition. */
export const playCopy: Calls<'playCopy'> = {
  does: 'call',
  fields: { what: record<ObjectForms['target']>({ target: place(0) }) },
  procedure: 'play-copy',
  env: (look, { what }, program) => {
    const [original] = objectsOf(look, what, program);
    return { seat: program.controller, other: program.source.ref, ...(original ? { item: original.ref } : {}) };
  },
};

/** Its objects become copies of one: what that is printed as, the edition says. */
export const become: Happens<'become'> = {
  does: 'happen',
  fields: {
    what: part('Objects'),
    like: part('Objects'),
    until: oneOf('turn', 'battle', 'game'),
  },
  choice: chosenWhat,
  events: (look, { what, like, until }, program, chosen) => {
    const { source, controller } = program;
    const [original] = objectsOf(look, like, program);
    const affects = objectsOf(look, what, program, chosen).map(({ ref }) => ref);
    if (!original || affects.length === 0) return [];
    return [
      { kind: 'beginEffect', effect: { source, controller, modify: {}, affects, until }, becoming: original.ref },
    ];
  },
};

export const cease: Happens<'cease'> = {
  does: 'happen',
  fields: { what: part('Objects') },
  choice: chosenWhat,
  events: (look, { what }, program, chosen) =>
    objectsOf(look, what, program, chosen).map((item): Event => ({ kind: 'cease', item: item.ref })),
};
