/** Every keyword of Force of Will with its words; each has a room of its own beside this one. */
import type { Words } from '../../kernel/position/card';
import * as bane from './bane';
import * as barrier from './barrier';
import * as bloodlust from './bloodlust';
import * as drain from './drain';
import * as explode from './explode';
import * as firstStrike from './first-strike';
import * as flying from './flying';
import * as grimoire from './grimoire';
import * as indestructible from './indestructible';
import * as pierce from './pierce';
import * as quickcast from './quickcast';
import * as swiftness from './swiftness';
import * as targetAttack from './target-attack';

/** In the order in which lists of them are. */
const ROOMS = [
  { name: 'pierce', words: pierce.WORDS },
  { name: 'targetAttack', words: targetAttack.WORDS },
  { name: 'firstStrike', words: firstStrike.WORDS },
  { name: 'explode', words: explode.WORDS },
  { name: 'flying', words: flying.WORDS },
  { name: 'swiftness', words: swiftness.WORDS },
  { name: 'quickcast', words: quickcast.WORDS },
  { name: 'indestructible', words: indestructible.WORDS },
  { name: 'barrier', words: barrier.WORDS },
  { name: 'grimoire', words: grimoire.WORDS },
  { name: 'bloodlust', words: bloodlust.WORDS },
  { name: 'drain', words: drain.WORDS },
  { name: 'bane', words: bane.WORDS },
] as const;

export const KEYWORD_NAMES = ROOMS.map(({ name }) => name);

/** How cards write each of them, by name. */
export const KEYWORDS: Readonly<Record<string, Words & { readonly sentence?: true }>> = Object.fromEntries(
  ROOMS.map(({ name, words }) => [name, words]),
);
