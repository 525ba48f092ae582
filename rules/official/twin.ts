import type { DocId, Lang } from '../documents';
import { termsFor, typedForms } from '../glossary';
import { isJapanese } from './languages';

/** The same clauses in the other language of the file: id → text. */
export type Twins = ReadonlyMap<string, string>;

/** How much what a piece says is what a clause says in the other language: 0 nothing, 1 everything that sets it apart. */
export type Echo = (piece: string, id: string) => number;

/** Figures and capitals are the same in both languages. */
const SAME_IN_BOTH = /\d+|[A-Z]{2,}/g;

/**
 * Compares pieces with the twins of the clauses they may belong to, by the terms, figures and capitals they share. What
 * all the clauses say sets none apart and counts nothing.
 */
export function echoOf(twins: Twins, ids: readonly string[], doc: DocId): Echo {
  const said = new Map(ids.flatMap((id) => (twins.has(id) ? [[id, thingsIn(twins.get(id) ?? '', doc)] as const] : [])));
  const frequency = new Map<string, number>();
  for (const things of said.values()) for (const thing of things) frequency.set(thing, (frequency.get(thing) ?? 0) + 1);
  const weight = (thing: string): number => Math.log((said.size + 1) / (frequency.get(thing) ?? said.size + 1));
  const total = (things: Iterable<string>): number => [...things].reduce((sum, thing) => sum + weight(thing), 0);
  const known = new Map<string, Set<string>>();
  return (piece, id) => {
    const there = said.get(id);
    if (!there) return 0;
    const here = known.get(piece) ?? thingsIn(piece, doc);
    known.set(piece, here);
    const both = Math.sqrt(total(here) * total(there));
    return both > 0 ? total([...here].filter((thing) => there.has(thing))) / both : 0;
  };
}

interface Forms {
  id: string;
  forms: Record<Lang, readonly string[]>;
}

const formsOf = new Map<DocId, Forms[]>();

function thingsIn(text: string, doc: DocId): Set<string> {
  const lang: Lang = isJapanese(text) ? 'ja' : 'en';
  const spelled = ` ${text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')}`;
  const terms = glossary(doc).filter(({ forms }) =>
    forms[lang].some((form) => spelled.includes(lang === 'ja' ? form : ` ${form}`) || spelled.includes(`[${form}`)),
  );
  return new Set([...terms.map(({ id }) => id), ...(text.normalize('NFKC').match(SAME_IN_BOTH) ?? [])]);
}

function glossary(doc: DocId): Forms[] {
  const known =
    formsOf.get(doc) ??
    termsFor(doc).map((term) => {
      const forms = typedForms(term).map((form) => form.normalize('NFKC').toLowerCase());
      return { id: term.id, forms: { ja: forms.filter(isJapanese), en: forms.filter((form) => !isJapanese(form)) } };
    });
  formsOf.set(doc, known);
  return known;
}
