/**
 * Every sentence of chapters 900 to 1400 of 8.01 that a judge can be asked about, put on a table: plays whose outcome would be
 * another without it. `fow-8.01.json` names the plays of each sentence, the second of 903.2.b as `903.2.b/2`, or why it has none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { content } from '@/rules/content';
import { faultLine } from '../format/parse';
import { readScenario } from '../format/read';
import { play } from '../play/play';

const HERE = 'scenarios/sentences';
const FIRST_SECTION = 901;

/** Why a sentence has no play. */
const WHY = {
  words: 'it only gives a name to what other sentences speak of',
  printing: 'it says how cards are printed',
  elsewhere: 'it only points to another clause',
  nothing: 'no play can come out otherwise',
} as const;
type Why = keyof typeof WHY;
const isWhy = (text: string): text is Why => text in WHY;

const Sentences = v.record(v.string(), v.union([v.pipe(v.array(v.string()), v.minLength(1)), v.string()]));
const SENTENCES = Object.entries(v.parse(Sentences, JSON.parse(readFileSync(`${HERE}/fow-8.01.json`, 'utf8'))));
const SHOWN = SENTENCES.flatMap(([sentence, shown]) => (typeof shown === 'string' ? [] : [{ sentence, plays: shown }]));

const FILES = readdirSync(join(HERE, 'fow-8.01'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort();
const PLAYS = new Map(FILES.map((file) => [basename(file, '.yaml'), join(HERE, 'fow-8.01', file)]));

const clauseOf = (sentence: string): string => sentence.slice(0, sentence.lastIndexOf('/'));

describe('every clause of chapters 900 to 1400', () => {
  it('has its sentences in the list', () => {
    const listed = new Set(SENTENCES.map(([sentence]) => clauseOf(sentence)));
    const clauses = [...content().clauses.values()].filter(
      ({ doc, id }) => doc === 'fow-8.01' && Number.parseInt(id, 10) >= FIRST_SECTION,
    );
    expect(clauses.length).toBeGreaterThan(400);
    expect(
      clauses.filter(({ id }) => !listed.has(id)).map(({ id }) => `${id}: name its plays, or say why not`),
    ).toEqual([]);
  });

  it('is there for every sentence of the list', () => {
    const { clauses } = content();
    const gone = SENTENCES.filter(([sentence]) => !clauses.has(`fow-8.01/${clauseOf(sentence)}`));
    expect(gone.map(([sentence]) => `${sentence}: no such clause`)).toEqual([]);
  });
});

describe('every sentence', () => {
  it('has plays that are there, or a reason', () => {
    const wrong = SENTENCES.flatMap(([sentence, shown]) => {
      if (typeof shown === 'string')
        return isWhy(shown) ? [] : [`${sentence}: "${shown}" is no reason; possible: ${Object.keys(WHY).join(', ')}`];
      return shown.filter((name) => !PLAYS.has(name)).map((name) => `${sentence}: there is no play ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('every play', () => {
  it('is called by a name of its own, and shows a sentence', () => {
    expect(PLAYS.size).toBe(FILES.length);
    const named = new Set(SHOWN.flatMap(({ plays }) => plays));
    const idle = [...PLAYS.keys()].filter((name) => !named.has(name));
    expect(idle.map((name) => `${name}: name it in ${HERE}/fow-8.01.json beside the sentence that it shows`)).toEqual(
      [],
    );
  });

  it.each([...PLAYS])('%s holds', (name, path) => {
    const read = readScenario(path);
    if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
    const { scenario, lineOf } = read;
    expect({ draft: scenario.draft, id: scenario.id }).toEqual({
      draft: true,
      id: `s-${name.toLowerCase().replaceAll('.', '-')}`,
    });
    for (const edition of scenario.editions) {
      const { failures, notes } = play(scenario, edition);
      const told = [...failures, ...notes].map(({ message, path: at }) => `${edition}, line ${lineOf(at)}: ${message}`);
      expect(told).toEqual([]);
    }
  });
});
