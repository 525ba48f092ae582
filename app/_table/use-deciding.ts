import { useEffect, useState } from 'react';
import type { Edition } from '@/engine';
import { lookingInto, type Ruling } from '@/scenarios/decide/decides';
import { factKey } from '@/scenarios/decide/facts';
import { type Parting, partings } from '@/scenarios/decide/parting';
import { type Counted, type Decided, rarityIn } from '@/scenarios/decide/weigh';
import { address } from '../_frame/addresses';
import { fetchedOnce } from '../_frame/fetched-once';

/** How far the answer has come. */
export type Deciding =
  /** What can be told at once: what made it so, or refuses it; `null` until the measured table is there. */
  | { readonly state: 'looking'; readonly decided: Decided | null }
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
    tell({ state: 'looking', decided: null });
    const look = async (): Promise<void> => {
      const rarity = rarityIn(await countedOf(edition));
      const looking = lookingInto(ruling, rarity);
      for (let next = looking.next(); !stale; ) {
        const began = performance.now();
        while (!next.done && performance.now() - began < SLICE) {
          if (next.value) tell({ state: 'looking', decided: next.value });
          next = looking.next();
        }
        if (next.done) {
          const { decided, removals } = next.value;
          const [asked] = ruling.facts.map(factKey);
          return tell({
            state: 'done',
            decided,
            partings: asked === undefined ? [] : partings(removals, asked, rarity),
          });
        }
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
