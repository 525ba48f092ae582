/** Seal item: an ability under the name of an item. One that is written in cipher works only for who has released that name. */
import { saying, type Takes } from '../../kernel/position/card';
import { ofPool } from '../../kernel/view/remembered';
import type { Base } from '../../kernel/view/ruleset';
import type { Fow } from '../fow';
import { hadAsPlayed, hadInPlay } from '../under-condition';

export const WORDS = { ja: 'シールアイテム', en: 'Sealed Item' } as const;
export const TAKES: Takes = { needs: ['called'], may: ['has', 'cipher'] };

export const SEAL_ITEM = saying(['has'], ({ has }) => [...hadInPlay(has), ...hadAsPlayed({ has })]);

const anyCipher = ofPool<Fow>(({ cards }) =>
  Object.values(cards).some(({ faces }) =>
    faces.some(({ abilities = [] }) => abilities.some((one) => one.kind === 'keyword' && one.cipher)),
  ),
);

/** Of an item in cipher an object has nothing, until its owner has released the name: then of every item of that name, on either side. */
export const withoutCiphers: Base<Fow> = (look, item, base) => {
  if (!anyCipher(look)) return null;
  const { released = [] } = look.p.players[item.owner];
  const abilities = base.abilities.filter(
    ({ keyword }) => !keyword?.args.cipher || released.includes(keyword.args.called?.en ?? ''),
  );
  return abilities.length < base.abilities.length ? { ...base, abilities } : null;
};
