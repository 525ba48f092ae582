/** The rule documents, oldest edition first within a game. */
export const DOC_IDS = ['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01', 'fftcg'] as const;
export type DocId = (typeof DOC_IDS)[number];

export const LANGS = ['ja', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** The same thing said in both languages. */
export type Both<T = string> = Record<Lang, T>;

/** The game a document belongs to: terms are shared within a game only. */
export type Game = 'fow' | 'fftcg';
export const GAME: Record<DocId, Game> = {
  'fow-2.0': 'fow',
  'fow-5.00': 'fow',
  'fow-5.5': 'fow',
  'fow-8.01': 'fow',
  fftcg: 'fftcg',
};

/** The documents as they are listed everywhere: the newest edition first, the other game last. */
export const NEWEST_FIRST: readonly DocId[] = [...DOC_IDS.filter((doc) => GAME[doc] === 'fow').toReversed(), 'fftcg'];

/** Some of them in that order. */
export const newestFirst = <Doc extends DocId>(docs: readonly Doc[]): Doc[] =>
  NEWEST_FIRST.flatMap((doc) => docs.find((one) => one === doc) ?? []);

/** Whether a string names one of the five documents. */
export function isDocId(text: string): text is DocId {
  return DOC_IDS.some((doc) => doc === text);
}

/** One clause or section of one document, as links, the index and the command line write it. */
export interface Place {
  doc: DocId;
  id: string;
}

/** `fow-8.01/806.2a` */
export function placeKey(place: Place): string {
  return `${place.doc}/${place.id}`;
}

/**
 * Reads `<doc>/<id>`; a bare `<id>` belongs to `home`. Says nothing about whether the id exists.
 * Refused: an unknown document, or no document at all where there is no `home`.
 */
export function parsePlace(text: string, home?: DocId): Place | undefined {
  const slash = text.indexOf('/');
  if (slash < 0) return home === undefined || text === '' ? undefined : { doc: home, id: text };
  const doc = text.slice(0, slash);
  const id = text.slice(slash + 1);
  return isDocId(doc) && id !== '' ? { doc, id } : undefined;
}
