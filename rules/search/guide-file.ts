import * as v from 'valibot';
import { type Both, DOC_IDS, type DocId, LANGS, type Lang } from '../documents';
import type { IndexFile } from './index-file';
import { normalised } from './normalise';
import { readWords } from './query-words';

/** What answers a question beside the clauses: a ruling that is played, a situation that editions judge apart, a term. */
export const GUIDE_KINDS = ['ruling', 'contradiction', 'term'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** A guide as it is made: what it says, and what it can be found by. */
export interface Guide {
  kind: GuideKind;
  id: string;
  title: Both;
  /** What is shown of it. */
  says: Both;
  /** What it is found by besides: answers, names of cards, keywords. */
  words: Both;
  /** Phrases like those that people type for it, beside its title and, but for a term, what it says. */
  asked: Both<string[]>;
  /** The editions it speaks of, the newest first. */
  docs: DocId[];
  /** The clauses it hangs on, as place keys. */
  clauses: string[];
}

const GuideRow = v.tuple([
  v.picklist(GUIDE_KINDS),
  v.string(),
  v.array(v.picklist(DOC_IDS)),
  v.array(v.string()),
  /** its title, and that of a term in the other language too; empty for the rest */
  v.string(),
  v.string(),
  /** what is shown of it, and what else it is found by */
  v.string(),
  v.string(),
  /** what people type for it beside these, a phrase a line */
  v.string(),
]);

/** Rows turned to columns: like stands by like, which saves an eighth compressed. */
const Columns = v.pipe(v.array(v.array(v.unknown())), v.transform(turned), v.array(GuideRow));
const GuideFile = v.strictObject({ lang: v.picklist(LANGS), guides: Columns });

/** The guides of one language, read. */
export type GuideFile = v.InferOutput<typeof GuideFile>;
/** The same as they lie in `public/search/guides-<lang>.json`. */
export type WrittenGuides = v.InferInput<typeof GuideFile>;

/** Makes the file of one language. */
export function buildGuideFile(guides: readonly Guide[], lang: Lang): WrittenGuides {
  const other = lang === 'ja' ? 'en' : 'ja';
  const rows = guides.map(({ kind, id, docs, clauses, title, says, words, asked }): GuideFile['guides'][number] => [
    kind,
    id,
    docs,
    clauses,
    title[lang],
    kind === 'term' ? title[other] : '',
    says[lang],
    words[lang],
    asked[lang].map(withoutEdition).join('\n'),
  ]);
  return { lang, guides: turned(rows) };
}

/** Rows to columns, and columns to rows. */
function turned(lists: unknown[][]): unknown[][] {
  return (lists[0] ?? []).map((_, at) => lists.map((list) => list[at]));
}

/** The index in which guides are found, each a section of its own. */
export function guideIndexFile({ lang, guides }: GuideFile): IndexFile {
  return {
    lang,
    sections: guides.map(([, id, docs, , title]) => [docs[0] ?? 'fow-8.01', id, title, title, 0]),
    units: guides.map(([kind, id, , , title, , says, words, asked], i) => {
      const typed = (kind === 'term' ? [title] : [title, says]).map(withoutEdition);
      const phrases = asked === '' ? typed : [...typed, asked];
      return [i, `${kind}/${id}`, 'procedure', `${says}\n${words}`, [], 0, phrases.join('\n')];
    }),
  };
}

/** A phrase as it is asked: the game and the edition that it names choose among guides, its other words find them. */
function withoutEdition(phrase: string): string {
  return readWords(normalised(phrase)).text.trim() || phrase;
}

/** Reads a file of guides. Throws one line when it is not one. */
export function readGuideFile(value: unknown): GuideFile {
  const parsed = v.safeParse(GuideFile, value);
  if (parsed.success) return parsed.output;
  throw new Error('not the guides of this version; run npm run content');
}
