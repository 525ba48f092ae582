'use client';

import { useEffect, useState } from 'react';
import type { Both, DocId, Lang } from '@/rules/documents';
import { refLabel } from '@/rules/rich-text';
import type { PlaceView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { clauseText } from './clause-data';
import styles from './peek.module.css';

type State = 'loading' | 'failed' | 'unwritten' | Both;

/** Another clause, opened below the one that refers to it. */
export function Peek(props: { place: PlaceView; doc: DocId; lang: Lang; close: () => void }) {
  const { place, doc, lang, close } = props;
  const text = useClauseText(place);
  const words = wordsIn(lang).reader;
  return (
    <aside className={styles.peek} aria-label={words.clause(place.id)} aria-live="polite">
      <p className={styles.head}>
        <a className="number" href={address.section(lang, place.doc, place.section, place.id)}>
          {refLabel(place, doc)}
        </a>
        <button type="button" onClick={close}>
          {words.closeReference}
        </button>
      </p>
      <ClauseWords text={text} lang={lang} />
    </aside>
  );
}

/** The text of a clause of another page, or what stands in its stead. */
export function ClauseWords({ text, lang }: { text: State; lang: Lang }) {
  const words = wordsIn(lang).reader;
  if (text === 'loading') return <p className={styles.aside}>{words.referenceLoading}</p>;
  if (text === 'failed') return <p className={styles.aside}>{words.referenceFailed}</p>;
  if (text === 'unwritten') return <p className={styles.aside}>{words.unwritten}</p>;
  return (
    <>
      <p lang="ja" data-text={lang === 'ja' ? 'own' : 'other'}>
        {text.ja}
      </p>
      <p lang="en" data-text={lang === 'en' ? 'own' : 'other'}>
        {text.en}
      </p>
    </>
  );
}

/** The text of a clause, as it arrives. */
export function useClauseText({ doc, id }: PlaceView): State {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let stale = false;
    setState('loading');
    clauseText({ doc, id }).then(
      (text) => stale || setState(text ?? 'unwritten'),
      () => stale || setState('failed'),
    );
    return () => {
      stale = true;
    };
  }, [doc, id]);
  return state;
}
