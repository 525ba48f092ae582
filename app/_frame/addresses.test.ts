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

test('a search has an address, whatever is asked', () => {
  expect(address.search('ja', '先制 & 貫通')).toBe('/ja/search/?q=%E5%85%88%E5%88%B6%20%26%20%E8%B2%AB%E9%80%9A');
  expect(address.search('ja')).toBe('/ja/search/');
});

test('a page keeps its place in the other language', () => {
  expect(inLanguage('/ja/rules/fow-8.01/806/', 'en')).toBe('/en/rules/fow-8.01/806/');
  expect(inLanguage('/', 'en')).toBe('/en/');
  expect(inLanguage('/japan/', 'en')).toBe('/en/');
});
