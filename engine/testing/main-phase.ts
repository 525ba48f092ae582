/** The beginning of a main phase, for tests that lay cards out and play from there. */
import type { Position } from '../kernel/position/position';
import type { Engine } from '../kernel/table/engine';
import type { Side, Situation } from '../kernel/table/setup';

/** What a player has; 4000 life where nothing else is said. */
type Laid = Omit<Side, 'life'> & Partial<Pick<Side, 'life'>>;

/** The first player's main phase in the fifth turn, with what both have. */
export function laidOut(engine: Engine, own: Laid, other: Laid = { zones: {} }): Situation {
  const phase = engine.phases.find((one) => one.startsWith('main')) ?? '';
  const side = (laid: Laid): Side => ({ life: 4000, ...laid });
  return { turn: 0, number: 5, phase, starter: 0, seed: 1, sides: [side(own), side(other)] };
}

/** The same as a position. Throws where something cannot lie as it is laid. */
export function mainPhase(engine: Engine, own: Laid, other?: Laid): Position {
  const built = engine.start(laidOut(engine, own, other));
  if (!built.ok) throw new Error(built.error);
  return built.position;
}
