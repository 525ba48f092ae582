/** Crest: a text that it has while its controller controls a magic crest of an attribute. */
import { saying, type Takes } from '../../kernel/position/card';
import { ofAttribute } from '../attributes';

export const WORDS = { ja: '紋章', en: 'Crest' } as const;
export const TAKES: Takes = { needs: ['attributes', 'has'] };

/** A magic crest is what has that race: none of the types is called so. */
const MAGIC_CREST = '魔術紋';

export const CREST = saying(['attributes', 'has'], ({ attributes, has }) =>
  attributes.map((kind) => ({
    kind: 'continuous',
    modify: { self: true, has },
    while: { is: 'count', filter: { trait: MAGIC_CREST, ...ofAttribute(kind), controller: 'you' }, atLeast: 1 },
  })),
);
