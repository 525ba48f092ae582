import { isDocId, type Place, parsePlace, placeKey } from '@/rules/documents';
import { readDecides } from '@/scenarios/measure/decides';
import { onceAPage } from './once-a-page';
import { rulings } from './rulings';
import type { WalkView } from './views';

/** What decides every ruling, as last measured. */
export const decided = onceAPage(readDecides);

/**
 * The moments at which a clause decides a ruling, the plainest first: that it decides with few others, and that is asked of many
 * editions, each of which makes up for one other. What it decides like much else is left out.
 */
export const decidedBy = (place: Place): readonly WalkView[] => byClause().get(placeKey(place)) ?? [];

const byClause = onceAPage((): ReadonlyMap<string, readonly WalkView[]> => {
  const found = new Map<string, { readonly walk: WalkView; readonly others: number }[]>();
  for (const [key, { entries }] of Object.entries(decided().rulings)) {
    const [scenario = '', edition = ''] = key.split('@');
    const ruling = rulings().get(scenario);
    if (!ruling || !isDocId(edition)) continue;
    for (const { clauses, at } of entries) {
      for (const clause of clauses) {
        const place = parsePlace(clause.replace(/^reconstructed:/, ''), edition);
        if (!place) continue;
        const known = found.get(placeKey(place)) ?? [];
        if (known.some(({ walk }) => walk.scenario === scenario && walk.edition === edition)) continue;
        const walk = { scenario, edition, row: at ?? -1, decides: true } as const;
        found.set(placeKey(place), [...known, { walk, others: entries.length - ruling.editions.length }]);
      }
    }
  }
  return new Map(
    [...found].map(([key, of]) => [key, of.toSorted((a, b) => a.others - b.others).map(({ walk }) => walk)]),
  );
});
