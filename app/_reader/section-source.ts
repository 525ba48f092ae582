import type { DocId, Lang } from '@/rules/documents';
import { isCompared, standingOf } from '../_compare/editions-source';
import { disputeTitles } from '../_content/disputes';
import type { ClauseView, SectionView } from '../_content/views';
import { scenarioTitles } from '../_content/walks';
import type { ReaderClause, ReaderSection } from './reader-context';

/** A section as its page sends it to the browser, with what its clauses name. */
export function readerSection(lang: Lang, { doc, id, clauses, terms }: SectionView): ReaderSection {
  const walks = clauses.flatMap((clause) => clause.walks);
  return {
    doc,
    id,
    clauses: clauses.map((clause) => readerClause(doc, clause)),
    terms,
    scenarios: scenarioTitles(walks, lang),
    disputes: disputeTitles(
      clauses.flatMap((clause) => clause.disputes),
      lang,
    ),
  };
}

/** The comparison with other editions is loaded on demand: the page stays light. */
function readerClause(doc: DocId, clause: ClauseView): ReaderClause {
  const place = { doc, id: clause.id };
  return { ...clause, compared: isCompared(place), standing: standingOf(place) };
}
