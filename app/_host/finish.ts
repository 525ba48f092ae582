import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { address } from '../_frame/addresses';
import { pdfParts } from './pdf-parts';
import { serviceWorker } from './service-worker';
import { siteFolder } from './static-server';
import { sectionWeights, tooHeavy } from './weight';

/**
 * The last step of a build: removes the payloads that no page asks for (links load whole pages), and writes the
 * service worker and the list of what reads PDFs. Refused: a section that weighs too much for a bad network.
 */
function main(): void {
  const out = siteFolder('out');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const payloads = files.filter((file) => /(^|[\\/])(__next\.[^\\/]*|index)\.txt$/.test(file));
  for (const file of payloads) rmSync(join(out, file));
  // Lists for a router that this site does not have, under a name that stays while they change.
  rmSync(join(out, '_next/static', readFileSync('.next/BUILD_ID', 'utf8').trim()), { recursive: true, force: true });
  writeFileSync(join(out, address.pdfParts()), JSON.stringify(pdfParts(out)));
  const { source, shell, version } = serviceWorker(out);
  writeFileSync(join(out, 'sw.js'), source);
  const weights = sectionWeights(out);
  const fault = tooHeavy(weights);
  if (fault) throw new Error(fault);
  console.log(`removed ${payloads.length} payloads; service worker ${version} keeps ${shell.length} files`);
  console.log(`${weights.length} sections, the heaviest ${weights[0]?.bytes} B compressed`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
