import type { Edition, Event, Row } from '@/engine';
import { readScenario } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';

/** The rows of a ruling as it is played now: tests speak of moments, since rows come and go with the engine. */
function rowsOf(id: string, edition: Edition): readonly Row[] {
  const read = readScenario(`scenarios/fow/${id}.yaml`);
  if (!read.ok) throw new Error(`${id} cannot be read`);
  return play(read.scenario, edition).rows;
}

function found(rows: readonly Row[], is: (row: Row) => boolean, what: string): number {
  const at = rows.findIndex(is);
  if (at < 0) throw new Error(`no row ${what}`);
  return at;
}

/** The first row of a ruling that asks something, by its prompt. */
export const rowAsking = (id: string, prompt: string, edition: Edition = 'fow-8.01'): number =>
  found(rowsOf(id, edition), ({ request }) => request?.prompt === prompt, `asks ${prompt}`);

/** The first row of a ruling in which something happens, by the kind of the event. */
export const rowWith = (id: string, kind: Event['kind'], edition: Edition = 'fow-8.01'): number =>
  found(rowsOf(id, edition), ({ events }) => events.some((event) => event.kind === kind), `has ${kind}`);
