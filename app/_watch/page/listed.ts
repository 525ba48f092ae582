import type { Lang } from '@/rules/documents';
import { cardsFor } from '@/scenarios/format/pool';
import type { Scenario } from '@/scenarios/format/schema';
import { wordsIn } from '../../_words/words';
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
      words: [...cardNames(scenario, lang), ...clauseNumbers(scenario)].join(' '),
    }));
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
