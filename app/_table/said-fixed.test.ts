import { expect, it } from 'vitest';
import { openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import type { FixedEntry } from '@/scenarios/format/schema';
import { speechOf } from '../_watch/view/speech';
import { wordsIn } from '../_words/words';
import { played } from './bench';
import { fixedSaid } from './said-fixed';
import { tableOf } from './starts';

const EDITION = 'fow-8.01';
const begun = played(tableOf('chase', EDITION), EDITION);
if (!begun.ok) throw new Error(begun.line);
const { scenario, run } = begun.benched;
const engine = openEngine(EDITION, cardsFor(scenario, EDITION));

it.each<[entry: FixedEntry, en: string, ja: string]>([
  [{ A: 'pass' }, 'A only passes', 'Aはパスだけする'],
  [{ B: 'no block' }, 'B: Do not block (whenever asked)', 'B：ブロックしない（聞かれるたび）'],
  [
    { A: 'play hurt', at: 'main-phase#priority' },
    'A: Play 500 damage (once, as soon as possible in that step)',
    'A：500ダメージをプレイする（そのステップで、できしだい一度）',
  ],
  [
    { A: 'target guard', for: 'hurt', group: 0 },
    'A: Choose 300/600 (whenever asked)',
    'A：300/600を選ぶ（聞かれるたび）',
  ],
  [
    { A: 'attack attacker -> player' },
    'A: Attack with 800/800, Attack Player B (once, as soon as possible)',
    'A：800/800で攻撃する、プレイヤーBを攻撃する（できしだい一度）',
  ],
  [{ B: 'number 3' }, 'B: 3 (whenever asked)', 'B：3（聞かれるたび）'],
  [{ B: 'none', of: 'discard' }, 'B: Choose nothing (whenever asked)', 'B：選ばない（聞かれるたび）'],
  [{ A: 'discard nobody' }, 'A: Discard nobody (whenever asked)', 'A：nobodyを捨てる（聞かれるたび）'],
  [
    { A: 'split guard 200, player 100' },
    'A: 200 to 300/600 and 100 to Player B (whenever asked)',
    'A：300/600に200、プレイヤーBに100（聞かれるたび）',
  ],
])('%s is said in both languages', (entry, en, ja) => {
  if (run.start === null) throw new Error('the table cannot stand so');
  for (const [lang, said] of [['en', en] as const, ['ja', ja] as const]) {
    const { watch, bench } = wordsIn(lang);
    const speech = speechOf(lang, watch, engine, run.start, 'judge');
    expect(fixedSaid(entry, engine, run.start, speech, bench.everyLine.fixed)).toBe(said);
  }
});
