import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOC_IDS, type DocId, type Lang, placeKey } from './documents';
import { inventory } from './inventory';
import { suggestion } from './nearest-id';
import type { Problem } from './problem';

export const ASKED_FOLDER = 'rules/asked';

/** By `<doc>/<id>`: what people type when the clause is the answer, in words that it does not use itself. */
export type Asked = ReadonlyMap<string, Readonly<Record<Lang, readonly string[]>>>;

/** What is typed into a search box, on one line. */
const Phrases = v.array(
  v.pipe(v.string(), v.regex(/^\S(?:.{0,78}\S)?$/, 'must be one short line without blanks around it')),
);
const FileSchema = v.record(v.string(), v.strictObject({ ja: Phrases, en: Phrases }));

/** Reads `<root>/rules/asked/<doc>/<chapter>.json`. What is not sound is left out and becomes a problem. */
export function readAsked(root: string = process.cwd()): { asked: Asked; problems: Problem[] } {
  const asked = new Map<string, Record<Lang, string[]>>();
  const problems: Problem[] = [];
  for (const doc of DOC_IDS) {
    for (const file of filesOf(root, doc)) {
      const read = parseAsked(readFileSync(join(root, file), 'utf8'), file);
      problems.push(...read.problems);
      for (const [id, phrases] of Object.entries(read.value)) {
        if (inventory(doc).clauseById.has(id)) asked.set(placeKey({ doc, id }), phrases);
        else problems.push({ file, line: 1, what: `${doc} has no clause ${id}`, right: suggestion(doc, id) });
      }
    }
  }
  return { asked, problems };
}

/** What people type for a ruling, in other words than its title and question, by its name. */
export const ASKED_OF_RULINGS = `${ASKED_FOLDER}/rulings.json`;

/** Reads `<root>/rules/asked/rulings.json`. What is not sound is a problem; whether there is such a ruling is for others to tell. */
export function readAskedOfRulings(root: string = process.cwd()): ReturnType<typeof parseAsked> {
  return parseAsked(readFileSync(join(root, ASKED_OF_RULINGS), 'utf8'), ASKED_OF_RULINGS);
}

/** The files of a document in order. */
export function filesOf(root: string, doc: DocId): string[] {
  const folder = join(root, ASKED_FOLDER, doc);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => `${ASKED_FOLDER}/${doc}/${name}`);
}

type AskedFile = v.InferOutput<typeof FileSchema>;

/** Reads one file. Refused, with one problem: what is no JSON or not of the form. */
export function parseAsked(raw: string, file: string): { value: AskedFile; problems: Problem[] } {
  const refused = (what: string) => ({
    value: {},
    problems: [{ file, line: 1, what, right: 'write { "806.2a": { "ja": ["…"], "en": ["…"] } }' }],
  });
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return refused('the file is no JSON');
  }
  const parsed = v.safeParse(FileSchema, json);
  if (parsed.success) return { value: parsed.output, problems: [] };
  const [issue] = parsed.issues;
  return refused(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
