// The service worker, as it runs in the browser. The build fills in the version and the shell.
const version = 'VERSION';
const shell = ['SHELL'];

const shellCache = `saitei-shell-${version}`;
const visitedCache = 'saitei-visited';
const mostVisited = 1500;

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
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep, event.ports[0]));
});

async function keep(paths, port) {
  const cache = await caches.open(visitedCache);
  let kept = 0;
  for (const path of paths) {
    const known = await caches.match(path, { ignoreSearch: true });
    const answer = known ?? (await fetch(path).catch(() => undefined));
    if (answer?.ok && !known) await cache.put(path, answer);
    if (answer?.ok) kept++;
    port?.postMessage({ kept, of: paths.length });
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/_next/static/') || url.pathname.startsWith('/fonts/')) {
    event.respondWith(keptFirst(request));
  } else if (request.mode === 'navigate' || /^\/(data|search)\//.test(url.pathname)) {
    event.respondWith(newestFirst(request));
  }
});

async function keptFirst(request) {
  return (await caches.match(request)) ?? visit(request);
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
