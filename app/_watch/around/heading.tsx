'use client';

import { type Dispatch, useEffect, useId, useRef, useState } from 'react';
import type { Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Scenario } from '@/scenarios/format/schema';
import { address } from '../../_frame/addresses';
import { ColumnsSwitch } from '../../_reader/columns-switch';
import type { Line } from '../line/line';
import type { Act, WatchState } from '../line/state';
import type { Speech } from '../view/speech';
import { VIEWERS } from '../view/table-view';
import styles from './heading.module.css';

interface Props {
  lang: Lang;
  scenario: Scenario;
  state: WatchState;
  editions: readonly Edition[];
  speech: Speech;
  short: Readonly<Record<Edition, string>>;
  /** The play shown: another edition is opened at the same moment. */
  line: Line;
  dispatch: Dispatch<Act>;
  /** The place shown, as an address names it. */
  query: string;
}

/** From so many letters on a question is set smaller, so that its answers are in sight with it on a phone. */
const LONG: Readonly<Record<Lang, number>> = { ja: 100, en: 220 };

/** The question, and what holds for the whole page: edition, languages, whose eyes, the link. */
export function Heading({ lang, scenario, state, editions, speech, short, line, dispatch, query }: Props) {
  const { words } = speech;
  const rest = useId();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.heading} data-side={state.side}>
      <p className={styles.title}>
        <a href={address.scenarios(lang)}>{words.list.title}</a>
        <span>{scenario.title[lang]}</span>
      </p>
      <Question lang={lang} question={scenario.question[lang]} side={state.side} />
      <div className={styles.controls} data-screen-only>
        <fieldset className={styles.choice} aria-label={words.edition}>
          <span aria-hidden="true">{words.edition}</span>
          {editions.map((edition) => (
            <button
              key={edition}
              type="button"
              aria-pressed={edition === state.edition}
              onClick={() => dispatch({ kind: 'edition', edition, line })}
            >
              {short[edition]}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={styles.view}
          aria-expanded={open}
          aria-controls={rest}
          onClick={() => setOpen(!open)}
        >
          {words.view}
        </button>
        <div id={rest} className={styles.rest} data-open={open}>
          <fieldset className={styles.choice} aria-label={words.viewer.long}>
            <span aria-hidden="true">{words.viewer.label}</span>
            {VIEWERS.map((viewer) => (
              <button
                key={viewer}
                type="button"
                aria-pressed={viewer === state.viewer}
                onClick={() => dispatch({ kind: 'viewer', viewer })}
              >
                {words.viewer[viewer]}
              </button>
            ))}
          </fieldset>
          <ColumnsSwitch lang={lang} />
          <CopyLink speech={speech} query={query} />
        </div>
      </div>
    </header>
  );
}

/** The question in full; beside a play on a phone two lines of it, which a tap opens. */
function Question({ lang, question, side }: { lang: Lang; question: string; side: WatchState['side'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  // Whether it is cut, the width of the window and the letters of the device decide.
  useEffect(() => {
    setOpen(false);
    const element = heading.current;
    if (!element || side === 'question') return setCut(false);
    const watcher = new ResizeObserver(() => {
      const { scrollHeight, clientHeight } = element.querySelector('button span') ?? element;
      if (element.dataset.open !== 'true') setCut(scrollHeight > clientHeight + 2);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [side]);
  return (
    <h1 ref={heading} data-long={question.length > LONG[lang]} data-open={open}>
      {cut ? (
        <button type="button" className={styles.whole} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{question}</span>
        </button>
      ) : (
        question
      )}
    </h1>
  );
}

/** Copies the address of the place shown; the address bar follows it a moment later. */
function CopyLink({ speech, query }: { speech: Speech; query: string }) {
  const { share } = speech.words;
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${query}`);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    setTimeout(() => setOutcome(null), 2500);
  };
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{share[outcome ?? (query === '' ? 'copy' : 'copyRow')]}</span>
    </button>
  );
}
