/** Formation condition: what a player has to control for a Formation to be played. */
import type { Takes } from '../../kernel/position/card';
import type { Item, Seat } from '../../kernel/position/position';
import { matches, readerOf } from '../../kernel/view/filter';
import type { Look } from '../fftcg';

export const WORDS = { ja: '陣形条件', en: 'formation condition' } as const;
export const TAKES: Takes = { needs: ['number', 'of'] };

/** Whether a player controls what every formation condition of a card asks for. */
export const meetsFormation = (look: Look, item: Item, seat: Seat): boolean =>
  look.keyword(item, 'formation').every(({ number = 0, of = {} }) => {
    const reader = readerOf(look, seat, item);
    return look.in('field', seat).filter((one) => matches(one, of, reader)).length >= number;
  });
