import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOC_IDS, type Lang, type Place, placeKey } from '@/rules/documents';
import { onceAPage } from './once-a-page';
import { rulings } from './rulings';
import type { WalkView } from './views';

const Walked = v.record(
  v.string(),
  v.object({ scenarios: v.array(v.object({ id: v.string(), edition: v.picklist(DOC_IDS), row: v.number() })) }),
);

/** The rows of scenarios at which a clause is executed, from the index the scenarios' runs write. None without the index. */
export function walksOf(place: Place): WalkView[] {
  const entry = walked()[placeKey(place)];
  return (entry?.scenarios ?? []).flatMap(({ id, edition, row }) => {
    return rulings().has(id) ? [{ scenario: id, edition, row }] : [];
  });
}

/** The titles of the scenarios of some walks, by their id: many walks share one. */
export function scenarioTitles(walks: readonly WalkView[], lang: Lang): Record<string, string> {
  return Object.fromEntries(walks.map(({ scenario }) => [scenario, rulings().get(scenario)?.title[lang] ?? scenario]));
}

const walked = onceAPage((): v.InferOutput<typeof Walked> => {
  const file = join(process.cwd(), 'scenarios/generated/walked.json');
  return existsSync(file) ? v.parse(Walked, JSON.parse(readFileSync(file, 'utf8'))) : {};
});
