/** What is asked of a table of one's own and what it comes to, in words. */
import { type Edition, type Engine, type Seat, wordsOf } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Fact, Value } from '@/scenarios/decide/facts';
import { stateOf } from '@/scenarios/decide/values';
import { nameOf } from '@/scenarios/play/names';
import type { Run } from '@/scenarios/play/play';
import { wordsIn } from '../_words/words';

/** A question in words: what comes out, and of what. */
export function questionWords(fact: Fact, engine: Engine, { start, end }: Run, lang: Lang): string {
  const words = wordsIn(lang).bench;
  if (fact.kind === 'result') return words.question.result;
  const player = (seat: Seat): string => (seat === 0 ? 'A' : 'B');
  if (fact.kind === 'player') return words.question[fact.what === 'damage' ? 'points' : 'life'](player(fact.seat));
  if (fact.kind !== 'card') return '';
  const item = end?.items.find(({ name }) => name === fact.card) ?? start?.items.find(({ name }) => name === fact.card);
  const position = end ?? start;
  const name = item && position ? nameOf(engine, item, position)[lang] : fact.card;
  const whose = item ? words.ofPlayer(name, player(item.owner)) : name;
  switch (fact.what) {
    case 'zone':
      return words.question.zone(whose);
    case 'damage':
      return words.question.damage(whose);
    case 'atk':
    case 'def':
    case 'power':
      return words.question.value(whose, wordsOf(engine.id).stat(fact.what)[lang]);
    case 'rested':
      return words.question.rested(whose);
    case 'controller':
      return words.question.controller(whose);
    default:
      return words.question.keywords(whose);
  }
}

/** What a fact comes to, in a word or a number. */
export function valueWords(fact: Fact | null, value: Value, edition: Edition, lang: Lang): string {
  const words = wordsIn(lang).bench.everyLine;
  const called = wordsOf(edition);
  if (fact?.kind === 'card' && fact.what === 'zone' && typeof value === 'string')
    return called.knows('zone', value) ? called.zone(value)[lang] : value;
  if (fact?.kind === 'card' && fact.what === 'rested') return stateOf(value === true, edition)[lang];
  if (value === 'draw') return words.draw;
  if (value === null || value === 'none') return words.none;
  if (!Array.isArray(value)) return String(value);
  if (fact?.kind === 'player') return String(value.length);
  const keywords = value.map((key) =>
    called.knows('keyword', String(key)) ? called.keyword(String(key))[lang] : String(key),
  );
  return keywords.length === 0 ? words.none : keywords.join(', ');
}
