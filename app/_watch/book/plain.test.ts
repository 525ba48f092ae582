import { expect, test } from 'vitest';
import { content } from '@/rules/content';
import { LANGS, placeKey } from '@/rules/documents';
import { plainOf } from './plain';

test('a list in a line is told with its own signs between its items, and one stop at its end', () => {
  const text = [
    { type: 'paragraph', children: ['One of these.'] },
    {
      type: 'list',
      items: [[{ type: 'paragraph', children: ['A player.'] }], [{ type: 'paragraph', children: ['A card.'] }]],
    },
  ] as const;
  expect(plainOf(text, 'en')).toBe('One of these. A player; A card.');
  expect(plainOf([{ type: 'list', items: [[{ type: 'paragraph', children: ['甲。'] }], []] }], 'ja')).toBe('甲、');
});

test('no clause has two signs in a row', () => {
  const doubled = [...content().clauses.values()].flatMap((clause) =>
    LANGS.flatMap((lang) =>
      /[.。][;、]|[•・] /.test(plainOf(clause.text[lang], lang)) ? [`${placeKey(clause)} ${lang}`] : [],
    ),
  );
  expect(doubled).toEqual([]);
});
