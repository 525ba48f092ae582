/** Searching and foreseeing a deck, by procedures of the edition. */
import { atLeast, part, word } from '../shape';
import type { Calls } from './operation';

export const search: Calls<'search'> = {
  does: 'call',
  procedure: 'search',
  fields: { what: part('Filter'), count: atLeast(1, 1, 2), to: word('zones') },
  env: (look, { what, count, to }, program) => ({
    seat: program.controller,
    program,
    zone: to,
    sought: { filter: { ...what, zone: look.rules.zoneOf.deck, controller: 'you' }, count },
  }),
};

export const foresee: Calls<'foresee'> = {
  does: 'call',
  procedure: 'foresee',
  fields: { count: atLeast(1, 1, 2) },
  env: (_, { count }, program) => ({ seat: program.controller, program, count }),
};
