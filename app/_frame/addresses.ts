import type { DocId, Lang } from '@/rules/documents';

/** What the address of a scenario says that goes on as a table of one's own. */
export const TRY = 'try=1';

/** Addresses of the site's pages: the one place that knows their shape. All end in a slash, so that no host redirects. */
export const address = {
  home: (lang: Lang) => `/${lang}/`,
  search: (lang: Lang) => `/${lang}/search/`,
  documents: (lang: Lang) => `/${lang}/rules/`,
  document: (lang: Lang, doc: DocId) => `/${lang}/rules/${doc}/`,
  /** The update log that a document prints. */
  history: (lang: Lang, doc: DocId) => `/${lang}/rules/${doc}/history/`,
  /** A section; with `clause`, opened at that clause. */
  section: (lang: Lang, doc: DocId, section: string, clause?: string) =>
    `/${lang}/rules/${doc}/${section}/${clause === undefined || clause === section ? '' : `#${clause}`}`,
  scenarios: (lang: Lang) => `/${lang}/scenarios/`,
  /** A scenario; with `edition` and `row`, opened at that row of that edition's trace. */
  scenario: (lang: Lang, id: string, at?: { edition: string; row: number }) =>
    `/${lang}/scenarios/${id}/${at === undefined ? '' : `?e=${at.edition}&r=${at.row}`}`,
  /** The same place as a table of one's own: the page of the scenario knows what stands on it and goes on there. */
  tried: (lang: Lang, id: string, at: { edition: string; row: number }) => `${address.scenario(lang, id, at)}&${TRY}`,
  /** A table of one's own; what stands on it is in the fragment. */
  table: (lang: Lang) => `/${lang}/table/`,
  contradictions: (lang: Lang) => `/${lang}/contradictions/`,
  contradiction: (lang: Lang, id: string) => `/${lang}/contradictions/${id}/`,
  /** Where a reader opens a copy of an official text. */
  official: (lang: Lang) => `/${lang}/official/`,
  /** The glossary. */
  terms: (lang: Lang) => `/${lang}/terms/`,
  coverage: (lang: Lang) => `/${lang}/coverage/`,
  /** The search index of a language. */
  index: (lang: Lang) => `/search/${lang}.json`,
  /** What the search finds beside the clauses, of a language. */
  guides: (lang: Lang) => `/search/guides-${lang}.json`,
  /** What says what is on the device, where there is no network. */
  offline: (lang: Lang) => `/${lang}/offline/`,
  /** How much the whole site is, to be kept on the device. */
  wholeSize: () => '/kept/size.json',
  /** Every file of the whole site, each with what names its contents. */
  wholeList: () => '/kept/all.json',
  /** What is kept of it: written by the worker, on the device only. */
  keptIndex: () => '/kept/index.json',
  /** The list of what reading a PDF takes. */
  pdfParts: () => '/pdf/parts.json',
  /** A table by which PDFs name Japanese letters. */
  characterMap: (name: string) => `/pdf/cmaps/${name}.bcmap`,
  /** How rare each row of an edition is among what decides its rulings. */
  rarity: (edition: DocId) => `/data/rarity/${edition}.json`,
  /** The rulings of an edition, each with the clauses that decide it. */
  related: (edition: DocId) => `/data/related/${edition}.json`,
  /** Every clause of a document, as published data. */
  data: (doc: DocId) => `/data/${doc}.json`,
} as const;

/** The same page in another language: `/ja/rules/` → `/en/rules/`. A path without a language goes to that language's home. */
export function inLanguage(path: string, lang: Lang): string {
  return /^\/(ja|en)(\/|$)/.test(path) ? path.replace(/^\/(ja|en)/, `/${lang}`) : `/${lang}/`;
}
