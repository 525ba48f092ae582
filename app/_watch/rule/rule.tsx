'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DocId } from '@/rules/documents';
import { isDocId } from '@/rules/documents';
import { inlineText } from '../../_content/inline-text';
import type { BlockView, InlineView } from '../../_content/views';
import { address } from '../../_frame/addresses';
import { inOrder } from '../../_reader/in-order';
import { wordsIn } from '../../_words/words';
import { type BookClause, type BookSection, citationOf, citedPlaces, type OpenBook } from '../book/book';
import type { Speech } from '../view/speech';
import styles from './rule.module.css';

interface Props {
  doc: DocId;
  book: OpenBook | null | 'failed';
  /** The executing clauses, the first at the reading position. */
  citations: readonly string[];
  speech: Speech;
}

/** The section of the rulebook that is executing, set as in the reader, with the clauses of this row marked. */
export function Rule({ doc, book, citations, speech }: Props) {
  const { words } = speech;
  const page = useRef<HTMLDivElement>(null);
  const places = citedPlaces(citations, doc, isDocId);
  const cited = places.flatMap((place) => (place.kind === 'reading' ? [] : [citationOf(doc, place)]));
  const first = cited[0];
  const section = book === null || book === 'failed' || first === undefined ? undefined : book.sectionOf.get(first);

  useLayoutEffect(() => {
    const element = page.current;
    if (!element || first === undefined || section === undefined) return;
    const clause = element.querySelector<HTMLElement>(`[data-clause="${CSS.escape(first)}"]`);
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    if (!clause || !scrolls) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fresh = element.dataset.section !== citationOf(doc, section);
    element.dataset.section = citationOf(doc, section);
    const top = clause.offsetTop - element.clientHeight * 0.22;
    element.scrollTo({ top, behavior: still || fresh ? 'instant' : 'smooth' });
  }, [doc, first, section]);

  return (
    <div ref={page} className={styles.page}>
      {book === 'failed' ? <p className={styles.aside}>{words.step.failed}</p> : null}
      {book === null ? <Skeleton label={words.step.loading} /> : null}
      {section ? <Section home={doc} section={section} now={cited} speech={speech} /> : null}
    </div>
  );
}

function Section({
  home,
  section,
  now,
  speech,
}: {
  home: DocId;
  section: BookSection;
  now: readonly string[];
  speech: Speech;
}) {
  const { lang } = speech;
  return (
    <>
      <h2 className={styles.head}>
        <a href={address.section(lang, section.doc, section.id)}>
          <span className="number">
            {section.doc === home ? '' : `${wordsIn(lang).document.edition[section.doc]} `}
            {section.number}
          </span>{' '}
          {section.title[lang]}
        </a>
      </h2>
      {section.clauses.map((clause) => (
        <Clause
          key={clause.id}
          section={section}
          clause={clause}
          citation={citationOf(home, { doc: section.doc, id: clause.id })}
          now={now.includes(citationOf(home, { doc: section.doc, id: clause.id }))}
          speech={speech}
        />
      ))}
    </>
  );
}

interface ClauseProps {
  section: BookSection;
  clause: BookClause;
  citation: string;
  now: boolean;
  speech: Speech;
}

function Clause({ section, clause, citation, now, speech }: ClauseProps) {
  const { lang, words } = speech;
  return (
    <div
      className={styles.clause}
      data-clause={citation}
      data-now={now}
      data-depth={Math.min(clause.depth, 3)}
      aria-current={now ? 'step' : undefined}
    >
      <a className={`number ${styles.number}`} href={address.section(lang, section.doc, section.id, clause.id)}>
        {clause.id}
      </a>
      {clause.text ? (
        <>
          <div className={styles.ja} lang="ja" data-text={lang === 'ja' ? 'own' : 'other'}>
            <Blocks blocks={clause.text.ja} lang={lang} />
          </div>
          <div className={styles.en} lang="en" data-text={lang === 'en' ? 'own' : 'other'}>
            <Blocks blocks={clause.text.en} lang={lang} />
          </div>
        </>
      ) : (
        <p className={styles.aside}>{words.step.unwritten}</p>
      )}
      {now
        ? clause.readings.map((reading) => (
            <aside key={JSON.stringify(reading.text)} className={styles.reading}>
              <span>{words.step.reading(reading.id ?? '')}</span>
              <Blocks blocks={reading.text[lang]} lang={lang} />
            </aside>
          ))
        : null}
    </div>
  );
}

/** The paragraphs and lists of a clause; its references are links. */
export function Blocks({ blocks, lang }: { blocks: BlockView[]; lang: Speech['lang'] }) {
  return inOrder(blocks.map((block) => blockOf(block, lang)));
}

function blockOf(block: BlockView, lang: Speech['lang']): ReactNode {
  if (block.type === 'paragraph') return <p>{inOrder(block.children.map((part) => inlineOf(part, lang)))}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return <List>{inOrder(block.items.map((item) => itemOf(item, lang)))}</List>;
}

const inlineOf = (part: InlineView, lang: Speech['lang']): ReactNode =>
  typeof part === 'object' && part.type === 'ref' ? (
    <a className="number" href={address.section(lang, part.to.doc, part.section, part.to.id)}>
      {part.label}
    </a>
  ) : (
    inlineText(part)
  );

const itemOf = (item: BlockView[], lang: Speech['lang']): ReactNode => (
  <li>
    <Blocks blocks={item} lang={lang} />
  </li>
);

/** Lines the shape of a section, until it is there. */
function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {[92, 100, 64, 0, 96, 88, 40].map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
