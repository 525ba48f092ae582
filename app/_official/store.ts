import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { DocId, Lang } from '@/rules/documents';

/** The official text of one document in one language, as it is kept on the device. */
export interface KeptText {
  doc: DocId;
  lang: Lang;
  /** Name of the file it was read from. */
  file: string;
  /** When it was read; two texts that were read at the same moment are the same. */
  read: number;
  /** How many clauses it has. */
  clauses: number;
}

/** The official sentences of one section. */
export interface SectionText {
  doc: DocId;
  lang: Lang;
  section: string;
  clauses: { id: string; text: string }[];
}

/** A text with all that it says. */
export interface WholeText extends KeptText {
  sections: SectionText[];
}

/** `full`: no room left; `refused`: the browser keeps nothing here (a private window, a setting). */
export type StoreFailure = 'full' | 'refused';

/** What the store answers: a value, or why there is none. */
export type Stored<T> = { ok: true; value: T } | { ok: false; why: StoreFailure };

interface Schema extends DBSchema {
  texts: { key: [DocId, Lang]; value: KeptText };
  sections: { key: [DocId, Lang, string]; value: SectionText };
}

const NAME = 'saitei-official';
/** Some browsers neither open nor refuse; after so many milliseconds they have refused. */
const PATIENCE = 5000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Keeps texts, each in the place of the one of the same document and language; all of them or none. Says which gave way. */
export function keepTexts(texts: readonly WholeText[]): Promise<Stored<KeptText[]>> {
  return change(async (stores) => {
    const replaced: KeptText[] = [];
    for (const { sections, ...text } of texts) {
      const before = await stores.texts.get([text.doc, text.lang]);
      if (before) replaced.push(before);
      await stores.sections.delete(sectionsOf(text));
      await stores.texts.put(text);
      for (const section of sections) await stores.sections.put(section);
    }
    return replaced;
  });
}

/** Every text on the device. */
export function keptTexts(): Promise<Stored<KeptText[]>> {
  return attempt((db) => db.getAll('texts'));
}

/** The official sentences of a section, in the languages there are. */
export function sectionTexts(doc: DocId, section: string, langs: readonly Lang[]): Promise<Stored<SectionText[]>> {
  return attempt(async (db) => {
    const rows = await Promise.all(langs.map((lang) => db.get('sections', [doc, lang, section])));
    return rows.filter((row) => row !== undefined);
  });
}

/** Every official sentence of a text. */
export function wholeText(text: Pick<KeptText, 'doc' | 'lang'>): Promise<Stored<SectionText[]>> {
  return attempt((db) => db.getAll('sections', sectionsOf(text)));
}

/** Takes a text off the device and hands it back whole, so that it can be kept again; undefined where there is none. */
export function removeText({ doc, lang }: Pick<KeptText, 'doc' | 'lang'>): Promise<Stored<WholeText | undefined>> {
  return change(async (stores) => {
    const range = sectionsOf({ doc, lang });
    const text = await stores.texts.get([doc, lang]);
    const sections = await stores.sections.getAll(range);
    await stores.texts.delete([doc, lang]);
    await stores.sections.delete(range);
    return text && { ...text, sections };
  });
}

/** In the order of keys an array stands behind every string. */
function sectionsOf({ doc, lang }: Pick<KeptText, 'doc' | 'lang'>): IDBKeyRange {
  return IDBKeyRange.bound([doc, lang], [doc, lang, []]);
}

type Store<Name extends 'texts' | 'sections'> = IDBPObjectStore<Schema, ('texts' | 'sections')[], Name, 'readwrite'>;

/** Changes all that `work` changes, or nothing. */
function change<T>(work: (stores: { texts: Store<'texts'>; sections: Store<'sections'> }) => Promise<T>) {
  return attempt(async (db): Promise<T> => {
    const transaction = db.transaction(['texts', 'sections'], 'readwrite');
    const stores = { texts: transaction.objectStore('texts'), sections: transaction.objectStore('sections') };
    try {
      const [value] = await Promise.all([work(stores), transaction.done]);
      return value;
    } catch (error) {
      if (transaction.error === null) transaction.abort();
      throw error;
    }
  });
}

async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work(await database()) };
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, why: full ? 'full' : 'refused' };
  }
}

function database(): Promise<IDBPDatabase<Schema>> {
  const opening = opened ?? open();
  opened = opening;
  opening.catch(forget);
  return opening;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const database = openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('texts', { keyPath: ['doc', 'lang'] });
      db.createObjectStore('sections', { keyPath: ['doc', 'lang', 'section'] });
    },
    terminated: forget,
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('the browser does not answer', 'TimeoutError')), PATIENCE);
  });
  return Promise.race([database, late]);
}

function forget(): void {
  opened = undefined;
}
