import { expect, test } from 'vitest';
import { TokenLists, TokenTable } from './token-lists';
import { holdTokens, keyOf, textOf, tokensOf } from './tokens';

test('a token is told apart by what its text is made again from', () => {
  const tokens = tokensOf('j/リゾネーターが破壊された、時々 pierce x 5').map(({ text }) => text);
  for (const text of tokens) expect(textOf(keyOf(text))).toBe(text);
  expect(new Set(tokens.map(keyOf)).size).toBe(new Set(tokens).size);
});

test('texts are found by their tokens, each once, however many there are', () => {
  const table = new TokenTable();
  const lists = new TokenLists(table, 'sum');
  const letter = (at: number) => String.fromCharCode(0x4e00 + at);
  for (let text = 0; text < 300; text++) {
    lists.begin();
    for (let at = 0; at < 150; at++)
      holdTokens(`${letter(text)}${letter(at)} word`, { hold: (key) => lists.hold(key, 1) });
  }
  const having = (token: string) => [...lists.having(table.find(token) ?? -1)];
  expect(having(letter(299))).toEqual([299]);
  expect(having(`${letter(299)}${letter(7)}`)).toEqual([299]);
  expect(having('word')).toHaveLength(300);
  expect(lists.counts(table.find('word') ?? -1).get(12)).toBe(150);
  expect(table.find('wor')).toBeUndefined();
});
