import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { address } from '../../_frame/addresses';
import { writeIfChanged } from './write-if-changed';

/** Puts the tables by which PDFs name Japanese letters where the site reads them, with their licence. */
export function copyCharacterMaps(root: string): void {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), 'cmaps');
  writeIfChanged(
    join(root, 'public', dirname(address.characterMap('H')), 'LICENSE'),
    readFileSync(join(folder, 'LICENSE')),
  );
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.bcmap')) continue;
    const name = file.slice(0, -'.bcmap'.length);
    writeIfChanged(join(root, 'public', address.characterMap(name)), readFileSync(join(folder, file)));
  }
}
