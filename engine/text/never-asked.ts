/** What a cost could never ask for: that what pays has no attribute, and in the cost of a card an attribute that it has not. */
import type { CardDefinition } from '../kernel/position/card';
import type { Knowing, Unmet } from '../kernel/view/language';
import { wordsIn } from './conforms';
import { PARTS } from './parts';

/** The first such thing in a card; `null` where there is none. */
export function neverAskedIn(
  card: CardDefinition,
  { id, noAttribute, costsOwnAttributes }: Pick<Knowing, 'id' | 'noAttribute' | 'costsOwnAttributes'>,
): Unmet | null {
  // Units of a cost are keyed by their kind; what is made names it as a value.
  const none = wordsIn(PARTS.Card, card).find(
    ({ list, word, at }) => list === 'resources' && word === noAttribute && at.at(-1) === word,
  );
  if (none)
    return {
      at: none.at,
      what: `in ${id} no cost asks for "${none.word}", which is no attribute; "free" is any resource`,
    };
  if (!costsOwnAttributes) return null;
  for (const [side, { attributes = [], cost = {} }] of card.faces.entries())
    for (const kind of Object.keys(cost))
      if (!ANY.has(kind) && !attributes.includes(kind))
        return {
          at: ['faces', side, 'cost', kind],
          what: `in ${id} the cost of a card names no attribute but its own (${attributes.join(', ') || 'none'})`,
        };
  return null;
}

/** What any resource pays. */
const ANY: ReadonlySet<string> = new Set(['free', 'X']);
