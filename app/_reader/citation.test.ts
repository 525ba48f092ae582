import { expect, test } from 'vitest';
import type { ClauseView } from '../_content/views';
import { citation } from './citation';

const clause: ClauseView = {
  id: '803.3b',
  kind: 'procedure',
  depth: 1,
  aliases: [],
  readings: [],
  referrers: [],
  walks: [],
  text: {
    ja: [
      {
        type: 'paragraph',
        children: [
          { type: 'term', text: '攻撃目標', term: 'attacked-object', first: true },
          { type: 'text', text: 'を選ぶ。' },
          { type: 'ref', to: { doc: 'fow-8.01', id: '302.3' }, section: '302', label: '302.3' },
          { type: 'text', text: 'を見よ。' },
        ],
      },
      { type: 'list', ordered: false, items: [[{ type: 'paragraph', children: [{ type: 'text', text: '相手' }] }]] },
    ],
    en: [],
  },
};

test('a citation holds document, number, text and a link to the clause', () => {
  const page = 'https://example.org/ja/rules/fow-8.01/803/?x=1#806.1';
  expect(citation(clause, { title: '総合ルール ver. 8.01', lang: 'ja' }, page)).toBe(
    '総合ルール ver. 8.01 803.3b\n攻撃目標を選ぶ。302.3を見よ。\n- 相手\nhttps://example.org/ja/rules/fow-8.01/803/#803.3b',
  );
});
