import type { ApartJob } from './read-apart';
import { readOnThread } from './read-on-thread';

// The half of `readApart` that does the work.
process.once('message', async (job: ApartJob) => {
  process.send?.(await readOnThread(job, job.most));
});
