import { describe, expect, test } from 'vitest';
import type { Branch } from './line';
import { NO_LINE } from './no-line';
import { type Act, opening, reduce, type Shape, type WatchState } from './state';

const shape: Shape = { last: 20, stops: [4, 9, 15] };
const at = (row: number): WatchState => ({ ...opening('fow-8.01'), row });
const acted = (state: WatchState, ...acts: readonly Act[]): WatchState => acts.reduce(reduce, state);
const move = (by: 'row' | 'stop', change: 1 | -1): Act => ({ kind: 'move', move: { by, change }, shape });
const turn = (decision: number, answer: string): Branch[number] => ({ decision, prompt: 'battle.blocker', answer });

describe('moving', () => {
  test('a row at a time, no further than the ends', () => {
    expect(acted(at(-1), move('row', 1)).row).toBe(0);
    expect(acted(at(-1), move('row', -1)).row).toBe(-1);
    expect(acted(at(20), move('row', 1)).row).toBe(20);
  });

  test('a decision at a time, past the last one to the end and past the first to the start', () => {
    expect(acted(at(-1), move('stop', 1)).row).toBe(4);
    expect(acted(at(4), move('stop', 1)).row).toBe(9);
    expect(acted(at(16), move('stop', 1)).row).toBe(20);
    expect(acted(at(9), move('stop', -1)).row).toBe(4);
    expect(acted(at(4), move('stop', -1)).row).toBe(-1);
  });

  test('to either end', () => {
    expect(acted(at(7), { kind: 'move', move: { by: 'end', at: 'last' }, shape }).row).toBe(20);
    expect(acted(at(7), { kind: 'move', move: { by: 'end', at: 'first' }, shape }).row).toBe(-1);
  });

  test('stops the play and turns from the question to the rule', () => {
    const moved = acted(at(3), { kind: 'play', shape }, move('row', 1));
    expect(moved.playing).toBe(false);
    expect(moved.side).toBe('rule');
  });
});

describe('playing', () => {
  test('goes a row a tick and stops at the end', () => {
    const begun = acted(at(18), { kind: 'play', shape });
    const ticked = acted(begun, { kind: 'tick', shape }, { kind: 'tick', shape });
    expect([ticked.row, ticked.playing]).toEqual([20, true]);
    expect(acted(ticked, { kind: 'tick', shape }).playing).toBe(false);
  });

  test('begins again from the start when it is at the end', () => {
    expect(acted(at(20), { kind: 'play', shape }).row).toBe(-1);
  });
});

describe('branches', () => {
  test('are kept when the reader goes back to the script', () => {
    const branched = acted(at(9), { kind: 'branch', branch: [turn(3, 'no block')], row: 10 });
    const back = acted(branched, { kind: 'branch', branch: [], row: 9 });
    expect(back.branch).toEqual([]);
    expect(back.branches).toEqual([[turn(3, 'no block')]]);
  });

  test('grow: one that goes on from another takes its place', () => {
    const longer = [turn(3, 'no block'), turn(8, 'pass')];
    const grown = acted(
      at(9),
      { kind: 'branch', branch: [turn(3, 'no block')], row: 10 },
      { kind: 'branch', branch: longer, row: 18 },
    );
    expect(grown.branches).toEqual([longer]);
    expect(acted(grown, { kind: 'branch', branch: [turn(3, 'no block')], row: 10 }).branches).toEqual([longer]);
  });

  test('stand beside each other where the answers differ', () => {
    const two = acted(
      at(9),
      { kind: 'branch', branch: [turn(3, 'no block')], row: 10 },
      { kind: 'branch', branch: [turn(3, 'wall')], row: 10 },
    );
    expect(two.branches).toHaveLength(2);
  });

  test('are of one edition: another one starts over', () => {
    const other = acted(
      at(9),
      { kind: 'branch', branch: [turn(3, 'no block')], row: 10 },
      { kind: 'edition', edition: 'fow-2.0', line: NO_LINE },
    );
    expect([other.row, other.branch, other.branches]).toEqual([-1, [], []]);
    expect(other.sought).toEqual({ by: 'line', row: 10, line: NO_LINE });
    const found = acted(other, { kind: 'found', found: { row: 12, as: 'there' } });
    expect([found.row, found.sought, found.fault]).toEqual([12, null, null]);
  });
});

describe('a thing done', () => {
  const jump: Act = { kind: 'move', move: { by: 'jump', row: 9 }, shape };
  const count = (...acts: readonly Act[]): number => acted(at(3), ...acts).done;

  test('is each answer, each jump, each edition; a walk along the line is one', () => {
    expect(count({ kind: 'branch', branch: [turn(3, 'no block')], row: 4 }, jump, jump)).toBe(3);
    expect(
      count(move('row', 1), move('row', 1), { kind: 'play', shape }, { kind: 'tick', shape }, move('stop', 1)),
    ).toBe(1);
    expect(count(move('row', 1), jump, move('row', 1))).toBe(3);
  });

  test('that was taken back is done again as a new one', () => {
    const before = acted(at(3), move('row', 1));
    const back = acted(before, jump, { kind: 'restore', state: before });
    expect([back.row, back.done]).toEqual([4, 1]);
    expect(acted(back, move('row', 1)).done).toBe(2);
  });
});

describe('the question', () => {
  test('keeps the ruling back until the reader commits or asks', () => {
    expect(opening('fow-8.01').revealed).toBe(false);
    const committed = acted(at(-1), { kind: 'commit', choice: 1 });
    expect([committed.revealed, committed.choice]).toEqual([true, 1]);
    const asked = acted(at(-1), { kind: 'reveal' });
    expect([asked.revealed, asked.choice]).toEqual([true, null]);
  });

  test('is left by a link to a row, and kept by a mangled one', () => {
    const place = { edition: 'fow-8.01', row: 12, branch: [turn(3, 'no block')] };
    const arrived = acted(at(-1), { kind: 'arrive', edition: 'fow-8.01', place });
    expect([arrived.row, arrived.side, arrived.branches.length]).toEqual([12, 'rule', 1]);
    const mangled = acted(at(-1), { kind: 'fault', fault: 'b' });
    expect([mangled.row, mangled.side, mangled.fault]).toEqual([-1, 'question', 'b']);
  });
});
