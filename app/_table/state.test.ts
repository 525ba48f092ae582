import { expect, it } from 'vitest';
import { type Ability, EDITIONS } from '@/engine';
import { placedIn, redefined, withLife } from './bench';
import { firstTable, reduceBench } from './state';
import { withAbility } from './text/phrases';

it.each(EDITIONS)('leads from the first table to one of %s, and back', (edition) => {
  const first = firstTable('fow-8.01');
  const led = reduceBench(first, { kind: 'edition', edition });
  expect(led).toMatchObject({ edition, fault: null });
  expect(led.benched.aside).toEqual([]);
  expect(reduceBench(led, { kind: 'undo' })).toMatchObject({ edition: first.edition, benched: first.benched });
});

it('takes a text that was changed to no edition that does not know it, and says why in a line', () => {
  const first = firstTable('fow-8.01');
  const { table } = first.benched;
  const roll: Ability = { kind: 'automatic', when: { on: 'block', who: 'this' }, do: [{ op: 'roll', dice: 1 }] };
  const guard = table.cards?.[placedIn(table, 'B', 'field')[0]?.card ?? ''];
  if (!guard) throw new Error('there is a guard');
  const told = reduceBench(first, { kind: 'change', table: redefined(table, 'guard', withAbility(guard, 0, roll)) });
  expect(told.fault).toBeNull();
  const taken = reduceBench(told, { kind: 'edition', edition: 'fow-2.0' });
  expect(taken).toMatchObject({ edition: 'fow-8.01', benched: told.benched });
  expect(taken.fault?.why).toBe('table');
  expect(taken.fault?.line).toMatch(/^the card "guard": "roll" is no operation of fow-2\.0/);
  expect(reduceBench(taken, { kind: 'undo' })).toMatchObject({ benched: first.benched });
});

it('keeps what is fixed as long as the start and the edition stay', () => {
  const first = firstTable('fow-8.01');
  const fixed = [{ B: 'no block' }];
  const held = reduceBench(first, { kind: 'fix', fixed });
  expect(held).toMatchObject({ fixed, benched: first.benched, fresh: true });
  const { table } = first.benched;
  const played = reduceBench(held, { kind: 'change', table: { ...table, script: [] } });
  expect(played.fixed).toEqual(fixed);
  expect(reduceBench(played, { kind: 'undo' }).fixed).toEqual(fixed);
  expect(reduceBench(held, { kind: 'change', table: withLife(table, 'A', 100) }).fixed).toEqual([]);
  expect(reduceBench(held, { kind: 'edition', edition: 'fow-5.5' }).fixed).toEqual([]);
  expect(reduceBench(held, { kind: 'change', table: withLife(table, 'A', -1e9) })).toMatchObject({ fixed });
});
