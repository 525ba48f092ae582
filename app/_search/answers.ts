import { type Place, placeKey } from '@/rules/documents';
import type { Hit } from '@/rules/search/search';

/** A clause that answers a question: by its restatement, or `official`: by the official sentence on this device. */
export interface FoundClause extends Hit {
  official: boolean;
}

/** An official sentence answers in place of the restatement only when it does so clearly better. */
const CLEARLY = 1.5;

/**
 * Puts what the official sentences answer among what the restatement does, each list best first. The order of the
 * restatement stays; a clause that is found in both is there once.
 */
export function joinAnswers(restated: readonly Hit[], official: readonly Hit[]): FoundClause[] {
  const scored = restated.findIndex((hit) => !isNumbered(hit));
  const numbered = restated.slice(0, scored < 0 ? undefined : scored).map((hit) => ({ ...hit, official: false }));
  const answers = restated.slice(numbered.length).map((hit) => ({ ...hit, official: false }));
  for (const hit of official) {
    if (!isMarked(hit) || numbered.some((answer) => isSame(answer, hit))) continue;
    const known = answers.find((answer) => [answer, ...answer.also].some((place) => isSame(place, hit)));
    if (known && hit.score < known.score * CLEARLY) continue;
    const replaced = known && isSame(known, hit) ? answers.splice(answers.indexOf(known), 1) : [];
    const at = answers.findIndex(({ score }) => score < hit.score);
    const [{ also } = hit] = replaced;
    answers.splice(at < 0 ? answers.length : at, 0, { ...hit, also, official: true });
  }
  return [...numbered, ...answers];
}

/** What was asked for by its number stands first, without a mark, and has no score to compare. */
function isNumbered(hit: Hit): boolean {
  return hit.score === 1 && !isMarked(hit);
}

/** An excerpt in which nothing is marked was found by the heading above it. */
export function isMarked({ excerpt }: Hit): boolean {
  return excerpt.some(({ marked }) => marked);
}

function isSame(a: Place, b: Place): boolean {
  return placeKey(a) === placeKey(b);
}
