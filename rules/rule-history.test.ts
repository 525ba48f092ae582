import { describe, expect, test } from 'vitest';
import type { FOW_EDITIONS } from './concordance';
import { type Change, changesBetween } from './concordance/changes';
import type { Place } from './documents';
import { inventory } from './inventory';
import { otherEditions, ruleHistory } from './rule-history';

function history(place: Place) {
  const found = ruleHistory(place);
  if (!found) throw new Error(`${place.doc}/${place.id} has no history`);
  return found;
}

function idsIn(place: Place): Record<string, string[]> {
  return Object.fromEntries(history(place).stages.map(({ doc, ids }) => [doc, ids]));
}

function steps(place: Place): string[] {
  return history(place).steps.map(({ older, newer, kind }) => `${older} > ${newer}: ${kind}`);
}

function other(place: Place, doc: string) {
  const found = otherEditions(place).find(({ stage }) => stage.doc === doc);
  if (!found) throw new Error(`${place.doc}/${place.id} was not compared with ${doc}`);
  return found;
}

/** A row of a table as it is written; the tests below follow it. */
function rowWith(
  older: (typeof FOW_EDITIONS)[number],
  newer: (typeof FOW_EDITIONS)[number],
  fits: (row: Change) => boolean,
): Change {
  const found = changesBetween(older, newer)?.find(fits);
  if (!found) throw new Error('no such row');
  return found;
}

describe('the line of a rule', () => {
  test('battle damage, from every edition: 8.5.2 of 5.5 became 806.2 and 806.2a', () => {
    expect(idsIn({ doc: 'fow-5.5', id: '8.5.2' })['fow-8.01']).toEqual(['806.2', '806.2a']);
    expect(idsIn({ doc: 'fow-8.01', id: '806.2a' })).toMatchObject({ 'fow-5.00': [], 'fow-5.5': ['8.5.2'] });
    expect(idsIn({ doc: 'fow-2.0', id: '8.5.4' })).toMatchObject({
      'fow-5.5': ['8.5.2'],
      'fow-8.01': ['806.2', '806.2a'],
    });
  });

  test('the chapter of 5.00 on battle is lost: its step is left out, and 2.0 leads to 5.5', () => {
    const place: Place = { doc: 'fow-8.01', id: '806.2a' };
    expect(history(place).stages.find(({ doc }) => doc === 'fow-5.00')?.presence).toBe('lost');
    expect(steps(place)).toEqual(['fow-2.0 > fow-5.5: changed', 'fow-5.5 > fow-8.01: changed']);
  });

  test('section 1.5 of 5.00 breaks off: who owns a card is lost there, not new in 5.5', () => {
    const place: Place = { doc: 'fow-8.01', id: '105.2' };
    expect(history(place).stages.find(({ doc }) => doc === 'fow-5.00')?.presence).toBe('lost');
    expect(steps(place)).toEqual(['fow-2.0 > fow-5.5: merged', 'fow-5.5 > fow-8.01: same']);
  });

  test('a split is followed forward to every part, and back from each', () => {
    const { from, to } = rowWith('fow-5.5', 'fow-8.01', ({ kind }) => kind === 'split');
    const id = from[0] ?? '';
    expect(idsIn({ doc: 'fow-5.5', id })['fow-8.01']).toEqual(expect.arrayContaining(to));
    for (const part of to) expect(idsIn({ doc: 'fow-8.01', id: part })['fow-5.5']).toContain(id);
  });

  test('a merger is followed back to every clause it was made of, and forward from each', () => {
    const { from, to } = rowWith('fow-2.0', 'fow-5.5', ({ kind }) => kind === 'merged');
    const id = to[0] ?? '';
    expect(idsIn({ doc: 'fow-5.5', id })['fow-2.0']).toEqual(expect.arrayContaining(from));
    for (const part of from) expect(idsIn({ doc: 'fow-2.0', id: part })['fow-5.5']).toContain(id);
  });

  test('what is new in 8.01 has nothing before it, and no comparison leads further back', () => {
    const { stages } = history({ doc: 'fow-8.01', id: '711.1' });
    expect(stages.map(({ presence }) => presence)).toEqual(['untraced', 'untraced', 'absent', 'present']);
    expect(steps({ doc: 'fow-8.01', id: '711.1' })).toEqual(['fow-5.5 > fow-8.01: new']);
  });

  test('what 8.01 dropped ends there', () => {
    const { stages } = history({ doc: 'fow-5.5', id: '13.3.2' });
    expect(stages.at(-1)).toEqual({ doc: 'fow-8.01', presence: 'absent', ids: [] });
    expect(steps({ doc: 'fow-5.5', id: '13.3.2' }).at(-1)).toBe('fow-5.5 > fow-8.01: dropped');
  });

  test('where 5.00 has the rule of 5.5, what changed since 2.0 had changed by 5.00: the draw of 1.3.3', () => {
    expect(steps({ doc: 'fow-5.5', id: '1.3.3' })).toEqual([
      'fow-2.0 > fow-5.00: changed',
      'fow-5.00 > fow-5.5: same',
      'fow-5.5 > fow-8.01: same',
    ]);
  });

  test('where 5.00 differs from 5.5, what it took from 2.0 is not claimed', () => {
    const wrong = inventory('fow-5.5').clauses.filter(({ id }) => {
      const found = ruleHistory({ doc: 'fow-5.5', id })?.steps ?? [];
      const differs = found.some(({ older, kind }) => older === 'fow-5.00' && kind !== 'same');
      return differs && found.some(({ older, newer }) => older === 'fow-2.0' && newer === 'fow-5.00');
    });
    expect(wrong).toEqual([]);
  });

  test('is nothing for another game, an unknown id or a clause that was not compared', () => {
    expect(ruleHistory({ doc: 'fftcg', id: '1.1.1' })).toBeUndefined();
    expect(ruleHistory({ doc: 'fow-8.01', id: '9999' })).toBeUndefined();
    expect(otherEditions({ doc: 'fftcg', id: '1.1.1' })).toEqual([]);
  });
});

describe('the other editions of a clause', () => {
  test('are the three others, oldest first', () => {
    const docs = otherEditions({ doc: 'fow-5.5', id: '8.5.2' }).map(({ stage }) => stage.doc);
    expect(docs).toEqual(['fow-2.0', 'fow-5.00', 'fow-8.01']);
  });

  test('say what changed, and which clauses stand beside the others: 806.2a with 806.2', () => {
    const { kind, notes, beside } = other({ doc: 'fow-8.01', id: '806.2a' }, 'fow-5.5');
    expect(kind).toBe('changed');
    expect(notes.map(({ en }) => en)).toEqual([expect.stringContaining('first strike step')]);
    expect(beside).toEqual(['806.2', '806.2a']);
  });

  test('from 2.0 to 8.01, carry what changed on either leg, in the order of time', () => {
    const place: Place = { doc: 'fow-8.01', id: '806.2a' };
    const legs = history(place).steps.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.kind === 'same' ? [] : [row.note])),
    );
    const { kind, notes } = other(place, 'fow-2.0');
    expect(kind).toBe('changed');
    expect(notes).toEqual(legs);
  });

  test('a rule that 2.0 lacks is new there, whatever happened to it since', () => {
    const early = inventory('fow-8.01').clauses.flatMap(({ id }) =>
      otherEditions({ doc: 'fow-8.01', id }).filter(
        ({ stage }) => stage.doc === 'fow-2.0' && stage.presence === 'absent',
      ),
    );
    expect(early.length).toBeGreaterThan(0);
    expect(early.filter(({ kind }) => kind !== 'new')).toEqual([]);
  });

  test('say nothing of what is lost', () => {
    expect(other({ doc: 'fow-8.01', id: '806.2a' }, 'fow-5.00')).toMatchObject({ kind: undefined, notes: [] });
  });
});

test('every row of every table is reached from each of its clauses', () => {
  const tables = [
    ['fow-2.0', 'fow-5.5'],
    ['fow-5.00', 'fow-5.5'],
    ['fow-5.5', 'fow-8.01'],
  ] as const;
  for (const [older, newer] of tables) {
    for (const row of changesBetween(older, newer) ?? []) {
      const ends = [...row.from.map((id) => ({ doc: older, id })), ...row.to.map((id) => ({ doc: newer, id }))];
      for (const place of ends) {
        const rows = history(place).steps.flatMap((step) => step.rows);
        expect(rows, `${place.doc}/${place.id}`).toContain(row);
      }
    }
  }
});
