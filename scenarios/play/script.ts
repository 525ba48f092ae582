/** The script of a scenario in progress: which entry is next, and what it answers to a decision. */
import type { Answer, Edition, Option, Position, Request, Row, Seat, Space } from '@/engine';
import type { Entry } from '../format/schema';
import { isStep, stepTime } from '../format/step';
import { BLOCKER, type Pick, readWords, type Want } from '../format/words';

/** An entry with its place in the order of play: what it does, then its responses, then what follows. */
export interface Line {
  readonly seat: Seat;
  readonly words: string;
  readonly wants: readonly Want[];
  /** The player leaves the game, whoever is asked then. */
  readonly concedes: boolean;
  readonly at: string | undefined;
  readonly name: string | undefined;
  /** The number of the turn in which it has its place. */
  readonly turn: number | undefined;
  /** Played on one's own initiative: it waits for an empty chase. */
  readonly initiative: boolean;
  /** Where it stands in the file: `script`, 0, `responses`, 1 … */
  readonly path: readonly (string | number)[];
}

/** How far a script has come; plain data, so that a branch of a play can go on from it. */
export interface Progress {
  readonly line: number;
  readonly want: number;
  /** Names of a spread choice that are used already. */
  readonly used: number;
  /** How often the step that the line waits for has come. */
  readonly came: number;
}
export const START: Progress = { line: 0, want: 0, used: 0, came: 0 };

/** What the script answers, and how far it is then. */
export interface Reply {
  readonly answer: Answer;
  readonly progress: Progress;
  readonly line: Line;
  /** What was decided, the same in every edition; `null` for a mere way to a decision. */
  readonly label: string | null;
}

/** The script of one edition as a flat list, in the order of play; `null`: all entries, of whatever edition. */
export function linesOf(script: readonly Entry[], edition: Edition | null): readonly Line[] {
  const walk = (entries: readonly Entry[], path: readonly (string | number)[]): readonly Line[] =>
    entries.flatMap((entry, index): readonly Line[] => {
      if (entry.in && edition !== null && !entry.in.includes(edition)) return [];
      const responses = walk(entry.responses ?? [], [...path, index, 'responses']);
      const words = entry.A ?? entry.B;
      if (words === undefined) return responses;
      const read = readWords(words);
      const own: Line = {
        seat: entry.A === undefined ? 1 : 0,
        words,
        wants: read.ok ? read.command.wants : [],
        concedes: read.ok && read.command.concedes,
        at: entry.at,
        name: entry.name,
        turn: entry.turn,
        initiative: path.length === 1,
        path: [...path, index],
      };
      return [own, ...responses];
    });
  return walk(script, ['script']);
}

export const isUsedUp = (lines: readonly Line[], progress: Progress): boolean => progress.line >= lines.length;

/** The progress after a row of the trace: a line may wait for a step. */
export function afterRow(lines: readonly Line[], progress: Progress, row: Row): Progress {
  const at = lines[progress.line]?.at;
  return at !== undefined && isStep(row, stepTime(at).step) ? { ...progress, came: progress.came + 1 } : progress;
}

/** Whether it is the turn, and the step has come, that a line waits for. */
export const isReached = (line: Line, progress: Progress, { turn }: Position): boolean =>
  hasCome(line, progress) && (line.turn === undefined || turn.number === line.turn);

/** Whether the step that a line waits for has come as often as the line says. */
export const hasCome = ({ at }: Line, { came }: Progress): boolean => at === undefined || came >= stepTime(at).time;

export const QUIET_ZONES = ['chase', 'stack'] as const;
/** Nothing waits to resolve or to be put there. */
export const isQuiet = (p: Position): boolean =>
  p.pending.length === 0 && QUIET_ZONES.every((zone) => (p.zones[zone]?.length ?? 0) === 0);

/** What a line chooses next: the ways that may be skipped, and the choice they lead to. */
export function wantsNow(line: Line, progress: Progress): readonly Want[] {
  const left = line.wants.slice(progress.want);
  const own = left.findIndex(({ onTheWay }) => !onTheWay);
  return own < 0 ? left : left.slice(0, own + 1);
}

/** Whether a decision is the one that a line has to make now: nothing of its kind comes again before it. */
export function isDue(lines: readonly Line[], progress: Progress, p: Position): boolean {
  const line = lines[progress.line];
  const { request } = p;
  if (!line || !request || request.seat !== line.seat || !isReached(line, progress, p)) return false;
  const begun = progress.want > 0 || progress.used > 0;
  const asks = wantsNow(line, progress).some(({ prompts }) => prompts.includes(request.prompt));
  return asks && (begun || ONCE.some((prompt) => prompt === request.prompt));
}

/** Decisions that come once in a battle: an entry about one does not wait for the next. */
const ONCE = [...BLOCKER, 'battle.pierce', 'split'] as const;

/** The line that concedes now, where the next one does and its time has come; with the progress after it. */
export function concession(
  lines: readonly Line[],
  progress: Progress,
  position: Position,
): { readonly line: Line; readonly progress: Progress } | null {
  const line = lines[progress.line];
  return line?.concedes && position.request && isReached(line, progress, position)
    ? { line, progress: { line: progress.line + 1, want: 0, used: 0, came: 0 } }
    : null;
}

/** Players could begin something or let it be, or have to begin something, and nothing is under way. */
export const isIdle = (p: Position): boolean =>
  p.request !== null && isOccasion(p.request) && isQuiet(p) && p.memory.battle === null;

/** A player with priority may begin something even where no pass is left to them. */
const isOccasion = ({ rest, prompt }: Request): boolean => rest !== null || prompt === 'priority';

/** The script's answer to the pending decision; `null` where its next line is not about this decision. */
export function reply(lines: readonly Line[], progress: Progress, position: Position): Reply | null {
  const line = lines[progress.line];
  const { request } = position;
  if (!line || !request || request.seat !== line.seat) return null;
  if (!isReached(line, progress, position)) return null;
  for (let at = progress.want; at < line.wants.length; at += 1) {
    const want = line.wants[at];
    if (!want) return null;
    if (want.prompts.includes(request.prompt) && !(waits(line, request) && !isQuiet(position))) {
      const used = at === progress.want ? progress.used : 0;
      const picked = pick(want.pick, request.space, line.seat, used);
      if (picked) return replied(line, progress, at, want, picked);
    }
    if (!want.onTheWay) return null;
  }
  return null;
}

const waits = (line: Line, request: Request): boolean => line.initiative && request.prompt === 'priority';

function replied(line: Line, progress: Progress, at: number, want: Want, picked: Picked): Reply {
  const total = want.pick.kind === 'spread' ? want.pick.names.length - want.pick.spare : 0;
  const stays = want.pick.kind === 'spread' && picked.used < total;
  const last = !stays && at + 1 >= line.wants.length;
  const next: Progress = last
    ? { line: progress.line + 1, want: 0, used: 0, came: 0 }
    : stays
      ? { ...progress, want: at, used: picked.used }
      : { ...progress, want: at + 1, used: 0 };
  return {
    answer: picked.answer,
    progress: next,
    line,
    label: want.onTheWay ? null : labelOf(line, at, picked.answer),
  };
}

const labelOf = (line: Line, at: number, answer: Answer): string =>
  `${line.seat === 0 ? 'A' : 'B'}: ${line.words} [${at}] ${JSON.stringify(answer)}`;

interface Picked {
  readonly answer: Answer;
  readonly used: number;
}

/** The answer of a space that a pick stands for; `null` where the space has none such. */
export function pick(wanted: Pick, space: Space, seat: Seat, used: number): Picked | null {
  switch (wanted.kind) {
    case 'key': {
      const key = wanted.keys.map((word) => keyFor(word, space, seat)).find((found) => found !== null) ?? null;
      return key === null || space.kind !== 'oneOf' ? null : { answer: key, used };
    }
    case 'names':
      return named(wanted.names, space, seat, wanted.names.length);
    case 'spread': {
      const left = wanted.names.slice(used);
      const count =
        space.kind === 'subset' ? Math.min(left.length, space.max) : space.kind === 'order' ? left.length : 1;
      return named(left.slice(0, count), space, seat, used + count);
    }
    case 'none':
      return space.kind === 'subset' ? { answer: [], used } : null;
    case 'split':
      return space.kind === 'split' ? splitOf(wanted.parts, space.options, seat) : null;
    case 'number':
      return space.kind === 'number' ? { answer: wanted.value, used } : null;
  }
}

function named(names: readonly string[], space: Space, seat: Seat, used: number): Picked | null {
  if (space.kind === 'payment') return { answer: names, used };
  const keys = names.map((name) => keyFor(name, space, seat));
  if (keys.length === 0 || keys.some((key) => key === null)) return null;
  const found = keys.flatMap((key) => key ?? []);
  if (space.kind === 'oneOf') return found.length === 1 && found[0] !== undefined ? { answer: found[0], used } : null;
  return space.kind === 'subset' || space.kind === 'order' ? { answer: found, used } : null;
}

/** The key of an option by its name; `player` is the opponent, `A` and `B` are the players. */
function keyFor(name: string, space: Space, seat: Seat): string | null {
  if (!('options' in space)) return null;
  return optionFor(name, space.options, seat)?.key ?? null;
}

/** The option that a name in a script means. */
export function optionFor(name: string, options: readonly Option[], seat: Seat): Option | undefined {
  const exact = options.find(({ key }) => key === name);
  if (exact) return exact;
  const [own, ...more] = options.filter(({ key }) => key.startsWith(`${name}#`));
  if (own && more.length === 0) return own;
  const player: Seat | null = name === 'A' ? 0 : name === 'B' ? 1 : name === 'player' ? (seat === 0 ? 1 : 0) : null;
  if (player === null) return undefined;
  return options.find((option) => option.player === player || option.key === `player ${player === 0 ? 'A' : 'B'}`);
}

function splitOf(parts: Readonly<Record<string, number>>, options: readonly Option[], seat: Seat): Picked | null {
  const entries: [string, number][] = [];
  for (const [name, amount] of Object.entries(parts)) {
    const option = optionFor(name, options, seat);
    if (!option) return null;
    entries.push([option.key, amount]);
  }
  return { answer: Object.fromEntries(entries), used: 0 };
}
