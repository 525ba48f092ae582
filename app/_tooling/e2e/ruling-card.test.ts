import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const STRIKE = 'scenarios/first-strike-kills-the-blocker/';
/** The one with the most on its card. */
const LONGEST = 'scenarios/five-cards-in-a-game-begun-anew/';
const WORDS = {
  en: { title: 'Ruling card', both: 'Both', close: 'Close', code: 'QR code that opens this page' },
  ja: { title: '裁定カード', both: '日英両方', close: '閉じる', code: 'このページを開くQRコード' },
} as const;
type Lang = keyof typeof WORDS;

const cardOf = (page: Page, lang: Lang): Locator => page.getByRole('region', { name: WORDS[lang].title });

/** A page with its card open and its code drawn. */
async function shown(
  lang: Lang,
  path: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const page = await site.page({ viewport, colorScheme });
  await page.goto(`/${lang}/${path}`);
  await hydrated(page);
  await page.getByRole('button', { name: WORDS[lang].title }).click();
  await page.getByRole('img', { name: WORDS[lang].code }).waitFor();
  await cardOf(page, lang).getByRole('listitem').first().getByRole('paragraph').first().waitFor();
  return page;
}

/** How many sheets of paper a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const DESK = { width: 1280, height: 800 };

describe('the ruling card', () => {
  test('has the question, the ruling, what decides it with its sentences, the edition with its date, and the link', async () => {
    const page = await shown('en', STRIKE, DESK);
    const text = await cardOf(page, 'en').innerText();
    for (const part of ['Question', 'Ruling', '804.4', '1204.1', 'Force of Will 8.01', 'Published 20', STRIKE])
      expect(text).toContain(part);
    expect(text).not.toMatch(/[ぁ-ん]{4}/);
    await page.context().close();
  });

  test('has both languages side by side where that is chosen', async () => {
    const page = await shown('ja', STRIKE, DESK);
    await page.getByRole('button', { name: WORDS.ja.both }).click();
    const clause = cardOf(page, 'ja').getByRole('listitem').first();
    const sides = await clause.getByRole('paragraph').evaluateAll((all) =>
      all.map((one) => {
        const { top, left } = one.getBoundingClientRect();
        return { lang: one.getAttribute('lang'), top, left };
      }),
    );
    expect(sides.map(({ lang }) => lang)).toEqual(['ja', 'en']);
    expect(sides[0]?.top).toBe(sides[1]?.top);
    expect(sides[0]?.left).toBeLessThan(sides[1]?.left ?? 0);
    await page.context().close();
  });

  test('names the edition that is open, and its link opens that', async () => {
    const page = await shown('en', `${STRIKE}?e=fow-5.5&r=-1`, DESK);
    const text = await cardOf(page, 'en').innerText();
    expect(text).toContain('Force of Will 5.5');
    expect(text).toContain(`${STRIKE}?e=fow-5.5`);
    await page.context().close();
  });

  test('is alone while it is open: keys are its own, and Escape gives the page back where it was', async () => {
    const page = await shown('en', STRIKE, DESK);
    const row = () => page.locator('[role="slider"]').getAttribute('aria-valuenow');
    const before = await row();
    await page.keyboard.press('End');
    expect(await page.locator('main').evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => cardOf(page, 'en').count()).toBe(0);
    expect(await row()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(WORDS.en.title);
    await page.context().close();
  });

  test('is there for a table of one’s own: the question, what it comes to, and what decides it', async () => {
    const page = await shown('en', 'table/', DESK);
    const card = cardOf(page, 'en');
    const text = await card.innerText();
    for (const part of ["Where B's 300/600 is", 'graveyard', '806.2']) expect(text).toContain(part);
    const drawn = await card.getByRole('img').locator('path').getAttribute('d');
    expect(drawn?.length).toBeGreaterThan(1_000);
    await page.context().close();
  });

  test('loads what draws its code only when it is shown', async () => {
    const page = await site.page({ viewport: DESK });
    await page.goto(`/en/${STRIKE}`);
    await hydrated(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('button', { name: WORDS.en.title }).click();
    await page.getByRole('img', { name: WORDS.en.code }).waitFor();
    expect(fetched.filter((url) => url.endsWith('.js'))).toHaveLength(1);
    await page.context().close();
  });

  test.each([STRIKE, LONGEST])('takes one half sheet alone, in one language and in both: %s', async (path) => {
    const page = await shown('en', path, DESK);
    for (const choice of ['English', '日本語', 'Both']) {
      await page.getByRole('button', { name: choice, exact: true }).click();
      expect(await sheets(page), choice).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('h1').isVisible()).toBe(false);
    await page.context().close();
  });

  test.each([
    ['ja', 360, 740, 'dark'],
    ['en', 740, 360, 'light'],
    ['en', 360, 740, 'light'],
    ['ja', 1280, 800, 'light'],
  ] as const)(
    'in %s at %i × %i, %s, is dark on white, sound to those who hear it, and no wider than the screen',
    async (lang, width, height, colors) => {
      const page = await shown(lang, STRIKE, { width, height }, colors);
      await page.getByRole('button', { name: WORDS[lang].both }).click();
      const card = cardOf(page, lang);
      const look = await card.evaluate((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        return { backgroundColor, color, over: one.scrollWidth - one.clientWidth };
      });
      expect(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(17, 17, 17)', over: 0 });
      const low = await card
        .getByRole('button')
        .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
      expect(low).toBeGreaterThanOrEqual(43.9);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.context().close();
    },
  );
});
