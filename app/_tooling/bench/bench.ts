/**
 * Random play-outs side by side: every contestant plays the same games in turn, round after round, and the least time that
 * each game took in any round is compared: what else goes on in the machine can only add to it.
 * Prints microseconds a decision, decisions a second, ratios to the peer, and checksums.
 *
 * How it is counted: a decision counts if it has two or more answers, and all its answers are listed before one is drawn;
 * what the rules do between decisions, and decisions with one answer, take their time and count nothing. Setting up a game
 * is part of it, for us decks and hands, for @pkmn/sim teams. Times are those of the processor, all threads of the
 * process together; what collects garbage beside us counts against us.
 * We are bundled first, as the peers come prebuilt: a loader that rewrites our files as they load would slow down our side only.
 *
 * The bench decks hold cards as players put into decks; the rich ones every card of the pool, with all that replaces, grants
 * and continues. With `--against`, another checkout plays beside us with the cards that both pools have. Cards with words that mean nothing
 * under an edition are left out of its decks.
 *
 * usage: npm run bench -- --only engine [--rounds N] [--decisions N] [--edition E] [--against FOLDER]
 */
import { EDITIONS, type Edition } from '@/engine';
import { playable, poolOf } from '@/scenarios/format/pool';
import { against } from './against';
import type { Contestant } from './contestant';
import { FFTCG_DECK, FOW_DECK } from './decks';
import * as here from './ours';
import { chess, pkmn } from './peers';

interface Tally {
  readonly contestant: Contestant;
  /** The least microseconds that each game took. */
  readonly times: number[];
  readonly checksums: Set<number>;
  decisions: number;
}

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return undefined;
  return process.argv[at + 1] ?? refuse(`--${name} takes a value`);
}

function count(name: string, fallback: number): number {
  const value = Number(argument(name) ?? fallback);
  return Number.isInteger(value) && value > 0 ? value : refuse(`--${name} takes a whole number above 0`);
}

const rounds = count('rounds', 9);
/** A turn is so many decisions and the rest of their last game: long enough that the compiler of hot code has done its work. */
const most = count('decisions', 5000);
const folder = argument('against');
const wanted = argument('edition');
const editions: readonly Edition[] = wanted === undefined ? EDITIONS : EDITIONS.filter((one) => one === wanted);
if (editions.length === 0) refuse(`--edition ${wanted} is not there; possible: ${EDITIONS.join(', ')}`);

/** Microseconds of processor time that this process has taken so far. */
function taken(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Plays the games, always the same; the checksum must not depend on the round. */
function turn(tally: Tally): void {
  // The garbage of whoever played before. Collecting all would throw away compiled code too, whose objects are gone for the
  // moment, and the turn would measure the compiler.
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
  let made = 0;
  let sum = 0;
  for (let game = 0; made < most; game += 1) {
    const begun = taken();
    const played = tally.contestant.play(game + 1);
    tally.times[game] = Math.min(tally.times[game] ?? Number.POSITIVE_INFINITY, taken() - begun);
    made += played.decisions;
    sum = (sum * 31 + played.checksum) >>> 0;
  }
  tally.checksums.add(sum);
  tally.decisions = made;
}

const tallyOf = (contestant: Contestant): Tally => ({ contestant, times: [], checksums: new Set(), decisions: 0 });
/** Microseconds a decision: the least times of the games together. */
const least = ({ times, decisions }: Tally): number => times.reduce((sum, time) => sum + time, 0) / decisions;

const there = folder === undefined ? null : await against(folder).catch((error: Error) => refuse(error.message));

/** One of our lines: the games of an edition with one kind of decks, traced or not, and the same in the other checkout. */
interface Line {
  readonly ours: Tally;
  readonly theirs: Tally | null;
}

function linesOf(edition: Edition): readonly Line[] {
  const known = new Set(there?.cardsOf(edition) ?? here.cardsOf(edition));
  const pool = playable(poolOf(edition), edition);
  // A card with a word that the edition gives no meaning is in no deck of it.
  const dealt = (keys: readonly string[]): readonly string[] =>
    keys.filter((key) => Object.hasOwn(pool, key) && known.has(key));
  const decks = [
    ['', dealt(edition === 'fftcg' ? FFTCG_DECK : FOW_DECK)],
    [' rich', dealt(here.cardsOf(edition))],
  ] as const;
  return decks.flatMap(([mark, deck]) =>
    [false, true].map((traced): Line => {
      const name = `${edition}${mark}${traced ? ', traced' : ''}`;
      return {
        ours: tallyOf(here.ours(name, edition, deck, traced)),
        theirs: there && tallyOf(there.ours(name, edition, deck, traced)),
      };
    }),
  );
}

const peer = tallyOf(pkmn);
const lines: readonly Line[] = [
  { ours: peer, theirs: null },
  { ours: tallyOf(chess), theirs: null },
  ...editions.flatMap(linesOf),
];
const tallies = lines.flatMap(({ ours, theirs }) => (theirs ? [ours, theirs] : [ours]));
// Who plays second finds the memory as the first left it: they change places from round to round.
for (let round = 0; round < rounds; round += 1)
  for (const tally of round % 2 === 0 ? tallies : tallies.toReversed()) turn(tally);

function sumOf({ checksums }: Tally): string {
  const sums = [...checksums].map((sum) => sum.toString(16).padStart(8, '0'));
  return sums.length === 1 ? (sums[0] ?? '') : `UNSTABLE ${sums.join(' ')}`;
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(14)).join('');

console.log(
  `${rounds} rounds of ${most} decisions or more, interleaved; microseconds of processor time a decision with two or more answers, the least of the rounds game by game`,
);
const before = folder === undefined ? [] : ['there', 'here / there', 'same games'];
console.log(row('contestant', ['µs', 'decisions/s', '× @pkmn/sim', 'decisions', 'checksum', ...before]));
for (const { ours, theirs } of lines) {
  const time = least(ours);
  const beside = theirs
    ? [least(theirs).toFixed(1), (time / least(theirs)).toFixed(3), sumOf(ours) === sumOf(theirs) ? 'yes' : 'no']
    : [];
  console.log(
    row(ours.contestant.name, [
      time.toFixed(1),
      Math.round(1_000_000 / time).toString(),
      (least(peer) / time).toFixed(2),
      String(ours.decisions),
      sumOf(ours),
      ...beside,
    ]),
  );
}
