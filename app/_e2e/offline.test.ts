import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('after one visit the page and the search work without a network', async () => {
  const page = await site.page({ serviceWorkers: 'allow' });
  await page.goto('/ja/rules/fow-8.01/806/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker takes over, then keeps the search index while the page is idle.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/search/ja.json')) !== undefined), { timeout: 20_000 })
    .toBe(true);
  await page.reload();
  await site.disconnect();
  await page.reload();
  expect(await page.locator('[id="806.2a"]').textContent()).toContain('806.2a');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('貫通');
  await expect.poll(() => page.locator('a[data-result]').count(), { timeout: 15_000 }).toBeGreaterThan(0);
  await page.goto('/ja/');
  expect(await page.locator('h1').textContent()).toContain('条文');
  await page.goto('/ja/rules/fow-8.01/1301/');
  expect(await page.locator('h1').textContent()).toContain('通信がない');
});
