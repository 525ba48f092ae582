import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FFTCG_CARDS } from '../cards/fftcg';
import { FOW_CARDS } from '../cards/fow';
import { Card } from './card-schema';

describe('a card inside a scenario file', () => {
  it.each(Object.entries({ ...FOW_CARDS, ...FFTCG_CARDS }))('can be what the project’s own %s is', (_, card) => {
    const read = v.safeParse(Card, card);
    expect(read.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toBeUndefined();
  });

  it('cannot have what no card has', () => {
    expect(
      v.safeParse(Card, { name: { ja: '石', en: 'Stone' }, faces: [{ types: ['stone'], color: 'red' }] }).success,
    ).toBe(false);
  });
});
