import { parentPort, workerData } from 'node:worker_threads';
import { readOfficialFile } from '../../rules/official/read-file';
import { readCMap } from './official-file';
import type { OfficialJob } from './read-apart';

// The half of `readApart` that does the work.
const { bytes, doc }: OfficialJob = workerData;
parentPort?.postMessage(await readOfficialFile(bytes, readCMap, doc));
