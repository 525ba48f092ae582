import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../../_words/words';
import { hydrated, openSite, type Site } from './browser';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** A reader's hand: every tap is counted. */
class Hand {
  taps = 0;
  constructor(readonly page: Page) {}
  async tap(name: string | RegExp, of: 'button' | 'link' = 'button', at = this.page.locator('body')): Promise<void> {
    this.taps += 1;
    await at
      .getByRole(of, { name, exact: typeof name === 'string' })
      .first()
      .click();
  }
}

async function opened(path: string, width = 360): Promise<Page> {
  const page = await site.page({ viewport: { width, height: 740 } });
  await page.goto(path);
  await hydrated(page);
  return page;
}

const table = (page: Page) => page.getByRole('region', { name: /^(The table|盤面)$/ });
/** The list of what decides the question, once it is found. */
const deciding = (page: Page) => page.getByRole('region', { name: 'What is in doubt' }).getByRole('listitem');

const panel = (page: Page) => page.getByRole('region', { name: /^Player [AB] decides$/ });
/** What follows a decision in the list of what was decided. */
const afterwards = (page: Page, decided: string) =>
  page.locator('details li', { hasText: decided }).last().locator('xpath=following-sibling::li[1]');
const ask = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'What is in doubt' }).selectOption({ label });

/** The table as a reader comes to it: by a tap on the start page. */
async function fromTheStart(): Promise<{ hand: Hand; page: Page }> {
  const page = await opened('/en/');
  const hand = new Hand(page);
  await hand.tap('Your table', 'link');
  await page.waitForURL(/\/en\/table\//);
  await hydrated(page);
  return { hand, page };
}

describe('a table of one’s own', () => {
  it('rules "800/800 with Pierce attacks, 300/600 blocks, +200 in answer" in at most 15 taps from the start page', async () => {
    const hand = new Hand(await opened('/en/'));
    const { page } = hand;
    await hand.tap('Your table', 'link');
    await page.waitForURL(/\/en\/table\//);
    await hydrated(page);
    await hand.tap('Change 800/800');
    await hand.tap('Pierce');
    // 200 of the 800 are left over now, and A has to divide them.
    await page.getByText('Divide the excess damage').waitFor();
    await hand.tap('Add a card for B');
    await hand.tap('+200/+200');
    // B can act after its block: that moment is opened, and something else is done there.
    const blocked = page.locator('details li', { hasText: 'B: Block with' });
    await hand.tap('B: Pass', 'button', blocked.locator('xpath=following-sibling::li'));
    await hand.tap(/^Play \+200\/\+200/);
    await hand.tap(/300\/600/, 'button', page.getByRole('region', { name: /decides/ }));
    await expect
      .poll(() =>
        table(page)
          .getByText(/^Life 4000$/)
          .count(),
      )
      .toBe(2);
    await deciding(page).first().waitFor();
    expect(hand.taps).toBeLessThanOrEqual(15);
    await page.context().close();
  });

  it('rules a lost keyword in at most 15 taps from the start page', async () => {
    const { hand, page } = await fromTheStart();
    await hand.tap('Change 800/800');
    await hand.tap('Pierce');
    await hand.tap('Add a card for B');
    await hand.tap('Loses all abilities');
    await hand.tap('B: Pass', 'button', afterwards(page, 'B: Block with'));
    await hand.tap(/^Play Loses all/, 'button', panel(page));
    await hand.tap(/^Choose 800\/800/, 'button', panel(page));
    await ask(page, 'The life of B');
    await page.getByText('4000', { exact: true }).last().waitFor();
    await expect.poll(() => deciding(page).allInnerTexts()).toContainEqual(expect.stringMatching(/^1101\.1a\s/));
    expect(hand.taps + 1).toBeLessThanOrEqual(15);
    await page.context().close();
  });

  it('tells why a play is refused in at most 15 taps from the start page', async () => {
    const { hand, page } = await fromTheStart();
    await hand.tap('FF');
    await hand.tap('Change 8000');
    await hand.tap('Entered this turn');
    await page.getByText('“8000” is not possible (10.1.2.1.1, 15.2.2.2).').waitFor();
    expect(hand.taps).toBeLessThanOrEqual(15);
    await page.context().close();
  });

  it('orders two triggers in at most 15 taps from the start page', async () => {
    const { hand, page } = await fromTheStart();
    const text = page.getByRole('region', { name: 'Text', exact: true });
    await hand.tap('Change 800/800');
    for (const phrase of [/^When this card attacks ⇒ This card gains/, /^When a resonator attacks ⇒/]) {
      await hand.tap('Add an ability');
      hand.taps += 1;
      await text.getByText(/^When it attacks/).click();
      await hand.tap(phrase, 'button', text);
    }
    await panel(page)
      .getByText(/choose/i)
      .first()
      .waitFor();
    await panel(page).getByRole('button').first().click();
    hand.taps += 1;
    await deciding(page).first().waitFor();
    expect(hand.taps).toBeLessThanOrEqual(15);
    await page.context().close();
  });

  it('answers a judgment in at most 15 taps from the start page', async () => {
    const { hand, page } = await fromTheStart();
    await hand.tap('A judgment');
    await hand.tap('Add a card for B');
    await hand.tap('Destroy');
    await hand.tap('Pass', 'button', panel(page));
    await hand.tap(/^Play Destroy/, 'button', page.getByRole('region', { name: 'Player B decides' }));
    // A J-ruler that is destroyed turns back into the ruler area.
    await ask(page, "Where A's The Young Queen is");
    hand.taps += 2;
    await expect.poll(() => deciding(page).allInnerTexts()).toContainEqual(expect.stringMatching(/1010\.1/));
    expect(hand.taps).toBeLessThanOrEqual(15);
    await page.context().close();
  });

  it('goes on to where a player can act, to the end, and into the next turn', async () => {
    const page = await opened('/en/table/');
    const hand = new Hand(page);
    await hand.tap('Change 300/600');
    await hand.tap('ATK 800');
    await hand.tap('DEF 800');
    await hand.tap(/^B: Block with/);
    await hand.tap('Do not block', 'button', panel(page));
    await hand.tap('The end of the play');
    await hand.tap("The main phase of B's turn");
    await hand.tap('Initiate a battle', 'button', page.getByRole('region', { name: 'Player B decides' }));
    await hand.tap('Attack', 'button', panel(page));
    await hand.tap('Attack 800/800', 'button', panel(page));
    await ask(page, "Where A's 800/800 is");
    await page.getByText('graveyard', { exact: true }).last().waitFor();
    await page.context().close();
  });

  it('opens a scenario file, and says in a line what is none', async () => {
    const page = await opened('/en/table/');
    const file = (name: string, text: string) => ({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) });
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file('a.yaml', readFileSync('scenarios/fow/piercing-no-more.yaml', 'utf8')));
    await page.getByText('B: Play Loses all abilities').waitFor();
    await input.setInputFiles(file('b.yaml', 'hello'));
    await page.getByText('No table can be opened from this file.').waitFor();
    await page.getByText('B: Play Loses all abilities').waitFor();
    await page.context().close();
  });

  it('tells what can come of every line from the moment shown, and plays one', async () => {
    const page = await opened('/en/table/');
    // Before B blocks: the moment is one of those at which something was decided.
    await page.locator('details li', { hasText: 'B: Block with' }).getByRole('button').click();
    await page.getByRole('combobox', { name: 'What is in doubt' }).selectOption({ label: 'The life of B' });
    const lines = page.getByRole('region', { name: 'Is it always so?' });
    await lines.getByRole('button', { name: 'Check every line' }).click();
    await lines.getByText(/positions: all there are/).waitFor();
    const found = lines.getByRole('listitem');
    await expect.poll(() => found.count()).toBe(2);
    expect(await found.allInnerTexts()).toEqual(Array(2).fill(expect.stringContaining('B can force this')));
    await found.filter({ hasNotText: '4000' }).getByRole('button', { name: 'Show a line' }).click();
    await page.locator('details li', { hasText: 'B: Do not block' }).waitFor();
    await page.context().close();
  });

  it.each([
    ['en', 'Block with', 'The life of B', 'Do not block'],
    ['ja', 'ブロックする', 'Bのライフ', 'ブロックしない'],
  ] as const)(
    'asks every line again with what a reader fixes, and says so first (%s)',
    async (lang, block, life, no) => {
      const { fixed, look, label, always } = wordsIn(lang).bench.everyLine;
      const page = await opened(`/${lang}/table/`);
      await page.locator('details li', { hasText: block }).first().getByRole('button').click();
      await page
        .getByRole('region', { name: wordsIn(lang).bench.asked })
        .getByRole('combobox')
        .first()
        .selectOption({ label: life });
      const lines = page.getByRole('region', { name: label });
      const passes = lines.getByRole('button', { name: fixed.passes('A') });
      await passes.click();
      await lines.getByRole('button', { name: look }).click();
      await expect.poll(() => lines.getByRole('listitem').count()).toBe(2);
      // Where the lines part, B does not block: a tap fixes that, and the question is asked again.
      await lines.getByRole('button', { name: no, exact: true }).click();
      await expect.poll(() => lines.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining(always)]);
      const said = fixed.each('B', no);
      expect(await lines.getByRole('status').innerText()).toContain(fixed.limits(fixed.and([fixed.passes('A'), said])));
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FIELDSET');
      // And it can be taken off again.
      await lines.getByRole('button', { name: `${fixed.off}: ${said}` }).click();
      await expect.poll(() => lines.getByRole('listitem').count()).toBe(2);
      expect(await passes.getAttribute('aria-pressed')).toBe('true');
      expect(await lines.getByRole('status').innerText()).not.toContain(said);
      // So can a choice on one of the lines that are shown.
      const through = lines.getByRole('listitem').filter({ hasNotText: '4000' });
      await through.locator('summary').click();
      await through.getByRole('button', { name: wordsIn(lang).bench.decided('B', no) }).click();
      await expect.poll(() => lines.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining(always)]);
      expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['en', 'Block with', 'The life of B', 'Do not block'],
    ['ja', 'ブロックする', 'Bのライフ', 'ブロックしない'],
  ] as const)(
    'carries what is fixed in its link and in a file, and finds it there again (%s)',
    async (lang, block, life, no) => {
      const { bench } = wordsIn(lang);
      const { fixed, look, label, always } = bench.everyLine;
      const linesOf = (of: Page) => of.getByRole('region', { name: label });
      const held = [fixed.passes('A'), fixed.each('B', no)];
      /** The limits stand there, whatever page they were opened on; asked, they bring the one outcome. */
      const expectHeld = async (of: Page): Promise<void> => {
        const lines = linesOf(of);
        await lines.getByRole('button', { name: `${fixed.off}: ${held[1]}` }).waitFor();
        expect(await lines.getByRole('button', { name: held[0], exact: true }).getAttribute('aria-pressed')).toBe(
          'true',
        );
        await lines.getByRole('button', { name: look }).click();
        await expect.poll(() => lines.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining(always)]);
        expect(await lines.getByRole('status').innerText()).toContain(fixed.limits(fixed.and(held)));
      };
      const page = await opened(`/${lang}/table/`);
      await page.locator('details li', { hasText: block }).first().getByRole('button').click();
      await page.getByRole('region', { name: bench.asked }).getByRole('combobox').first().selectOption({ label: life });
      await page.waitForURL(/&q=player.*&r=\d+&s=/);
      expect(page.url()).not.toContain('&f=');
      await linesOf(page).getByRole('button', { name: held[0], exact: true }).click();
      // The address follows a moment later than what is asked can be answered.
      await page.waitForURL(/&f=1\.[\w-]+$/);
      const withOne = page.url();
      await linesOf(page).getByRole('button', { name: look }).click();
      await linesOf(page).getByRole('button', { name: no, exact: true }).click();
      await expect.poll(() => linesOf(page).getByRole('listitem').count()).toBe(1);
      await page.waitForURL(({ href }) => /&f=1\.[\w-]+$/.test(href) && href !== withOne);

      const other = await opened(page.url().slice(site.url.length), 1280);
      await expectHeld(other);
      expect((await new AxeBuilder({ page: other }).setLegacyMode(true).analyze()).violations).toEqual([]);
      await other.context().close();

      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: bench.file }).click();
      const text = readFileSync(await (await saved).path(), 'utf8');
      expect(text).toMatch(
        /explore:\s+at: block-declaration#blockOrNot\s+fixed:\s+- A: pass\s+- B: no block\s+always:/,
      );
      const third = await opened(`/${lang}/table/`);
      await third
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
      await third
        .getByRole('region', { name: bench.asked })
        .getByRole('combobox')
        .first()
        .selectOption({ label: life });
      await expectHeld(third);
      await third.context().close();

      // A link that was changed on the way is refused in a line.
      const mangled = await opened(`${page.url().slice(site.url.length)}%`);
      await mangled.getByText(bench.badLink.mangled).waitFor();
      await mangled.context().close();
      await page.context().close();
    },
  );

  it('tells two who disagree which clause parts them, and what comes out under another edition', async () => {
    const page = await opened('/en/table/');
    await deciding(page).first().waitFor();
    await page.getByText('Two players disagree').click();
    await page.getByRole('combobox', { name: "The other player's answer" }).selectOption('field');
    const parted = page.locator('details', { hasText: 'Two players disagree' }).getByRole('listitem');
    await expect.poll(() => parted.allInnerTexts()).toContainEqual(expect.stringMatching(/^806\.2\.a-1\s/));
    await page.getByRole('combobox', { name: "The other player's answer" }).selectOption('None of these');
    await page.getByText('Overlooking a single clause does not lead there.').waitFor();
    await page.getByText('Other editions', { exact: true }).click();
    await page.getByRole('button', { name: 'Open under 2.0' }).click();
    await page.getByRole('button', { name: '2.0', exact: true, pressed: true }).waitFor();
    await page.context().close();
  });

  it('opens from a clause at the moment that it decides, and leads back to the ruling', async () => {
    const page = await opened('/en/rules/fow-8.01/1102/');
    await page
      .getByRole('button', { name: /^Watch \(/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Try it on your table' }).click();
    await page.waitForURL(/\/en\/table\/#t=1\./);
    await hydrated(page);
    await table(page).waitFor();
    await page.goBack();
    await page.waitForURL(/\/en\/scenarios\/[a-z-]+\/\?e=fow-8\.01/);
    await hydrated(page);
    expect(new URL(page.url()).searchParams.has('try')).toBe(false);
    const related = page.locator('details', { hasText: 'Related rulings' });
    await related.getByText('Related rulings').click();
    await related.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/en/scenarios/') && url.searchParams.get('r') === '-1');
    await page.context().close();
  });

  it('opens from any place in a ruling, and from its link on another device', async () => {
    const page = await opened('/en/scenarios/first-strike-kills-the-blocker/');
    await page.getByRole('button', { name: 'Change this position' }).click();
    await page.waitForURL(/\/en\/table\/#t=1\./);
    await hydrated(page);
    await expect.poll(() => page.locator('details li').count()).toBeGreaterThan(1);
    const other = await opened(page.url().slice(site.url.length), 1280);
    await expect.poll(() => other.locator('details li').count()).toBe(await page.locator('details li').count());
    await page.context().close();
    await other.context().close();
  });

  it.each([
    ['/en/table/#t=1.abc', 'it was cut short or changed'],
    ['/ja/table/#t=99.abc', 'このリンクは新しい版のサイトで作られている'],
  ])('says in a line what is wrong with %s, and stands', async (path, line) => {
    const page = await opened(path);
    await page.getByText(line).waitFor();
    expect(await table(page).count()).toBe(1);
    await page.context().close();
  });

  it('names in its address the row that is shown and what is asked, and opens there again', async () => {
    const page = await opened('/en/table/');
    const row = (of: Page) => of.locator('[role="slider"]').getAttribute('aria-valuenow');
    await ask(page, 'The life of B');
    await page.locator('[role="slider"]').press('Home');
    await page.locator('[role="slider"]').press('ArrowRight');
    await page.waitForURL(/#t=.*&q=player.*&r=\d+&s=/);
    const again = await opened(new URL(page.url()).pathname + new URL(page.url()).hash);
    await expect.poll(() => row(again)).toBe(await row(page));
    expect(await again.getByRole('combobox', { name: 'What is in doubt' }).inputValue()).toBe('player/1/life');
    await page.context().close();
    await again.context().close();
  });

  it('keeps a table on the device by its name, and opens it again', async () => {
    const page = await opened('/en/table/');
    const hand = new Hand(page);
    await hand.tap('A judgment');
    await page.getByText('Kept on this device').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Table 4');
    await hand.tap('Keep this table');
    await hand.tap('An attack, blocked');
    await expect.poll(() => table(page).getByText('The Young Queen').count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await page.getByText('Kept on this device').click();
    await hand.tap('Table 4');
    await table(page).getByText('The Young Queen').first().waitFor();
    await hand.tap('Remove Table 4');
    await expect.poll(() => page.getByRole('button', { name: 'Table 4', exact: true }).count()).toBe(0);
    await page.context().close();
  });

  it('takes the text of a card as it is typed, completes its words, and gives the ruling', async () => {
    const hand = new Hand(await opened('/en/table/'));
    const { page } = hand;
    const text = page.getByRole('region', { name: 'Text', exact: true });
    await hand.tap('Change 300/600');
    await hand.tap('Add an ability');
    const field = text.getByRole('combobox', { name: 'Type an ability' });
    // A slip is marked where it is, and mended by what could stand there.
    await field.fill('when this CARD blocks ⇒ this card gaims +200 DEF until end of turn');
    await text.getByText('“gaims” cannot stand here.').waitFor();
    await text.getByRole('option', { name: 'gains' }).click();
    await expect
      .poll(() => field.inputValue())
      .toBe('when this CARD blocks ⇒ this card gains +200 DEF until end of turn');
    await text.getByRole('option', { name: 'turn.' }).waitFor();
    await field.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    expect(await text.getByRole('option', { selected: true }).getAttribute('id')).toBe(active);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const options = await text.getByRole('option').all();
    for (const option of options) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await field.press('End');
    await field.pressSequentially('.');
    await text.getByText('Understood.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await hand.tap('Put it on the card', 'button', text);
    const sentence = text.getByRole('paragraph').filter({ has: page.getByRole('button') });
    await expect
      .poll(() => sentence.innerText())
      .toBe('When this card blocks ⇒ This card gains +200 DEF until end of turn.');
    // 800 damage is as much as 600 and 200 bear.
    await page.getByRole('combobox', { name: 'What is in doubt' }).selectOption({ label: "Where B's 300/600 is" });
    await page.getByText('Here it comes out as “graveyard”').waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('sets up a card of one’s own by a phrase and its parts, plays it, and gives it on by its link', async () => {
    const hand = new Hand(await opened('/en/table/'));
    const { page } = hand;
    const text = page.getByRole('region', { name: 'Text', exact: true });
    const sentence = text.getByRole('paragraph').filter({ has: page.getByRole('button') });
    await hand.tap('Change 300/600');
    await hand.tap('Add an ability');
    await text.getByRole('searchbox', { name: 'Find a phrase' }).fill('ＣＡＲＤ blocks');
    await hand.tap(/^When this card blocks/, 'button', text);
    await expect
      .poll(() => sentence.innerText())
      .toBe('When this card blocks ⇒ This card gains [+200/+200] until end of turn.');
    // 800 damage is as much as 600 and 200 bear, and less than 600 and 300.
    await page.getByRole('combobox', { name: 'What is in doubt' }).selectOption({ label: "Where B's 300/600 is" });
    await page.getByText('Here it comes out as “graveyard”').waitFor({ state: 'attached' });
    await text.getByRole('button', { name: 'Change “+200”' }).last().click();
    await hand.tap('100 more Number', 'button', text);
    await expect.poll(() => sentence.innerText()).toContain('[+200/+300]');
    await page.getByText('Here it comes out as “field”').waitFor({ state: 'attached' });
    // The damage is still on it when the battle is over and the values go.
    await text.getByRole('button', { name: 'Change “turn”' }).click();
    await hand.tap('battle', 'button', text);
    await expect.poll(() => sentence.innerText()).toMatch(/until end of battle\.$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('battle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByText('Here it comes out as “graveyard”').waitFor({ state: 'attached' });
    await deciding(page).first().waitFor();
    await expect.poll(() => page.url()).toMatch(/#t=/);
    const other = await opened(page.url().slice(site.url.length), 1280);
    await new Hand(other).tap('Change 300/600');
    await other.getByText('until end of battle.').first().waitFor();
    await other.context().close();
    await hand.tap('Undo');
    await expect.poll(() => sentence.innerText()).toMatch(/until end of turn\.$/);
    await hand.tap(/^Remove “/, 'button', text);
    await expect.poll(() => sentence.count()).toBe(0);
    await page.context().close();
  });

  it('tells of a card that is tapped what can be done with it now, and what not by which clause', async () => {
    const page = await opened('/en/table/');
    const hand = new Hand(page);
    // It attacked and is rested.
    const attacker = table(page).getByRole('button', { name: /^800\/800/ });
    await attacker.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Attack with 800/800').waitFor();
    await dialog.getByRole('link', { name: '803.3a' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await hand.tap('Change 800/800');
    await hand.tap('Remove card');
    await hand.tap('Add a card for A');
    await hand.tap('Put it onto the field');
    await table(page)
      .getByRole('button', { name: /^500\/500/ })
      .click();
    await hand.tap('Initiate a battle', 'button', dialog);
    await page.getByRole('button', { name: 'Attack', exact: true }).waitFor();
    expect(await dialog.count()).toBe(0);
    await page.context().close();
  });

  it('lists the newest edition first and the other game last, and what can be changed of a player at one edge', async () => {
    const page = await opened('/en/table/');
    const editions = page.getByRole('group', { name: 'Edition' }).getByRole('button');
    expect(await editions.allTextContents()).toEqual(['8.01', '5.5', '5.00', '2.0', 'FF']);
    const side = page.getByRole('group', { name: 'Player A' }).first();
    const edges = ['100 less Life', 'Change 800/800', 'Add a card for A'].map(async (name) =>
      Math.round((await side.getByRole('button', { name }).boundingBox())?.x ?? 0),
    );
    expect(new Set(await Promise.all(edges)).size).toBe(1);
    await page.context().close();
  });

  it('takes back what was done, and keeps aside what no longer fits', async () => {
    const page = await opened('/en/table/');
    const hand = new Hand(page);
    await hand.tap('Change 300/600');
    await hand.tap('Rested');
    await page.getByText('was put aside. “300/600” is not possible (804.3).').waitFor();
    await hand.tap('Undo');
    await expect.poll(() => page.getByText('was put aside').count()).toBe(0);
    await page.context().close();
  });

  it.each([
    ['ja', 360],
    ['en', 1280],
  ] as const)('in %s at %i pixels is sound for those who hear it and no wider than the screen', async (lang, width) => {
    const page = await opened(`/${lang}/table/`, width);
    await page
      .getByRole('group', { name: lang === 'ja' ? 'プレイヤーB' : 'Player B' })
      .getByRole('button')
      .last()
      .click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.context().close();
  });
});
