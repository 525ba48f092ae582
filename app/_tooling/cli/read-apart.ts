import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OfficialText } from '../../../rules/official/result';
import { projectFolder } from './folders';
import { notRead, type OfficialJob, type Unread } from './read-on-thread';

/** In seconds of processor time; the longest of the documents takes less than three. */
const MOST_WORK = 10;

/** What the process that reads is handed. */
export interface ApartJob extends OfficialJob {
  most: number;
}

/**
 * Reads a file in a process of its own, on a thread that is watched there: a PDF that draws itself, and so fills the
 * stack, makes Node complain on the terminal past whoever started the thread.
 */
export function readApart(job: OfficialJob, most: number = MOST_WORK): Promise<OfficialText | Unread> {
  const reader = fork(fileURLToPath(new URL('./official-process.ts', import.meta.url)), {
    cwd: projectFolder,
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const apart: ApartJob = { ...job, most };
  return new Promise((resolve) => {
    const end = (read: OfficialText | Unread): void => {
      reader.removeAllListeners();
      reader.kill();
      resolve(read);
    };
    reader.once('message', (read: OfficialText | Unread) => end(read));
    for (const event of ['error', 'exit'] as const) reader.once(event, () => end(notRead(job, most)));
    reader.send(apart);
  });
}
