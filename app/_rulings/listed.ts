import { type DocId, GAME, isDocId, type Lang } from '@/rules/documents';
import { TERMS } from '@/rules/glossary';
import { findTerms } from '@/rules/term-finder';
import type { Scenario } from '@/scenarios/format/schema';
import { cardNames } from '../_content/guides';
import { onceAPage } from '../_content/once-a-page';
import { citedPlaces } from '../_watch/book/book';
import { decidingOf } from '../_watch/page/deciding-source';
import { editionsOf, topicOf } from '../_watch/page/ruling-source';
import { scenarios } from '../_watch/page/source';
import { wordsIn } from '../_words/words';
import { drawingOf } from './drawing';
import { MECHANISM_NAMES, mechanismsIn } from './mechanisms';
import type { Listed } from './ruling-list';

/** Every scenario as the list shows it, in one language. */
export function listed(lang: Lang): Listed[] {
  const { other } = wordsIn(lang).watch.list;
  return scenarios()
    .map((scenario) => ({ scenario, topic: topicOf(scenario, lang, other) }))
    .sort((a, b) => a.topic.order - b.topic.order)
    .map(({ scenario, topic }) => {
      const editions = editionsOf(scenario);
      return {
        id: scenario.id,
        title: scenario.title[lang],
        question: scenario.question[lang],
        editions: [...editions],
        groups: {
          chapter: [topic.title],
          mechanism: mechanismsIn(scenario).flatMap((at) => MECHANISM_NAMES[at]?.[lang] ?? []),
          keyword: keywordsOf(scenario, lang),
        },
        game: GAME[editions[0] ?? 'fow-8.01'],
        decides: firstDeciding(scenario, lang),
        drawing: drawingOf(scenario),
        words: [...cardNames(scenario)[lang], ...clauseNumbers(scenario)].join(' '),
      };
    });
}

/**
 * Rulings worth seeing first, for what they show: editions that judge apart, the moment between two strikes, triggers in
 * order, a copy, taking control; and of the other game a party, damage with its bursts, names.
 */
const WORTH_SEEING: readonly string[] = [
  'first-strike-kills-the-blocker',
  'both-players-at-zero',
  'simultaneous-triggers',
  'stealing-the-attacker',
  'bursts-after-all-damage',
  'a-blocked-party-loses-a-forward',
  'no-second-of-a-name',
];

/** The rulings that the home page leads to, of both games. */
export function worthSeeing(lang: Lang): Listed[] {
  const all = listed(lang);
  return WORTH_SEEING.flatMap((id) => all.filter((one) => one.id === id));
}

/** The groups of every order, as they follow each other. */
export function groupNames(lang: Lang): { mechanism: string[]; keyword: string[] } {
  return {
    mechanism: MECHANISM_NAMES.map((name) => name[lang]),
    keyword: keywords()
      .map(({ ja, kana, en }) => ({ name: lang === 'ja' ? ja : en, by: lang === 'ja' ? kana : en }))
      .sort((a, b) => a.by.localeCompare(b.by, lang))
      .map(({ name }) => name),
  };
}

/** Words of the rules for keywords themselves. */
const NO_KEYWORD = /^keyword|-skill$|^party-icon$|^trigger$/;

const keywords = onceAPage(() => TERMS.filter(({ id, category }) => category === 'keyword' && !NO_KEYWORD.test(id)));

/** The keywords that a ruling speaks of. */
function keywordsOf(scenario: Scenario, lang: Lang): string[] {
  const doc: DocId = editionsOf(scenario)[0] ?? 'fow-8.01';
  const { title, question, answer } = scenario;
  const said = [title.ja, question.ja, answer.ja].join('\n');
  const found = findTerms(said, 'ja', doc, (term) => keywords().includes(term)).flatMap(({ terms }) =>
    terms.slice(0, 1),
  );
  return [...new Set(found.map((term) => term[lang]))];
}

/** So many letters of a clause fit a line of the list. */
const LINE: Readonly<Record<Lang, number>> = { ja: 44, en: 84 };

/** The clause that decides it first under its newest edition, as one line. */
function firstDeciding(scenario: Scenario, lang: Lang): Listed['decides'] {
  const [edition] = editionsOf(scenario);
  const [first] = (edition && decidingOf(scenario, edition, lang)?.entries) ?? [];
  if (!edition || !first) return null;
  const [place] = citedPlaces(first.clauses, edition, isDocId);
  if (!place || place.kind === 'reading') return null;
  const { text } = first;
  return { number: place.id, text: text.length > LINE[lang] ? `${text.slice(0, LINE[lang]).trimEnd()}…` : text };
}

const clauseNumbers = ({ expect }: Scenario): readonly string[] =>
  Object.values(expect).flatMap((one) => one?.clauses ?? []);
