/** The whole site on the device: what there is, what is kept of it, and how it is fetched. The worker does the work. */
import { address } from '../_frame/addresses';

/** What there is to keep, as the build has counted it. */
export interface Whole {
  mark: string;
  files: number;
  bytes: number;
}

/** What is kept of it. `mark` is that of the state that is complete; undefined while something is missing. */
export interface KeptIndex {
  mark?: string;
  files: Record<string, string>;
}

/** How far keeping has come; `why` when something was not kept. */
export interface Progress {
  done?: number;
  of?: number;
  ended?: true;
  why?: 'network' | 'full' | 'missing';
}

const CACHE = 'saitei-everything';

/** What there is. Undefined without a network. */
export async function wholeSite(): Promise<Whole | undefined> {
  try {
    const answer = await fetch(address.wholeSize(), { cache: 'no-cache' });
    const whole: Whole = await answer.json();
    return answer.ok ? whole : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept. Undefined where the reader never asked for it, or the browser keeps nothing. */
export async function keptIndex(): Promise<KeptIndex | undefined> {
  try {
    if (!(await caches.has(CACHE))) return undefined;
    const copy = await (await caches.open(CACHE)).match(address.keptIndex());
    const index: KeptIndex | undefined = await copy?.json();
    return index;
  } catch {
    return undefined;
  }
}

/** Asks the worker to keep everything, or to bring up to date what is kept. */
export async function keepEverything(hear: (progress: Progress) => void): Promise<void> {
  const worker = await newestWorker();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Progress>) => hear(data);
  worker?.postMessage({ keep: 'everything' }, [port2]);
}

/** The worker of the version that is published: it has the scripts of the pages that are published. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.ready;
  // Without a network the one that is there has to do.
  await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming) {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (coming.state === 'activated' || coming.state === 'redundant') resolve();
      };
      coming.addEventListener('statechange', look);
      look();
    });
  }
  return registration.active;
}

/** Lets go of it; what was visited stays. */
export async function forgetEverything(): Promise<void> {
  await caches.delete(CACHE);
}

/** Once a visit: brings up to date what a reader has kept, when the site has changed since. */
export async function renewEverything(): Promise<void> {
  const asked = 'saitei-renewed';
  if (sessionStorage.getItem(asked)) return;
  sessionStorage.setItem(asked, 'true');
  const kept = await keptIndex();
  if (!kept) return;
  const whole = await wholeSite();
  if (whole && whole.mark !== kept.mark) await keepEverything(() => undefined);
}

/** Every path on the device, of whatever it was kept for. */
export async function keptPaths(): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith('saitei-')) continue;
    for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname);
  }
  return paths;
}
