import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LETTERS } from '../../_design/generated/letters';
import { siteFolder } from '../host/static-server';
import { hydrated, openSite, type Site } from './browser';
import { openFile, printed, textFile } from './official-file';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** What the Core Web Vitals call good. */
const STEADY = 0.1;
const WIDTHS: readonly BrowserContextOptions[] = [
  { viewport: { width: 360, height: 740 }, hasTouch: true },
  { viewport: { width: 1280, height: 800 } },
];

/** How much of the page moves by itself, once its fonts are drawn, until all that it loads is there. */
async function shifted(page: Page, path: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => Reflect.has(window, 'drawnAt'));
  return page.evaluate(() => {
    const drawnAt: number = Reflect.get(window, 'drawnAt');
    const shifts: readonly { at: number; value: number }[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, { at, value }) => (at > drawnAt ? sum + value : sum), 0);
  });
}

/**
 * The same of the quietest of three visits: what a page moves by itself it moves every time; what a busy machine only draws late is
 * late by chance.
 */
async function movedBy(page: Page, path: string): Promise<number> {
  let least = await shifted(page, path);
  for (let visit = 1; visit < 3 && least >= STEADY; visit += 1) least = Math.min(least, await shifted(page, path));
  return least;
}

/**
 * Readers' machines have a Japanese font, of the same widths as the web font; one that runs tests may have none, and then
 * text moves when the web font comes. So it is there from the beginning; on a busy machine the page can be drawn before it
 * all the same, and what moves by that counts for nothing.
 */
async function withFonts(page: Page): Promise<void> {
  const folder = join(siteFolder('out'), 'fonts');
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  const sheet = readFileSync(join(siteFolder('out'), LETTERS), 'utf8');
  const faces = files.map((name) => ({
    weight: name.split('-')[1] === '700' ? '700' : '400',
    bytes: readFileSync(join(folder, name)).toString('base64'),
    unicodeRange: new RegExp(`${name}[^}]*unicode-range: ([^;]+);`).exec(sheet)?.[1],
  }));
  await page.addInitScript((all) => {
    const loading = all.map(({ weight, bytes, unicodeRange }) => {
      const font = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const face = new FontFace('Saitei Sans', font, { weight, unicodeRange });
      document.fonts.add(face);
      return face.load();
    });
    const drawn = () => requestAnimationFrame(() => Reflect.set(window, 'drawnAt', performance.now()));
    Promise.all(loading).then(() => requestAnimationFrame(drawn));
  }, faces);
}

async function watched(page: Page): Promise<Page> {
  await withFonts(page);
  await page.addInitScript(() => {
    const shifts: { at: number; value: unknown }[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push({ at: entry.startTime, value: Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

describe.each(['ja', 'en'] as const)('in %s nothing jumps', (lang) => {
  test('where a link leads to a clause that stands open', async () => {
    for (const width of WIDTHS) {
      const page = await watched(await site.page(width));
      for (const place of [
        'fow-5.5/8.5/#8.5.3',
        'fow-5.5/3.6/#3.6.3',
        'fow-8.01/903/#903.2.b',
        'fow-8.01/402/#402.1',
      ]) {
        expect(await movedBy(page, `/${lang}/rules/${place}`), `${place} at ${width.viewport?.width}`).toBeLessThan(
          STEADY,
        );
      }
      await page.context().close();
    }
  });

  test('where the device has the official text', async () => {
    for (const width of WIDTHS) {
      const page = await watched(await site.page(width));
      await page.goto(`/${lang}/official/`);
      await hydrated(page);
      await openFile(page, textFile('rules.txt', printed('fow-8.01', 'ja', '402.1')));
      await page.waitForFunction(() => localStorage.getItem('saitei-kept') !== null);
      for (const place of ['fow-8.01/402/', 'fow-8.01/402/#402.6b', 'fow-8.01/1007/#1007.6b', 'fow-8.01/712/#712.2d']) {
        expect(await movedBy(page, `/${lang}/rules/${place}`), `${place} at ${width.viewport?.width}`).toBeLessThan(
          STEADY,
        );
        await expect.poll(() => page.locator('blockquote:visible').count()).toBeGreaterThan(0);
      }
      await page.context().close();
    }
  }, 120_000);
});

test('a text that is taken off the device leaves no room behind', async () => {
  const page = await site.page();
  await page.goto('/ja/official/');
  await hydrated(page);
  await openFile(page, textFile('rules.txt', printed('fow-8.01', 'ja', '402.1')));
  await page.waitForFunction(() => localStorage.getItem('saitei-kept') !== '');
  const rooms = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saitei-room')).length);
  await expect.poll(rooms).toBeGreaterThan(50);
  await page
    .getByRole('button', { name: /取り除く/ })
    .first()
    .click();
  await expect.poll(rooms).toBe(0);
});

test('a link by another spelling of the number marks and opens the clause', async () => {
  const page = await site.page();
  await page.goto('/en/rules/fow-8.01/806/#806.2a-1');
  await hydrated(page);
  await expect.poll(() => page.locator('article[data-here]').getAttribute('id')).toBe('806.2.a-1');
  await page.locator('[id="806.2a"] h2 a').click();
  await expect.poll(() => page.locator('article[data-here]').getAttribute('id')).toBe('806.2a');
});
