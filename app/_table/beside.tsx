'use client';

import { useMemo, useState } from 'react';
import type { Edition, Position } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Fact, Value } from '@/scenarios/decide/facts';
import { factKey } from '@/scenarios/decide/facts';
import type { Table } from '@/scenarios/write/link';
import type { Speech } from '../_watch/view/speech';
import type { Words } from '../_words/words';
import { type Under, underOthers } from './other-editions';
import { valueWords } from './spoken';
import styles from './table-page.module.css';
import { unfitWords } from './unfit-words';

interface Props {
  table: Table;
  edition: Edition;
  fact: Fact;
  value: Value;
  lang: Lang;
  words: Words['bench'];
  /** Names of cards are those of the moment shown. */
  speech: Speech;
  position: Position;
  short: Words['document']['edition'];
  /** Opens the table under another edition. */
  open: (edition: Edition) => void;
}

/** What the same table comes to under the other editions, played when somebody asks for it. */
export function Beside({ table, edition, fact, value, lang, words: all, speech, position, short, open }: Props) {
  const words = all.otherEditions;
  const [asked, setAsked] = useState(false);
  const key = factKey(fact);
  const found = useMemo(() => (asked ? underOthers(table, edition, key) : []), [asked, table, edition, key]);
  const same = (other: Value): boolean => JSON.stringify(other) === JSON.stringify(value);
  return (
    <details className={styles.folded} open={asked} onToggle={({ currentTarget }) => setAsked(currentTarget.open)}>
      <summary>{words.label}</summary>
      <p className={styles.quiet}>{words.lead}</p>
      <ul className={styles.others}>
        {found.map((under) => (
          <li key={under.edition}>
            <strong>{short[under.edition]}</strong>
            <Comes under={under} fact={fact} same={same} lang={lang} words={all} speech={speech} position={position} />
            {under.kind === 'comes' ? (
              <button type="button" onClick={() => open(under.edition)}>
                {words.open(short[under.edition])}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ComesProps extends Pick<Props, 'fact' | 'lang' | 'words' | 'speech' | 'position'> {
  under: Under;
  same: (other: Value) => boolean;
}

function Comes({ under, fact, same, lang, words: all, speech, position }: ComesProps) {
  const words = all.otherEditions;
  if (under.kind === 'cannot')
    return (
      <span>
        {words.cannot} <span lang="en">{under.line}</span>
      </span>
    );
  const { value, why, open, edition } = under;
  return (
    <span>
      {valueWords(fact, value, edition, lang)} · {same(value) ? words.same : words.differs}
      {open ? ` · ${words.stillOpen}` : ''}
      {why === null ? null : (
        <>
          {' '}
          {words.aside} {unfitWords(why, all.unfit, speech, position) ?? <span lang="en">{why.message}</span>}
        </>
      )}
    </span>
  );
}
