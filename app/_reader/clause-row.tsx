import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { otherLang, wordsIn } from '../_words/words';
import styles from './clause-actions.module.css';
import type { List } from './clause-panels';
import { isOutdated, standingLabel } from './clause-standing';
import { CopyCitation } from './copy-citation';
import { type ReaderClause, useBook } from './reader-context';
import { useAlive } from './use-alive';

interface Props {
  clause: ReaderClause;
  lang: Lang;
  /** What is open. */
  listed: readonly List[];
  toggle: (list: List) => void;
  /** Whether a thumb has asked for all of the row. */
  more: boolean;
  toggleMore: () => void;
}

/** The quiet row under a clause: watch it, what became of it, other editions and history, cite it, who refers to it. */
export function ClauseRow({ clause, lang, listed, toggle, more, toggleMore }: Props) {
  const alive = useAlive();
  const { disputes: titles } = useBook();
  const { reader: words, compare, nav, bench } = wordsIn(lang);
  const { walks, standing, disputes, referrers } = clause;
  const [first, second] = walks;
  // Where there is a list, it stands at its end.
  const tried = second ? undefined : (first ?? clause.tried);
  const opener = (list: List, label: string, className?: string) => (
    <button type="button" className={className} aria-expanded={listed.includes(list)} onClick={() => toggle(list)}>
      {label}
    </button>
  );
  return (
    <div className={styles.row} data-screen-only>
      {first && !second ? (
        <a className={styles.watch} href={address.scenario(lang, first.scenario, first)}>
          {words.watch}
        </a>
      ) : null}
      {second ? opener('walks', words.watchCount(walks.length), styles.watch) : null}
      {standing && (alive || isOutdated(standing))
        ? opener('standing', standingLabel(standing, lang), isOutdated(standing) ? styles.now : undefined)
        : null}
      {alive ? (
        <>
          {tried ? <a href={address.tried(lang, tried.scenario, tried)}>{bench.tryShort}</a> : null}
          {disputes.map((id) => (
            <a key={id} className={styles.dispute} href={address.contradiction(lang, id)} title={nav.contradictions}>
              {titles[id] ?? id}
            </a>
          ))}
          {clause.compared ? opener('editions', compare.editions) : null}
          {clause.compared ? opener('history', compare.history) : null}
          {clause.text ? <CopyCitation clause={clause} into={lang} /> : null}
          {clause.text ? <CopyCitation clause={clause} into={otherLang(lang)} /> : null}
          {referrers.length > 0 ? opener('referrers', words.referrers(referrers.length)) : null}
          <button
            type="button"
            className={styles.more}
            aria-label={words.actions(clause.id)}
            aria-expanded={more}
            onClick={toggleMore}
          >
            <span aria-hidden="true">···</span>
          </button>
        </>
      ) : null}
    </div>
  );
}
