import { isDocId, type Lang } from '@/rules/documents';
import { cardsFor } from '@/scenarios/format/pool';
import type { Scenario } from '@/scenarios/format/schema';
import { wordsIn } from '../../_words/words';
import { citedPlaces } from '../book/book';
import { decidingOf } from './deciding-source';
import { newestFirst, topicOf } from './ruling-source';
import type { Listed } from './scenario-list';
import { scenarios } from './source';

/** Every scenario as the list shows it, in one language. */
export function listed(lang: Lang): Listed[] {
  const { other } = wordsIn(lang).watch.list;
  return scenarios()
    .map((scenario) => ({ scenario, topic: topicOf(scenario, lang, other) }))
    .sort((a, b) => a.topic.order - b.topic.order)
    .map(({ scenario, topic }) => ({
      id: scenario.id,
      title: scenario.title[lang],
      question: scenario.question[lang],
      editions: [...newestFirst(scenario)],
      topic: topic.title,
      decides: firstDeciding(scenario, lang),
      words: [...cardNames(scenario, lang), ...clauseNumbers(scenario)].join(' '),
    }));
}

/** So many letters of a clause fit a line of the list. */
const LINE: Readonly<Record<Lang, number>> = { ja: 44, en: 84 };

/** The clause that decides it first under its newest edition, as one line. */
function firstDeciding(scenario: Scenario, lang: Lang): Listed['decides'] {
  const [edition] = newestFirst(scenario);
  const [first] = (edition && decidingOf(scenario, edition, lang)?.entries) ?? [];
  if (!edition || !first) return null;
  const [place] = citedPlaces(first.clauses, edition, isDocId);
  if (!place || place.kind === 'reading') return null;
  const { text } = first;
  return { number: place.id, text: text.length > LINE[lang] ? `${text.slice(0, LINE[lang]).trimEnd()}…` : text };
}

function cardNames(scenario: Scenario, lang: Lang): readonly string[] {
  const [edition] = scenario.editions;
  if (!edition) return [];
  const cards = cardsFor(scenario, edition);
  const { A, B } = scenario.position;
  const keys = [A, B].flatMap((side) =>
    Object.values(side ?? {}).flatMap((zone) =>
      Array.isArray(zone) ? zone.map((one) => (typeof one === 'string' ? one : one.card)) : [],
    ),
  );
  return [...new Set(keys)].map((key) => cards[key]?.name[lang] ?? '');
}

const clauseNumbers = ({ expect }: Scenario): readonly string[] =>
  Object.values(expect).flatMap((one) => one?.clauses ?? []);
