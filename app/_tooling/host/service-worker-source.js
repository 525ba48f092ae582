// The service worker, as it runs in the browser. The build fills in the version and the shell.
const version = 'VERSION';
const shell = ['SHELL'];

// Each version keeps its shell, and the pages and data that were visited under it: a kept page opens with the scripts and
// styles it was made for, and so does what an open tab loads late.
const shellOf = (of) => `saitei-shell-${of}`;
const visitedOf = (of) => `saitei-visited-${of}`;
const mostVersions = 5;
const mostVisited = 4000;

// The whole site, where a reader asked for it: in a place of its own, so that nothing visited pushes any of it out. Beside
// it stands what there is: the hash of each file, and the versions under which it was fetched.
const everything = 'saitei-everything';
const listed = '/kept/all.json';
const inventory = '/kept/index.json';

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
  const same = /^\/(_next\/static|fonts)\//.test(path) ? await caches.match(path) : undefined;
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
  const { versions } = await whatIsKept();
  for (const [at, other] of others.slice(0, -1).entries()) {
    if (versions.includes(other)) continue;
    const kept = await (await caches.open(visitedOf(other))).keys();
    if (kept.length > 0 && others.length - at < mostVersions) continue;
    await caches.delete(visitedOf(other));
    await caches.delete(shellOf(other));
  }
}

// A page asks for what it may need without a network: the search index, the data of its document.
self.addEventListener('message', (event) => {
  const { keep, anew } = event.data ?? {};
  if (keep === 'everything') event.waitUntil(keepEverything(event.ports[0]));
  else if (Array.isArray(keep)) event.waitUntil(keepAll(keep, anew === true, event.ports[0]));
});

async function whatIsKept() {
  const copy = await (await caches.open(everything)).match(inventory);
  return copy ? await copy.json() : { mark: undefined, versions: [], files: {} };
}

let underWay;
const watching = new Set();

/** Keeps the whole site; who asks while that is under way hears how it goes on. */
function keepEverything(port) {
  if (port) watching.add(port);
  underWay ??= fetchEverything().finally(() => {
    underWay = undefined;
    watching.clear();
  });
  return underWay;
}

function tell(progress) {
  for (const port of watching) port.postMessage(progress);
}

/** Fetches what the list names and is not here as it is now, and lets go of what it does not name. */
async function fetchEverything() {
  let list;
  try {
    list = await (await fetch(new Request(listed, { cache: 'no-cache' }))).json();
  } catch {
    return tell({ ended: true, why: 'network' });
  }
  const cache = await caches.open(everything);
  const kept = await whatIsKept();
  const state = {
    ...kept,
    mark: undefined,
    versions: [...new Set([...kept.versions, version])],
    files: { ...kept.files },
  };
  const note = () => cache.put(inventory, new Response(JSON.stringify(state)));
  const waiting = list.files.filter(([path, hash]) => state.files[path] !== hash);
  const of = list.files.length;
  let done = of - waiting.length;
  let why;
  tell({ done, of });
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const [path, hash] = file;
      const failure = await fetchInto(cache, path);
      if (failure === undefined) {
        state.files[path] = hash;
        done++;
      } else if (why !== 'full') why = failure;
      // Where there is no room for one there is none for the rest.
      if (why === 'full') waiting.length = 0;
      if (done % 50 === 0) await note();
      tell({ done, of });
    }
  };
  try {
    await note();
    await Promise.all(Array.from({ length: 6 }, work));
    if (done === of) await forgetOthers(cache, list, state);
    await note();
  } catch {
    why = 'full';
  }
  tell({ done, of, ended: true, why });
}

async function fetchInto(cache, path) {
  try {
    const answer = await fetch(new Request(path, { cache: 'no-cache' }));
    if (!answer.ok) return 'missing';
    try {
      await cache.put(path, answer);
    } catch {
      return 'full';
    }
    return undefined;
  } catch {
    return 'network';
  }
}

/** Everything is as the list says, and under this version: what the list does not name belongs to none. */
async function forgetOthers(cache, { mark, files }, state) {
  const named = new Set(files.map(([path]) => path));
  for (const path of Object.keys(state.files)) {
    if (named.has(path)) continue;
    delete state.files[path];
    await cache.delete(path);
  }
  state.mark = mark;
  state.versions = [version];
}

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

/** The copy of this version, else of the whole site, else of the last version that has one. */
async function keptCopy(request) {
  const address = addressOf(request);
  const cachesOf = (each) => [visitedOf(each), shellOf(each)];
  const others = (await otherVersions()).reverse().flatMap(cachesOf);
  for (const name of [...cachesOf(version), everything, ...others]) {
    const copy = await (await caches.open(name)).match(address);
    if (copy) return copy;
  }
  return undefined;
}

/** Under which address an answer is kept: without what was asked of the page itself. */
function addressOf(request) {
  const address = new URL(typeof request === 'string' ? request : request.url, location.origin);
  address.search = '';
  address.hash = '';
  return address.href;
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
    const offline = event.request.mode === 'navigate' ? await keptCopy(offlineFor(event.request)) : undefined;
    return offline ?? Response.error();
  }
}

/** The page that says what is on the device, in the language that was asked for. */
function offlineFor({ url }) {
  return new URL(url).pathname.startsWith('/en/') ? '/en/offline/' : '/ja/offline/';
}

/** What the network has. The reader gets it first; keeping it comes second, and when that fails it is said. */
function visit(event) {
  const fetched = fetch(event.request);
  event.waitUntil(
    fetched.then(
      async (answer) => {
        if (!answer.ok || answer.type !== 'basic' || answer.redirected) return;
        if ((await keep(addressOf(event.request), answer.clone())) === 'full') await tellFull();
      },
      () => undefined,
    ),
  );
  return fetched;
}
