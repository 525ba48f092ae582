import { describe, expect, it } from 'vitest';
import { said, small } from './testing/small';

const DUEL = `position:
  A: { field: [squire], hand: [{ card: ember-bolt, as: bolt }], stones: [fire-stone] }
  B: { field: [{ card: hawk, as: hawk }, { card: plain-guard, as: guard, rested: true }] }
`;
const script = (entries: string, expected = 'all: {}'): string =>
  `${DUEL}script: [${entries}]\nexpect: { ${expected} }\n`;

describe('a word that means nothing under the edition is told before anything is played', () => {
  it.each([
    [
      'a card that nothing is called',
      '{ A: play blot }',
      '"play blot": "blot" is no name of a card here; "bolt" is nearest',
    ],
    [
      'a target that nothing is called',
      '{ A: play bolt on gurad }',
      '"play bolt on gurad": "gurad" is no name of a card here; "guard" is nearest',
    ],
    [
      'what pays',
      '{ A: "play bolt on guard paying fire-stnoe" }',
      '"play bolt on guard paying fire-stnoe": "fire-stnoe" is no name of a card here; "fire-stone" is nearest',
    ],
    [
      'an action that the edition has not',
      '{ A: burst squire }',
      '"burst squire": fow-8.01 has no action "burst <card>"',
    ],
    [
      'a step that the edition has not',
      '{ A: attack squire -> player, at: main-fase#begins }',
      '"main-fase#begins" is no step of fow-8.01 here; "main-phase#begins" is nearest',
    ],
    [
      'a step that its procedure has not',
      '{ A: attack squire -> player, at: main-phase#openning }',
      '"main-phase#openning" is no step of fow-8.01 here; "main-phase#begins" is nearest',
    ],
  ])('%s', (_, entries, line) => expect(said(script(entries))).toEqual([line]));

  it('in FF-TCG no battle is opened, and no card is broken', () => {
    const empty = 'position: {}\nscript: [{ A: WORDS }]\nexpect: { all: {} }\n';
    expect(said(empty.replace('WORDS', 'open battle'), 'fftcg')).toEqual([
      '"open battle": fftcg has no action "open battle"',
    ]);
    expect(said(empty.replace('WORDS', 'lifebreak'), 'fftcg')).toEqual([
      '"lifebreak": fftcg has no action "lifebreak"',
    ]);
  });

  it('among what is expected, too', () => {
    expect(
      said(
        script(
          '',
          'all: { notOffers: [{ by: A, action: attack sqiure -> player }], offers: [{ by: A, action: open battle, at: begining }], moments: [{ at: end-fase#turnEnds, squire: field }] }',
        ),
      ),
    ).toEqual([
      '"begining" is no moment of fow-8.01 here; possible: start, end, or a step',
      '"attack sqiure -> player": "sqiure" is no name of a card here; "squire" is nearest',
      '"end-fase#turnEnds" is no step of fow-8.01 here; "end-phase#turnEnds" is nearest',
    ]);
    expect(said(`${DUEL}script: []\nuntil: setled\nexpect: { all: {} }`)).toEqual([
      '"setled" is no end here; "settled" is nearest',
    ]);
  });
});

describe('an attack that cannot be', () => {
  it('is no other attack: what may not be attacked ends the play, with the clause (803.3b)', () => {
    const { failures, decisions } = small(script('{ A: attack squire -> hawk }'));
    expect(failures.map(({ kind, message }) => [kind, message])).toEqual([
      ['unused', '"attack squire -> hawk" cannot be played: hawk is refused by 803.3b, 1103.2'],
    ]);
    expect(decisions.some(({ prompt }) => prompt === 'battle.object')).toBe(false);
  });

  it('nor is it made by another: who may not attack ends it, with the clause (803.3a)', () => {
    const rested = DUEL.replace('field: [squire]', 'field: [{ card: squire, rested: true }, wall]');
    expect(said(`${rested}script: [{ A: attack squire -> guard }]\nexpect: { all: {} }`)).toEqual([
      '"attack squire -> guard" cannot be played: squire is refused by 803.3a',
    ]);
  });
});

it('a block that cannot be ends the play, with the clause (1106.2)', () => {
  const flier = DUEL.replace('field: [squire]', 'field: [{ card: hawk, as: flier }]').replace(
    'hawk, as: hawk',
    'squire, as: page',
  );
  expect(
    said(`${flier}script: [{ A: attack flier -> player, responses: [{ B: block with page }] }]\nexpect: { all: {} }`),
  ).toEqual(['"block with page" cannot be played: page is refused by 1106.2']);
});

it('a target that cannot be ends the play', () => {
  expect(said(script('{ A: play bolt on fire-stone }'))).toEqual([
    '"play bolt on fire-stone" cannot be played: fire-stone is not to choose from; possible: squire, hawk, guard',
  ]);
});

it('a division that cannot be ends the play, with the clause (903.2.h-1)', () => {
  const cards = `cards:
  fire:
    name: { ja: 散る火, en: Scattering Fire }
    faces:
      - types: [chant]
        abilities: [{ kind: text, targets: [{ filter: {}, count: 2 }], do: [{ op: divide, amount: 300, among: { target: 0 } }] }]
`;
  const dividing = (words: string): readonly string[] =>
    said(
      `${cards}position: { A: { hand: [fire] }, B: { field: [wall, squire] } }\nscript: [{ A: 'play fire on wall, squire' }, { A: ${words} }]\nexpect: { all: {} }`.replace(
        ';',
        ',',
      ),
    );
  expect(dividing('"split wall 150, squire 150"')).toEqual([
    '"split wall 150, squire 150" cannot be played: share: amounts are multiples of 100 (903.2.h, 903.2.h-1)',
  ]);
  expect(dividing('"split wall 300"')).toEqual([
    '"split wall 300" cannot be played: share: squire gets at least 100 (903.2.h, 903.2.h-1)',
  ]);
});

describe('the turn in which an entry is played', () => {
  const waiting = DUEL.replace('hand: [', 'deck: [wall, wall], hand: [').replace('B: {', 'B: { deck: [wall, wall],');
  it('is told where it is not that of the entry before', () => {
    const { failures, notes } = small(
      `${waiting}script: [{ A: play bolt on guard }, { B: attack hawk -> player }, { A: no block }]\nexpect: { all: {} }`,
    );
    expect(failures).toEqual([]);
    expect(notes).toEqual([
      {
        message:
          '"attack hawk -> player" was played in turn 6, 1 after what was played before; turn: 6 says that it is meant',
        path: ['script', 1],
      },
    ]);
  });

  it('can be given, and then it is played in that turn or not at all', () => {
    const given = (turn: number) =>
      small(`${waiting}script: [{ B: attack hawk -> player, turn: ${turn} }, { A: no block }]\nexpect: { all: {} }`);
    expect(given(6)).toMatchObject({ failures: [], notes: [] });
    expect(given(5).failures.map(({ message }) => message)).toEqual([
      '"attack hawk -> player" was not used: battle is refused by 704.1, 701.2, 604.2b',
    ]);
  });

  it('is told beside the turn that it is, where that has gone by: turns are numbered on from that of the position', () => {
    const gone = (entry: string) => said(script(`{ ${entry}, turn: 2 }`));
    expect(gone('A: play bolt on guard, at: main-phase#priority')).toEqual([
      '"play bolt on guard" was not used: main-phase#priority did not come in turn 2; it is turn 5 now',
    ]);
    expect(gone('A: play bolt on guard')).toEqual([
      '"play bolt on guard" was not used: A never had to decide priority in turn 2; it is turn 5 now',
    ]);
  });
});

describe('a step that runs several times', () => {
  const turns = DUEL.replace('hand: [', 'deck: [wall, wall], hand: [').replace('B: {', 'B: { deck: [wall, wall],');
  it('can be meant at its second time, by moments, entries and the end', () => {
    const moment = (at: string) =>
      `${turns}script: [{ A: play bolt on guard, at: draw-phase#draws 2 }]\nuntil: draw-phase#draws 3\nexpect: { all: { moments: [{ at: ${at}, bolt: hand }] } }`;
    expect(said(moment('draw-phase#draws 2'))).toEqual([]);
    expect(said(moment('draw-phase#draws 3'))).toEqual([
      'before draw-phase#draws 3: zone of bolt is graveyard, not hand',
    ]);
  });

  it('or an entry is meant by its name: how things stand just before it', () => {
    const named = (zone: string) =>
      `${DUEL}script: [{ A: play bolt on guard, name: strikes }]\nexpect: { all: { moments: [{ at: strikes, bolt: ${zone} }], bolt: graveyard } }`;
    expect(said(named('hand'))).toEqual([]);
    expect(said(named('chase'))).toEqual(['before strikes: zone of bolt is hand, not chase']);
  });
});
