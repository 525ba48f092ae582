import { expect, test } from 'vitest';
import { byChapter, type DocumentCoverage } from './coverage';

const some: DocumentCoverage = {
  doc: 'fow-8.01',
  clauses: 851,
  ja: 851,
  en: 851,
  procedure: 4,
  walked: 1,
  implemented: 1,
  noBehaviour: 1,
  missing: 1,
  ids: {
    walked: ['806.2a'],
    implemented: ['1102.2'],
    noBehaviour: [{ id: '803.1', why: 'heading' }],
    missing: ['602.1'],
  },
};

test('clauses are counted in the chapter their section belongs to, in the order of the document', () => {
  const chapters = byChapter(some);
  expect(chapters.map(({ chapter }) => chapter.id)).toEqual(['600', '800', '1100']);
  expect(chapters[1]?.clauses.walked).toEqual([{ doc: 'fow-8.01', id: '806.2a', section: '806' }]);
  expect(chapters[1]?.clauses.noBehaviour).toEqual([{ doc: 'fow-8.01', id: '803.1', section: '803', why: 'heading' }]);
  expect(chapters[1]?.clauses.missing).toEqual([]);
});
