'use client';

import { useEffect, useState } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { choose, currentOfficial, type Official } from '../_frame/choices';
import styles from '../_reader/columns-switch.module.css';
import { wordsIn } from '../_words/words';
import { useKeptMark } from './use-official';

/** Shows or hides the official sentences, kept for every section. Not there where the device has none of the document. */
export function OfficialSwitch({ lang, doc }: { lang: Lang; doc: DocId }) {
  useKeptMark(doc);
  const [shown, setShown] = useState<Official>('shown');
  useEffect(() => setShown(currentOfficial()), []);
  return (
    <span className={styles.switch} data-screen-only data-where-kept>
      <label>
        <input
          type="checkbox"
          checked={shown === 'shown'}
          onChange={({ target }) => {
            const official = target.checked ? 'shown' : 'hidden';
            choose({ official });
            setShown(official);
          }}
        />
        {wordsIn(lang).official.shown}
      </label>
    </span>
  );
}
