/** A run told to a reader: row by row, or as the clauses that it walked. */
import { type Answer, type Position, type Ref, type Row, wordsOf } from '@/engine';
import { itemOf } from './names';
import type { Decision, Run } from './play';
import { playerName } from './standing';

/** A clause that a run walked, with the first step that stands on it. */
export interface WalkedClause {
  readonly clause: string;
  readonly step: string;
  /** The row, counted from 0 as everywhere. */
  readonly row: number;
  /** What consulted it there, where it is not the clause of the step itself: `condition target#notItself`. */
  readonly via?: string;
}

/** Every clause that a run walked, once, in the order of the play. */
export function clausesWalked({ rows }: Run): readonly WalkedClause[] {
  const found = new Map<string, WalkedClause>();
  for (const [index, { step, clauses, via }] of rows.entries()) {
    for (const clause of clauses) {
      const known = found.get(clause);
      if (!known || (known.via !== undefined && known.row === index)) found.set(clause, { clause, step, row: index });
    }
    for (const { kind, name, clauses: consulted } of via)
      for (const clause of consulted)
        if (!found.has(clause)) found.set(clause, { clause, step, row: index, via: `${kind} ${name}` });
  }
  return [...found.values()];
}

/** The trace in lines: each row with its clauses, what happened in it, and who decided what. */
export function traceLines(run: Run): readonly string[] {
  const width = String(run.rows.length).length;
  return run.rows.flatMap((row, index) => {
    const depth = '  '.repeat(Math.max(0, row.path.length - 1));
    const head = `${String(index).padStart(width)}  ${depth}${row.step}  ${row.clauses.join(', ')}`.trimEnd();
    const inner = `${' '.repeat(width)}  ${depth}    `;
    const before = run.rows[index - 1]?.position ?? run.start ?? row.position;
    const decided = run.decisions.filter((decision) => decision.row === index);
    return [
      head,
      ...eventWords(run, row, before).map((line) => `${inner}${line}`),
      ...liftedWords(row, before).map((line) => `${inner}${line}`),
      ...decided.map((decision) => `${inner}${decisionWords(decision)}`),
    ];
  });
}

/** By whose text something was permitted on the way, and the clauses by which the text prevails. */
const liftedWords = ({ via, position }: Row, before: Position): readonly string[] =>
  via.flatMap(({ name, by, clauses }) =>
    by === undefined ? [] : [`${name}: lifted by ${nameAt(by, before, position)}, ${clauses.join(', ')}`],
  );

function eventWords({ edition }: Run, { events, position }: Row, before: Position): readonly string[] {
  const nameOf = (ref: Ref): { readonly ja: string; readonly en: string } => {
    const name = ref < 0 ? playerName(ref === -1 ? 0 : 1) : nameAt(ref, before, position);
    return { ja: name, en: name };
  };
  return events.map((event) => wordsOf(edition).event(event, nameOf).en);
}

const nameAt = (ref: Ref, before: Position, after: Position): string => itemOf(ref, before, after)?.name ?? '?';

const decisionWords = ({ seat, prompt, answer, line }: Decision): string =>
  `${playerName(seat)} decides ${prompt}: ${answerWords(answer)}${line ? `  (${line.words})` : ''}`;

const isKeys = (answer: Answer): answer is readonly string[] => Array.isArray(answer);

function answerWords(answer: Answer): string {
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer);
  return isKeys(answer)
    ? answer.join(', ') || 'nothing'
    : Object.entries(answer)
        .map(([part, amount]) => `${part} ${amount}`)
        .join(', ');
}
