import { FOW_EDITIONS } from '@/rules/concordance';
import type { DocId } from '@/rules/documents';

/** The edition that judges play by. */
export const NEWEST = 'fow-8.01';

/** Whether a later edition of the same game has taken the place of a document. */
export function isOld(doc: DocId): boolean {
  return doc !== NEWEST && FOW_EDITIONS.some((edition) => edition === doc);
}
