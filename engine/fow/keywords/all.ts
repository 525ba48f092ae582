/** Every keyword of Force of Will with its words; each has a room of its own beside this one. */
import * as explode from './explode';
import * as firstStrike from './first-strike';
import * as flying from './flying';
import * as indestructible from './indestructible';
import * as pierce from './pierce';
import * as quickcast from './quickcast';
import * as swiftness from './swiftness';
import * as targetAttack from './target-attack';

export const KEYWORDS = {
  pierce: pierce.WORDS,
  targetAttack: targetAttack.WORDS,
  firstStrike: firstStrike.WORDS,
  explode: explode.WORDS,
  flying: flying.WORDS,
  swiftness: swiftness.WORDS,
  quickcast: quickcast.WORDS,
  indestructible: indestructible.WORDS,
} as const;
