/** What the oldest browsers of the baseline lack must not be missed: a term leads on, arrow keys walk, a failing part stays alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** A page in a browser of the baseline: without pop-ups of the platform and without `checkVisibility`. */
async function oldPage(): Promise<Page> {
  const page = await site.page();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  return page;
}

describe('in the oldest browsers', () => {
  test('a term leads to its definition, and the page stays', async () => {
    const page = await oldPage();
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    const term = page.locator('[id="806.1"] div[lang="ja"] a[aria-haspopup="dialog"]').first();
    const target = await term.getAttribute('href');
    await term.click();
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === target);
  });

  test('arrow keys walk through the results', async () => {
    const page = await oldPage();
    await page.goto('/ja/');
    await hydrated(page);
    await page.getByRole('searchbox').fill('貫通');
    await expect.poll(() => page.locator('a[data-result]').count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-result'))).toBe(true);
  });

  test('a part that fails says so, and the rest of the page goes on', async () => {
    const page = await site.page();
    await page.addInitScript(() => {
      HTMLElement.prototype.showPopover = () => {
        throw new Error('not today');
      };
    });
    await page.goto('/en/rules/fow-8.01/806/');
    await hydrated(page);
    await page.locator('[id="806.1"] div[lang="en"] a[aria-haspopup="dialog"]').first().click();
    await expect.poll(() => page.getByText('This part of the page failed').count()).toBe(1);
    expect(await page.locator('[id="806.1"]').count()).toBe(1);
  });
});
