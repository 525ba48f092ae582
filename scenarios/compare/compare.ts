/** Where two editions first part when they play one scenario, and the clause that decides on either side. */
import type { Edition } from '@/engine';
import type { Scenario } from '../format/schema';
import { play, type Run } from '../play/play';
import {
  type Cause,
  decidingParam,
  flowOf,
  giverOf,
  isSharedOccasion,
  namesakeOf,
  ownStructure,
  refusalOf,
  refusalOfLater,
  rowCause,
  turnedAside,
} from './cause';
import { firstParting, mirrored, type Parting } from './parting';
import { type Element, segmentsOf } from './projection';

export interface DivergentSide {
  readonly edition: Edition;
  /** The row to look at; `null` where the run has none. */
  readonly row: number | null;
  /** `procedure#step` of that row. */
  readonly step: string | null;
  /** Clauses that decide, the deciding one first. */
  readonly clauses: readonly string[];
  /** What happens here and not there, in shared words; `null` where it is that nothing happens. */
  readonly what: string | null;
}

export interface Comparison {
  readonly same: boolean;
  readonly divergence: { readonly left: DivergentSide; readonly right: DivergentSide } | null;
  /** Procedures in which players can act in one edition only. */
  readonly windows: { readonly left: readonly string[]; readonly right: readonly string[] };
}

/** Plays a scenario under two editions and finds the first thing that differs. */
export const compare = (scenario: Scenario, left: Edition, right: Edition): Comparison =>
  compareRuns(scenario, play(scenario, left), play(scenario, right));

/** The same for runs that are there already. */
export function compareRuns(scenario: Scenario, left: Run, right: Run): Comparison {
  const windows = windowsApart(left, right);
  const parted = firstParting(segmentsOf(left), segmentsOf(right));
  if (!parted) return { same: true, divergence: null, windows };
  const param =
    decidingParam(scenario, left, right, parted) ??
    decidingParam(scenario, right, left, mirrored(parted))?.toReversed();
  const [mine, theirs] = param ?? explained(left, right, parted);
  const pair = pairOf(left, right, parted);
  return {
    same: false,
    divergence: { left: sideOf(left, mine, pair.left), right: sideOf(right, theirs, pair.right) },
    windows,
  };
}

function sideOf(run: Run, cause: Cause | null, element: Element | null): DivergentSide {
  const row = cause?.row ?? element?.row ?? null;
  const what = element?.key ?? null;
  return {
    edition: run.edition,
    row,
    step: row === null ? null : (run.rows[row]?.step ?? null),
    clauses: [...new Set(cause?.clauses ?? [])],
    what,
  };
}

type Causes = readonly [left: Cause | null, right: Cause | null];

function explained(left: Run, right: Run, parted: Parting): Causes {
  const used = parted.left.find(({ occasion }) => occasion);
  const theirs = parted.right.find(({ occasion }) => occasion);
  // Where one side merely goes on to what the other does next, the occasion is no difference, unless only one has it.
  if (used && (parted.lacking !== 'left' || !isSharedOccasion(left, right, used)))
    return usedOccasion(left, right, used, parted);
  if (theirs && (parted.lacking !== 'right' || !isSharedOccasion(right, left, theirs)))
    return mirroredCauses(usedOccasion(right, left, theirs, mirrored(parted)));
  if (parted.lacking === 'left') return mirroredCauses(lacked(right, left, mirrored(parted)));
  if (parted.lacking === 'right') return lacked(left, right, parted);
  const pair = pairOf(left, right, parted);
  return [
    inTurn(left, right, pair.left, pair.right, parted),
    inTurn(right, left, pair.right, pair.left, mirrored(parted)),
  ];
}

/** The row that did it; where the other side did the same at another time, also the step that came in between. */
function inTurn(run: Run, other: Run, own: Element | null, theirs: Element | null, parted: Parting): Cause | null {
  const turned = theirs ? turnedAside(run, other, theirs, parted.leftAfter, ['outcome']) : null;
  const plain = rowCause(run, own);
  const cause = turned && plain ? { row: turned.row, clauses: [...turned.clauses, ...plain.clauses] } : plain;
  const moved = own && theirs && own !== parted.left[0] && untimed(own.key) === untimed(theirs.key);
  if (!moved || !cause) return cause;
  const between = flowOf(run, other, parted.leftAfter, parted.rightAfter);
  return between ? { row: between.row, clauses: [...between.clauses, ...cause.clauses] } : cause;
}
const untimed = (key: string): string => key.replace(/ at \d+$/, '');

const mirroredCauses = ([left, right]: Causes): Causes => [right, left];

/** One side's players act where the other's cannot: refused there, or never asked. */
function usedOccasion(doing: Run, other: Run, used: Element, parted: Parting): Causes {
  const refusal = refusalOf(other, doing, used, parted.rightAfter);
  if (refusal) return [rowCause(doing, used), refusal];
  const giver = giverOf(doing, used);
  const asked = doing.rows[used.row]?.request?.prompt;
  if (asked === 'priority') return [giver, flowOf(other, doing, parted.rightAfter, parted.leftAfter)];
  return [giver, refusalOfLater(other, doing, used, parted.rightAfter) ?? ownStructure(other, doing)];
}

/** One side does something, the other nothing. */
function lacked(doing: Run, other: Run, parted: Parting): Causes {
  const [first] = parted.left;
  if (!first) return [null, null];
  const refusal = refusalOf(other, doing, first, parted.rightAfter);
  const why =
    refusal ??
    turnedAside(other, doing, first, parted.rightAfter) ??
    namesakeOf(other, doing, first, parted.rightAfter);
  return [rowCause(doing, first), why ?? flowOf(other, doing, parted.rightAfter, parted.leftAfter, first)];
}

/** Of what is open on both sides, the two that are most alike by the steps that did them; otherwise the first of each. */
function pairOf(
  left: Run,
  right: Run,
  parted: Parting,
): { readonly left: Element | null; readonly right: Element | null } {
  const mine = parted.lacking === 'left' ? [] : parted.left;
  const theirs = parted.lacking === 'right' ? [] : parted.right;
  let best: { readonly left: Element | null; readonly right: Element | null } = {
    left: mine[0] ?? null,
    right: theirs[0] ?? null,
  };
  let most = 0;
  for (const a of mine) {
    for (const b of theirs) {
      const alike = likeness(left.rows[a.row]?.step ?? '', right.rows[b.row]?.step ?? '');
      if (alike > most) {
        most = alike;
        best = { left: a, right: b };
      }
    }
  }
  return best;
}

/** Steps keep their names from edition to edition; what was a procedure in one may be a step in another. */
function likeness(a: string, b: string): number {
  const [procA = '', stepA = ''] = a.split('#');
  const [procB = '', stepB = ''] = b.split('#');
  if (a === b) return 1;
  return procA === stepB || procB === stepA ? 3 : stepA === stepB ? 2 : 0;
}

/** Moments at which players could act in one run and not in the other, by the procedure that gave them priority. */
function windowsApart(left: Run, right: Run): Comparison['windows'] {
  const a = windowsOf(left);
  const b = windowsOf(right);
  return { left: a.filter((one) => !b.includes(one)), right: b.filter((one) => !a.includes(one)) };
}

function windowsOf({ rows }: Run): readonly string[] {
  const found = new Set<string>();
  for (const { request, path } of rows) {
    const giver = path.at(-2);
    if (request?.prompt === 'priority' && giver !== undefined) found.add(giver);
  }
  return [...found];
}
