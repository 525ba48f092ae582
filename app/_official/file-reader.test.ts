import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsIn } from '../_words/words';
import { FileReading } from './file-reader';
import type { OfficialWorker, Opened } from './official-worker';

const FILE = new File(['rules'], 'rules.txt');
const REFUSED: Opened = { kind: 'refused', why: { kind: 'empty' } };
const MOST = 100;

const never = (): Promise<never> => new Promise(() => {});
const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

let ways: OfficialWorker[];
let workers: Thread[];

/** A worker as the page sees it; what it does is the next of `ways`. */
class Thread extends EventTarget {
  private readonly channel = new MessageChannel();
  terminated = false;

  constructor() {
    super();
    workers.push(this);
    const way = ways.shift();
    if (way) expose(way, this.channel.port1);
    this.channel.port2.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown): void {
    this.channel.port2.postMessage(message);
  }

  terminate(): void {
    this.terminated = true;
    this.channel.port1.close();
    this.channel.port2.close();
  }
}

beforeEach(() => {
  ways = [];
  workers = [];
  vi.stubGlobal('Worker', Thread);
});
afterEach(() => {
  for (const worker of workers) worker.terminate();
  vi.unstubAllGlobals();
});

test('a file that takes too long is given up with one line, and the next one is read by a new worker', async () => {
  ways = [
    { prepare: async () => {}, open: never },
    { prepare: async () => {}, open: async () => REFUSED },
  ];
  const reading = new FileReading(MOST);
  expect(await reading.open(FILE)).toEqual({ kind: 'slow' });
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  expect(await reading.open(FILE)).toEqual(REFUSED);
  expect(workers.length).toBe(2);
});

test('loading what reads the file is not counted, and the clock ends with the answer', async () => {
  ways = [{ prepare: () => wait(3 * MOST), open: async () => REFUSED }];
  const reading = new FileReading(MOST);
  expect(await reading.open(FILE)).toEqual(REFUSED);
  await wait(2 * MOST);
  expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
});

test('a file that the reader gives up is not called slow', async () => {
  ways = [{ prepare: async () => {}, open: never }];
  const reading = new FileReading(MOST);
  const outcome = reading.open(FILE);
  reading.stop();
  expect(await outcome).toEqual({ kind: 'stopped' });
});

test.each(['ja', 'en'] as const)('the line says how long it took, %s', (lang) => {
  expect(wordsIn(lang).official.slow).toContain('15');
});
