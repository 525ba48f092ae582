import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { EDITIONS, type Edition } from '@/engine';
import type { Measured } from './coverage';

/** Measures every edition in a process of its own, as many at once as there are processors. Answers in their order. */
export async function measureAll(part: 'decides' | 'all'): Promise<readonly Measured[]> {
  const found = new Map<Edition, Measured>();
  // The last have the most rows and scenarios: begun first, they do not end alone.
  const waiting = [...EDITIONS];
  const work = async (): Promise<void> => {
    for (let edition = waiting.pop(); edition !== undefined; edition = waiting.pop())
      found.set(edition, await measureApart(edition, part));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return EDITIONS.flatMap((edition) => found.get(edition) ?? []);
}

/** Rejects with one line where the process ends without an answer. */
function measureApart(edition: Edition, part: 'decides' | 'all'): Promise<Measured> {
  const child = fork(fileURLToPath(new URL('./measure-process.ts', import.meta.url)), [edition, part], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (measured: Measured) => resolve(measured));
    child.once('exit', () => reject(new Error(`${edition} was not measured`)));
  });
}
