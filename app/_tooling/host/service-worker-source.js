// The service worker, as it runs in the browser. The build fills in the version and the shell.
const version = 'VERSION';
const shell = ['SHELL'];

// Each version keeps its shell, and the pages and data that were visited under it: a kept page opens with the scripts and
// styles it was made for, and so does what an open tab loads late.
const shellOf = (of) => `saitei-shell-${of}`;
const visitedOf = (of) => `saitei-visited-${of}`;
const mostVersions = 5;
const mostVisited = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(shellOf(version));
      await Promise.all(shell.map((path) => fillShell(cache, path)));
      await self.skipWaiting();
    })(),
  );
});

/** A name with a hash in it means the same in every version; all else is fetched anew. */
async function fillShell(cache, path) {
  const same = path.startsWith('/_next/static/') ? await caches.match(path) : undefined;
  if (same) await cache.put(path, same);
  else await cache.add(new Request(path, { cache: 'no-cache' }));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await forgetVersions();
      await self.clients.claim();
    })(),
  );
});

/** Other versions that something is kept of, the oldest first. */
async function otherVersions() {
  const prefix = shellOf('');
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return names.map((name) => name.slice(prefix.length)).filter((other) => other !== version);
}

/** Lets go of versions under which no page is kept any more, but not of the last one: tabs may be open with it. */
async function forgetVersions() {
  const others = await otherVersions();
  for (const [at, other] of others.slice(0, -1).entries()) {
    const kept = await (await caches.open(visitedOf(other))).keys();
    if (kept.length > 0 && others.length - at < mostVersions) continue;
    await caches.delete(visitedOf(other));
    await caches.delete(shellOf(other));
  }
}

// A page asks for what it may need without a network: the search index, the data of its document.
self.addEventListener('message', (event) => {
  const { keep, anew } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep, anew === true, event.ports[0]));
});

/** Keeps every path, six at a time, and says after each how many are there, and why others are not. */
async function keepAll(paths, anew, port) {
  const waiting = [...paths];
  let done = 0;
  let kept = 0;
  let why;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const failure = await keepOne(path, anew);
      if (failure === undefined) kept++;
      // That there is no room says more than that something is not there.
      else if (why !== 'full') why = failure;
      done++;
      port?.postMessage({ done, kept, of: paths.length, why });
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  if (port === undefined && why === 'full') await tellFull();
}

/** Answers why a path was not kept, or undefined where it is. */
async function keepOne(path, anew) {
  try {
    if (!anew && (await keptCopy(path))) return undefined;
    const answer = await fetch(path);
    return answer.ok ? await keep(path, answer) : 'missing';
  } catch {
    return 'network';
  }
}

/** Keeps an answer under this version and lets go of what others have of it. Answers why not, or undefined. */
async function keep(address, answer) {
  try {
    const cache = await caches.open(visitedOf(version));
    await cache.put(address, answer);
    for (const other of await otherVersions()) await (await caches.open(visitedOf(other))).delete(address);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - mostVisited))) await cache.delete(key);
    return undefined;
  } catch {
    // The browser gives no room, or no more.
    return 'full';
  }
}

/** Every page that is open says it: what is read now will not open without a network. */
async function tellFull() {
  for (const client of await self.clients.matchAll()) client.postMessage({ unkept: 'full' });
}

/** The copy of this version, else of the last one that has one. */
async function keptCopy(request) {
  for (const each of [version, ...(await otherVersions()).reverse()]) {
    for (const name of [visitedOf(each), shellOf(each)]) {
      const copy = await (await caches.open(name)).match(request, { ignoreSearch: true });
      if (copy) return copy;
    }
  }
  return undefined;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(_next\/static|fonts|pdf\/cmaps)\//.test(url.pathname)) {
    event.respondWith(keptFirst(event));
  } else if (request.mode === 'navigate' || /^\/(data|search|pdf)\//.test(url.pathname)) {
    event.respondWith(newestFirst(event));
  }
});

async function keptFirst(event) {
  const copy = await keptCopy(event.request);
  // A kept answer bears the address it was kept under; a new one takes that of the request, with the fragment from which
  // the search worker reads what to load.
  return copy ? new Response(copy.body, copy) : visit(event);
}

/** What the network has; without one (or when it takes too long and there is a copy), the kept copy. */
async function newestFirst(event) {
  const fresh = visit(event);
  const copy = await keptCopy(event.request);
  try {
    if (!copy) return await fresh;
    const late = new Promise((resolve) => setTimeout(resolve, 2500, copy));
    return await Promise.race([fresh, late]);
  } catch {
    if (copy) return copy;
    const offline = event.request.mode === 'navigate' ? await keptCopy('/offline.html') : undefined;
    return offline ?? Response.error();
  }
}

/** What the network has. The reader gets it first; keeping it comes second, and when that fails it is said. */
function visit(event) {
  const fetched = fetch(event.request);
  event.waitUntil(
    fetched.then(
      async (answer) => {
        if (!answer.ok || answer.type !== 'basic' || answer.redirected) return;
        const address = new URL(event.request.url);
        address.search = '';
        address.hash = '';
        if ((await keep(address.href, answer.clone())) === 'full') await tellFull();
      },
      () => undefined,
    ),
  );
  return fetched;
}
