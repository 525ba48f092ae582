/** Rune: a text that it has while its controller has revealed so many runes, or runes of some attributes. */
import { type Condition, type Counted, saying, type Takes } from '../../kernel/position/card';
import type { Filter } from '../../kernel/position/position';
import { ofAttribute } from '../attributes';
import { had } from '../under-condition';

export const WORDS = { ja: 'ルーン', en: 'Rune' } as const;
export const TAKES: Takes = { needs: [['number', 'attributes'], 'has'] };

const REVEALED: Filter = { zone: 'runeArea', types: ['rune'], controller: 'you', faceUp: true };

export const RUNE_BY_NUMBER = saying(['number', 'has'], ({ number: atLeast, has }) =>
  had(has, { is: 'count', filter: REVEALED, atLeast }),
);

export const RUNE_BY_ATTRIBUTES = saying(['attributes', 'has'], ({ attributes, has }) =>
  had(has, revealed(attributes)),
);

/** For each symbol one rune of that attribute: a symbol that stands there twice asks for two. */
function revealed(attributes: readonly (string | readonly string[])[]): Condition {
  const times = new Map<string, Counted>();
  for (const kind of attributes) {
    const name = JSON.stringify(kind);
    const before = times.get(name)?.atLeast ?? 0;
    times.set(name, { filter: { ...REVEALED, ...ofAttribute(kind) }, atLeast: before + 1 });
  }
  const all = [...times.values()];
  const [only] = all;
  return all.length === 1 && only ? { is: 'count', ...only } : { is: 'counts', all };
}
