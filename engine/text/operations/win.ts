/** The game is won by what a text says. */
import type { Calls } from './operation';

export const win: Calls<'win'> = {
  does: 'call',
  fields: {},
  procedure: 'win',
  env: (_, __, { controller: seat }) => ({ seat }),
};
