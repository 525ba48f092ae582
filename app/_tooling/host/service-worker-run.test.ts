import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

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
  const body = device.network?.get(new URL(url).pathname);
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
  device = { caches: new Map(), full: false, network: new Map(), told: [] };
});

/** Puts a version of the site on the network: a page that names its script, and both. */
function publish(of: string): string[] {
  const script = `/_next/static/${of}.js`;
  device.network = new Map([
    ['/offline.html', 'no connection'],
    ['/ja/', `cover of ${of}`],
    ['/ja/a/', `a with ${script}`],
    ['/ja/b/', `b with ${script}`],
    [script, `script of ${of}`],
  ]);
  return ['/offline.html', '/ja/', script];
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
