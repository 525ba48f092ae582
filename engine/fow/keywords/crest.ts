/** Crest: a text that it has while its controller controls a magic crest of an attribute shown. */
import { type Condition, saying, type Takes } from '../../kernel/position/card';
import { ofAttribute } from '../attributes';
import { had } from '../under-condition';

export const WORDS = { ja: '紋章', en: 'Crest', joins: true } as const;
export const TAKES: Takes = { needs: ['attributes', ['has', 'text']] };

/** A magic crest is what has that race: none of the types is called so. */
const MAGIC_CREST = '魔術紋';

/** One crest is enough, of whichever attribute is shown (reading of 1131.2). */
const signed = (kinds: readonly (string | readonly string[])[]): Condition => {
  const shown = kinds.flat();
  const [only = ''] = shown;
  return {
    is: 'count',
    filter: { trait: MAGIC_CREST, ...ofAttribute(shown.length === 1 ? only : shown), controller: 'you' },
    atLeast: 1,
  };
};

export const CREST = saying(['attributes'], ({ attributes, ...args }) => had(args, signed(attributes)));
