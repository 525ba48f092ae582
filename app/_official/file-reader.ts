import { type Remote, wrap } from 'comlink';
import type { OfficialWorker, Opened } from './official-worker';

/** What became of a file: what the worker says, or that it died or was told to stop. */
export type Outcome = Opened | { kind: 'crashed' | 'stopped' };

interface Running {
  worker: Worker;
  remote: Remote<OfficialWorker>;
  /** Settles when the worker dies: a pending answer does not notice. */
  death: Promise<{ kind: 'crashed' | 'stopped' }>;
  die: (how: 'crashed' | 'stopped') => void;
}

/** Reads files in a worker, which is started with the first and again after one that killed it. */
export class FileReading {
  private running: Running | undefined;

  async open(file: File): Promise<Outcome> {
    const { remote, death, die } = this.start();
    const answer = remote.open(file).catch((): Outcome => {
      die('crashed');
      return { kind: 'crashed' };
    });
    return Promise.race([answer, death]);
  }

  /** Gives up what is being read; nothing of it is kept. */
  stop(): void {
    this.running?.die('stopped');
  }

  private start(): Running {
    if (this.running) return this.running;
    const worker = new Worker(new URL('./official-worker.ts', import.meta.url), { type: 'module', name: 'official' });
    let settle: (death: { kind: 'crashed' | 'stopped' }) => void = () => {};
    const death = new Promise<{ kind: 'crashed' | 'stopped' }>((resolve) => {
      settle = resolve;
    });
    const die = (how: 'crashed' | 'stopped'): void => {
      worker.terminate();
      this.running = undefined;
      settle({ kind: how });
    };
    worker.addEventListener('error', () => die('crashed'));
    this.running = { worker, remote: wrap<OfficialWorker>(worker), death, die };
    return this.running;
  }
}
