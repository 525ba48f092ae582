/** Why an entry of a script was not played: what the decisions of its kind offered, and which clauses refused the rest. */
import type { Engine, Option, Position, RefusedOption, Row, SelectionArgs } from '@/engine';
import { ATTACKER, BLOCKER, OBJECT, type Pick, type Want } from '../format/words';
import { baseOf } from './citation';
import { hasCome, isQuiet, isReached, type Line, optionFor, type Progress, wantsNow } from './script';
import type { Obstacle, Unfit } from './unfit';

/** A position in which the entry that was next could have been played, had it been allowed. */
interface Chance {
  readonly p: Position;
  readonly want: Want;
  /** The selection that was consulted without a decision coming of it; `null` where the decision came. */
  readonly selection: string | null;
}

/** What keeps an entry from being played at a chance. */
interface Reason {
  readonly unfit: Unfit;
  /** How much is against it. */
  readonly weight: number;
}

/** Chances kept of one entry; a script that waits longer has shown what there is to show. */
const MOST_CHANCES = 200;
const SELECTIONS: readonly string[] = [...ATTACKER, ...OBJECT, ...BLOCKER];

export class Reasons {
  private line = -1;
  private chances: Chance[] = [];

  constructor(private readonly engine: Engine) {}

  /** A decision that the next entry did not answer. */
  decision(lines: readonly Line[], progress: Progress, p: Position): void {
    const line = lines[progress.line];
    const { request } = p;
    if (!line || !request || request.seat !== line.seat || !isReached(line, progress, p)) return;
    const want = wantsNow(line, progress).find(({ prompts }) => prompts.includes(request.prompt));
    if (want) this.note(progress.line, { p, want, selection: null });
  }

  /** A row that consulted the conditions of what the next entry chooses. */
  row(lines: readonly Line[], progress: Progress, before: Position, row: Row): void {
    const line = lines[progress.line];
    if (!line || row.request !== null || !isReached(line, progress, before)) return;
    for (const want of wantsNow(line, progress)) {
      const selection = want.prompts.find(
        (prompt) => SELECTIONS.includes(prompt) && row.via.some(({ name }) => name.startsWith(`${prompt}#`)),
      );
      if (selection !== undefined) this.note(progress.line, { p: before, want, selection });
    }
  }

  /**
   * Why an entry was not played, as far as its best chance shows it.
   * @param now the number of the turn that has been reached
   */
  whyNot(line: Line, progress: Progress, now: number): Unfit {
    const turn = line.turn === undefined ? undefined : { awaited: line.turn, now };
    if (line.at !== undefined && !hasCome(line, progress)) return { kind: 'notCome', step: line.at, turn };
    const reasons = this.chances.flatMap((chance) => this.reasonAt(line, chance) ?? []);
    const [best] = [...reasons].sort((a, b) => a.weight - b.weight);
    if (best) return best.unfit;
    const prompts = wantsNow(line, progress).flatMap(({ prompts: of, onTheWay }) => (onTheWay ? [] : of));
    return { kind: 'neverAsked', seat: line.seat, prompts, turn };
  }

  private note(line: number, chance: Chance): void {
    if (line !== this.line) {
      this.line = line;
      this.chances = [];
    }
    if (this.chances.length < MOST_CHANCES) this.chances.push(chance);
  }

  private reasonAt(line: Line, chance: Chance): Reason | null {
    const { p, want, selection } = chance;
    const words = wordsOf(want.pick);
    const offered: readonly Option[] =
      selection === null && p.request && 'options' in p.request.space ? p.request.space.options : [];
    const missing = words.filter((word) => optionFor(word, offered, line.seat) === undefined);
    if (selection === null && missing.length === 0) return offeredButNotTaken(p);
    const refused = selection === null ? this.engine.refused(p) : this.engine.verdicts(p, selection, argsOf(line, p));
    const obstacles = missing.map((word): Obstacle => {
      const clauses = clausesAgainst(word, refused, line);
      return clauses === null
        ? { kind: 'absent', word, possible: offered.map(({ key }) => key) }
        : { kind: 'refused', word, clauses };
    });
    const weight = obstacles.reduce((sum, one) => sum + (one.kind === 'refused' ? one.clauses.length : ABSENT), 0);
    return obstacles.length === 0 ? null : { unfit: { kind: 'obstacles', obstacles }, weight };
  }
}

/** A word that is nothing to choose there is further off than any that is refused. */
const ABSENT = 50;

/** The choice was there, but not for an entry that waits for an empty chase, or not together. */
function offeredButNotTaken(p: Position): Reason | null {
  if (p.request?.prompt === 'priority' && !isQuiet(p)) return { unfit: { kind: 'waits' }, weight: 100 };
  return p.request ? { unfit: { kind: 'otherwise', prompt: p.request.prompt }, weight: 20 } : null;
}

/** Clauses that refuse what a word means; `null` where it is no candidate at all. */
function clausesAgainst(word: string, refused: readonly RefusedOption[], line: Line): readonly string[] | null {
  const option = optionFor(
    word,
    refused.map((one) => one.option),
    line.seat,
  );
  if (!option) return null;
  const all = refused.filter((one) => one.option.key === option.key).flatMap(({ refusals }) => refusals);
  const clauses = [...new Set(all.flatMap((refusal) => refusal.clauses.map(baseOf)))];
  return clauses.length === 0 ? null : clauses;
}

/** The attacker that an attack is asked for, where the words name one. */
function argsOf(line: Line, p: Position): SelectionArgs {
  const attackers = line.wants.filter(({ prompts }) =>
    prompts.some((prompt) => ATTACKER.some((one) => one === prompt)),
  );
  const [name] = attackers.flatMap(({ pick }) => wordsOf(pick));
  const item = p.items.find((one) => one.name === name);
  return item ? { seat: line.seat, item: item.ref } : { seat: line.seat };
}

function wordsOf(pick: Pick): readonly string[] {
  switch (pick.kind) {
    case 'key':
      return pick.keys;
    case 'names':
    case 'spread':
      return pick.names;
    case 'split':
      return Object.keys(pick.parts);
    case 'number':
    case 'none':
      return [];
  }
}
