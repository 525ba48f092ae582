import type { CardDefinition } from '@/engine';
import { chant, keyword, target, text } from './making';

/** Chants by key. */
export const CHANTS: Readonly<Record<string, CardDefinition>> = {
  'ember-bolt': chant('熾火の矢', 'Ember Bolt', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      {
        kind: 'text',
        targets: [{ filter: { types: ['resonator', 'j-ruler'], zone: 'field' }, count: 1 }],
        do: [{ op: 'damage', to: { target: 0 }, amount: 500 }],
      },
    ],
  }),
  hush: chant('沈黙の一声', 'Hush', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      {
        kind: 'text',
        targets: [{ filter: { zone: 'chase', kind: 'card' }, count: 1 }],
        do: [{ op: 'cancel', what: { target: 0 } }],
      },
    ],
  }),
  'slow-tide': chant('寄せる潮', 'Rising Tide', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      text(
        [{ op: 'gainLife', player: 'you', amount: { stat: 'atk', of: { target: 0 } } }],
        target({ types: ['resonator'], zone: 'field', controller: 'you' }),
      ),
    ],
  }),
  surge: chant('奮い立つ血', 'Surging Blood', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'modify', what: { target: 0 }, by: { stats: { atk: 300 } }, until: 'turn' }],
        target({ types: ['resonator', 'j-ruler'], zone: 'field' }),
      ),
    ],
  }),
  wither: chant('萎れる指', 'Withering Touch', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'modify', what: { target: 0 }, by: { stats: { atk: -200 } }, until: 'turn' }],
        target({ types: ['resonator', 'j-ruler'], zone: 'field' }),
      ),
    ],
  }),
  'parting-gift': chant('別れの餞', 'Parting Gift', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      text(
        [
          { op: 'destroy', what: { target: 0 } },
          { op: 'draw', player: 'you', amount: 1 },
        ],
        target({ types: ['resonator'], zone: 'field', controller: 'opponent' }),
      ),
    ],
  }),
  'mutual-ruin': chant('相討ちの誓い', 'Vow of Mutual Ruin', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [text([{ op: 'loseLife', player: 'each', amount: 500 }])],
  }),
  'blood-price': chant('血の代価', 'Price in Blood', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      text([
        { op: 'loseLife', player: 'you', amount: 500 },
        { op: 'gainLife', player: 'you', amount: 1000 },
      ]),
    ],
  }),
  'regal-fall': chant('玉座崩し', 'Fall of the Throne', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      text([{ op: 'destroy', what: { target: 0 } }], target({ types: ['j-ruler', 'resonator'], zone: 'field' })),
    ],
  }),
  'rallying-cry': chant('鬨の声', 'Rallying Cry', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      text([
        {
          op: 'modify',
          what: { all: { types: ['resonator'], zone: 'field', controller: 'you' } },
          by: { stats: { atk: 200, def: 200 } },
          until: 'turn',
        },
      ]),
    ],
  }),
  'empty-shell': chant('抜け殻', 'Empty Shell', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'modify', what: { target: 0 }, by: { lose: 'all' }, until: 'turn' }],
        target({ types: ['resonator'], zone: 'field' }),
      ),
    ],
  }),
  reckoning: chant('清算の時', 'Hour of Reckoning', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'loseLife', player: 'opponent', amount: { stat: 'atk', of: { target: 0 } } }],
        target({ types: ['resonator'], zone: 'field' }),
      ),
    ],
  }),
  'turncoat-song': chant('寝返りの歌', 'Song of the Turncoat', {
    cost: { wind: 1 },
    attributes: ['wind'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'control', what: { target: 0 } }],
        target({ types: ['resonator'], zone: 'field', controller: 'opponent' }),
      ),
    ],
  }),
  'slow-breath': chant('深い一息', 'Slow Breath', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      text([{ op: 'move', what: { target: 0 }, to: 'hand' }], target({ types: ['resonator'], zone: 'field' })),
    ],
  }),
};
