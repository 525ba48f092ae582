/** Energize: whoever plays second begins the game with a will coin. */
import { type Ability, saying, type Takes } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import { type Event, otherSeat } from '../../kernel/position/position';
import { starter } from '../../play/setup';
import type { Step } from '../fow';

export const WORDS = { ja: '後抗', en: 'Energize' } as const;
export const TAKES: Takes = { needs: ['attributes'] };

const ITEM_AREA = 'itemArea';
const COIN = { ja: 'ウィルコイン', en: 'Will Coin' } as const;

/** Of several symbols one is chosen as the will is produced. */
const coinsWill = (produces: readonly string[]): Extract<Ability, { readonly kind: 'will' }> => ({
  kind: 'will',
  produces,
  banish: true,
  in: ITEM_AREA,
});

export const ENERGIZE = saying(['attributes'], ({ attributes }) => [
  {
    kind: 'text',
    do: [
      {
        op: 'create',
        token: { name: COIN, types: [], has: [coinsWill(attributes.flat())] },
        amount: 1,
        into: ITEM_AREA,
      },
    ],
  },
]);

/** Step: the second player's rulers say what that player begins with; nobody plays it. */
export const secondHasCoins: Step = (x) => {
  const controller = otherSeat(starter(x));
  const events = x.in('rulerArea', controller).flatMap((by) =>
    x.chars(by).abilities.flatMap(({ ability, keyword }): readonly Event[] => {
      if (keyword?.name !== 'energize' || ability.kind !== 'text') return [];
      x.log?.via('keyword', keyword.row, keyword.clauses);
      return ability.do.flatMap((one): readonly Event[] => {
        const card = x.rules.tokens.get(one);
        return card === undefined ? [] : [{ kind: 'create', card, by, controller, into: ITEM_AREA }];
      });
    }),
  );
  return events.length > 0 ? perform(events) : next();
};
