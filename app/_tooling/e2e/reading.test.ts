import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openSite, type Site, withWidth } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('a section', () => {
  test('has every clause of 806 as a permalink, in the language of the page', async () => {
    const page = await site.page();
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    expect(await page.getAttribute('html', 'lang')).toBe('ja');
    const clause = page.locator('[id="806.2a"]');
    expect(await clause.locator('div[lang="ja"]').first().isVisible()).toBe(true);
    expect(await clause.locator('div[lang="en"]').first().isVisible()).toBe(false);
    await clause.getByRole('link', { name: '806.2a', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#806.2a');
  });

  test('shows one language or both, and remembers which', async () => {
    const page = await site.page();
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    await page.getByText('両方', { exact: true }).click();
    const english = page.locator('[id="806.2a"] div[lang="en"]').first();
    expect(await english.isVisible()).toBe(true);
    await page.goto('/ja/rules/fow-8.01/805/');
    await hydrated(page);
    expect(await page.locator('[id="805.1"] div[lang="en"]').first().isVisible()).toBe(true);
    expect(await page.getByRole('radio', { name: '両方' }).isChecked()).toBe(true);
    await page.getByText('英語', { exact: true }).click();
    expect(await page.locator('[id="805.1"] div[lang="ja"]').first().isVisible()).toBe(false);
  });

  test('sets both languages beside each other on the same line', async () => {
    const page = await site.page({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(() => localStorage.setItem('saitei-columns', 'both'));
    await page.goto('/en/rules/fow-8.01/806/');
    await hydrated(page);
    const ja = await page.locator('[id="806.2a"] div[lang="ja"]').first().boundingBox();
    const en = await page.locator('[id="806.2a"] div[lang="en"]').first().boundingBox();
    expect(ja?.y).toBe(en?.y);
    expect((ja?.x ?? 0) + (ja?.width ?? 0)).toBeLessThanOrEqual(en?.x ?? 0);
  });

  test('opens a reference in place and closes it again', async () => {
    const page = await site.page();
    await page.goto('/en/rules/fow-8.01/803/');
    await hydrated(page);
    const clause = page
      .locator('article', { has: page.locator('div[lang="en"] a.number', { hasText: '302.3' }) })
      .first();
    const reference = clause.locator('div[lang="en"] a.number', { hasText: '302.3' }).first();
    await reference.click();
    const opened = clause.getByRole('complementary', { name: /302\.3/ });
    await expect.poll(() => opened.locator('p[lang="en"]').textContent()).toMatch(/field/);
    expect(new URL(page.url()).pathname).toBe('/en/rules/fow-8.01/803/');
    await reference.click();
    expect(await opened.count()).toBe(0);
  });

  test('explains a term from the keyboard, and gives the focus back', async () => {
    const page = await site.page();
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    const term = page.locator('[id="806.1"] div[lang="ja"] a[aria-haspopup="dialog"]').first();
    const word = await term.textContent();
    await term.focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog', { name: '用語' });
    await expect.poll(() => note.isVisible()).toBe(true);
    expect(await note.textContent()).toContain(word);
    await expect.poll(() => note.locator('p[lang="ja"]').last().textContent()).not.toBe('');
    await page.keyboard.press('Escape');
    expect(await note.count()).toBe(0);
    expect(await term.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('copies a citation with document, number, text and link', async () => {
    const page = await site.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/ja/rules/fow-8.01/806/');
    await hydrated(page);
    const clause = page.locator('[id="806.1"]');
    await clause.hover();
    await clause.getByRole('button', { name: '引用をコピー' }).click();
    await expect.poll(() => clause.getByRole('button', { name: 'コピーした' }).count()).toBe(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [head, text, link] = copied.split('\n');
    expect(head).toBe('Force of Will 総合ルール ver. 8.01 806.1');
    expect(text).toBe(await clause.locator('div[lang="ja"]').first().textContent());
    expect(link).toBe(`${site.url}/ja/rules/fow-8.01/806/#806.1`);
    await clause.getByRole('button', { name: '英語で引用' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(copied);
    const [title, english, there] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(title).toBe('Force of Will Comprehensive Rules ver. 8.01 806.1');
    expect(english).toBe(await clause.locator('div[lang="en"]').first().textContent());
    expect(there).toBe(`${site.url}/en/rules/fow-8.01/806/#806.1`);
  });

  test('leads to a scenario that executes the clause, at that row', async () => {
    const page = await site.page();
    await page.goto('/en/rules/fow-8.01/806/');
    await hydrated(page);
    const clause = page.locator('[id="806.2.a-1"]');
    await clause
      .getByRole('button', { name: /^Watch/ })
      .or(clause.getByRole('link', { name: 'Watch' }))
      .click();
    if (!page.url().includes('/scenarios/')) await clause.locator('ul a').first().click();
    await page.waitForURL(
      (url) => url.pathname.startsWith('/en/scenarios/') && url.searchParams.get('e') === 'fow-8.01',
    );
    await expect.poll(() => page.locator('main').textContent()).toContain('806.2.a-1');
  });

  test('says which official version it restates, and that that one prevails', async () => {
    const page = await site.page();
    await page.goto('/en/rules/fow-8.01/806/');
    await hydrated(page);
    const text = await page.locator('main').textContent();
    expect(text).toContain('Force of Will Comprehensive Rules ver. 8.01');
    expect(text).toContain('2018-09-05');
    expect(text).toContain('prevails');
  });

  test('shows the contents of its chapter on demand, and gives the focus back', async () => {
    const page = await site.page({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto('/en/rules/fow-5.5/7.9/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Contents' }).click();
    const sheet = page.getByRole('dialog', { name: /^7 / });
    expect(await sheet.locator('[aria-current="page"]').textContent()).toBe('7.9Play a Card in the Chant-Standby Area');
    expect(await sheet.getByRole('link', { name: '7.3 Play a [Spell: Chant]' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await sheet.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Contents');
  });

  test('leads to the next section and back', async () => {
    const page = await site.page();
    await page.goto('/en/rules/fow-5.5/8.5/');
    await hydrated(page);
    await page.locator('a[rel="next"]').click();
    await page.waitForURL((url) => url.pathname === '/en/rules/fow-5.5/8.6/');
    await page.locator('a[rel="prev"]').click();
    await page.waitForURL((url) => url.pathname === '/en/rules/fow-5.5/8.5/');
  });
});

describe('every page', () => {
  test('has a twin in the other language, at the same clause', async () => {
    const page = await site.page();
    await page.goto('/ja/rules/fow-8.01/806/#806.2a');
    await hydrated(page);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/en/rules/fow-8.01/806/' && url.hash === '#806.2a');
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });

  test('keeps a chosen theme, without a flash of the other', async () => {
    const page = await site.page({ colorScheme: 'light' });
    await page.goto('/en/');
    await hydrated(page);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Use dark colors' }).click();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'first', getComputedStyle(document.documentElement).backgroundColor);
      });
    });
    await page.goto('/en/rules/');
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'first'))).toBe(dark);
  });

  test('brings its Japanese letters along, of either weight, and the signs of its text', async () => {
    const page = await site.page();
    await page.goto('/ja/rules/fow-8.01/1140/');
    const fonts = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.woff2$/.exec(name)?.[0] ?? []),
      );
    // Slices come as their letters are set, after the page itself.
    await expect
      .poll(fonts)
      .toEqual(
        expect.arrayContaining(
          [/^japanese-400-0-/, /^japanese-700-0-/, /^sign-21d2-/].map((one) => expect.stringMatching(one)),
        ),
      );
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('400 16px "Saitei Sans"', '裁定⇒'))).toBe(true);
    const drawn = (text: string) =>
      page.evaluate((letters) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return undefined;
        context.font = '400 40px "Saitei Sans"';
        context.fillText(letters, 0, 50);
        return context.getImageData(0, 0, 60, 60).data.some((value) => value > 0);
      }, text);
    for (const letter of '裁⇒') expect(await drawn(letter), letter).toBe(true);
  });

  test.each([
    ['until it answers, where it has some', true],
    ['only where it has some', false],
  ])('is read in letters of the device %s; in its own at once where they are kept', async (_, has) => {
    const page = await site.page({ serviceWorkers: 'allow' });
    await withWidth(page, has ? 10 : 6);
    // Whether the page answered already when its letters were asked for.
    await page.addInitScript(() =>
      new MutationObserver((_, watching) => {
        if (!document.querySelector('head > link[href^="/fonts/"]')) return;
        Reflect.set(window, 'answered', document.documentElement.dataset.ready === 'true');
        watching.disconnect();
      }).observe(document, { childList: true, subtree: true }),
    );
    const answered = async (path: string) => {
      await page.goto(path);
      return (await page.waitForFunction(() => String(Reflect.get(window, 'answered') ?? ''))).jsonValue();
    };
    expect(await answered('/ja/')).toBe(String(has));
    await expect.poll(() => page.evaluate(() => document.fonts.check('400 16px "Saitei Sans"', '裁定'))).toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await answered('/ja/rules/')).toBe('false');
  });

  test('fits a phone of 360 pixels', async () => {
    const page = await site.page({ viewport: { width: 360, height: 740 } });
    for (const path of ['/ja/', '/en/rules/', '/ja/rules/fow-8.01/', '/en/rules/fow-2.0/5.6.2/', '/ja/coverage/']) {
      await page.goto(path);
      const [text, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(text, path).toBeLessThanOrEqual(window);
    }
  });

  test.each([
    ['/rules/fow-9.99/', 'ja', ['このページはない', 'There is no such page']],
    ['/ja/rules/fow-9.99/', 'ja', ['このページはない']],
    ['/en/rules/fow-9.99/', 'en', ['There is no such page']],
  ] as const)('%s does not exist: says so in its frame, with a search', async (path, lang, titles) => {
    const page = await site.page();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    expect(await page.locator('h1:visible').allTextContents()).toEqual(titles);
    expect(await page.locator(`header a[href="/${lang}/rules/"]:visible`).count()).toBe(1);
    await page.getByRole('searchbox').fill('806.2a');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === `/${lang}/rules/fow-8.01/806/`);
  });

  test('has links and buttons as high as a thumb is wide', async () => {
    const page = await site.page({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    for (const path of ['rules/fow-8.01/', 'rules/fow-8.01/903/', 'contradictions/', 'contradictions/B57/', 'terms/']) {
      await page.goto(`/en/${path}`);
      await hydrated(page);
      // What stands in a text is as high as its line.
      const low = page.locator('nav a, footer a, [data-screen-only] :is(a, button), article :is(button, summary)');
      const heights = await low.evaluateAll((all) =>
        all.map((one) => ({ height: one.getBoundingClientRect().height, says: one.textContent })),
      );
      expect(
        heights.filter(({ height }) => height > 0 && height < 43.5),
        path,
      ).toEqual([]);
    }
  });

  test('starts from / in the language of the browser', async () => {
    for (const [locale, path] of [
      ['ja-JP', '/ja/'],
      ['en-GB', '/en/'],
      ['fr-FR', '/en/'],
    ] as const) {
      const page = await site.page({ locale });
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === path);
    }
  });
});

test('however much can be done with a clause, no row of it runs off the page', async () => {
  for (const width of [1200, 1280, 1600])
    for (const path of ['/en/rules/fow-8.01/909/', '/ja/rules/fow-8.01/906/']) {
      const page = await site.page({ viewport: { width, height: 900 } });
      await page.goto(path);
      await hydrated(page);
      const [content, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(content, `${path} at ${width}`).toBeLessThanOrEqual(window ?? 0);
      await page.context().close();
    }
});

test('on paper both languages stand beside each other, clause by clause, as wide as the sheet', async () => {
  const page = await site.page({ viewport: { width: 680, height: 1000 } });
  await page.addInitScript(() => localStorage.setItem('saitei-columns', 'both'));
  await page.goto('/en/rules/fow-8.01/903/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const id of ['903.1', '903.2.a', '903.2.d-1']) {
    const ja = await page.locator(`[id="${id}"] > [lang="ja"]`).boundingBox();
    const en = await page.locator(`[id="${id}"] > [lang="en"]`).boundingBox();
    expect(ja?.y, id).toBe(en?.y);
    expect((ja?.x ?? 0) + (ja?.width ?? 0), id).toBeLessThanOrEqual(en?.x ?? 0);
    expect((en?.x ?? 0) + (en?.width ?? 0), id).toBeGreaterThan(660);
  }
});

test('on paper a section is the text alone, dark on white', async () => {
  const page = await site.page({ colorScheme: 'dark' });
  await page.goto('/ja/rules/fow-8.01/806/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body > header').isVisible()).toBe(false);
  expect(await page.getByRole('radio').first().isVisible()).toBe(false);
  expect(await page.locator('[id="806.1"] div[lang="ja"]').first().isVisible()).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(251, 250, 246)',
  );
});
