/** What a table comes to under the other editions of its game. */
import { EDITIONS, type Edition, openEngine } from '@/engine';
import { GAME, newestFirst } from '@/rules/documents';
import { standingFactsOf, type Value } from '@/scenarios/decide/facts';
import { cardsFor } from '@/scenarios/format/pool';
import type { Failure } from '@/scenarios/play/failure';
import type { Table } from '@/scenarios/write/link';
import { played } from './bench';

export type Under =
  /** `why`: what keeps a decision from being made there; `null` where everything fits. `open`: somebody still has to decide. */
  | {
      readonly kind: 'comes';
      readonly edition: Edition;
      readonly value: Value;
      readonly why: Failure | null;
      readonly open: boolean;
    }
  /** There can be no such table under it, in a line. */
  | { readonly kind: 'cannot'; readonly edition: Edition; readonly line: string };

/** The same start and the same decisions under every other edition of the game, the newest first. */
export function underOthers(table: Table, edition: Edition, asked: string): readonly Under[] {
  return newestFirst(EDITIONS)
    .filter((one) => one !== edition && GAME[one] === GAME[edition])
    .map((one): Under => {
      const found = played(table, one);
      if (!found.ok) return { kind: 'cannot', edition: one, line: found.line };
      const { scenario, run, why } = found.benched;
      const end = run.end;
      const facts = end === null ? null : standingFactsOf(openEngine(one, cardsFor(scenario, one)), end);
      const open = run.failures.some(({ kind }) => kind === 'missing');
      return { kind: 'comes', edition: one, value: facts?.get(asked) ?? null, why, open };
    });
}
