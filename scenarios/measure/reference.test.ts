import { describe, expect, it } from 'vitest';
import { EDITIONS, openEngine, PARTS, WORD_LISTS, wordListsOf, wordsOf } from '@/engine';
import { SHAPES } from '../format/words';
import { fieldsLine, schemaFields, shapeSaid } from './notation';
import { referenceSource } from './reference';

const TEXT = referenceSource();
const missing = (words: readonly string[]): readonly string[] => words.filter((word) => !TEXT.includes(`\`${word}\``));
/** The lines of the block with that title. */
const block = (title: string): string => TEXT.split(`<summary>${title}`)[1]?.split('</details>')[0] ?? '';

describe('the reference of scenario files has', () => {
  it('every form that words of a script can have', () => expect(missing(SHAPES)).toEqual([]));

  it.each(EDITIONS)('every word that cards, positions and expectations can be written with under %s', (edition) => {
    const lists = wordListsOf(edition);
    const words = [...WORD_LISTS.flatMap((list) => lists[list]), ...wordsOf(edition).keys('prompt')];
    expect(words.length).toBeGreaterThan(0);
    expect(missing(words)).toEqual([]);
  });

  it.each(EDITIONS)('every step of %s, and no other', (edition) => {
    const lines = block(`Steps of ${edition}, `).split('\n').slice(1);
    const told = lines.flatMap((line) => {
      const [procedure = '', ...names] = [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
      return names.map((name) => `${procedure}${name}`);
    });
    expect(told).toEqual(openEngine(edition, {}).steps);
  });

  it('a word that only some editions have with these editions', () =>
    expect(TEXT).toContain('`swiftness` (fow-5.00, fow-5.5, fow-8.01)'));

  it('every instruction and every field of a filter', () => {
    const { Filter, Instruction } = PARTS;
    const ops = Instruction.is === 'tagged' ? Object.keys(Instruction.of) : [];
    const fields = Filter.is === 'fields' ? Object.keys(Filter.fields) : [];
    expect(ops).toContain('later');
    expect(ops.filter((op) => !TEXT.includes(`\`op: ${op}`))).toEqual([]);
    const filter = TEXT.split('- **Filter**')[1]?.split('\n')[0] ?? '';
    expect(fields).toContain('attached');
    expect(fields.filter((field) => !filter.includes(`${field}?`))).toEqual([]);
  });
});

describe('the notation of the reference', () => {
  it('says fields that hold the same together, and marks those that may be left out', () =>
    expect(
      fieldsLine([
        { key: 'who', needed: true, said: 'text' },
        { key: 'amount', needed: true, said: 'number' },
        { key: 'by', needed: false, said: 'text' },
      ]),
    ).toBe('who by?: text, amount: number'));

  it('tells a word of a list from a word that is meant itself', () =>
    expect(
      shapeSaid({
        is: 'list',
        least: 0,
        most: null,
        of: {
          is: 'either',
          of: [
            { is: 'word', of: 'keywords' },
            { is: 'just', value: 'all' },
          ],
        },
      }),
    ).toBe('[(<keyword> | all), …]'));

  it('tells the keys that a mapping is open to', () =>
    expect(
      schemaFields({
        type: 'object',
        properties: { at: { type: 'string' } },
        required: ['at'],
        additionalProperties: { type: 'number' },
      }),
    ).toEqual([
      { key: 'at', needed: true, said: 'text' },
      { key: '<name>', needed: true, said: 'number' },
    ]));
});
