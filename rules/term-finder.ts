import type { Both, DocId, Game, Lang } from './documents';
import { GAME } from './documents';
import { stem, wordsIn } from './english';
import { type Term, termsFor, writtenForms } from './glossary';
import { inflections, standsAlone } from './japanese';

/** A stretch of a text that is a glossary term. Several terms share a form when a word means two things. */
export interface TermMark {
  start: number;
  end: number;
  terms: Term[];
}

/**
 * Marks the glossary terms in a plain text, for a reader of `doc`. The longest term wins, marks do not overlap and come
 * in order. Inflected forms count; a term that is also an everyday word counts only in quotes or brackets.
 * Terms that are not `wanted` are passed over, so that a wanted term inside them is found.
 */
export function findTerms(text: string, lang: Lang, doc: DocId, wanted: Wanted = () => true): TermMark[] {
  const index = indexFor(doc);
  const marks = lang === 'ja' ? findJapanese(text, index.ja, wanted) : findEnglish(text, index.en, wanted);
  for (const mark of marks) mark.terms = [...mark.terms].sort((a, b) => rankIn(doc, a) - rankIn(doc, b));
  return marks;
}

/** Terms that the document itself uses come first. */
function rankIn(doc: DocId, term: Term): number {
  return term.docs.includes(doc) ? 0 : 1;
}

type Wanted = (term: Term) => boolean;

interface JapaneseForm {
  form: string;
  terms: Term[];
}

interface EnglishForm {
  stems: string[];
  /** As written: prefers `rested` the state over `rested` from `rest`. */
  words: string[];
  /** A name stands with a capital: `the game moves forward` has no Forward, `forced to attack` no Force. */
  capital: boolean;
  /** None for an idiom. */
  term?: Term;
}

interface Index {
  /** First character → forms, longest first. */
  ja: Map<string, JapaneseForm[]>;
  /** First stem → forms, longest first. */
  en: Map<string, EnglishForm[]>;
}

/** Everyday turns of phrase that contain a term and do not mean it. */
const IDIOMS: Both<readonly string[]> = {
  ja: ['その場で', '切り捨て', '2種類', '3種類'],
  en: [
    'in addition',
    'is called',
    'are called',
    'so called',
    'called the',
    'called a',
    'calls for',
    'step by step',
    'follow these steps',
    'removed from the stack',
    'add up',
    'Force of Will',
  ],
};

const indexes = new Map<Game, Index>();

function indexFor(doc: DocId): Index {
  const game = GAME[doc];
  const known = indexes.get(game);
  if (known) return known;
  const made: Index = { ja: new Map(), en: new Map() };
  for (const idiom of IDIOMS.ja) made.ja.set(idiom[0] ?? '', [{ form: idiom, terms: [] }]);
  for (const term of termsFor(doc)) {
    const forms = writtenForms(term);
    for (const form of new Set(forms.ja.flatMap(inflections))) addJapanese(made.ja, form, term);
    for (const form of forms.en) addEnglish(made.en, form, term);
  }
  for (const idiom of IDIOMS.en) addEnglish(made.en, idiom);
  for (const forms of made.ja.values()) forms.sort((a, b) => b.form.length - a.form.length);
  for (const forms of made.en.values()) forms.sort((a, b) => b.stems.length - a.stems.length);
  indexes.set(game, made);
  return made;
}

function addJapanese(index: Index['ja'], form: string, term: Term): void {
  const first = form[0] ?? '';
  const forms = index.get(first) ?? [];
  const same = forms.find((known) => known.form === form);
  if (same) same.terms.push(term);
  else forms.push({ form, terms: [term] });
  index.set(first, forms);
}

function addEnglish(index: Index['en'], form: string, term?: Term): void {
  const words = wordsIn(form).map((word) => word.text);
  const stems = words.map(stem);
  const first = stems[0] ?? '';
  const capital = term !== undefined && /^[A-Z]/.test(form);
  index.set(first, [...(index.get(first) ?? []), { stems, words, capital, term }]);
}

function findJapanese(text: string, index: Index['ja'], wanted: Wanted): TermMark[] {
  const marks: TermMark[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const found = index
      .get(text[start] ?? '')
      ?.find(
        ({ form, terms }) =>
          text.startsWith(form, start) && standsAlone(text, start, form) && (terms.length === 0 || terms.some(wanted)),
      );
    if (!found) {
      at++;
      continue;
    }
    const end = start + found.form.length;
    const terms = found.terms.filter((term) => wanted(term) && (!term.quotedOnly || isQuoted(text, start, end)));
    if (terms.length > 0) marks.push({ start, end, terms });
    at = end;
  }
  return marks;
}

function findEnglish(text: string, index: Index['en'], wanted: Wanted): TermMark[] {
  const words = wordsIn(text);
  const stems = words.map((word) => stem(word.text));
  const marks: TermMark[] = [];
  let at = 0;
  while (at < words.length) {
    const fits = (index.get(stems[at] ?? '') ?? []).filter((form) => fitsAt(form, at));
    const length = fits[0]?.stems.length;
    const first = words[at];
    const last = length === undefined ? undefined : words[at + length - 1];
    if (length === undefined || !first || !last) {
      at++;
      continue;
    }
    const longest = fits.filter((form) => form.stems.length === length);
    const exact = longest.filter((form) => form.words.every((word, i) => sameLetters(word, words[at + i]?.text)));
    const chosen = exact.length > 0 ? exact : longest;
    const { start } = first;
    const { end } = last;
    const names = opensSentence(text, start) ? [] : chosen.filter(({ capital }) => capital);
    const terms = (names.length > 0 ? names : chosen)
      .flatMap(({ term }) => term ?? [])
      .filter((term) => !term.quotedOnly || isQuoted(text, start, end));
    if (terms.length > 0) marks.push({ start, end, terms: [...new Set(terms)] });
    at += length;
  }
  return marks;

  function fitsAt(form: EnglishForm, from: number): boolean {
    if (form.term && !wanted(form.term)) return false;
    if (form.capital && !/^[A-Z]/.test(words[from]?.text ?? '')) return false;
    return form.stems.every((wantedStem, i) => stems[from + i] === wantedStem && (i === 0 || adjacent(from + i)));
  }

  /** Only blanks, a hyphen, a colon or a bracket may stand between the words of one term. */
  function adjacent(second: number): boolean {
    const between = text.slice(words[second - 1]?.end ?? 0, words[second]?.start ?? 0);
    return /^[\s:[\]-]*$/.test(between);
  }
}

/** Where a capital says nothing: elsewhere `[Trigger]` is the keyword, and not to trigger an ability. */
function opensSentence(text: string, start: number): boolean {
  return /(?:^|[.:!?]\s+|- )["“]?$/.test(text.slice(0, start));
}

function sameLetters(a: string, b: string | undefined): boolean {
  return b !== undefined && a.toLowerCase() === b.toLowerCase();
}

const OPENS = /[[「『‘“"'【〔]$/;
const CLOSES = /^[\]」』’”"'】〕]/;

function isQuoted(text: string, start: number, end: number): boolean {
  return OPENS.test(text.slice(0, start)) && CLOSES.test(text.slice(end));
}

/** Words that may stand between the words of one term: `an activate or automatic ability`, `past (future) side`. */
const GAP = 3;

/**
 * Whether a text uses a term at all, be it inside a longer term or with words between its own. Looser than the marks,
 * which show one term a place.
 */
export function holdsTerm(text: string, lang: Lang, term: Term): boolean {
  const forms = writtenForms(term)[lang];
  if (lang === 'ja') return forms.flatMap(inflections).some((form) => text.includes(form));
  const stems = wordsIn(text).map((word) => stem(word.text));
  return forms.some((form) => {
    const wanted = wordsIn(form).map((word) => stem(word.text));
    return stems.some((_, from) => startsAt(stems, from, wanted));
  });
}

function startsAt(stems: string[], from: number, wanted: string[]): boolean {
  let at = from;
  for (const [i, word] of wanted.entries()) {
    const found = stems.slice(at, at + 1 + (i === 0 ? 0 : GAP)).indexOf(word);
    if (found < 0) return false;
    at += found + 1;
  }
  return true;
}
