import { NO_MEMORY, NO_WATCH, type Position } from '@/engine';
import type { Line } from './line';

/** Stands in where a position cannot be set up; the page says so. */
export const NO_LINE: Line = { start: emptyPosition(), rows: [], decisions: [] };

function emptyPosition(): Position {
  return {
    edition: '',
    items: [],
    zones: {},
    turn: { player: 0, number: 1, phase: '' },
    agenda: [],
    request: null,
    effects: [],
    pending: [],
    delayed: [],
    stored: [],
    shown: [],
    left: [],
    players: [
      { life: 0, pool: {} },
      { life: 0, pool: {} },
    ],
    memory: NO_MEMORY,
    clock: 0,
    steps: 0,
    seed: 0,
    result: null,
    checkpoints: [],
    watch: NO_WATCH,
  };
}
