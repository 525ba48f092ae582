import { expect, test } from 'vitest';
import { FFTCG } from '../fftcg';
import { FOW_20 } from '../fow/editions/2.0';
import { FOW_801 } from '../fow/editions/8.01';
import { sample } from '../kernel/machine/answers';
import type { CardDefinition } from '../kernel/position/card';
import { type Engine, engineOf } from '../kernel/table/engine';

const body = (type: string, stats: Readonly<Record<string, number>>): CardDefinition => ({
  name: { ja: '兵', en: 'Soldier' },
  faces: [
    {
      types: [type],
      attributes: ['fire'],
      cost: {},
      stats,
      abilities: [
        { kind: 'automatic', when: { on: 'enter', who: 'this' }, do: [{ op: 'draw', player: 'you', amount: 1 }] },
      ],
    },
  ],
});

/** Fifty random decisions, with every row: what came of them, or what they broke on. */
function told(engine: Engine): string {
  const rows: string[] = [];
  try {
    const side = (letter: string) => ({
      life: 4000,
      zones: {
        field: [{ card: 'soldier', as: `${letter}-field` }],
        hand: [1, 2].map((n) => ({ card: 'soldier', as: `${letter}-hand-${n}` })),
        deck: [1, 2, 3, 4, 5].map((n) => ({ card: 'soldier', as: `${letter}-deck-${n}` })),
      },
    });
    const phase = engine.phases.find((one) => one.startsWith('main')) ?? '';
    const situation = { turn: 0, number: 5, phase, starter: 0, sides: [side('a'), side('b')], seed: 1 } as const;
    const built = engine.start(situation);
    if (!built.ok) return built.error;
    let p = engine.advance(built.position, ({ step }) => rows.push(step));
    for (let count = 0; count < 50 && p.request; count += 1) {
      const [answer] = sample(p.request.space, count * 7919);
      const given = engine.answer(p, answer);
      if (!given.ok) return `${rows.join()} ${given.error}`;
      p = engine.advance(given.position, ({ step }) => rows.push(step));
    }
    return `${rows.join()} ${JSON.stringify(p)}`;
  } catch (error) {
    return `${rows.join()} ${String(error)}`;
  }
}

test.each([
  ['8.01', (...given: Given) => engineOf(FOW_801, ...given), body('resonator', { atk: 400, def: 400 })],
  ['2.0', (...given: Given) => engineOf(FOW_20, ...given), body('resonator', { atk: 400, def: 400 })],
  ['FF-TCG', (...given: Given) => engineOf(FFTCG, ...given), body('forward', { power: 5000 })],
])(
  'rows knocked out of an engine of %s that is there come to what they come to in one made without them',
  (_, open, soldier) => {
    const cards = { soldier };
    const whole = open(cards);
    const own = told(whole);
    const others = whole.mutants().filter((_one, at) => at % 13 === 0);
    const different = others.filter((mutant) => {
      const plays = told(whole.without(mutant));
      expect([mutant.kind, mutant.name, plays]).toEqual([mutant.kind, mutant.name, told(open(cards, [mutant]))]);
      return plays !== own;
    });
    // Nothing of the one without is left in the whole.
    expect(told(whole)).toBe(own);
    expect(different.length).toBeGreaterThan(0);
  },
);

type Given = [cards: Readonly<Record<string, CardDefinition>>, mutants?: ReturnType<Engine['mutants']>];
