/** Chromium, Firefox and WebKit as they are installed: each by the protocol it speaks itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { launch } from 'puppeteer-core';
import { startBrowser } from '../e2e/browser';
import type { Driver, Kind } from './driver';

const PHONE = { width: 360, height: 740 };

const CHROMIUM: Kind = {
  name: 'Chromium',
  // Where none is installed, the one of the npm package is unpacked.
  find: () => 'chromium',
  start: async () => {
    const browser = await startBrowser();
    const page = await (await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })).newPage();
    return {
      name: `Chromium ${browser.version()}`,
      open: async (url) => void (await page.goto(url)),
      ask: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};

const FIREFOX: Kind = {
  name: 'Firefox',
  find: () =>
    [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? null,
  start: async (program) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      defaultViewport: null,
    });
    const page = await browser.newPage();
    return {
      name: await browser.version(),
      open: async (url) => void (await page.goto(url)),
      ask: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};

const WEBKIT: Kind = {
  name: 'WebKit',
  find: () => [process.env.WEBKIT_DRIVER ?? '', '/usr/bin/WebKitWebDriver'].find((path) => existsSync(path)) ?? null,
  start: async (program) => {
    const port = await freePort();
    const child = spawn(program, [`--port=${port}`], { stdio: 'ignore' });
    const driver = `http://127.0.0.1:${port}`;
    const { sessionId, capabilities } = await session(driver, child);
    const at = `${driver}/session/${sessionId}`;
    await sent(`${at}/window/rect`, PHONE);
    return {
      name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
      open: async (url) => void (await sent(`${at}/url`, { url })),
      ask: (expression) => sent(`${at}/execute/sync`, { script: `return (${expression})`, args: [] }),
      close: async () => {
        await fetch(at, { method: 'DELETE' });
        child.kill();
      },
    } satisfies Driver;
  },
};

export const KINDS: readonly Kind[] = [CHROMIUM, FIREFOX, WEBKIT];

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** Opens a session as soon as the driver listens. */
async function session(driver: string, child: ChildProcess): Promise<Session> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
  for (let tried = 0; ; tried += 1) {
    try {
      const value = await sent(`${driver}/session`, { capabilities: { alwaysMatch } });
      if (isSession(value)) return value;
      throw new Error('WebKitWebDriver opened no session');
    } catch (error) {
      if (tried >= 20) {
        child.kill();
        throw error;
      }
      await new Promise((again) => setTimeout(again, 250));
    }
  }
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'capabilities' in value;

/** A command of WebDriver: what it answers. Refused with the driver's own words. */
async function sent(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const said: unknown = await answer.json();
  const value = typeof said === 'object' && said !== null && 'value' in said ? said.value : null;
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
