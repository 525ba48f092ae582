import { describe, expect, it } from 'vitest';
import { faultLine, parseScenario } from './parse';

const GOOD = `id: small
title: { ja: 小, en: Small }
question: { ja: 何, en: What? }
answer: { ja: 何も, en: Nothing. }
editions: [fow-8.01]
position:
  A: { field: [{ card: squire, as: squire }] }
script: []
expect:
  all: { squire: field }
`;
const faults = (text: string): readonly string[] => {
  const read = parseScenario(text, 'small.yaml');
  return read.ok ? [] : read.faults.map(faultLine);
};

describe('a scenario file that is wrong gets one line that says where, what and what would be right', () => {
  it('is taken where nothing is wrong', () => expect(faults(GOOD)).toEqual([]));

  it.each([
    [
      'an unknown key',
      GOOD.replace('script:', 'scirpt:'),
      'small.yaml:8 scirpt: "scirpt" is no key here; "script" is nearest',
    ],
    ['a missing part', GOOD.replace('script: []\n', ''), 'small.yaml:1 script: "script" is missing'],
    [
      'an unknown key of a card in the position',
      GOOD.replace('as: squire }]', 'as: squire, tapped: true }]'),
      'small.yaml:7 position.A.field.tapped: "tapped" is no key here; possible: card, as, times, rested, damage, counters, fresh, face, faceDown, stolen, token, on',
    ],
    [
      'an unknown zone',
      GOOD.replace('field:', 'filed:'),
      'small.yaml:7 position.A.filed: "filed" is no key here; "field" is nearest',
    ],
    [
      'an unknown edition',
      GOOD.replace('[fow-8.01]', '[fow-8.1]'),
      'small.yaml:5 editions: "fow-8.1" is no word here; "fow-8.01" is nearest',
    ],
    [
      'words that are no action',
      GOOD.replace('script: []', 'script:\n  - A: attack squire'),
      'small.yaml:9 script.A: "attack squire" is no action; written: attack | attack <card> -> <card or player> | attack with <card>, …',
    ],
    [
      'an action misspelt at its beginning',
      GOOD.replace('script: []', 'script:\n  - A: blok with squire'),
      'small.yaml:9 script.A: "blok with squire" is no action; "block" is nearest, written: block with <card>',
    ],
    [
      'an action in which nothing is named, misspelt',
      GOOD.replace('script: []', 'script:\n  - B: no blok'),
      'small.yaml:9 script.B: "no blok" is no action; "no block" is nearest',
    ],
    [
      'an action of one word, misspelt',
      GOOD.replace('script: []', 'script:\n  - A: lifebrake'),
      'small.yaml:9 script.A: "lifebrake" is no action; "lifebreak" is nearest',
    ],
    [
      'an entry without a player',
      GOOD.replace('script: []', 'script:\n  - at: battle-end'),
      'small.yaml:9 script: an entry says what one player does; exactly one of A and B is expected, or responses alone to what begins by itself',
    ],
    [
      'responses alone with a step of their own',
      GOOD.replace('script: []', 'script:\n  - { at: battle-end, responses: [{ B: pass }] }'),
      'small.yaml:9 script: an entry of responses alone waits for what begins by itself; "at" and "turn" stand on the responses',
    ],
    [
      'a quiz with two right answers',
      `${GOOD}choices: [{ ja: 甲, en: a, right: true }, { ja: 乙, en: b, right: true }]\n`,
      'small.yaml:1 exactly one of the choices is to be marked right: true',
    ],
    [
      'an expectation for an edition it is not played under',
      GOOD.replace('  all:', '  fow-2.0:'),
      'small.yaml:1 expect speaks of an edition that is not among editions',
    ],
    [
      'a word list instead of a mapping',
      '- a\n- b\n',
      'small.yaml:1 a scenario is a mapping that begins with id: and title:',
    ],
    [
      'an unknown instruction in an inline card',
      `${GOOD}cards:\n  mine:\n    name: { ja: 私, en: Mine }\n    faces: [{ types: [resonator], stast: { atk: 100 } }]\n`,
      'small.yaml:14 cards.mine.faces.stast: "stast" is no key here; "stats" is nearest',
    ],
    [
      'a word where a mapping could stand as well, misspelt',
      `${GOOD}cards:\n  mine:\n    name: { ja: 私, en: Mine }\n    faces: [{ types: [resonator], abilities: [{ kind: onPlay, do: [{ op: rest, what: tihs }] }] }]\n`,
      'small.yaml:14 cards.mine.faces.abilities.do.what: "tihs" is no word here; "this" is nearest',
    ],
    [
      'an outcome, misspelt',
      GOOD.replace('{ squire: field }', '{ result: drwa }'),
      'small.yaml:10 expect.all.result: "drwa" is no word here; "draw" is nearest',
    ],
  ])('%s', (_, text, line) => expect(faults(text)).toEqual([line]));

  it('an action that is like none is told with how one begins', () => {
    const [line] = faults(GOOD.replace('script: []', 'script:\n  - A: xyzzy squire'));
    expect(line).toMatch(/^small\.yaml:9 script\.A: "xyzzy squire" is no action; one of: pass \| play \| /);
  });

  it('a draft without an id goes by the name of its file', () => {
    const draft = GOOD.replace('id: small\n', 'draft: true\n');
    const named = (file: string) => {
      const read = parseScenario(draft, file);
      return read.ok ? read.scenario.id : read.faults;
    };
    expect(named('plays/01 A bell.yaml')).toBe('01-a-bell');
    expect(named('裁定.yaml')).toBe('draft');
    expect(faults(draft.replace('draft: true\n', ''))).toHaveLength(1);
  });

  it('broken YAML', () => {
    const [line, ...more] = faults('id: [unclosed\ntitle: x\n');
    expect(more).toEqual([]);
    expect(line).toMatch(/^small\.yaml:\d+ this is no YAML: /);
  });

  it('a clause that looks like a number keeps its zeros', () => {
    const read = parseScenario(
      GOOD.replace('{ squire: field }', '{ squire: field, clauses: [806.20, 103.3] }'),
      'small.yaml',
    );
    expect(read.ok && read.scenario.expect.all?.clauses).toEqual(['806.20', '103.3']);
  });
});
