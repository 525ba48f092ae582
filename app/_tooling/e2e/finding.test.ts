import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

async function opened(path: string, options: Parameters<Site['page']>[0] = {}): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce', ...options });
  await page.goto(path);
  await hydrated(page);
  return page;
}

/** The height of the lowest thing in the page that can be tapped. */
const lowest = (page: Page): Promise<number> =>
  page
    .locator('main :is(button, summary, input, li > a):visible')
    .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));

describe('the list of rulings', () => {
  test('is folded by chapter, by what happens and by keyword', async () => {
    const page = await opened('/en/scenarios/', PHONE);
    const folds = page.locator('main summary');
    const chapters = await folds.count();
    expect(chapters).toBeGreaterThan(15);
    expect(await page.locator('main details[open]').count()).toBe(1);
    await page.getByRole('button', { name: 'By keyword' }).click();
    const pierce = folds.filter({ has: page.getByRole('heading', { name: 'Pierce', exact: true }) });
    await pierce.click();
    await page.locator('a[href="/en/scenarios/pierce-and-the-attacked-resonator/"]').first().waitFor();
    await page.getByRole('button', { name: 'By what happens' }).click();
    await folds.filter({ has: page.getByRole('heading', { name: 'Taking control' }) }).click();
    await page.locator('a[href="/en/scenarios/stealing-the-attacker/"]').first().waitFor();
  });

  test('draws the table of each, and the keyboard opens a fold', async () => {
    const page = await opened('/ja/scenarios/');
    const second = page.locator('main details').nth(1);
    await second.locator('summary').focus();
    await page.keyboard.press('Enter');
    await second.locator('li').first().waitFor();
    const rows = await second.locator('li').count();
    expect(await second.locator('li svg').count()).toBe(rows);
  });
});

test('the contents of a document are folded by chapter', async () => {
  const page = await opened('/ja/rules/fow-8.01/', PHONE);
  const section = page.locator('a[href="/ja/rules/fow-8.01/806/"]');
  expect(await section.isVisible()).toBe(false);
  await page.locator('main section', { has: section }).locator('summary').click();
  expect(await section.isVisible()).toBe(true);
});

describe('the home page', () => {
  test('moves a table with its clause, one moment a tap, and stops', async () => {
    const page = await opened('/en/');
    const glimpse = page.getByRole('figure', { name: 'A small table that moves with its clause' });
    const clause = glimpse.locator('a.number');
    const seen: (string | null)[] = [];
    for (let i = 0; i < 5; i += 1) {
      seen.push(await clause.textContent());
      await glimpse.getByRole('button', { name: 'Next' }).click();
    }
    expect(seen).toContain('804.4');
    expect(seen).toContain('1102.2b');
    expect(await glimpse.getByRole('button', { name: 'Play' }).isVisible()).toBe(true);
  });

  test('leads to rulings of both games', async () => {
    const page = await opened('/en/');
    const rulings = page.locator('main section a[href^="/en/scenarios/"]');
    expect(await rulings.count()).toBeGreaterThan(5);
    expect(await page.locator('a[href="/en/scenarios/no-second-of-a-name/"]').count()).toBe(1);
  });

  test('remembers on the device what was seen, and keeps what is pinned', async () => {
    const page = await opened('/en/contradictions/B57/');
    await page.goto('/en/scenarios/barrier/');
    await hydrated(page);
    await page.goto('/en/');
    await hydrated(page);
    const list = page.locator('main section', { has: page.getByRole('heading', { name: 'Recent' }) });
    await list.waitFor();
    const names = () => list.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await names()).toEqual(['/en/scenarios/barrier/', '/en/contradictions/B57/']);
    await list.getByRole('button', { name: /^Pin “B57/ }).click();
    await expect.poll(names).toEqual(['/en/contradictions/B57/', '/en/scenarios/barrier/']);
    await page.reload();
    await hydrated(page);
    await expect.poll(names).toEqual(['/en/contradictions/B57/', '/en/scenarios/barrier/']);
  });
});

describe('nothing overflows, everything can be tapped', () => {
  const PATHS = ['', 'scenarios/', 'contradictions/', 'terms/', 'search/?q=pierce', 'rules/fow-8.01/'];
  test.each(
    (['ja', 'en'] as const).flatMap((lang) =>
      [360, 1280].flatMap((width) => PATHS.map((path) => [lang, width, path] as const)),
    ),
  )('in %s at %i pixels, /%s', async (lang, width, path) => {
    const page = await opened(`/${lang}/${path}`, width < 600 ? PHONE : { viewport: { width, height: 900 } });
    if (path.startsWith('search')) await page.locator('a[data-guide]').first().waitFor();
    if (width < 600) expect(await lowest(page)).toBeGreaterThanOrEqual(43.9);
    const [content, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(window);
    await page.context().close();
  });
});
