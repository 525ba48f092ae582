import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordsIn } from '../../_words/words';
import { hydrated, openSite, type Site } from './browser';
import { copySite, type SiteCopy } from './versions';

const RULING = 'scenarios/pierce-and-the-attacked-resonator/';
const SECTION = 'rules/fow-8.01/806/';
const PAGES = [
  'ja/',
  'en/',
  'ja/search/',
  'en/search/',
  ...['ja/', 'en/'].flatMap((lang) => [lang + RULING, lang + SECTION]),
];
const words = wordsIn('en').offline;

let copy: SiteCopy;
let site: Site;
beforeEach(async () => {
  copy = copySite(PAGES);
  site = await openSite(copy.folder);
});
afterEach(async () => {
  await site?.close();
  copy?.remove();
});

const keeping = (page: Page, state: string) => page.locator(`section[data-keep="${state}"]`);

/** Opens the home page and keeps all of the site from there. */
async function kept(): Promise<Page> {
  const page = await site.page({ serviceWorkers: 'allow' });
  await page.goto('/en/');
  await keeping(page, 'nothing').getByRole('button').click();
  await keeping(page, 'all').waitFor();
  return page;
}

test('what is kept from the home page opens without a network, in both languages, never visited', async () => {
  const page = await kept();
  expect(await keeping(page, 'all').textContent()).toMatch(/All \d+ are kept/);
  await site.disconnect();
  for (const lang of ['ja', 'en']) {
    await page.goto(`/${lang}/${SECTION}`);
    await hydrated(page);
    expect(await page.locator('[id="806.2a"]').textContent()).toContain('806.2a');
    await page.goto(`/${lang}/${RULING}`);
    await hydrated(page);
    await page.keyboard.press('End');
    const executing = page.locator('[data-clause][data-now="true"]').first();
    await expect.poll(async () => (await executing.textContent())?.length).toBeGreaterThan(20);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill(lang === 'ja' ? '貫通' : 'first strike');
    await expect.poll(() => page.locator('a[data-result]').count()).toBeGreaterThan(0);
  }
});

test('a new version is fetched by itself, and only what is new of it', async () => {
  const page = await kept();
  copy.renew();
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => sessionStorage.clear());
  const before = await indexOf(page);
  await page.goto('/en/');
  await expect.poll(async () => (await indexOf(page)).mark).not.toBe(before.mark);
  await expect.poll(async () => (await indexOf(page)).mark).toBeDefined();
  // The pages name other scripts; the data is as it was.
  expect(asked).toContain(`/ja/${SECTION}`);
  expect(asked).not.toContain('/data/book/fow-5.5.json');
  await site.disconnect();
  await page.goto(`/ja/${SECTION}`);
  await hydrated(page);
});

test('it can be removed, and a page that is not there says what is', async () => {
  const page = await kept();
  await page.getByRole('button', { name: words.forget }).click();
  await keeping(page, 'nothing').waitFor();
  await page.goto(`/en/${SECTION}`);
  await hydrated(page);
  await site.disconnect();
  await page.goto('/en/rules/fow-8.01/1301/');
  await hydrated(page);
  expect(await page.locator('h1').textContent()).toBe(words.page.title);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Rules' }).waitFor();
  await page.getByRole('link', { name: 'Force of Will 8.01' }).click();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(`/en/${SECTION}`);
});

test('the site can be installed: its manifest names icons of both sizes that are there', async () => {
  const page = await site.page();
  await page.goto('/en/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  for (const { src, type } of manifest.icons) {
    const answer = await page.request.get(src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
});

const indexOf = (page: Page): Promise<{ mark?: string }> =>
  page.evaluate(async () => {
    const copy = await (await caches.open('saitei-everything')).match('/kept/index.json');
    return copy ? copy.json() : {};
  });
