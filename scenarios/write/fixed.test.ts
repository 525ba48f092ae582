import { describe, expect, it } from 'vitest';
import { type Answer, accepts, answers, EDITIONS, openEngine, type Position, sample } from '@/engine';
import { GAME } from '@/rules/documents';
import { parseScenario } from '../format/parse';
import { playable, poolOf } from '../format/pool';
import type { FixedEntry } from '../format/schema';
import { cardsOfGame } from '../play/every-card';
import { fixedIn } from '../play/fixed';
import { fftcgGame, forceOfWillGame } from '../play/full-game';
import { fixedFailures } from '../play/meaning';
import { fixedAs } from './fixed';

const GAMES = Number(process.env.GAMES ?? 4);
const DECISIONS = Number(process.env.DECISIONS ?? 100);
/** Answers to a decision that are tried. */
const FEW = 4;

/** Passing is as likely as everything else together, so that games get on. */
function choose({ request }: Position, seed: number): [Answer, number] {
  if (!request) throw new Error('no decision is pending');
  const [answer, after] = sample(request.space, seed);
  const pass = request.prompt === 'priority' && after % 2 === 0 && accepts(request.space, 'pass') === null;
  return [pass ? 'pass' : answer, after];
}

/** Whether a file may say so. */
function isRead(fixed: readonly FixedEntry[], edition: string): boolean {
  const file = { id: 'a', draft: true, editions: [edition], position: {}, script: [] };
  const said = JSON.stringify({ ...file, expect: { all: { explore: { fixed, can: [{ A: { hand: 0 } }] } } } });
  return parseScenario(said, 'a.yaml').ok;
}

describe.each(EDITIONS.map((edition) => [edition] as const))('%s: an answer as one that is fixed', (edition) => {
  it('says that answer there, in words that a file may have, and nothing at another group or step', () => {
    const cards = playable(poolOf(edition), edition);
    const engine = openEngine(edition, cards);
    const drawn = new Set<string>();
    const dumb = new Map<string, number>();
    let said = 0;
    for (let game = 1; game <= GAMES; game += 1) {
      const build = GAME[edition] === 'fow' ? forceOfWillGame : fftcgGame;
      const built = engine.start(build(cardsOfGame(cards, game, drawn), game));
      if (!built.ok) throw new Error(built.error);
      let p = engine.advance(built.position);
      let seed = game;
      for (let count = 0; count < DECISIONS && p.request; count += 1) {
        const { request } = p;
        const names = p.items.map(({ name }) => name);
        for (const answer of request.chance ? [] : answers(request.space, FEW).list) {
          const entry = fixedAs(engine, p, answer);
          if (entry === null) {
            dumb.set(`${request.prompt} ${JSON.stringify(answer)}`, (dumb.get(request.prompt) ?? 0) + 1);
            continue;
          }
          said += 1;
          expect(fixedIn(entry, engine).says(p, request, 0)?.answer).toEqual(answer);
          expect(fixedFailures(entry, engine, names, []), JSON.stringify(entry)).toEqual([]);
          if (said % 20 !== 0) continue;
          expect(isRead([entry], edition), JSON.stringify(entry)).toBe(true);
          for (const elsewhere of [{ at: 'concede' }, { group: 7 }])
            expect(fixedIn({ ...entry, ...elsewhere }, engine).says(p, request, 0)).toBeNull();
        }
        const [answer, after] = choose(p, seed);
        seed = after;
        const given = engine.answer(p, answer);
        if (!given.ok) throw new Error(given.error);
        p = engine.advance(given.position);
      }
    }
    expect(said).toBeGreaterThan(100 * GAMES);
    // To pay nothing is no choice that words have.
    expect([...dumb.keys()].filter((one) => one !== 'pay []')).toEqual([]);
  });
});
