/**
 * How long a case may take: in the processor time of its own process, and in time that nothing happened in. Neither grows because
 * the machine is busy with something else.
 */
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

/** In seconds: what works longer on a case, or waits longer for something in it, has hung. */
export interface Limits {
  readonly work: number;
  readonly wait: number;
}
export const LIMITS: Limits = { work: 60, wait: 120 };

/** How a process ends that waited too long. */
const WAITED = 75;
/** The signal by which one ends that worked too long. */
const WORKED = 'SIGXCPU';

/** Runs beside what it watches, which may never come back: ends the process where a case has worked too long. */
const WATCH = `
const { workerData: { begun, work } } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system - begun[0] > work * 1e6) process.kill(process.pid, '${WORKED}');
}, Math.min(1000, work * 250));
`;

const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Watches over the cases that this process runs. */
export interface Watch {
  /** Called as a case begins. */
  readonly begin: () => void;
  /** Called after the last: what waits without end does not end the process before. */
  readonly end: () => void;
}

/** Ends this process when a case takes longer than it may. */
export function watched({ work, wait }: Limits = LIMITS): Watch {
  const begun = new Float64Array(new SharedArrayBuffer(8));
  let waited = 0;
  const begin = (): void => {
    begun[0] = worked();
    waited = performance.eventLoopUtilization().idle;
  };
  begin();
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { begun, work } }).unref();
  const timer = setInterval(
    () => {
      if (performance.eventLoopUtilization().idle - waited > wait * 1000) process.exit(WAITED);
    },
    Math.min(1000, wait * 250),
  );
  return { begin, end: () => clearInterval(timer) };
}

/** What became of a process by how it ended; `null` where it came to its end. */
export function endingOf(
  code: number | null,
  signal: NodeJS.Signals | null,
  { work, wait }: Limits = LIMITS,
): string | null {
  if (signal === WORKED) return `took more than ${work} s of processor time`;
  if (code === WAITED) return `waited ${wait} s for what did not come`;
  return code === 0 ? null : 'ended the process';
}
