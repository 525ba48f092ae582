/** Starts to go on from: bare tables of an edition, with what was played on them already. */
import type { Edition } from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import type { Entry } from '@/scenarios/format/schema';
import type { Table } from '@/scenarios/write/link';
import { type Player, put, type Zone } from './bench';
import { bodyCard, plainBody, readyAnswers, statsOf } from './blank';

export type Start = 'open' | 'attack' | 'chase' | 'judgment';

const STARTS: Readonly<Record<Game, readonly Start[]>> = {
  fow: ['open', 'attack', 'chase', 'judgment'],
  fftcg: ['open', 'attack', 'chase'],
};

/** The starts that an edition has: FF-TCG knows no judgment. */
export const startsOf = (edition: Edition): readonly Start[] => STARTS[GAME[edition]];

/** A card to draw: without any, a turn could end the game. */
const DRAWN: Readonly<Record<Game, string>> = { fow: 'wall', fftcg: 'ember-squire' };

/** The table of a start. */
export function tableOf(start: Start, edition: Edition): Table {
  const deck = [{ card: DRAWN[GAME[edition]], times: 5 }];
  const empty: Table = {
    editions: [edition],
    cards: {},
    position: { A: { deck }, B: { deck } },
    script: [],
    until: undefined,
    expect: {},
  };
  if (start === 'open') return empty;
  if (start === 'judgment') return withJudgment(empty);
  const [strong, weak] =
    GAME[edition] === 'fftcg'
      ? [[8000], [6000]]
      : [
          [800, 800],
          [300, 600],
        ];
  const bodies = withBody(withBody(empty, edition, 'A', strong ?? [], 'attacker'), edition, 'B', weak ?? [], 'guard');
  if (start === 'attack') return { ...bodies, script: [ATTACK[GAME[edition]]] };
  const answering = withAnswer(withAnswer(bodies, edition, 'A', 'hurt'), edition, 'B', 'boost');
  return {
    ...answering,
    script: [{ A: 'play hurt on guard', responses: [{ B: 'play boost on guard' }] }],
  };
}

/** A ruler, what its judgment costs, and that judgment. */
function withJudgment(table: Table): Table {
  const paid = put(put(table, 'A', 'stones', 'fire-stone'), 'A', 'stones', 'fire-stone');
  const ruled = put(paid, 'A', 'rulerArea', 'young-queen');
  return { ...ruled, script: [{ A: 'judge young-queen' }] };
}

const ATTACK: Readonly<Record<Game, Entry>> = {
  fow: { A: 'attack attacker -> player', responses: [{ B: 'block with guard' }] },
  fftcg: { A: 'attack with attacker', responses: [{ B: 'block with guard' }] },
};

function withBody(table: Table, edition: Edition, player: Player, values: readonly number[], key: string): Table {
  const stats = Object.fromEntries(statsOf(edition).map((stat, at) => [stat, values[at] ?? 0]));
  return put(table, player, 'field', key, bodyCard(edition, { ...plainBody(edition), stats }));
}

function withAnswer(table: Table, edition: Edition, player: Player, id: string): Table {
  const answer = readyAnswers(edition).find((one) => one.id === id);
  const hand: Zone = 'hand';
  return answer ? put(table, player, hand, answer.id, answer.card) : table;
}
