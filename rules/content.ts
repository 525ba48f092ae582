import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Asked, filesOf, readAsked } from './asked';
import { type Both, DOC_IDS, type DocId, LANGS, type Lang, type Place, placeKey } from './documents';
import { canonicalId, inventory } from './inventory';
import type { Problem } from './problem';
import { plainText, refsOf } from './rich-text';
import { type ClauseText, parseSectionFile, type SectionText } from './section-file';

export type { Reading } from './section-file';
export type { ClauseText, SectionText };

export const TEXT_FOLDER = 'rules/text';

/** The whole rulebook as written so far. */
export interface Content {
  /** doc → section id → file */
  sections: Record<DocId, ReadonlyMap<string, SectionText>>;
  /** `<doc>/<id>` → clause */
  clauses: ReadonlyMap<string, ClauseText>;
  /** `<doc>/<id>` → the clauses that refer to it, in the order of the documents. */
  referrers: ReadonlyMap<string, Place[]>;
  asked: Asked;
  /** What could not be read. An empty list means every file is sound. */
  problems: Problem[];
}

/**
 * Reads every section file under `<root>/rules/text`, and what is asked of the clauses. Missing files are sections not yet written, not problems.
 */
export function readContent(root: string = process.cwd()): Content {
  const { asked, problems } = readAsked(root);
  const sectionsOf = (doc: DocId): [DocId, Map<string, SectionText>] => {
    const found = new Map<string, SectionText>();
    for (const name of mdxFiles(join(root, TEXT_FOLDER, doc))) {
      const file = `${TEXT_FOLDER}/${doc}/${name}`;
      const parsed = parseSectionFile(readFileSync(join(root, file), 'utf8'), file);
      problems.push(...parsed.problems);
      if (parsed.section) found.set(parsed.section.id, parsed.section);
    }
    return [doc, found];
  };
  return contentOf(Object.fromEntries(DOC_IDS.map(sectionsOf)), problems, asked);
}

/** Reads one section file; undefined where it is not yet written or cannot be read. */
export function readSection(doc: DocId, section: string, root: string = process.cwd()): SectionText | undefined {
  const file = `${TEXT_FOLDER}/${doc}/${section}.mdx`;
  const path = join(root, file);
  return existsSync(path) ? parseSectionFile(readFileSync(path, 'utf8'), file).section : undefined;
}

/** Joins section files to a content: clauses by id, and who refers to whom. Doubled clauses become problems. */
export function contentOf(
  found: Partial<Record<DocId, Map<string, SectionText>>>,
  problems: Problem[] = [],
  asked: Asked = new Map(),
): Content {
  const none: ReadonlyMap<string, SectionText> = new Map();
  const sections: Content['sections'] = {
    'fow-2.0': found['fow-2.0'] ?? none,
    'fow-5.00': found['fow-5.00'] ?? none,
    'fow-5.5': found['fow-5.5'] ?? none,
    'fow-8.01': found['fow-8.01'] ?? none,
    fftcg: found.fftcg ?? none,
  };
  const clauses = new Map<string, ClauseText>();
  const referrers = new Map<string, Place[]>();
  for (const doc of DOC_IDS) {
    for (const { id } of inventory(doc).sections) {
      for (const clause of sections[doc].get(id)?.clauses ?? []) {
        const key = placeKey(clause);
        const first = clauses.get(key);
        if (first) {
          const what = `clause ${clause.id} stands twice`;
          problems.push({
            file: clause.file,
            line: clause.line,
            what,
            right: `it already stands at line ${first.line}`,
          });
          continue;
        }
        clauses.set(key, clause);
        for (const target of refsOfClause(clause)) {
          const known = referrers.get(placeKey(target)) ?? [];
          if (!known.some((place) => placeKey(place) === key)) known.push({ doc, id: clause.id });
          referrers.set(placeKey(target), known);
        }
      }
    }
  }
  return { sections, clauses, referrers, asked, problems };
}

let cache: { fingerprint: string; content: Content } | undefined;

/** The rulebook of this project, read again only when a file has changed. */
export function content(root: string = process.cwd()): Content {
  const fingerprint = fingerprintOf(root);
  if (cache?.fingerprint !== fingerprint) cache = { fingerprint, content: readContent(root) };
  return cache.content;
}

function fingerprintOf(root: string): string {
  const parts = [root];
  for (const doc of DOC_IDS) {
    const folder = join(root, TEXT_FOLDER, doc);
    for (const name of mdxFiles(folder)) parts.push(name, String(statSync(join(folder, name)).mtimeMs));
    for (const file of filesOf(root, doc)) parts.push(file, String(statSync(join(root, file)).mtimeMs));
  }
  return parts.join(' ');
}

function mdxFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .sort();
  } catch {
    return [];
  }
}

/** The clause at a place (an alias of its id will do), or undefined when it is unknown or not yet written. */
export function clauseAt(from: Content, { doc, id }: Place): ClauseText | undefined {
  return from.clauses.get(placeKey({ doc, id: canonicalId(doc, id) ?? id }));
}

/** Where a clause refers to, each place once. */
export function refsOfClause(clause: ClauseText): Place[] {
  const refs = LANGS.flatMap((lang) => refsOf(clause.text[lang]));
  return refs.filter((ref, at) => refs.findIndex((other) => placeKey(other) === placeKey(ref)) === at);
}

/** The text of a clause in one language as one line. */
export function plainOf(clause: ClauseText, lang: Lang): string {
  return plainText(clause.text[lang], lang);
}

/** The title of a section: as its file has it, else as the inventory has it. Undefined for an unknown section. */
export function titleOf(from: Content, { doc, id }: Place): Both | undefined {
  return from.sections[doc].get(id)?.title ?? inventory(doc).sectionById.get(id)?.title;
}

/** The clauses of a document in its order, as far as they are written. */
export function clausesOf(from: Content, doc: DocId): ClauseText[] {
  return inventory(doc).clauses.flatMap(({ id }) => from.clauses.get(placeKey({ doc, id })) ?? []);
}
