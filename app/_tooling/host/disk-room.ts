import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In megabytes: what the site and what builds it take, and what a build needs that finds all of that there. */
const WHOLE = 700;
const LEAST = 100;
const MEGABYTE = 1_000_000;

/**
 * What is wrong with the room on the disk for a build, in a line; `null` where there is enough. A disk that is full only
 * halfway is noticed by what writes, some of which tries again for minutes.
 * @param free megabytes that can still be written
 * @param held megabytes that the last build left, which the next one writes over
 */
export function roomFault(folder: string, free: number, held: number): string | null {
  const needed = Math.max(LEAST, WHOLE - held);
  if (free >= needed) return null;
  return `the disk is full: a build needs ${Math.ceil(needed)} MB more in ${folder}, and ${Math.floor(free)} MB are free`;
}

/** The same of a project folder, and of the folders it builds into, each of which may be a disk of its own. */
export function diskFault(cwd: string): string | null {
  const made = ['.next', 'out'].map((name) => join(cwd, name)).filter(existsSync);
  const held = made.reduce((sum, folder) => sum + sizeOf(folder), 0) / MEGABYTE;
  for (const folder of [cwd, ...made]) {
    const { bavail, bsize } = statfsSync(folder);
    const fault = roomFault(folder, (bavail * bsize) / MEGABYTE, held);
    if (fault !== null) return fault;
  }
  return null;
}

/** In bytes. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
