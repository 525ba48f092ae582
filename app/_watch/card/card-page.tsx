'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { type Both, LANGS, type Lang } from '@/rules/documents';
import { wordsIn } from '../../_words/words';
import type { OpenBook } from '../book/book';
import { labelOf } from '../rule/citation';
import { type CardClause, clausesOn, laidOut, type Ruled } from './card';
import styles from './card-page.module.css';
import { LinkCode } from './link-code';

interface Props {
  lang: Lang;
  ruled: Ruled;
  book: OpenBook | null;
  close: () => void;
}

const CHOICES = [...LANGS, 'both'] as const;

/** A ruling card over the whole screen, in one language or in both side by side; on paper it stands alone. */
export function CardPage({ lang, ruled, book, close }: Props) {
  const card = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]>(lang);
  const words = wordsIn(lang).rulingCard;
  const langs = chosen === 'both' ? LANGS : [chosen];
  const clauses = useMemo(() => clausesOn(ruled, book), [ruled, book]);
  const { size, told, others } = laidOut(ruled, clauses, langs);
  useAlone(card, close);
  const say = (of: (words: Words, lang: Lang) => string): Both => ({
    ja: of(wordsIn('ja').rulingCard, 'ja'),
    en: of(wordsIn('en').rulingCard, 'en'),
  });
  const numbers = ({ cited }: CardClause, of: Lang): string[] =>
    cited.map((one) => labelOf(one, { lang: of, words: wordsIn(of).watch }));
  const date = book?.date ?? null;
  return (
    <section ref={card} className={styles.page} tabIndex={-1} lang={lang} aria-label={words.title}>
      <p className={styles.controls} data-screen-only>
        <fieldset aria-label={words.languages.label}>
          {CHOICES.map((one) => (
            <button key={one} type="button" aria-pressed={one === chosen} onClick={() => setChosen(one)}>
              {words.languages[one]}
            </button>
          ))}
        </fieldset>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </p>
      <article className={styles.card} data-size={size} data-langs={langs.length}>
        <div className={styles.text}>
          <section className={styles.question}>
            <Sides of={say(({ question }) => question)} langs={langs} as="h2" />
            <Sides of={ruled.question} langs={langs} as="p" />
          </section>
          <section className={styles.ruling}>
            <Sides of={say(({ ruling }) => ruling)} langs={langs} as="h2" />
            <Sides of={ruled.ruling} langs={langs} as="p" />
          </section>
          <section className={styles.clauses}>
            <Sides of={say(({ clauses: title }) => title)} langs={langs} as="h2" />
            {ruled.deciding === null ? <Sides of={say(({ unmeasured }) => unmeasured)} langs={langs} as="p" /> : null}
            <ol>
              {told.map((clause) => (
                <li key={JSON.stringify(clause.cited)}>
                  <strong className="number">{numbers(clause, lang).join(' ')}</strong>
                  {clause.text === null ? null : <Sides of={clause.text} langs={langs} as="p" />}
                </li>
              ))}
            </ol>
            {others.length === 0 ? null : (
              <Sides
                of={say((of, to) => of.others(others.flatMap((clause) => numbers(clause, to)).join(', ')))}
                langs={langs}
                as="p"
              />
            )}
          </section>
        </div>
        <footer className={styles.foot}>
          <LinkCode address={ruled.address} words={words} />
          <div className={styles.source}>
            <p className={styles.edition}>{wordsIn(lang).document.short[ruled.doc]}</p>
            <p>{date === null ? wordsIn(lang).document.undated : words.dated(date)}</p>
            <p>{words.restated}</p>
          </div>
        </footer>
      </article>
    </section>
  );
}

type Words = ReturnType<typeof wordsIn>['rulingCard'];

/** The same in each language that was chosen, side by side. */
function Sides({ of, langs, as: Tag }: { of: Both; langs: readonly Lang[]; as: 'h2' | 'p' }) {
  return (
    <div className={styles.sides}>
      {langs.map((lang) => (
        <Tag key={lang} lang={lang}>
          {of[lang]}
        </Tag>
      ))}
    </div>
  );
}

/** While the card is open nothing else on the page is reached, heard or printed, and keys are the card's. */
function useAlone(card: React.RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const own = card.current;
    if (own === null) return;
    const others = [...document.body.children].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && one !== own && !one.inert,
    );
    const from = document.activeElement;
    for (const one of others) one.inert = true;
    own.focus();
    const pressed = (event: KeyboardEvent): void => {
      event.stopPropagation();
      if (event.key === 'Escape') close();
    };
    own.addEventListener('keydown', pressed);
    return () => {
      own.removeEventListener('keydown', pressed);
      for (const one of others) one.inert = false;
      if (from instanceof HTMLElement) from.focus();
    };
  }, [card, close]);
}
