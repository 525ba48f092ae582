import { expect, test } from 'vitest';
import { soughtAt } from '../_watch/line/sought';
import { played } from './bench';
import { tableOf } from './starts';
import { arrivedAt, placeOf } from './use-link';

const EDITION = 'fow-8.01';
const table = tableOf('attack', EDITION);
const begun = played(table, EDITION);
if (!begun.ok) throw new Error(begun.line);
const { run } = begun.benched;
const row = 60;
const sought = soughtAt(run, row);
const address = placeOf(table, EDITION, { asked: 'card/guard/damage', shown: { row, sought } });

test('an address opens its table at its row, and asks what was asked', () => {
  const arrived = arrivedAt(address, EDITION);
  expect(arrived).toMatchObject({ ok: true, edition: EDITION, asked: 'card/guard/damage', row, told: null });
  expect(arrived?.ok ? arrived.table : null).toEqual(table);
});

test('one that names a table alone opens where its play has come to', () =>
  expect(arrivedAt(placeOf(table, EDITION), EDITION)).toMatchObject({ asked: null, row: null, told: null }));

test('a row that stands elsewhere now is found, and one that is no more opens at its number: both are told', () => {
  const moved = placeOf(table, EDITION, { asked: null, shown: { row: row - 7, sought } });
  expect(arrivedAt(moved, EDITION)).toMatchObject({ row, told: { why: 'moved' } });
  const gone = placeOf(table, EDITION, {
    asked: null,
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
