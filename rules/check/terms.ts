import * as v from 'valibot';
import { LANGS, type Lang, parsePlace, placeKey } from '../documents';
import { type Term, termById } from '../glossary';
import exceptionRows from '../glossary/exceptions.json';
import type { Problem } from '../problem';
import { wordsOf } from '../rich-text';
import type { ClauseText } from '../section-file';
import { findTerms, holdsTerm } from '../term-finder';

const ExceptionRow = v.strictObject({
  /** `<doc>/<id>` */
  clause: v.string(),
  terms: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** Why this clause may leave the terms out in one language. */
  why: v.pipe(v.string(), v.nonEmpty()),
});

/** Clauses that may write a term in one language only, each with the reason. */
export const TERM_EXCEPTIONS = v.parse(v.array(ExceptionRow), exceptionRows);

const OTHER: Record<Lang, Lang> = { ja: 'en', en: 'ja' };

/**
 * A term that stands in one language must stand in the other in one of its own forms. Where a form belongs to several
 * terms (`draw`), any of them will do.
 */
export function checkTerms(clause: ClauseText): Problem[] {
  const excused = TERM_EXCEPTIONS.filter((row) => row.clause === placeKey(clause)).flatMap((row) => row.terms);
  return missingTerms(clause)
    .filter(({ terms }) => !terms.some((term) => excused.includes(term.id)))
    .map(({ lang, terms }) => problemOf(clause, lang, terms));
}

/** Words of one language that the other has no word for; `terms` are the terms the word may stand for. */
function missingTerms(clause: ClauseText): { lang: Lang; terms: Term[] }[] {
  return LANGS.flatMap((lang) => {
    const other = OTHER[lang];
    const there = wordsOf(clause.text[other]);
    const missing = termsIn(clause, lang).filter((terms) => !terms.some((term) => holdsTerm(there, other, term)));
    const once = missing.filter((terms, at) => missing.findIndex((earlier) => earlier[0] === terms[0]) === at);
    return once.map((terms) => ({ lang, terms }));
  });
}

function problemOf(clause: ClauseText, lang: Lang, terms: Term[]): Problem {
  const other = OTHER[lang];
  const forms = [...new Set(terms.flatMap((term) => [term[other], ...term.forms[other]]))];
  const what = `clause ${clause.id} has ${terms[0]?.[lang] ?? ''} in ${lang} but no word for it in ${other}`;
  return { file: clause.file, line: clause.line, what, right: `write ${forms.join(' or ')}` };
}

function termsIn(clause: ClauseText, lang: Lang): Term[][] {
  const isArt = (term: Term) => !term.everyday.includes(lang);
  return findTerms(wordsOf(clause.text[lang]), lang, clause.doc, isArt).map(({ terms }) => terms);
}

/** Exceptions that name no clause or no term, or that excuse nothing in the clause as it now stands. */
export function staleExceptions(clauses: ReadonlyMap<string, ClauseText>): string[] {
  return TERM_EXCEPTIONS.flatMap((row) => {
    const clause = clauses.get(row.clause);
    if (!parsePlace(row.clause)) return [`${row.clause} is no clause`];
    if (!clause) return [];
    const needed = new Set(missingTerms(clause).flatMap(({ terms }) => terms.map((term) => term.id)));
    const idle = row.terms.filter((id) => !needed.has(id));
    return idle.map((id) => `${row.clause} ${termById(id) ? `needs no exception for ${id}` : `: no term ${id}`}`);
  });
}
