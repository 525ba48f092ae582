/** A play written down so that it can be played again where a row of the rules is missing. */
import type { Answer, Engine, Position, Row, Seat } from '@/engine';
import type { Line } from '../play/script';
import { isIdle, QUIET_ZONES } from '../play/script';

/** What a play consists of, as `play` gives it and as a table of one's own has it. */
export interface Played {
  readonly start: Position | null;
  readonly end: Position | null;
  readonly rows: readonly Row[];
  readonly decisions: readonly {
    readonly row: number;
    readonly seat: Seat;
    readonly prompt: string;
    readonly answer: Answer;
    readonly line: Line | null;
  }[];
}

/** Where a decision was made, told by what another play can have too. */
export interface Place {
  readonly seat: Seat;
  readonly prompt: string;
  readonly turn: number;
  readonly phase: string;
  /** The procedures under way. */
  readonly path: string;
  /** What waited to resolve, by name. */
  readonly chase: string;
  /** Players could begin something or let it be. */
  readonly idle: boolean;
}

/** A decision of the play. */
export interface Point {
  /** The row that asked, by index. */
  readonly row: number;
  readonly place: Place;
  readonly answer: Answer;
  /** It is no mere pass, or a pass that the script says. */
  readonly active: boolean;
  /** The entry of the script that it begins. */
  readonly begins: Line | null;
  /** Instead of an answer, this player leaves the game. */
  readonly concedes: Seat | null;
}

/** How a play comes to its end: as `until` of a scenario. */
export type Until = 'settled' | 'end of turn' | 'end of game' | { readonly step: string };

export interface Tape {
  readonly start: Position;
  readonly end: Position;
  readonly rows: readonly Row[];
  readonly points: readonly Point[];
  readonly until: Until;
}

/** The tape of a play that came to its end; `null` of one that never began. */
export function tapeOf({ start, end, rows, decisions }: Played, until: Until): Tape | null {
  if (start === null || end === null) return null;
  const begun = new Set<Line>();
  const points: Point[] = [];
  for (const { row, answer, line } of decisions) {
    const asked = rows[row]?.position ?? start;
    if (!asked.request) continue;
    const begins = line !== null && !begun.has(line) ? line : null;
    if (line !== null) begun.add(line);
    const active = line !== null || JSON.stringify(answer) !== JSON.stringify(asked.request.rest);
    points.push({ row, place: placeOf(asked), answer, active, begins, concedes: null });
  }
  rows.forEach(({ step, position }, index) => {
    const asked = rows[index - 1]?.position ?? start;
    const [loser] = position.result?.losers ?? [];
    if (!step.startsWith('concede#') || loser === undefined || !asked.request) return;
    const at = points.filter(({ row }) => row < index - 1).length;
    points.splice(at, 0, {
      row: index - 1,
      place: placeOf(asked),
      answer: '',
      active: true,
      begins: null,
      concedes: loser,
    });
  });
  return { start, end, rows, points, until };
}

/** The place of a position in which a decision is pending. */
export function placeOf(p: Position): Place {
  return {
    seat: p.request?.seat ?? 0,
    prompt: p.request?.prompt ?? '',
    turn: p.turn.number,
    phase: p.turn.phase,
    path: p.agenda.map(({ proc }) => proc).join('/'),
    chase: QUIET_ZONES.flatMap((zone) => p.zones[zone] ?? [])
      .map((slot) => p.items[slot]?.name ?? '')
      .join(),
    idle: isIdle(p),
  };
}

/** The position that a row of a tape began from: the one before, with the decision made that was pending there. */
export function before({ start, rows, points }: Tape, index: number, engine: Engine): Position {
  const p = rows[index - 1]?.position ?? start;
  const point = p.request ? points.find(({ row }) => row === index - 1) : undefined;
  if (point === undefined || point.concedes !== null) return p;
  const given = engine.answer(p, point.answer);
  return given.ok ? given.position : p;
}
