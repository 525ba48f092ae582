/** What a reader of a scenario has chosen and where in the play they are: one state, one reducer. */
import type { Edition } from '@/engine';
import type { Viewer } from '../view/table-view';
import { type Branch, type Line, sameAnswer } from './line';
import type { Place } from './link';
import type { Found, Sought } from './sought';

export interface WatchState {
  readonly edition: Edition;
  /** The row shown; `-1` is the position before the first. */
  readonly row: number;
  readonly branch: Branch;
  /** The branches made so far under this edition, the longest of each. */
  readonly branches: readonly Branch[];
  readonly viewer: Viewer;
  readonly playing: boolean;
  readonly speed: Speed;
  /** On a phone the rule in full lies over the table. */
  readonly sheet: boolean;
  /** Whether the right side asks the question or follows the rule. */
  readonly side: 'question' | 'rule';
  /** The ruling the reader committed to. */
  readonly choice: number | null;
  readonly revealed: boolean;
  /** The address could not be read, or its branch came apart. */
  readonly fault: Fault | null;
  /** The page was opened by a link to a row. */
  readonly arrived: boolean;
  /** The moment that the play of this edition is still to be searched for. */
  readonly sought: Moment | null;
  /** How many things the reader has done here; what one walk along the line is, is one. */
  readonly done: number;
  readonly walking: boolean;
}

/** How fast the play runs by itself, as a multiple of its own pace. */
export const SPEEDS = [1, 2, 0.5] as const;
export type Speed = (typeof SPEEDS)[number];

export type Fault = 'e' | 'r' | 'b' | 'long' | 'apart' | 'moved' | 'gone';

/** A moment to be found in another play: as a link tells it, or as it stood in the play of the edition before. */
export type Moment =
  | { readonly by: 'link'; readonly row: number; readonly told: Sought }
  | { readonly by: 'line'; readonly row: number; readonly line: Line };

/** What moving needs to know of the line shown. */
export interface Shape {
  /** The last row. */
  readonly last: number;
  /** Rows worth stopping at, ascending: decisions, and what happens. */
  readonly stops: readonly number[];
}

export type Move =
  | { readonly by: 'row'; readonly change: 1 | -1 }
  | { readonly by: 'stop'; readonly change: 1 | -1 }
  /** Along the line, under the finger. */
  | { readonly by: 'place'; readonly row: number }
  /** To a row that was named. */
  | { readonly by: 'jump'; readonly row: number }
  | { readonly by: 'end'; readonly at: 'first' | 'last' };

export type Act =
  | { readonly kind: 'move'; readonly move: Move; readonly shape: Shape }
  | { readonly kind: 'play'; readonly shape: Shape }
  | { readonly kind: 'tick'; readonly shape: Shape }
  | { readonly kind: 'pause' }
  | { readonly kind: 'speed' }
  | { readonly kind: 'branch'; readonly branch: Branch; readonly row: number }
  | { readonly kind: 'edition'; readonly edition: Edition; readonly line: Line }
  | { readonly kind: 'viewer'; readonly viewer: Viewer }
  | { readonly kind: 'side'; readonly side: WatchState['side'] }
  | { readonly kind: 'sheet'; readonly open: boolean }
  | { readonly kind: 'commit'; readonly choice: number }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'arrive'; readonly edition: Edition; readonly place: Place }
  | { readonly kind: 'found'; readonly found: Found }
  /** Back to what the page was. */
  | { readonly kind: 'restore'; readonly state: WatchState }
  | { readonly kind: 'fault'; readonly fault: Fault | null };

/** The state a scenario opens with: the question, the position, nothing given away. */
export const opening = (edition: Edition): WatchState => ({
  edition,
  row: -1,
  branch: [],
  branches: [],
  viewer: 'judge',
  playing: false,
  speed: 1,
  sheet: false,
  side: 'question',
  choice: null,
  revealed: false,
  fault: null,
  arrived: false,
  sought: null,
  done: 0,
  walking: false,
});

/** Acts that the reader did not do: the page did, or its address. */
const OWN: ReadonlySet<Act['kind']> = new Set(['tick', 'pause', 'speed', 'arrive', 'found', 'restore', 'fault']);

const isWalk = (act: Act): boolean => act.kind === 'play' || (act.kind === 'move' && act.move.by !== 'jump');

/** The state after an act, and whether that was a thing of its own: one that the way back undoes. */
export function reduce(state: WatchState, act: Act): WatchState {
  const next = after(state, act);
  if (OWN.has(act.kind)) return next;
  const walking = isWalk(act);
  return { ...next, walking, done: walking && state.walking ? state.done : state.done + 1 };
}

/** Moving pauses; whatever moves the play shows the rule instead of the question. */
function after(state: WatchState, act: Act): WatchState {
  switch (act.kind) {
    case 'move': {
      const row = moved(state.row, act.move, act.shape);
      return { ...state, row, playing: false, side: 'rule', fault: null };
    }
    case 'play': {
      const row = state.row >= act.shape.last ? -1 : state.row;
      return { ...state, row, playing: true, side: 'rule', fault: null };
    }
    case 'tick':
      return state.row >= act.shape.last ? { ...state, playing: false } : { ...state, row: state.row + 1 };
    case 'pause':
      return { ...state, playing: false };
    case 'speed':
      return { ...state, speed: SPEEDS[(SPEEDS.indexOf(state.speed) + 1) % SPEEDS.length] ?? 1 };
    case 'sheet':
      return { ...state, sheet: act.open, playing: false };
    case 'branch':
      return {
        ...state,
        branch: act.branch,
        branches: kept(state.branches, act.branch),
        row: act.row,
        playing: false,
        side: 'rule',
        fault: null,
      };
    case 'edition':
      return {
        ...opening(act.edition),
        viewer: state.viewer,
        speed: state.speed,
        side: state.side,
        choice: state.choice,
        revealed: state.revealed,
        sought: state.row < 0 ? null : { by: 'line', row: state.row, line: act.line },
        done: state.done,
      };
    case 'found': {
      const { row, as } = act.found;
      return { ...state, row, sought: null, fault: as === 'there' ? state.fault : as };
    }
    case 'restore':
      return { ...act.state, playing: false, walking: false };
    case 'viewer':
      return { ...state, viewer: act.viewer };
    case 'side':
      return { ...state, side: act.side, playing: false };
    case 'commit':
      return { ...state, choice: act.choice, revealed: true };
    case 'reveal':
      return { ...state, revealed: true };
    case 'arrive': {
      const { row, branch, sought } = act.place;
      return {
        ...opening(act.edition),
        viewer: state.viewer,
        row,
        branch,
        branches: kept([], branch),
        side: 'rule',
        arrived: true,
        sought: sought ? { by: 'link', row, told: sought } : null,
        done: state.done,
      };
    }
    case 'fault':
      return act.fault === null ? { ...state, fault: null } : { ...state, row: -1, branch: [], fault: act.fault };
  }
}

function moved(row: number, move: Move, { last, stops }: Shape): number {
  switch (move.by) {
    case 'row':
      return clamped(row + move.change, last);
    case 'stop':
      return move.change > 0
        ? (stops.find((stop) => stop > row) ?? last)
        : (stops.findLast((stop) => stop < row) ?? -1);
    case 'place':
    case 'jump':
      return clamped(move.row, last);
    case 'end':
      return move.at === 'first' ? -1 : last;
  }
}

const clamped = (row: number, last: number): number => Math.min(Math.max(row, -1), last);

/** Whether `branch` begins with all turns of `start`. */
export const startsWith = (branch: Branch, start: Branch): boolean =>
  start.length <= branch.length &&
  start.every((turn, at) => {
    const own = branch[at];
    return own !== undefined && own.decision === turn.decision && sameAnswer(own.answer, turn.answer);
  });

/** The branches with one more: it replaces those it goes on from, and is no news where one already goes further. */
function kept(branches: readonly Branch[], branch: Branch): readonly Branch[] {
  if (branch.length === 0 || branches.some((known) => startsWith(known, branch))) return branches;
  return [...branches.filter((known) => !startsWith(branch, known)), branch];
}
