import { parsePlace } from '../documents';
import { inventory } from '../inventory';
import { suggestion } from '../nearest-id';
import { numberFlaws } from '../same-numbers';
import type { Flaw } from '../yaml-list';
import { type Contradiction, type Outcome, placesOf } from './schema';

/** What is wrong in a contradiction that has the right shape: its editions, its clauses, its two languages. */
export function flawsOf(contradiction: Contradiction): Flaw[] {
  const { title, situation, outcomes, reading } = contradiction;
  return [
    ...numberFlaws(title, ['title']),
    ...numberFlaws(situation, ['situation']),
    ...outcomes.flatMap(({ outcome }, at) => numberFlaws(outcome, ['outcomes', at, 'outcome'])),
    ...(reading ? numberFlaws(reading, ['reading']) : []),
    ...outcomes.flatMap((outcome, at) => [...clauseFlaws(outcome, at), ...undecided(outcome, at)]),
    ...ruledTwice(contradiction),
  ];
}

function clauseFlaws({ editions, clauses }: Outcome, at: number): Flaw[] {
  return clauses.flatMap((clause, index) => {
    const path = ['outcomes', at, 'clauses', index];
    const places = clause.includes('/') ? [parsePlace(clause)] : editions.map((edition) => parsePlace(clause, edition));
    return places.flatMap((place): Flaw[] => {
      const edition = place && editions.find((one) => one === place.doc);
      if (!place || !edition)
        return [
          { path, what: `names ${clause}, of none of its editions`, right: `name one of ${editions.join(', ')}` },
        ];
      if (inventory(edition).clauseById.has(place.id)) return [];
      const what = `names ${place.id}, no clause of ${edition}`;
      return [{ path, what, right: suggestion(edition, place.id) }];
    });
  });
}

/** Editions of an outcome that none of its clauses belongs to. */
function undecided(outcome: Outcome, at: number): Flaw[] {
  const decided = placesOf(outcome).map(({ doc }) => doc);
  return outcome.editions
    .filter((edition) => !decided.some((doc) => doc === edition))
    .map((edition) => ({
      path: ['outcomes', at, 'clauses'],
      what: `has no clause of ${edition}`,
      right: 'name the clause that decides there',
    }));
}

function ruledTwice({ outcomes }: Contradiction): Flaw[] {
  const all = outcomes.flatMap(({ editions }, at) => editions.map((edition) => ({ edition, at })));
  return all
    .filter(({ edition }, index) => all.findIndex((earlier) => earlier.edition === edition) < index)
    .map(({ edition, at }) => ({
      path: ['outcomes', at, 'editions'],
      what: `names ${edition} a second time`,
      right: 'let an edition have one outcome',
    }));
}
