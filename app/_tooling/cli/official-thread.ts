import { parentPort, workerData } from 'node:worker_threads';
import { readOfficialFile } from '../../../rules/official/read-file';
import { readCMap } from './official-file';
import type { OfficialJob } from './read-on-thread';

// The half of `readOnThread` that does the work.
const { bytes, doc }: OfficialJob = workerData;
parentPort?.postMessage(await readOfficialFile(bytes, readCMap, doc));
