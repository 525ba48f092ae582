import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

const SITE = 'https://saitei.test';
const TEMPLATE = readFileSync(join(import.meta.dirname, 'service-worker-source.js'), 'utf8');

/** What browsers give a worker of a site, as far as this worker uses it. */
interface Device {
  caches: Map<string, Map<string, Response>>;
  /** Whether there is room for more. */
  full: boolean;
  /** What the network has, by path; undefined: there is no network. */
  network: Map<string, string> | undefined;
  /** What pages were told. */
  told: unknown[];
  /** What was asked of the network. */
  asked: string[];
}

const keyOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, SITE).href;

function cacheOf(device: Device, entries: Map<string, Response>) {
  const put = async (request: string | { url: string }, answer: Response) => {
    if (device.full) throw new DOMException('no room', 'QuotaExceededError');
    entries.set(keyOf(request), new Response(await answer.text()));
  };
  return {
    put,
    add: async (request: string | { url: string }) => put(request, await fetched(device, keyOf(request))),
    match: async (request: string | { url: string }) => entries.get(keyOf(request).replace(/\?.*/, ''))?.clone(),
    keys: async () => [...entries.keys()],
    delete: async (request: string | { url: string }) => entries.delete(keyOf(request)),
  };
}

async function fetched(device: Device, url: string): Promise<Response> {
  const { pathname } = new URL(url);
  device.asked.push(pathname);
  const body = device.network?.get(pathname);
  if (device.network === undefined) throw new TypeError('Failed to fetch');
  const answer = new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200 });
  return Object.defineProperty(answer, 'type', { value: 'basic' });
}

type Heard = (event: Record<string, unknown>) => void;

/** Runs the worker of one version on a device. */
function worker(device: Device, version: string, shell: string[]) {
  const heard = new Map<string, Heard>();
  const open = async (name: string) => {
    const entries = device.caches.get(name) ?? new Map<string, Response>();
    device.caches.set(name, entries);
    return cacheOf(device, entries);
  };
  runInNewContext(TEMPLATE.replace("'VERSION'", JSON.stringify(version)).replace("['SHELL']", JSON.stringify(shell)), {
    self: {
      addEventListener: (kind: string, hear: Heard) => heard.set(kind, hear),
      skipWaiting: async () => undefined,
      clients: {
        claim: async () => undefined,
        matchAll: async () => [{ postMessage: (message: unknown) => device.told.push(message) }],
      },
    },
    caches: {
      open,
      keys: async () => [...device.caches.keys()],
      delete: async (name: string) => device.caches.delete(name),
      match: async (request: string) => {
        for (const entries of device.caches.values()) {
          const found = entries.get(keyOf(request));
          if (found) return found.clone();
        }
        return undefined;
      },
    },
    location: { origin: SITE },
    fetch: (request: string | { url: string }) => fetched(device, keyOf(request)),
    Request: class {
      constructor(readonly url: string) {}
    },
    Response,
    URL,
    setTimeout,
  });

  /** Lets the worker hear of something; answers what it answers, after all its work is done. */
  async function send(kind: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    heard.get(kind)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    const given = await answer;
    for (let at = 0; at < work.length; at += 1) await work[at];
    return given;
  }

  return {
    start: async () => {
      await send('install');
      await send('activate');
    },
    visit: async (path: string, mode = 'navigate') =>
      (await send('fetch', { request: { url: SITE + path, method: 'GET', mode } }))?.text(),
    keepEverything: async () => {
      const progress: unknown[] = [];
      const port = { postMessage: (message: unknown) => progress.push(message) };
      await send('message', { data: { keep: 'everything' }, ports: [port] });
      return progress;
    },
    keepAll: async (keep: string[]) => {
      const progress: unknown[] = [];
      const port = { postMessage: (message: unknown) => progress.push(message) };
      await send('message', { data: { keep, anew: true }, ports: [port] });
      return progress;
    },
  };
}

let device: Device;
beforeEach(() => {
  device = { caches: new Map(), full: false, network: new Map(), told: [], asked: [] };
});

/** Puts a version of the site on the network: a page that names its script, and both. */
function publish(of: string): string[] {
  const script = `/_next/static/${of}.js`;
  device.network = new Map([
    ['/ja/offline/', 'no connection'],
    ['/ja/', `cover of ${of}`],
    ['/ja/a/', `a with ${script}`],
    ['/ja/b/', `b with ${script}`],
    [script, `script of ${of}`],
  ]);
  return ['/ja/offline/', '/ja/', script];
}

test('what was visited opens without a network; what was not says so', async () => {
  const first = worker(device, '1', publish('1'));
  await first.start();
  await first.visit('/ja/a/?q=1');
  device.network = undefined;
  expect(await first.visit('/ja/a/')).toBe('a with /_next/static/1.js');
  expect(await first.visit('/_next/static/1.js', 'no-cors')).toBe('script of 1');
  expect(await first.visit('/ja/b/')).toBe('no connection');
});

test('with the storage full a page that the network has is read, and it is said that it was not kept', async () => {
  const first = worker(device, '1', publish('1'));
  await first.start();
  device.full = true;
  expect(await first.visit('/ja/a/')).toBe('a with /_next/static/1.js');
  expect(device.told).toEqual([{ unkept: 'full' }]);
});

test('with the storage full, keeping a document comes to its end and says why it failed', async () => {
  const first = worker(device, '1', publish('1'));
  await first.start();
  device.full = true;
  const progress = await first.keepAll(['/ja/a/', '/ja/b/']);
  expect(progress.at(-1)).toEqual({ done: 2, kept: 0, of: 2, why: 'full' });
});

test('that there is no room is said even when something else is not there', async () => {
  const first = worker(device, '1', publish('1'));
  await first.start();
  device.full = true;
  const progress = await first.keepAll(['/ja/a/', '/ja/none/', '/ja/none-either/']);
  expect(progress.at(-1)).toMatchObject({ done: 3, kept: 0, why: 'full' });
});

test('keeping what is not there, or without a network, comes to its end too', async () => {
  const first = worker(device, '1', publish('1'));
  await first.start();
  expect((await first.keepAll(['/ja/a/', '/ja/none/'])).at(-1)).toMatchObject({ done: 2, kept: 1, why: 'missing' });
  device.network = undefined;
  expect((await first.keepAll(['/ja/a/'])).at(-1)).toMatchObject({ done: 1, kept: 0, why: 'network' });
});

test('after a new version a page kept under the old one opens with its own script, and a newer copy takes its place', async () => {
  const first = worker(device, '1', publish('1'));
  await first.start();
  await first.visit('/ja/a/');
  await first.visit('/ja/b/');
  const second = worker(device, '2', publish('2'));
  await second.start();
  await second.visit('/ja/b/');
  device.network = undefined;
  expect(await second.visit('/ja/a/')).toBe('a with /_next/static/1.js');
  expect(await second.visit('/_next/static/1.js', 'no-cors')).toBe('script of 1');
  expect(await second.visit('/ja/b/')).toBe('b with /_next/static/2.js');
  expect(await second.visit('/_next/static/2.js', 'no-cors')).toBe('script of 2');
  expect(await second.visit('/ja/')).toBe('cover of 2');
});

test('a version is let go when none of its pages is kept any more, but not the one before: tabs may be open with it', async () => {
  for (const of of ['1', '2', '3', '4']) {
    const now = worker(device, of, publish(of));
    await now.start();
    if (of === '2') await now.visit('/ja/a/');
  }
  const shells = [...device.caches.keys()].filter((name) => name.startsWith('saitei-shell-'));
  expect(shells.sort()).toEqual(['saitei-shell-2', 'saitei-shell-3', 'saitei-shell-4']);
});

test('no more than five versions are kept', async () => {
  for (const of of ['1', '2', '3', '4', '5', '6', '7']) {
    const now = worker(device, of, publish(of));
    await now.start();
    await now.visit(`/ja/${of < '4' ? 'a' : 'b'}/`);
    device.network?.set(`/ja/only-${of}/`, of);
    await now.visit(`/ja/only-${of}/`);
  }
  const shells = [...device.caches.keys()].filter((name) => name.startsWith('saitei-shell-'));
  expect(shells.sort()).toEqual([3, 4, 5, 6, 7].map((of) => `saitei-shell-${of}`));
});

describe('the whole site', () => {
  /** Publishes a version of which these pages are all there is. */
  function publishAll(of: string, pages: Record<string, string>): string[] {
    const shell = publish(of);
    for (const [path, page] of Object.entries(pages)) device.network?.set(path, page);
    const files = Object.entries(pages).map(([path, page]) => [path, `hash of ${page}`]);
    device.network?.set('/kept/all.json', JSON.stringify({ mark: `mark of ${of}`, files }));
    return shell;
  }
  const kept = async () =>
    JSON.parse((await device.caches.get('saitei-everything')?.get(`${SITE}/kept/index.json`)?.clone().text()) ?? '{}');

  test('is kept when a reader asks for it, and then opens without a network', async () => {
    const first = worker(device, '1', publishAll('1', { '/ja/a/': 'a', '/en/a/': 'A', '/data/a.json': '{}' }));
    await first.start();
    expect((await first.keepEverything()).at(-1)).toEqual({ done: 3, of: 3, ended: true, why: undefined });
    device.network = undefined;
    expect(await first.visit('/en/a/?q=1')).toBe('A');
    expect(await first.visit('/data/a.json', 'cors')).toBe('{}');
    expect(await kept()).toMatchObject({ mark: 'mark of 1', versions: ['1'] });
  });

  test('is brought up to date by what has changed alone, and what is no longer there goes', async () => {
    const first = worker(device, '1', publishAll('1', { '/ja/a/': 'a', '/ja/b/': 'b', '/ja/gone/': 'gone' }));
    await first.start();
    await first.keepEverything();
    const second = worker(device, '2', publishAll('2', { '/ja/a/': 'a', '/ja/b/': 'other', '/ja/new/': 'new' }));
    await second.start();
    device.asked = [];
    await second.keepEverything();
    expect(device.asked).toEqual(['/kept/all.json', '/ja/b/', '/ja/new/']);
    device.network = undefined;
    expect(await second.visit('/ja/b/')).toBe('other');
    expect(await second.visit('/ja/gone/')).toBe('no connection');
    expect(await kept()).toMatchObject({ mark: 'mark of 2', versions: ['2'] });
  });

  test('that was kept in part goes on where it stopped', async () => {
    const first = worker(device, '1', publishAll('1', { '/ja/a/': 'a', '/ja/b/': 'b' }));
    await first.start();
    device.network?.delete('/ja/b/');
    expect((await first.keepEverything()).at(-1)).toEqual({ done: 1, of: 2, ended: true, why: 'missing' });
    expect((await kept()).mark).toBeUndefined();
    device.network?.set('/ja/b/', 'b');
    device.asked = [];
    expect((await first.keepEverything()).at(-1)).toMatchObject({ done: 2, of: 2 });
    expect(device.asked).toEqual(['/kept/all.json', '/ja/b/']);
  });

  test('says why it was not kept: no room, or no network', async () => {
    const first = worker(device, '1', publishAll('1', { '/ja/a/': 'a', '/ja/b/': 'b' }));
    await first.start();
    device.full = true;
    expect((await first.keepEverything()).at(-1)).toMatchObject({ ended: true, why: 'full' });
    device.full = false;
    device.network = undefined;
    expect((await first.keepEverything()).at(-1)).toEqual({ ended: true, why: 'network' });
  });

  test('keeps the scripts its pages were made with, however many versions pass before it is brought up to date', async () => {
    const first = worker(device, '1', publishAll('1', { '/ja/a/': 'a with /_next/static/1.js' }));
    await first.start();
    await first.keepEverything();
    for (const of of ['2', '3', '4']) {
      const now = worker(device, of, publish(of));
      await now.start();
    }
    device.network = undefined;
    const last = worker(device, '4', []);
    expect(await last.visit('/ja/a/')).toBe('a with /_next/static/1.js');
    expect(await last.visit('/_next/static/1.js', 'no-cors')).toBe('script of 1');
  });

  test('two pages that ask at once both hear how it goes on, and each file is fetched once', async () => {
    const first = worker(device, '1', publishAll('1', { '/ja/a/': 'a', '/ja/b/': 'b' }));
    await first.start();
    device.asked = [];
    const [one, other] = await Promise.all([first.keepEverything(), first.keepEverything()]);
    expect(one.at(-1)).toMatchObject({ done: 2, ended: true });
    expect(other.at(-1)).toMatchObject({ done: 2, ended: true });
    expect(device.asked.filter((path) => path === '/ja/a/')).toHaveLength(1);
  });
});
