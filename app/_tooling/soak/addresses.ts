import { DOC_IDS } from '@/rules/documents';
import { openSite } from '../e2e/browser';
import type { Chance } from './chance';
import { NAMES, TEXTS } from './hostile';
import type { Opened, Part } from './part';

const PATHS = [
  '',
  'search/',
  'rules/',
  'rules/fow-8.01/',
  'rules/fow-8.01/806/',
  'contradictions/',
  'coverage/',
  'official/',
  'scenarios/',
  'scenarios/pierce-and-the-attacked-resonator/',
  'nowhere/',
];
const KEYS = ['q', 'doc', 'kind', 'e', 'r', 'b', 'from', ''];

/** An address of the site with a query and a fragment that nobody writes. */
export function hostileAddress(chance: Chance): string {
  const value = () =>
    encodeURIComponent(
      chance.of([
        ...TEXTS.filter((text) => text !== '\ud800'),
        ...NAMES,
        ...DOC_IDS,
        '806.2a',
        '-1',
        '9'.repeat(400),
        'a'.repeat(3000),
      ]),
    );
  const query = Array.from({ length: chance.below(4) }, () => `${chance.of(KEYS)}=${value()}`).join('&');
  const fragment = chance.once(2) ? `#${chance.once(3) ? chance.of(['%', '%ff', '#', '"]', '*']) : value()}` : '';
  return `/${chance.of(['ja', 'en'])}/${chance.of(PATHS)}${query === '' ? '' : `?${query}`}${fragment}`;
}

/** Hostile addresses in a browser: the page comes alive, nothing fails in it, and it stays where it is. Needs a built site. */
export const addresses: Part = {
  name: 'addresses',
  cases: 300,
  few: 0,
  open: async (): Promise<Opened> => {
    const site = await openSite();
    const page = await site.page();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    return {
      run: async (chance) => {
        faults.length = 0;
        const address = hostileAddress(chance);
        await page.goto('about:blank');
        await page.goto(address);
        await page.waitForFunction(
          () => document.documentElement.dataset.ready === 'true' || document.title.startsWith('404'),
        );
        if (new URL(page.url()).origin !== site.url) return `${address} leads to ${page.url()}`;
        return faults.length === 0 ? null : `${address}: ${faults.join('; ')}`;
      },
      close: () => site.close(),
    };
  },
};
