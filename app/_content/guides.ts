/** What the search finds beside the clauses: rulings, situations that editions judge apart, terms. */
import { EDITIONS } from '@/engine';
import { ASKED_OF_RULINGS, readAskedOfRulings } from '@/rules/asked';
import { clauseAt, plainOf, titleOf } from '@/rules/content';
import { placesOf } from '@/rules/contradictions/schema';
import { type Both, isDocId, LANGS, type Lang, newestFirst, type Place, placeKey } from '@/rules/documents';
import { definitionOf, TERMS, type Term } from '@/rules/glossary';
import { sectionOf } from '@/rules/inventory';
import type { Guide } from '@/rules/search/guide-file';
import { cardsFor } from '@/scenarios/format/pool';
import type { Scenario } from '@/scenarios/format/schema';
import { citedPlaces } from '../_watch/book/book';
import { editionsOf } from '../_watch/page/ruling-source';
import { scenarios } from '../_watch/page/source';
import { book } from './book';
import { decided } from './decided';
import { situations } from './disputes';

/** Every guide, in both languages. */
export function guides(): Guide[] {
  const typed = askedOfRulings();
  return [
    ...scenarios().map((scenario) => rulingGuide(scenario, typed)),
    ...situations().map(contradictionGuide),
    ...TERMS.map(termGuide),
  ];
}

/** What people type for rulings. Throws one line where the file is not sound, or names a ruling that is none. */
function askedOfRulings(): ReturnType<typeof readAskedOfRulings>['value'] {
  const { value, problems } = readAskedOfRulings();
  const known = new Set(scenarios().map(({ id }) => id));
  const unknown = Object.keys(value).find((id) => !known.has(id));
  const fault = problems[0]?.what ?? (unknown === undefined ? null : `there is no ruling ${unknown}`);
  if (fault !== null) throw new Error(`${ASKED_OF_RULINGS}: ${fault}`);
  return value;
}

function rulingGuide(scenario: Scenario, typed: ReturnType<typeof askedOfRulings>): Guide {
  const { id, title, question, answer } = scenario;
  const clauses = decidingClauses(scenario);
  const names = cardNames(scenario);
  return {
    kind: 'ruling',
    id,
    title,
    says: question,
    words: both((lang) => [answer[lang], ...names[lang], ...sectionTitles(clauses, lang)].join('\n')),
    asked: both((lang) => typed[id]?.[lang] ?? []),
    docs: [...editionsOf(scenario)],
    clauses: clauses.map(placeKey),
  };
}

/** The clauses that decide a ruling under any of its editions, and those that its file names. */
function decidingClauses(scenario: Scenario): Place[] {
  const places = editionsOf(scenario).flatMap((edition): Place[] => {
    const measured = decided().rulings[`${scenario.id}@${edition}`]?.entries ?? [];
    const named = scenario.expect[edition]?.clauses ?? [];
    return citedPlaces([...measured.flatMap(({ clauses }) => clauses), ...named], edition, isDocId).flatMap((cited) =>
      cited.kind === 'reading' ? [] : [{ doc: cited.doc, id: cited.id }],
    );
  });
  return [...new Map(places.map((place) => [placeKey(place), place])).values()];
}

function sectionTitles(clauses: readonly Place[], lang: Lang): string[] {
  const titles = clauses.flatMap(({ doc, id }) => {
    const section = sectionOf(doc, id);
    return section ? [(titleOf(book(), { doc, id: section.id }) ?? section.title)[lang]] : [];
  });
  return [...new Set(titles)];
}

/** The cards on the table, as they are called. */
export function cardNames(scenario: Scenario): Both<string[]> {
  const [edition] = scenario.editions;
  const cards = edition ? cardsFor(scenario, edition) : {};
  const { A, B } = scenario.position;
  const keys = [A, B].flatMap((side) =>
    Object.values(side ?? {}).flatMap((zone) =>
      Array.isArray(zone) ? zone.map((one) => (typeof one === 'string' ? one : one.card)) : [],
    ),
  );
  return both((lang) => [...new Set(keys)].flatMap((key) => cards[key]?.name[lang] ?? []));
}

function contradictionGuide({ id, title, situation, outcomes }: ReturnType<typeof situations>[number]): Guide {
  const docs = EDITIONS.filter((edition) => outcomes.some(({ editions }) => editions.some((one) => one === edition)));
  return {
    kind: 'contradiction',
    id,
    title,
    says: situation,
    words: both((lang) => outcomes.map(({ outcome }) => outcome[lang]).join('\n')),
    asked: { ja: [], en: [] },
    docs: newestFirst(docs),
    clauses: [...new Set(outcomes.flatMap(placesOf).map(placeKey))],
  };
}

function termGuide(term: Term): Guide {
  const { id, ja, kana, en, docs, forms, search } = term;
  const [place] = newestFirst(docs).flatMap((doc) => definitionOf(term, doc) ?? []);
  const clause = place && clauseAt(book(), place);
  return {
    kind: 'term',
    id,
    title: { ja, en },
    says: both((lang) => (clause ? plainOf(clause, lang) : '')),
    words: { ja: [ja, kana, ...forms.ja, en].join('\n'), en: [en, ...forms.en].join('\n') },
    asked: { ja: [kana, ...forms.ja, ...search.ja], en: [...forms.en, ...search.en] },
    docs: newestFirst(docs),
    clauses: term.definedIn.map(placeKey),
  };
}

function both<T>(of: (lang: Lang) => T): Both<T> {
  const [ja, en] = LANGS.map(of);
  if (ja === undefined || en === undefined) throw new Error('there are two languages');
  return { ja, en };
}
