import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readScenario } from '@/scenarios/format/read';
import { play as played } from '@/scenarios/play/play';
import { hydrated, openSite, type Site } from './browser';
import { rowAsking, rowWith } from './rows';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const STRIKE = 'scenarios/first-strike-kills-the-blocker/';
const PIERCE = 'scenarios/pierce-and-the-attacked-resonator/';
const WORDS = {
  en: { reveal: 'Show the ruling', strip: 'What decides it', watch: 'Watch it play', play: 'The play' },
  ja: { reveal: '裁定を見る', strip: '決め手の条文', watch: '動かして見る', play: 'プレイの流れ' },
} as const;
type Lang = keyof typeof WORDS;

const rowOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('aria-valuenow')) - 1;
const stripOf = (page: Page, lang: Lang): Locator => page.getByRole('region', { name: WORDS[lang].strip });

async function opened(lang: Lang, path: string, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const phone = width < 600 ? { hasTouch: true, isMobile: true } : {};
  const page = await site.page({ viewport: { width, height: 740 }, reducedMotion: 'reduce', colorScheme, ...phone });
  await page.goto(`/${lang}/${path}`);
  await hydrated(page);
  return page;
}

async function revealed(lang: Lang, path: string, width: number, colors?: 'light' | 'dark'): Promise<Page> {
  const page = await opened(lang, path, width, colors);
  await page.getByRole('button', { name: WORDS[lang].reveal }).click();
  await stripOf(page, lang).waitFor();
  return page;
}

/** The smallest side of anything that is tapped in a place. */
const smallest = (of: Locator): Promise<number> =>
  of.locator('button, a, summary').evaluateAll((all) =>
    Math.min(
      ...all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .flatMap(({ width, height }) => [width, height]),
    ),
  );

describe('under the answer of a ruling', () => {
  test.each(['ja', 'en'] as const)('in %s stands what decides it, not before', async (lang) => {
    const page = await opened(lang, STRIKE, 1280);
    expect(await stripOf(page, lang).count()).toBe(0);
    await page.getByRole('button', { name: WORDS[lang].reveal }).click();
    const strip = stripOf(page, lang);
    const entries = strip.getByRole('listitem');
    expect(await entries.count()).toBe(5);
    expect(await entries.first().textContent()).toContain('804.4');
    expect(await entries.last().textContent()).toContain('1204.1');
    const more = strip.locator('button[aria-expanded]');
    await more.click();
    await expect.poll(() => entries.count()).toBeGreaterThan(5);
    await page.context().close();
  });

  test('a tap leads to its moment, which the scrubber shows', async () => {
    const page = await revealed('en', STRIKE, 360);
    const entry = stripOf(page, 'en').getByRole('listitem').last();
    const button = entry.getByRole('button', { name: /^See row/ });
    const row = Number((await button.textContent())?.replace(/\D/g, '')) - 1;
    await button.tap();
    await expect.poll(() => rowOf(page)).toBe(row);
    await page.waitForURL((url) => url.searchParams.get('r') === String(row));
    expect(await page.locator('[data-clause="1204.1"][data-now="true"]').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test('watching begins at the first deciding moment', async () => {
    const page = await opened('en', STRIKE, 1280);
    await page.getByRole('button', { name: WORDS.en.watch }).click();
    await expect.poll(() => rowOf(page)).toBe(78);
    await page.context().close();
  });

  test('the contradiction it shows is a link with its title', async () => {
    const page = await revealed('en', PIERCE, 1280);
    const link = stripOf(page, 'en').locator('a[href*="/contradictions/B"]');
    expect(await link.count()).toBe(1);
    expect((await link.textContent())?.length).toBeGreaterThan(20);
    await page.context().close();
  });
});

describe('a play in three depths', () => {
  test('the jump keys reach the damage and the destruction', async () => {
    const page = await opened(
      'en',
      `${STRIKE}?e=fow-8.01&r=${rowAsking('first-strike-kills-the-blocker', 'battle.blocker')}`,
      1280,
    );
    const steps: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const row = await rowOf(page);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => rowOf(page)).toBeGreaterThan(row);
      steps.push(await rowOf(page));
    }
    for (const kind of ['damage', 'destroy'] as const)
      expect(steps).toContain(rowWith('first-strike-kills-the-blocker', kind));
    await page.context().close();
  });

  test('what happens is a line each; a round of passes opens', async () => {
    const page = await opened('en', STRIKE, 360);
    const play = page.getByRole('region', { name: WORDS.en.play });
    await play.getByRole('button', { name: 'What happens' }).click();
    const rows = play.locator('tbody tr');
    const folded = await rows.count();
    expect(folded).toBeLessThan(30);
    const round = play.getByRole('button', { name: /^Passes/ }).first();
    await round.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(folded);
    expect(await round.getAttribute('aria-expanded')).toBe('true');
    await play.getByRole('button', { name: 'Every row' }).click();
    const read = readScenario('scenarios/fow/first-strike-kills-the-blocker.yaml');
    expect(read.ok).toBe(true);
    if (read.ok) await expect.poll(() => rows.count()).toBe(played(read.scenario, 'fow-8.01').rows.length);
    await page.context().close();
  });
});

test('on paper a ruling is its question, the ruling, what decides it and its address, without controls', async () => {
  const page = await opened('en', STRIKE, 1280);
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('main').innerText();
  for (const part of ['Ruling', '804.4', '1204.1', STRIKE]) expect(text).toContain(part);
  expect(await page.locator('main button:visible').count()).toBe(0);
  await page.context().close();
});

test('the list of rulings names of each the clause that decides it first', async () => {
  const page = await opened('en', 'scenarios/', 360);
  await page.getByRole('textbox').fill('first strike kills the blocker');
  const ruling = page.locator(`main li a[href="/en/${STRIKE}"]`);
  expect(await ruling.textContent()).toContain('804.4');
  await page.context().close();
});

describe('nothing overflows, everything can be tapped and read', () => {
  test.each(
    (['ja', 'en'] as const).flatMap((lang) =>
      [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((colors) => [lang, width, colors] as const)),
    ),
  )('in %s at %i pixels, %s', async (lang, width, colors) => {
    const page = await revealed(lang, STRIKE, width, colors);
    const strip = stripOf(page, lang);
    await strip.locator('button[aria-expanded]').click();
    expect(await smallest(strip)).toBeGreaterThanOrEqual(width < 600 ? 43.9 : 20);
    await page.getByRole('region', { name: WORDS[lang].play }).locator('button').nth(1).click();
    const [content, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(window);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);
    await page.context().close();
  });
});
