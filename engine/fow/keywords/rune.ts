/** Rune: a text that it has while its controller has revealed so many runes, or runes of some attributes. */
import { type Condition, type Counted, saying, type Takes } from '../../kernel/position/card';
import type { Filter } from '../../kernel/position/position';
import { ofAttribute } from '../attributes';
import { had } from '../under-condition';

export const WORDS = { ja: 'ルーン', en: 'Rune', joins: true } as const;
export const TAKES: Takes = {
  needs: [
    ['number', 'attributes'],
    ['has', 'text'],
  ],
};

const REVEALED: Filter = { zone: 'runeArea', types: ['rune'], controller: 'you', faceUp: true };

export const RUNE_BY_NUMBER = saying(['number'], ({ number: atLeast, ...args }) =>
  had(args, { is: 'count', filter: REVEALED, atLeast }),
);

export const RUNE_BY_ATTRIBUTES = saying(['attributes'], ({ attributes, ...args }) => had(args, revealed(attributes)));

/**
 * For each symbol one rune, and for two symbols two. That is so where for any attributes there are as many runes with one of
 * them as symbols that take none but these (Hall's theorem).
 */
function revealed(symbols: readonly (string | readonly string[])[]): Condition {
  const kinds = symbols.map((symbol) => [symbol].flat());
  const sets = [...new Set(kinds.flat())].reduce<readonly (readonly string[])[]>(
    (found, one) => found.flatMap((some) => [some, [...some, one]]),
    [[]],
  );
  const all = sets.flatMap((some): readonly Counted[] => {
    const asking = kinds.filter((kind) => kind.every((one) => some.includes(one)));
    const asked = new Set(asking.flat());
    const [only] = some;
    if (only === undefined || asked.size < some.length) return [];
    return [{ filter: { ...REVEALED, ...ofAttribute(some.length === 1 ? only : some) }, atLeast: asking.length }];
  });
  const [first] = all;
  return all.length === 1 && first ? { is: 'count', ...first } : { is: 'counts', all };
}
