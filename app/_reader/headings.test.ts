import { expect, test } from 'vitest';
import type { HeadingView } from '../_content/views';
import { headingIn } from './headings';

const STEP: HeadingView = {
  id: '806',
  number: '806',
  title: { ja: '通常戦闘判定ステップ', en: 'Normal Battle Resolution Step' },
  clauses: 14,
  written: 14,
  below: [],
};

test('a heading is sent in one language, without what goes without saying', () => {
  expect(headingIn('en', STEP)).toEqual({ id: '806', title: 'Normal Battle Resolution Step' });
});

test('a heading keeps a number that is not its id, whether it is unwritten, and what stands below it', () => {
  const chapter = { ...STEP, id: '1.4.5.S1', number: '1', clauses: 3, written: 0, below: [STEP] };
  expect(headingIn('ja', chapter)).toEqual({
    id: '1.4.5.S1',
    number: '1',
    title: '通常戦闘判定ステップ',
    unwritten: true,
    below: [{ id: '806', title: '通常戦闘判定ステップ' }],
  });
});
