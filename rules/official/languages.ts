import { LANGS, type Lang } from '../documents';
import type { Line } from './line';

const JAPANESE = /[\u3041-\u30ff\u3400-\u9fff]/;
const ENGLISH_WORD = /(?<![A-Za-z])[A-Za-z]?[a-z]{2,}(?![A-Za-z\d])/g;
/** Words without a Japanese letter beside them: less may be a name inside a Japanese sentence. */
const ENGLISH_LINE = 3;
/** In a file with so much English, a line of one word is English too: a heading. */
const MUCH_ENGLISH = 0.15;
/** A language that fills less of the file than this is a title or a name, no second text. */
const LEAST_SHARE = 0.04;

/** Whether a text has a Japanese letter. */
export function isJapanese(text: string): boolean {
  return JAPANESE.test(text);
}

/** The lines of one language, in their order. */
export interface Stream {
  lang: Lang;
  lines: Line[];
}

/** Parts a file that holds a text in two languages, one after the other or mixed. */
export function streamsOf(lines: Line[]): Stream[] {
  const marked = languageOfEach(lines);
  const size: Record<Lang, number> = { ja: 0, en: 0 };
  for (const [at, lang] of marked.entries()) size[lang] += weight(lines[at]);
  const whole = size.ja + size.en;
  const present = LANGS.filter((lang) => size[lang] > whole * LEAST_SHARE);
  const [only] = present;
  if (present.length === 1 && only) return [{ lang: only, lines }];
  return present.map((lang) => ({ lang, lines: lines.filter((_, at) => marked[at] === lang) }));
}

/** A line that could be either goes with the line before it; the lines above the first sure one go with that. */
function languageOfEach(lines: Line[]): Lang[] {
  const english = lines.filter(({ text }) => sureLanguage(text, ENGLISH_LINE) === 'en').length;
  const words = english > lines.length * MUCH_ENGLISH ? 1 : ENGLISH_LINE;
  const sure = lines.map(({ text }) => sureLanguage(text, words));
  let last = sure.find((lang) => lang !== undefined) ?? 'en';
  return sure.map((lang) => {
    last = lang ?? last;
    return last;
  });
}

function sureLanguage(text: string, words: number): Lang | undefined {
  if (JAPANESE.test(text)) return 'ja';
  return (text.match(ENGLISH_WORD)?.length ?? 0) >= words ? 'en' : undefined;
}

/** A Japanese character says about as much as two and a half Latin ones. */
function weight(line: Line | undefined): number {
  const text = line?.text ?? '';
  return JAPANESE.test(text) ? text.length * 2.5 : text.length;
}
