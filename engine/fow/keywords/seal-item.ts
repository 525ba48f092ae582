/** Seal item: an ability under the name of an item. One whose name is still a cipher has none. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: 'シールアイテム', en: 'Seal item' } as const;
export const TAKES: Takes = { needs: ['called'], may: ['has'] };

export const SEAL_ITEM = saying(['has'], ({ has }) => [{ kind: 'continuous', modify: { self: true, has } }]);
