import { clauseAt, plainOf } from '@/rules/content';
import { type Contradiction, placesOf } from '@/rules/contradictions/schema';
import { type Both, type DocId, type Lang, placeKey } from '@/rules/documents';
import { book } from '../_content/book';
import { onceAPage } from '../_content/once-a-page';
import { scenarios } from '../_watch/page/source';
import type { ClauseTexts } from './outcome-column';

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

/** What the clauses say that decide a situation. */
export function decidingTexts({ outcomes }: Contradiction, lang: Lang): ClauseTexts {
  return Object.fromEntries(
    outcomes.flatMap(placesOf).flatMap((place) => {
      const clause = clauseAt(book(), place);
      return clause ? [[placeKey(place), plainOf(clause, lang)] as const] : [];
    }),
  );
}
