import { CLAUSE_KINDS } from '@/rules/clause-kinds';
import { DOC_IDS, type DocId, isDocId, type Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import type { Asked } from './asked';
import styles from './search-box.module.css';

interface Props {
  lang: Lang;
  asked: Asked;
  prefer: DocId | undefined;
  onFilter: (filter: Omit<Asked, 'words'>) => void;
  onPrefer: (doc: DocId | undefined) => void;
}

/** Limits a search to one document, or to one kind of clauses; lets the edition lead that one plays by. */
export function SearchFilter({ lang, asked, prefer, onFilter, onPrefer }: Props) {
  const { search: words, document, reader } = wordsIn(lang);
  const documents = DOC_IDS.map((id) => (
    <option key={id} value={id}>
      {document.short[id]}
    </option>
  ));
  const named = (value: string): DocId | undefined => (isDocId(value) ? value : undefined);
  return (
    <p className={styles.filter}>
      <select
        aria-label={words.inDocument}
        value={asked.doc ?? ''}
        onChange={({ target }) => onFilter({ doc: named(target.value), kind: asked.kind })}
      >
        <option value="">{words.everyDocument}</option>
        {documents}
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
      <label className={styles.prefer}>
        {words.prefer}
        <select value={prefer ?? ''} onChange={({ target }) => onPrefer(named(target.value))}>
          <option value="">{words.preferNone}</option>
          {documents}
        </select>
      </label>
    </p>
  );
}
