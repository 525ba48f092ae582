'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { COLUMNS, type Columns, choose, currentColumns } from '../_frame/choices';
import { wordsIn } from '../_words/words';
import styles from './columns-switch.module.css';

/** Japanese, both, or English: kept for every section. */
export function ColumnsSwitch({ lang }: { lang: Lang }) {
  const [shown, setShown] = useState<Columns>('own');
  const words = wordsIn(lang).reader;
  useEffect(() => setShown(currentColumns()), []);
  const order = lang === 'ja' ? COLUMNS : COLUMNS.toReversed();

  return (
    <fieldset className={styles.switch} data-screen-only>
      <legend className="away">{words.columns}</legend>
      {order.map((columns) => (
        <label key={columns} data-chosen={shown === columns}>
          <input
            type="radio"
            name="columns"
            checked={shown === columns}
            onChange={() => {
              choose({ columns });
              setShown(columns);
            }}
          />
          {words[columns]}
        </label>
      ))}
    </fieldset>
  );
}
