import { CLAUSE_KINDS } from '@/rules/clause-kinds';
import { DOC_IDS, isDocId, type Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import type { Asked } from './asked';
import styles from './search-box.module.css';

/** Limits a search to one document, or to one kind of clauses. */
export function SearchFilter(props: { lang: Lang; asked: Asked; onFilter: (filter: Omit<Asked, 'words'>) => void }) {
  const { lang, asked, onFilter } = props;
  const { search: words, document, reader } = wordsIn(lang);
  return (
    <p className={styles.filter}>
      <select
        aria-label={words.inDocument}
        value={asked.doc ?? ''}
        onChange={({ target }) => onFilter({ doc: isDocId(target.value) ? target.value : undefined, kind: asked.kind })}
      >
        <option value="">{words.everyDocument}</option>
        {DOC_IDS.map((id) => (
          <option key={id} value={id}>
            {document.short[id]}
          </option>
        ))}
      </select>
      <select
        aria-label={words.ofKind}
        value={asked.kind ?? ''}
        onChange={({ target }) =>
          onFilter({ doc: asked.doc, kind: CLAUSE_KINDS.find((kind) => kind === target.value) })
        }
      >
        <option value="">{words.everyKind}</option>
        {CLAUSE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {reader.kind[kind]}
          </option>
        ))}
      </select>
    </p>
  );
}
