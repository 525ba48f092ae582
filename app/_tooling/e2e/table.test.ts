import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Taps a button of this name, and counts it. */
class Hand {
  taps = 0;
  constructor(readonly page: Page) {}
  async tap(name: string | RegExp, of: 'button' | 'link' = 'button'): Promise<void> {
    this.taps += 1;
    await this.page
      .getByRole(of, { name, exact: typeof name === 'string' })
      .first()
      .click();
  }
}

async function atHome(lang: 'ja' | 'en', width = 360): Promise<Hand> {
  const page = await site.page({ viewport: { width, height: 740 }, hasTouch: width < 500 });
  await page.goto(`/${lang}/`);
  await hydrated(page);
  return new Hand(page);
}

describe('a table of one’s own', () => {
  it('rules "800/800 with Pierce attacks, 300/600 blocks, +200 in answer" in at most 15 taps from the start page', async () => {
    const hand = await atHome('en');
    const { page } = hand;
    await hand.tap('Your table', 'link');
    await page.waitForURL(/\/en\/table\//);
    await hydrated(page);
    await hand.tap('Change 800/800');
    await hand.tap('Pierce');
    await hand.tap('Add a card for B');
    await hand.tap('+200/+200');
    // B can act after its block: the moment is opened, and something else is done there.
    const after = page.locator('details li', { hasText: 'B: Block with' }).locator('xpath=following-sibling::li');
    hand.taps += 1;
    await after.getByRole('button', { name: 'B: Pass' }).first().click();
    await hand.tap(/Play \+200\/\+200/);
    await hand.tap(/300\/600/);
    expect(hand.taps).toBeLessThanOrEqual(15);
    // 800 damage against 600 + 200: nothing is left over for the player, and the blocker dies.
    await page.getByText('1102.2', { exact: false }).first().waitFor({ state: 'attached' });
    await page.context().close();
  });
});
