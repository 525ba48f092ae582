/** Makes the picture of the README from the built site: a blocked attack, stopped at the clause that divides the damage. */
import { hydrated, openSite } from '../e2e/browser';
import { rowAsking } from '../e2e/rows';

const RULING = 'pierce-and-the-attacked-resonator';
const PLACE = `/en/scenarios/${RULING}/?e=fow-8.01&r=${rowAsking(RULING, 'battle.pierce')}`;
const FILE = 'public/picture/scenario.png';

const site = await openSite();
const page = await site.page({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.goto(PLACE);
await hydrated(page);
await page.locator('[data-clause="1102.2b"][data-now="true"]').waitFor();
await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
await page.screenshot({ path: FILE });
await site.close();
console.log(`wrote ${FILE}`);
