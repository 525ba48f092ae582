/** What can be asked of a table of one's own, and what its play says to it. */
import type { Engine, Seat } from '@/engine';
import { GAME } from '@/rules/documents';
import type { Ruling } from '@/scenarios/decide/decides';
import { type Fact, factKey, factOf, standingFactsOf } from '@/scenarios/decide/facts';
import { tapeOf } from '@/scenarios/decide/tape';
import type { Run } from '@/scenarios/play/play';

/** What is asked of a card on the table, the commonest first. */
const OF_CARDS = ['zone', 'damage', 'atk', 'def', 'power', 'rested', 'controller', 'keywords'] as const;
const SEATS: readonly Seat[] = [0, 1];

/** Something that can be asked, as the list has it. */
export interface Question {
  readonly key: string;
  readonly fact: Fact;
  /** It came out otherwise than it was at the start. */
  readonly changed: boolean;
}

/**
 * Everything worth asking of a play: of cards that were ever in play or in hand where they are and what they are, of players their
 * life, and who won. What changed comes first; of that who won, where cards that were on the field are, and the life of players,
 * before what a spell came to that was played on the way.
 */
export function questionsOf(engine: Engine, { start, end, rows }: Run): readonly Question[] {
  if (start === null || end === null) return [];
  const was = standingFactsOf(engine, start);
  const is = standingFactsOf(engine, end);
  const seen = new Set(
    [start, ...rows.map(({ position }) => position)].flatMap(({ items }) =>
      items.flatMap(({ name, zone, kind }) => (kind === 'card' && !/deck$/i.test(zone) ? name : [])),
    ),
  );
  const fielded = new Set(
    [start, ...rows.map(({ position }) => position)].flatMap(({ items }) =>
      items.flatMap(({ name, zone }) => (zone === 'field' ? name : [])),
    ),
  );
  const rank = ({ fact, changed }: Question): number => {
    if (!changed) return fact.kind === 'card' && fielded.has(fact.card) ? 3.5 : 9;
    if (fact.kind === 'result') return 0;
    if (fact.kind === 'player') return 2;
    if (fact.kind !== 'card') return 8;
    const first = fact.what === 'zone' ? 1 : 3;
    return fielded.has(fact.card) ? first : first + 3;
  };
  const asked: Fact[] = [
    ...OF_CARDS.flatMap((what) => [...seen].map((card): Fact => ({ kind: 'card', card, what }))),
    // A game that counts damage cards has no life total.
    ...SEATS.map((seat): Fact => ({ kind: 'player', seat, what: GAME[engine.id] === 'fftcg' ? 'damage' : 'life' })),
    { kind: 'result' },
  ];
  const questions = asked.flatMap((fact): readonly Question[] => {
    const key = factKey(fact);
    const [before, after] = [was.get(key), is.get(key)];
    const changed = JSON.stringify(before ?? null) !== JSON.stringify(after ?? null);
    // Of what is as it was only this is asked: why it is still there, and why nobody lost life.
    const plain = fact.kind === 'card' ? fact.what === 'zone' : fact.kind === 'player';
    return changed || (plain && after !== undefined) ? [{ key, fact, changed }] : [];
  });
  return questions.toSorted((a, b) => rank(a) - rank(b));
}

/** What is asked unless a reader says otherwise: the first thing that changed. */
export const firstAsked = (questions: readonly Question[]): string | null => questions[0]?.key ?? null;

/** What is asked: what a reader chose, as long as it can be asked of this play. */
export const askedOf = (questions: readonly Question[], chosen: string | null): string | null =>
  questions.some(({ key }) => key === chosen) ? chosen : firstAsked(questions);

/** The ruling that a play is for one question; `null` while somebody still has to decide, or where there is nothing of the kind. */
export function rulingFor(engine: Engine, run: Run, key: string | null): Ruling | null {
  const fact = key === null ? null : factOf(key);
  const tape = run.failures.length === 0 ? tapeOf(run, 'settled') : null;
  if (fact === null || tape === null) return null;
  return { tape, engine, facts: [fact], onlooker: null, beside: { consulted: [], facts: () => new Map() } };
}
