import { type DocId, GAME } from '../documents';
import { stem, wordsIn } from '../english';
import { gamesOf, TERMS, type Term, typedForms } from '../glossary';
import { inflections, isKanji, isKatakana } from '../japanese';
import { normalised } from './normalise';
import { joinedWords, PLAIN_WORDS, type PlainWords } from './plain-words';
import { scriptOf } from './question-words';

interface FormEntry {
  form: string;
  terms: Term[];
  plain?: PlainWords;
}

interface StemEntry {
  stems: string[];
  terms: Term[];
  plain?: PlainWords;
}

/** What a form of the query stands for. */
export interface Found {
  end: number;
  terms: Term[];
  plain?: PlainWords | undefined;
}

interface FormTable {
  /** first character → Japanese forms, longest first */
  ja: Map<string, FormEntry[]>;
  /** first stem → English forms as stems, longest first */
  en: Map<string, StemEntry[]>;
  /** reading → terms */
  kana: Map<string, Term[]>;
}

let table: FormTable | undefined;

function forms(): FormTable {
  if (table) return table;
  const made: FormTable = { ja: new Map(), en: new Map(), kana: new Map() };
  for (const term of TERMS) {
    for (const typed of typedForms(term)) {
      const form = normalised(typed);
      if (scriptOf(form) === 'ja') for (const base of inflections(form)) addJapanese(made, base, term);
      else addEnglish(made, form, term);
    }
    const kana = term.kana.replace(/する$/, '');
    made.kana.set(kana, [...(made.kana.get(kana) ?? []), term]);
  }
  for (const plain of PLAIN_WORDS) {
    for (const form of plain.asked.ja) for (const base of inflections(normalised(form))) addJapanese(made, base, plain);
    for (const form of plain.asked.en) addEnglish(made, normalised(form), plain);
  }
  for (const entries of made.ja.values()) entries.sort((a, b) => b.form.length - a.form.length);
  for (const entries of made.en.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  table = made;
  return made;
}

let words: Set<string> | undefined;

/** Every Latin stem, and every Japanese word without hiragana, of which a form is made. */
export function formWords(): ReadonlySet<string> {
  const { ja, en } = forms();
  words ??= new Set([
    ...[...en.values()].flatMap((entries) => entries.flatMap(({ stems }) => stems)),
    ...[...ja.values()].flatMap((entries) => entries.map(({ form }) => form)).filter((form) => RUN.test(form)),
  ]);
  return words;
}

const RUN = /^[\u30a1-\u30fc\u3400-\u9fff々]+$/;

function addJapanese(to: FormTable, form: string, meaning: Term | PlainWords): void {
  const entries = to.ja.get(form[0] ?? '') ?? [];
  let entry: FormEntry | undefined = entries.find((known) => known.form === form);
  if (!entry) {
    entry = { form, terms: [] };
    entries.push(entry);
  }
  mean(entry, meaning);
  to.ja.set(form[0] ?? '', entries);
}

function addEnglish(to: FormTable, form: string, meaning: Term | PlainWords): void {
  const stems = wordsIn(form).map((word) => stem(word.text));
  const entries = to.en.get(stems[0] ?? '') ?? [];
  let entry: StemEntry | undefined = entries.find((known) => known.stems.join(' ') === stems.join(' '));
  if (!entry) {
    entry = { stems, terms: [] };
    entries.push(entry);
  }
  mean(entry, meaning);
  to.en.set(stems[0] ?? '', entries);
}

function mean(entry: FormEntry | StemEntry, meaning: Term | PlainWords): void {
  if (!('id' in meaning)) entry.plain = joinedWords(entry.plain, meaning);
  else if (!entry.terms.includes(meaning)) entry.terms.push(meaning);
}

/** The longest term at a place of the query. With `doc`, only terms of its game count. */
export function termAt(text: string, at: number, doc: DocId | undefined): Found | undefined {
  const ofGame = (terms: Term[]) =>
    doc === undefined ? terms : terms.filter((term) => gamesOf(term).includes(GAME[doc]));
  const char = text[at] ?? '';
  if (/[a-z0-9]/.test(char)) {
    if (/[a-z0-9'/-]/.test(text[at - 1] ?? ' ')) return undefined;
    const latin = englishAt(text, at, ofGame);
    if (latin) return latin;
  }
  const entry = forms()
    .ja.get(char)
    ?.find((each) => text.startsWith(each.form, at) && saysAnything(each, ofGame) && isWhole(text, at, each.form));
  if (entry) return { end: at + entry.form.length, terms: ofGame(entry.terms), plain: entry.plain };
  const kana = /^[\u3041-\u3096ー]{3,}/.exec(text.slice(at))?.[0];
  if (kana === undefined || /[\u3041-\u3096]/.test(text[at - 1] ?? '')) return undefined;
  const terms = ofGame(forms().kana.get(kana) ?? forms().kana.get(kana.replace(/する$/, '')) ?? []);
  return terms.length > 0 ? { end: at + kana.length, terms } : undefined;
}

type OfGame = (terms: Term[]) => Term[];

function saysAnything(entry: FormEntry | StemEntry, ofGame: OfGame): boolean {
  return entry.plain !== undefined || ofGame(entry.terms).length > 0;
}

function englishAt(text: string, at: number, ofGame: OfGame): Found | undefined {
  const words = wordsIn(text.slice(at, at + 80));
  const stems = words.map((word) => stem(word.text));
  const entries = forms().en.get(stems[0] ?? '') ?? [];
  const entry = entries.find((each) => each.stems.every((word, i) => stems[i] === word) && saysAnything(each, ofGame));
  const last = entry && words[entry.stems.length - 1];
  if (!entry || !last || words[0]?.start !== 0) return undefined;
  return { end: at + last.end, terms: ofGame(entry.terms), plain: entry.plain };
}

/** A single kanji, a katakana word, and a Latin letter is a term only where it stands alone. */
function isWhole(text: string, at: number, form: string): boolean {
  const before = text[at - 1] ?? '';
  const after = text[at + form.length] ?? '';
  if (form.length === 1 && isKanji(form)) return !isKanji(before) && !isKanji(after);
  if (/[a-z0-9]$/.test(form) && /[a-z0-9]/.test(after)) return false;
  if (isKatakana(form[0] ?? '') && isKatakana(before)) return false;
  return !(isKatakana(form.at(-1) ?? '') && isKatakana(after));
}
