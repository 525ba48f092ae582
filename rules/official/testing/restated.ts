import { content, plainOf } from '../../content';
import { type DocId, type Lang, placeKey } from '../../documents';
import { inventory } from '../../inventory';
import { POLICIES } from '../policy';
import type { OfficialText, Refused } from '../result';
import { asParagraph, type TextOf } from './printed';

/** What the restatement of a clause is read back to, where it was printed as the published document is. */
export function restated(doc: DocId, lang: Lang): TextOf {
  const { clauses } = content();
  const labelled = inventory(doc).clauses.filter((entry) => POLICIES[doc].label(entry).kind === 'bracket');
  const bracketed = new Set(labelled.map(({ id }) => id));
  return (id) => {
    const clause = clauses.get(placeKey({ doc, id }));
    if (!clause) throw new Error(`${placeKey({ doc, id })} is not written`);
    const text = asParagraph(plainOf(clause, lang));
    return bracketed.has(id) ? `【${text}】` : text;
  };
}

/** The texts of one language, clause by clause. A refused file is no answer. */
export function textsIn(read: OfficialText | Refused, lang: Lang): Map<string, string> {
  if ('error' in read) throw new Error(read.error);
  return new Map(read.found.filter((clause) => clause.lang === lang).map(({ id, text }) => [id, text]));
}

/** The clauses whose text was not found, or is not to the letter what was printed for them; blanks apart. */
export function strangers(ids: readonly string[], found: ReadonlyMap<string, string>, printed: TextOf): string[] {
  return ids.filter((id) => withoutBlanks(found.get(id) ?? '') !== withoutBlanks(printed(id)));
}

/** The cells of a row are read back with a bar between them. */
function withoutBlanks(text: string): string {
  return text.replace(/[\s|]/g, '');
}
