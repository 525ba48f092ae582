import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { readScenario } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { type Branch, lineOf } from '../../_watch/line/line';
import { packed } from '../../_watch/line/link';
import { hydrated, openSite, type Site } from './browser';
import { rowAsking } from './rows';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PIERCE = 'scenarios/pierce-and-the-attacked-resonator/';

/** One answer again and again, which takes few letters. */
const passes = (turns: number): Branch =>
  Array.from({ length: turns }, () => ({ decision: 0, prompt: 'priority', answer: 'pass' }));

/** Each decision of the script, answered as the script does. */
function answeredThroughout(): Branch {
  const parsed = readScenario('scenarios/fow/pierce-and-the-attacked-resonator.yaml');
  if (!parsed.ok) throw new Error('the scenario is not sound');
  const engine = openEngine('fow-8.01', cardsFor(parsed.scenario, 'fow-8.01'));
  const line = lineOf(play(parsed.scenario, 'fow-8.01', { engine }));
  return (line?.decisions ?? []).flatMap(({ request, answer }, decision) =>
    answer === null ? [] : [{ decision, prompt: request.prompt, answer }],
  );
}

/** The clause that executes, as the rule shows it. */
const executing = (page: Page) => page.locator('[data-clause][data-now="true"]').first();
/** The row shown, counted as the address counts: the slider begins at the position before the first. */
const rowOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('aria-valuenow')) - 1;

/** The clause that executes now, without waiting for one. */
const clauseOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-clause][data-now="true"]')?.getAttribute('data-clause') ?? null);

/** Waits until the page has put the place it shows into its address. */
async function settled(page: Page, row: number): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('r') === String(row));
}

/** Goes on, a decision at a time, to the one that stands on a clause. */
async function decisionOn(page: Page, clause: string): Promise<void> {
  for (let at = 0; at < 20 && (await clauseOf(page)) !== clause; at += 1) {
    const row = await rowOf(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => rowOf(page)).toBeGreaterThan(row);
  }
  expect(await clauseOf(page)).toBe(clause);
}

test.each(['ja', 'en'])('a former address of a ruling leads to that of today, at the same row (%s)', async (lang) => {
  const page = await site.page();
  await page.goto(`/${lang}/`);
  await page.goto(`/${lang}/scenarios/who-may-attack/?e=fftcg&r=3`);
  await page.waitForURL((url) => url.pathname === `/${lang}/scenarios/which-forwards-may-attack/`);
  await hydrated(page);
  await expect.poll(() => rowOf(page)).toBe(3);
  // The former address is no stop on the way back.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === `/${lang}/`);
  await page.context().close();
});

describe('a ruling', () => {
  test('from a search to the clause, to the row that walks it, to another edition, to a branch, to a friend', async () => {
    const page = await site.page({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/en/');
    await hydrated(page);
    await page.getByRole('searchbox').fill('1102.2b');
    await page.locator('a[data-result]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/en/rules/fow-8.01/1102/');
    await hydrated(page);

    const clause = page.locator('[id="1102.2b"]');
    await clause.hover();
    const watch = clause.getByRole('button', { name: /^Watch/ });
    if ((await watch.count()) > 0) await watch.click();
    await clause.locator('a[href*="pierce-and-the-attacked-resonator"]').first().click();
    await page.waitForURL((url) => url.pathname === `/en/${PIERCE}`);
    await hydrated(page);
    await expect.poll(() => executing(page).getAttribute('data-clause')).toBe('1102.2b');
    const row = await rowOf(page);

    await page.keyboard.press('Home');
    for (let at = 0; at <= row; at += 1) await page.keyboard.press('ArrowRight');
    await settled(page, row);
    expect(await executing(page).getAttribute('data-clause')).toBe('1102.2b');
    expect(await page.getByRole('button', { name: /0 to Gate Guard and 200 to Young Squire/ }).isVisible()).toBe(true);

    const others = page.getByRole('region', { name: 'Other editions' });
    await others.getByText('Other editions', { exact: true }).click();
    await expect.poll(() => others.getByRole('link', { name: '1102.2b', exact: true }).count()).toBe(1);
    await others.getByRole('link', { name: '8.2.1', exact: true }).waitFor();
    expect(await others.textContent()).toContain('8.01 = 5.5');

    // Between the block and this stands that the guard rests.
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => executing(page).getAttribute('data-clause')).toBe('804.4');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => executing(page).getAttribute('data-clause')).toBe('804.3');
    const block = await rowOf(page);
    await page.getByRole('button', { name: 'Do not block' }).click();
    await settled(page, block + 1);
    await page.keyboard.press('End');
    const graveyard = (of: Page) =>
      of.locator('section[aria-label="Player B"] [data-zone="graveyard"]').first().textContent();
    await expect.poll(() => graveyard(page)).toContain('Young Squire');

    const last = await rowOf(page);
    await page.waitForURL((url) => url.searchParams.has('b'));
    await page.getByRole('button', { name: /Copy a link/ }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Copied' }).count()).toBe(1);
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const friend = await site.page({ viewport: { width: 1280, height: 800 } });
    await friend.goto(link);
    await hydrated(friend);
    await expect
      .poll(() => executing(friend).getAttribute('data-clause'))
      .toBe(await executing(page).getAttribute('data-clause'));
    expect(await rowOf(friend)).toBe(last);
    expect(await graveyard(friend)).toContain('Young Squire');
    expect(await friend.getByRole('region', { name: 'Branches' }).textContent()).toContain('Do not block');
  });

  test('keeps its answer back until the reader commits', async () => {
    const page = await site.page();
    await page.goto(`/ja/${PIERCE}`);
    await hydrated(page);
    const question = page.getByRole('region', { name: '質問' });
    expect(await question.textContent()).not.toContain('本来の攻撃目標である従士に割り振れる');
    await question.getByRole('button', { name: /どの版でもプレイヤー/ }).click();
    await expect.poll(() => question.textContent()).toContain('本来の攻撃目標である従士に割り振れる');
    expect(await question.textContent()).toContain('裁定はこうではない');
  });

  test('says why an answer is not possible, with its clause', async () => {
    const page = await site.page({ viewport: { width: 1280, height: 800 } });
    await page.goto(`/en/${PIERCE}`);
    await hydrated(page);
    await decisionOn(page, '804.3');
    const refused = page.getByRole('list', { name: 'Not possible' });
    expect(await refused.textContent()).toContain('Block with Young Squire');
    expect(await refused.getByRole('link', { name: '804.3', exact: true }).getAttribute('href')).toBe(
      '/en/rules/fow-8.01/804/#804.3',
    );
  });

  test('tells of a card that is tapped what its player can do with it there, and goes on from that', async () => {
    const blocks = rowAsking('pierce-and-the-attacked-resonator', 'battle.blocker');
    const page = await site.page();
    await page.goto(`/en/${PIERCE}?e=fow-8.01&r=${blocks}`);
    await hydrated(page);
    await expect.poll(() => rowOf(page)).toBe(blocks);
    const table = page.getByRole('region', { name: 'The table', exact: true });
    await table.getByRole('button', { name: /Young Squire/ }).click();
    const dialog = page.getByRole('dialog');
    // It is rested: what cannot block says so with the clause.
    await dialog.getByRole('link', { name: '804.3' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await table.getByRole('button', { name: /Gate Guard/ }).click();
    await dialog.getByRole('button', { name: 'Block with Gate Guard' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => rowOf(page)).toBe(blocks + 1);
    await page.context().close();
  });

  test('plays by itself, and stops when a key is pressed', async () => {
    const page = await site.page({ viewport: { width: 1280, height: 800 } });
    await page.goto(`/en/${PIERCE}`);
    await hydrated(page);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => rowOf(page)).toBeGreaterThan(2);
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
  });

  test.each([
    ['an edition that is not', '?e=fow-9.99&r=4', 'names an edition'],
    ['a row that is none', '?e=fow-8.01&r=four', 'cannot be read'],
    ['a branch cut short', '?e=fow-8.01&r=4&b=AAAA', 'cut short'],
    ['200,000 answers', `?e=fow-8.01&r=4&b=${packed(passes(200_000))}`, 'more answers than this page follows'],
  ])('with %s in its link says so and opens at the start', async (_, query, line) => {
    const page = await site.page();
    await page.goto(`/en/${PIERCE}${query}`);
    await hydrated(page);
    await expect.poll(() => page.getByRole('status').first().textContent()).toContain(line);
    expect(await page.getByRole('region', { name: 'Question' }).isVisible()).toBe(true);
  });

  test('follows a link with an answer for every decision', async () => {
    const branch = answeredThroughout();
    expect(branch.length).toBeGreaterThan(20);
    const page = await site.page({ viewport: { width: 1280, height: 800 } });
    await page.goto(`/en/${PIERCE}?e=fow-8.01&r=4&b=${packed(branch)}`);
    await hydrated(page);
    // The script, and a step for each answer.
    const steps = page.getByRole('region', { name: 'Branches' }).getByRole('button');
    await expect.poll(() => steps.count()).toBe(branch.length + 1);
    await expect.poll(() => page.getByRole('status').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('b')).toBe(packed(branch));
  });

  test('on a phone has the executing clause and the line in sight, and the rule a pull away', async () => {
    const page = await site.page({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.goto(`/ja/${PIERCE}?e=fow-8.01&r=${rowAsking('pierce-and-the-attacked-resonator', 'battle.pierce')}`);
    await hydrated(page);
    const pull = page.getByRole('button', { name: /条文を全部開く/ });
    await expect.poll(() => pull.textContent()).toContain('1102.2b');
    const box = await pull.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(740);
    expect(await page.getByRole('slider').isVisible()).toBe(true);
    await pull.click();
    await expect.poll(() => executing(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: '盤面に戻る' }).click();
    expect(await executing(page).isVisible()).toBe(false);
  });
});

describe('the list of rulings', () => {
  test('is narrowed by words, by card and by edition', async () => {
    const page = await site.page();
    await page.goto('/en/scenarios/');
    await hydrated(page);
    const items = page.locator('main li a[href^="/en/scenarios/"]');
    for (const chapter of (await page.locator('main summary').all()).slice(1, 5)) await chapter.click();
    const all = await items.count();
    expect(all).toBeGreaterThan(20);
    await page.getByLabel('Filter by question, card or clause').fill('breakthrough boar');
    const boars = await items.count();
    expect(boars).toBeGreaterThan(0);
    expect(boars).toBeLessThan(all);
    await page.getByRole('button', { name: 'FF', exact: true }).click();
    expect(await page.locator('main').textContent()).toContain('No ruling matches');
  });
});

describe('nothing overflows and nobody is shut out', () => {
  /** What a page is brought to before it is looked at. */
  const STATES: Record<string, { path: string; act?: (page: Page) => Promise<void> }> = {
    list: { path: 'scenarios/' },
    question: { path: PIERCE },
    'question answered': {
      path: PIERCE,
      act: async (page) => {
        await page.locator('ol button[aria-pressed]').first().click();
      },
    },
    decision: { path: `${PIERCE}?e=fow-8.01&r=70` },
    'a busy chase': { path: 'scenarios/two-instants-in-a-row/?e=fow-8.01&r=99' },
    'square enix': { path: 'scenarios/both-strike-first/?e=fftcg&r=96' },
    'everything open': {
      path: `${PIERCE}?e=fow-2.0&r=60`,
      act: async (page) => {
        // What is for paper alone cannot be opened.
        for (const summary of await page.locator('main summary:visible').all()) await summary.click();
        await page.getByRole('button', { name: /^(Every row|すべての行)/ }).click();
        await page.locator('h4').first().waitFor();
      },
    },
  };
  const COLOURS = ['color-contrast', 'link-in-text-block'];

  describe.each(['ja', 'en'])('in %s', (lang) => {
    test.each(
      [360, 1280].flatMap((width) => Object.entries(STATES).map(([name, state]) => [width, name, state] as const)),
    )('at %i pixels, %s', async (width, _, { path, act }) => {
      const page = await site.page({ viewport: { width, height: 800 }, reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(`/${lang}/${path}`);
      await hydrated(page);
      if (path.includes('?')) await executing(page).waitFor({ state: 'attached' });
      await act?.(page);
      const [content, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(content).toBeLessThanOrEqual(window);
      const axe = (rules?: string[]) => {
        const builder = new AxeBuilder({ page }).setLegacyMode(true);
        return (rules ? builder.withRules(rules) : builder).analyze();
      };
      const told = ({ violations }: Awaited<ReturnType<typeof axe>>) =>
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      expect(told(await axe())).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(told(await axe(COLOURS))).toEqual([]);
      await page.context().close();
    });
  });
});
