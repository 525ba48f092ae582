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

  const doing = (instruction: unknown, targets: unknown = []) => ({
    name: { ja: '呪文', en: 'Spell' },
    faces: [{ types: ['chant'], abilities: [{ kind: 'text', targets, do: [instruction] }] }],
  });
  const squire = { each: { name: 'squire' } };

  it.each([
    ['targets', doing({ op: 'destroy', what: { target: 0 } }, [{ filter: {}, count: -1 }]), 1],
    ['targets', doing({ op: 'destroy', what: { target: 0 } }, [{ filter: {}, count: 1.5 }]), 1],
    ['cards', doing({ op: 'draw', player: 'you', amount: -2 }), 0],
    ['dice', doing({ op: 'roll', dice: 0.5 }), 0],
    ['counters', doing({ op: 'move', what: squire, to: 'field', counters: { counter: 'level', amount: 0.5 } }), 1],
  ])('has no less than nothing, and no part, of %s', (_, card, least) => {
    const said = v
      .safeParse(Card, card)
      .issues?.flatMap(({ message, issues = [] }) => [message, JSON.stringify(issues)]);
    expect(said?.join()).toContain(`a whole number, ${least} or more, is expected`);
  });
});
