/**
 * Sentences put on a table: plays whose outcome would be another without the sentence. Of 8.01 every sentence of chapters 900 to 1400
 * that a judge can be asked about; of 5.5 and FF-TCG those that a row of the edition stands for which no ruling would miss. `fow-8.01.json`
 * and the like name the plays of each sentence, the second of 903.2.b as `903.2.b/2`, or why it has none.
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
const DOCS = ['fow-5.5', 'fow-8.01', 'fftcg'] as const;
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
const sentencesOf = (doc: (typeof DOCS)[number]) =>
  Object.entries(v.parse(Sentences, JSON.parse(readFileSync(`${HERE}/${doc}.json`, 'utf8'))));

const clauseOf = (sentence: string): string => sentence.slice(0, sentence.lastIndexOf('/'));

describe('every clause of chapters 900 to 1400 of 8.01', () => {
  it('has its sentences in the list', () => {
    const listed = new Set(sentencesOf('fow-8.01').map(([sentence]) => clauseOf(sentence)));
    const clauses = [...content().clauses.values()].filter(
      ({ doc, id }) => doc === 'fow-8.01' && Number.parseInt(id, 10) >= FIRST_SECTION,
    );
    expect(clauses.length).toBeGreaterThan(400);
    expect(
      clauses.filter(({ id }) => !listed.has(id)).map(({ id }) => `${id}: name its plays, or say why not`),
    ).toEqual([]);
  });
});

describe.each(DOCS)('%s', (doc) => {
  const sentences = sentencesOf(doc);
  const files = readdirSync(join(HERE, doc), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const plays = new Map(files.map((file) => [basename(file, '.yaml'), join(HERE, doc, file)]));

  it('has a clause for every sentence of its list', () => {
    const { clauses } = content();
    const gone = sentences.filter(([sentence]) => !clauses.has(`${doc}/${clauseOf(sentence)}`));
    expect(gone.map(([sentence]) => `${sentence}: no such clause`)).toEqual([]);
  });

  it('has for every sentence plays that are there, or a reason', () => {
    const wrong = sentences.flatMap(([sentence, shown]) => {
      if (typeof shown === 'string')
        return isWhy(shown) ? [] : [`${sentence}: "${shown}" is no reason; possible: ${Object.keys(WHY).join(', ')}`];
      return shown.filter((name) => !plays.has(name)).map((name) => `${sentence}: there is no play ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has plays called by a name of their own, each of which shows a sentence', () => {
    expect(plays.size).toBe(files.length);
    const named = new Set(sentences.flatMap(([, shown]) => (typeof shown === 'string' ? [] : shown)));
    const idle = [...plays.keys()].filter((name) => !named.has(name));
    expect(idle.map((name) => `${name}: name it in ${HERE}/${doc}.json beside the sentence that it shows`)).toEqual([]);
  });

  it.each([...plays])('%s holds', (name, path) => {
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
