import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficialText } from '@/rules/official/result';
import { accountOf, textsOf } from './account';
import type * as Store from './store';

const READ: OfficialText = {
  doc: 'fow-8.01',
  found: [
    { id: '806.1', text: '第一の文', lang: 'ja' },
    { id: '806.2a', text: '第二の文', lang: 'ja' },
    { id: '805.1', text: '第三の文', lang: 'ja' },
    { id: '806.1', text: 'the first sentence', lang: 'en' },
  ],
  unknown: [{ line: 7, text: 'page 3' }],
  missing: ['807.1'],
};

let store: typeof Store;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = await import('./store');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an account counts a clause once, in however many languages it was found', () => {
  expect(accountOf(READ)).toEqual({
    doc: 'fow-8.01',
    langs: ['ja', 'en'],
    found: 3,
    missing: [{ doc: 'fow-8.01', id: '807.1', section: '807' }],
    unknown: [{ line: 7, text: 'page 3' }],
  });
});

test('a file in two languages is two texts, which pages read by the section', async () => {
  expect(await store.keepTexts(textsOf(READ, 'rules.txt', 5))).toEqual({ ok: true, value: [] });
  const kept = await store.keptTexts();
  expect(kept.ok && kept.value.map(({ doc, lang, clauses, file }) => [doc, lang, clauses, file])).toEqual([
    ['fow-8.01', 'en', 1, 'rules.txt'],
    ['fow-8.01', 'ja', 3, 'rules.txt'],
  ]);
  const section = await store.sectionTexts('fow-8.01', '806', ['ja', 'en']);
  expect(section.ok && section.value.map(({ lang, clauses }) => [lang, clauses.map(({ id }) => id)])).toEqual([
    ['ja', ['806.1', '806.2a']],
    ['en', ['806.1']],
  ]);
  expect(await store.sectionTexts('fow-5.5', '8.1', ['ja', 'en'])).toEqual({ ok: true, value: [] });
});

test('a text takes the place of the one before, and leaves nothing of it', async () => {
  await store.keepTexts(textsOf(READ, 'old.txt', 5));
  const [newer] = textsOf({ ...READ, found: READ.found.slice(0, 1) }, 'new.pdf', 9);
  const replaced = newer && (await store.keepTexts([newer]));
  expect(replaced?.ok && replaced.value.map(({ lang, file }) => [lang, file])).toEqual([['ja', 'old.txt']]);
  const whole = await store.wholeText({ doc: 'fow-8.01', lang: 'ja' });
  expect(whole.ok && whole.value.flatMap(({ clauses }) => clauses)).toEqual([{ id: '806.1', text: '第一の文' }]);
});

test('what is removed is gone, and can be put back whole', async () => {
  const texts = textsOf(READ, 'rules.txt', 5);
  await store.keepTexts(texts);
  const removed = await store.removeText({ doc: 'fow-8.01', lang: 'ja' });
  const left = await store.keptTexts();
  expect(left.ok && left.value.map(({ lang }) => lang)).toEqual(['en']);
  expect(await store.sectionTexts('fow-8.01', '806', ['ja'])).toEqual({ ok: true, value: [] });
  if (!removed.ok || !removed.value) throw new Error('nothing was handed back');
  await store.keepTexts([removed.value]);
  const back = await store.sectionTexts('fow-8.01', '806', ['ja']);
  expect(back.ok && back.value[0]?.clauses.length).toBe(2);
  expect(await store.removeText({ doc: 'fow-5.5', lang: 'ja' })).toEqual({ ok: true, value: undefined });
});

test('where there is no room, the text before stays as it was', async () => {
  await store.keepTexts(textsOf(READ, 'old.txt', 5));
  let puts = 0;
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (++puts === 3) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, row);
  });
  expect(await store.keepTexts(textsOf(READ, 'new.txt', 9))).toEqual({ ok: false, why: 'full' });
  const kept = await store.keptTexts();
  expect(kept.ok && new Set(kept.value.map(({ file }) => file))).toEqual(new Set(['old.txt']));
  const section = await store.sectionTexts('fow-8.01', '806', ['ja']);
  expect(section.ok && section.value[0]?.clauses.length).toBe(2);
});

test('a browser that refuses is asked again the next time', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('not in a private window', 'SecurityError');
  });
  expect(await store.keptTexts()).toEqual({ ok: false, why: 'refused' });
  expect(await store.keptTexts()).toEqual({ ok: true, value: [] });
  expect(open).toHaveBeenCalledTimes(2);
});

test('a browser that never answers has refused', async () => {
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const kept = store.keptTexts();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await kept).toEqual({ ok: false, why: 'refused' });
});
