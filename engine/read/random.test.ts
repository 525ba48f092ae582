/** Texts made up from the description of the text language are read back, whatever it has a row for. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, wordListsOf } from '../editions';
import type { CardDefinition } from '../kernel/position/card';
import type { WordLists } from '../kernel/position/word-lists';
import { wordsOf } from '../words';
import { treesOf } from '../words/testing/trees';
import { readerFor } from '.';
import { MOST_LETTERS } from './chart';
import type { Language } from './normal';

const LANGUAGES: readonly Language[] = ['ja', 'en'];
/** In the place of what an edition has no words for: texts that have it are left out. */
const NOTHING = ['none'];
const TREES = 40;

describe.each(EDITIONS)('%s', (edition) => {
  const lists = wordListsOf(edition);
  const alphabet: WordLists = {
    ...lists,
    ...Object.fromEntries(Object.entries(lists).map(([list, words]) => [list, words.length > 0 ? words : NOTHING])),
    traits: ['騎士', 'Knight'],
    counters: [...lists.counters, 'moss'],
  };
  it.each(LANGUAGES)('reads back in %s what it prints', (language) => {
    const [type = ''] = lists.types;
    const card: CardDefinition = { name: { ja: '試しの札', en: 'Test Piece' }, faces: [{ types: [type] }] };
    const trees = fc.sample(treesOf(alphabet).of('Ability'), { numRuns: TREES, seed: 7 });
    const texts = trees.map((ability) => wordsOf(edition).ability(ability, card)[language]);
    const known = texts.filter((text) => !text.includes('‹') && text.length < MOST_LETTERS);
    expect(known.length).toBeGreaterThan(TREES / 2);
    const reader = readerFor(edition, language, card);
    expect(known.filter((text) => reader.read(text).abilities.length === 0)).toEqual([]);
  });
});
