/**
 * Random play-outs side by side: every contestant plays in turn, round after round, and the medians are compared.
 * Prints decisions a second, ratios to the peers, and checksums.
 *
 * How it is counted: a decision counts if it has two or more answers, and all its answers are listed before one is drawn;
 * what the rules do between decisions, and decisions with one answer, take their time and count nothing. Setting up a game
 * is part of it, for us decks and hands, for @pkmn/sim teams. Seconds are those of the processor, all threads of the
 * process together, so that other work on the machine changes little; what collects garbage beside us counts against us.
 * We are bundled first, as the peers come prebuilt: a loader that rewrites our files as they load would slow down our side only.
 *
 * usage: npm run bench -- --only engine [--rounds N] [--seconds S]
 */
import { EDITIONS } from '@/engine';
import type { Contestant } from './contestant';
import { ours } from './ours';
import { chess, pkmn } from './peers';

interface Tally {
  readonly contestant: Contestant;
  readonly speeds: number[];
  readonly checksums: Set<number>;
  decisions: number;
}

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!Number.isFinite(value) || value <= 0) {
    console.error(`--${name} takes a number above 0`);
    process.exit(2);
  }
  return value;
};

const rounds = Math.ceil(option('rounds', 7));
const seconds = option('seconds', 1);
const GAMES = 12;

/** Seconds of processor time that this process has taken so far. */
function taken(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Plays the same games in every round for at least the given time; the checksum must not depend on the round. */
function turn(tally: Tally, timed: boolean): void {
  const begun = taken();
  let decisions = 0;
  let sum = 0;
  do {
    sum = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const played = tally.contestant.play(seed);
      decisions += played.decisions;
      sum = (sum * 31 + played.checksum) >>> 0;
    }
  } while (taken() - begun < seconds);
  tally.checksums.add(sum);
  if (!timed) return;
  tally.speeds.push(decisions / (taken() - begun));
  tally.decisions += decisions;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const contestants: readonly Contestant[] = [
  pkmn,
  chess,
  ...EDITIONS.flatMap((edition) => [ours(edition, false), ours(edition, true)]),
];
const tallies = contestants.map(
  (contestant): Tally => ({ contestant, speeds: [], checksums: new Set(), decisions: 0 }),
);

for (const tally of tallies) turn(tally, false);
for (let round = 0; round < rounds; round += 1) for (const tally of tallies) turn(tally, true);

const peer = median(tallies.find(({ contestant }) => contestant === pkmn)?.speeds ?? []);
console.log(
  `${rounds} rounds of ${seconds} s each, interleaved; decisions with two or more answers a second of processor time, median`,
);
console.log(
  `${'contestant'.padEnd(22)}${'decisions/s'.padStart(12)}${'× @pkmn/sim'.padStart(13)}${'decisions'.padStart(12)}  checksum`,
);
for (const { contestant, speeds, checksums, decisions } of tallies) {
  const speed = median(speeds);
  const sums = [...checksums].map((sum) => sum.toString(16).padStart(8, '0'));
  const sum = sums.length === 1 ? sums[0] : `UNSTABLE ${sums.join(' ')}`;
  console.log(
    `${contestant.name.padEnd(22)}${Math.round(speed).toString().padStart(12)}${(speed / peer).toFixed(2).padStart(13)}${String(decisions).padStart(12)}  ${sum}`,
  );
}
