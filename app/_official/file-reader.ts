import { type Remote, wrap } from 'comlink';
import type { OfficialWorker, Opened } from './official-worker';

/** How a worker ends before it answers: by itself, by the reader, or because it took too long. */
type Death = { kind: 'crashed' | 'stopped' | 'slow' };

/** What became of a file: what the worker says, or how it ended. */
export type Outcome = Opened | Death;

/** In milliseconds; the longest of the documents takes a second or two. A PDF can be made to keep its reader busy for ever. */
const MOST_TIME = 15_000;

interface Running {
  worker: Worker;
  remote: Remote<OfficialWorker>;
  /** Settles when the worker dies: a pending answer does not notice. */
  death: Promise<Death>;
  die: (how: Death['kind']) => void;
}

/** Reads files in a worker, which is started with the first and again after one that killed it. */
export class FileReading {
  private running: Running | undefined;

  /** `most`: milliseconds that a file may take, once what reads it is loaded. */
  constructor(private readonly most: number = MOST_TIME) {}

  async open(file: File): Promise<Outcome> {
    const { remote, death, die } = this.start();
    let clock: ReturnType<typeof setTimeout> | undefined;
    const answer = remote
      .prepare(file)
      .then(async (): Promise<Outcome> => {
        clock = setTimeout(() => die('slow'), this.most);
        return await remote.open(file);
      })
      .catch((): Outcome => {
        die('crashed');
        return { kind: 'crashed' };
      });
    return Promise.race([answer, death]).finally(() => clearTimeout(clock));
  }

  /** Gives up what is being read; nothing of it is kept. */
  stop(): void {
    this.running?.die('stopped');
  }

  private start(): Running {
    if (this.running) return this.running;
    const worker = new Worker(new URL('./official-worker.ts', import.meta.url), { type: 'module', name: 'official' });
    let settle: (death: Death) => void = () => {};
    const death = new Promise<Death>((resolve) => {
      settle = resolve;
    });
    const die = (how: Death['kind']): void => {
      worker.terminate();
      if (this.running?.worker === worker) this.running = undefined;
      settle({ kind: how });
    };
    worker.addEventListener('error', () => die('crashed'));
    this.running = { worker, remote: wrap<OfficialWorker>(worker), death, die };
    return this.running;
  }
}
