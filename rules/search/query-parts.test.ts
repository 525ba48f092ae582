import { describe, expect, test } from 'vitest';
import type { Lang } from '../documents';
import { readQuestion } from './concepts';
import { normalise, normalised } from './normalise';
import { numberKey, readNumber } from './number-route';
import { PLAIN_WORDS } from './plain-words';
import { readWords } from './query-words';
import { soughtBy } from './question-words';
import { snippet } from './snippet';
import { tokensOf } from './tokens';

describe('normalising', () => {
  test.each([
    ['Ｐｉｅｒｃｅ', 'pierce'],
    ['ﾘｿﾞﾈｲﾀｰ', 'リゾネーター'],
    ['リゾネイター', 'リゾネーター'],
    ['レゾネーター', 'リゾネーター'],
    ['ドロウ', 'ドロー'],
    ['アデクション', 'アディション'],
    ['アディクション', 'アディション'],
    ['ヴァルハラ', 'バルハラ'],
    ['ウィルとイラスト', 'ウィルとイラスト'],
    ['God’s', "god's"],
  ])('%s becomes %s', (from, to) => expect(normalised(from)).toBe(to));

  test.each(['ｶﾞ𠮷Ⅲ「Ａ」', '\ud800ﾞ Ｊ／ﾙｰﾗｰ', '⑩㌔ﬁ'])('with the places of its characters %s is the same', (text) => {
    expect(normalised(text)).toBe(normalise(text).text);
  });

  test('every character knows where it came from', () => {
    const { text, at } = normalise('ｱﾃﾞｸｼｮﾝとＪ');
    expect(text).toBe('アディションとj');
    expect(at[text.indexOf('と')]).toBe(7);
    expect(at[text.indexOf('j')]).toBe(8);
    expect(at.at(-1)).toBe(9);
  });
});

test('tokens: pairs, single kanji, whole words, compounds and stems, no pairs of hiragana', () => {
  const tokens = tokensOf(normalised('J/リゾネイターが破壊された Battles')).map(({ text }) => text);
  expect(tokens).toEqual(expect.arrayContaining(['j/リゾネーター', 'リゾネーター', '破壊', '破', '壊', 'battl']));
  expect(tokens).not.toContain('され');
});

describe('reading a query', () => {
  const typed = (words: string) => readQuestion(words).concepts.map((concept) => concept.typed);

  test('glossary terms are concepts, stop phrases are dropped', () => {
    expect(typed('先制攻撃とは')).toEqual(['先制攻撃']);
    expect(typed('what is first strike?')).toEqual(['first strike']);
    expect(readQuestion('先制攻撃とは').sought.definition).toBe(true);
    expect(readQuestion('メインデッキは何枚').sought.amount).toBe(true);
  });

  test('nothing but stop words is asked as it stands', () => {
    expect(typed('how many')).toEqual(['how', 'many']);
  });

  test('a term brings its words in the other language and its old names', () => {
    const [concept] = readQuestion('瞬動').concepts;
    const said = concept?.phrases.en.map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(['quickcast', 'chant-instant']));
    expect(concept?.phrases.ja.map(({ text }) => text)).toContain('詠唱破棄');
  });

  test('a document limits terms to its game', () => {
    const ids = (doc: 'fow-8.01' | 'fftcg') => readQuestion('属性', doc).concepts[0]?.terms.map(({ id }) => id);
    expect(ids('fow-8.01')).toEqual(['attribute']);
    expect(ids('fftcg')).toEqual(['element']);
  });
});

describe('what else says the same', () => {
  const said = (words: string, lang: Lang) =>
    readQuestion(words).concepts.flatMap((concept) => concept.phrases[lang].map(({ text }) => text));

  test('every row of plain words is asked with, and written with, in both languages', () => {
    const lists = PLAIN_WORDS.flatMap(({ asked, written }) => [asked.ja, asked.en, written.ja, written.en]);
    expect(lists.filter((words) => words.length === 0)).toEqual([]);
  });

  test('what is said at the table brings what the rules write', () => {
    expect(said('伏せたカード', 'ja')).toContain('裏向き');
    expect(said('opening hand', 'en')).toContain('top 5 cards');
  });

  test('a zone brings the word for all zones', () => {
    expect(said('graveyard', 'en')).toContain('zone');
  });

  test('will is asked for when it is the resource', () => {
    expect(readQuestion('when is unused will lost').concepts.map(({ typed }) => typed)).toContain('unused will');
    expect(readQuestion('who will win').concepts.map(({ typed }) => typed)).not.toContain('will');
  });

  test('a particle is no part of a word', () => {
    expect(readQuestion('途中で').concepts.map(({ typed }) => typed)).toEqual(['途中']);
  });
});

test('a query tells what kind of answer it asks for', () => {
  expect(soughtBy('手札は何枚まで')).toMatchObject({ amount: true, limit: true });
  expect(soughtBy('when can i cast summons')).toMatchObject({ timing: true, amount: false });
  expect(soughtBy('どこに置く')).toMatchObject({ amount: false, timing: false });
});

test.each([
  ['ffのデッキ', 'デッキ'],
  ['ffパーティ', 'パーティ'],
  ['fftcgでは召喚獣', '召喚獣'],
  ['ff 召喚獣', '召喚獣'],
])('the game that %s names is told apart from what is asked', (asked, text) => {
  expect(readWords(asked)).toEqual({ text, doc: 'fftcg', numbers: [] });
});

describe('numbers', () => {
  test('only what is a number and nothing else', () => {
    expect(readNumber('806.2a')).toEqual({ key: '806.2.a' });
    expect(readNumber('5.5 8.5.2')).toEqual({ key: '8.5.2', doc: 'fow-5.5' });
    expect(readNumber('100 ダメージ')).toBeUndefined();
    expect(readNumber('2 cards')).toBeUndefined();
    expect(readNumber('pierce')).toBeUndefined();
  });

  test('spellings of one id have one key', () => {
    expect(new Set(['806.2a', '806-2a', '806.2.a', '806 2A'].map(numberKey)).size).toBe(1);
  });
});

describe('excerpts', () => {
  const shown = (pieces: { text: string; marked: boolean }[]) =>
    pieces.map(({ text, marked }) => (marked ? `<${text}>` : text)).join('');

  test('marks keep the spelling of the text', () => {
    expect(shown(snippet('リゾネーターが破壊される', ['リゾネーター', '破壊'], [], 90))).toBe(
      '<リゾネーター>が<破壊>される',
    );
    expect(shown(snippet('The resonators attack', [], [['resonator']], 90))).toBe('The <resonators> attack');
  });

  test('words that belong together are marked together', () => {
    expect(shown(snippet('First Strike, the first player', [], [['first', 'strik']], 90))).toBe(
      '<First Strike>, the first player',
    );
  });

  test('a cut is never within a word', () => {
    expect(shown(snippet('The resonators attack', [], [], 13))).toBe('The …');
    expect(shown(snippet('The resonators attack', [], [], 14))).toBe('The resonators…');
  });

  test('a long text is cut around what was found', () => {
    const text = `${'前の文である。'.repeat(20)}貫通を持つ。${'後の文である。'.repeat(20)}`;
    const cut = shown(snippet(text, ['貫通'], [], 40));
    expect(cut).toMatch(/^….*<貫通>.*…$/);
    expect(cut.length).toBeLessThan(48);
  });
});
