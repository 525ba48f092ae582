import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../../_words/words';
import { hydrated, openSite, type Site } from './browser';

/** One page of every kind, and what is done to it before it is looked at. */
const KINDS: Record<string, { path: string; act?: (page: Page) => Promise<void> }> = {
  cover: { path: '' },
  'answers of the search': {
    path: 'search/?q=pierce',
    act: async (page) => {
      await page.locator('a[data-result]').first().waitFor();
      await page.locator('a[data-guide]').first().waitFor();
    },
  },
  documents: { path: 'rules/' },
  contents: { path: 'rules/fow-8.01/' },
  section: { path: 'rules/fow-8.01/806/' },
  'section in both languages': {
    path: 'rules/fow-8.01/806/',
    act: async (page) => {
      await page.locator('fieldset label').nth(1).click();
      await page.locator('[id="806.2a"] h2').hover();
    },
  },
  'term explained': {
    path: 'rules/fow-8.01/806/',
    act: async (page) => {
      await page.locator('[id="806.1"] a[aria-haspopup="dialog"]:visible').first().click();
      await page.locator('[popover] p[lang]:visible').last().waitFor();
    },
  },
  'clause where a link leads': {
    path: 'rules/fow-5.5/8.5/#8.5.2',
    act: async (page) => {
      await page.locator('[id="8.5.2"] [aria-label] strong').first().waitFor();
    },
  },
  'other editions opened': {
    path: 'rules/fow-8.01/806/',
    act: (page) => opened(page, 'editions'),
  },
  'history of a rule opened': {
    path: 'rules/fow-8.01/806/',
    act: (page) => opened(page, 'history'),
  },
  'update log': { path: 'rules/fow-8.01/history/' },
  'list of contradictions': { path: 'contradictions/' },
  contradiction: {
    path: 'contradictions/B57/',
    act: async (page) => {
      for (const summary of await page.locator('summary:visible').all()) await summary.click();
    },
  },
  'list of rulings': { path: 'scenarios/' },
  chapter: { path: 'rules/fow-8.01/800/' },
  terms: { path: 'terms/' },
  'unknown address': { path: 'rules/fow-9.99/' },
  coverage: {
    path: 'coverage/',
    act: async (page) => {
      await page.locator('summary').first().click();
      await page.locator('details[open] a').first().waitFor();
    },
  },
};

/** Opens a comparison under 806.2a, in the language of the page. */
async function opened(page: Page, list: 'editions' | 'history'): Promise<void> {
  const clause = page.locator('[id="806.2a"]');
  const { reader, compare } = wordsIn((await page.getAttribute('html', 'lang')) === 'ja' ? 'ja' : 'en');
  await clause.hover();
  // Under a thumb a sign says that there is more.
  const more = clause.getByRole('button', { name: reader.actions('806.2a') });
  if (await more.isVisible()) await more.click();
  await clause.getByRole('button', { name: compare[list] }).click();
  await clause.locator('strong').first().waitFor();
}

/** What depends on the colours alone: all that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // No page has a frame: the run needs no page of its own.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Every kind of page in a language, on a phone and on a laptop; a file for each language, so that two run at once. */
export function describePages(lang: Lang): void {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  describe.each([
    ['a phone', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }],
    ['a laptop', { viewport: { width: 1280, height: 800 } }],
  ])(`in ${lang} on %s`, (_device, options) => {
    test.each(Object.entries(KINDS))('%s: no violation, light or dark', async (_name, { path, act }) => {
      const page = await site.page({ colorScheme: 'light', reducedMotion: 'reduce', ...options });
      await page.goto(`/${lang}/${path}`);
      await hydrated(page);
      await act?.(page);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, COLOUR_RULES)).toEqual([]);
      await page.context().close();
    });
  });
}
