'use client';

import { type Ref, useState } from 'react';
import type { Lang } from '@/rules/documents';
import type { GuideKind } from '@/rules/search/guide-file';
import { wordsIn } from '../_words/words';
import styles from './answer-list.module.css';
import type { FoundClause } from './answers';
import { bySection } from './by-section';
import type { Answers } from './finder';
import { GuideList } from './guide-list';
import { ResultList } from './result-list';

interface Props {
  ref: Ref<HTMLDivElement>;
  lang: Lang;
  answers: Answers<FoundClause>;
  onFollow?: () => void;
}

type View = 'all' | 'clause' | GuideKind;

/** So many of each kind are shown where all kinds stand together. */
const TOGETHER: Readonly<Record<'clause' | GuideKind, number>> = { clause: 2, ruling: 3, contradiction: 2, term: 2 };
const GUIDES = ['ruling', 'contradiction', 'term'] as const satisfies readonly GuideKind[];

/**
 * What answers a question, told apart: the best clauses, then rulings, contradictions and terms, then the other clauses.
 * One kind alone can be chosen.
 */
export function AnswerList({ ref, lang, answers, onFollow }: Props) {
  const words = wordsIn(lang).search;
  const [chosen, setChosen] = useState<View>('all');
  const sections = bySection(answers.clauses);
  const counts = {
    clause: answers.clauses.length,
    term: answers.guides.term.length,
    ruling: answers.guides.ruling.length,
    contradiction: answers.guides.contradiction.length,
  };
  const kinds = (['clause', ...GUIDES] as const).filter((kind) => counts[kind] > 0);
  const view = chosen !== 'all' && counts[chosen] > 0 ? chosen : 'all';
  const guides = (kind: GuideKind) => {
    const hits = answers.guides[kind];
    const shown = view === kind ? hits : hits.slice(0, TOGETHER[kind]);
    return (
      <GuideList key={kind} lang={lang} kind={kind} hits={shown} onFollow={onFollow}>
        {shown.length < hits.length ? (
          <button type="button" onClick={() => setChosen(kind)}>
            {words.moreOf(words.kinds[kind], hits.length)}
          </button>
        ) : null}
      </GuideList>
    );
  };
  const guided = view === 'all' ? GUIDES.filter((kind) => counts[kind] > 0) : GUIDES.filter((kind) => kind === view);
  const first = view === 'all' && guided.length > 0 ? sections.slice(0, TOGETHER.clause) : sections;
  const others = sections.slice(first.length);
  return (
    <div ref={ref}>
      {kinds.length > 1 ? (
        <fieldset className={styles.kinds} aria-label={words.kindsLabel}>
          {(['all', ...kinds] as const).map((kind) => (
            <button key={kind} type="button" aria-pressed={view === kind} onClick={() => setChosen(kind)}>
              {words.kinds[kind]}
              {kind === 'all' ? null : <span className="number"> {counts[kind]}</span>}
            </button>
          ))}
        </fieldset>
      ) : null}
      {view === 'all' || view === 'clause' ? <ResultList lang={lang} sections={first} onFollow={onFollow} /> : null}
      {guided.map(guides)}
      {view === 'all' && others.length > 0 ? (
        <section>
          {guided.length > 0 ? <h2 className={styles.heading}>{words.otherClauses}</h2> : null}
          <ResultList lang={lang} sections={others} onFollow={onFollow} />
        </section>
      ) : null}
    </div>
  );
}
