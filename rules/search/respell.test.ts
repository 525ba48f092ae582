import { describe, expect, test } from 'vitest';
import { readContent } from '../content';
import { normalised } from './normalise';
import { HOMOPHONES, respelled, type Vocabulary } from './respell';

const vocabulary: Vocabulary = {
  words: () => ['priorit', 'recover', 'replac', 'フリーコスト', 'ルーラーエリア', 'エンドフェーズ'],
  frequency: (word) => (vocabulary.words().includes(word) ? 1 : 0),
};

const read = (typed: string) => respelled(normalised(typed), vocabulary);

describe('slips in a question', () => {
  test.each([
    ['rceover a stone', 'recover a stone'],
    ['simultanious damage', 'simultaneous damage'],
    ['replcae it', 'replac it'],
    ['ふりーこすと', 'フリーコスト'],
    ['ルーラエリアには', 'ルーラーエリアには'],
    ['常時脳力', '常時能力'],
    ['徐外エリア', '除外エリア'],
    ['召還酔い', '召喚酔い'],
  ])('%s is read as %s', (typed, meant) => expect(read(typed)).toBe(meant));

  test.each(['recover', 'prio', 'who goes first', 'フリーコ', 'チェイス', 'j/リゾネーター', '806.2a'])(
    '%s stays as it is',
    (typed) => expect(read(typed)).toBe(normalised(typed)),
  );
});

test('no text has what is taken for a homophone', () => {
  const content = readContent();
  const texts = JSON.stringify([[...content.clauses.values()], [...content.asked.values()]]);
  expect(Object.keys(HOMOPHONES).filter((slip) => texts.includes(slip))).toEqual([]);
});
