'use client';

import { type Edition, wordsOf } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Words } from '../_words/words';
import { type Body, commonKeywords, statsOf, stepOf } from './blank';
import styles from './setup.module.css';
import { Stepper } from './stepper';

interface Props {
  body: Body;
  edition: Edition;
  lang: Lang;
  words: Words['bench'];
  set: (body: Body) => void;
}

/** The steps that the pad of a value has: most cards are no stronger. */
const ON_THE_PAD = 12;

/** The values and keywords of a body: the common ones are a tap each. */
export function BodyEditor({ body, edition, lang, words, set }: Props) {
  const called = wordsOf(edition);
  const step = stepOf(edition);
  const pad = Array.from({ length: ON_THE_PAD }, (_, at) => (at + 1) * step);
  const toggled = (keyword: string): readonly string[] =>
    body.keywords.includes(keyword) ? body.keywords.filter((one) => one !== keyword) : [...body.keywords, keyword];
  return (
    <>
      {statsOf(edition).map((stat) => {
        const label = called.stat(stat)[lang];
        const value = body.stats[stat] ?? 0;
        const setValue = (to: number) => set({ ...body, stats: { ...body.stats, [stat]: to } });
        return (
          <fieldset key={stat} className={styles.value}>
            <legend className="away">{label}</legend>
            <Stepper label={label} value={value} step={step} words={words} set={setValue} />
            <div className={styles.pad}>
              {pad.map((to) => (
                <button
                  key={to}
                  type="button"
                  aria-label={words.valueOf(label, to)}
                  aria-pressed={to === value}
                  onClick={() => setValue(to)}
                >
                  {to}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className={styles.chips}>
        {commonKeywords(edition).map((keyword) => (
          <button
            key={keyword}
            type="button"
            aria-pressed={body.keywords.includes(keyword)}
            onClick={() => set({ ...body, keywords: toggled(keyword) })}
          >
            {called.keyword(keyword)[lang]}
          </button>
        ))}
      </div>
    </>
  );
}
