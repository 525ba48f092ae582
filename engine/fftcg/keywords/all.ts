/** Every keyword ability of the Square Enix system with its words; each has a room of its own beside this one. */
import type { Words } from '../../kernel/position/card';
import * as brave from './brave';
import * as firstStrike from './first-strike';
import * as haste from './haste';
import * as party from './party';

/** In the order in which lists of them are. */
const ROOMS = [
  { name: 'brave', words: brave.WORDS },
  { name: 'haste', words: haste.WORDS },
  { name: 'first strike', words: firstStrike.WORDS },
  { name: 'party', words: party.WORDS },
] as const;

export const KEYWORD_NAMES = ROOMS.map(({ name }) => name);

/** How cards write each of them, by name. */
export const KEYWORDS: Readonly<Record<string, Words & { readonly sentence?: true }>> = Object.fromEntries(
  ROOMS.map(({ name, words }) => [name, words]),
);
