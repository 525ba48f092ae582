/** Link: as a Forward enters the field, its player may put another one from hand there, of an element and up to a cost. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: 'リンク', en: 'Link' } as const;
export const TAKES: Takes = { needs: ['attributes', 'number'] };

/** Of several elements one is enough, and still a single Forward comes. It comes from the hand (reading of 15.2.5.2). */
export const LINK = saying(['attributes', 'number'], ({ attributes, number: maxCost }) => [
  {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    do: [
      {
        op: 'may',
        do: [
          {
            op: 'move',
            what: {
              choose: { types: ['forward'], zone: 'hand', controller: 'you', maxCost, ...among(attributes.flat()) },
              count: 1,
            },
            to: 'field',
          },
        ],
      },
    ],
  },
]);

const among = (
  elements: readonly string[],
): { readonly attribute?: string } | { readonly attributes: readonly string[] } => {
  const [only] = elements;
  return elements.length === 1 && only !== undefined ? { attribute: only } : { attributes: elements };
};
