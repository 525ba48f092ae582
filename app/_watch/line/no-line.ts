import { NO_MEMORY, NOTHING_UNDER_WAY, type Position } from '@/engine';
import type { Line } from './line';

/** Stands in where a position cannot be set up; the page says so. */
export const NO_LINE: Line = { start: emptyPosition(), rows: [], decisions: [] };

function emptyPosition(): Position {
  return {
    edition: '',
    items: [],
    began: [],
    zones: {},
    turn: { player: 0, number: 1, phase: '' },
    agenda: [],
    players: [
      { life: 0, pool: {} },
      { life: 0, pool: {} },
    ],
    memory: NO_MEMORY,
    agreed: [],
    clock: 0,
    seed: 0,
    ...NOTHING_UNDER_WAY,
  };
}
