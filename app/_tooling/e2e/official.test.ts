import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfOf } from '@/rules/official/testing/pdf';
import { hydrated, openSite, type Site } from './browser';
import { MARK, officialPage, openFile, pdfFile, printed, textFile } from './official-file';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const FOW_801 = () => textFile('fow.txt', printed('fow-8.01', 'ja', '806.2a'));

describe('an official text of one’s own', () => {
  test('is counted, stands beside the restatement, is searched, stays, and is removed', async () => {
    const page = await officialPage(site, 'ja');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(site.url)) sent.push(request.url());
    });
    expect(await openFile(page, FOW_801())).toContain('851条中851条が一致');
    expect(sent).toEqual([]);

    await page.goto('/ja/rules/fow-8.01/806/');
    const official = page.locator('[id="806.2a"] blockquote');
    await expect.poll(() => official.textContent()).toContain(MARK.ja);
    expect(await official.textContent()).toContain('公式の文 8.01・日本語');
    expect(await page.locator('[id="806.2b"] blockquote').textContent()).not.toContain(MARK.ja);

    await page.goto('/ja/search/?q=羅針盤');
    const answer = page.locator('a[data-result]').first();
    await expect.poll(() => answer.getAttribute('href')).toBe('/ja/rules/fow-8.01/806/#806.2a');
    expect(await answer.textContent()).toContain('公式の文');
    expect(await answer.locator('mark').first().textContent()).toBe('羅針盤');

    await page.goto('/ja/official/');
    const kept = page.locator('li', { hasText: 'fow.txt' });
    expect(await kept.textContent()).toContain('851条');
    await kept.getByRole('button', { name: 'Force of Will 8.01（日本語）の公式の文を取り除く' }).click();
    await page.getByRole('button', { name: '元に戻す' }).waitFor();
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    await page.goto('/ja/search/?q=羅針盤');
    await expect.poll(() => page.locator('search [role=status]').textContent()).toMatch(/当たる条文はない|件/);
    expect(await page.locator('a[data-result] mark', { hasText: '羅針盤' }).count()).toBe(0);
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    expect(await page.locator('blockquote').count()).toBe(0);
  });

  test('in the other language is shown in the place of one in the language of the page, and can be hidden', async () => {
    const page = await officialPage(site, 'en');
    expect(await openFile(page, FOW_801())).toContain('851 of 851 clauses matched');
    await page.goto('/en/rules/fow-8.01/806/');
    const official = page.locator('[id="806.2a"] blockquote');
    await expect.poll(() => official.isVisible()).toBe(true);
    expect(await official.textContent()).toContain('Official text 8.01, Japanese');
    expect(await official.locator('p').getAttribute('lang')).toBe('ja');
    await page.getByRole('checkbox', { name: 'Official text' }).press('Space');
    expect(await official.isVisible()).toBe(false);
    await page.goto('/en/rules/fow-8.01/805/');
    await page.locator('blockquote').first().waitFor({ state: 'attached' });
    expect(await page.locator('blockquote').first().isVisible()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Official text' }).isChecked()).toBe(false);
  });

  test('is put back when it was removed by mistake, by the keyboard alone', async () => {
    const page = await officialPage(site, 'en');
    await openFile(page, textFile('old.txt', printed('fow-5.5', 'en', '8.5.2')));
    await page.getByRole('button', { name: /^Remove the official text of Force of Will 5.5/ }).press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name: /^Remove the official text of Force of Will 5.5/ }).waitFor();
    await page.goto('/en/rules/fow-5.5/8.5/');
    await expect.poll(() => page.locator('[id="8.5.2"] blockquote').textContent()).toContain(MARK.en);
  });

  test('may be a Japanese PDF whose letters are named by a table; what reads PDFs comes with the first', async () => {
    const page = await officialPage(site, 'ja');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const lines = printed('fow-5.00', 'ja', '1.1.1').split('\n');
    const bytes = await pdfOf(lines, { letters: 'UniJIS-UCS2-H' });
    const file = pdfFile('fow.pdf', bytes);
    expect(await openFile(page, textFile('letter.txt', 'A letter.'))).toContain('読める文書のどれでもない');
    expect(asked.filter((path) => path.startsWith('/pdf/'))).toEqual([]);
    expect(await openFile(page, file)).toContain('211条中211条が一致');
    expect(asked).toContain('/pdf/cmaps/UniJIS-UCS2-H.bcmap');
  });

  test('is dropped anywhere on the page', async () => {
    const page = await officialPage(site, 'en');
    const data = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }));
        return transfer;
      },
      printed('fow-5.00', 'ja', '1.1.1'),
    );
    await page.dispatchEvent('h1', 'dragover', { dataTransfer: data });
    await page.dispatchEvent('h1', 'drop', { dataTransfer: data });
    const account = page.locator('main [role=status] section');
    await expect.poll(() => account.textContent()).toContain('211 of 211 clauses matched');
  });

  test('with lines of something else has them listed, and its clauses that are not there as links', async () => {
    const page = await officialPage(site, 'en');
    const lines = printed('fow-8.01', 'ja', '806.2a').split('\n');
    const from = lines.findIndex((line) => line.startsWith('806.2b.'));
    const to = lines.findIndex((line) => line.startsWith('807.'));
    const left = [...lines.slice(0, from), ...lines.slice(to)];
    const account = await openFile(page, textFile('torn.txt', left.join('\n')));
    expect(account).toMatch(/8[34]\d of 851 clauses matched/);
    const missing = page.locator('main [role=status] a', { hasText: /^806\.2b$/ });
    expect(await missing.getAttribute('href')).toBe('/en/rules/fow-8.01/806/#806.2b');
  });
});

describe('reading', () => {
  test('is given up with those that wait, and nothing is kept', async () => {
    const page = await officialPage(site, 'en');
    const [first, second] = [FOW_801(), { ...FOW_801(), name: 'second.txt' }];
    await page.locator('input[type=file]').setInputFiles([first, second]);
    await page.getByText('1 more to read').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    const account = page.locator('main [role=status] section');
    await expect.poll(() => account.textContent()).toBe('fow.txtStopped. Nothing has changed.');
    expect(await page.locator('main').textContent()).toContain('None yet.');
    expect(await openFile(page, first)).toContain('851 of 851 clauses matched');
  });
});

describe('the clause that a link led to', () => {
  test.each([
    ['a browser that holds on to what is read', true],
    ['one that does not', false],
  ])('stays in sight when the sentences appear, in %s', async (_, holds) => {
    const page = await officialPage(site, 'ja');
    await openFile(page, FOW_801());
    if (!holds) {
      await page.addInitScript(() => {
        const { supports } = CSS;
        CSS.supports = (...asked: [string, string?]) => asked[0] !== 'overflow-anchor' && supports(asked.join(': '));
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.setProperty('overflow-anchor', 'none');
        });
      });
    }
    await page.goto('/ja/rules/fow-8.01/903/#903.2.h');
    await page.locator('blockquote').first().waitFor();
    const top = () => page.locator('[id="903.2.h"]').evaluate((clause) => clause.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 64)).toBeLessThan(120);
  });
});
