import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endingOf, type Watch, watched } from './limits';
import { againLine, type Part, runCase } from './part';
import { PARTS } from './parts';

/** What the process that runs a part says. */
type Said = { at: number } | { at: number; wrong: string } | { told: string };

const MOST_FAILURES = 20;

interface Asked {
  part: Part;
  seed: number;
  from: number;
  to: number;
}

/**
 * Runs the cases of a part in this process, saying how each came out.
 * @param watch begins to watch over the cases
 */
async function runHere(
  { part, seed, from, to }: Asked,
  say: (said: Said) => void,
  watch: () => Watch = () => UNWATCHED,
): Promise<void> {
  const opened = await part.open();
  const { begin, end } = watch();
  for (let at = from; at < to; at += 1) {
    begin();
    say({ at });
    const wrong = await runCase(part, opened, seed, at);
    if (wrong !== null) say({ at, wrong });
  }
  say({ told: opened.told?.() ?? '' });
  await opened.close?.();
  end();
}

const UNWATCHED: Watch = { begin: () => undefined, end: () => undefined };

/** Runs the cases of a part in a process of its own, which may stop or die; answers how far it came and what it said. */
function runApart(
  { part, seed, from, to }: Asked,
  hear: (said: Said) => void,
): Promise<{ died: string | null; at: number }> {
  const args = ['--apart', '--only', part.name, '--seed', String(seed), '--from', String(from), '--to', String(to)];
  const child = fork(fileURLToPath(import.meta.url), args, {
    execArgv: ['--import', 'tsx', '--max-old-space-size=3000'],
  });
  let at = from;
  child.on('message', (said: Said) => {
    if ('at' in said) at = said.at;
    hear(said);
  });
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ died: endingOf(code, signal), at }));
  });
}

/** Runs all cases of a part; answers how many went wrong. */
async function soak(part: Part, seed: number, cases: number): Promise<number> {
  const began = Date.now();
  let failures = 0;
  let told = '';
  const fail = (at: number, wrong: string) => {
    failures += 1;
    console.log(`${part.name} ${at}: ${wrong}\n  again: ${againLine(part, seed, at)}`);
  };
  for (let from = 0; from < cases && failures < MOST_FAILURES; ) {
    const { died, at } = await runApart({ part, seed, from, to: cases }, (said) => {
      if ('wrong' in said) fail(said.at, said.wrong);
      else if ('told' in said) told = said.told;
    });
    if (died === null) break;
    fail(at, died);
    from = at + 1;
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${part.name}: ${cases} cases, ${failures} failures, ${seconds} s${told === '' ? '' : `, ${told}`}`);
  return failures;
}

/**
 * `npm run soak`: every hardship, with seeds said; `-- --only PART --seed N` one of them, `--cases N` so many cases of
 * each, `--case N` that one alone, in this process.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      cases: { type: 'string' },
      case: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      apart: { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed);
  const parts = PARTS.filter(({ name }) => values.only === undefined || name === values.only);
  const [part] = parts;
  if (!part)
    throw new Error(`--only ${values.only} is no part; the parts are ${PARTS.map(({ name }) => name).join(', ')}`);
  if (values.apart) {
    const asked = { part, seed, from: Number(values.from), to: Number(values.to) };
    await runHere(asked, (said) => process.send?.(said), watched);
    return 0;
  }
  if (values.case !== undefined) {
    const at = Number(values.case);
    let failures = 0;
    await runHere({ part, seed, from: at, to: at + 1 }, (said) => {
      if (!('wrong' in said)) return;
      failures += 1;
      console.log(said.wrong);
    });
    console.log(failures === 0 ? 'nothing is wrong' : '');
    return failures;
  }
  console.log(`seed ${seed}`);
  let failures = 0;
  for (const each of parts)
    failures += await soak(each, seed, values.cases === undefined ? each.cases : Number(values.cases));
  return failures;
}

main().then(
  (failures) => {
    process.exitCode = failures === 0 ? 0 : 1;
    if (process.connected) process.disconnect();
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  },
);
