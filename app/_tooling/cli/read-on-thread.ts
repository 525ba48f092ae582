import { Worker } from 'node:worker_threads';
import type { DocId } from '../../../rules/documents';
import { isPdf } from '../../../rules/official/decode';
import { refused } from '../../../rules/official/refusal';
import type { OfficialText } from '../../../rules/official/result';

/** What is to be read: the bytes of a file, and the document that it is, where that is said. */
export interface OfficialJob {
  bytes: Uint8Array;
  doc: DocId | undefined;
}

/** The line that says why a file was not read. */
export interface Unread {
  error: string;
}

/** In megabytes. */
const MOST_MEMORY = 1500;
const EVERY = 100;
/** A thread does not take over that the command line runs TypeScript. */
const ENTRY = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./official-thread.ts', import.meta.url).href)});
});`;

/**
 * Reads a file on a thread of its own: a PDF that was made to never end (a stream that unfolds to gigabytes, forms that
 * hold one another), or a text that is nothing but headings, is left after so many seconds of work.
 */
export function readOnThread(job: OfficialJob, most: number): Promise<OfficialText | Unread> {
  const thread = new Worker(ENTRY, {
    eval: true,
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    stdout: true,
    stderr: true,
  });
  const unreadable = notRead(job, most);
  const before = process.cpuUsage();
  return new Promise((resolve) => {
    const end = (read: OfficialText | Unread): void => {
      clearInterval(watch);
      void thread.terminate();
      resolve(read);
    };
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if (user + system > most * 1_000_000) end(unreadable);
    }, EVERY);
    thread.once('message', end);
    thread.once('error', () => end(unreadable));
    thread.once('exit', () => end(unreadable));
  });
}

/** What is said of a file whose reading came to no end. */
export function notRead({ bytes }: OfficialJob, most: number): Unread {
  return isPdf(bytes) ? refused({ kind: 'pdf-unreadable' }) : { error: givenUp(most) };
}

function givenUp(seconds: number): string {
  return `reading was given up after ${seconds} s of work; a rule document takes less than three`;
}
