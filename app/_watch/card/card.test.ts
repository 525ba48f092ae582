import { describe, expect, test } from 'vitest';
import { DOC_IDS, type DocId, LANGS } from '@/rules/documents';
import { opened } from '../book/book';
import { bookOf } from '../book/book-source';
import { decidingOf } from '../page/deciding-source';
import { editionsOf } from '../page/ruling-source';
import { scenarios } from '../page/source';
import { type CardClause, clausesOn, codeFor, laidOut } from './card';

const books = new Map(DOC_IDS.map((doc) => [doc, opened(bookOf(doc))]));
const bookFor = (doc: DocId) => books.get(doc) ?? null;
const book = bookFor('fow-8.01');
const both = (text: string) => ({ ja: text, en: text });
const ruled = { question: both('q'), ruling: both('r') };
const clause = (id: string, letters: number): CardClause => ({
  cited: [{ kind: 'clause', doc: 'fow-8.01', id }],
  text: both('a'.repeat(letters)),
});

describe('the clauses on a card', () => {
  const deciding = decidingOf({ id: 'first-strike-kills-the-blocker' }, 'fow-8.01', 'en');

  test('are those of the strip in its order, with the sentences of the book in both languages', () => {
    const clauses = clausesOn({ doc: 'fow-8.01', deciding }, book);
    const first = clauses.map(({ cited: [one] }) => one?.id);
    expect(first).toEqual(deciding?.entries.map(({ clauses: [one] }) => one?.replace(/#\d+$/, '')));
    expect(clauses.map(({ text }) => text?.en)).toEqual(deciding?.entries.map(({ text }) => text));
    expect(clauses.every(({ text }) => text !== null && text.ja !== '')).toBe(true);
  });

  test('are their numbers while the book is not there, and none where nothing is measured', () => {
    const clauses = clausesOn({ doc: 'fow-8.01', deciding }, null);
    expect(clauses).toHaveLength(deciding?.entries.length ?? -1);
    expect(clauses.every(({ text }) => text === null)).toBe(true);
    expect(clausesOn({ doc: 'fow-8.01', deciding: null }, book)).toEqual([]);
  });

  test('are named once each, whatever parts of them decide', () => {
    const entries = [['804.4#1'], ['804.4#2', '801.1'], ['801.1', '804.4']].map((clauses) => {
      return { clauses, roles: [], at: null, text: '', sentence: null };
    });
    const clauses = clausesOn({ doc: 'fow-8.01', deciding: { entries } }, book);
    expect(clauses.map(({ cited }) => cited.map(({ id }) => id))).toEqual([['804.4'], ['801.1']]);
  });

  test('are of the document that speaks for a lost one, where it does', () => {
    const entry = { clauses: ['reconstructed:fow-5.5/8.5.2'], roles: [], at: null, text: '', sentence: null };
    const [found] = clausesOn({ doc: 'fow-5.00', deciding: { entries: [entry] } }, bookFor('fow-5.00'));
    expect(found?.cited).toEqual([{ kind: 'reconstructed', doc: 'fow-5.5', id: '8.5.2' }]);
    expect(found?.text?.en).not.toBe('');
  });
});

describe('the letters of a card', () => {
  test('are as large as what is on it allows; two languages take the room of two', () => {
    expect(laidOut(ruled, [clause('1.1', 400)], ['en']).size).toBe('large');
    expect(laidOut(ruled, [clause('1.1', 400)], LANGS).size).toBe('middle');
    expect(laidOut(ruled, [clause('1.1', 1_500)], ['en']).size).toBe('small');
    expect(laidOut({ ...ruled, ruling: both('裁'.repeat(400)) }, [], ['ja']).size).toBe('middle');
  });

  test('leave out the last sentences where all have no room, never the first', () => {
    const clauses = [clause('1.1', 3_000), clause('1.2', 10), clause('1.3', 10)];
    const { told, others, size } = laidOut(ruled, clauses, ['en']);
    expect([told, others, size]).toEqual([clauses.slice(0, 1), clauses.slice(1), 'small']);
  });

  test('let every ruling tell the sentences of the clause that decides it first', () => {
    for (const scenario of scenarios())
      for (const edition of editionsOf(scenario)) {
        const deciding = decidingOf(scenario, edition, 'en');
        const clauses = clausesOn({ doc: edition, deciding }, bookFor(edition));
        const { told } = laidOut({ question: scenario.question, ruling: scenario.answer }, clauses, LANGS);
        expect(told.length > 0, `${scenario.id} ${edition}`).toBe((deciding?.entries.length ?? 0) > 0);
      }
  });
});

test.each([
  [650, 'plain'],
  [651, 'dense'],
  [1_200, 'dense'],
  [1_201, 'none'],
] as const)('a link of %i letters is a code that is %s', (length, kind) => {
  expect(codeFor('h'.repeat(length))).toBe(kind);
});
