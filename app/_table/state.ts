/** What a reader has made of a table so far: one state, one reducer. */
import { type Edition, openEngine } from '@/engine';
import { GAME } from '@/rules/documents';
import { cardsFor } from '@/scenarios/format/pool';
import type { FixedEntry } from '@/scenarios/format/schema';
import { fixedFailures } from '@/scenarios/play/meaning';
import type { ReadLink, Table } from '@/scenarios/write/link';
import type { Found } from '../_watch/line/sought';
import { type Benched, played } from './bench';
import { tableOf } from './starts';

/** `why`: `file`: the file says no table; of a link, where it is at fault, or what became of its row; `line`: what the check said, in English. */
export interface Fault {
  readonly why: 'table' | 'file' | Exclude<Found['as'], 'there'> | Exclude<ReadLink, { readonly ok: true }>['why'];
  readonly line: string;
}

type Played = Pick<BenchState, 'edition' | 'benched'>;

export interface BenchState {
  readonly edition: Edition;
  readonly benched: Benched;
  /** What the table was before, the latest last. */
  readonly past: readonly Played[];
  /** Why the last change was not made, or the link not opened. */
  readonly fault: Fault | null;
  /** The row shown; `null`: where the play has come to. */
  readonly row: number | null;
  /** What is fixed in every line from there on. */
  readonly fixed: readonly FixedEntry[];
  /** Nothing was changed yet: the address names no table. */
  readonly fresh: boolean;
}

export type BenchAct =
  | { readonly kind: 'change'; readonly table: Table; readonly row?: number | null }
  | { readonly kind: 'edition'; readonly edition: Edition }
  | {
      readonly kind: 'open';
      readonly table: Table;
      readonly edition: Edition;
      readonly row?: number | null;
      readonly fixed?: readonly FixedEntry[];
    }
  | { readonly kind: 'row'; readonly row: number | null }
  | { readonly kind: 'fix'; readonly fixed: readonly FixedEntry[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** How many steps can be undone. */
const MOST_PAST = 100;

/** The table that the page opens with. */
export function firstTable(edition: Edition): BenchState {
  const begun = played(tableOf('attack', edition), edition);
  if (!begun.ok) throw new Error(begun.line);
  return { edition, benched: begun.benched, past: [], fault: null, row: null, fixed: [], fresh: true };
}

/** The state after an act. A change that makes an impossible table is not made; the state says why. */
export function reduceBench(state: BenchState, act: BenchAct): BenchState {
  switch (act.kind) {
    case 'change':
      return made(state, act.table, state.edition, act.row ?? null);
    case 'edition': {
      // No card of one game is a card of another.
      const stays = GAME[act.edition] === GAME[state.edition];
      return made(state, stays ? state.benched.table : tableOf('attack', act.edition), act.edition, null);
    }
    case 'open': {
      const after = made(state, act.table, act.edition, act.row ?? null);
      const { fixed = [] } = act;
      if (after.benched === state.benched || fixed.length === 0) return after;
      const strange = strangeIn(fixed, after);
      return strange === null ? { ...after, fixed } : { ...state, fault: { why: 'table', line: strange } };
    }
    case 'row':
      return { ...state, row: act.row };
    case 'fix':
      return { ...state, fixed: act.fixed };
    case 'undo': {
      const last = state.past.at(-1);
      if (!last) return state;
      const fixed = staying(state, last);
      return { ...state, ...last, past: state.past.slice(0, -1), fault: null, row: null, fixed };
    }
    case 'fault':
      return { ...state, fault: act.fault };
  }
}

function made(state: BenchState, table: Table, edition: Edition, row: number | null): BenchState {
  const next = played(table, edition);
  if (!next.ok) return { ...state, fault: { why: 'table', line: next.line } };
  const { edition: before, benched } = state;
  // Where somebody has to choose before it goes on, that is what is shown.
  const waits = next.benched.run.failures.some(({ kind }) => kind === 'missing');
  const past = [...state.past.slice(1 - MOST_PAST), { edition: before, benched }];
  const { benched: after } = next;
  const fixed = staying(state, { edition, benched: after });
  return { edition, benched: after, past, fault: null, row: waits ? null : row, fixed, fresh: false };
}

/** What is fixed and has no meaning on a table, in a line; `null` where all of it has. */
function strangeIn(fixed: readonly FixedEntry[], { edition, benched: { scenario, run } }: Played): string | null {
  const engine = openEngine(edition, cardsFor(scenario, edition));
  const names = (run.start?.items ?? []).map(({ name }) => name);
  return fixed.flatMap((one) => fixedFailures(one, engine, names, []))[0]?.message ?? null;
}

/** What stays fixed: what was fixed on one start, under one edition, says nothing of another. */
const staying = (state: BenchState, { edition, benched }: Played): readonly FixedEntry[] =>
  state.edition === edition && state.benched.table.position === benched.table.position ? state.fixed : [];
