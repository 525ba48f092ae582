'use client';

import { useCallback, useRef, useState } from 'react';
import styles from './clause-actions.module.css';
import { ClausePanels, type List } from './clause-panels';
import { ClauseRow } from './clause-row';
import { openAtOnce, roomFor, toggled } from './clause-standing';
import { type ReaderClause, useBook } from './reader-context';
import { useArrival } from './use-arrival';

/**
 * What a clause can do, and what of it is open. A clause that a link leads to stands open: what became of it and who refers
 * to it are there at once.
 */
export function ClauseActions({ clause }: { clause: ReaderClause }) {
  const book = useBook();
  const [listed, setListed] = useState<readonly List[]>([]);
  const [more, setMore] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useArrival(
    box,
    useCallback(() => setListed(openAtOnce(clause)), [clause]),
  );
  const toggle = (list: List) => setListed((now) => toggled(now, list));

  return (
    <div
      ref={box}
      className={styles.actions}
      data-shown={more || listed.length > 0 ? true : undefined}
      data-room={roomFor(clause)}
    >
      <ClauseRow
        clause={clause}
        lang={book.lang}
        listed={listed}
        toggle={toggle}
        more={more}
        toggleMore={() => setMore(!more)}
      />
      <ClausePanels clause={clause} book={book} listed={listed} />
    </div>
  );
}
