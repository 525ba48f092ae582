import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_QUERY } from '@/rules/search/longest-query';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The first three answers, as `doc/section` of their links. */
async function firstThree(page: Page): Promise<string[]> {
  const links = page.locator('a[data-result]');
  await expect.poll(() => links.count()).toBeGreaterThan(0);
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return targets
    .slice(0, 3)
    .map((target) => target.replace(/^\/(ja|en)\/rules\//, '').replace(/\/#?.*$/, (rest) => rest.replace(/#.*/, '')));
}

describe('the search on the cover', () => {
  test('has the focus', async () => {
    const page = await site.page();
    await page.goto('/ja/');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  });

  test.each([
    ['ja', '貫通', 'fow-8.01/1102/'],
    ['en', 'Pierce', 'fow-8.01/1102/'],
    ['en', '貫通', 'fow-8.01/1102/'],
    ['ja', 'Pierce', 'fow-8.01/1102/'],
  ])('%s: %s finds Pierce in 8.01 among the first three', async (lang, words, wanted) => {
    const page = await site.page();
    await page.goto(`/${lang}/`);
    await hydrated(page);
    await page.getByRole('searchbox').fill(words);
    expect(await firstThree(page)).toContain(wanted);
  });

  test('marks what was found', async () => {
    const page = await site.page();
    await page.goto('/ja/');
    await hydrated(page);
    await page.getByRole('searchbox').fill('貫通');
    await firstThree(page);
    expect(await page.locator('a[data-result] mark').first().textContent()).toContain('貫通');
  });

  test.each(['806.2a', '８０６．２ａ', '806-2a', 'ルール 806.2a'])(
    '%s and Enter go straight to the clause',
    async (typed) => {
      const page = await site.page();
      await page.goto('/ja/');
      await hydrated(page);
      await page.getByRole('searchbox').fill(typed);
      await firstThree(page);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/ja/rules/fow-8.01/806/' && url.hash === '#806.2a');
    },
  );

  test('takes Enter before the answers are there, and goes to the first as soon as it is', async () => {
    const page = await site.page();
    let load = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      page.route('**/search/*.json', async (route) => {
        resolve();
        await loading;
        await route.continue();
      });
    });
    await page.goto('/en/');
    await hydrated(page);
    await page.getByRole('searchbox').fill('806.2a');
    await page.keyboard.press('Enter');
    await asked;
    expect(new URL(page.url()).pathname).toBe('/en/');
    load();
    await page.waitForURL((url) => url.pathname === '/en/rules/fow-8.01/806/' && url.hash === '#806.2a');
  });

  test('asks in the first letters of what is too long', async () => {
    const page = await site.page();
    await page.goto(`/en/search/?q=${'pierce '.repeat(1000)}`);
    await hydrated(page);
    expect((await page.getByRole('searchbox').inputValue()).length).toBe(LONGEST_QUERY);
    await firstThree(page);
  });

  test('is walked with the arrow keys', async () => {
    const page = await site.page();
    await page.goto('/en/');
    await hydrated(page);
    await page.getByRole('searchbox').fill('first strike');
    await firstThree(page);
    // What a result has in other editions folds open beneath it, and is a stop on the way too.
    const stop = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('search :is(a[data-result], a[data-guide], summary)')];
        const active = document.activeElement;
        return active === null ? -1 : all.filter((one) => one.getClientRects().length > 0).indexOf(active);
      });
    await page.keyboard.press('ArrowDown');
    expect(await stop()).toBe(0);
    await page.keyboard.press('ArrowDown');
    expect(await stop()).toBe(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  });

  test('says so when nothing is found', async () => {
    const page = await site.page();
    await page.goto('/en/');
    await hydrated(page);
    await page.getByRole('searchbox').fill('xqzzyv');
    await expect.poll(() => page.getByRole('status').textContent()).toContain('No clause matches');
  });
});

describe('what answers beside the clauses', () => {
  test.each([
    ['ja', '貫通でブロックされた超過分', '裁定例', '版の違い'],
    ['en', 'where does blocked pierce send the excess', 'Rulings', 'Differences'],
  ])('%s: rulings, contradictions and terms stand apart, and each alone', async (lang, words, rulings, apart) => {
    const page = await site.page({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await page.goto(`/${lang}/search/`);
    await hydrated(page);
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('heading', { name: rulings, exact: true }).waitFor();
    expect(await page.locator('a[data-guide=ruling]').first().getAttribute('href')).toBe(
      `/${lang}/scenarios/pierce-and-the-attacked-resonator/`,
    );
    // The three about pierce stand close together: the one that is meant is among those in sight.
    const apartOnes = page.locator('a[data-guide=contradiction]');
    expect(await apartOnes.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toContain(
      `/${lang}/contradictions/B57/`,
    );
    const chosen = page.getByRole('button', { name: new RegExp(`^${apart} \\d+$`) });
    const box = await chosen.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await chosen.click();
    await expect.poll(() => page.locator('a[data-result]').count()).toBe(0);
    expect(await page.locator('a[data-guide=ruling]').count()).toBe(0);
    expect(await page.locator('a[data-guide=contradiction]').count()).toBeGreaterThan(0);
    expect(await chosen.getAttribute('aria-pressed')).toBe('true');
  });

  test.each([
    ['ja', '遅延行為', 'どれにも定めがない'],
    ['en', 'deck registration', 'None of the five rule documents here rules on “deck registration”'],
  ])('%s: %s is in no document, and the page says so', async (lang, words, said) => {
    const page = await site.page();
    await page.goto(`/${lang}/`);
    await hydrated(page);
    await page.getByRole('searchbox').fill(words);
    await expect.poll(() => page.getByRole('status').textContent()).toContain(said);
    expect(await page.locator('a[data-result], a[data-guide]').count()).toBe(0);
  });

  test('the edition that a reader plays by is remembered, and leads', async () => {
    const page = await site.page();
    await page.goto('/en/search/?q=first%20strike');
    await hydrated(page);
    const first = () => page.locator('a[data-result]').first().getAttribute('href');
    await expect.poll(first).toContain('/fow-8.01/');
    await page.getByRole('combobox', { name: 'I play by' }).selectOption('fow-2.0');
    await expect.poll(first).toContain('/fow-2.0/');
    await page.reload();
    await hydrated(page);
    await expect.poll(first).toContain('/fow-2.0/');
  });

  test('is walked with the arrow keys', async () => {
    const page = await site.page();
    await page.goto('/en/search/?q=B57');
    await hydrated(page);
    await page.locator('a[data-guide=contradiction]').first().waitFor();
    await page.getByRole('searchbox').press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/en/contradictions/B57/');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/en/contradictions/B57/');
  });
});

describe('the search from anywhere', () => {
  test.each(['/', 'Control+k'])('opens with %s, closes with Escape', async (keys) => {
    const page = await site.page();
    await page.goto('/en/rules/fow-8.01/806/');
    await hydrated(page);
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog', { name: 'Search the rules' });
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await page.keyboard.type('pierce');
    expect(await firstThree(page)).toContain('fow-8.01/1102/');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
  });

  test('gets out of the way when the answer is on the same page', async () => {
    const page = await site.page();
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.keyboard.type('806.2b');
    await firstThree(page);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === '#806.2b');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
  });

  test('has an address', async () => {
    const page = await site.page();
    await page.goto('/ja/search/?q=%E8%B2%AB%E9%80%9A');
    await hydrated(page);
    expect(await firstThree(page)).toContain('fow-8.01/1102/');
    await page.getByRole('searchbox').fill('飛翔');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('飛翔');
  });

  test('can be limited to one document', async () => {
    const page = await site.page();
    await page.goto('/ja/search/?q=%E5%85%88%E5%88%B6');
    await hydrated(page);
    await firstThree(page);
    await page.getByRole('combobox', { name: '文書で絞る' }).selectOption('fow-2.0');
    await expect
      .poll(() =>
        page
          .locator('a[data-result]')
          .evaluateAll((found) => found.every((link) => link.getAttribute('href')?.includes('/fow-2.0/'))),
      )
      .toBe(true);
    expect(new URL(page.url()).searchParams.get('doc')).toBe('fow-2.0');
  });

  test('can be limited to one kind of clause, and says so in its address', async () => {
    const page = await site.page();
    await page.goto('/en/search/?q=ability');
    await hydrated(page);
    const before = await firstThree(page);
    await page.getByRole('combobox', { name: 'Limit to a kind of clause' }).selectOption('example');
    await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBe('example');
    await expect.poll(() => firstThree(page)).not.toEqual(before);
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole('combobox', { name: 'Limit to a kind of clause' }).inputValue()).toBe('example');
    await page.locator('a[data-result]').first().click();
    await page.waitForURL((url) => url.hash !== '');
    expect(await page.locator('article:target').getAttribute('data-kind')).toBe('example');
  });

  test('on the cover is still there on the way back', async () => {
    const page = await site.page();
    await page.goto('/en/');
    await hydrated(page);
    await page.getByRole('searchbox').fill('first strike');
    const found = await firstThree(page);
    await page.locator('a[data-result]').first().click();
    await page.waitForURL((url) => url.pathname.includes('/rules/'));
    await page.goBack();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('first strike');
    expect(await firstThree(page)).toEqual(found);
  });

  test('leads from the window to the page that has all the answers', async () => {
    const page = await site.page();
    await page.goto('/en/rules/fow-8.01/806/');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.keyboard.type('damage');
    await firstThree(page);
    const few = await page.locator('a[data-result]').count();
    await page.getByRole('link', { name: 'Open this search as a page' }).click();
    await page.waitForURL((url) => url.pathname === '/en/search/' && url.searchParams.get('q') === 'damage');
    await expect.poll(() => page.locator('a[data-result]').count()).toBeGreaterThan(few);
  });
});

describe('an address that does not exist', () => {
  test.each([
    ['/en/nowhere/', 'en', ['There is no such page']],
    ['/ja/nowhere/', 'ja', ['このページはない']],
    ['/nowhere/', 'ja', ['このページはない', 'There is no such page']],
  ])('%s answers in the language it begins with', async (path, lang, headings) => {
    const page = await site.page();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('h1:visible').allTextContents()).toEqual(headings);
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
  });
});
