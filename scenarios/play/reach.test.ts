import { describe, expect, it } from 'vitest';
import type { Edition } from '@/engine';
import { said } from './testing/small';

/** A's chant or summon does something to a card that lies in a zone which that does not reach. */
const doing = (type: string, zone: string, op: string): string => `cards:
  reaper:
    name: { ja: 刈る者, en: Reaper }
    faces:
      - types: [${type}]
        cost: { free: 0 }
        abilities:
          - { kind: text, do: [{ op: ${op}, what: { each: { zone: ${zone} } } }] }
  lying: { name: { ja: 一, en: Lying }, faces: [{ types: [${type}] }] }
position: { A: { hand: [reaper] }, B: { ${zone}: [lying] } }
script: [{ A: play reaper }]
expect: { all: { lying: ${zone} } }`;

describe('what destroys or breaks', () => {
  it.each<[Edition, string, string]>([
    ['fow-2.0', 'chant', 'hand'],
    ['fow-2.0', 'chant', 'removed'],
    ['fow-5.00', 'chant', 'standby'],
    ['fow-5.5', 'chant', 'lifebreak'],
    ['fow-8.01', 'chant', 'standby'],
    ['fow-8.01', 'chant', 'deck'],
    ['fftcg', 'summon', 'hand'],
    ['fftcg', 'summon', 'removed'],
  ])('does not reach what lies elsewhere: %s, a %s, %s', (edition, type, zone) => {
    expect(said(doing(type, zone, 'destroy'), edition)).toEqual([]);
  });
});
