import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { DOC_IDS } from './documents';
import type { Source } from './mdx-tree';
import { oneWaveDash } from './wave-dash';

const Words = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'), v.transform(oneWaveDash));
const Title = v.strictObject({ ja: Words, en: Words });

const FrontMatter = v.strictObject({
  doc: v.picklist(DOC_IDS, `must be one of ${DOC_IDS.join(', ')}`),
  section: v.string('must be text: put the number in quotes'),
  parent: v.optional(v.string('must be text: put the number in quotes')),
  title: Title,
});

export type FrontMatter = v.InferOutput<typeof FrontMatter>;

const RIGHT = 'begin the file with --- doc, section, parent, title: { ja, en } ---';

/**
 * Splits a file into its checked front matter and its body. The body keeps the lines of the file (the front matter
 * becomes empty lines), so that positions in it are positions in the file.
 */
export function splitFrontMatter(raw: string, source: Source): { meta: FrontMatter; body: string } | undefined {
  const refuse = (line: number, what: string, right = RIGHT) => {
    source.problems.push({ file: source.file, line, what, right });
    return undefined;
  };
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(raw);
  const yaml = match?.[1];
  if (match === null || yaml === undefined) return refuse(1, 'no front matter');
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1;
    return refuse(line, `front matter is not YAML: ${error.message.split('\n')[0] ?? ''}`, 'quote titles and numbers');
  }
  const value: unknown = document.toJS();
  const parsed = v.safeParse(FrontMatter, value);
  if (!parsed.success) {
    for (const issue of parsed.issues) {
      const path = v.getDotPath(issue) ?? 'front matter';
      const line = lineOfKey(yaml, path.split('.')[0] ?? '');
      refuse(line, `front matter: ${path} ${issue.type === 'strict_object' ? 'is missing or unknown' : issue.message}`);
    }
    return undefined;
  }
  const lines = match[0].split('\n').length - 1;
  return { meta: parsed.output, body: '\n'.repeat(lines) + raw.slice(match[0].length) };
}

function lineOfKey(yaml: string, key: string): number {
  const at = yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return at < 0 ? 2 : at + 2;
}
