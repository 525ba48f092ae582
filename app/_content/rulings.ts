import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from 'react';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type Both, DOC_IDS, type DocId } from '@/rules/documents';

const Head = v.object({
  id: v.string(),
  title: v.object({ ja: v.string(), en: v.string() }),
  editions: v.pipe(v.array(v.picklist(DOC_IDS)), v.minLength(1)),
});

/** A scenario as a page that leads to it names it. */
export interface RulingView {
  id: string;
  title: Both;
  editions: DocId[];
}

/** Every scenario by its id. A file that is not a scenario is none here; the scenarios' own check says what is wrong. */
export const rulings: () => ReadonlyMap<string, RulingView> = cache(() => {
  const folder = join(process.cwd(), 'scenarios');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  const found = files
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('cards'))
    .flatMap((file): RulingView[] => {
      const head = v.safeParse(Head, yaml(readFileSync(join(folder, file), 'utf8')));
      return head.success ? [head.output] : [];
    });
  return new Map(found.map((ruling) => [ruling.id, ruling]));
});

/** The ruling from file text, or undefined when it is not YAML. */
function yaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** A few rulings for the cover: those that more editions answer come first, since they show most. */
export function featuredRulings(count: number): RulingView[] {
  return [...rulings().values()].sort((a, b) => b.editions.length - a.editions.length).slice(0, count);
}
