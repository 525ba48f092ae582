import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site?.close());

/** Opens a page for the first time, and waits until the worker has kept what is named. */
async function visitOnce(path: string, kept: readonly string[]): Promise<Page> {
  const page = await site.page({ serviceWorkers: 'allow' });
  await page.goto(path);
  const isKept = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((each) => caches.match(each)));
      return found.every((answer) => answer !== undefined);
    }, kept);
  await expect.poll(isKept).toBe(true);
  return page;
}

test('after one visit the page and the search work without a network', async () => {
  const path = '/ja/rules/fow-8.01/806/';
  const page = await visitOnce(path, [
    path,
    '/search/ja.json',
    '/search/guides-ja.json',
    '/data/fow-8.01.json',
    '/data/editions/fow-8.01/806.json',
  ]);
  await site.disconnect();
  await page.reload();
  expect(await page.locator('[id="806.2a"]').textContent()).toContain('806.2a');
  await hydrated(page);
  const clause = page.locator('[id="806.2a"]');
  await clause.hover();
  await clause.getByRole('button', { name: '沿革' }).click();
  await clause.getByRole('list', { name: 'このルールの沿革' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('貫通');
  await expect.poll(() => page.locator('a[data-result]').count()).toBeGreaterThan(0);
  await page.goto('/ja/');
  expect(await page.locator('h1').textContent()).toContain('条文');
  await page.goto('/ja/rules/fow-8.01/1301/');
  expect(await page.locator('h1:visible').textContent()).toContain('通信がない');
});

test('a ruling that was opened once plays without a network', async () => {
  const path = '/en/scenarios/pierce-and-the-attacked-resonator/';
  const page = await visitOnce(path, [path, '/data/book/fow-8.01.json']);
  await site.disconnect();
  await page.reload();
  await hydrated(page);
  const executing = page.locator('[data-clause][data-now="true"]').first();
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.searchParams.get('r') === '0');
  const first = await executing.getAttribute('data-clause');
  await page.keyboard.press('End');
  await expect.poll(() => executing.getAttribute('data-clause')).not.toBe(first);
  expect((await executing.textContent())?.length).toBeGreaterThan(20);
});
