import { expect, test } from 'vitest';
import { type CardDefinition, openEngine } from '@/engine';
import { mainPhase } from '@/engine/testing/main-phase';
import { wordsIn } from '../../_words/words';
import { speechOf } from './speech';

const STONES = { types: ['stone'], zone: 'stoneArea', controller: 'you' } as const;
const CARDS = {
  // An old card, whose ability gives one that speaks of the zone as well.
  elder: {
    name: { ja: '古老', en: 'Elder' },
    faces: [
      {
        types: ['resonator'],
        stats: { atk: 100, def: 100 },
        abilities: [
          {
            kind: 'continuous',
            while: { is: 'count', filter: STONES, atLeast: 2 },
            modify: { self: true, stats: { atk: 100, def: 0 } },
          },
          {
            kind: 'continuous',
            modify: {
              self: true,
              has: [
                {
                  kind: 'automatic',
                  when: { on: 'attack', who: 'this' },
                  do: [{ op: 'gainLife', player: 'you', amount: { count: STONES, times: 100 } }],
                },
              ],
            },
          },
        ],
      },
    ],
  },
} satisfies Record<string, CardDefinition>;

test.each([
  ['ja', '魔石エリア'],
  ['en', 'magic stone area'],
] as const)('the text of an old card keeps the words printed on it (%s)', (lang, zone) => {
  const engine = openEngine('fow-8.01', CARDS);
  const position = mainPhase(engine, { zones: { field: [{ card: 'elder' }] } });
  const elder = position.items.find(({ name }) => name === 'elder');
  if (!elder) throw new Error('no elder');
  const texts = speechOf(lang, wordsIn(lang).watch, engine, position, 'judge').text(elder);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toContain(zone);
});
