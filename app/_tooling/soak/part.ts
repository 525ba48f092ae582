import { Chance, seedOf } from './chance';

/** One kind of hardship: cases made by chance, each of which says what is wrong with how it was taken. */
export interface Part {
  readonly name: string;
  /** Cases of a whole run. */
  readonly cases: number;
  /** Cases that the tests run. */
  readonly few: number;
  open: () => Promise<Opened>;
}

export interface Opened {
  /** Runs a case. Answers what is wrong, or null; what it throws is wrong as well. */
  run: (chance: Chance, at: number) => Promise<string | null> | string | null;
  /** What was done so far, in a few words. */
  told?: () => string;
  close?: () => Promise<void>;
}

/** Runs one case of an opened part: what is wrong in one line, or null. */
export async function runCase(part: Part, opened: Opened, seed: number, at: number): Promise<string | null> {
  try {
    return await opened.run(new Chance(seedOf(seed, part.name, at)), at);
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
    return `threw ${said.split('\n').slice(0, 3).join(' ').replace(/\s+/g, ' ')}`;
  }
}

/** The line that runs a case again. */
export function againLine(part: Part, seed: number, at: number): string {
  return `npm run soak -- --only ${part.name} --seed ${seed} --case ${at}`;
}

/** What is wrong with a line that says what is wrong; null where it is one that a reader can use. */
export function faultOfLine(line: string): string | null {
  if (line.trim() === '') return 'says nothing';
  if (line.length > 1000) return `says ${line.length} letters: ${line.slice(0, 80)}…`;
  if (line.includes('\n')) return `says more than a line: ${JSON.stringify(line.slice(0, 200))}`;
  if (/\[object |\bundefined\b.*\bundefined\b|\bNaN\b/.test(line)) return `says ${line.slice(0, 200)}`;
  return null;
}
