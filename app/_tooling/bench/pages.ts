/**
 * The built site as a phone sees it: a processor at a quarter of its speed and slow 4G. Of each page, when it answers to
 * clicks and keys, how long it did not answer on the way, and what was loaded until then; the least of several visits, each
 * with nothing kept. `npm run build` comes before it.
 */
import type { Page } from 'playwright-core';
import { hydrated, openSite, type Site, withLetters } from '../e2e/browser';

/** What browsers' own tools call slow 4G. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const SLOWER = 4;

/** Pages, with the seconds and bytes that are the target. */
const PAGES = [
  { name: 'home ja', path: '/ja/', seconds: 2, kilobytes: 200 },
  { name: 'home en', path: '/en/', seconds: 2, kilobytes: 200 },
  { name: 'section ja', path: '/ja/rules/fow-8.01/806/', seconds: 2.5 },
  { name: 'section en', path: '/en/rules/fow-8.01/806/', seconds: 2.5 },
  { name: 'scenario ja', path: '/ja/scenarios/pierce-and-the-attacked-resonator/', seconds: 3 },
  { name: 'scenario en', path: '/en/scenarios/pierce-and-the-attacked-resonator/', seconds: 3 },
] as const;

interface Visit {
  /** Milliseconds until something is painted, and until the page answers. */
  painted: number;
  ready: number;
  /** Of tasks over 50 ms, what is beyond, until then. */
  blocked: number;
  /** Bytes over the network until then, and of all that the page asks for by itself. */
  first: number;
  all: number;
  fonts: number;
}

async function visit(site: Site, path: string): Promise<Visit> {
  const page = await site.page({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const loaded: { at: number; bytes: number; font: boolean }[] = [];
  const fonts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.push({ at: Date.now(), bytes: encodedDataLength, font: fonts.has(requestId) }),
  );
  await withLetters(page);
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  const readyAt = Date.now();
  const times = await timesOf(page);
  // The web font comes last.
  await page.waitForFunction(() => document.querySelector('head > link[href^="/fonts/"]') !== null);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const sum = (of: typeof loaded) => of.reduce((total, { bytes }) => total + bytes, 0);
  return {
    ...times,
    first: sum(loaded.filter(({ at }) => at <= readyAt)),
    all: sum(loaded),
    fonts: sum(loaded.filter(({ font }) => font)),
  };
}

/** Runs in the page before all else. */
function watch(): void {
  Reflect.set(window, 'tasks', []);
  new PerformanceObserver((list) =>
    Reflect.get(window, 'tasks').push(...list.getEntries().map((entry) => entry.duration)),
  ).observe({
    type: 'longtask',
    buffered: true,
  });
  new MutationObserver(() => {
    if (document.documentElement.dataset.ready && !Reflect.has(window, 'ready'))
      Reflect.set(window, 'ready', performance.now());
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}

const timesOf = (page: Page): Promise<Pick<Visit, 'painted' | 'ready' | 'blocked'>> =>
  page.evaluate(() => {
    const tasks: number[] = Reflect.get(window, 'tasks');
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ready: Reflect.get(window, 'ready'),
      blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    };
  });

const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 5 : Number(process.argv[at + 1]);
const site = await openSite();
try {
  console.log('page          painted  ready  target  blocked  KB till ready  KB in all  of it fonts');
  for (const { name, path, seconds, ...limit } of PAGES) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(site, path));
    const least = (of: keyof Visit) => Math.min(...visits.map((one) => one[of]));
    const s = (of: keyof Visit) => `${(least(of) / 1000).toFixed(2)} s`.padStart(7);
    const kb = (of: keyof Visit) => `${Math.round(least(of) / 1000)}`.padStart(5);
    const most = 'kilobytes' in limit ? ` (at most ${limit.kilobytes})` : '';
    console.log(
      `${name.padEnd(12)} ${s('painted')} ${s('ready')} ${seconds} s ${s('blocked')} ${kb('first')} ${kb('all')} ${kb('fonts')}${most}`,
    );
  }
} finally {
  await site.close();
}
