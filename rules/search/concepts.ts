import { type DocId, GAME, LANGS, type Lang } from '../documents';
import { stem, wordsIn } from '../english';
import { gamesOf, relatedTo, TERMS, type Term, typedForms, writtenForms } from '../glossary';
import { inflections, isKanji, isKatakana } from '../japanese';
import { normalise } from './normalise';
import { SYNONYMS, type Synonyms } from './synonyms';

/** One way to say a concept in the language of an index. */
export interface Phrase {
  text: string;
  /** How far it counts: 1 as typed, less for a translation, a synonym, an old name. */
  factor: number;
}

/** One thing asked for: what was typed for it, and what else says the same. */
export interface Concept {
  typed: string;
  phrases: Record<Lang, Phrase[]>;
  terms: Term[];
}

/** What a query asks. */
export interface Question {
  concepts: Concept[];
  /** Asks what something is or means. */
  definition: boolean;
  /** Asks for a number. */
  amount: boolean;
  /** Asks for the most or the least there may be. */
  limit: boolean;
  /** The query without stop phrases, normalised. */
  text: string;
}

const SYNONYM = 0.9;
const RELATED = 0.6;
const EVERYDAY = 0.8;

const DEFINITION =
  /とは(?:何|なに)?|って(?:何|なに)|の意味|の定義|what (?:is|are|does)|meaning of|definition of|\bmeans?\b|\bdefine\b/;

const AMOUNT = /何(?:枚|回|点|体|個|人|ターン)|いくつ|いくら|枚数|how many|how much|number of/;

/** Asks how many there may be: the answer names a limit, or says that there is none. */
const LIMIT = /何(?:枚|回|点|体|個|人)まで|how many .*\b(?:can|may|allowed)\b|\bmax(?:imum)? number\b/;

const STOP_JA =
  /とは(?:何|なに)?|って(?:何|なに)|の意味|の定義|どうなりますか|どうなるの?|どうする|ですか|ますか|でしょうか|できますか|可能ですか|可能か|教えて|何[枚回点体個人](?:まで)?|いくつ|いくら|何|いつ|どこ|どれ|なぜ|誰が|誰|場合|時に|とき|について|に関する|ルール(?!処理|能力|プロセス)|処理方法|やり方|方法|[?？!！。、「」『』・]/g;

const STOP_EN = new Set(
  'a an the of to in on at by for from with and or is are be was were been it its this that these those do does did can could may might must should would will shall how many much what when where which who why whose if then than there their they them i my me we us our you your he she his her not no any some about into as so have has had get gets happen happens reach reaches once per rule rules mean means meaning definition'.split(
    ' ',
  ),
);

/**
 * Takes a query apart into the concepts it names: glossary terms first (in any form or language, old names and misspellings
 * included), then the remaining words. Stop phrases are dropped, unless nothing else was typed.
 */
export function readQuestion(typed: string, doc?: DocId): Question {
  const query = normalise(typed).text;
  const definition = DEFINITION.test(query);
  const amount = AMOUNT.test(query);
  const limit = LIMIT.test(query);
  const text = query.replace(STOP_JA, ' ').replace(/\s+/g, ' ').trim();
  const found = conceptsIn(text === '' ? query : text, doc);
  return { concepts: found, definition, amount, limit, text: text === '' ? query : text };
}

function conceptsIn(text: string, doc: DocId | undefined): Concept[] {
  const concepts: Concept[] = [];
  let gap = '';
  let at = 0;
  const endGap = () => {
    concepts.push(...plainConcepts(gap));
    gap = '';
  };
  while (at < text.length) {
    const match = termAt(text, at, doc);
    if (!match) {
      gap += text[at];
      at++;
      continue;
    }
    endGap();
    concepts.push(conceptOf(text.slice(at, match.end), match.terms, match.synonyms));
    at = match.end;
  }
  endGap();
  return withoutStopWords(concepts);
}

function withoutStopWords(concepts: Concept[]): Concept[] {
  const telling = concepts.filter(
    ({ typed, terms }) => (terms.length > 0 && typed !== 'will') || !(STOP_EN.has(typed) || /^[a-wyz]$/.test(typed)),
  );
  return telling.length > 0 ? telling : concepts;
}

function conceptOf(typed: string, terms: Term[], synonyms?: Synonyms): Concept {
  const phrases = { ja: phrasesOf(typed, terms, synonyms, 'ja'), en: phrasesOf(typed, terms, synonyms, 'en') };
  return { typed, terms, phrases };
}

function phrasesOf(typed: string, terms: Term[], synonyms: Synonyms | undefined, lang: Lang): Phrase[] {
  const factors = new Map<string, number>();
  const add = (form: string, factor: number) => {
    const text = normalForm(form);
    factors.set(text, Math.max(factor, factors.get(text) ?? 0));
  };
  if (scriptOf(typed) === lang) factors.set(typed, 1);
  for (const form of synonyms?.[lang] ?? []) add(form, EVERYDAY);
  const anyWritten = terms.some((term) => isWrittenAs(term, typed));
  for (const term of terms) {
    const written = writtenForms(term)[lang];
    const isWritten = isWrittenAs(term, typed);
    const factor = isWritten || !anyWritten ? SYNONYM : RELATED;
    for (const [i, form] of written.entries()) add(baseOf(form, lang), i === 0 && isWritten ? 1 : factor);
    for (const other of relatedTo(term)) {
      if (other.why === 'otherGame') continue;
      for (const form of writtenForms(other.term)[lang]) add(baseOf(form, lang), RELATED);
    }
  }
  return [...factors].map(([text, factor]) => ({ text, factor }));
}

function isWrittenAs(term: Term, typed: string): boolean {
  return LANGS.some((lang) => writtenForms(term)[lang].some((form) => sameForm(form, typed)));
}

/** What all inflections of a verb begin with, so that its phrase is found in any of them. */
function baseOf(form: string, lang: Lang): string {
  if (lang === 'en') return form;
  const forms = inflections(form);
  return forms.length > 1 ? form.slice(0, -1) : (forms[0] ?? form);
}

function sameForm(form: string, typed: string): boolean {
  const normal = normalForm(form);
  return normal === typed || baseOf(normal, 'ja') === typed || stemsOf(normal) === stemsOf(typed);
}

const normalForms = new Map<string, string>();

/** The forms of the glossary are compared in every query, so each is folded once. */
function normalForm(form: string): string {
  const known = normalForms.get(form);
  if (known !== undefined) return known;
  const { text } = normalise(form);
  normalForms.set(form, text);
  return text;
}

function stemsOf(text: string): string {
  const words = wordsIn(text);
  return words.length === 0 ? text : words.map((word) => stem(word.text)).join(' ');
}

/** The words of a gap between terms, each a concept of its own; hiragana alone says nothing. */
function plainConcepts(gap: string): Concept[] {
  const words =
    gap.match(/j\/?[\u30a1-\u30fc]+|[a-z0-9][a-z0-9'/-]*|[\u30a1-\u30fc]+|[\u3400-\u9fff々]+[\u3041-\u3096]?/g) ?? [];
  return words.map((typed) => {
    const phrase = [{ text: typed, factor: 1 }];
    return { typed, terms: [], phrases: { ja: phrase, en: scriptOf(typed) === 'en' ? phrase : [] } };
  });
}

/** A text with any Japanese character is Japanese. */
export function scriptOf(text: string): Lang {
  return /[\u3041-\u30fc\u3400-\u9fff]/.test(text) ? 'ja' : 'en';
}

/** A word too common in English to be looked for, or to be marked. */
export function isStopWord(word: string): boolean {
  return STOP_EN.has(word.toLowerCase());
}

interface FormEntry {
  form: string;
  terms: Term[];
  synonyms?: Synonyms;
}

interface StemEntry {
  stems: string[];
  terms: Term[];
  synonyms?: Synonyms;
}

/** What a form of the query stands for. */
interface Found {
  end: number;
  terms: Term[];
  synonyms?: Synonyms | undefined;
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
      const form = normalise(typed).text;
      if (scriptOf(form) === 'ja') for (const base of inflections(form)) addJapanese(made, base, term);
      else addEnglish(made, form, term);
    }
    const kana = term.kana.replace(/する$/, '');
    made.kana.set(kana, [...(made.kana.get(kana) ?? []), term]);
  }
  for (const synonyms of SYNONYMS) {
    for (const form of synonyms.ja) addJapanese(made, normalise(form).text, synonyms);
    for (const form of synonyms.en) addEnglish(made, normalise(form).text, synonyms);
  }
  for (const entries of made.ja.values()) entries.sort((a, b) => b.form.length - a.form.length);
  for (const entries of made.en.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  table = made;
  return made;
}

function addJapanese(to: FormTable, form: string, meaning: Term | Synonyms): void {
  const entries = to.ja.get(form[0] ?? '') ?? [];
  let entry: FormEntry | undefined = entries.find((known) => known.form === form);
  if (!entry) {
    entry = { form, terms: [] };
    entries.push(entry);
  }
  mean(entry, meaning);
  to.ja.set(form[0] ?? '', entries);
}

function addEnglish(to: FormTable, form: string, meaning: Term | Synonyms): void {
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

function mean(entry: FormEntry | StemEntry, meaning: Term | Synonyms): void {
  if (!('id' in meaning)) entry.synonyms = merged(entry.synonyms, meaning);
  else if (!entry.terms.includes(meaning)) entry.terms.push(meaning);
}

/** A word of several rows says what any of them says. */
function merged(known: Synonyms | undefined, more: Synonyms): Synonyms {
  if (!known) return more;
  return { ja: [...known.ja, ...more.ja], en: [...known.en, ...more.en] };
}

/** The longest term at a place of the query. With `doc`, only terms of its game count. */
function termAt(text: string, at: number, doc: DocId | undefined): Found | undefined {
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
  if (entry) return { end: at + entry.form.length, terms: ofGame(entry.terms), synonyms: entry.synonyms };
  const kana = /^[\u3041-\u3096ー]{3,}/.exec(text.slice(at))?.[0];
  if (kana === undefined || /[\u3041-\u3096]/.test(text[at - 1] ?? '')) return undefined;
  const terms = ofGame(forms().kana.get(kana) ?? forms().kana.get(kana.replace(/する$/, '')) ?? []);
  return terms.length > 0 ? { end: at + kana.length, terms } : undefined;
}

type OfGame = (terms: Term[]) => Term[];

function saysAnything(entry: FormEntry | StemEntry, ofGame: OfGame): boolean {
  return entry.synonyms !== undefined || ofGame(entry.terms).length > 0;
}

function englishAt(text: string, at: number, ofGame: OfGame): Found | undefined {
  const words = wordsIn(text.slice(at, at + 80));
  const stems = words.map((word) => stem(word.text));
  const entries = forms().en.get(stems[0] ?? '') ?? [];
  const entry = entries.find((each) => each.stems.every((word, i) => stems[i] === word) && saysAnything(each, ofGame));
  const last = entry && words[entry.stems.length - 1];
  if (!entry || !last || words[0]?.start !== 0) return undefined;
  return { end: at + last.end, terms: ofGame(entry.terms), synonyms: entry.synonyms };
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
