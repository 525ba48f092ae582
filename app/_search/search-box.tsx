'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { DOC_IDS, type DocId, isDocId, type Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { ResultList } from './result-list';
import styles from './search-box.module.css';
import { type Found, useResults } from './use-results';

interface Props {
  lang: Lang;
  /** Takes the focus when it appears. */
  focused?: boolean;
  /** What stands in the box at first. */
  initial?: string;
  /** Offers to limit the search to one document. */
  filter?: boolean;
  /** Words to try, as buttons below the empty box. */
  examples?: readonly string[];
  /** Called with what is asked, as it is typed. */
  onWords?: (words: string) => void;
  /** Called when an answer is opened: one on the same page moves it and no more. */
  onFollow?: () => void;
}

/** The search: a line to write on, and the clauses that answer it below. */
export function SearchBox({ lang, focused, initial = '', filter, examples, onWords, onFollow }: Props) {
  const words = wordsIn(lang).search;
  const [text, setText] = useState(initial);
  const [doc, setDoc] = useState<DocId>();
  const found = useResults({ words: text, lang, doc, limit: 12 });
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const status = useId();

  // The autofocus attribute moves the page to the box; this only puts the cursor there.
  useEffect(() => {
    if (focused) box.current?.focus({ preventScroll: true });
  }, [focused]);

  const type = (typed: string) => {
    setText(typed);
    onWords?.(typed);
  };

  /** ↓ and ↑ walk through box and results as through one list. */
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.nativeEvent.isComposing) return;
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-result]') ?? [])];
    const stops: HTMLElement[] = box.current ? [box.current, ...links] : links;
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
          list.current?.querySelector<HTMLAnchorElement>('a[data-result]')?.click();
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
          value={text}
          onChange={(event) => type(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        {filter ? (
          <label className={styles.filter}>
            <span className="away">{words.inDocument}</span>
            <select
              value={doc ?? ''}
              onChange={({ target }) => setDoc(isDocId(target.value) ? target.value : undefined)}
            >
              <option value="">{words.everyDocument}</option>
              {DOC_IDS.map((id) => (
                <option key={id} value={id}>
                  {wordsIn(lang).document.short[id]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {examples && text === '' ? (
          <p className={styles.examples}>
            {words.examples}
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => {
                  type(example);
                  box.current?.focus();
                }}
              >
                {example}
              </button>
            ))}
          </p>
        ) : null}
        <div className={styles.status}>
          <p id={status} role="status">
            {statusOf(found, text, lang)}
          </p>
          {found.state === 'found' && found.hits.length > 1 ? <p className={styles.keys}>{words.keys}</p> : null}
        </div>
        {found.state === 'found' ? <ResultList ref={list} lang={lang} hits={found.hits} onFollow={onFollow} /> : null}
      </form>
    </search>
  );
}

function statusOf(found: Found, text: string, lang: Lang): string {
  const words = wordsIn(lang).search;
  switch (found.state) {
    case 'idle':
      return '';
    case 'loading':
      return words.loading;
    case 'failed':
      return words.failed;
    case 'found':
      return found.hits.length === 0 ? words.none(text.trim()) : words.found(found.hits.length);
  }
}
