/** Ten questions of a judge, five a language, from a cold home page to the deciding clause on the table. */
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../../_words/words';
import { type Driver, until } from './driver';

export interface Question {
  readonly lang: Lang;
  /** What the judge types. */
  readonly typed: string;
  /** The ruling they take. */
  readonly ruling: string;
}

export const QUESTIONS: readonly Question[] = [
  { lang: 'en', typed: 'blocked pierce on a resonator', ruling: 'pierce-and-the-attacked-resonator' },
  { lang: 'en', typed: 'first strike kills blocker', ruling: 'first-strike-kills-the-blocker' },
  { lang: 'en', typed: 'two instants in a row', ruling: 'two-instants-in-a-row' },
  { lang: 'en', typed: 'flying blocked by flying', ruling: 'flying-is-blocked-by-flying' },
  { lang: 'en', typed: 'party first strike damage', ruling: 'both-strike-first' },
  { lang: 'ja', typed: '貫通 ブロック 超過', ruling: 'pierce-and-the-attacked-resonator' },
  { lang: 'ja', typed: '先制攻撃でブロッカーを倒す', ruling: 'first-strike-kills-the-blocker' },
  { lang: 'ja', typed: '続けて2枚プレイ', ruling: 'two-instants-in-a-row' },
  { lang: 'ja', typed: 'トークン 破壊', ruling: 'a-token-dies' },
  { lang: 'ja', typed: '同時に7点目のダメージ', ruling: 'both-reach-seven-damage' },
];

export interface Played {
  readonly taps: number;
  /** From the address to the clause on the table, typing included, in seconds. */
  readonly seconds: number;
  /** The clause that is executing there. */
  readonly clause: string;
}

/** How long a thumb takes for a letter, in milliseconds. */
const LETTER = 80;

/** Plays a question. Refused where it cannot be played to its end. */
export async function played(driver: Driver, base: string, { lang, typed, ruling }: Question): Promise<Played> {
  const began = performance.now();
  let taps = 0;
  const tap = async (element: string): Promise<void> => {
    await until(driver, element);
    // The page may be left by it: it answers first.
    await driver.ask(`void setTimeout(() => (${element}).click())`);
    taps += 1;
  };
  await driver.open(`${base}/${lang}/`);
  await until(driver, READY);
  await tap(SEARCH);
  for (let letters = 1; letters <= typed.length; letters += 1) {
    await driver.ask(typing(typed.slice(0, letters)));
    await new Promise((next) => setTimeout(next, LETTER));
  }
  await tap(`document.querySelector('a[data-guide][href*="/scenarios/${ruling}/"]')`);
  await until(driver, `location.pathname === '/${lang}/scenarios/${ruling}/' && ${READY}`);
  await tap(buttonOf(wordsIn(lang).watch.watch));
  await until(driver, `${EXECUTING} && ${inSight(EXECUTING_SHOWN)}`);
  const clause = await driver.ask(`${EXECUTING}.dataset.clause`);
  return { taps, seconds: (performance.now() - began) / 1000, clause: String(clause) };
}

export const READY = `document.documentElement.dataset.ready === 'true'`;
const SEARCH = `document.querySelector('input[type="search"]')`;
const EXECUTING = `document.querySelector('[data-clause][data-now="true"]')`;
/** The number of that clause in the dock, which a phone shows beside the table. */
const EXECUTING_SHOWN = `document.querySelector('section[data-side="rule"] button .number')`;

const buttonOf = (label: string): string =>
  `[...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === ${JSON.stringify(label)})`;

const inSight = (element: string): string =>
  `((one) => one && one.textContent !== '' && one.getBoundingClientRect().bottom <= innerHeight)(${element})`;

/** Puts a text into the search as typing does: the page hears of it through its own setter. */
const typing = (text: string): string =>
  `((box) => { Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, ${JSON.stringify(text)}); ` +
  `box.dispatchEvent(new Event('input', { bubbles: true })); })(${SEARCH})`;
