import { describe, expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { readScenario, scenarioFiles } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { wordsIn } from '../../_words/words';
import { lineOf } from '../line/line';
import { scoreOf } from '../line/score-shape';
import { momentOf } from '../line/use-play';
import { toldBy } from '../rule/step-account';
import { answerWords } from '../view/answer-words';
import { speechOf } from '../view/speech';
import { tableOf } from '../view/table-view';
import { touchedBy } from '../view/touched';

const files = scenarioFiles();

describe('every row of every scenario can be shown', () => {
  test('there are scenarios', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test.each(files.map((file) => [file.split('/').at(-1) ?? file, file] as const))('%s', (_, file) => {
    const parsed = readScenario(file);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
    const { scenario } = parsed;
    if (scenario.draft) return;
    for (const edition of scenario.editions) {
      const engine = openEngine(edition, cardsFor(scenario, edition));
      const line = lineOf(play(scenario, edition, { engine }));
      if (!line) throw new Error(`${edition}: no position`);
      expect(scoreOf(line).bars.at(-1)?.to).toBe(line.rows.length - 1);
      for (const [at, row] of line.rows.entries()) {
        const moment = momentOf(line, at);
        const table = tableOf(engine, moment.position, 'judge');
        for (const anchor of touchedBy(row, moment.before)) expect(anchor).toMatch(/^(card-\d+|player-[01])$/);
        const cards = [
          ...table.sides.flatMap(({ trays }) => trays.flatMap((tray) => tray.cards)),
          ...table.chase.map(({ card }) => card),
        ];
        expect(cards.every(({ seen, name }) => seen && name.ja !== '' && name.en !== '')).toBe(true);
        for (const lang of ['ja', 'en'] as const) {
          const words = wordsIn(lang).watch;
          const speech = speechOf(lang, words, engine, moment.position, 'judge');
          const told = toldBy(moment, speech);
          const said = moment.decision ? [...told, speech.prompt(moment.decision.decision.request.prompt)] : told;
          // A word the edition does not have comes back between these marks.
          for (const sentence of said)
            expect(sentence, `${edition} ${row.step}`).not.toMatch(/[‹›]|undefined|\[object/);
          if (moment.decision?.decision.answer !== undefined && moment.decision?.decision.answer !== null) {
            const { request, answer } = moment.decision.decision;
            expect(answerWords(words.answers, speech, moment.position, request, answer)).not.toBe('');
          }
        }
      }
    }
  });
});
