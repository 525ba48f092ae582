import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serveFolder, siteFolder } from '../host/static-server';

/** A browser with the built site in front of it. */
export interface Site {
  url: string;
  /** A page of its own: nothing that one test chooses or keeps reaches another. */
  page: (options?: BrowserContextOptions) => Promise<Page>;
  /** Takes the server away, as a dead network does. */
  disconnect: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves a built site on a free port and starts a browser. Refused, with one line, when nothing is built. */
export async function openSite(folder = 'out'): Promise<Site> {
  const { server, url } = await serveFolder(siteFolder(folder), 0);
  const browser = await startBrowser();
  const disconnect = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((closed) => server.close(closed));
  };
  return {
    url,
    disconnect,
    page: async (options = {}) => {
      // Offline tests ask for the worker; elsewhere it would answer instead of the server.
      const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', ...options });
      // What a page comes to is waited for; how long that takes a busy machine says nothing about the page.
      context.setDefaultTimeout(60_000);
      return context.newPage();
    },
    close: async () => {
      await browser.close();
      await disconnect();
    },
  };
}

/**
 * Has a page take the device for one whose Japanese letters, ten pixels high, are so wide: ten, where it has letters of its own, as
 * phones and laptops do and test machines may not.
 */
export async function withWidth(page: Page, pixels: number): Promise<void> {
  await page.addInitScript((width) => {
    const measure = CanvasRenderingContext2D.prototype.measureText;
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      const measured = measure.call(this, text);
      return text === '裁' ? Object.defineProperty(measured, 'width', { value: width }) : measured;
    };
  }, pixels);
}

/** One with letters of its own. */
export const withLetters = (page: Page): Promise<void> => withWidth(page, 10);

/** Waits until the page answers to clicks and keys. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

/** Starts Chromium: the one of the system, or the one of the npm package. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : await packagedBrowser();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  return chromium.launch({ executablePath, args });
}

/**
 * The browser of the npm package, unpacked to the temporary folder on first use. The package checks only whether the
 * file exists, so two tests at once must not unpack it together: a folder serves as the lock.
 */
async function packagedBrowser(): Promise<string> {
  // Makes the package bring the system libraries of the browser along; it reads this when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const lock = join(tmpdir(), 'saitei-browser.lock');
  while (!taken(lock)) await new Promise((again) => setTimeout(again, 200));
  try {
    return await packaged.executablePath();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    // Unpacking takes seconds; a lock older than a minute was left by a run that was stopped.
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 60_000)
      rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
