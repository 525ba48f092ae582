import { expect, test } from 'vitest';
import { nextInTurn } from './dependency';

/**
 * The order in which effects are applied, named oldest first.
 * @param needs by effect, what it depends on; `b+c` is b once c has been applied
 */
function order(effects: string, needs: Readonly<Record<string, readonly string[]>>, independentFirst = false): string {
  let waiting = [...effects];
  const applied: string[] = [];
  const circles: ReadonlySet<string>[] = [];
  const depends = (effect: string, other: string, first: readonly string[]): boolean =>
    needs[effect]?.some((need) => {
      const [on, once] = need.split('+');
      return on === other && (once === undefined || [...applied, ...first].includes(once));
    }) ?? false;
  while (waiting.length > 0) {
    const others = (effect: string): readonly string[] =>
      needs[effect]?.flatMap((need) => waiting.filter((one) => need.startsWith(one))) ?? [];
    const place = nextInTurn(waiting, others, depends, circles, () => independentFirst);
    applied.push(...waiting.slice(place, place + 1));
    waiting = waiting.toSpliced(place, 1);
  }
  return applied.join('');
}

test('effects of which none depends on another go by age (909.3b)', () => {
  expect(order('abc', {})).toBe('abc');
});

test('one that depends on another one way goes after it (909.3a)', () => {
  expect(order('abc', { a: ['c'] })).toBe('bca');
});

test('two that depend on each other go by age, before an older one that depends on them', () => {
  expect(order('abc', { a: ['b', 'c'], b: ['c'], c: ['b'] })).toBe('bca');
});

test('two that depend on each other are not overtaken by a younger one that has nothing to do with them', () => {
  expect(order('abc', { a: ['b'], b: ['a'] })).toBe('abc');
});

test('or are, where what depends on none comes first (FF-TCG 11.13.4.13)', () => {
  expect(order('abc', { a: ['b'], b: ['a'] }, true)).toBe('cab');
  expect(order('dabc', { a: ['b'], b: ['a'], d: ['b'] }, true)).toBe('cabd');
});

test('a circle of three goes by age, though two are left of it when the first has been applied', () => {
  expect(order('abc', { a: ['b'], b: ['c'], c: ['a'] })).toBe('abc');
  expect(order('dabc', { a: ['b'], b: ['c'], c: ['a'], d: ['b'] })).toBe('abdc');
});

test('of a circle only that waits which depends on an effect outside it', () => {
  expect(order('abc', { a: ['b'], b: ['a', 'c'] })).toBe('acb');
});

test('a chain is followed though its middle has nothing to apply to yet', () => {
  expect(order('abc', { a: ['b+c'], b: ['c'] })).toBe('cba');
  expect(order('abcd', { a: ['b+c'], b: ['c+d'], c: ['d'] })).toBe('dcba');
});
