import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOC_IDS, type Place, placeKey } from '@/rules/documents';
import { rulings } from './rulings';
import type { WalkView } from './views';

const Walked = v.record(
  v.string(),
  v.object({ scenarios: v.array(v.object({ id: v.string(), edition: v.picklist(DOC_IDS), row: v.number() })) }),
);

let cache: { time: number; walked: v.InferOutput<typeof Walked> } | undefined;

/** The rows of scenarios at which a clause is executed, from the index the scenarios' runs write. None without the index. */
export function walksOf(place: Place): WalkView[] {
  const entry = walked()[placeKey(place)];
  return (entry?.scenarios ?? []).flatMap(({ id, edition, row }) => {
    const title = rulings().get(id)?.title;
    return title ? [{ scenario: id, title, edition, row }] : [];
  });
}

function walked(): v.InferOutput<typeof Walked> {
  const file = join(process.cwd(), 'scenarios/generated/walked.json');
  if (!existsSync(file)) return {};
  const time = statSync(file).mtimeMs;
  if (cache?.time !== time) cache = { time, walked: v.parse(Walked, JSON.parse(readFileSync(file, 'utf8'))) };
  return cache.walked;
}
