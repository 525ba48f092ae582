import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answers,
  type Explored,
  explore,
  NO_WATCH,
  openEngine,
  type Position,
  SEATS,
  type Seat,
  slotOf,
} from '@/engine';
import type { FixedEntry } from '../format/schema';
import { toItsEnd } from '../play/every-line';
import { fixedIn } from '../play/fixed';
import { small } from '../play/testing/small';
import { contradict, fixedAs } from '../write/fixed';

const CARDS = `
cards:
  hurt:
    name: { ja: 痛手, en: Hurt }
    faces:
      - types: [chant]
        attributes: [fire]
        cost: {}
        abilities:
          - { kind: keyword, keyword: quickcast }
          - kind: text
            targets: [{ filter: { types: [resonator], zone: field }, count: 1 }]
            do: [{ op: damage, to: { target: 0 }, amount: 500 }]
  grower:
    name: { ja: 伸びる者, en: Grower }
    faces:
      - types: [resonator]
        attributes: [fire]
        cost: {}
        stats: { atk: 500, def: 500 }
        abilities:
          - { kind: activate, cost: {}, do: [{ op: modify, what: this, by: { stats: { atk: 100 } }, until: turn }] }
`;
/** A lancer attacks B, who may block with either of two; each player may play one free spell, on any of the three. */
const SPELLS = `
position:
  A: { field: [{ card: swift-lancer, as: lancer }], hand: [{ card: hurt, as: blaze }] }
  B: { field: [squire, wall], hand: [{ card: hurt, as: sting }] }
script: [{ A: attack lancer -> player }]
expect: {}
`;
/** The lancer attacks into one possible blocker; A has two spells, B has none. */
const TWO_SPELLS = `
position:
  A: { field: [{ card: swift-lancer, as: lancer }], hand: [{ card: hurt, as: blaze }, { card: hurt, as: flare }] }
  B: { field: [wall] }
script: [{ A: attack lancer -> player }]
expect: {}
`;
/** The attacker can be made greater for nothing, as often as A likes. */
const AGAIN = `
position:
  A: { field: [grower] }
script: [{ A: attack grower -> player }]
expect: {}
`;

const outcomeOf = ({ players, items }: Position): string =>
  JSON.stringify([players[1].life, ...items.filter(({ zone }) => zone === 'field').map(({ name }) => name)]);

interface Decided {
  readonly p: Position;
  readonly answer: Answer;
}
/** Whether a line may go on so, told by what was decided before. */
type Allowed = (now: Decided, before: readonly Decided[]) => boolean;

interface Node {
  readonly seat: Seat | null;
  readonly outcome: string;
  readonly to: readonly Node[];
}

const outcomesOf = ({ seat, outcome, to }: Node): readonly string[] =>
  seat === null ? [outcome] : to.flatMap(outcomesOf);

const wins = ({ seat, outcome, to }: Node, by: Seat, wanted: string): boolean => {
  if (seat === null) return outcome === wanted;
  return seat === by ? to.some((one) => wins(one, by, wanted)) : to.every((one) => wins(one, by, wanted));
};

/** Both say the same: what can come, and of each outcome who can bring it about. */
function expectSame(found: Explored, lines: Node): void {
  const all = [...new Set(outcomesOf(lines))].sort();
  expect(found.cut).toBeNull();
  expect(found.outcomes.map(({ outcome }) => outcome).sort()).toEqual(all);
  for (const seat of SEATS)
    for (const wanted of all)
      expect(
        found.forces(seat, (outcome) => outcome === wanted),
        `${seat} ${wanted}`,
      ).toBe(wins(lines, seat, wanted));
}

/** A table from where its script ends: explored, and gone through line by line. */
function tableOf(text: string) {
  const run = small(CARDS + text);
  const engine = openEngine('fow-8.01', run.cards);
  const { scripted } = run;
  if (scripted === null) throw new Error('the table cannot stand so');
  const from = scripted;
  const isOver = toItsEnd(engine, from);

  /** The next decision, or the first position at which it is over. */
  function onFrom(at: Position): Position {
    const next = engine.advance(at);
    if (!isOver(next)) return next;
    let p = at;
    while (!isOver(p)) p = engine.step(p);
    return p;
  }

  /** Every line that is allowed, one by one: no two positions are taken for one. */
  function everyLine(allowed: Allowed, at: Position = from, before: readonly Decided[] = []): Node {
    const p = onFrom(at);
    if (p.request === null || isOver(p)) return { seat: null, outcome: outcomeOf(p), to: [] };
    const to = answers(p.request.space).list.flatMap((answer) => {
      if (!allowed({ p, answer }, before)) return [];
      const given = engine.answer(p, answer);
      if (!given.ok) throw new Error(given.error);
      return [everyLine(allowed, { ...given.position, watch: NO_WATCH }, [...before, { p, answer }])];
    });
    return { seat: p.request.seat, outcome: '', to };
  }

  const exploring = (
    fixed: readonly FixedEntry[],
    bounds: { readonly most?: number; readonly mostAnswers?: number } = {},
  ): Explored =>
    explore(engine, from, {
      isOver,
      outcomeOf,
      most: 50_000,
      ...bounds,
      fixed: fixed.map((one) => fixedIn(one, engine)),
    });

  /** The first decision of a player on a line from here on, with an answer to it: as one that can be fixed. */
  function fixedFirst(seat: Seat, prompt: string, answer: Answer): FixedEntry {
    const look = (at: Position, deep: number): FixedEntry | null => {
      const p = onFrom(at);
      if (p.request === null || isOver(p) || deep === 0) return null;
      const { list } = answers(p.request.space);
      const is = p.request.seat === seat && p.request.prompt === prompt;
      if (is && list.some((one) => JSON.stringify(one) === JSON.stringify(answer))) return fixedAs(engine, p, answer);
      for (const one of list) {
        const given = engine.answer(p, one);
        const found = given.ok ? look(given.position, deep - 1) : null;
        if (found !== null) return found;
      }
      return null;
    };
    const found = look(from, 14);
    if (found === null) throw new Error(`nobody is asked ${prompt}`);
    return found;
  }

  return { everyLine, exploring, fixedFirst };
}

const aboutName = ({ items, request }: Position): string | null =>
  request === null || request.about === null ? null : (items[slotOf(request.about)]?.name ?? null);
const asks = ({ request }: Position, seat: Seat, prompt: string): boolean =>
  request?.seat === seat && request.prompt === prompt;
const offers = ({ request }: Position, answer: Answer): boolean =>
  request !== null && answers(request.space).list.some((one) => JSON.stringify(one) === JSON.stringify(answer));

describe('what is fixed', () => {
  const { everyLine, exploring, fixedFirst } = tableOf(SPELLS);
  const two = tableOf(TWO_SPELLS);
  const BOTH_PASS = [{ A: 'pass' }, { B: 'pass' }] as const;

  test('nothing: every line is open', () => {
    const found = exploring([]);
    expectSame(
      found,
      everyLine(() => true),
    );
    expect(found.outcomes.length).toBeGreaterThan(5);
  });

  test.each(SEATS)('player %i only passes: uses no priority, and still decides on a block and what is owed', (seat) => {
    expectSame(
      exploring([BOTH_PASS[seat]]),
      everyLine(({ p, answer }) => !asks(p, seat, 'priority') || answer === 'pass'),
    );
  });

  test('both only pass: B decides on the block alone', () => {
    const found = exploring(BOTH_PASS);
    // First Strike (500) destroys the squire (DEF 400), not the wall; unblocked, B loses 500.
    expect(found.outcomes).toHaveLength(3);
    for (const { outcome } of found.outcomes) expect(found.forces(1, (one) => one === outcome)).toBe(true);
  });

  test('B does not block, whenever asked', () => {
    const fixed = fixedFirst(1, 'battle.blocker', 'no block');
    expect(fixed).toEqual({ B: 'no block' });
    expectSame(
      exploring([fixed]),
      everyLine(({ p, answer }) => !asks(p, 1, 'battle.blocker') || answer === 'no block'),
    );
  });

  test('B blocks with the squire: where it is there no more, B is free', () => {
    expectSame(
      exploring([fixedFirst(1, 'battle.blocker', 'squire')]),
      everyLine(({ p, answer }) => !asks(p, 1, 'battle.blocker') || !offers(p, 'squire') || answer === 'squire'),
    );
  });

  test('A chooses the wall with one spell, and is free with the other', () => {
    const fixed = two.fixedFirst(0, 'target', 'wall');
    expect(fixed).toEqual({ A: 'target wall', for: 'blaze', group: 0 });
    expectSame(
      two.exploring([fixed]),
      two.everyLine(({ p, answer }) => aboutName(p) !== 'blaze' || !offers(p, 'wall') || answer === 'wall'),
    );
  });

  test('A plays the spell in this step, once, as soon as it may be', () => {
    const fixed = fixedFirst(0, 'priority', 'play blaze');
    expect(fixed).toEqual({ A: 'play blaze', at: 'attack-declaration#secondPriority' });
    const isThere = ({ agenda }: Position): boolean => {
      const { proc, step } = agenda.at(-2) ?? {};
      return proc === 'attack-declaration' && step === '$end';
    };
    const isIt = ({ p, answer }: Decided): boolean => asks(p, 0, 'priority') && isThere(p) && answer === 'play blaze';
    expectSame(
      exploring([fixed]),
      everyLine((now, before) => before.some(isIt) || !offers(now.p, 'play blaze') || !isThere(now.p) || isIt(now)),
    );
  });

  test('what can be begun again is begun once', () => {
    const again = tableOf(AGAIN);
    const fixed = again.fixedFirst(0, 'priority', 'activate grower#0');
    const found = again.exploring([...BOTH_PASS, fixed], { most: 500 });
    expect(found.cut).toBeNull();
    // 500 and 100, once.
    expect(found.outcomes.map(({ outcome }) => JSON.parse(outcome))).toEqual([[3400, 'grower']]);
    expect(again.exploring([fixed], { most: 500 }).cut).not.toBeNull();
  });

  test('a spell is played with all that its words choose, and with nothing else', () => {
    const after = (now: Decided, before: readonly Decided[]): Decided | undefined =>
      before.findLast(({ p }) => p.request?.seat === now.p.request?.seat && p.request?.prompt !== 'pay');
    const begins = (now: Decided): boolean => offers(now.p, 'play blaze');
    const isIt = ({ answer }: Decided): boolean => answer === 'play blaze';
    expectSame(
      two.exploring([{ A: 'play blaze on wall' }]),
      two.everyLine((now, before) => {
        if (!before.some(isIt)) return !begins(now) || isIt(now);
        const own = aboutName(now.p) === 'blaze' && after(now, before)?.answer === 'play blaze';
        return !own || !offers(now.p, 'wall') || now.answer === 'wall';
      }),
    );
  });

  test('the words of an attack are the way to it, once', () => {
    const field = tableOf(`${SPELLS.slice(0, SPELLS.indexOf('script'))}script: []\nexpect: {}\n`);
    const attacks = field.exploring([...BOTH_PASS, { A: 'attack lancer -> player' }]);
    expect(attacks.outcomes.map(({ outcome }) => JSON.parse(outcome))).toEqual([
      [4000, 'lancer', 'wall'],
      [4000, 'lancer', 'squire', 'wall'],
      [3500, 'lancer', 'squire', 'wall'],
    ]);
    expect(field.exploring(BOTH_PASS).outcomes).toHaveLength(1);
    const forfeits = field.exploring([...BOTH_PASS, { A: 'open battle', at: 'main-phase#priority' }, { A: 'forfeit' }]);
    expect(forfeits.outcomes).toHaveLength(1);
    expect(forfeits.unmet).toEqual([]);
  });

  test('what says nothing of any decision is told by its number', () => {
    const { unmet } = exploring([...BOTH_PASS, { B: 'no block' }, { B: 'block with wall' }, { A: 'yes' }]);
    expect(unmet).toEqual([3, 4]);
    expect(exploring([{ B: 'no block', at: 'attack-declaration' }], { most: 2_000 }).unmet).toEqual([0]);
    expect(exploring([{ B: 'no block', at: 'block-declaration' }], { most: 2_000 }).unmet).toEqual([]);
  });

  test('what is begun goes before only passing', () => {
    const play = [fixedFirst(0, 'priority', 'play blaze'), fixedFirst(0, 'target', 'lancer')];
    const found = exploring([...BOTH_PASS, ...play]);
    // The lancer (DEF 100) is destroyed before it deals damage, whatever blocks.
    expect(found.outcomes.map(({ outcome }) => JSON.parse(outcome))).toEqual([[4000, 'squire', 'wall']]);
  });

  test('a decision with more answers than are listed is complete where it is fixed', () => {
    const noBlock = fixedFirst(1, 'battle.blocker', 'no block');
    expect(exploring(BOTH_PASS, { mostAnswers: 1 }).cut).not.toBeNull();
    expect(exploring([...BOTH_PASS, noBlock], { mostAnswers: 1 }).cut).toBeNull();
  });

  test('two answers to one question contradict each other, two things to begin do not', () => {
    const block = (answer: Answer): FixedEntry => fixedFirst(1, 'battle.blocker', answer);
    expect(contradict(block('squire'), block('no block'))).toBe(true);
    const play = fixedFirst(0, 'priority', 'play blaze');
    expect(contradict(play, fixedFirst(0, 'priority', 'pass'))).toBe(false);
    expect(contradict(play, play)).toBe(true);
    expect(contradict(...BOTH_PASS)).toBe(false);
  });
});
