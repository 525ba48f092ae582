import { expect, test } from 'vitest';
import { AskedPhrases } from './asked-phrases';
import { TokenTable } from './token-lists';
import { distinct, tokensOf } from './tokens';

const phrases = new AskedPhrases(['untap my creature\nready a tapped card', '', '召喚酔い'], () => 1, new TokenTable());

function likeness(at: number, question: string): number {
  return phrases.likeness(distinct(tokensOf(question)))(at);
}

test('a token leads to the units that are asked for with it', () => {
  expect([...phrases.askedWith('untap')]).toEqual([0]);
  expect([...phrases.askedWith('召喚')]).toEqual([2]);
  expect([...phrases.askedWith('mana')]).toEqual([]);
});

test('a question is as like a unit as it is like the nearest of its phrases', () => {
  expect(likeness(0, 'untap my creature')).toBeCloseTo(1);
  expect(likeness(0, 'untap')).toBeGreaterThan(0);
  expect(likeness(0, 'untap')).toBeLessThan(likeness(0, 'untap my creature'));
  expect(likeness(1, 'untap my creature')).toBe(0);
});

test('a phrase that says a part of the question in another way is like it, less than one in the same words', () => {
  const same = new AskedPhrases(['トランプルの余り', '貫通の余り', '飛翔の余り'], () => 1, new TokenTable());
  const typed = distinct(tokensOf('トランプルの余り'));
  const part = {
    typed: distinct(tokensOf('トランプル')),
    others: [{ tokens: distinct(tokensOf('貫通')), factor: 0.8 }],
  };
  const [own = 0, other = 0, none = 0] = [0, 1, 2].map(same.likeness(typed, [part]));
  expect(own).toBeCloseTo(1);
  expect(other).toBeLessThan(own);
  expect(other).toBeGreaterThan(none);
  expect(same.likeness(typed)(1)).toBeCloseTo(none);
});

test('a question is near to a unit by what units of its words are asked for with besides', () => {
  const units = ['untap my creature\ncreature attacks', 'creature attacks twice', 'pay mana'];
  const asked = new AskedPhrases(units, () => 1, new TokenTable());
  const [own = 0, kin = 0, other = 0] = [0, 1, 2].map(asked.nearness(distinct(tokensOf('my creature'))));
  expect(own).toBeGreaterThan(other);
  expect(kin).toBeGreaterThan(other);
});
