/** Every keyword ability of the Square Enix system with its words; each has a room of its own beside this one. */
import * as brave from './brave';
import * as firstStrike from './first-strike';
import * as haste from './haste';
import * as party from './party';

export const KEYWORDS = {
  brave: brave.WORDS,
  haste: haste.WORDS,
  'first strike': firstStrike.WORDS,
  party: party.WORDS,
} as const;
