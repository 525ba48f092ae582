import { describe, expect, it } from 'vitest';
import { parseScenario } from '../format/parse';
import { isWithin, namedInText, unknownInTexts } from './named';

const ALL = ['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const;

describe('clauses that texts name', () => {
  it('belong to the editions named before them, in brackets and sentences, in either language', () => {
    const both = [
      'Neither (8.01 803.3a, 803.3b; 5.00 and 5.5 7.10.1). Under 2.0 it may (2.0 5.6.2.S2.1).',
      'どちらも攻撃できない（8.01版 803.3a、803.3b、5.00版・5.5版 7.10.1）。2.0版では攻撃できる（2.0版 5.6.2.S2.1）。',
    ];
    for (const text of both)
      expect(namedInText(text, ALL)).toEqual([
        { id: '803.3a', editions: ['fow-8.01'] },
        { id: '803.3b', editions: ['fow-8.01'] },
        { id: '7.10.1', editions: ['fow-5.00', 'fow-5.5'] },
        { id: '5.6.2.S2.1', editions: ['fow-2.0'] },
      ]);
  });

  it('are of 5.00 where its document is lost, if it is said to be reconstructed', () => {
    const both = [
      'Not without a target (5.5 and reconstructed 5.00 9.3.2d), nor by 5.00 9.3.2d or reconstructed 5.00 7.2.4.',
      '対象なしではできない（5.5版と再構成した5.00版 9.3.2d）。5.00版 9.3.2dや再構成した5.00版 7.2.4ではない。',
    ];
    for (const text of both)
      expect(namedInText(text, ALL)).toEqual([
        { id: '9.3.2d', editions: ['fow-5.5', 'fow-5.00'] },
        { id: '9.3.2d', editions: [] },
        { id: '7.2.4', editions: [] },
      ]);
  });

  it('are of any edition that has them where none is named, and numbers of cards and versions are none', () => {
    expect(namedInText('It has 400 (11.9.17.2); under 5.x it had 2.', ['fftcg'])).toEqual([
      { id: '11.9.17.2', editions: ['fftcg'] },
    ]);
  });

  it('are told where no edition that they are said of has them', () => {
    const read = parseScenario(
      [
        'id: small',
        'title: { ja: 小, en: Small }',
        'question: { ja: 何, en: What? }',
        'answer: { ja: 何も（8.01版 803.99）, en: "Nothing (8.01 803.99, 803.3a)." }',
        'editions: [fow-8.01]',
        'position: {}',
        'script: []',
        'expect: {}',
      ].join('\n'),
      'small.yaml',
    );
    expect(read.ok && unknownInTexts(read.scenario)).toEqual([
      { path: ['answer', 'ja'], id: '803.99' },
      { path: ['answer', 'en'], id: '803.99' },
    ]);
  });

  it('stand for their parts', () => {
    for (const [id, named] of [
      ['803.3a', '803.3a'],
      ['803.3a', '803.3'],
      ['803.3.a-1', '803.3'],
      ['1.4.5.S3.1', '1.4.5.S3'],
      ['1017.1.c-1-li8', '1017.1.c-1'],
    ] as const)
      expect(isWithin(id, named)).toBe(true);
    expect(isWithin('803.31', '803.3')).toBe(false);
    expect(isWithin('803.3', '803.3a')).toBe(false);
  });
});
