import { type DocId, NEWEST_FIRST, type Place, placeKey } from '../documents';
import type { LanguageIndex, Unit } from './language-index';
import type { Scored } from './rank';
import { WEIGHTS } from './weights';

/** A clause found in both languages counts by the better one. */
export function joined(lists: Scored[][]): Scored[] {
  const best = new Map<string, Scored>();
  for (const scored of lists.flat()) {
    const key = placeKey(scored.unit);
    const known = best.get(key);
    if (!known || scored.score > known.score)
      best.set(key, { ...scored, phrases: [...scored.phrases, ...(known?.phrases ?? [])] });
    else known.phrases.push(...scored.phrases);
  }
  return [...best.values()].filter(({ score }) => score > 0).sort(byScore);
}

/** The order of editions: the preferred one, then the newest first, which is what a judge plays by. */
export function byEdition(a: Place, b: Place, prefer?: DocId): number {
  const preferred = Number(b.doc === prefer) - Number(a.doc === prefer);
  return preferred || NEWEST_FIRST.indexOf(a.doc) - NEWEST_FIRST.indexOf(b.doc);
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || byEdition(a.unit, b.unit) || a.unit.at - b.unit.at;
}

/** An older edition is shown in place of the newest only when it answers clearly better. */
const CLEARLY = 0.7;

/** Folds the hits that are the same rule in several editions into one, at the place of the best. */
export function folded(scored: Scored[], prefer?: DocId): Scored[] {
  const groups: Scored[][] = [];
  const byRule = new Map<number, Scored[]>();
  for (const hit of scored) {
    const known = hit.unit.rule === 0 ? undefined : byRule.get(hit.unit.rule);
    if (known) {
      known.push(hit);
      continue;
    }
    const group = [hit];
    groups.push(group);
    if (hit.unit.rule !== 0) byRule.set(hit.unit.rule, group);
  }
  return groups.map((group) => {
    const best = Math.max(...group.map(({ score }) => score));
    const clear = Math.max(...group.map(({ own }) => own)) * CLEARLY;
    const good = group.filter(({ own, unit }) => own >= clear || unit.doc === prefer);
    const newest = good.sort((a, b) => byEdition(a.unit, b.unit, prefer) || b.score - a.score)[0];
    const shown = newest ?? group[0];
    if (!shown) throw new Error('a group holds at least the hit it was made for');
    return { ...shown, score: best };
  });
}

/** So many hits are compared with those above them. */
const COMPARED = 12;
/** Two texts say the same when they share this much of their words. */
const ALIKE = 0.6;

/** Puts a hit lower that only repeats, elsewhere in its document, what a hit above it says. */
export function withoutRepeats(index: LanguageIndex, hits: Scored[]): Scored[] {
  const first = hits.slice(0, COMPARED);
  const repeats = (unit: Unit, above: Scored[]) =>
    above.some((other) => other.unit.doc === unit.doc && index.likeness(other.unit, unit) > ALIKE);
  const weighed = first.map((hit, i) =>
    repeats(hit.unit, first.slice(0, i)) ? { ...hit, score: hit.score * WEIGHTS.repeats } : hit,
  );
  return [...weighed, ...hits.slice(COMPARED)].sort((a, b) => b.score - a.score);
}
