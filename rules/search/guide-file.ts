import * as v from 'valibot';
import { type Both, DOC_IDS, type DocId, type Lang } from '../documents';
import { IndexFile } from './index-file';
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
  /** Phrases like those that people type for it. */
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
  /** so many letters of its text are shown */
  v.number(),
]);

const GuideFile = v.strictObject({ guides: v.array(GuideRow), index: IndexFile });

/** The guides of one language, as they lie in `public/search/guides-<lang>.json`. */
export type GuideFile = v.InferOutput<typeof GuideFile>;

/** Makes the file of one language. */
export function buildGuideFile(guides: readonly Guide[], lang: Lang): GuideFile {
  const texts = guides.map(({ says, words }) => `${says[lang]}\n${words[lang]}`);
  return {
    guides: guides.map(({ kind, id, docs, clauses, says }) => [kind, id, docs, clauses, says[lang].length]),
    index: {
      lang,
      sections: guides.map(({ id, title, docs }) => [docs[0] ?? 'fow-8.01', id, title.ja, title.en, 0]),
      units: guides.map(({ kind, id, asked }, i) => [
        i,
        `${kind}/${id}`,
        'procedure',
        texts[i] ?? '',
        [],
        0,
        asked[lang].map(withoutEdition).join('\n'),
      ]),
    },
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
