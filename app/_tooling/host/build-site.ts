import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { ROOM } from '../../_content/pages-to-make';
import { diskFault } from './disk-room';
import { BOOKS, layAside } from './last-build';
import { codeHash } from './made-of';

const bin = (of: string): string => createRequire(import.meta.url).resolve(of);

interface Step {
  /** What it makes, as the reader of the progress knows it. */
  name: string;
  command: readonly string[];
  /** What comes before it. */
  first?: () => void;
  /** Whether what it says of its result is passed on. */
  reports?: boolean;
}

const STEPS: readonly Step[] = [
  { name: 'rulebook, search, fonts', command: ['--import', 'tsx', 'app/_tooling/cli/content.ts'] },
  {
    name: 'pages',
    command: [bin('next/dist/bin/next'), 'build'],
    first: () => layAside('out', BOOKS, codeHash(process.cwd())),
  },
  { name: 'compression, offline', command: ['--import', 'tsx', 'app/_tooling/host/finish.ts'], reports: true },
];

/** What a line of a step tells: how many of its parts are done. */
const COUNTED = /\((\d+)\/(\d+)\)/;
/** Lines of a failed step that are shown when none of them names what is wrong. */
const LAST = 30;

/** In megabytes, what a process may fill before it looks for what is no longer needed: pages leave much of it, and keep none. */
const YOUNG = 64;

/** The step under way, so that who stops the build stops it too. */
let running: ChildProcess | undefined;

/**
 * Builds the site into `out/`, saying one line for each step and each part of it that is done. Rejects with one line
 * where the disk is full, or has too little room to begin; else with the last lines of the step that failed.
 */
export async function buildSite(say: (line: string) => void): Promise<void> {
  const began = Date.now();
  const fault = diskFault(process.cwd());
  if (fault !== null) throw new Error(fault);
  for (const [at, step] of STEPS.entries()) {
    const where = `${at + 1}/${STEPS.length} ${step.name}`;
    say(where);
    try {
      step.first?.();
    } catch (error) {
      throw new Error(failureOf(step.name, [String(error)]));
    }
    const lines = await runStep(step, (done) => say(`${where}: ${done}`));
    if (step.reports) for (const line of lines) say(line);
  }
  say(`built in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Ends the step under way. */
export function stopBuilding(): void {
  running?.kill();
}

function runStep({ name, command }: Step, tell: (done: string) => void): Promise<readonly string[]> {
  const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${YOUNG}`.trim();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: nodeOptions, [ROOM]: resolve(BOOKS) };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  const lines: string[] = [];
  const hear = (text: string) => {
    for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
      lines.push(line);
      const counted = COUNTED.exec(line);
      if (counted) tell(`${counted[1]} of ${counted[2]}`);
    }
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running = undefined;
      if (code === 0) resolve(lines);
      else reject(new Error(failureOf(name, lines)));
    });
  });
}

/** One line for what is known to go wrong on a machine, the last lines of the step for what is wrong in the project. */
export function failureOf(step: string, lines: readonly string[]): string {
  const all = lines.join('\n');
  if (/ENOSPC|EDQUOT|No space left on device|StorageFull/i.test(all)) {
    return `the disk is full: the site and what builds it take about 700 MB in ${process.cwd()}`;
  }
  if (/EROFS|EACCES|EPERM/.test(all)) {
    const path = /(?:EROFS|EACCES|EPERM)[^\n]*?'([^'\n]+)'/.exec(all)?.[1] ?? process.cwd();
    return `${path} cannot be written: the site is built into out/ and .next/, which must belong to who builds it`;
  }
  if (/build process is already running/.test(all)) {
    return `another build is under way in ${process.cwd()}: wait until it is done, or stop it`;
  }
  return [`the step "${step}" failed:`, ...lines.slice(-LAST)].join('\n');
}
