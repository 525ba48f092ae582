import { describe, expect, test } from 'vitest';
import { toyPosition, toyRules } from '../../testing/toy';
import type { CardDefinition } from '../position/card';
import type { Item, Position } from '../position/position';
import { signsAwaited } from './board';
import { Look } from './look';

const able: CardDefinition = {
  name: { ja: '札', en: 'Card' },
  faces: [{ types: ['resonator'], abilities: [{ kind: 'continuous', modify: { stats: { atk: 100 } } }] }],
};
const plain: CardDefinition = { name: { ja: '無地', en: 'Plain' }, faces: [{ types: ['resonator'] }] };
const waiting: CardDefinition = {
  name: { ja: '待つ', en: 'Waiting' },
  faces: [{ types: ['resonator'], abilities: [{ kind: 'automatic', when: { on: 'enter', who: 'this' }, do: [] }] }],
};
const rules = toyRules({ turn: [['go', () => ({ kind: 'done' })]] }, { able, plain, waiting });
const start = toyPosition(rules, [{ card: 'able' }, { card: 'plain' }], [{ card: 'plain', as: 'theirs' }]);

/** The position with one object changed. */
const changed = (p: Position, name: string, change: Partial<Item>): Position => ({
  ...p,
  items: p.items.map((item) => (item.name === name ? { ...item, ...change } : item)),
});

describe('the list of a zone', () => {
  test('is the same list while the objects in it are the same, whatever else changes', () => {
    const before = new Look(rules, start).in('field', 0);
    expect(before.map(({ name }) => name)).toEqual(['able', 'plain']);
    const later: Position = { ...start, items: [...start.items], clock: 99 };
    expect(new Look(rules, later).in('field', 0)).toBe(before);
  });

  test('is another one as soon as one of them changes, and that one has what changed', () => {
    const rested = new Look(rules, changed(start, 'plain', { rested: true })).in('field');
    expect(rested.map(({ name, rested: so }) => [name, so])).toEqual([
      ['able', false],
      ['plain', true],
      ['theirs', false],
    ]);
    expect(new Look(rules, start).in('field').some(({ rested: so }) => so)).toBe(false);
  });
});

describe('the list of what has abilities of a kind', () => {
  test('is the same while none of it changes, and has nothing that lies face down', () => {
    const before = new Look(rules, start).having('continuous');
    expect(before.map(({ name }) => name)).toEqual(['able']);
    expect(new Look(rules, changed(start, 'plain', { rested: true })).having('continuous')).toBe(before);
    expect(new Look(rules, changed(start, 'able', { faceDown: true })).having('continuous')).toEqual([]);
    expect(new Look(rules, start).having('continuous', 1)).toEqual([]);
  });
});

describe('what is waited for', () => {
  test('is what the cards of the position asked about wait for, whichever was looked over last', () => {
    const after = toyPosition(rules, [{ card: 'able' }, { card: 'waiting' }], []);
    const before: Position = {
      ...after,
      zones: { ...after.zones, field: (after.zones.field ?? []).slice(0, 1) },
    };
    expect(signsAwaited(rules, before).size).toBe(0);
    new Look(rules, after).having('continuous');
    expect(signsAwaited(rules, before).size).toBe(0);
    expect(signsAwaited(rules, after).size).toBeGreaterThan(0);
    expect(signsAwaited(rules, before).size).toBe(0);
  });
});
