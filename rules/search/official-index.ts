import { type DocId, type Lang, type Place, placeKey } from '../documents';
import type { IndexFile } from './index-file';

/** What an official document says in one clause, in one language. */
export interface OfficialSentence extends Place {
  lang: Lang;
  text: string;
}

/**
 * The index of the official sentences of one language: the published one, with them in place of the restatement. It has the
 * clauses of every document that has a sentence in any language, so that the indexes of both list the same ones.
 */
export function officialIndexFile(published: IndexFile, sentences: readonly OfficialSentence[]): IndexFile {
  const { lang, sections } = published;
  const docs = new Set<DocId>(sentences.map(({ doc }) => doc));
  const said = new Map(
    sentences.flatMap((sentence) => (sentence.lang === lang ? [[placeKey(sentence), sentence.text]] : [])),
  );
  const units = published.units.flatMap(([section, id, kind, , aliases, rule]): IndexFile['units'] => {
    const [doc] = sections[section] ?? [];
    if (doc === undefined || !docs.has(doc)) return [];
    return [[section, id, kind, said.get(placeKey({ doc, id })) ?? '', aliases, rule, '']];
  });
  return { lang, sections, units };
}
