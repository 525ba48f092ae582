/** Something is removed from the game for the card with the text, by a procedure of the edition. */
import type { Calls } from './operation';

export const junction: Calls<'junction'> = {
  does: 'call',
  fields: {},
  procedure: 'junction',
  env: (_, __, program) => ({ seat: program.controller, program }),
};
