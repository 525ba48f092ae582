import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type Both, DOC_IDS, type DocId } from '@/rules/documents';
import { scenarioFiles } from '@/scenarios/format/files';
import { onceAPage } from './once-a-page';

const Head = v.object({
  id: v.string(),
  draft: v.optional(v.boolean()),
  title: v.object({ ja: v.string(), en: v.string() }),
  editions: v.pipe(v.array(v.picklist(DOC_IDS)), v.minLength(1)),
});

/** A scenario as a page that leads to it names it. */
export interface RulingView {
  id: string;
  title: Both;
  editions: DocId[];
}

/** Every scenario by its id, drafts left out. A file that is not a scenario is none here; the scenarios' own check says what is wrong. */
export const rulings: () => ReadonlyMap<string, RulingView> = onceAPage(() => {
  const found = scenarioFiles().flatMap(read);
  return new Map(found.map((ruling) => [ruling.id, ruling]));
});

function read(path: string): RulingView[] {
  const head = v.safeParse(Head, yaml(readFileSync(path, 'utf8')));
  return head.success && head.output.draft !== true ? [head.output] : [];
}

/** What a file says, or undefined when it is not YAML. */
function yaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
