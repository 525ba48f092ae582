'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import styles from './compare.module.css';
import { type ClauseEditions, loadEditions } from './editions';

interface Props {
  lang: Lang;
  doc: DocId;
  section: string;
  id: string;
  children: (editions: ClauseEditions) => ReactNode;
}

/** Shows the comparison of a clause as it arrives, or says that it does not. */
export function LoadedEditions({ lang, doc, section, id, children }: Props) {
  const [state, setState] = useState<'loading' | 'failed' | ClauseEditions>('loading');
  const words = wordsIn(lang).compare;
  useEffect(() => {
    let stale = false;
    loadEditions(doc, section).then(
      (all) => stale || setState(all[id] ?? 'failed'),
      () => stale || setState('failed'),
    );
    return () => {
      stale = true;
    };
  }, [doc, section, id]);
  return (
    <div className={styles.panel} aria-live="polite" aria-busy={state === 'loading'}>
      {state === 'loading' ? <p className={styles.aside}>{words.loading}</p> : null}
      {state === 'failed' ? <p className={styles.aside}>{words.failed}</p> : null}
      {typeof state === 'string' ? null : children(state)}
    </div>
  );
}
