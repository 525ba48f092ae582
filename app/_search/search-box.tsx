'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { LONGEST_QUERY } from '@/rules/search/longest-query';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { AnswerList } from './answer-list';
import { type Asked, queryOf } from './asked';
import type { Answers } from './finder';
import styles from './search-box.module.css';
import { SearchFilter } from './search-filter';
import { usePreferred } from './use-preferred';
import { type Found, prepareSearch, useResults } from './use-results';

interface Props {
  lang: Lang;
  /** Takes the focus when it appears. */
  focused?: boolean;
  /** What is asked at first. */
  initial?: Asked;
  /** Shows as many answers as help; otherwise the best, and the way to the page that has the others. */
  whole?: boolean;
  /** Words to try, as buttons below the empty box. */
  examples?: readonly string[];
  /** Called with what is asked, as it is typed. */
  onAsked?: (asked: Asked) => void;
  /** Called when an answer is opened: one on the same page moves it and no more. */
  onFollow?: () => void;
}

const NOTHING: Asked = { words: '' };

/** How many answers are shown: where the search is a guest, and on its own page. */
const BEST = 12;
const WHOLE = 40;

/** The search: a line to write on, and what answers it below. */
export function SearchBox({ lang, focused, initial = NOTHING, whole, examples, onAsked, onFollow }: Props) {
  const words = wordsIn(lang).search;
  const [asked, setAsked] = useState(initial);
  const limit = whole ? WHOLE : BEST;
  const [prefer, setPrefer] = usePreferred();
  const found = useResults({ ...asked, lang, prefer, limit });
  const [going, setGoing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const status = useId();

  // The autofocus attribute moves the page to the box; this only puts the cursor there.
  useEffect(() => {
    if (focused) box.current?.focus({ preventScroll: true });
  }, [focused]);

  // Enter before the answers are there means the first of them all the same.
  const arrived =
    found.state === 'found' &&
    found.to === asked.words.trim() &&
    (found.beside !== 'coming' || found.answers.clauses.length > 0);
  useEffect(() => {
    if (!going || !arrived) return;
    setGoing(false);
    list.current?.querySelector<HTMLAnchorElement>('a[data-result], a[data-guide]')?.click();
  }, [going, arrived]);

  const ask = (now: Asked) => {
    setGoing(false);
    setAsked(now);
    onAsked?.(now);
  };

  /** ↓ and ↑ walk through box and results as through one list. */
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const choosing = event.target instanceof HTMLSelectElement;
    if (step === 0 || choosing || event.nativeEvent.isComposing) return;
    const reachable = [
      ...(list.current?.querySelectorAll<HTMLElement>('a[data-result], a[data-guide], summary') ?? []),
    ];
    const links = reachable.filter((link) => link.getClientRects().length > 0);
    const stops = box.current ? [box.current, ...links] : links;
    const active = document.activeElement;
    const at = active instanceof HTMLElement ? stops.indexOf(active) : -1;
    const next = stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <search className={styles.search}>
      <form
        action={address.search(lang)}
        onKeyDown={walk}
        onSubmit={(event) => {
          event.preventDefault();
          setGoing(asked.words.trim() !== '');
        }}
      >
        <input
          ref={box}
          type="search"
          name="q"
          className={styles.box}
          aria-label={words.label}
          aria-describedby={status}
          placeholder={words.placeholder}
          value={asked.words}
          // Who taps the box is about to ask.
          onPointerDown={() => prepareSearch(lang)}
          maxLength={LONGEST_QUERY}
          onChange={(event) => ask({ ...asked, words: event.target.value })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        {examples && asked.words === '' ? (
          <p className={styles.examples}>
            {words.examples}
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => {
                  ask({ ...asked, words: example });
                  box.current?.focus();
                }}
              >
                {example}
              </button>
            ))}
          </p>
        ) : (
          <SearchFilter
            lang={lang}
            asked={asked}
            prefer={prefer}
            onFilter={(filter) => ask({ words: asked.words, ...filter })}
            onPrefer={setPrefer}
          />
        )}
        <div className={styles.status}>
          <p
            id={status}
            role="status"
            data-unruled={found.state === 'found' && found.answers.unruled.length > 0 ? true : undefined}
          >
            {statusOf(found, asked.words, limit, lang)}
          </p>
          {found.state === 'found' && found.answers.clauses.length > 1 ? (
            <p className={styles.keys}>{words.keys}</p>
          ) : null}
        </div>
        {found.state === 'found' ? (
          <AnswerList ref={list} lang={lang} answers={found.answers} onFollow={onFollow} />
        ) : null}
        {found.state === 'found' && found.answers.clauses.length > 0 && !whole ? (
          <p className={styles.page}>
            <a href={`${address.search(lang)}${queryOf(asked)}`}>{words.asPage}</a>
          </p>
        ) : null}
      </form>
    </search>
  );
}

function statusOf(found: Found, text: string, limit: number, lang: Lang): string {
  const words = wordsIn(lang).search;
  switch (found.state) {
    case 'idle':
      return '';
    case 'loading':
      return words.loading;
    case 'failed':
      return words.failed;
    case 'found': {
      if (found.beside === 'coming' && found.answers.clauses.length === 0) return words.loading;
      const said = saidOf(found.answers, text.trim(), limit, lang);
      return found.beside === 'failed' ? `${said} ${words.besideFailed}` : said;
    }
  }
}

/** How much was found; where the question is of what no document rules, that. */
function saidOf({ clauses, guides, unruled }: Answers, text: string, limit: number, lang: Lang): string {
  const words = wordsIn(lang).search;
  const rest = clauses.length + guides.ruling.length + guides.contradiction.length + guides.term.length;
  if (unruled.length > 0) return `${words.unruled(unruled)}${rest > 0 ? words.unruledRest : ''}`;
  if (rest === 0) return words.none(text);
  return clauses.length < limit ? words.found(clauses.length) : words.best(limit);
}
