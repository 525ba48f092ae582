import { expect, test } from 'vitest';
import { address, inLanguage } from './addresses';

test('a clause is a place on the page of its section; a section has no place on itself', () => {
  expect(address.section('ja', 'fow-5.5', '8.5', '8.5.2')).toBe('/ja/rules/fow-5.5/8.5/#8.5.2');
  expect(address.section('en', 'fow-5.5', '8.5', '8.5')).toBe('/en/rules/fow-5.5/8.5/');
});

test('a scenario opens at a row of one edition', () => {
  expect(address.scenario('en', 'first-strike', { edition: 'fow-8.01', row: 12 })).toBe(
    '/en/scenarios/first-strike/?e=fow-8.01&r=12',
  );
});

test('a page keeps its place in the other language', () => {
  expect(inLanguage('/ja/rules/fow-8.01/806/', 'en')).toBe('/en/rules/fow-8.01/806/');
  expect(inLanguage('/', 'en')).toBe('/en/');
  expect(inLanguage('/japan/', 'en')).toBe('/en/');
});
