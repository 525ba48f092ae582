/** Every keyword of Force of Will with its words; each has a room of its own beside this one. */
import type { Takes, Words } from '../../kernel/position/card';
import * as awakening from './awakening';
import * as bane from './bane';
import * as barrier from './barrier';
import * as bloodlust from './bloodlust';
import * as crest from './crest';
import * as divinity from './divinity';
import * as drain from './drain';
import * as energize from './energize';
import * as equip from './equip';
import * as evolution from './evolution';
import * as explode from './explode';
import * as firstStrike from './first-strike';
import * as flying from './flying';
import * as godsArt from './gods-art';
import * as grimoire from './grimoire';
import * as imperishable from './imperishable';
import * as incarnation from './incarnation';
import * as indestructible from './indestructible';
import * as inheritance from './inheritance';
import * as limit from './limit';
import * as mana from './mana';
import * as mobilize from './mobilize';
import * as nothing from './null';
import * as pierce from './pierce';
import * as quickcast from './quickcast';
import * as remnant from './remnant';
import * as resonance from './resonance';
import * as rune from './rune';
import * as seal from './seal';
import * as sealItem from './seal-item';
import * as shift from './shift';
import * as stealth from './stealth';
import * as story from './story';
import * as swiftness from './swiftness';
import * as targetAttack from './target-attack';
import * as torrent from './torrent';
import * as willOfDespair from './will-of-despair';
import * as willOfHope from './will-of-hope';

/** In the order in which lists of them are. */
const ROOMS = [
  { name: 'pierce', words: pierce.WORDS },
  { name: 'targetAttack', words: targetAttack.WORDS },
  { name: 'firstStrike', words: firstStrike.WORDS },
  { name: 'explode', words: explode.WORDS },
  { name: 'flying', words: flying.WORDS },
  { name: 'swiftness', words: swiftness.WORDS },
  { name: 'quickcast', words: quickcast.WORDS, takes: quickcast.TAKES },
  { name: 'indestructible', words: indestructible.WORDS },
  { name: 'barrier', words: barrier.WORDS, takes: barrier.TAKES },
  { name: 'grimoire', words: grimoire.WORDS, takes: grimoire.TAKES },
  { name: 'bloodlust', words: bloodlust.WORDS },
  { name: 'drain', words: drain.WORDS },
  { name: 'bane', words: bane.WORDS },
  { name: 'remnant', words: remnant.WORDS, takes: remnant.TAKES },
  { name: 'godsArt', words: godsArt.WORDS, takes: godsArt.TAKES },
  { name: 'seal', words: seal.WORDS, takes: seal.TAKES },
  { name: 'null', words: nothing.WORDS, takes: nothing.TAKES },
  { name: 'evolution', words: evolution.WORDS, takes: evolution.TAKES },
  { name: 'limit', words: limit.WORDS, takes: limit.TAKES },
  { name: 'mana', words: mana.WORDS, takes: mana.TAKES },
  { name: 'mobilize', words: mobilize.WORDS, takes: mobilize.TAKES },
  { name: 'resonance', words: resonance.WORDS, takes: resonance.TAKES },
  { name: 'inheritance', words: inheritance.WORDS, takes: inheritance.TAKES },
  { name: 'torrent', words: torrent.WORDS, takes: torrent.TAKES },
  { name: 'awakening', words: awakening.WORDS, takes: awakening.TAKES },
  { name: 'stealth', words: stealth.WORDS, takes: stealth.TAKES },
  { name: 'incarnation', words: incarnation.WORDS, takes: incarnation.TAKES },
  { name: 'imperishable', words: imperishable.WORDS },
  { name: 'energize', words: energize.WORDS, takes: energize.TAKES },
  { name: 'equip', words: equip.WORDS, takes: equip.TAKES },
  { name: 'sealItem', words: sealItem.WORDS, takes: sealItem.TAKES },
  { name: 'story', words: story.WORDS, takes: story.TAKES },
  { name: 'divinity', words: divinity.WORDS, takes: divinity.TAKES },
  { name: 'rune', words: rune.WORDS, takes: rune.TAKES },
  { name: 'crest', words: crest.WORDS, takes: crest.TAKES },
  { name: 'shift', words: shift.WORDS, takes: shift.TAKES },
  { name: 'willOfHope', words: willOfHope.WORDS },
  { name: 'willOfDespair', words: willOfDespair.WORDS },
] as const;

const takes: readonly { readonly name: string; readonly takes?: Takes }[] = ROOMS;
/** What keywords say more than their name; those that are not here say nothing. */
export const KEYWORD_ARGS: Readonly<Record<string, Takes>> = Object.fromEntries(
  takes.flatMap((room) => (room.takes ? [[room.name, room.takes] as const] : [])),
);

export const KEYWORD_NAMES = ROOMS.map(({ name }) => name);

/** How cards write each of them, by name. */
export const KEYWORDS: Readonly<Record<string, Words & { readonly sentence?: true; readonly joins?: true }>> =
  Object.fromEntries(ROOMS.map(({ name, words }) => [name, words]));
