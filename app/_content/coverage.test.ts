import { expect, test } from 'vitest';
import { byChapter, byEdition, type DocumentCoverage } from './coverage';

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

test('what survives is listed by edition, its clauses as places of that edition or of another', () => {
  const survivor = { edition: 'fow-5.5', kind: 'step', name: 'turn#draw', variant: 'skip' } as const;
  expect(byEdition([{ ...survivor, clauses: ['8.5.2', 'fow-8.01/806.2a', '99.9'] }])).toEqual([
    {
      edition: 'fow-5.5',
      survivors: [
        {
          kind: 'step',
          name: 'turn#draw',
          variant: 'skip',
          clauses: [
            { doc: 'fow-5.5', id: '8.5.2', section: '8.5' },
            { doc: 'fow-8.01', id: '806.2a', section: '806' },
          ],
        },
      ],
    },
  ]);
});
