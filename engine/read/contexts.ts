/** The texts around a value in which it is told differently. */
import type { Grammar } from '../words/grammar/grammar';
import type { Deriving } from './deriving';

interface Context {
  readonly from: Grammar;
  /** The value as it is read there. */
  readonly as: unknown;
}

/** Its target is one of several, or the only one, or is described where it stands; what was done before was yours or not. */
export function contextsOf(value: unknown, d: Deriving): readonly Context[] {
  const { g, v } = d;
  if (speaksOfDeed(value)) return DOERS.map((doer) => ({ from: { ...g, doer }, as: value }));
  if (!speaksOfFirst(value)) return [{ from: g, as: value }];
  const referred = [g, withGroup(g, 1), withGroup(g, 2)].map((from) => ({ from, as: value }));
  if (v.targets === 'chosen') return referred;
  const inline = [1, 2].map((count) => {
    const group = d.group(count);
    return { from: { ...g, targets: { kind: 'inline', group } as const }, as: describing(value, group) };
  });
  return [...referred, ...inline];
}

const DOERS = ['you', 'opponent'] as const;

/** Whether a value speaks of what was done just before. */
const speaksOfDeed = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('is' in value && value.is === 'did') || ('condition' in value && speaksOfDeed(value.condition)));

/** A text that has one group of so many targets. */
export const withGroup = (g: Grammar, count: number): Grammar => ({
  ...g,
  targets: { kind: 'referred', groups: [{ filter: {}, count }] },
});

/** Whether a value speaks of the first group of targets. */
export const speaksOfFirst = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('target' in value && value.target === 0) || Object.values(value).some(speaksOfFirst));

/** The same value, with the description of its target where it speaks of it. */
function describing(value: unknown, group: unknown): unknown {
  // What does not speak of it stays the value it is: it may be a hole.
  if (typeof value !== 'object' || value === null || !speaksOfFirst(value)) return value;
  if (Array.isArray(value)) return value.map((one) => describing(one, group));
  if ('target' in value && value.target === 0) return { target: 0, group };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, describing(one, group)]));
}
