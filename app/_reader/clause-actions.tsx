'use client';

import { useCallback, useRef, useState } from 'react';
import type { Lang } from '@/rules/documents';
import type { Standing } from '../_compare/editions';
import { address } from '../_frame/addresses';
import { otherLang, wordsIn } from '../_words/words';
import styles from './clause-actions.module.css';
import { ClausePanels, type List } from './clause-panels';
import { CopyCitation } from './copy-citation';
import { type ReaderClause, useBook } from './reader-context';
import { useArrival } from './use-arrival';

/** More places that refer to a clause than these are listed on demand. */
const REFERRERS_AT_ONCE = 12;

/**
 * The quiet row under a clause: watch it, see what became of it, its other editions and its history, cite it, see who
 * refers to it. A clause that a link leads to stands open: what became of it and who refers to it are there at once.
 */
export function ClauseActions({ clause }: { clause: ReaderClause }) {
  const { lang, ...book } = useBook();
  const { reader: words, compare, nav } = wordsIn(lang);
  const [listed, setListed] = useState<readonly List[]>([]);
  const [more, setMore] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useArrival(
    box,
    useCallback(() => setListed(atOnce(clause)), [clause]),
  );
  const [first, second] = clause.walks;
  const opener = (list: List, label: string, className?: string) => (
    <button
      type="button"
      className={className}
      aria-expanded={listed.includes(list)}
      onClick={() => setListed((now) => (now.includes(list) ? now.filter((one) => one !== list) : [...now, list]))}
    >
      {label}
    </button>
  );

  return (
    <div
      ref={box}
      className={styles.actions}
      data-shown={more || listed.length > 0 ? true : undefined}
      data-opens={longest(clause)}
    >
      <div className={styles.row} data-screen-only>
        {first && !second ? (
          <a className={styles.watch} href={address.scenario(lang, first.scenario, first)}>
            {words.watch}
          </a>
        ) : null}
        {second ? opener('walks', words.watchCount(clause.walks.length), styles.watch) : null}
        {clause.standing
          ? opener(
              'standing',
              standingLabel(clause.standing, lang),
              isOutdated(clause.standing) ? styles.now : undefined,
            )
          : null}
        {clause.disputes.map((id) => (
          <a key={id} href={address.contradiction(lang, id)}>
            {nav.contradictions} {id}
          </a>
        ))}
        {clause.compared ? opener('editions', compare.editions) : null}
        {clause.compared ? opener('history', compare.history) : null}
        {clause.text ? (
          <>
            <CopyCitation clause={clause} into={lang} />
            <CopyCitation clause={clause} into={otherLang(lang)} />
          </>
        ) : null}
        {clause.referrers.length > 0 ? opener('referrers', words.referrers(clause.referrers.length)) : null}
        <button
          type="button"
          className={styles.more}
          aria-label={words.actions(clause.id)}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          <span aria-hidden="true">···</span>
        </button>
      </div>
      <ClausePanels clause={clause} book={{ lang, ...book }} listed={listed} />
    </div>
  );
}

/** What stands open where a link leads: not what is the same, not a long list. */
function atOnce({ standing, referrers }: ReaderClause): List[] {
  const changed = standing !== undefined && (!standing.earlier || standing.kind !== 'same');
  const few = referrers.length > 0 && referrers.length <= REFERRERS_AT_ONCE;
  return [...(few ? (['referrers'] as const) : []), ...(changed ? (['standing'] as const) : [])];
}

/** The longest of what opens where a link leads: the page keeps room for it, so that nothing moves when it is there. */
function longest(clause: ReaderClause): 'now' | List | undefined {
  const lists = atOnce(clause);
  if (!lists.includes('standing')) return lists[0];
  return clause.standing?.earlier ? 'standing' : 'now';
}

/** Whether the newest edition says otherwise: that is in sight without being asked. */
function isOutdated({ earlier, kind }: Standing): boolean {
  return !earlier && kind !== 'same';
}

function standingLabel({ doc, kind, earlier }: Standing, lang: Lang): string {
  const { compare, document } = wordsIn(lang);
  const [edition, what] = [document.edition[doc], compare.kind[kind]];
  return earlier ? compare.since(edition, what) : compare.now(edition, what);
}
