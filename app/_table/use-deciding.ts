import { useEffect, useState } from 'react';
import type { Edition } from '@/engine';
import { type Ruling, removalsOf, weighed } from '@/scenarios/decide/decides';
import { type Counted, type Decided, type Removal, rarityIn } from '@/scenarios/decide/weigh';

/** How far the answer has come. */
export type Deciding =
  | { readonly state: 'looking'; readonly found: number }
  | { readonly state: 'done'; readonly decided: Decided }
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
        if (next.done) return tell({ state: 'done', decided: weighed(ruling, found, rarityIn(counted)) });
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

const tables = new Map<Edition, Promise<Counted>>();

/** How rare the rows of an edition are; fetched once a visit. Rejects when it does not load. */
function countedOf(edition: Edition): Promise<Counted> {
  const known = tables.get(edition);
  if (known) return known;
  const loading = fetch(`/data/rarity/${edition}.json`).then(async (answer): Promise<Counted> => {
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer.json();
  });
  loading.catch(() => tables.delete(edition));
  tables.set(edition, loading);
  return loading;
}
