import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordsIn } from '../../_words/words';
import { hydrated, openSite, type Site } from './browser';
import { copySite, type SiteCopy } from './versions';

const FIRST = '/en/rules/fow-8.01/806/';
const SECOND = '/en/rules/fow-8.01/803/';

let copy: SiteCopy;
let site: Site;
beforeEach(async () => {
  copy = copySite(['ja/', 'en/', 'en/search/', FIRST.slice(1), SECOND.slice(1)]);
  site = await openSite(copy.folder);
});
afterEach(async () => {
  await site?.close();
  copy?.remove();
});

/** Whether a path is kept on the device. */
const isKept = (page: Page, path: string) => page.evaluate(async (of) => (await caches.match(of)) !== undefined, path);

/** Opens the site with its worker, and waits until the worker answers for it and has kept a page. */
async function visited(path: string): Promise<Page> {
  const page = await site.page({ serviceWorkers: 'allow' });
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => isKept(page, path)).toBe(true);
  return page;
}

/** Publishes a new version and waits until the worker of it has taken over. */
async function renewed(page: Page): Promise<void> {
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('saitei-shell-')).length);
  expect(await shells()).toBe(1);
  copy.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isNew = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.active?.state === 'activated' && !registration.installing && !registration.waiting;
    });
  await expect.poll(async () => (await shells()) === 2 && (await isNew())).toBe(true);
}

/** What a page looks like when its style is there: the clause's number stands beside its text. */
const isStyled = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].some((sheet) => sheet.cssRules.length > 50));

test('a page kept under the version before opens with its style and its script', async () => {
  const page = await visited(SECOND);
  await renewed(page);
  await page.goto(FIRST);
  await hydrated(page);
  await expect.poll(() => isKept(page, FIRST)).toBe(true);
  await site.disconnect();
  for (const path of [SECOND, FIRST]) {
    await page.goto(path);
    await hydrated(page);
    expect(await isStyled(page), path).toBe(true);
  }
});

test('a tab that was open before a new version came still loads what it had not yet loaded', async () => {
  const page = await visited(FIRST);
  await hydrated(page);
  await renewed(page);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('first strike');
  await expect.poll(() => page.locator('a[data-result]').count()).toBeGreaterThan(0);
});

test('with the storage full pages are still read, and it is said that they are not kept', async () => {
  const page = await visited(FIRST);
  await page.reload();
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url).origin, quotaSize: 1 });
  await page.goto(SECOND);
  await hydrated(page);
  expect(await page.locator('h1').textContent()).toContain('Declare Attack Step');
  await page.getByText(wordsIn('en').unkept).waitFor();
  expect(await isKept(page, SECOND)).toBe(false);
});
