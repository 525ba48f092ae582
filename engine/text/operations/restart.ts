/** The game is begun anew, with the card that says so in a place of its own where it names one. */
import { optional, word } from '../shape';
import type { Calls } from './operation';

export const restart: Calls<'restart'> = {
  does: 'call',
  fields: { this: optional(word('zones')) },
  procedure: 'restart',
  env: (_, { this: zone }, { source, controller }) => ({
    seat: controller,
    ...(zone === undefined ? {} : { item: source.ref, zone }),
  }),
};
