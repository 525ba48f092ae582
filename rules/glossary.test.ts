import { describe, expect, test } from 'vitest';
import { DOC_IDS, type DocId, type Lang, placeKey } from './documents';
import {
  definitionOf,
  gamesOf,
  RELATED,
  relatedTo,
  TERMS,
  type Term,
  termById,
  termsFor,
  typedForms,
} from './glossary';
import { canonicalId } from './inventory';
import { findTerms } from './term-finder';

function term(id: string): Term {
  const found = termById(id);
  if (!found) throw new Error(`no term ${id}`);
  return found;
}

test('term ids are unique, definitions and sources are clauses that exist', () => {
  expect(new Set(TERMS.map(({ id }) => id)).size).toBe(TERMS.length);
  const places = [...TERMS.flatMap((t) => t.definedIn), ...RELATED.map(({ from }) => from)];
  expect(places.filter(({ doc, id }) => canonicalId(doc, id) !== id).map(placeKey)).toEqual([]);
});

test('every related row names terms that exist', () => {
  expect(RELATED.filter(({ terms }) => terms.length < 2)).toEqual([]);
});

test.each(DOC_IDS)('%s: one Japanese word is one term', (doc) => {
  const words = termsFor(doc).map(({ ja }) => ja);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('the definition is that of the reader’s document, else that of the nearest edition, the later first', () => {
  expect(definitionOf(term('chase'), 'fow-5.5')?.doc).toBe('fow-5.5');
  expect(definitionOf(term('owner'), 'fow-5.00')).toEqual({ doc: 'fow-5.5', id: '1.5.2' });
  expect(definitionOf(term('attribute'), 'fow-2.0')?.doc).toBe('fow-5.00');
  expect(definitionOf(term('opponent'), 'fow-8.01')?.doc).toBe('fow-2.0');
  expect(definitionOf(term('chase'), 'fftcg')).toBeUndefined();
});

test('a word that only another edition made a term has no definition', () => {
  expect(definitionOf(term('void'), 'fow-2.0')).toBeUndefined();
  expect(definitionOf(term('set-apart'), 'fow-8.01')).toBeUndefined();
  expect(definitionOf(term('release'), 'fow-8.01')).toEqual({ doc: 'fow-8.01', id: '1026.1' });
});

test('old and new names of a thing lead to each other', () => {
  expect(relatedTo(term('quickcast')).map((r) => r.term.id)).toEqual(['chant-instant']);
  expect(relatedTo(term('chant-instant')).map((r) => r.term.id)).toEqual(['quickcast']);
  expect(typedForms(term('swiftness'))).toContain('Swiftress');
  expect(typedForms(term('addition'))).toEqual(expect.arrayContaining(['アデクション', 'アディクション']));
  expect(typedForms(term('resonator'))).toContain('リゾネーター');
  expect(gamesOf(term('turn-player'))).toEqual(['fow', 'fftcg']);
});

describe('finding terms in a text', () => {
  const found = (text: string, lang: Lang, doc: DocId) =>
    findTerms(text, lang, doc).map(({ start, end, terms }) => [text.slice(start, end), ...terms.map(({ id }) => id)]);

  test('the longest term wins', () => {
    expect(found('優先権処理の間、優先権を持つ', 'ja', 'fow-8.01')).toEqual([
      ['優先権処理', 'priority-sequence'],
      ['優先権', 'priority'],
    ]);
    expect(found('in the declare attack step you attack', 'en', 'fow-8.01').map(([text]) => text)).toEqual([
      'declare attack step',
      'you',
      'attack',
    ]);
  });

  test('a term inside another word is none', () => {
    expect(found('その場合、場のカード', 'ja', 'fow-8.01')).toEqual([['場', 'field']]);
    expect(found('リターン', 'ja', 'fow-8.01')).toEqual([]);
    expect(found('players playing', 'en', 'fow-8.01').map(([, id]) => id)).toEqual(['player', 'play']);
  });

  test('inflections are the term', () => {
    expect(found('1枚を選んで捨てた', 'ja', 'fow-8.01').map(([, id]) => id)).toEqual(['choose', 'discard']);
    expect(found('It was destroyed; banish it', 'en', 'fow-8.01').map(([, id]) => id)).toEqual(['destroy', 'banish']);
  });

  test('a keyword stands with a capital, a word of everyday language in quotes', () => {
    expect(found('It enters. [Enter] triggers', 'en', 'fow-8.01').map(([text]) => text)).toEqual(['Enter', 'triggers']);
    expect(found('その時、特質「時」', 'ja', 'fow-8.01').map(([text]) => text)).toEqual(['特質', '時']);
  });

  test('with a capital a name is the name, and not the word it was made of', () => {
    expect(found('A card with [Trigger] can trigger', 'en', 'fow-8.01').map(([, id]) => id)).toEqual([
      'trigger',
      'trigger-an-ability',
    ]);
    expect(found('"Triggering" is using', 'en', 'fow-8.01').flat()).toContain('trigger-an-ability');
    expect(found('without a break it is forced to roll [Force]', 'en', 'fow-8.01')).toEqual([['Force', 'force']]);
  });

  test('an idiom is no term', () => {
    expect(found('端数を切り捨てた数', 'ja', 'fow-8.01')).toEqual([]);
    expect(found('その場で場に置く', 'ja', 'fow-8.01').map(([, id]) => id)).toEqual(['field']);
    expect(found('in addition, an addition', 'en', 'fow-8.01').map(([, id]) => id)).toEqual(['addition']);
    expect(found('the game moves forward to a Forward', 'en', 'fftcg').map(([, id]) => id)).toEqual(['forward']);
  });

  test('each game has its own terms', () => {
    expect(found('属性', 'ja', 'fow-8.01')).toEqual([['属性', 'attribute']]);
    expect(found('属性', 'ja', 'fftcg')).toEqual([['属性', 'element']]);
    expect(found('chase', 'en', 'fftcg')).toEqual([]);
  });
});
