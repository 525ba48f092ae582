import type { DocId } from './documents';
import { inventory } from './inventory';
import { editDistance } from './nearest';

const LIMIT = 4;

/**
 * The id of a document that someone most likely meant by `id`: the numbers agree from the left as far as they can, then
 * fewest edits. Undefined when nothing begins like it.
 */
export function nearestId(doc: DocId, id: string): string | undefined {
  const { clauseById, sectionById } = inventory(doc);
  let found: { id: string; shared: number; edits: number } | undefined;
  for (const candidate of [...sectionById.keys(), ...clauseById.keys()]) {
    const shared = sharedStart(candidate, id);
    const edits = editDistance(candidate, id, LIMIT);
    if (shared === 0 || edits > LIMIT) continue;
    const better = !found || shared > found.shared || (shared === found.shared && edits < found.edits);
    if (better) found = { id: candidate, shared, edits };
  }
  return found?.id;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** "the nearest id is …", for a message about an id that does not exist. */
export function suggestion(doc: DocId, id: string): string {
  const found = nearestId(doc, id);
  return found === undefined ? `${doc} has no id like it` : `the nearest id in ${doc} is ${found}`;
}
