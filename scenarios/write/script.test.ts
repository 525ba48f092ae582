import { describe, expect, it } from 'vitest';
import { type Answer, accepts, EDITIONS, openEngine, type Position, sample } from '@/engine';
import { GAME } from '@/rules/documents';
import { tapeOf } from '../decide/tape';
import { readScenario, scenarioFiles } from '../format/read';
import { cardsOfGame, everyCard } from '../play/every-card';
import { fftcgGame, forceOfWillGame } from '../play/full-game';
import { play } from '../play/play';
import { playedAgain } from './again';
import { type Made, scriptOf } from './script';

const GAMES = Number(process.env.GAMES ?? 8);
const DECISIONS = Number(process.env.DECISIONS ?? 150);

/** Passing is as likely as everything else together, so that games get on. */
function choose({ request }: Position, seed: number): [Answer, number] {
  if (!request) throw new Error('no decision is pending');
  const [answer, after] = sample(request.space, seed);
  const pass = request.prompt === 'priority' && after % 2 === 0 && accepts(request.space, 'pass') === null;
  return [pass ? 'pass' : answer, after];
}

describe.each(EDITIONS.map((edition) => [edition] as const))('%s: decisions as a script', (edition) => {
  const cards = everyCard(edition);
  const drawn = new Set<string>();

  it('of random games are made again by it', () => {
    const engine = openEngine(edition, cards);
    for (let game = 1; game <= GAMES; game += 1) {
      const situation = (GAME[edition] === 'fow' ? forceOfWillGame : fftcgGame)(cardsOfGame(cards, game, drawn), game);
      const built = engine.start(situation);
      if (!built.ok) throw new Error(built.error);
      const start = engine.advance(built.position);
      const made: Made[] = [];
      let p = start;
      let seed = game;
      for (let count = 0; count < DECISIONS && p.request; count += 1) {
        const [answer, after] = choose(p, seed);
        seed = after;
        made.push({ position: p, answer });
        const given = engine.answer(p, answer);
        if (!given.ok) throw new Error(given.error);
        p = engine.advance(given.position);
      }
      const script = scriptOf(made);
      expect(playedAgain(engine, start, script, made.length), `game ${game}`).toEqual(p);
    }
  }, 600_000);

  it('of scenarios come to the same end in a file', () => {
    for (const file of scenarioFiles()) {
      const read = readScenario(file);
      if (!read.ok || read.scenario.draft || !read.scenario.editions.includes(edition)) continue;
      const { scenario } = read;
      const run = play(scenario, edition);
      if (!run.ok || run.start === null || scenario.script.length === 0) continue;
      const script = scriptOf(madeIn(run));
      const again = play({ ...scenario, script: [...script], expect: {} }, edition);
      expect(again.failures, `${file}\n${JSON.stringify(script, null, 1)}`).toEqual([]);
      if (scenario.until === undefined) expect(again.end, file).toEqual(run.end);
    }
  }, 600_000);
});

function madeIn(run: ReturnType<typeof play>): readonly Made[] {
  const tape = tapeOf(run, 'settled');
  return (tape?.points ?? []).flatMap(({ row, answer, concedes }) => {
    const position = run.rows[row]?.position ?? run.start;
    if (!position) return [];
    return [concedes === null ? { position, answer } : { position, concedes }];
  });
}
