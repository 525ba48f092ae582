import { useEffect, useState } from 'react';
import type { Edition } from '@/engine';
import { type Ruling, removalsOf, weighed } from '@/scenarios/decide/decides';
import { factKey } from '@/scenarios/decide/facts';
import { type Parting, partings } from '@/scenarios/decide/parting';
import { type Counted, type Decided, type Removal, rarityIn } from '@/scenarios/decide/weigh';
import { address } from '../_frame/addresses';
import { fetchedOnce } from '../_frame/fetched-once';

/** How far the answer has come. */
export type Deciding =
  | { readonly state: 'looking'; readonly found: number }
  | {
      readonly state: 'done';
      readonly decided: Decided;
      /** What the asked fact would be to somebody who overlooks a clause. */
      readonly partings: readonly Parting[];
    }
  | { readonly state: 'failed' };

/** How long a page may be kept from answering, in milliseconds. */
const SLICE = 20;

/** What decides a ruling, found a slice at a time and given up as soon as another is asked; `null` where none is. */
export function useDeciding(ruling: Ruling | null, edition: Edition): Deciding | null {
  const [known, setKnown] = useState<{ readonly ruling: Ruling; readonly deciding: Deciding } | null>(null);
  useEffect(() => {
    if (ruling === null) return;
    let stale = false;
    const tell = (deciding: Deciding): void => {
      if (!stale) setKnown({ ruling, deciding });
    };
    tell({ state: 'looking', found: 0 });
    const look = async (): Promise<void> => {
      const counted = await countedOf(edition);
      const found: Removal[] = [];
      const looking = removalsOf(ruling);
      for (let next = looking.next(); !stale; ) {
        const began = performance.now();
        while (!next.done && performance.now() - began < SLICE) {
          found.push(next.value);
          next = looking.next();
        }
        if (next.done) {
          const rarity = rarityIn(counted);
          const [asked] = ruling.facts.map(factKey);
          return tell({
            state: 'done',
            decided: weighed(ruling, found, rarity),
            partings: asked === undefined ? [] : partings(found, asked, rarity),
          });
        }
        tell({ state: 'looking', found: found.length });
        await new Promise((on) => setTimeout(on));
      }
    };
    look().catch(() => tell({ state: 'failed' }));
    return () => {
      stale = true;
    };
  }, [ruling, edition]);
  return ruling !== null && known?.ruling === ruling ? known.deciding : null;
}

/** How rare the rows of an edition are; fetched once a visit. Rejects when it does not load. */
const countedOf = (edition: Edition): Promise<Counted> =>
  fetchedOnce(address.rarity(edition), (counted: Counted) => counted);
