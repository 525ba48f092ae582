/** Crest: a text that it has while its controller controls a magic crest of an attribute. */
import { type Condition, saying, type Takes } from '../../kernel/position/card';
import { ofAttribute } from '../attributes';
import { had } from '../under-condition';

export const WORDS = { ja: '紋章', en: 'Crest', joins: true } as const;
export const TAKES: Takes = { needs: ['attributes', ['has', 'text']] };

/** A magic crest is what has that race: none of the types is called so. */
const MAGIC_CREST = '魔術紋';

const signed = (kind: string | readonly string[]): Condition => ({
  is: 'count',
  filter: { trait: MAGIC_CREST, ...ofAttribute(kind), controller: 'you' },
  atLeast: 1,
});

export const CREST = saying(['attributes'], ({ attributes, ...args }) =>
  attributes.flatMap((kind) => had(args, signed(kind))),
);
