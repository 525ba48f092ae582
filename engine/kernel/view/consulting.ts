/** What was consulted on the way to something, so that it can be told with it, now or again later. */
import type { Ref } from '../position/position';
import type { Log } from './look';

export interface Consulted {
  readonly kind: string;
  readonly name: string;
  readonly clauses: readonly string[];
  /** The object whose text decided. */
  readonly by?: Ref;
}

/** Collects what is consulted, once each. A row of the table is told by its list of clauses, which is its own. */
export class Consulting implements Log {
  private readonly seen: Consulted[] = [];
  via(kind: string, name: string, clauses: readonly string[], by?: Ref): void {
    for (const one of this.seen) if (one.clauses === clauses) return;
    this.seen.push(by === undefined ? { kind, name, clauses } : { kind, name, clauses, by });
  }
  get all(): readonly Consulted[] {
    return this.seen;
  }
}

/** Tells a log what was consulted before. */
export function tellAll(log: Log, consulted: readonly Consulted[]): void {
  for (const { kind, name, clauses, by } of consulted) log.via(kind, name, clauses, by);
}
