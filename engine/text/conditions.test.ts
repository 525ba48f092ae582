/** What a text asks is the case while it says so, and what it asks whether it is not. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, type Condition, openEngine, type Placed } from '@/engine';
import { mainPhase } from '../testing/main-phase';

const vigil = (condition: Condition): CardDefinition => ({
  name: { ja: '夜番', en: 'Vigil' },
  faces: [
    {
      types: ['resonator'],
      stats: { atk: 100, def: 100 },
      abilities: [{ kind: 'continuous', while: condition, modify: { self: true, stats: { atk: 100 } } }],
    },
  ],
});
const page: CardDefinition = {
  name: { ja: '小姓', en: 'Page' },
  faces: [{ types: ['resonator'], stats: { atk: 100, def: 100 } }],
};

/** Whether it is the case for a card on the field beside so many others. */
function holds(condition: Condition, others: number, placed: Partial<Placed> = {}, life = 4000): boolean {
  const engine = openEngine('fow-8.01', { vigil: vigil(condition), page });
  const field: readonly Placed[] = [
    { card: 'vigil', as: 'vigil', ...placed },
    ...Array.from({ length: others }, (_, i): Placed => ({ card: 'page', as: `page-${i}` })),
  ];
  const p = engine.advance(mainPhase(engine, { life, zones: { field } }));
  const item = p.items.find(({ name }) => name === 'vigil');
  return item !== undefined && engine.characteristics(p, item).stats.atk === 200;
}

describe('a condition', () => {
  it('that few are there holds for so many and for fewer, none among them', () => {
    const two: Condition = { is: 'few', filter: { types: ['resonator'], other: true }, atMost: 2 };
    expect([0, 1, 2, 3].map((others) => holds(two, others))).toEqual([true, true, true, false]);
    const none: Condition = { is: 'few', filter: { types: ['resonator'], other: true }, atMost: 0 };
    expect([0, 1].map((others) => holds(none, others))).toEqual([true, false]);
  });

  it('that something is not the case holds where it is not', () => {
    const few: Condition = { is: 'not', that: { is: 'counters', counter: 'ward', atLeast: 2 } };
    expect([0, 1, 2].map((ward) => holds(few, 0, { counters: { ward } }))).toEqual([true, true, false]);
    const rested: Condition = { is: 'not', that: { is: 'this', such: { rested: true } } };
    expect([true, false].map((state) => holds(rested, 0, { rested: state }))).toEqual([false, true]);
    const healthy: Condition = { is: 'not', that: { is: 'life', player: 'you', atMost: 2000 } };
    expect([2000, 2100].map((life) => holds(healthy, 0, {}, life))).toEqual([false, true]);
    const idle: Condition = { is: 'not', that: { is: 'happened', what: { on: 'draw', player: 'you' } } };
    expect(holds(idle, 0)).toBe(true);
  });
});
