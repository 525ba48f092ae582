import { type DocId, LANGS, type Lang } from '../documents';
import { stem, wordsIn } from '../english';
import { relatedTo, type Term, writtenForms } from '../glossary';
import { inflections } from '../japanese';
import { termAt } from './form-table';
import { normalised } from './normalise';
import type { PlainWords } from './plain-words';
import { isStopWord, type Sought, scriptOf, soughtBy, speaksOfWill, withoutQuestionWords } from './question-words';
import { broaderThan } from './relations';
import { WEIGHTS } from './weights';

/** One way to say a concept in the language of an index. */
export interface Phrase {
  text: string;
  /** How far it counts: 1 as typed, less for a translation, a synonym, an old name. */
  factor: number;
  /** Looked for, but not what was asked: what the rules write about a term that was asked for by its name. */
  aside?: boolean;
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
  sought: Sought;
  /** The query, normalised. */
  typed: string;
  /** The query without stop phrases. */
  text: string;
  /** What stands in quotation marks: the words of a card, which a clause quotes too. */
  quoted: string[];
}

/**
 * Takes a query apart into the concepts it names: glossary terms first (in any form or language, old names and misspellings
 * included), then the remaining words. Stop phrases are dropped, unless nothing else was typed.
 */
export function readQuestion(typed: string, doc?: DocId): Question {
  const query = normalised(typed);
  const stripped = withoutQuestionWords(query);
  const text = stripped === '' ? query : stripped;
  return { concepts: conceptsIn(text, doc), sought: soughtBy(query), typed: query, text, quoted: quotedIn(query) };
}

function quotedIn(query: string): string[] {
  const quotes = query.matchAll(/[「『"“]([^」』"”]{2,})[」』"”]/g);
  return [...quotes]
    .map(([, quote = '']) => quote.replace(/^[~～〜…\s]+|[、。,.…\s]+$/g, ''))
    .filter((quote) => quote.length > 1);
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
    concepts.push(conceptOf(text.slice(at, match.end), match.terms, match.plain));
    at = match.end;
  }
  endGap();
  return withoutStopWords(concepts, text);
}

function withoutStopWords(concepts: Concept[], text: string): Concept[] {
  const telling = concepts.filter(({ typed, terms, phrases }) => {
    if (typed === 'will') return speaksOfWill(text);
    const isSaidOtherwise = terms.length > 0 || phrases.en.length > 1;
    return isSaidOtherwise || !(isStopWord(typed) || /^[a-wyz]$/.test(typed));
  });
  return telling.length > 0 ? telling : concepts;
}

function conceptOf(typed: string, terms: Term[], plain?: PlainWords): Concept {
  const phrases = { ja: phrasesOf(typed, terms, plain, 'ja'), en: phrasesOf(typed, terms, plain, 'en') };
  return { typed, terms, phrases };
}

function phrasesOf(typed: string, terms: Term[], plain: PlainWords | undefined, lang: Lang): Phrase[] {
  const factors = new Map<string, number>();
  const asides = new Set<string>();
  const add = (form: string, factor: number) => {
    const text = normalForm(form);
    factors.set(text, Math.max(factor, factors.get(text) ?? 0));
    asides.delete(text);
  };
  const written = terms.filter((term) => isWrittenAs(term, typed));
  if (scriptOf(typed) === lang) add(typed, 1);
  for (const form of plain?.written[lang] ?? []) {
    add(form, 1);
    if (written.length > 0 && normalForm(form) !== typed) asides.add(normalForm(form));
  }
  // A term that is only spelled like what was typed is meant when nothing else is.
  for (const term of written.length > 0 ? written : terms) {
    const isMeant = written.includes(term);
    for (const [i, form] of baseForms(term, lang).entries()) add(form, i === 0 && isMeant ? 1 : WEIGHTS.synonym);
    for (const { term: other, why } of relatedTo(term))
      if (why === 'renamed') for (const form of baseForms(other, lang)) add(form, WEIGHTS.synonym);
    for (const form of broaderThan(term)[lang]) add(form, WEIGHTS.broader);
  }
  return [...factors].map(([text, factor]) => ({ text, factor, ...(asides.has(text) ? { aside: true } : {}) }));
}

function baseForms(term: Term, lang: Lang): string[] {
  return writtenForms(term)[lang].map((form) => baseOf(form, lang));
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
  const text = normalised(form);
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
    gap.match(
      /j\/?[\u30a1-\u30fc]+|\d+[枚回点体個人]?(?![a-z])|[a-z0-9][a-z0-9'/-]*|[\u30a1-\u30fc]+|[\u3400-\u9fff々]+[\u3041-\u3096]?/g,
    ) ?? [];
  return words.map((word) => {
    // A particle is no part of the word before it.
    const typed = word.replace(/(?<=[\u3400-\u9fff々])[にのをはがとでもへま]$/, '');
    const phrase = [{ text: typed, factor: 1 }];
    return { typed, terms: [], phrases: { ja: phrase, en: scriptOf(typed) === 'en' ? phrase : [] } };
  });
}
