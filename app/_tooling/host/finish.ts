import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { address } from '../../_frame/addresses';
import { hintScripts } from './compile-hint';
import { compressFiles, writeCompressed } from './compress';
import { everythingIn } from './everything';
import { BOOKS, bringBack, bringForms, writeDown } from './last-build';
import { licenceText } from './licences';
import { pdfParts } from './pdf-parts';
import { withPolicy } from './security-policy';
import { serviceWorker } from './service-worker';
import { WRITTEN_LAST } from './static-server';
import { sectionWeights, tooHeavy } from './weight';

/**
 * The last step of a build: removes the payloads that no page asks for (links load whole pages), writes into each page
 * what it may load and into each script how to compile it, brings back those pages that are as they were, and writes the
 * list of what reads PDFs, every text compressed, the list of all that can be kept on a device, and at last the service
 * worker.
 * Refused: a section that weighs too much for a bad network.
 */
async function main(): Promise<void> {
  const out = 'out';
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const payloads = files.filter((file) => /(^|[\\/])(__next\.[^\\/]*|index)\.txt$/.test(file));
  for (const file of payloads) rmSync(join(out, file));
  // Lists for a router that this site does not have, under a name that stays while they change.
  rmSync(join(out, '_next/static', readFileSync('.next/BUILD_ID', 'utf8').trim()), { recursive: true, force: true });
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const page = readFileSync(join(out, file), 'utf8');
    writeFileSync(join(out, file), withPolicy(page));
  }
  hintScripts(out);
  const kept = bringBack(out, BOOKS);
  writeFileSync(join(out, 'licences.txt'), licenceText(process.cwd()));
  writeFileSync(join(out, address.pdfParts()), JSON.stringify(pdfParts(out)));
  const { source, shell, version } = serviceWorker(out);
  const weights = sectionWeights(out);
  const fault = tooHeavy(weights);
  if (fault) throw new Error(fault);
  const texts = await compressFiles(out, (file) => bringForms(out, BOOKS, file));
  const whole = everythingIn(out);
  mkdirSync(join(out, 'kept'), { recursive: true });
  writeFileSync(join(out, address.wholeSize()), JSON.stringify(whole.size));
  const list = Buffer.from(JSON.stringify(whole.list));
  writeFileSync(join(out, address.wholeList()), list);
  await writeCompressed(join(out, address.wholeList()), list);
  const last = join(out, WRITTEN_LAST);
  await writeCompressed(last, Buffer.from(source));
  writeFileSync(last, source);
  writeDown(out, BOOKS);
  console.log(
    `${kept} pages are as they were; removed ${payloads.length} payloads; service worker ${version} keeps ${shell.length} files`,
  );
  console.log(
    `${weights.length} sections, the heaviest ${weights[0]?.bytes} B compressed; ${texts} texts compressed; the whole site is ${whole.size.bytes} B`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
