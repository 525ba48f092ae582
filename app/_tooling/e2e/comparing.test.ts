import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsIn } from '../../_words/words';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function open(path: string, options: Parameters<Site['page']>[0] = {}): Promise<Page> {
  const page = await site.page(options);
  await page.goto(path);
  await hydrated(page);
  return page;
}

describe('where a link leads, the clause stands open', () => {
  test('803.5 of 8.01: both languages, what changed since 5.5, and that 1129.2 refers to it', async () => {
    const page = await open('/en/rules/fow-8.01/803/#803.5');
    const clause = page.locator('[id="803.5"]');
    expect(await clause.locator('div[lang="en"]').first().isVisible()).toBe(true);
    expect(await clause.locator('div[lang="ja"]').first().isVisible()).toBe(true);
    expect(await page.locator('[id="803.4"] div[lang="ja"]').first().isVisible()).toBe(false);
    const since = clause.getByRole('button', { name: 'since 5.5: changed' });
    expect(await since.getAttribute('aria-expanded')).toBe('true');
    const before = clause.getByRole('list', { name: 'The same rule in other editions' });
    await before.waitFor();
    expect(await before.locator('strong').allTextContents()).toEqual(['5.5']);
    expect(await clause.getByRole('link', { name: '1129.2' }).isVisible()).toBe(true);
    await since.click();
    expect(await before.count()).toBe(0);
  });

  test('8.5.2 of 5.5 says that it is old, and what 8.01 says now', async () => {
    const page = await open('/en/rules/fow-5.5/8.5/#8.5.2');
    expect(await page.locator('main').textContent()).toContain('An old version.');
    const clause = page.locator('[id="8.5.2"]');
    expect(await clause.getByRole('button', { name: 'now in 8.01: changed' }).isVisible()).toBe(true);
    const now = clause.getByRole('list', { name: 'The same rule in other editions' });
    await now.getByRole('link', { name: '806.2a' }).waitFor();
    expect(await now.locator('p[lang="en"]').first().isVisible()).toBe(true);
    await now.getByRole('link', { name: '806.2a' }).click();
    await page.waitForURL((url) => url.pathname === '/en/rules/fow-8.01/806/' && url.hash === '#806.2a');
    await hydrated(page);
    expect(await page.locator('main').textContent()).not.toContain('An old version.');
  });

  test('a clause that a link on the page leads to opens as well', async () => {
    const page = await open('/ja/rules/fow-5.5/8.5/');
    const clause = page.locator('[id="8.5.2"]');
    expect(await clause.getByRole('list', { name: '他の版の同じルール' }).count()).toBe(0);
    await clause.getByRole('link', { name: '8.5.2', exact: true }).click();
    await clause.getByRole('list', { name: '他の版の同じルール' }).waitFor();
  });

  test('a language that was chosen stays alone', async () => {
    const page = await site.page();
    await page.addInitScript(() => localStorage.setItem('saitei-columns', 'own'));
    await page.goto('/en/rules/fow-8.01/803/#803.5');
    await hydrated(page);
    expect(await page.locator('[id="803.5"] div[lang="ja"]').first().isVisible()).toBe(false);
  });
});

describe('under a clause', () => {
  test('a thumb finds what it can do behind a sign', async () => {
    const page = await open('/ja/rules/fow-8.01/806/', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const clause = page.locator('[id="806.2a"]');
    const others = clause.getByRole('button', { name: '他の版' });
    expect(await others.isVisible()).toBe(false);
    const more = clause.getByRole('button', { name: '条文 806.2a でできること' });
    await more.tap();
    expect(await others.isVisible()).toBe(true);
    await more.tap();
    expect(await others.isVisible()).toBe(false);
  });

  test('the other editions say what became of the rule', async () => {
    const page = await open('/en/rules/fow-8.01/806/');
    const clause = page.locator('[id="806.2a"]');
    await clause.hover();
    await clause.getByRole('button', { name: 'Other editions' }).click();
    const editions = clause.getByRole('list', { name: 'The same rule in other editions' });
    await editions.waitFor();
    expect(await editions.locator('strong').allTextContents()).toEqual(['2.0', '5.00', '5.5']);
    expect(await editions.getByText(wordsIn('en').compare.lost).isVisible()).toBe(true);
    const before = editions
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: '8.5.2', exact: true }) });
    expect(await before.locator('p[lang="en"]').first().isVisible()).toBe(true);
    expect(await before.locator('p[lang="ja"]').first().isVisible()).toBe(false);
    await before.getByRole('link', { name: '8.5.2', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/en/rules/fow-5.5/8.5/' && url.hash === '#8.5.2');
  });

  test('where the sentences are alike, the differing words are marked', async () => {
    const page = await open('/en/rules/fow-8.01/806/');
    const clause = page.locator('[id="806.2b"]');
    await clause.hover();
    await clause.getByRole('button', { name: 'Other editions' }).click();
    const editions = clause.getByRole('list', { name: 'The same rule in other editions' });
    await editions.waitFor();
    await editions.locator('p[lang="en"] mark').first().waitFor({ state: 'attached' });
  });

  test('the history follows the rule through the editions, oldest first', async () => {
    const page = await open('/ja/rules/fow-8.01/806/');
    const clause = page.locator('[id="806.2a"]');
    await clause.hover();
    await clause.getByRole('button', { name: '沿革' }).click();
    const line = clause.getByRole('list', { name: 'このルールの沿革' });
    await line.waitFor();
    expect(await line.locator('strong').allTextContents()).toEqual(['2.0', '5.00', '5.5', '8.01']);
    expect(await line.locator('[aria-current] strong').textContent()).toBe('8.01');
    expect(await line.getByText('5.5から：変更').isVisible()).toBe(true);
  });

  test('says so when the other editions do not load, and tries again', async () => {
    const page = await site.page();
    await page.route('**/data/editions/**', (route) => route.abort());
    await page.goto('/en/rules/fow-8.01/806/');
    await hydrated(page);
    const clause = page.locator('[id="806.2a"]');
    await clause.hover();
    const others = clause.getByRole('button', { name: 'Other editions' });
    await others.click();
    await clause.getByText('The other editions did not load.').waitFor();
    await page.unroute('**/data/editions/**');
    await others.click();
    await others.click();
    await clause.getByRole('list', { name: 'The same rule in other editions' }).waitFor();
  });
});

describe('a situation that editions judge apart', () => {
  test('is found under two editions, and shows rulings, clauses and the scenario', async () => {
    const page = await open('/en/contradictions/', { viewport: { width: 360, height: 740 } });
    const listed = page.locator('main li a[href*="/contradictions/"]');
    expect(await listed.count()).toBe(72);
    await page.getByRole('button', { name: '2.0 and 8.01' }).click();
    await expect.poll(() => listed.count()).toBeLessThan(72);
    await page.locator('a[href="/en/contradictions/B57/"]').click();
    await page.waitForURL((url) => url.pathname === '/en/contradictions/B57/');
    await hydrated(page);
    const early = page.getByRole('region', { name: '2.0', exact: true });
    expect(await early.textContent()).toContain('To B.');
    const text = early.locator('dd', { hasText: /\w{4}/ });
    expect(await text.isVisible()).toBe(false);
    await early.locator('summary').click();
    expect(await text.isVisible()).toBe(true);
    const main = (await page.locator('main').textContent()) ?? '';
    expect(main).toContain('Force of Will 8.01 (2018-09-05)');
    expect(main).toContain('prevail');
    await page.getByRole('link', { name: /^Watch it play/ }).click();
    await page.waitForURL((url) => url.pathname === '/en/scenarios/pierce-and-the-attacked-resonator/');
  });

  test('has its clauses in sight where there is room, and on paper', async () => {
    const page = await open('/ja/contradictions/B57/', { viewport: { width: 1280, height: 800 } });
    const text = page.locator('details dd').first();
    expect(await text.isVisible()).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await text.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await text.isVisible()).toBe(true);
  });

  test('is linked from the clauses that decide it', async () => {
    const page = await open('/ja/rules/fow-8.01/1102/#1102.2b');
    await page
      .locator('[id="1102.2b"]')
      .getByRole('link', { name: 'リゾネイターへの[貫通]の攻撃をブロックする' })
      .click();
    await page.waitForURL((url) => url.pathname === '/ja/contradictions/B57/');
  });
});

test('the update log of a document is one step from its contents, and leads to the clauses', async () => {
  const page = await open('/en/rules/fow-8.01/');
  await page.getByRole('link', { name: 'Update log' }).click();
  await page.waitForURL((url) => url.pathname === '/en/rules/fow-8.01/history/');
  expect(await page.locator('main').textContent()).toContain('Force of Will Comprehensive Rules ver. 8.01');
  await page.locator('main li a.number').first().click();
  await page.waitForURL((url) => /^\/en\/rules\/fow-8\.01\/\d+\/$/.test(url.pathname));
});
