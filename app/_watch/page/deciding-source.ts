import { type Edition, openEngine } from '@/engine';
import { clauseAt } from '@/rules/content';
import { type Both, isDocId, type Lang } from '@/rules/documents';
import { sentence } from '@/scenarios/decide/sentence';
import type { Decided, Decisive } from '@/scenarios/decide/weigh';
import { cardsFor } from '@/scenarios/format/pool';
import type { Scenario } from '@/scenarios/format/schema';
import { startOf } from '@/scenarios/play/play';
import { book } from '../../_content/book';
import { decided } from '../../_content/decided';
import { situations } from '../../_content/disputes';
import { eachOnceAPage } from '../../_content/once-a-page';
import { citedPlaces } from '../book/book';
import { plainOf } from '../book/plain';
import type { Deciding, DecidingClause, Shown } from '../rule/deciding';
import { editionsOf } from './ruling-source';
import { scenarios } from './source';

/** What decides a ruling, in one language; `null` where that is not measured, as for a scenario that asks nothing. */
export function decidingOf({ id }: Pick<Scenario, 'id'>, edition: Edition, lang: Lang): Deciding | null {
  const made = spoken(id, edition);
  const told = inLanguage(edition, lang);
  return made && { entries: made.entries.map(told), more: made.more.map((one) => ({ ...told(one), text: '' })) };
}

/** The same under every edition of a scenario that is measured. */
export const decidingByEdition = (scenario: Scenario, lang: Lang): Partial<Record<Edition, Deciding>> =>
  Object.fromEntries(
    editionsOf(scenario).flatMap((edition) => {
      const deciding = decidingOf(scenario, edition, lang);
      return deciding ? [[edition, deciding] as const] : [];
    }),
  );

interface Spoken extends Pick<Decisive, 'clauses' | 'roles' | 'at'> {
  readonly sentence: Both | null;
}

/** The list of a ruling with its sentences: the position before the play knows what its cards are called. */
const spoken = eachOnceAPage(
  (id: string, name: string): Record<keyof Pick<Decided, 'entries' | 'more'>, Spoken[]> | null => {
    const ruled = decided().rulings[`${id}@${name}`];
    const scenario = scenarios().find((one) => one.id === id);
    const edition = scenario?.editions.find((one) => one === name);
    if (!ruled || !scenario || !edition) return null;
    const engine = openEngine(edition, cardsFor(scenario, edition));
    const start = startOf(scenario, engine);
    const say = ({ clauses, roles, at, changes }: Decisive): Spoken => ({
      clauses: clauses.filter((clause) => !clause.startsWith('reading:')),
      roles,
      at,
      sentence: start && sentence({ clauses, changes }, { engine, start }),
    });
    return { entries: ruled.entries.map(say), more: ruled.more.map(say) };
  },
);

const inLanguage =
  (edition: Edition, lang: Lang) =>
  ({ clauses, roles, at, sentence: said }: Spoken): DecidingClause => {
    const [first] = citedPlaces(clauses, edition, isDocId);
    const clause = first && first.kind !== 'reading' ? clauseAt(book(), first) : undefined;
    return { clauses, roles, at, text: clause ? plainOf(clause.text[lang], lang) : '', sentence: said?.[lang] ?? null };
  };

/** The contradictions that a scenario shows, by the names of their pages. */
export function shownBy({ tests = [] }: Scenario, lang: Lang): Shown[] {
  const items = [tests].flat();
  return situations().flatMap(({ id, title }) => (items.includes(id) ? [{ id, title: title[lang] }] : []));
}
