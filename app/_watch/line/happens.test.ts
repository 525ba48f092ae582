import { expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { readScenario } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { happensIn } from './happens';
import { type Line, lineOf } from './line';
import { stopsOf } from './score-shape';

function script(): Line {
  const parsed = readScenario('scenarios/fow/first-strike-kills-the-blocker.yaml');
  if (!parsed.ok) throw new Error('the scenario is not sound');
  const engine = openEngine('fow-8.01', cardsFor(parsed.scenario, 'fow-8.01'));
  const line = lineOf(play(parsed.scenario, 'fow-8.01', { engine }));
  if (!line) throw new Error('no position');
  return line;
}

test('what happens is every row worth a stop, with the rounds of passes between them as one line each', () => {
  const line = script();
  const told = happensIn(line);
  expect(told.flatMap((one) => (one.kind === 'row' ? [one.at] : []))).toEqual(stopsOf(line));
  const places = told.flatMap((one) => (one.kind === 'row' ? [one.at] : one.rows));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(told.some((one, at) => one.kind === 'passes' && told[at - 1]?.kind === 'passes')).toBe(false);
  expect(told.length).toBeLessThan(line.rows.length / 5);
});

test('the damage of first strike and the destruction by it are stops', () => {
  const line = script();
  const steps = stopsOf(line).map((at) => line.rows[at]?.step);
  expect(steps).toContain('first-strike-damage#deal');
  expect(steps).toContain('rule-processes#destruction');
});
