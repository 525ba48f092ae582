import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { content } from '@/rules/content';
import { DOC_IDS, type DocId } from '@/rules/documents';
import { faultLine } from '../format/parse';
import { readScenario } from '../format/read';
import { play } from '../play/play';
import { HELD } from './held';

const HERE = 'scenarios/readings';
/** Where rulings are; each is called by the name of its file. */
const RULINGS = ['fow', 'fftcg', 'compare'].map((folder) => join('scenarios', folder));

const keyOf = (clause: string, reading?: string): string => (reading === undefined ? clause : `${clause} ${reading}`);

const READINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  DOC_IDS.map((doc) => [
    doc,
    [...content().clauses.values()]
      .filter((clause) => clause.doc === doc)
      .flatMap(({ id, readings }) => readings.filter(({ slip }) => !slip).map((reading) => keyOf(id, reading.id))),
  ]),
);

const ENTRIES = DOC_IDS.flatMap((doc) => Object.entries(HELD[doc]).map(([key, held]) => ({ doc, key, held })));
const PLAYED = ENTRIES.flatMap(({ held, ...entry }) => ('none' in held ? [] : [{ ...entry, ...held }]));

const PLAYS = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replaceAll('\\', '/').replace(/\.yaml$/, ''))
  .sort();

/** The editions that the file of a ruling or a play is written for; none where there is no such file. */
function editionsOf(path: string): readonly DocId[] {
  const read = readScenario(path);
  return read.ok ? read.scenario.editions : [];
}

const rulingFile = (id: string): string | undefined =>
  RULINGS.map((folder) => join(folder, `${id}.yaml`)).find(existsSync);

describe('every reading', () => {
  it('has an entry in held.ts', () => {
    const without = DOC_IDS.flatMap((doc) =>
      (READINGS[doc] ?? [])
        .filter((key) => HELD[doc][key] === undefined)
        .map(
          (key) =>
            `${doc} ${key}: write ${HERE}/${doc}/${key.split(' ')[0]}.yaml, or find a ruling that would come out otherwise, and say so in ${HERE}/held.ts; where nothing could be played, say why: none: '…'`,
        ),
    );
    expect(without).toEqual([]);
  });

  it('is still there for its entry', () => {
    const gone = ENTRIES.filter(({ doc, key }) => !READINGS[doc]?.includes(key)).map(
      ({ doc, key }) =>
        `${doc} ${key}: no such reading; take the entry out of ${HERE}/held.ts, or say which it is today`,
    );
    expect(gone).toEqual([]);
  });

  it('is held by something', () => {
    const empty = PLAYED.filter(({ plays = [], rulings = [] }) => plays.length + rulings.length === 0);
    expect(empty.map(({ doc, key }) => `${doc} ${key}: name a play or a ruling in ${HERE}/held.ts`)).toEqual([]);
  });

  it('is held by rulings that are there, and written for its document', () => {
    const wrong = PLAYED.flatMap(({ doc, key, rulings = [] }) =>
      rulings.flatMap((id) => {
        const file = rulingFile(id);
        if (file === undefined) return `${doc} ${key}: no ruling is called ${id}; say what it is called today`;
        return editionsOf(file).includes(doc) ? [] : `${doc} ${key}: ${id} is not written for ${doc}; name another`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is held by plays that are there, and played under its document', () => {
    const wrong = PLAYED.flatMap(({ doc, key, plays = [] }) =>
      plays.flatMap((name) => {
        if (!PLAYS.includes(name)) return `${doc} ${key}: there is no ${HERE}/${name}.yaml`;
        return editionsOf(`${HERE}/${name}.yaml`).includes(doc)
          ? []
          : `${doc} ${key}: ${name} is not played under ${doc}`;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('every play', () => {
  it('holds a reading', () => {
    const named = new Set(PLAYED.flatMap(({ plays = [] }) => plays));
    const idle = PLAYS.filter((name) => !named.has(name));
    expect(idle.map((name) => `${name}: name it in ${HERE}/held.ts beside the reading that it holds`)).toEqual([]);
  });

  it.each(PLAYS)('%s holds', (name) => {
    const read = readScenario(`${HERE}/${name}.yaml`);
    if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
    const { scenario, lineOf } = read;
    expect({ draft: scenario.draft, id: scenario.id }).toEqual({
      draft: true,
      id: name.toLowerCase().replace(/[./]/g, '-'),
    });
    expect(scenario.title.en, 'a title in one line says what is read').not.toBe(scenario.id);
    for (const edition of scenario.editions) {
      const { failures, notes } = play(scenario, edition);
      const told = [...failures, ...notes].map(({ message, path }) => `${edition}, line ${lineOf(path)}: ${message}`);
      expect(told).toEqual([]);
    }
  });
});
