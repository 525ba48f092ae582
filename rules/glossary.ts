import * as v from 'valibot';
import { type Both, DOC_IDS, type DocId, GAME, type Game, LANGS, type Place, parsePlace } from './documents';
import relatedRows from './glossary/related.json';
import termRows from './glossary/terms.json';

const CATEGORIES = [
  'ability',
  'action',
  'battle',
  'card type',
  'characteristic',
  'cost',
  'counter',
  'game',
  'keyword',
  'player',
  'priority',
  'rule',
  'state',
  'turn',
  'will',
  'zone',
] as const;
export type TermCategory = (typeof CATEGORIES)[number];

const Forms = v.strictObject({ ja: v.array(v.string()), en: v.array(v.string()) });

const PlaceText = v.pipe(
  v.string(),
  v.transform((text): Place | undefined => parsePlace(text)),
  v.custom<Place>((place) => place !== undefined, 'must be <doc>/<id>'),
);

const TermRow = v.strictObject({
  /** Stable name, used in links. */
  id: v.string(),
  ja: v.string(),
  kana: v.string(),
  en: v.string(),
  category: v.picklist(CATEGORIES),
  /** The documents the term occurs in. */
  docs: v.array(v.picklist(DOC_IDS)),
  definedIn: v.array(PlaceText),
  /** Other ways a text may write the term. */
  forms: v.optional(Forms, { ja: [], en: [] }),
  /** What people type for it and no text writes: names of other editions, misspellings, words of other games. */
  search: v.optional(Forms, { ja: [], en: [] }),
  /** A word of everyday language: it is the term only in quotes or brackets. */
  quotedOnly: v.optional(v.boolean(), false),
  /**
   * Languages in which the word also says ordinary things, or is left to a pronoun: a text that has it there need not
   * have the term in the other language.
   */
  everyday: v.optional(v.array(v.picklist(LANGS)), []),
  /** No printed English is known; the English is ours. */
  unverified: v.optional(v.boolean(), false),
});
export type Term = v.InferOutput<typeof TermRow>;

const RelatedRow = v.strictObject({
  terms: v.pipe(v.array(v.string()), v.minLength(2)),
  why: v.picklist(['renamed', 'near', 'otherGame']),
  from: PlaceText,
});

/** Terms that a searcher for one of them wants to see as well: a new and an old name, or the same idea in the other game. */
export interface Related {
  terms: Term[];
  why: 'renamed' | 'near' | 'otherGame';
  /** The clause that says so, or that shows it. */
  from: Place;
}

/** Every term of the five documents. */
export const TERMS: readonly Term[] = v.parse(v.array(TermRow), termRows);

const BY_ID = new Map(TERMS.map((term) => [term.id, term]));

export const RELATED: readonly Related[] = v.parse(v.array(RelatedRow), relatedRows).map((row) => ({
  ...row,
  terms: row.terms.flatMap((id) => termById(id) ?? []),
}));

export function termById(id: string): Term | undefined {
  return BY_ID.get(id);
}

/** The games a term belongs to. */
export function gamesOf(term: Term): Game[] {
  return [...new Set(term.docs.map((doc) => GAME[doc]))];
}

/** The terms a reader of a document may meet: those of its game, since a restated clause may use any of them. */
export function termsFor(doc: DocId): Term[] {
  return TERMS.filter((term) => gamesOf(term).includes(GAME[doc]));
}

/** How a text may write a term, the main form first. */
export function writtenForms(term: Term): Both<string[]> {
  return { ja: [term.ja, ...term.forms.ja], en: [term.en, ...term.forms.en] };
}

/** Everything a searcher may type for a term, in both languages. */
export function typedForms(term: Term): string[] {
  const written = writtenForms(term);
  return LANGS.flatMap((lang) => [...written[lang], ...term.search[lang]]);
}

/**
 * The clause that defines a term for a reader of `doc`: the one in that document; else, if the document uses the term,
 * that of the nearest edition, the later of two that are as near. What 5.00 lost with its later chapters means what it
 * meant in 5.5, not what 8.01 made of it; a word that only another edition made a term (`void`, `special`) has none.
 */
export function definitionOf(term: Term, doc: DocId): Place | undefined {
  const [nearest] = term.definedIn
    .filter((place) => GAME[place.doc] === GAME[doc])
    .sort((a, b) => distance(doc, a.doc) - distance(doc, b.doc));
  return nearest?.doc === doc || term.docs.includes(doc) ? nearest : undefined;
}

/** How many editions lie between two documents, a little less on the way to the later one. */
function distance(from: DocId, to: DocId): number {
  const steps = DOC_IDS.indexOf(to) - DOC_IDS.indexOf(from);
  return steps > 0 ? steps - 0.5 : -steps;
}

/** The other terms related to one. */
export function relatedTo(term: Term): { term: Term; why: Related['why']; from: Place }[] {
  return RELATED.flatMap(({ terms, why, from }) =>
    terms.includes(term) ? terms.filter((other) => other !== term).map((other) => ({ term: other, why, from })) : [],
  );
}
