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
  walkedMore: false,
  disputes: [],
  text: {
    ja: [
      {
        type: 'paragraph',
        children: [
          { type: 'term', text: '攻撃目標', term: 'attacked-object', first: true },
          'を選ぶ。',
          { type: 'ref', to: { doc: 'fow-8.01', id: '302.3' }, section: '302', label: '302.3' },
          'を見よ。',
        ],
      },
      { type: 'list', ordered: false, items: [[{ type: 'paragraph', children: ['相手'] }]] },
    ],
    en: [{ type: 'paragraph', children: ['Choose the attacked object.'] }],
  },
};

const TITLE = { ja: '総合ルール ver. 8.01', en: 'Comprehensive Rules ver. 8.01' };
const PAGE = 'https://example.org/ja/rules/fow-8.01/803/?x=1#806.1';

test('a citation holds document, number, text and a link to the clause', () => {
  expect(citation(clause, TITLE, 'ja', PAGE)).toBe(
    '総合ルール ver. 8.01 803.3b\n攻撃目標を選ぶ。302.3を見よ。\n- 相手\nhttps://example.org/ja/rules/fow-8.01/803/#803.3b',
  );
});

test('a citation in the other language names the document, quotes the text and leads to the page in that language', () => {
  expect(citation(clause, TITLE, 'en', PAGE)).toBe(
    'Comprehensive Rules ver. 8.01 803.3b\nChoose the attacked object.\nhttps://example.org/en/rules/fow-8.01/803/#803.3b',
  );
});
