import { contradictions } from '@/rules/contradictions';
import { type Contradiction, placesOf } from '@/rules/contradictions/schema';
import { type Lang, type Place, placeKey } from '@/rules/documents';
import { onceAPage } from './once-a-page';

/** Every situation that editions judge apart, by number. A file that is not sound stops the build with its first fault. */
export const situations: () => readonly Contradiction[] = onceAPage(() => contradictions());

/** The situations that editions judge apart and that a clause decides in its edition, by their number. */
export function disputesDecidedBy(place: Place): string[] {
  return decided().get(placeKey(place)) ?? [];
}

const decided = onceAPage((): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const { id, outcomes } of situations()) {
    for (const key of new Set(outcomes.flatMap(placesOf).map(placeKey)))
      found.set(key, [...(found.get(key) ?? []), id]);
  }
  return found;
});

/** What contradictions are called, by their number. */
export function disputeTitles(ids: readonly string[], lang: Lang): Record<string, string> {
  return Object.fromEntries(
    situations().flatMap(({ id, title }) => (ids.includes(id) ? [[id, title[lang]] as const] : [])),
  );
}
