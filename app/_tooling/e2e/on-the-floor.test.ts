/** A ruling on a phone and on a laptop: what is in sight, what can be tapped, and where the way back leads. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '@/rules/documents';
import { readScenario, scenarioFiles } from '@/scenarios/format/read';
import type { Scenario } from '@/scenarios/format/schema';
import { wordsIn } from '../../_words/words';
import { hydrated, openSite, type Site } from './browser';
import { rowAsking } from './rows';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const STRIKE = 'scenarios/first-strike-kills-the-blocker/';
const PIERCE = 'scenarios/pierce-and-the-attacked-resonator/';
/** Where the excess damage is divided, and where B decides on a block. */
const DIVIDED = rowAsking('pierce-and-the-attacked-resonator', 'battle.pierce');
const BLOCK = rowAsking('pierce-and-the-attacked-resonator', 'battle.blocker');
const ATTACKED = rowAsking('pierce-and-the-attacked-resonator', 'battle.object');
const BUSY = 'scenarios/six-on-the-chase/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function opened(path: string, options: Parameters<Site['page']>[0] = PHONE): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce', ...options });
  await page.goto(`/${path}`);
  await hydrated(page);
  if (path.includes('?')) await page.waitForFunction(() => document.querySelector('[data-clause][data-now="true"]'));
  return page;
}

const rowOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('aria-valuenow')) - 1;
const pull = (page: Page): Locator => page.getByRole('button', { name: /Open the rule in full/ });
const bottomOf = async (of: Locator): Promise<number> => {
  const box = await of.boundingBox();
  return (box?.y ?? 9999) + (box?.height ?? 9999);
};

/** What a row touches that is not wholly between the upper edge and the dock, after the page has followed. */
const outOfSight = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    const table = document.querySelector('section[aria-label="The table"]');
    const dock = document.querySelector('section[aria-label="The line of play"]');
    const foot = Math.min(dock?.getBoundingClientRect().top ?? 0, innerHeight);
    return [...(table?.querySelectorAll('[data-now="true"]') ?? [])].filter((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return top < -1 || bottom > foot + 1;
    }).length;
  });

const LANGS = ['ja', 'en'] as const;
/** The rulings whose question and choices have the most letters in a language. */
function longest(lang: Lang): readonly string[] {
  const letters = ({ question, choices = [] }: Scenario): number =>
    [question, ...choices].reduce((sum, text) => sum + text[lang].length, 0);
  return scenarioFiles()
    .map((path) => readScenario(path))
    .flatMap((read) => (read.ok ? [read.scenario] : []))
    .sort((a, b) => letters(b) - letters(a))
    .slice(0, 12)
    .map(({ id }) => id);
}

describe('on a phone', () => {
  test.each(LANGS)('a long question and its answers are in sight together, in %s', async (lang) => {
    const page = await site.page(PHONE);
    for (const id of longest(lang)) {
      await page.goto(`/${lang}/scenarios/${id}/`);
      await hydrated(page);
      const ruling = page.getByRole('button', { name: wordsIn(lang).watch.reveal });
      expect(await bottomOf(ruling), id).toBeLessThanOrEqual(740);
    }
    await page.context().close();
  });

  test('the brackets of a cost stand close in English', async () => {
    const page = await opened('en/scenarios/junctioned-anew/');
    await page.evaluate(() => document.fonts.ready);
    const wide = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = heading.firstChild;
      const at = heading.textContent.indexOf('《');
      if (!text || at < 0) return Number.NaN;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(heading).fontSize);
    });
    expect(wide).toBeGreaterThan(0.3);
    expect(wide).toBeLessThan(0.6);
  });

  test('the question and its answers come first, then what decides it, then the table', async () => {
    const page = await opened(`en/${STRIKE}`);
    const answers = page.locator('ol button[aria-pressed]');
    expect(await bottomOf(answers.last())).toBeLessThan(740);
    expect(await bottomOf(page.getByRole('button', { name: 'Show the ruling' }))).toBeLessThan(740);
    await answers.first().tap();
    const strip = page.getByRole('region', { name: 'What decides it' });
    await strip.waitFor();
    const table = await page.getByRole('region', { name: 'The table', exact: true }).boundingBox();
    expect(await bottomOf(strip)).toBeLessThan(table?.y ?? 0);
    await page.context().close();
  });

  test.each([STRIKE, BUSY])('what a step touches and the clause are in sight together: %s', async (path) => {
    const page = await opened(`en/${path}?e=fow-8.01&r=30`);
    const next = page.getByRole('button', { name: 'Next decision or event' });
    for (let at = 0; at < 6; at += 1) {
      const row = await rowOf(page);
      await next.tap();
      await expect.poll(() => rowOf(page)).toBeGreaterThan(row);
      expect(await bottomOf(pull(page)), `row ${row}`).toBeLessThan(740);
      expect(await outOfSight(page), `row ${row}`).toBe(0);
    }
    await page.context().close();
  });

  test('the words beside a half of the table keep clear of its trays', async () => {
    const page = await opened('en/scenarios/both-strike-first/?e=fftcg&r=96');
    const room = await page.evaluate(() => {
      const table = document.querySelector('section[aria-label="The table"]');
      return [...(table?.querySelectorAll('section') ?? [])].flatMap((half) => {
        const tray = half.querySelector('[data-zone]')?.getBoundingClientRect().left ?? 0;
        const words = [...half.querySelectorAll('span')].filter(({ textContent }) => textContent.trim() === 'damage');
        return words.map((word) => tray - word.getBoundingClientRect().right);
      });
    });
    // A word for either player.
    expect(room).toHaveLength(2);
    for (const beside of room) expect(beside).toBeGreaterThan(4);
    await page.context().close();
  });

  test('the question of a play is two lines, which a tap or a key opens', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=${BLOCK}`);
    const question = page.getByRole('heading', { level: 1 });
    const whole = question.getByRole('button');
    const height = async (): Promise<number> => (await question.boundingBox())?.height ?? 0;
    const cut = await height();
    await whole.tap();
    await expect.poll(height).toBeGreaterThan(cut + 20);
    await whole.press('Enter');
    await expect.poll(height).toBe(cut);
    await page.context().close();
  });

  test('the part being played is named whole, and nothing is printed over its name', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=${BLOCK}`);
    const over = await page.getByRole('slider').evaluate((slider) => {
      const name = slider.querySelector('[data-now="true"] > span');
      const box = name?.getBoundingClientRect() ?? new DOMRect();
      const y = box.top + box.height / 2;
      const seen = [0.02, 0.5, 0.98].map((part) => document.elementFromPoint(box.left + box.width * part, y));
      return { name: name?.textContent, others: seen.filter((one) => one !== name).length, end: box.right };
    });
    expect(over).toMatchObject({ name: 'Declare Block Step', others: 0 });
    expect(over.end).toBeLessThan(360);
    await page.context().close();
  });

  test('what cannot be chosen is headed as that', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=${ATTACKED}`);
    expect(await page.getByText('Not possible', { exact: true }).isVisible()).toBe(true);
    await page.context().close();
  });

  test('the answers of a decision are reached without scrolling, and what came of one is in sight', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=${DIVIDED}`);
    const answers = page.getByRole('region', { name: 'Player A decides' }).getByRole('button');
    const dock = await page.getByRole('region', { name: 'The line of play' }).boundingBox();
    expect(await bottomOf(answers.last())).toBeLessThan(dock?.y ?? 0);
    await answers.nth(1).tap();
    await expect.poll(() => rowOf(page)).toBe(DIVIDED + 1);
    expect(await outOfSight(page)).toBe(0);
    const table = page.getByRole('region', { name: 'The table', exact: true });
    expect((await table.boundingBox())?.y).toBeLessThan(200);
    await page.context().close();
  });
});

describe.each([
  [1280, 900],
  [1366, 768],
])('at %i × %i', (width, height) => {
  test('the keys of the play are in sight from the start, and the table stands whole', async () => {
    const page = await opened(`en/${STRIKE}`, { viewport: { width, height } });
    expect(await bottomOf(page.getByRole('group', { name: 'Playback' }))).toBeLessThanOrEqual(height);
    const hidden = await page
      .getByRole('region', { name: 'The table', exact: true })
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await page.context().close();
  });

  test.each(LANGS)('however long the question is, in %s', async (lang) => {
    const page = await site.page({ viewport: { width, height } });
    for (const id of longest(lang)) {
      await page.goto(`/${lang}/scenarios/${id}/`);
      await hydrated(page);
      const keys = page.getByRole('group', { name: wordsIn(lang).watch.transport.label });
      expect(await bottomOf(keys), id).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });

  test('cards have the room for what they say', async () => {
    const page = await opened(`en/${STRIKE}`, { viewport: { width, height } });
    const lancer = page.getByRole('button', { name: /Vanguard Lancer/ });
    expect((await lancer.boundingBox())?.width).toBeGreaterThan(90);
    expect(await lancer.getByText('[First Strike]', { exact: false }).first().isVisible()).toBe(true);
    await page.context().close();
  });
});

/** What on the cards of a table is cut, broken or too small for a thumb. */
const faultsOn = (page: Page, lang: string): Promise<readonly string[]> =>
  page.evaluate((english) => {
    const table = document.querySelectorAll('[data-chase]')[0]?.parentElement;
    const found: string[] = [];
    for (const card of table?.querySelectorAll<HTMLElement>('button[data-seen]') ?? []) {
      const own = card.getBoundingClientRect();
      if (Math.min(own.width, own.height) < 43.9) found.push(`small: ${card.textContent}`);
      for (const stat of card.querySelectorAll<HTMLElement>('[data-stats]'))
        if (stat.scrollWidth > stat.clientWidth + 1 || stat.offsetTop + stat.offsetHeight > card.clientHeight)
          found.push(`cut: ${stat.textContent}`);
      const name = card.querySelector<HTMLElement>('[style*="--longest"]');
      const text = name?.firstChild;
      if (!name || !text?.textContent || !english) continue;
      if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
        found.push(`overprinted: ${text.textContent}`);
      for (const word of text.textContent.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (range.getClientRects().length > 1) found.push(`broken: ${word[0]}`);
      }
    }
    for (const rung of table?.querySelectorAll('[data-chase] li button') ?? [])
      if (rung.getBoundingClientRect().height < 40) found.push(`small: ${rung.textContent}`);
    return found;
  }, lang === 'en');

test.each(['ja', 'en'])('in %s a card in the graveyard of one’s own table has no value cut', async (lang) => {
  const page = await opened(`${lang}/table/`, PHONE);
  expect(await page.locator('[data-zone="graveyard"] button[data-seen="true"]').count()).toBe(1);
  expect(await faultsOn(page, lang)).toEqual([]);
  await page.context().close();
});

describe('a busy board, twelve cards a side and six on the chase', () => {
  const sixth = async (options?: Parameters<Site['page']>[0], lang = 'en'): Promise<Page> => {
    const page = await opened(`${lang}/${BUSY}?e=fow-8.01&r=248`, options);
    expect(await page.locator('[data-chase] ol li').count()).toBe(6);
    return page;
  };

  test.each(['ja', 'en'])('in %s has no value cut, no word broken, nothing small under the thumb', async (lang) => {
    const page = await sixth(PHONE, lang);
    expect(await faultsOn(page, lang)).toEqual([]);
    const [content, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(window);
    await page.context().close();
  });

  test('opens a card large at a tap', async () => {
    const page = await sixth();
    await page
      .getByRole('region', { name: 'The table', exact: true })
      .getByRole('button', { name: /Young Squire/ })
      .first()
      .tap();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('the table', () => {
  test.each([
    [768, 11],
    [360, 8],
  ])('prints names and costs to be read, at %i', async (width, least) => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=${BLOCK}`, { viewport: { width, height: 1024 } });
    const sizes = await page.getByRole('region', { name: 'The table', exact: true }).evaluate((table) => {
      const size = (one: Element): number => Number.parseFloat(getComputedStyle(one).fontSize);
      const names = [...table.querySelectorAll('button > [style*="--longest"]')].map(size);
      const costs = [...table.querySelectorAll('button[data-seen] > :first-child > span > span')].map(size);
      return { names, costs };
    });
    expect(Math.min(...sizes.names)).toBeGreaterThanOrEqual(least);
    expect(Math.min(...sizes.costs)).toBeGreaterThanOrEqual(9);
    await page.context().close();
  });

  test('moves no card when the window is made narrower', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=${BLOCK}`, {
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'no-preference',
    });
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        document.documentElement.dataset.moved = 'true';
        return animate.apply(this, how);
      };
    });
    const card = page.getByRole('button', { name: /Gate Guard/ }).first();
    const before = (await card.boundingBox())?.x ?? 0;
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(async () => (await card.boundingBox())?.x).not.toBe(before);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    });
    expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
    await page.context().close();
  });

  test('says what its lines are, and its discs are round', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=${DIVIDED}`);
    const lines = page.getByRole('list', { name: 'Lines on the table' }).first();
    expect(await lines.getByRole('listitem').allTextContents()).toEqual(['attacks', 'blocks']);
    const disc = await page.getByRole('img', { name: 'Priority' }).first().boundingBox();
    expect(disc?.width).toBeCloseTo(disc?.height ?? 0, 1);
    await page.context().close();
  });
});

describe('the place in a play', () => {
  const DESK = { viewport: { width: 1280, height: 900 } };
  const stepOf = (page: Page): string | null => new URL(page.url()).searchParams.get('s');

  test('is kept when the edition is changed, and the way back leads to the edition before', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=72`, DESK);
    await page.waitForURL((url) => url.searchParams.has('s'));
    const step = stepOf(page);
    await page.getByRole('group', { name: 'Edition' }).getByRole('button', { name: '2.0' }).click();
    await page.waitForURL((url) => url.searchParams.get('e') === 'fow-2.0');
    expect(stepOf(page)).toBe(step);
    expect(await rowOf(page)).not.toBe(72);
    await page.goBack();
    await expect.poll(() => rowOf(page)).toBe(72);
    expect(await page.getByRole('button', { name: '8.01', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await page.context().close();
  });

  test('the way back takes an answer, a jump and the ruling back, one after the other', async () => {
    const page = await opened(`en/${PIERCE}`, DESK);
    await page.getByRole('button', { name: 'Show the ruling' }).click();
    const strip = page.getByRole('region', { name: 'What decides it' }).first();
    await strip.getByRole('button', { name: `See row ${DIVIDED + 1}` }).click();
    await expect.poll(() => rowOf(page)).toBe(DIVIDED);
    await page.getByRole('button', { name: /^100 to Gate Guard/ }).click();
    await page.waitForURL((url) => url.searchParams.has('b'));
    await page.goBack();
    await expect.poll(() => rowOf(page)).toBe(DIVIDED);
    await expect.poll(() => new URL(page.url()).searchParams.has('b')).toBe(false);
    await page.goBack();
    await strip.waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect.poll(() => strip.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Show the ruling' }).isVisible()).toBe(true);
    await page.context().close();
  });

  test('in a link of another engine is found again, and the page says so', async () => {
    const page = await opened(`en/${PIERCE}?e=fow-8.01&r=60&s=block-declaration.blocks.1&c=804.4`, DESK);
    await expect.poll(() => page.getByRole('status').first().textContent()).toContain('The engine has changed');
    await page.waitForURL((url) => url.searchParams.get('r') === '82');
    const gone = await opened(`en/${PIERCE}?e=fow-8.01&r=60&s=block-declaration.bows.1`, DESK);
    await expect.poll(() => gone.getByRole('status').first().textContent()).toContain('no longer there');
    expect(await rowOf(gone)).toBe(60);
    await page.context().close();
    await gone.context().close();
  });

  test('runs by itself faster when asked', async () => {
    const page = await opened(`en/${PIERCE}`, DESK);
    await page.getByRole('button', { name: 'Speed: 1 times' }).click();
    expect(await page.getByRole('button', { name: 'Speed: 2 times' }).isVisible()).toBe(true);
    await page.context().close();
  });
});

test('other editions show what came out on both sides, and mark only what differs', async () => {
  const page = await opened(`en/${PIERCE}`, { viewport: { width: 1280, height: 900 } });
  const others = page.getByRole('region', { name: 'Other editions' });
  await others.getByText('Other editions', { exact: true }).click();
  const early = others.getByRole('region', { name: '2.0', exact: true });
  await early.waitFor();
  expect(await early.textContent()).toContain('Player B: Life 3800');
  expect(await others.getByRole('region', { name: '8.01', exact: true }).textContent()).toContain('Young Squire');
  const unchanged = others.locator('[data-now="true"]').filter({ hasText: '4000' });
  expect(await unchanged.count()).toBe(0);
  await page.context().close();
});

test('a ruling is answered, watched to its end and branched with the keyboard alone', async () => {
  const page = await opened(`en/${PIERCE}`, { viewport: { width: 1280, height: 900 } });
  const reach = async (name: RegExp): Promise<void> => {
    for (let at = 0; at < 60; at += 1) {
      await page.keyboard.press('Tab');
      if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) return;
    }
    throw new Error(`${name} was not reached`);
  };
  await reach(/attacked object under 5\.5/);
  await page.keyboard.press('Enter');
  await page.getByText('That is the ruling').waitFor();
  await reach(/^Watch it play$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => rowOf(page)).toBeGreaterThan(0);
  const last = Number(await page.getByRole('slider').getAttribute('aria-valuemax')) - 1;
  const other = page.getByRole('button', { name: /^200 to Gate Guard/ });
  await page.keyboard.press('Home');
  let divides = -1;
  for (let at = 0; at < 60 && (await rowOf(page)) < last; at += 1) {
    const row = await rowOf(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => rowOf(page)).toBeGreaterThan(row);
    if ((await other.count()) > 0) divides = await rowOf(page);
  }
  expect(await rowOf(page)).toBe(last);
  await page.goto(`/en/${PIERCE}?e=fow-8.01&r=${divides}`);
  await hydrated(page);
  await reach(/^200 to Gate Guard/);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.has('b'));
  await page.context().close();
});

test.each(['question', 'decision', 'everything open'])(
  'nothing tapped on a phone is under 44 pixels: %s',
  async (state) => {
    const page = await opened(`en/${PIERCE}${state === 'decision' ? `?e=fow-8.01&r=${BLOCK}` : ''}`);
    if (state === 'everything open') {
      await page.locator('ol button[aria-pressed]').first().tap();
      await page.getByRole('button', { name: 'View', exact: true }).tap();
      for (const summary of await page.locator('main summary:visible').all()) await summary.tap();
      await page.getByRole('button', { name: 'What happens' }).tap();
    }
    const small = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('button, summary, label, a')].flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        // A link within a sentence is as high as its line; a drawn card may stand in a pile.
        if (width === 0 || one.closest('p, td, .away') || getComputedStyle(one).display === 'inline') return [];
        return height < 43.5 ? [`${Math.round(width)}×${Math.round(height)} ${one.textContent}`] : [];
      }),
    );
    expect(small).toEqual([]);
    await page.context().close();
  },
);
