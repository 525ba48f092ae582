import { DOC_IDS, type DocId, isDocId, type Place } from '../../../rules/documents';
import { canonicalId } from '../../../rules/inventory';
import { suggestion } from '../../../rules/nearest-id';
import { BadInput, didYouMean } from './bad-input';

/** The document a word names. Refused: any other word. */
export function documentNamed(word: string): DocId {
  if (isDocId(word)) return word;
  throw new BadInput(`unknown document ${word}${didYouMean(word, DOC_IDS)}; the documents are ${DOC_IDS.join(', ')}`);
}

/** The clause or section that `<doc>/<id>` names; an alias becomes the id. Refused: anything that does not exist. */
export function placeNamed(word: string): Place {
  const slash = word.indexOf('/');
  if (slash < 0) throw new BadInput(`${word} names no document; write it as fow-8.01/${word}`);
  const doc = documentNamed(word.slice(0, slash));
  const id = word.slice(slash + 1);
  const known = canonicalId(doc, id.normalize('NFKC'));
  if (known === undefined)
    throw new BadInput(`${doc} has no clause or section ${id || '(empty)'}; ${suggestion(doc, id)}`);
  return { doc, id: known };
}
