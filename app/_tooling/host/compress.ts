import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The forms in which a built file lies beside itself, the smallest first. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const TEXTS = new Set(['.html', '.css', '.js', '.mjs', '.json', '.txt', '.svg', '.map', '.wasm']);
/** Smaller files do not shrink by a packet. */
const WORTH_IT = 1000;
/** Beyond this a page takes twelve times as long for a three-hundredth of its size. */
const QUALITY = 8;
/** What many pages load is written once: here a tenth less is worth the while. */
const FULL = 11;
const SHARED = /^(?:_next[\\/]static|search)[\\/]/;
/** Files at once: as many as Node has threads for compressing. */
const AT_ONCE = 4;

/** Whether a file of that name is compressed when the site is built. */
export const isCompressed = (name: string): boolean => TEXTS.has(extname(name));

/**
 * Writes every text of a built site in `out` once more in each of the forms, so that no server has to compress while a
 * reader waits, those left out that `hasForms` says have them. Answers how many texts there are.
 */
export async function compressFiles(out: string, hasForms: (file: string) => boolean): Promise<number> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressed(entry.name))
    .map((entry) => relative(out, join(entry.parentPath, entry.name)));
  const waiting = files.filter((file) => !hasForms(file));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const text = await readFile(join(out, file));
      await writeCompressed(join(out, file), text, SHARED.test(file) ? FULL : QUALITY);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.length;
}

/** Writes beside a file the forms of the text that stands in it, or will. */
export async function writeCompressed(file: string, text: Buffer, quality = QUALITY): Promise<void> {
  if (text.length < WORTH_IT) return;
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotlied(text, { params }));
}
