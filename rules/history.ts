import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DocId } from './documents';
import { canonicalId } from './inventory';
import { suggestion } from './nearest-id';
import { type Checked, problemLine } from './problem';
import { numberFlaws } from './same-numbers';
import { allOf, type Flaw, parseList } from './yaml-list';

/** The documents that print an update log. */
export const LOGGED_DOCS = ['fow-8.01', 'fow-5.5', 'fow-2.0'] as const satisfies readonly DocId[];
export type LoggedDoc = (typeof LOGGED_DOCS)[number];

const Line = v.pipe(v.string(), v.regex(/^\S.*\S$/, 'must be one line without blanks around it'));

const EntrySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^upd-\d[\w.]*$/, 'must be upd- and the version with the number of the entry')),
  ja: Line,
  en: Line,
  /** Where the document now holds what the entry speaks of: ids of its clauses or sections. */
  refs: v.optional(v.array(v.string()), []),
});

const VersionSchema = v.strictObject({
  version: v.string(),
  /** ISO date, null where the log has none. */
  date: v.nullable(v.pipe(v.string(), v.isoDate('must be a date like 2018-09-05, or null'))),
  note: v.optional(v.strictObject({ ja: Line, en: Line })),
  entries: v.pipe(v.array(EntrySchema), v.nonEmpty('must hold an entry')),
});

export type LogEntry = v.InferOutput<typeof EntrySchema>;
/** What changed with one version, as its document logs it. */
export type LoggedVersion = v.InferOutput<typeof VersionSchema>;

/**
 * The update log of a document below `root`, version by version in the order the document prints. Refused: unknown or
 * missing keys, references that do not exist, languages that disagree, an id given twice.
 */
export function readHistory(doc: LoggedDoc, root: string = process.cwd()): Checked<LoggedVersion[]> {
  const file = `rules/history/${doc}.yaml`;
  return parseHistory(readFileSync(join(root, file), 'utf8'), file, doc);
}

/** As `readHistory`, for pages: the first problem stops them. */
export function history(doc: LoggedDoc, root?: string): readonly LoggedVersion[] {
  const read = readHistory(doc, root);
  if (read.ok) return read.value;
  throw new Error(read.problems.slice(0, 1).map(problemLine).join());
}

/** Whether a document prints an update log. */
export function isLogged(doc: DocId): doc is LoggedDoc {
  return LOGGED_DOCS.some((one) => one === doc);
}

/** Reads the text of one log. */
export function parseHistory(text: string, file: string, doc: LoggedDoc): Checked<LoggedVersion[]> {
  const read = parseList(text, file, {
    schema: VersionSchema,
    key: 'version',
    flaws: (version) => flawsOf(version, doc),
  });
  if (!read.ok) return read;
  const seen = new Set<string>();
  return allOf(
    read.value.map(({ item, line }): Checked<LoggedVersion> => {
      const doubled = item.entries.filter(({ id }) => seen.size === seen.add(id).size);
      const problems = doubled.map(({ id }) => ({
        file,
        line,
        what: `${item.version}: ${id} is given a second time`,
        right: 'give each entry a number of its own',
      }));
      return problems.length > 0 ? { ok: false, problems } : { ok: true, value: item };
    }),
  );
}

function flawsOf({ entries, note }: LoggedVersion, doc: LoggedDoc): Flaw[] {
  return [
    ...(note ? numberFlaws(note, ['note']) : []),
    ...entries.flatMap((entry, at) => [
      ...numberFlaws(entry, ['entries', at]),
      ...entry.refs
        .filter((id) => canonicalId(doc, id) === undefined)
        .map((id) => ({
          path: ['entries', at, 'refs'],
          what: `names ${id}, no clause or section of ${doc}`,
          right: suggestion(doc, id),
        })),
    ]),
  ];
}
