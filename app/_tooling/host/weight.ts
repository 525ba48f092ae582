import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What the HTML of a section may weigh when compressed, in bytes: at an event the network is bad. The longest, 903 of 8.01, has
 * 29.5 kB since its clauses have readings and are all walked: a fortieth of a second more on slow 4G than at 25.
 */
export const SECTION_LIMIT = 30_000;

export interface Weight {
  /** Below the folder of the site. */
  file: string;
  /** Compressed. */
  bytes: number;
}

/** The section pages of a built site in `out` with their compressed weights, the heaviest first. */
export function sectionWeights(out: string): Weight[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /^[^/]+\/rules\/[^/]+\/[^/]+\/index\.html$/.test(file))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(out, file))).length }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** One line that names the pages above the limit; undefined where there are none. */
export function tooHeavy(weights: readonly Weight[]): string | undefined {
  const heavy = weights.filter(({ bytes }) => bytes >= SECTION_LIMIT).map(({ file, bytes }) => `${file} (${bytes} B)`);
  if (heavy.length === 0) return undefined;
  return `sections must stay below ${SECTION_LIMIT} B compressed: ${heavy.join(', ')}`;
}
