import { describe, expect, it } from 'vitest';
import { openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import type { Table } from '@/scenarios/write/link';
import { speechOf } from '../_watch/view/speech';
import { wordsIn } from '../_words/words';
import { changed, played } from './bench';
import { tableOf } from './starts';
import { unfitWords } from './unfit-words';

/** What is said of the first decision of a table that does not fit, in both languages. */
function saidOf(table: Table): { readonly ja: string | null; readonly en: string | null } {
  const found = played(table, 'fow-8.01');
  if (!found.ok) throw new Error(found.line);
  const { scenario, run, why } = found.benched;
  const { end } = run;
  if (why === null || end === null) throw new Error('everything fits');
  const engine = openEngine('fow-8.01', cardsFor(scenario, 'fow-8.01'));
  const [ja, en] = (['ja', 'en'] as const).map((lang) => {
    const { watch, bench } = wordsIn(lang);
    return unfitWords(why, bench.unfit, speechOf(lang, watch, engine, end, 'judge'), end);
  });
  return { ja: ja ?? null, en: en ?? null };
}

const ATTACK = tableOf('attack', 'fow-8.01');

describe('why a decision no longer fits, in words', () => {
  it('names the card and the clause that refuses it (804.3: what is rested blocks nothing)', () => {
    expect(saidOf(changed(ATTACK, 'guard', { rested: true }))).toEqual({
      ja: '「300/600」はできない（804.3）。',
      en: '“300/600” is not possible (804.3).',
    });
  });

  it('says what nobody was ever asked', () => {
    const said = saidOf({ ...ATTACK, script: [{ B: 'block with guard' }] });
    expect(said.en).toMatch(/^Player B never had to decide “.+”\.$/);
    expect(said.ja).toMatch(/^プレイヤーBが「.+」を決める時が来なかった。$/);
    // The other game asks for a block by another name, which this one has no words for.
    expect(`${said.ja}${said.en}`).not.toMatch(/[‹›]/);
  });

  it('says which moment never came', () => {
    const script = [{ A: 'attack attacker -> player', at: 'recovery-phase#begins 9' }];
    expect(saidOf({ ...ATTACK, script }).en).toBe('What it waited for (recovery-phase#begins 9) did not come.');
  });
});
