/** Every keyword ability of the Square Enix system with its words; each has a room of its own beside this one. */
import type { Takes, Words } from '../../kernel/position/card';
import * as assist from './assist';
import * as awakening from './awakening';
import * as brave from './brave';
import * as firstStrike from './first-strike';
import * as formation from './formation';
import * as haste from './haste';
import * as jobChange from './job-change';
import * as junction from './junction';
import * as levelUp from './level-up';
import * as link from './link';
import * as overdrive from './overdrive';
import * as party from './party';
import * as unequip from './unequip';
import * as warGod from './war-god';

/** In the order in which lists of them are. */
const ROOMS = [
  { name: 'brave', words: brave.WORDS },
  { name: 'haste', words: haste.WORDS },
  { name: 'first strike', words: firstStrike.WORDS },
  { name: 'party', words: party.WORDS },
  { name: 'levelUp', words: levelUp.WORDS },
  { name: 'link', words: link.WORDS, takes: link.TAKES },
  { name: 'awakening', words: awakening.WORDS, takes: awakening.TAKES },
  { name: 'jobChange', words: jobChange.WORDS, takes: jobChange.TAKES },
  { name: 'assist', words: assist.WORDS, takes: assist.TAKES },
  { name: 'formation', words: formation.WORDS, takes: formation.TAKES },
  { name: 'overdrive', words: overdrive.WORDS, takes: overdrive.TAKES },
  { name: 'unequip', words: unequip.WORDS, takes: unequip.TAKES },
  { name: 'warGod', words: warGod.WORDS, takes: warGod.TAKES },
  { name: 'junction', words: junction.WORDS, takes: junction.TAKES },
] as const;

const takes: readonly { readonly name: string; readonly takes?: Takes }[] = ROOMS;
/** What keywords say more than their name; those that are not here say nothing. */
export const KEYWORD_ARGS: Readonly<Record<string, Takes>> = Object.fromEntries(
  takes.flatMap((room) => (room.takes ? [[room.name, room.takes] as const] : [])),
);

export const KEYWORD_NAMES = ROOMS.map(({ name }) => name);

/** How cards write each of them, by name. */
export const KEYWORDS: Readonly<Record<string, Words & { readonly sentence?: true }>> = Object.fromEntries(
  ROOMS.map(({ name, words }) => [name, words]),
);
