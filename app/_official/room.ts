import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { type KeptText, keptTexts, type SectionText, wholeText } from './store';

/** Where it is kept which documents the device has; in front of the path of a section, how long its sentences are. */
export const KEPT_DOCUMENTS = 'saitei-kept';
export const ROOM = 'saitei-room';

/** What of a full letter's width one of another alphabet takes, on average. */
const NARROW = 0.55;
/** Letters of the English word that stands for others (clause.module.css), with its space. */
const WORD = 8;
/** How large a sentence is set that stands below a text of the other language. */
const SIZE: Record<Lang, string> = {
  ja: ';font-size:.875rem;line-height:1.75',
  en: ';font-size:1rem;line-height:1.55',
};
/** There are marks for so many powers of two. */
const POWERS = 10;

/**
 * Keeps the lengths of all official sentences where a page can read them before it is painted (see `RoomScript`), unless they
 * are those of these texts already. A browser that keeps nothing there shows sentences as they come.
 */
export async function keepRoom(texts: readonly KeptText[]): Promise<void> {
  const kept = texts.map(({ doc, lang, read }) => `${doc}/${lang}/${read}`).join(' ');
  try {
    if ((localStorage.getItem(KEPT_DOCUMENTS) ?? '') === kept) return;
    const whole = await Promise.all(texts.map(wholeText));
    const sections = whole.flatMap((text) => (text.ok ? text.value : []));
    for (const key of Object.keys(localStorage)) if (key.startsWith(ROOM)) localStorage.removeItem(key);
    for (const [key, style] of roomStyles(sections)) localStorage.setItem(key, style);
    localStorage.setItem(KEPT_DOCUMENTS, kept);
  } catch {
    // Refused, or full: the sentences find their room when they come.
  }
}

/** The same after a text came or went. */
export async function renewRoom(): Promise<void> {
  const kept = await keptTexts();
  if (kept.ok) await keepRoom(kept.value);
}

/** By key: a style that puts as many letters as the official sentences have below the restatement of each clause. */
export function roomStyles(sections: readonly SectionText[]): Map<string, string> {
  const styles = new Map<string, string>();
  for (const { doc, lang, section, clauses } of sections) {
    const key = ROOM + address.section(lang, doc, section).slice(`/${lang}`.length);
    const other = sections.find((one) => one.doc === doc && one.section === section && one.lang !== lang);
    const inBoth = new Set(other?.clauses.map(({ id }) => id));
    const rules = clauses.map((clause) => rule(clause, lang, inBoth.has(clause.id)));
    styles.set(key, [styles.get(key), ...rules].join(''));
  }
  return styles;
}

/** The room of one sentence. One that is not there in both languages is shown whatever language is chosen. */
function rule({ id, text }: SectionText['clauses'][number], lang: Lang, both: boolean): string {
  const lines = text.split('\n').map((line) => room(line, lang));
  const below = both ? `[lang=${lang}]` : '[data-text=own]';
  return `[id="${id}"]>${below}::after{content:${lines.join('"\\a"')}/""${both ? '' : SIZE[lang]}}`;
}

/** As many marks as a line has letters, as a sum of powers of two: 5 is `var(--ja2)var(--ja0)`. */
function room(line: string, lang: Lang): string {
  const marks = lang === 'ja' ? fullLetters(line) : Math.round(line.length / WORD);
  const powers = Array.from({ length: POWERS }, (_, power) => power).filter((power) => marks & (1 << power));
  return `""${powers.map((power) => `var(--${lang}${power})`).join('')}`;
}

function fullLetters(line: string): number {
  const full = line.replace(/[\u0020-\u007e]/g, '').length;
  return Math.round(full + (line.length - full) * NARROW);
}
