// The service worker, as it runs in the browser. The build fills in the version and the shell.
const version = 'VERSION';
const shell = ['SHELL'];

const shellCache = `saitei-shell-${version}`;
const visitedCache = 'saitei-visited';
const mostVisited = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(shellCache);
      await cache.addAll(shell);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Visited pages stay, with the scripts and styles they were visited with.
      for (const name of await caches.keys()) {
        if (name.startsWith('saitei-') && name !== shellCache && name !== visitedCache) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

// A page asks for what it may need without a network: the search index, the data of its document.
self.addEventListener('message', (event) => {
  const { keep, anew } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep, anew === true, event.ports[0]));
});

/** Keeps every path, six at a time, and says after each how many are there. `anew`: fetches what is kept already. */
async function keepAll(paths, anew, port) {
  const cache = await caches.open(visitedCache);
  const waiting = [...paths];
  let done = 0;
  let kept = 0;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (await keepOne(cache, path, anew)) kept++;
      done++;
      port?.postMessage({ done, kept, of: paths.length });
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

async function keepOne(cache, path, anew) {
  if (!anew && (await caches.match(path, { ignoreSearch: true }))) return true;
  const answer = await fetch(path).catch(() => undefined);
  if (!answer?.ok) return false;
  await cache.put(path, answer);
  return true;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(_next\/static|fonts|pdf\/cmaps)\//.test(url.pathname)) {
    event.respondWith(keptFirst(request));
  } else if (request.mode === 'navigate' || /^\/(data|search|pdf)\//.test(url.pathname)) {
    event.respondWith(newestFirst(request));
  }
});

async function keptFirst(request) {
  const copy = await caches.match(request);
  // A kept answer bears the address it was kept under; a new one takes that of the request, with the fragment from which
  // the search worker reads what to load.
  return copy ? new Response(copy.body, copy) : visit(request);
}

/** What the network has; without one (or when it takes too long and there is a copy), the kept copy. */
async function newestFirst(request) {
  const copy = await caches.match(request, { ignoreSearch: true });
  const fresh = visit(request);
  try {
    if (!copy) return await fresh;
    const late = new Promise((resolve) => setTimeout(resolve, 2500, copy));
    return await Promise.race([fresh, late]);
  } catch {
    if (copy) return copy;
    const offline = request.mode === 'navigate' ? await caches.match('/offline.html') : undefined;
    return offline ?? Response.error();
  }
}

async function visit(request) {
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic' && !answer.redirected) {
    const cache = await caches.open(visitedCache);
    const address = new URL(request.url);
    address.search = '';
    await cache.put(address.href, answer.clone());
    await forgetOldest(cache);
  }
  return answer;
}

async function forgetOldest(cache) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - mostVisited))) await cache.delete(key);
}
