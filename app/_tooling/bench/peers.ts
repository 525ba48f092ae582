/** The peers: a simulator of the same kind, and a chess library as the ceiling of what a plain game can reach. */
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, Dex, type PRNGSeed, Teams } from '@pkmn/sim';
import { Chess } from 'chessops/chess';
import { below } from '@/engine';
import { type Contestant, FOLD_START, fold } from './contestant';

Teams.setGeneratorFactory(TeamGenerators);

const seedOf = (seed: number): PRNGSeed =>
  `${seed & 0xffff},${(seed * 7) & 0xffff},${(seed * 13) & 0xffff},${(seed * 29) & 0xffff}`;

type Side = Battle['sides'][number];

/** Every choice a side has now; a wait has none. */
function choicesOf(side: Side): readonly string[] {
  const request = side.activeRequest;
  if (!request || 'wait' in request) return [];
  const switches = side.pokemon.flatMap((pokemon, i) =>
    !pokemon.isActive && !pokemon.fainted ? [`switch ${i + 1}`] : [],
  );
  if ('forceSwitch' in request) return switches;
  if ('teamPreview' in request) return ['default'];
  const [active] = 'active' in request ? request.active : [];
  const moves = active?.moves.flatMap((move, i) => (move.disabled ? [] : [`move ${i + 1}`])) ?? [];
  return active?.trapped ? moves : [...moves, ...switches];
}

/** Gen 1 random battles of @pkmn/sim. */
export const pkmn: Contestant = {
  name: '@pkmn/sim gen 1',
  play: (seed) => {
    const format = Dex.formats.get('gen1randombattle');
    const team = (n: number) => Teams.generate('gen1randombattle', { seed: seedOf(seed * 2 + n) });
    const battle = new Battle({
      format,
      formatid: format.id,
      seed: seedOf(seed),
      p1: { name: 'A', team: team(1) },
      p2: { name: 'B', team: team(2) },
    });
    let chance = seed;
    let decisions = 0;
    let checksum = FOLD_START;
    while (!battle.ended && battle.turn < 1000) {
      for (const side of battle.sides) {
        const choices = choicesOf(side);
        if (choices.length === 0) continue;
        const [at, after] = below(choices.length, chance);
        chance = after;
        const choice = choices[at] ?? 'default';
        if (choices.length > 1) {
          decisions += 1;
          checksum = fold(checksum, choice);
        }
        if (!side.choose(choice)) side.autoChoose();
      }
      battle.commitChoices();
    }
    return { decisions, checksum: fold(checksum, `${battle.turn}${battle.winner}`) };
  },
};

const MOST_PLIES = 300;

/** Chess by chessops. */
export const chess: Contestant = {
  name: 'chessops',
  play: (seed) => {
    const game = Chess.default();
    let chance = seed;
    let decisions = 0;
    let checksum = FOLD_START;
    for (let ply = 0; ply < MOST_PLIES && !game.isEnd(); ply += 1) {
      const moves = [...game.allDests()].flatMap(([from, dests]) => [...dests].map((to) => ({ from, to })));
      const [at, after] = below(moves.length, chance);
      chance = after;
      const move = moves[at];
      if (!move) break;
      if (moves.length > 1) {
        decisions += 1;
        checksum = fold(checksum, `${move.from}-${move.to}`);
      }
      game.play(move);
    }
    return { decisions, checksum: fold(checksum, String(game.fullmoves)) };
  },
};
