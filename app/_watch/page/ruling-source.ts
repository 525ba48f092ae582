import type { Edition } from '@/engine';
import { titleOf } from '@/rules/content';
import { type DocId, GAME, type Lang, NEWEST_FIRST, newestFirst } from '@/rules/documents';
import { inventory, type SectionEntry, sectionOf } from '@/rules/inventory';
import type { Scenario } from '@/scenarios/format/schema';
import { book } from '../../_content/book';
import type { InlineView } from '../../_content/views';

/** The editions of a scenario, the newest first: it is what a judge is asked about. */
export const editionsOf = ({ editions }: Pick<Scenario, 'editions'>): readonly Edition[] => newestFirst(editions);

const VERSION: Readonly<Record<string, DocId>> = {
  '2.0': 'fow-2.0',
  '5.00': 'fow-5.00',
  '5.5': 'fow-5.5',
  '8.01': 'fow-8.01',
};
/** A clause number, with the version it is of before it where the text says so. */
const CITED = /(?:(2\.0|5\.00|5\.5|8\.01)(?:版|の)?\s*)?(?<![\d.])(\d+(?:\.[\dA-Za-z]+)+(?:-\d+)?)/g;

/** A ruling with its clause numbers as references. Numbers that are no clause of the scenario's documents stay words. */
export function linked(text: string, scenario: Scenario): InlineView[] {
  const pieces: InlineView[] = [];
  let at = 0;
  for (const found of text.matchAll(CITED)) {
    const [all, version, id = ''] = found;
    const docs = version === undefined ? editionsOf(scenario) : [VERSION[version] ?? 'fow-8.01'];
    const doc = docs.find((one) => inventory(one).clauseById.has(id));
    const section = doc && sectionOf(doc, id);
    if (!doc || !section) continue;
    const start = found.index + all.length - id.length;
    pieces.push(text.slice(at, start));
    pieces.push({ type: 'ref', to: { doc, id }, section: section.id, label: id });
    at = start + id.length;
  }
  return [...pieces, text.slice(at)];
}

/** The part of the rulebook a scenario is about: the chapter of the first clause that its expectations or its ruling name. */
export interface Topic {
  /** Sorts topics as the documents do. */
  readonly order: number;
  readonly title: string;
}

export function topicOf(scenario: Scenario, lang: Lang, other: string): Topic {
  const editions = editionsOf(scenario);
  const named = editions.flatMap((edition) => placesIn(scenario, edition).map((id) => ({ doc: edition, id })));
  const cited = linked(scenario.answer.en, scenario).flatMap((piece) =>
    typeof piece === 'object' && piece.type === 'ref' ? [piece.to] : [],
  );
  for (const { doc, id } of [...named, ...cited]) {
    const chapter = chapterOf(doc, id);
    if (!chapter) continue;
    const { sections } = inventory(doc);
    const place = sections.findIndex((section) => section.id === chapter.id);
    return {
      order: NEWEST_FIRST.indexOf(doc) * 1000 + place,
      title: (titleOf(book(), { doc, id: chapter.id }) ?? chapter.title)[lang],
    };
  }
  return { order: GAME[editions[0] ?? 'fow-8.01'] === 'fow' ? 90_000 : 91_000, title: other };
}

/** Clauses a file names for an edition, the most telling first. */
function placesIn({ expect, compare }: Scenario, edition: Edition): readonly string[] {
  const wanted = expect[edition] ?? expect.all;
  const compared = (compare ?? []).flatMap(({ editions: [left, right], left: a, right: b }) => [
    ...(left === edition && a !== undefined ? [a].flat() : []),
    ...(right === edition && b !== undefined ? [b].flat() : []),
  ]);
  const refused = (wanted?.refused ?? []).flatMap(({ clause }) => (clause === undefined ? [] : [clause].flat()));
  return [...compared, ...(wanted?.clauses ?? []), ...refused].map((id) => id.replace(/^[^/]*\//, ''));
}

function chapterOf(doc: DocId, id: string): SectionEntry | undefined {
  let section = sectionOf(doc, id);
  while (section?.parent) section = inventory(doc).sectionById.get(section.parent);
  return section;
}
