import type { Both, DocId } from '@/rules/documents';
import { onceAPage } from '../_content/once-a-page';
import { scenarios } from '../_watch/page/source';

/** A scenario that plays a situation. */
export interface Watchable {
  id: string;
  title: Both;
  editions: readonly DocId[];
}

/** The scenarios that say they test a situation, by its id. */
export const watchables: () => ReadonlyMap<string, readonly Watchable[]> = onceAPage(() => {
  const found = new Map<string, Watchable[]>();
  for (const { id, title, editions, tests = [] } of scenarios()) {
    for (const item of [tests].flat()) found.set(item, [...(found.get(item) ?? []), { id, title, editions }]);
  }
  return found;
});
