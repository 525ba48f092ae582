import {
  type Answer,
  accepts,
  answers,
  broken,
  EDITIONS,
  type Edition,
  type Engine,
  openEngine,
  type Position,
  sample,
} from '@/engine';
import { GAME } from '@/rules/documents';
import type { Pool } from '@/scenarios/format/pool';
import { cardsOfGame, everyCard } from '@/scenarios/play/every-card';
import { fftcgGame, forceOfWillGame } from '@/scenarios/play/full-game';
import { playedAgain } from '@/scenarios/write/again';
import { type Made, scriptOf } from '@/scenarios/write/script';
import type { Chance } from './chance';
import { mutated } from './hostile';
import { faultOfLine, type Opened, type Part } from './part';

const DECISIONS = 400;

/** The start of a game of an edition, from cards that chance takes out of all there are. */
function begin(edition: Edition, cards: Pool, chance: Chance): { engine: Engine; position: Position } {
  const start = GAME[edition] === 'fow' ? forceOfWillGame : fftcgGame;
  const seed = 1 + chance.below(1_000_000);
  const engine = openEngine(edition, cards);
  const built = engine.start(start(cardsOfGame(cards, seed, new Set()), seed));
  if (!built.ok) throw new Error(built.error);
  return { engine, position: engine.advance(built.position) };
}

/** What players do: passing is as likely as everything else together, so that games get on. */
function chosen({ request }: Position, chance: Chance): Answer {
  if (!request) throw new Error('no decision is pending');
  const [answer] = sample(request.space, chance.below(2 ** 31));
  const passes = request.prompt === 'priority' && chance.once(2) && accepts(request.space, 'pass') === null;
  return passes ? 'pass' : answer;
}

async function pools(): Promise<ReadonlyMap<Edition, Pool>> {
  return new Map(EDITIONS.map((edition) => [edition, everyCard(edition)]));
}

const cardsIn = ({ items }: Position): number =>
  items.filter(({ kind, pseudo }) => kind === 'card' && pseudo === null).length;

interface Hardship {
  readonly name: string;
  readonly cases: number;
  /** What is counted on the way, by a word. */
  readonly counts: string;
}

/** Something that is tried in games of every edition with every card; what is wrong is told with the edition. */
function inGames(
  { name, cases, counts }: Hardship,
  wrongIn: (game: ReturnType<typeof begin>, chance: Chance, count: (by: number) => void) => string | null,
): Part {
  return {
    name,
    cases,
    few: 5,
    open: async (): Promise<Opened> => {
      const known = await pools();
      let counted = 0;
      return {
        told: () => `${counted} ${counts}`,
        run: (chance, at) => {
          const edition = EDITIONS[at % EDITIONS.length] ?? 'fow-8.01';
          const wrong = wrongIn(begin(edition, known.get(edition) ?? {}, chance), chance, (by) => {
            counted += by;
          });
          return wrong === null ? null : `${edition}: ${wrong}`;
        },
      };
    },
  };
}

/** Random play of every edition with every card. */
export const games: Part = inGames(
  { name: 'games', cases: 6000, counts: 'decisions' },
  ({ engine, position: start }, chance, count) => {
    let position = start;
    const total = cardsIn(position);
    for (let turn = 0; turn < DECISIONS && position.request; turn += 1) {
      const answer = chosen(position, chance);
      const given = engine.answer(position, answer);
      if (!given.ok) return refusedThough(answer, given.error);
      position = engine.advance(given.position);
      count(1);
      const faults = broken(position);
      if (faults.length > 0) return `after decision ${turn}: ${faults.join('; ')}`;
      if (cardsIn(position) !== total) return `after decision ${turn}: ${cardsIn(position)} of ${total} cards`;
    }
    if (position.request === null && position.result === null) return 'nothing is asked and nobody has won';
    return position.result?.reason === 'undecided' ? 'came to no end' : null;
  },
);

/** Answers that nobody was offered, and all that are listed. */
export const answered: Part = inGames(
  { name: 'answers', cases: 5000, counts: 'answers' },
  ({ engine, position: start }, chance, count) => {
    let position = start;
    for (let turn = 0; turn < 60 && position.request; turn += 1) {
      const { space } = position.request;
      for (const listed of answers(space, 30).list) {
        count(1);
        const why = accepts(space, listed);
        if (why !== null) return `listed ${JSON.stringify(listed)} and did not accept it: ${why}`;
      }
      const answer = chosen(position, chance);
      const before = JSON.stringify(position);
      for (let times = 0; times < 4; times += 1) {
        count(1);
        const other: Answer = JSON.parse(JSON.stringify(mutated(answer, chance)));
        const given = engine.answer(position, other);
        const fault = given.ok ? null : faultOfLine(given.error);
        if (fault) return `${JSON.stringify(other).slice(0, 100)}: ${fault}`;
      }
      if (JSON.stringify(position) !== before) return 'an answer that was refused changed the position';
      const given = engine.answer(position, answer);
      if (!given.ok) return refusedThough(answer, given.error);
      position = engine.advance(given.position);
    }
    return null;
  },
);

/** Decisions of a game of which everything is asked anew. */
const ASKED_ANEW = 60;

/** What is offered, though much of it was found out earlier, and what each condition says when it is asked now; and the same play with a trace. */
export const offers: Part = inGames(
  { name: 'offers', cases: 3000, counts: 'decisions' },
  ({ engine, position: start }, chance, count) => {
    const known = new Set<string>();
    let position = start;
    for (let turn = 0; turn < ASKED_ANEW && position.request; turn += 1) {
      const wrong = wronglyOffered(engine, position, known);
      if (wrong !== null) return `decision ${turn}: ${wrong}`;
      const answer = chosen(position, chance);
      const given = engine.answer(position, answer);
      if (!given.ok) return refusedThough(answer, given.error);
      const untold = engine.advance(given.position);
      position = engine.advance(given.position, () => {});
      if (JSON.stringify(untold) !== JSON.stringify(position))
        return `after decision ${turn}: another position with a trace`;
      count(1);
    }
    return null;
  },
);

/**
 * What a player with priority is offered though a condition refuses it, or is not offered though none does.
 * @param known the selections that something has been offered of so far
 */
function wronglyOffered(engine: Engine, position: Position, known: Set<string>): string | null {
  const { request } = position;
  if (request?.prompt !== 'priority' || request.space.kind !== 'oneOf') return null;
  const offered = new Set(request.space.options.map(({ key }) => key));
  const legal = engine.selections.flatMap((selection) =>
    engine
      .verdicts(position, selection, { seat: request.seat })
      .filter(({ option, refusals }) => option.action !== undefined && refusals.length === 0),
  );
  for (const { option, selection } of legal) if (offered.has(option.key)) known.add(selection);
  const refused = [...offered].find((key) => legal.every(({ option }) => option.key !== key));
  if (refused !== undefined) return `${refused} is offered and refused`;
  // What would carry on a loop that is to end is legal, and is not offered.
  if (position.watch.loop !== null || position.watch.stopped.length > 0) return null;
  const missed = legal.find(({ option, selection }) => known.has(selection) && !offered.has(option.key));
  return missed === undefined ? null : `${missed.option.key} is refused by nothing and not offered`;
}

/** Decisions of a game that is written down. */
const WRITTEN = 150;

/** Every decision of random play as words, and the same play by them. */
export const scripts: Part = inGames(
  { name: 'scripts', cases: 5000, counts: 'decisions' },
  ({ engine, position: start }, chance, count) => {
    const made: Made[] = [];
    let position = start;
    while (made.length < WRITTEN && position.request) {
      const answer = chosen(position, chance);
      made.push({ position, answer });
      const given = engine.answer(position, answer);
      if (!given.ok) return refusedThough(answer, given.error);
      position = engine.advance(given.position);
    }
    count(made.length);
    const again = playedAgain(engine, start, scriptOf(made), made.length);
    return JSON.stringify(again) === JSON.stringify(position) ? null : 'came to another end';
  },
);

const refusedThough = (answer: Answer, error: string): string =>
  `${JSON.stringify(answer)} was offered and refused: ${error}`;
