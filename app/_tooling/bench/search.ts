/**
 * Our search beside its peers on the judged queries of rules/search/judged: how often a clause that was accepted stands first,
 * among the first three, among the first five; how long building, loading and asking take; how large the index is.
 *
 * How it is counted: every contestant in turn, round after round, loading anew each round, and medians are compared. The same
 * rule in several editions counts as one hit for everybody, and is accepted by any of its clauses. The ranker is tuned on one
 * half of the queries; the half put aside was not looked at. Times are those of the processor, so that other work on the
 * machine changes little.
 *
 * Rulings, contradictions and terms have judged queries of their own, an answer of the kind that was looked for: these are ours
 * alone. So are the phrases that people type for rulings, one of each ruling hidden and asked: who wrote them wrote the others
 * too, to say something else.
 *
 * usage: npm run bench -- --only search [--rounds N] [--half tuning]
 */
import { gzipSync } from 'node:zlib';
import { counterparts, ruleNumber } from '@/rules/concordance';
import { content, plainOf, titleOf } from '@/rules/content';
import { DOC_IDS, LANGS, type Lang, parsePlace, placeKey } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import aside from '@/rules/search/judged/aside.json';
import guidesAside from '@/rules/search/judged/guides-aside.json';
import guidesTuning from '@/rules/search/judged/guides-tuning.json';
import tuning from '@/rules/search/judged/tuning.json';
import { guides } from '../../_content/guides';
import type { Finder } from '../../_search/finder';
import { freshFinder, type JudgedGuide, placeOf } from '../../_search/testing-finder';
import { leftOut } from './left-out';
import type { Ask, SearchContestant, Text } from './search-contestant';
import { saitei } from './search-ours';
import { fuse, minisearch, orama } from './search-peers';

const HALVES = { tuning, aside };
const GUIDES = { tuning: guidesTuning, aside: guidesAside };
type Half = keyof typeof HALVES;
const CUTS = [1, 3, 5];
/** So many hits are asked for that five rules remain when editions are folded. */
const ASKED = 30;

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

const rounds = Number(argument('rounds') ?? 3);
if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds takes a whole number from 1');
const only = argument('half');
if (only !== undefined && only !== 'tuning' && only !== 'aside') refuse('--half takes tuning or aside');
const halves: readonly Half[] = only === undefined ? ['tuning', 'aside'] : [only];

function textsOf(lang: Lang): Text[] {
  const from = content();
  return DOC_IDS.flatMap((doc) =>
    inventory(doc).clauses.flatMap(({ id, section }): Text[] => {
      const key = placeKey({ doc, id });
      const clause = from.clauses.get(key);
      if (!clause) return [];
      const title = titleOf(from, { doc, id: section })?.[lang] ?? '';
      const asked = (from.asked.get(key)?.[lang] ?? []).join('\n');
      return [{ key, number: id, title, text: plainOf(clause, lang), asked }];
    }),
  );
}

/** The first hits, the same rule of several editions once. */
function folded(keys: readonly string[]): string[] {
  const seen = new Set<number>();
  return keys.filter((key) => {
    const rule = ruleNumber(key);
    if (rule !== 0 && seen.has(rule)) return false;
    seen.add(rule);
    return true;
  });
}

/** A hit and the same rule in other editions. */
function standsFor(key: string): string[] {
  const place = parsePlace(key);
  return place ? [key, ...counterparts(place).map(placeKey)] : [key];
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const median = (values: readonly number[]): number => percentile(values, 0.5);

interface Tally {
  readonly contestant: SearchContestant;
  readonly build: Record<Lang, number[]>;
  readonly load: Record<Lang, number[]>;
  readonly saved: Record<Lang, string>;
  /** query → milliseconds in each round */
  readonly asked: Map<string, number[]>;
  /** query → place of the first accepted clause, from 0; none is Infinity */
  readonly places: Map<string, number>;
}

/** Milliseconds of processor time, all threads of the process together. */
async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const begun = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(begun);
  into.push((user + system) / 1000);
  return made;
}

async function turn(tally: Tally): Promise<void> {
  const { contestant, saved } = tally;
  for (const lang of LANGS) {
    saved[lang] = await timed(tally.build[lang], () => contestant.build(lang, texts[lang]));
    await timed(tally.load[lang], () => contestant.load({ [lang]: saved[lang] }));
  }
  const ask: Ask = await contestant.load(saved);
  for (const half of halves) {
    for (const { query, lang, accept } of HALVES[half]) {
      const key = `${half} ${lang} ${query}`;
      const times = tally.asked.get(key) ?? [];
      const hits = await timed(times, () => ask(query, ASKED));
      tally.asked.set(key, times);
      const place = folded(hits).findIndex((hit) => standsFor(hit).some((each) => accept.includes(each)));
      tally.places.set(key, place < 0 ? Number.POSITIVE_INFINITY : place);
    }
  }
}

const texts: Record<Lang, Text[]> = { ja: textsOf('ja'), en: textsOf('en') };
const tallies = [saitei, minisearch, orama, fuse].map(
  (contestant): Tally => ({
    contestant,
    build: { ja: [], en: [] },
    load: { ja: [], en: [] },
    saved: { ja: '', en: '' },
    asked: new Map(),
    places: new Map(),
  }),
);
for (let round = 0; round < rounds; round += 1) for (const tally of tallies) await turn(tally);

function shares(tally: Tally, half: Half, lang: Lang): string {
  const places = [...tally.places].flatMap(([key, place]) => (key.startsWith(`${half} ${lang} `) ? [place] : []));
  return CUTS.map((cut) => (places.filter((place) => place < cut).length / places.length).toFixed(3)).join(' / ');
}

function row(cells: readonly string[]): string {
  const [name = '', ...rest] = cells;
  return (
    name.padEnd(14) + rest.map((cell) => cell.padStart(cell.includes('/') || cell.includes('@') ? 22 : 11)).join('')
  );
}

console.log(`${texts.ja.length} clauses; ${rounds} rounds, interleaved; medians; ms of processor time`);
for (const lang of LANGS) {
  const counts = halves.map((half) => HALVES[half].filter((each) => each.lang === lang).length);
  const heads = halves.map((half, i) => `${half} (${counts[i]}) @1/@3/@5`);
  console.log(`\n${row([lang, ...heads, 'build', 'load', 'p50', 'p95', 'KB gz'])}`);
  for (const tally of tallies) {
    const times = [...tally.asked].flatMap(([key, each]) => (key.split(' ')[1] === lang ? [median(each)] : []));
    const numbers = [
      median(tally.build[lang]).toFixed(0),
      median(tally.load[lang]).toFixed(0),
      percentile(times, 0.5).toFixed(2),
      percentile(times, 0.95).toFixed(2),
      (gzipSync(tally.saved[lang], { level: 9 }).length / 1024).toFixed(0),
    ];
    console.log(row([tally.contestant.name, ...halves.map((half) => shares(tally, half, lang)), ...numbers]));
  }
}

/** At which places judged guides stand, as shares. */
async function reached(finder: Finder, asked: readonly JudgedGuide[]): Promise<string> {
  const places: number[] = [];
  for (const one of asked) places.push(await placeOf(finder, one));
  return CUTS.map((cut) => (places.filter((place) => place < cut).length / places.length).toFixed(3)).join(' / ');
}

const all = guides();
const finder = freshFinder(all);
console.log('\nrulings, contradictions and terms @1/@3/@5 of their kind');
for (const half of halves) {
  for (const lang of LANGS) {
    const asked = GUIDES[half].filter((one) => one.lang === lang);
    console.log(row([lang, `${half} (${asked.length})`, await reached(finder, asked)]));
  }
}
console.log('\nrulings by a phrase of theirs that the search does not know');
for (const lang of LANGS) {
  const { asked, guides: without } = leftOut(all, lang);
  console.log(row([lang, `hidden (${asked.length})`, await reached(freshFinder(without), asked)]));
}
