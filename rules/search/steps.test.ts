import { expect, test } from 'vitest';
import { fromSteps, inSteps } from './steps';

test('numbers in order become steps, words and nesting stay', () => {
  const json = '[["attack",[[8,9,10,40]]],["will",[[3]]],[]]';
  expect(inSteps(json)).toBe('[["attack",[[8,1,1,30]]],["will",[[3]]],[]]');
  expect(fromSteps(inSteps(json))).toBe(json);
});
