import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { inventory } from '../../../rules/inventory';
import { damaged } from '../../../rules/official/testing/damage';
import { LOST_BULLETS, printDocument } from '../../../rules/official/testing/printed';
import { restated } from '../../../rules/official/testing/restated';
import { main, oneLine } from './main';

interface Answer {
  code: number;
  out: string;
  err: string;
}

async function saitei(...args: string[]): Promise<Answer> {
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.err += String(text);
    return true;
  });
  const code = await main(args);
  vi.restoreAllMocks();
  return { code, ...written };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('rule', () => {
  test('--json has just the published fields', async () => {
    const { code, out } = await saitei('rule', 'fow-8.01/806.2a', '--json');
    const answer: Record<string, unknown> = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(answer)).toEqual([
      ...['doc', 'id', 'section', 'kind', 'ja', 'en', 'refs', 'steps', 'scenarios', 'sameAs'],
    ]);
    expect(answer).toMatchObject({ doc: 'fow-8.01', id: '806.2a', section: '806', kind: 'procedure' });
    expect(answer.sameAs).toContainEqual({ doc: 'fow-5.5', id: '8.5.2' });
  });

  test('an alias and a full-width number name the clause', async () => {
    expect((await saitei('rule', 'fow-8.01/903.2i')).out).toContain('fow-8.01/903.2.i');
    expect((await saitei('rule', 'fow-8.01/８０６．２ａ')).out).toContain('fow-8.01/806.2a');
  });

  test('a section shows its clauses', async () => {
    const { out } = await saitei('rule', 'fow-8.01/1203');
    expect(out).toContain('\n1203.1\n');
    expect(out).toContain('\n1203.1a\n');
  });
});

describe('decides', () => {
  const FILE = 'scenarios/fow/first-strike-kills-the-blocker.yaml';

  test('--json lists at most five entries with clauses, moment and what would be otherwise', async () => {
    const { code, out } = await saitei('decides', FILE, '--edition', 'fow-8.01', '--json');
    const [report] = JSON.parse(out);
    expect(code).toBe(0);
    expect(report).toMatchObject({ edition: 'fow-8.01', asked: expect.arrayContaining(['card/lancer/damage']) });
    expect(report.entries.length).toBeLessThanOrEqual(5);
    expect([...report.entries, ...report.more]).toContainEqual(
      expect.objectContaining({
        clauses: expect.arrayContaining(['1204.1']),
        at: expect.any(Number),
        sentence: {
          ja: expect.stringMatching(/^1204\.1がなければ、/),
          en: expect.stringMatching(/^Without 1204\.1, /),
        },
      }),
    );
  });

  test('an edition that the file is not for is told in one line', async () => {
    const { code, err } = await saitei('decides', FILE, '--edition', 'fftcg');
    expect(code).toBe(2);
    expect(err).toContain('not written for fftcg');
  });
});

describe('explore', () => {
  const FILE = 'scenarios/fow/first-strike-kills-the-blocker.yaml';

  test('--json lists every outcome with a line to it, from where the script ends and as the file asks', async () => {
    const { code, out } = await saitei('explore', FILE, '--edition', 'fow-8.01', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      {
        edition: 'fow-8.01',
        states: expect.any(Number),
        complete: true,
        outcomes: [{ outcome: expect.objectContaining({ 'card/squire/zone': 'graveyard' }), line: [] }],
      },
      expect.objectContaining({ at: 'start', complete: true }),
      {
        edition: 'fow-8.01',
        at: 'start',
        fixed: [{ A: 'attack lancer -> player' }, { B: 'block with squire' }],
        states: expect.any(Number),
        complete: true,
        outcomes: [{ outcome: expect.objectContaining({ 'card/squire/zone': 'graveyard' }), line: expect.any(Array) }],
      },
    ]);
  });

  test('cut off, says that it says nothing of always and never', async () => {
    const { code, out } = await saitei('explore', FILE, '--edition', 'fow-8.01', '--max', '2');
    expect(code).toBe(0);
    expect(out).toContain('cut off: more than 2 positions; nothing is said of what always or never comes');
  });

  const CHOICE = 'scenarios/fow/a-choice-that-has-to-be-made.yaml';

  test('--fixed leaves only the lines that keep it, and tells what never comes up', async () => {
    const fixed = '[{ B: choose one }, { A: pass }, { B: block with other }]';
    const free = await saitei('explore', CHOICE, '--edition', 'fow-8.01', '--json');
    expect(JSON.parse(free.out)[0].outcomes.length).toBeGreaterThan(1);
    const { out } = await saitei('explore', CHOICE, '--edition', 'fow-8.01', '--json', '--fixed', fixed);
    const [{ complete, unmet, outcomes }, ...others] = JSON.parse(out);
    expect([complete, unmet, others]).toEqual([true, [{ B: 'block with other' }], []]);
    expect(outcomes).toEqual([expect.objectContaining({ line: [{ responses: [{ B: 'choose one' }] }] })]);
    const told = await saitei('explore', CHOICE, '--edition', 'fow-8.01', '--fixed', fixed);
    expect(told.out).toContain('{"B":"block with other"} never comes up in any line');
    expect(told.out).toContain('fixed: {"B":"choose one"}, {"A":"pass"}, {"B":"block with other"}');
  });

  test.each([
    ['{ B: no blok }', '"no blok" is no action; "no block" is nearest'],
    ['{ C: pass }', '"C" is no key here'],
    ['B: pass, A: pass', 'this is no YAML'],
    ['no block', 'a mapping is expected'],
    ['{ B: block with others }', '"others" is no name of a card here; "other" is nearest'],
    ['{ B: pass, at: main-fase }', '"main-fase" is no step of fow-8.01 here; "main-phase" is nearest'],
  ])('--fixed %s is told in one line', async (fixed, line) => {
    const { code, err } = await saitei('explore', CHOICE, '--edition', 'fow-8.01', '--fixed', fixed);
    expect(code).toBe(2);
    expect(err).toContain(`--fixed: `);
    expect(err).toContain(line);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a number of positions that is none is told in one line', async () => {
    const { code, err } = await saitei('explore', FILE, '--max', '1e3');
    expect(code).toBe(2);
    expect(err).toContain('--max: a number of positions from 1 to');
  });
});

describe('deck', () => {
  const folder = mkdtempSync(join(tmpdir(), 'decks-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const deckOf = (text: string): string => {
    const path = join(folder, 'deck.yaml');
    writeFileSync(path, text);
    return path;
  };
  const FOUR = (...cards: string[]): string => cards.map((card) => `{ card: ${card}, times: 4 }`).join(', ');
  const MAIN = FOUR(
    'squire',
    'hawk',
    'hound',
    'wall',
    'boar',
    'plain-guard',
    'swift-lancer',
    'powder-keg',
    'ember-bolt',
    'hush',
  );
  const STONES = FOUR('fire-stone', 'water-stone', 'wind-stone');

  test('one that may be played is ok', async () => {
    const file = deckOf(`ruler: [young-queen]\nmain: [${MAIN}]\nstones: [${STONES}]\n`);
    const { code, out } = await saitei('deck', file, '--edition', 'fow-8.01', '--json');
    expect({ code, answer: JSON.parse(out) }).toEqual({ code: 0, answer: { ok: true, faults: [] } });
  });

  test('what keeps one from that is told with its clause', async () => {
    const file = deckOf(`ruler: [young-queen]\nmain: [${MAIN}, squire]\nstones: [fire-stone]\n`);
    const { code, out } = await saitei('deck', file, '--edition', 'fow-8.01', '--json');
    const answer: { ok: boolean; faults: { clause: string; what: string }[] } = JSON.parse(out);
    expect(code).toBe(1);
    expect(answer.ok).toBe(false);
    expect(answer.faults.map(({ clause }) => clause)).toEqual(['402.3b', '402.4a']);
    expect((await saitei('deck', file, '--edition', 'fow-2.0')).out).toBe(
      'fow-2.0/4.1.3  main: Young Squire is there 5 times; at most 4 are allowed\n',
    );
  });

  test('bad input is one line that says where and what would be right', async () => {
    const asked = async (text: string, edition = 'fow-5.5') => {
      const { code, err } = await saitei('deck', deckOf(text), '--edition', edition);
      expect(code).toBe(2);
      return err.replace(/^.*deck\.yaml:/, '').trim();
    };
    expect(await asked('main: [squirre]\n')).toBe('1 main: "squirre" is no card here; "squire" is nearest');
    expect(await asked('mian: [squire]\n')).toBe('1 mian: "mian" is no key here; "main" is nearest');
    expect(await asked('main: [squire]\nrunes: [squire]\n')).toBe(
      '2 runes: "runes" is no pile of fow-5.5 here; "ruler" is nearest',
    );
    expect(await asked('main: [{ card: squire, times: 0 }]\n')).toContain('a number from 1 is expected');
    expect(await asked('main: [{ card: squire, times: 300 }, { card: hawk, times: 300 }]\n')).toContain(
      'the deck has 600 cards; at most 400 are read',
    );
    expect(await asked('- squire\n')).toContain('a deck is a mapping of piles');
    expect(await asked('main: []\n', 'fow-9')).toContain('fow-9');
    expect((await saitei('deck', deckOf('main: []\n'))).err).toContain('name an edition');
  });
});

describe('search', () => {
  test('--json has just the published fields', async () => {
    const { code, out } = await saitei('search', '貫通', '--json', '--limit', '2');
    const hits: Record<string, unknown>[] = JSON.parse(out);
    expect(code).toBe(0);
    expect(hits.length).toBe(2);
    for (const hit of hits) {
      expect(Object.keys(hit)).toEqual(['doc', 'id', 'section', 'title', 'excerpt', 'score', 'also']);
    }
    expect(hits[0]).toMatchObject({ doc: 'fow-8.01', section: '1102', title: '貫通' });
  });

  test('tells rulings, contradictions and terms apart from the clauses', async () => {
    const { out } = await saitei('search', '貫通', 'ブロック', '超過');
    const headings = out.split('\n').filter((line) => /^[A-Z][a-z]+$/.test(line));
    expect(headings).toEqual(['Rulings', 'Contradictions', 'Terms']);
    const { out: data } = await saitei('search', '貫通', 'ブロック', '超過', '--all', '--json');
    const found: Record<string, { id: string }[]> = JSON.parse(data);
    expect(found.clauses?.[0]?.id).toBe('1102.2b');
    expect(found.rulings?.find(({ id }) => id === 'pierce-and-the-attacked-resonator')).toMatchObject({
      editions: ['fow-8.01', 'fow-5.5', 'fow-2.0'],
    });
    expect(found.contradictions?.[0]?.id).toBe('B57');
    expect(found.terms?.map(({ id }) => id)).toContain('pierce');
  });

  test.each(['penalty', 'slow play', 'deck registration', '遅延行為', 'ペナルティ'])(
    '%s is in no document, and it says so',
    async (words) => {
      const { code, out } = await saitei('search', words);
      expect(code).toBe(0);
      expect(out).toBe(`No document here rules on ${words}; the policy of a tournament does.\n`);
    },
  );

  test('several words need no quotes, --doc limits', async () => {
    const { out } = await saitei('search', 'first', 'strike', '--doc=fftcg', '--json');
    const hits: { doc: string; section: string }[] = JSON.parse(out);
    expect(hits[0]?.section).toBe('15.2.3');
    expect(new Set(hits.map(({ doc }) => doc))).toEqual(new Set(['fftcg']));
  });
});

test('export gives every clause of a document with its fields', async () => {
  const { code, out } = await saitei('export', '--doc', 'fow-8.01');
  const clauses: Record<string, unknown>[] = JSON.parse(out);
  expect(code).toBe(0);
  expect(clauses.map(({ id }) => id)).toEqual(inventory('fow-8.01').clauses.map(({ id }) => id));
  for (const clause of clauses) expect(Object.keys(clause)).toEqual(['id', 'section', 'kind', 'ja', 'en']);
});

describe('import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saitei-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function fileWith(name: string, content: string): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  }

  const printed = damaged(printDocument('fow-5.00', 'ja', restated('fow-5.00', 'ja'), LOST_BULLETS), 'ja', {});

  test('counts the clauses and lists the lines that are none of them', async () => {
    const file = fileWith('rules.txt', `${printed}\nコメント(3)\n読みやすい`);
    const { code, out, err } = await saitei('import', file);
    const lines = printed.split('\n').length;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('ja: 211 of 211 clauses found\nmissing: none\nlines not recognized: 2\n');
    expect(out.replace(/ +/g, ' ')).toContain(`\n ${lines + 1}: コメント(3)\n ${lines + 2}: 読みやすい\n`);
  });

  test('--json has just the published fields; a missing clause makes the exit code 1', async () => {
    const own = restated('fow-5.00', 'ja')('1.1.1');
    const file = fileWith('cut.txt', printed.replace(`\n${own}`, ''));
    const { code, out } = await saitei('import', file, '--json', '--doc', 'fow-5.00');
    const answer: { found: Record<string, unknown>[] } = JSON.parse(out);
    expect(code).toBe(1);
    expect(Object.keys(answer)).toEqual(['doc', 'found', 'missing', 'unknown']);
    expect(answer).toMatchObject({ doc: 'fow-5.00', missing: ['1.1.1'], unknown: [] });
    expect(answer.found.length).toBe(210);
    expect(answer.found[0]).toEqual({ id: '1.0.1', lang: 'ja', text: restated('fow-5.00', 'ja')('1.0.1') });
  });

  test('a file that is too large is refused by its size, unread', async () => {
    const file = fileWith('large.pdf', '');
    truncateSync(file, 100_000_000);
    const { code, err } = await saitei('import', file);
    expect(err).toBe(`saitei: ${file}: the file has 100 MB; a rule document has less than 40\n`);
    expect(code).toBe(2);
  });

  test('a file of something else is refused in one line that names it', async () => {
    const file = fileWith('letter.txt', 'Dear judge,\nplease find the rules elsewhere.\n');
    const { code, out, err } = await saitei('import', file);
    expect(err).toMatch(/^saitei: .*letter\.txt: none of the rule documents is in this text; it can be .*\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saitei-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const DRAFT = `id: draft-of-a-ruling
draft: true
editions: [fow-8.01, fow-2.0]
position: { A: { field: [squire] }, B: { field: [wall] } }
script: [{ A: attack squire -> player, responses: [{ B: no block }] }]
expect: { all: { B: { life: 3600 } } }
`;
  const explode = 'scenarios/fow/explode.yaml';

  test('goes on after a file that cannot be played, and lists all that is wrong in it', async () => {
    const broken = written('broken.yaml', DRAFT.replace('script:', 'scirpt:').replace('position:', 'postion:'));
    const nowhere = join(folder, 'nowhere.yaml');
    const { code, out, err } = await saitei('run', broken, nowhere, explode, '--edition', 'fow-8.01');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out.replaceAll(/\S*broken/g, 'broken').replace(/\d+ rows/, 'N rows')).toBe(
      [
        'FAILS  broken.yaml  cannot be played',
        '    broken.yaml:4 postion: "postion" is no key here; "position" is nearest',
        '    broken.yaml:5 scirpt: "scirpt" is no key here; "script" is nearest',
        `FAILS  ${nowhere}  cannot be played`,
        `    ${nowhere}: there is no such file`,
        `holds  ${explode}  fow-8.01  N rows`,
        '',
      ].join('\n'),
    );
  });

  test('says of many files which are not written for the edition that is asked for', async () => {
    const { code, out } = await saitei('run', explode, 'scenarios/fftcg/both-strike-first.yaml', '--edition', 'fftcg');
    expect(code).toBe(0);
    expect(out).toMatch(/^not written for fftcg: scenarios\/fow\/explode\.yaml\nholds {2}/);
  });

  test('--clauses lists what was walked, each clause once with where it first came', async () => {
    const { out } = await saitei('run', explode, '--edition', 'fow-8.01', '--clauses');
    const lines = out.split('\n').filter((line) => line.startsWith('    '));
    expect(lines[0]).toBe('    fow-8.01/501.1  row 0  turn#main');
    expect(lines).toContainEqual(expect.stringMatching(/^ {4}fow-8\.01\/1105\.2 {2}row \d+ {2}/));
    expect(new Set(lines.map((line) => line.trim().split(' ')[0])).size).toBe(lines.length);
  });

  test('--trace tells row by row what happened and who decided what', async () => {
    const { out } = await saitei('run', explode, '--edition', 'fow-8.01', '--trace');
    expect(out).toMatch(
      /\n {4} +5 {2} +priority#action {2}602\.1c, 604\.1\n +A decides priority: battle {2}\(attack keg -> player\)\n/,
    );
    expect(out).toContain('a battle begins');
  });

  test('a draft plays without its texts', async () => {
    const file = written('draft-of-a-ruling.yaml', DRAFT);
    expect((await saitei('run', file)).code).toBe(0);
    const texts = await saitei('run', written('draft-of-a-ruling.yaml', DRAFT.replace('draft: true\n', '')));
    expect(texts.err).toContain('title: "title" is missing (and 2 more)');
    const ofOne = DRAFT.replace(
      'editions:',
      'title: { en: Wall }\nchoices: [{ en: Yes, right: true }, { en: No }]\neditions:',
    );
    expect((await saitei('run', written('draft-of-a-ruling.yaml', ofOne))).code).toBe(0);
  });
});

test('check counts what is written and says whether it is sound', async () => {
  const { code, out } = await saitei('check', '--json');
  const answer: { ok: boolean; problems: string[]; progress: { doc: string; clauses: number }[] } = JSON.parse(out);
  expect(code).toBe(answer.ok ? 0 : 1);
  expect(answer.ok).toBe(answer.problems.length === 0);
  expect(answer.progress.map(({ clauses }) => clauses)).toEqual([501, 211, 513, 851, 432]);
});

test('help lists every command', async () => {
  const { code, out } = await saitei('--help');
  expect(code).toBe(0);
  for (const name of ['rule', 'search', 'run', 'compare', 'export', 'import', 'coverage', 'check']) {
    expect(out).toContain(`saitei ${name}`);
  }
});

describe('bad input: one line that says what, where and what would be right', () => {
  const cases: [args: string[], line: string][] = [
    [['serach', 'x'], 'unknown command serach; did you mean search?'],
    [['constructor'], 'unknown command constructor'],
    [['rule'], 'something is missing; usage: saitei rule <doc>/<id> [--json]'],
    [['rule', '806.2a'], '806.2a names no document; write it as fow-8.01/806.2a'],
    [['rule', 'fow-8.02/806.2a'], 'unknown document fow-8.02; did you mean fow-8.01?'],
    [['rule', 'fow-8.01/806.2q'], 'fow-8.01 has no clause or section 806.2q; the nearest id in fow-8.01 is 806.2'],
    [['rule', 'fow-8.01/'], 'fow-8.01 has no clause or section (empty)'],
    [['rule', 'fow-8.01/1', 'fow-8.01/2'], 'there is no place for fow-8.01/2'],
    [['search'], 'something is missing'],
    [['search', 'x', '--limt', '3'], 'unknown option --limt; did you mean limit?'],
    [['search', 'x', '--limit', 'many'], '--limit many is no number of hits; write --limit 10'],
    [['search', 'x', '--limit'], '--limit needs a value'],
    [['search', 'x', '--doc', 'fow-9'], 'unknown document fow-9'],
    [['export'], 'which document?'],
    [['import'], 'something is missing; usage: saitei import <file> [--doc D] [--json]'],
    [['import', 'nowhere.txt'], 'nowhere.txt: there is no such file'],
    [['import', 'rules'], 'rules: is a folder; name the text or the PDF in it'],
    [['import', '/dev/null'], '/dev/null: is a pipe or a device; save the text as a file'],
    [['import', 'package.json'], 'package.json: none of the rule documents is in this text'],
    [['import', 'package.json', '--doc', 'fow-5'], 'unknown document fow-5'],
    [['run'], 'something is missing'],
    [['run', 'nowhere.yaml'], 'nowhere.yaml: there is no such file'],
    [['run', 'package.json'], 'package.json: is no scenario; scenarios are .yaml files'],
    [['run', '/dev/zero'], '/dev/zero: is a pipe or a device; save the scenario as a file'],
    [['run', 'rules'], 'rules: is a folder; name a scenario file in it'],
    [['compare', 'a.yaml', '--editions', 'fow-8.01'], 'name two editions; usage: saitei compare'],
    [['coverage', '--doc', 'fow'], 'unknown document fow'],
  ];
  test.each(cases)('%j', async (args, line) => {
    const { code, out, err } = await saitei(...args);
    expect(err.startsWith(`saitei: ${line}`), err).toBe(true);
    expect(err.match(/\n/g)?.length).toBe(1);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('whatever is given', () => {
  const long = 'あ\u001b[31m'.repeat(20_000);
  const GIVEN: readonly (readonly string[])[] = [
    [long],
    ['rule', long],
    ['rule', `fow-8.01/${long}`],
    ['search', long],
    ['search', 'x', `--${long}`],
    ['search', 'x', '--limit', long],
    ['search', 'x', '--doc', long],
    ['run', long],
    ['run', `${long}.yaml`],
    ['compare', long, '--editions', long],
    ['export', '--doc', long],
    ['import', long],
    ['coverage', '--doc', long],
    ['check', long],
  ];
  test.each(GIVEN.map((args) => [args.map((arg) => arg.slice(0, 12)).join(' '), args] as const))(
    'saitei %j… is refused in one line that a terminal can show',
    async (_, args) => {
      const { code, err } = await saitei(...args);
      expect(code).toBe(2);
      expect(err).toMatch(/^saitei: [^\n]+\n$/);
      expect(err.length).toBeLessThan(700);
      expect(err).not.toContain('\u001b');
      expect(err).not.toContain('[object Object]');
    },
  );

  test.each(['run', 'import'])('%s takes a device for what it is', async (command) => {
    expect((await saitei(command, '/dev/zero')).err).toContain('/dev/zero: is a pipe or a device');
  });

  test('a line keeps its beginning and its end', () => {
    expect(oneLine('a\n  b')).toBe('a b');
    expect(oneLine('x'.repeat(10_000))).toContain('letters left out');
  });
});
