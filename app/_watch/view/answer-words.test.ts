import { expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { readScenario } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { wordsIn } from '../../_words/words';
import { lineOf } from '../line/line';
import { momentOf } from '../line/use-play';
import { answerWords } from './answer-words';
import { listedAnswers } from './listed-answers';
import { speechOf } from './speech';

/** What the buttons say of the first decision of a kind in a ruling. */
function buttons(id: string, prompt: string, lang: 'ja' | 'en', system = 'fow'): readonly string[] {
  const parsed = readScenario(`scenarios/${system}/${id}.yaml`);
  const [edition] = parsed.ok ? parsed.scenario.editions : [];
  if (!parsed.ok || edition === undefined) throw new Error(id);
  const engine = openEngine(edition, cardsFor(parsed.scenario, edition));
  const line = lineOf(play(parsed.scenario, edition, { engine }));
  if (!line) throw new Error(id);
  for (const { at } of line.decisions) {
    const { decision, position } = momentOf(line, at);
    if (decision?.decision.request.prompt !== prompt) continue;
    const { request } = decision.decision;
    const words = wordsIn(lang).watch;
    const speech = speechOf(lang, words, engine, position, 'judge');
    return listedAnswers(request.space).list.map((one) => answerWords(words.answers, speech, position, request, one));
  }
  return [];
}

test('a card is played by a keyword or by what permits it', () => {
  const id = 'a-remembered-song-that-may-be-played-anyway';
  expect(buttons(id, 'byWhat', 'en')).toContain('Play it by Remnant');
  expect(buttons(id, 'byWhat', 'ja')).toContain('追憶によってプレイする');
});

test('of two abilities of one card each is told by what it says', () => {
  expect(buttons('one-card-with-two-measures', 'timestamps', 'ja')).toContain(
    '秤の主「リゾネイターは[500/500]になる。」、秤の主「リゾネイターは[300/300]になる。」の順にする',
  );
  const abilities = buttons('a-darkness-ability-of-a-dyed-card', 'priority', 'en').filter((one) => one.includes('Imp'));
  expect(new Set(abilities).size).toBe(abilities.length);
});

test('of two ways in which one card pays each is told', () => {
  const id = 'one-card-rested-and-banished-for-will';
  expect(buttons(id, 'pay', 'en')).toContain('Pay with Kindling Imp 1 (rested) and Kindling Imp 1 (banished)');
  const ways = buttons(id, 'pay', 'ja');
  expect(ways).toContain('薪の小鬼 1（レスト）、薪の小鬼 1（破棄）で支払う');
  expect(new Set(ways).size).toBe(ways.length);
});

test('of two abilities that will be gained each is told by what it says', () => {
  expect(buttons('909.3b-15', 'timestamps', 'en', 'sentences/fow-8.01/909')).toContain(
    'In this order: Idol “This card becomes [800/800].” and Idol “This card becomes [500/500].”',
  );
});

test('of one ability that has triggered twice nothing is told apart', () => {
  expect(buttons('two-cards-drawn-trigger-twice', 'order', 'en', 'fftcg')).toContain(
    'In this order: Tally Clerk and Tally Clerk',
  );
});
