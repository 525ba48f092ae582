/** Searching and foreseeing a deck, by procedures of the edition. */
import { atLeast, optional, part, word, yes } from '../shape';
import type { Calls } from './operation';

export const search: Calls<'search'> = {
  does: 'call',
  procedure: 'search',
  fields: { what: part('Filter'), count: atLeast(1, 1, 2), to: word('zones'), rested: optional(yes) },
  env: (look, { what, count, to, rested }, program) => ({
    seat: program.controller,
    program,
    zone: to,
    ...(rested && { rested }),
    sought: { filter: { ...what, zone: look.rules.zoneOf.deck, controller: 'you' }, count },
  }),
};

export const foresee: Calls<'foresee'> = {
  does: 'call',
  procedure: 'foresee',
  fields: { count: atLeast(1, 1, 2) },
  env: (_, { count }, program) => ({ seat: program.controller, program, count }),
};
