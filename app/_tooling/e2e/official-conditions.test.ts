import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfOf } from '@/rules/official/testing/pdf';
import { hydrated, openSite, type Site } from './browser';
import { officialPage, openFile, pdfFile, printed, textFile } from './official-file';

let site: Site;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saitei-official-'));
  site = await openSite();
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

describe('a file that is no official text is refused in one line', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['100 MB', 'large.txt', () => Buffer.alloc(100_000_000, 'a'), 'It is 100 MB; a rule document is less than 40 MB.'],
    ['nothing', 'empty.txt', () => Buffer.alloc(0), 'It has no text.'],
    [
      'binary',
      'noise.bin',
      () => Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)),
      'It is not a text file',
    ],
    ['an archive', 'packed.pdf', () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), 'It is an archive. Save it as'],
    ['a broken PDF', 'broken.pdf', () => Buffer.from('%PDF-1.7\nnothing more'), 'The PDF is broken.'],
    [
      'a PDF with scripts',
      'script.pdf',
      async () => Buffer.from(await pdfOf(['text'], { script: 'app.alert(1)' })),
      'not one of the documents',
    ],
    [
      'another game',
      'ships.txt',
      () => Buffer.from('101. 帆船\n101.1. 帆船は港に着く。\n'.repeat(99)),
      'not one of the documents',
    ],
  ])('%s', async (_, name, content, line) => {
    const page = await officialPage(site, 'en');
    const path = join(folder, name);
    writeFileSync(path, await content());
    expect(await openFile(page, path)).toContain(line);
    expect(await page.locator('main').textContent()).toContain('None yet.');
    await page.context().close();
  });

  test('in the language of the page', async () => {
    const page = await officialPage(site, 'ja');
    expect(await openFile(page, textFile('blank.txt', ' \n'))).toBe(
      'blank.txt は読めない文字が入っていない。ルール文書のテキストかPDFを選ぶ。',
    );
  });
});

test('a browser that keeps nothing says so', async () => {
  const page = await site.page();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/en/official/');
  await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('do not let it store anything');
});

test('without a network a PDF is read once the page was visited', async () => {
  const own = await openSite();
  try {
    const page = await own.page({ serviceWorkers: 'allow' });
    await page.goto('/ja/official/');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const parts = await page.evaluate(async () => {
      const answer = await fetch('/pdf/parts.json');
      const list: string[] = await answer.json();
      return list;
    });
    expect(parts.length).toBeGreaterThan(10);
    const kept = () =>
      page.evaluate(async (all) => {
        const found = await Promise.all(all.map((path) => caches.match(path)));
        return found.filter((answer) => answer !== undefined).length;
      }, parts);
    await expect.poll(kept).toBe(parts.length);
    await page.reload();
    await own.disconnect();
    await page.reload();
    await hydrated(page);
    const bytes = await pdfOf(printed('fow-5.00', 'ja', '1.1.1').split('\n'), { letters: 'UniJIS-UCS2-H' });
    const file = pdfFile('fow.pdf', bytes);
    expect(await openFile(page, file)).toContain('211条中211条が一致');
  } finally {
    await own.close();
  }
});

describe('nobody is shut out', () => {
  test.each(['ja', 'en'] as const)('in %s, at both widths, light and dark', async (lang) => {
    for (const width of [360, 1280]) {
      const page = await site.page({
        viewport: { width, height: 800 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.goto(`/${lang}/official/`);
      await hydrated(page);
      await openFile(page, textFile('letter.txt', 'A letter.'));
      await openFile(page, textFile('fow.txt', printed('fow-5.00', 'ja', '1.1.1')));
      for (const path of [`/${lang}/official/`, `/${lang}/rules/fow-5.00/1.1/`, `/${lang}/search/?q=羅針盤`]) {
        if (!page.url().includes('/official/') || !path.includes('/official/')) await page.goto(path);
        await hydrated(page);
        await page.locator('blockquote, a[data-result], main [role=status] section').first().waitFor();
        const [content, window] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect(content, `${path} ${width}`).toBeLessThanOrEqual(window ?? 0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
            path,
          ).toEqual([]);
        }
      }
      await page.context().close();
    }
  });
});
