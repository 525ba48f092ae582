import { expect, test } from 'vitest';
import { soughtAt } from '../_watch/line/sought';
import { played } from './bench';
import { NO_PLACE } from './place';
import { tableOf } from './starts';
import { firstTable, reduceBench } from './state';
import { arrivedAt, placeOf } from './use-link';

const EDITION = 'fow-8.01';
const table = tableOf('attack', EDITION);
const begun = played(table, EDITION);
if (!begun.ok) throw new Error(begun.line);
const { run } = begun.benched;
const row = 60;
const sought = soughtAt(run, row);
const address = placeOf(table, EDITION, { asked: 'card/guard/damage', shown: { row, sought }, fixed: [] });

test('an address opens its table at its row, and asks what was asked', () => {
  const arrived = arrivedAt(address, EDITION);
  expect(arrived).toMatchObject({ ok: true, edition: EDITION, asked: 'card/guard/damage', row, told: null });
  expect(arrived?.ok ? arrived.table : null).toEqual(table);
});

test('one that names a table alone opens where its play has come to', () =>
  expect(arrivedAt(placeOf(table, EDITION), EDITION)).toMatchObject({ asked: null, row: null, told: null }));

test('a row that stands elsewhere now is found, and one that is no more opens at its number: both are told', () => {
  const moved = placeOf(table, EDITION, { ...NO_PLACE, shown: { row: row - 7, sought } });
  expect(arrivedAt(moved, EDITION)).toMatchObject({ row, told: { why: 'moved' } });
  const gone = placeOf(table, EDITION, {
    ...NO_PLACE,
    shown: { row, sought: { step: 'no#more', nth: 1, clause: '' } },
  });
  expect(arrivedAt(gone, EDITION)).toMatchObject({ row, told: { why: 'gone' } });
});

test('an address of no table is none, and one that was changed on the way is told', () => {
  expect(arrivedAt('', EDITION)).toBeNull();
  expect(arrivedAt('#part', EDITION)).toBeNull();
  for (const changed of [address.slice(0, 40), address.replace('&r=60', '&r=sixty'), address.replace('&q=card', '&q=')])
    expect(arrivedAt(changed, EDITION), changed).toMatchObject({ ok: false, fault: { why: 'mangled' } });
  expect(arrivedAt('#t=1.%25', EDITION)).toMatchObject({ ok: false, fault: { why: 'mangled' } });
});

const FIXED = [{ A: 'pass' }, { B: 'no block' }, { A: 'target guard', for: 'hurt', group: 0 }];

test('an address holds what is fixed, and is no longer where nothing is', () => {
  const held = placeOf(table, EDITION, { asked: null, shown: { row, sought }, fixed: FIXED });
  expect(arrivedAt(held, EDITION)).toMatchObject({ ok: true, row, fixed: FIXED });
  expect(arrivedAt(address, EDITION)).toMatchObject({ ok: true, fixed: [] });
  expect(placeOf(table, EDITION)).not.toContain('&');
  expect(held.length - placeOf(table, EDITION, { ...NO_PLACE, shown: { row, sought } }).length).toBeLessThan(90);
});

test('what is fixed stands on the table that is opened, and what means nothing there is refused in a line', () => {
  const opened = (fixed: typeof FIXED): ReturnType<typeof reduceBench> =>
    reduceBench(firstTable(EDITION), { kind: 'open', table, edition: EDITION, fixed });
  expect(opened([{ B: 'no block' }])).toMatchObject({ fault: null, fixed: [{ B: 'no block' }] });
  expect(opened(FIXED)).toMatchObject({
    fault: { why: 'table', line: expect.stringContaining('"hurt" is no name of a card here') },
    fixed: [],
  });
});

test('an address with what is fixed, mutated, opens or is refused in a line', () => {
  const held = placeOf(table, EDITION, { ...NO_PLACE, asked: 'card/guard/damage', fixed: FIXED });
  const from = held.indexOf('&f=');
  const letters = 'ABCDEFabcdef0123456789-_.%&=+#';
  let seed = 11;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  let refused = 0;
  for (let count = 0; count < 600; count += 1) {
    const link = [...held];
    for (let times = 1 + next(3); times > 0; times -= 1)
      link.splice(from + next(link.length - from), next(3), letters[next(letters.length)] ?? '');
    const arrived = arrivedAt(link.join(''), EDITION);
    if (arrived?.ok) continue;
    refused += 1;
    expect(arrived?.fault.line).toMatch(/^[^\n]{10,500}$/);
  }
  expect(refused).toBeGreaterThan(100);
});
