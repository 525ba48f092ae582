import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentSource, PaymentSpace } from '../position/position';
import { accepts, answers, sample } from './answers';
import { payable, payments } from './payment';

const stone = (key: string, ...gives: readonly string[]): PaymentSource => ({
  key,
  item: null,
  how: 'rest',
  gives,
  amount: 1,
  group: gives.join('/'),
});
const card = (key: string, element: string): PaymentSource => ({
  key,
  item: null,
  how: 'discard',
  gives: [element],
  amount: 2,
  group: `card ${element}`,
});
const backup = (key: string, element: string): PaymentSource => ({
  ...stone(key, element),
  group: `backup ${element}`,
});
const space = (
  cost: Readonly<Record<string, number>>,
  sources: readonly PaymentSource[],
  more: Partial<PaymentSpace> = {},
): PaymentSpace => ({
  kind: 'payment',
  cost,
  sources,
  oneOf: [],
  surplus: 0,
  ...more,
});

describe('a payment is one answer', () => {
  test('equal sources give one payment, not one for each choice among them', () => {
    const { list, complete } = answers(
      space({ fire: 1, free: 1 }, [stone('f1', 'fire'), stone('f2', 'fire'), stone('f3', 'fire')]),
    );
    expect(list).toEqual([['f1', 'f2']]);
    expect(complete).toBe(true);
  });

  test('a source with two kinds says which it gives', () => {
    const { list } = answers(space({ fire: 1 }, [stone('twin', 'fire', 'wind')]));
    expect(list).toEqual([['twin=fire']]);
  });

  test('what could be left out may not be paid', () => {
    const sources = [stone('f1', 'fire'), stone('w1', 'water')];
    expect(accepts(space({ free: 1 }, sources), ['f1', 'w1'])).toBe('f1, w1 does not pay 1 free');
    expect(accepts(space({ free: 1 }, sources), ['w1'])).toBeNull();
  });

  test('one unit too many is fine where a discard makes it and nothing could be left out', () => {
    const odd = space({ free: 3 }, [card('c1', 'fire'), card('c2', 'ice'), backup('b1', 'fire')], {
      surplus: 1,
      oneOf: ['fire'],
    });
    expect(accepts(odd, ['c1', 'c2'])).toBeNull();
    expect(accepts(odd, ['c1', 'b1'])).toBeNull();
    expect(accepts(odd, ['c1', 'c2', 'b1'])).not.toBeNull();
    expect(accepts(odd, ['c2', 'b1'])).toBeNull();
  });

  test('at least one unit of the asked element', () => {
    const ice = space({ free: 2 }, [card('c1', 'fire')], { oneOf: ['ice'] });
    expect(answers(ice).list).toEqual([]);
  });

  test('the unit of the asked element is none of those that the cost names', () => {
    const others = ['o1', 'o2', 'o3', 'o4'].map((key) => backup(key, 'fire'));
    const winds = ['w1', 'w2'].map((key) => backup(key, 'wind'));
    const both = (wind: number) =>
      space({ free: 4, wind: 1 }, [...winds.slice(0, wind), ...others], { oneOf: ['wind'], surplus: 1 });
    expect(payable(both(1))).toBe(false);
    expect(answers(both(1)).list).toEqual([]);
    expect(answers(both(2)).list).toEqual([['w1', 'w2', 'o1', 'o2', 'o3']]);
    expect(accepts(both(2), ['w1', 'o1', 'o2', 'o3', 'o4'])).toBe(
      'w1, o1, o2, o3, o4 does not pay 4 free + 1 wind, one of the free wind too',
    );
    expect(answers(space({ free: 1, wind: 1 }, [card('c1', 'wind')], { oneOf: ['wind'], surplus: 1 })).list).toEqual([
      ['c1'],
    ]);
  });

  test('a source stands once, and an unknown one is named', () => {
    const one = space({ free: 2 }, [stone('f1', 'fire'), stone('f2', 'fire')]);
    expect(accepts(one, ['f1', 'f1'])).toBe('a source stands twice in the payment');
    expect(accepts(one, ['f1', 'x'])).toBe('"x" cannot pay; possible: f1, f2');
  });
});

describe('other answers', () => {
  const options = ['a', 'b', 'c'].map((key) => ({ key }));

  test('subsets, orders, splits and numbers are listed whole', () => {
    expect(answers({ kind: 'subset', options, min: 2, max: 2 }).list).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(answers({ kind: 'order', options }).list).toHaveLength(6);
    expect(answers({ kind: 'split', options: options.slice(0, 2), total: 200, unit: 100 }).list).toEqual([
      { a: 0, b: 200 },
      { a: 100, b: 100 },
      { a: 200, b: 0 },
    ]);
    expect(answers({ kind: 'number', min: 0, max: 2 }).list).toEqual([0, 1, 2]);
  });

  test('a limit cuts the list and says so', () => {
    expect(answers({ kind: 'order', options }, 4)).toMatchObject({ complete: false });
  });

  test('a split that does not come to the whole is refused with both numbers', () => {
    expect(accepts({ kind: 'split', options, total: 300, unit: 100 }, { a: 100 })).toBe(
      'the amounts come to 100, not 300',
    );
  });

  test('a sampled answer is accepted, and the same seed gives the same', () => {
    const order = { kind: 'order', options } as const;
    const [one] = sample(order, 7);
    expect(accepts(order, one)).toBeNull();
    expect(sample(order, 7)[0]).toEqual(one);
  });
});

describe('whether a cost can be paid', () => {
  const kind = fc.constantFrom('fire', 'ice', 'wind');
  const source = fc.record({ gives: fc.uniqueArray(kind, { maxLength: 2 }), amount: fc.integer({ min: 1, max: 3 }) });
  const anySpace = fc
    .record({
      cost: fc.dictionary(fc.constantFrom('fire', 'ice', 'free'), fc.integer({ min: 1, max: 4 })),
      sources: fc.array(source, { maxLength: 6 }),
      oneOf: fc.uniqueArray(kind, { maxLength: 2 }),
      surplus: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ cost, sources, ...more }) =>
      space(
        cost,
        sources.map(({ gives, amount }, i) => ({ ...stone(`s${i}`, ...gives), amount, group: `${gives} ${amount}` })),
        more,
      ),
    );

  test('is told by counting as it is by trying all payments', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(anySpace, (one) => {
        const found = payable(one);
        seen[found ? 'yes' : 'no'] += 1;
        expect(found).toBe(payments(one, 1).list.length > 0);
      }),
      { numRuns: 3000, seed: 7 },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(300);
  });
});

test('a list of what are no keys, and amounts that are no numbers, are refused', () => {
  const one = space({ free: 2 }, [stone('f1', 'fire'), stone('f2', 'fire')]);
  const parts = { kind: 'split', options: [{ key: 'a' }, { key: 'b' }], total: 2, unit: 1 } as const;
  for (const text of ['[{}]', '[["f1"]]', '[null]'])
    expect(accepts(one, JSON.parse(text)), text).toBe('a list of what pays is expected');
  for (const text of ['{"a":null,"b":2}', '{"a":"1","b":1}', '{"a":1.5,"b":0.5}', 'null', '{"a":[2]}'])
    expect(accepts(parts, JSON.parse(text)), text).toBe('an amount for each part is expected');
});

describe('what cannot be listed', () => {
  const options = Array.from({ length: 40 }, (_, i) => ({ key: `k${i}` }));
  test('is given up after a bounded number of tries, and never for an answer that there is', () => {
    const none = { kind: 'subset', options, min: 1, max: 40, among: { keys: ['elsewhere'], atLeast: 1 } } as const;
    expect(() => answers(none, 2)).toThrow('combinations to try: undecided');
    expect(answers({ kind: 'subset', options, min: 0, max: 40 }, 2).list).toHaveLength(2);
  });

  test('a split of very much is listed by its first ways', () => {
    const split = { kind: 'split', options, total: 1_000_000_000, unit: 1 } as const;
    expect(answers(split, 3)).toMatchObject({ complete: false, list: [{ k39: 1_000_000_000 }, {}, {}] });
  });
});
