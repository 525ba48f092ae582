import { type Content, plainOf, titleOf } from '../content';
import { DOC_IDS, type Lang, placeKey } from '../documents';
import { inventory } from '../inventory';
import type { IndexFile } from './index-file';

/**
 * Makes the index of one language from the rulebook. `ruleOf` gives clauses of several editions that are the same rule
 * the same number, from 1.
 */
export function buildIndexFile(content: Content, lang: Lang, ruleOf: (key: string) => number): IndexFile {
  const rows: Pick<IndexFile, 'sections' | 'units'> = { sections: [], units: [] };
  for (const doc of DOC_IDS) {
    const { sections, clauses } = inventory(doc);
    for (const section of sections) {
      const title = titleOf(content, { doc, id: section.id }) ?? section.title;
      const sectionAt =
        rows.sections.push([doc, section.id, title.ja, title.en, ruleOf(placeKey({ doc, id: section.id }))]) - 1;
      for (const { id, kind, aliases = [] } of clauses.filter((clause) => clause.section === section.id)) {
        const clause = content.clauses.get(placeKey({ doc, id }));
        const text = clause ? plainOf(clause, lang) : '';
        const asked = (content.asked.get(placeKey({ doc, id }))?.[lang] ?? []).join('\n');
        rows.units.push([sectionAt, id, kind, text, aliases, ruleOf(placeKey({ doc, id })), asked]);
      }
    }
  }
  return { lang, ...rows };
}
