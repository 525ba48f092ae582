/**
 * What every scenario and many random games come to, as one short line each: reshaping the engine leaves every line as it is,
 * and mending it changes those lines only that the mend is about.
 *
 * usage: npm run -s digest -- [--out FILE | --against FILE | --show NAME]
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Answer,
  accepts,
  EDITIONS,
  type Edition,
  type Engine,
  GONE,
  openEngine,
  type Position,
  sample,
  sideOf,
} from '@/engine';
import { GAME } from '@/rules/documents';
import { keyOf, segmentsOf } from '../compare/projection';
import { playable, poolOf } from '../format/pool';
import { readScenario, scenarioFiles } from '../format/read';
import { fftcgGame, forceOfWillGame } from '../play/full-game';
import { play } from '../play/play';

const GAMES = 40;
const DECISIONS = 300;

/** How everything stands, in words that a change of the engine's insides leaves alone. */
function standing(engine: Engine, p: Position): readonly string[] {
  const cards = p.items
    .filter(({ kind, zone }) => kind === 'card' || zone !== GONE)
    .map((item) => {
      const { stats, keywords, types, attributes, traits } = engine.characteristics(p, item);
      const { name, zone, owner, controller, faceDown, rested, damage, counters } = item;
      return JSON.stringify([
        name,
        zone,
        owner,
        controller,
        sideOf(item),
        faceDown,
        rested,
        damage,
        counters,
        stats,
        keywords.map(({ name }) => name),
        types,
        attributes,
        traits,
      ]);
    });
  return [JSON.stringify([p.turn, p.players, p.result]), ...cards.sort()];
}

/** What a scenario comes to under an edition: what happened and was decided, what failed, how it ended. */
function ofScenario(file: string): readonly (readonly [name: string, lines: readonly string[]])[] {
  const read = readScenario(file);
  if (!read.ok) return [[file, read.faults.map(({ what }) => what)]];
  const { scenario } = read;
  return scenario.editions.map((edition) => {
    const run = play(scenario, edition);
    const happened = segmentsOf(run).flatMap((segment) => segment.map(({ key }) => key).sort());
    const decided = run.decisions.map(({ seat, prompt, answer }) => `${seat} ${prompt} ${JSON.stringify(answer)}`);
    const failed = run.failures.map(({ kind, message }) => `${kind}: ${message}`);
    const engine = openEngine(edition, run.cards);
    return [
      `${scenario.id}@${edition}`,
      [...happened, ...decided, ...failed, ...(run.end ? standing(engine, run.end) : [])],
    ];
  });
}

/** A random game of an edition with every card of its pool: what was decided, what happened, how it stands. */
function ofGame(edition: Edition, seed: number): readonly string[] {
  const pool = playable(poolOf(edition), edition);
  const engine = openEngine(edition, pool);
  const built = engine.start((GAME[edition] === 'fow' ? forceOfWillGame : fftcgGame)(pool, seed));
  if (!built.ok) return [built.error];
  const lines: string[] = [];
  const advanced = (p: Position): Position =>
    engine.advance(p, (row) => {
      for (const event of row.events) lines.push(keyOf(event, row.position) ?? '');
    });
  let position = advanced(built.position);
  let chance = seed;
  for (let i = 0; i < DECISIONS && position.request; i += 1) {
    const { request } = position;
    const [drawn, after] = sample(request.space, chance);
    chance = after;
    const passes = request.prompt === 'priority' && after % 2 === 0 && accepts(request.space, 'pass') === null;
    const answer: Answer = passes ? 'pass' : drawn;
    lines.push(`${request.seat} ${request.prompt} ${JSON.stringify(answer)}`);
    const given = engine.answer(position, answer);
    if (!given.ok) throw new Error(`${edition} game ${seed}: ${given.error}`);
    position = advanced(given.position);
  }
  return [...lines.filter((line) => line !== ''), ...standing(engine, position)];
}

function* all(): Generator<readonly [name: string, lines: readonly string[]]> {
  for (const file of scenarioFiles()) yield* ofScenario(file);
  for (const edition of EDITIONS)
    for (let seed = 1; seed <= GAMES; seed += 1) yield [`game ${seed}@${edition}`, ofGame(edition, seed)];
}

const digest = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

/** The lines that two lists of digests do not share: `name before -> after`. */
function differences(before: string, after: string): readonly string[] {
  const read = (text: string): ReadonlyMap<string, string> =>
    new Map(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [line.slice(17), line.slice(0, 16)]),
    );
  const [old, now] = [read(before), read(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name) ?? 'none', now.get(name) ?? 'none'];
    return was === is ? [] : [`${name} ${was} -> ${is}`];
  });
}

const [flag, value] = process.argv.slice(2);
const FLAGS: readonly (string | undefined)[] = ['--show', '--out', '--against'];
if (flag !== undefined && (!FLAGS.includes(flag) || value === undefined)) {
  console.error(`"${flag}" and what follows it is no option; possible: ${FLAGS.map((one) => `${one} X`).join(', ')}`);
  process.exit(2);
}
if (flag === '--show' && value !== undefined) {
  for (const [name, lines] of all()) if (name === value) console.log(lines.join('\n'));
} else {
  const text = [...all()].map(([name, lines]) => `${digest(lines)} ${name}\n`).join('');
  if (flag === '--out' && value !== undefined) writeFileSync(value, text);
  else if (flag === '--against' && value !== undefined) {
    const found = differences(readFileSync(value, 'utf8'), text);
    console.log(found.length === 0 ? 'no digest differs' : found.join('\n'));
    process.exitCode = found.length === 0 ? 0 : 1;
  } else process.stdout.write(text);
}
