import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOC_IDS, type Place, placeKey } from '@/rules/documents';
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
    const title = rulings().get(id)?.title;
    return title ? [{ scenario: id, title, edition, row }] : [];
  });
}

const walked = onceAPage((): v.InferOutput<typeof Walked> => {
  const file = join(process.cwd(), 'scenarios/generated/walked.json');
  return existsSync(file) ? v.parse(Walked, JSON.parse(readFileSync(file, 'utf8'))) : {};
});
