import { type Content, plainOf, titleOf } from '../content';
import { DOC_IDS, type Lang, placeKey } from '../documents';
import { inventory } from '../inventory';
import { type IndexFile, postingStore } from './index-file';
import { normalise } from './normalise';
import { distinct, tokensOf } from './tokens';

/**
 * Makes the index of one language from the rulebook. `ruleOf` gives clauses of several editions that are the same rule
 * the same number, from 1.
 */
export function buildIndexFile(content: Content, lang: Lang, ruleOf: (key: string) => number): IndexFile {
  const file: IndexFile = { lang, sections: [], units: [], lengths: [], postings: {} };
  const store = postingStore();
  for (const doc of DOC_IDS) {
    const { sections, clauses } = inventory(doc);
    for (const section of sections) {
      const title = titleOf(content, { doc, id: section.id }) ?? section.title;
      const sectionAt =
        file.sections.push([doc, section.id, title.ja, title.en, ruleOf(placeKey({ doc, id: section.id }))]) - 1;
      for (const { id, kind, aliases = [] } of clauses.filter((clause) => clause.section === section.id)) {
        const clause = content.clauses.get(placeKey({ doc, id }));
        const text = clause ? plainOf(clause, lang) : '';
        const tokens = tokensOf(normalise(text).text);
        const at = file.units.push([sectionAt, id, kind, text, aliases, ruleOf(placeKey({ doc, id }))]) - 1;
        file.lengths.push(tokens.length);
        const heading = tokensOf(normalise(title[lang]).text);
        if (text !== '')
          store.add(
            at,
            distinct([...tokens, ...heading])
              .map((token) => token.text)
              .join('\n'),
          );
      }
    }
  }
  store.export((key: string, data: string) => {
    file.postings[key] = data;
  });
  return file;
}
