/**
 * Plays the ten questions of a judge and one page of every kind in each browser that is installed. `--seconds`: the
 * questions in Chromium alone, as on a phone at a quarter of this machine's speed on slow 4G. `--url`: a site served elsewhere.
 */
import { parseArgs } from 'node:util';
import { wordsIn } from '../../_words/words';
import { startBrowser, withLetters } from '../e2e/browser';
import { serveFolder, siteFolder } from '../host/static-server';
import { type Driver, until } from './driver';
import { KINDS } from './kinds';
import { type Played, played, QUESTIONS, READY } from './questions';

const PAGES = [
  '',
  'search/',
  'rules/',
  'rules/fow-8.01/',
  'rules/fow-8.01/806/',
  'rules/fftcg/11.11/',
  'contradictions/',
  'contradictions/B57/',
  'scenarios/',
  'scenarios/both-strike-first/?e=fftcg&r=96',
  'terms/',
  'coverage/',
];

/** What is wrong with a page: wider than its window, or a part of it failed. */
async function wrongWith(driver: Driver, base: string, lang: 'ja' | 'en', path: string): Promise<string | null> {
  await driver.open(`${base}/${lang}/${path}`);
  await until(driver, READY);
  const failed = JSON.stringify(wordsIn(lang).partFailed);
  const wrong = await driver.ask(
    `document.body.textContent.includes(${failed}) ? 'a part failed' : ` +
      `document.documentElement.scrollWidth > innerWidth ? 'wider than the window' : ''`,
  );
  return wrong === '' ? null : `/${lang}/${path}: ${wrong}`;
}

const lineOf = ({ typed, lang }: (typeof QUESTIONS)[number], { taps, seconds, clause }: Played): string =>
  `  ${lang}  ${taps} taps  ${seconds.toFixed(1)} s  ${clause}  ${typed}`;

/** Every question and every page in one browser; how many things were wrong. */
async function tried(driver: Driver, base: string): Promise<number> {
  console.log(driver.name);
  let faults = 0;
  const fault = (line: string): void => {
    faults += 1;
    console.log(`  wrong: ${line}`);
  };
  for (const question of QUESTIONS)
    await played(driver, base, question).then(
      (done) => console.log(lineOf(question, done)),
      (error: Error) => fault(`${question.typed}: ${error.message}`),
    );
  for (const lang of ['ja', 'en'] as const)
    for (const path of PAGES)
      await wrongWith(driver, base, lang, path).then(
        (line) => line !== null && fault(line),
        (error: Error) => fault(`/${lang}/${path}: ${error.message}`),
      );
  console.log(`  ${PAGES.length * 2} pages, ${faults === 0 ? 'nothing wrong' : `${faults} wrong`}`);
  return faults;
}

/** A quarter of the speed, and what a page loads through what developers' tools call slow 4G. */
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** The questions on a slow phone, each from a browser that has never seen the site. */
async function timed(base: string): Promise<number> {
  const browser = await startBrowser();
  let over = 0;
  for (const question of QUESTIONS) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await withLetters(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await played(
      {
        name: 'Chromium at a quarter of the speed',
        open: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
        ask: (expression) => page.evaluate(expression),
        close: () => context.close(),
      },
      base,
      question,
    ).then(
      (done) => {
        if (done.taps > 4 || done.seconds > 10) over += 1;
        console.log(lineOf(question, done));
      },
      (error: Error) => {
        over += 1;
        console.log(`  wrong: ${question.typed}: ${error.message}`);
      },
    );
    await context.close();
  }
  await browser.close();
  console.log(`  ${QUESTIONS.length - over} of ${QUESTIONS.length} within 4 taps and 10 s`);
  return over;
}

/** What is asked for; what cannot be is refused in one line. */
function asked() {
  try {
    return parseArgs({ options: { seconds: { type: 'boolean', default: false }, url: { type: 'string' } } }).values;
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(`${line} Usage: npm run browsers -- [--seconds] [--url ADDRESS]`);
    process.exit(2);
  }
}

const values = asked();
const served = values.url === undefined ? await serveFolder(siteFolder('out'), 0) : null;
const url = values.url ?? served?.url ?? '';
let faults = 0;
if (values.seconds) faults = await timed(url);
else
  for (const { name, find, start } of KINDS) {
    const program = find();
    if (program === null) {
      console.log(`${name}: not installed`);
      continue;
    }
    const driver = await start(program).catch((error: Error) => {
      console.log(`${name}: does not start: ${error.message.split('\n')[0]}`);
      return null;
    });
    if (driver === null) {
      faults += 1;
      continue;
    }
    faults += await tried(driver, url);
    await driver.close();
  }
served?.server.closeAllConnections();
served?.server.close();
process.exitCode = faults === 0 ? 0 : 1;
