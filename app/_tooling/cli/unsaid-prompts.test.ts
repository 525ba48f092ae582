import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '@/engine';
import { promptsFrom, unsaidPrompts } from './unsaid-prompts';

const ROOT = process.cwd();

/** A project of a few files. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'saitei-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

describe('decisions that an edition asks for', () => {
  test('all have words, in both languages', () => {
    expect(unsaidPrompts(ROOT)).toEqual([]);
  });

  test('are those of its own game and those that both share', () => {
    const fow = [...promptsFrom(ROOT, 'engine/fow/editions/8.01/index.ts').keys()];
    const fftcg = [...promptsFrom(ROOT, 'engine/fftcg/index.ts').keys()];
    // A plain step, a branch of two, a row of a table, and a call over several lines.
    expect(fow).toEqual(expect.arrayContaining(['battle.blocker', 'choose', 'discard', 'call', 'will', 'priority']));
    expect(fftcg).toEqual(expect.arrayContaining(['block.blocker', 'burst', 'choose', 'priority']));
    expect(fow).not.toContain('block.blocker');
    expect(fftcg).not.toContain('battle.blocker');
    // A die is rolled; nobody decides it.
    expect(fow).not.toContain('die');
  });

  test('one whose words are taken away is named with every edition that lacks them', () => {
    const lines = unsaidPrompts(ROOT, undefined, (edition) => {
      const { knows, prompt } = wordsOf(edition);
      return {
        knows: (kind, key) => key !== 'battle.blocker' && knows(kind, key),
        prompt: (key) => (edition === 'fftcg' && key === 'burst' ? { ...prompt(key), ja: '' } : prompt(key)),
      };
    });
    expect(lines).toEqual([
      'engine/fow/battle/battle.ts: the decision "battle.blocker" has no words in fow-2.0, fow-5.00, fow-5.5, fow-8.01; say it in engine/words/prompts.ts, in both languages',
      'engine/fftcg/player-damage.ts: the decision "burst" has no words in fftcg; say it in engine/words/prompts.ts, in both languages',
    ]);
  });

  test('one that a new step asks for is found, however far from the tables', () => {
    const root = projectOf({
      'tables/index.ts': "import { duel } from '../steps/duel';\nexport { pair } from './pair';\n",
      'tables/pair.ts':
        "export const pair = (x) => request(seatOf(x, 'a'), x.both\n  ? 'pair.both' : 'pair.one', { kind: 'oneOf' }, null);\n",
      'steps/duel.ts':
        "// request(seat, 'told')\nexport const duel = drawn(request(0, 'coin', oneOf([]), null));\nexport const row = { prompt: 'duel.row' };\n",
    });
    expect([...promptsFrom(root, 'tables/index.ts')]).toEqual([
      ['duel.row', 'steps/duel.ts'],
      ['pair.both', 'tables/pair.ts'],
      ['pair.one', 'tables/pair.ts'],
    ]);
    expect(unsaidPrompts(root, { fftcg: 'tables/index.ts' })[0]).toBe(
      'steps/duel.ts: the decision "duel.row" has no words in fftcg; say it in engine/words/prompts.ts, in both languages',
    );
  });
});
