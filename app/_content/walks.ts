import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOC_IDS, type Lang, type Place, placeKey } from '@/rules/documents';
import { decidedBy } from './decided';
import { onceAPage } from './once-a-page';
import { rulings } from './rulings';
import type { ClauseView, WalkView } from './views';

const Walked = v.record(
  v.string(),
  v.object({ scenarios: v.array(v.object({ id: v.string(), edition: v.picklist(DOC_IDS), row: v.number() })) }),
);

/** So many scenarios are shown for a clause. */
const SHOWN = 4;
/** The index names no more scenarios of a clause than these: one with so many is common. */
const COMMON = 12;

/**
 * The scenarios worth watching for a clause, the telling ones first: those that it decides, opened at that moment, then others
 * that execute it. One that decides nothing and is executed nearly everywhere has none.
 */
export function watchedOf(place: Place): Pick<ClauseView, 'walks' | 'walkedMore' | 'tried'> {
  const deciding = decidedBy(place);
  const executed = walksOf(place);
  const common = executed.length >= COMMON;
  const [tried] = executed;
  if (deciding.length === 0 && common) return { walks: [], walkedMore: false, ...(tried && { tried }) };
  const others = executed.filter(({ scenario }) => !deciding.some((one) => one.scenario === scenario));
  const all = [...deciding, ...others];
  return { walks: all.slice(0, SHOWN), walkedMore: common || all.length > SHOWN };
}

/** The rows of scenarios at which a clause is executed, from the index the scenarios' runs write. None without the index. */
function walksOf(place: Place): WalkView[] {
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
