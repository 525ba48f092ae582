import type { FoundClause } from './answers';

/** The answers of one section. */
export interface FoundSection {
  /** Its best answer. */
  first: FoundClause;
  /** Answers that stand with the best, it among them. */
  near: FoundClause[];
  /** Answers that are clearly weaker; shown on demand, so that they do not push better ones of other sections down. */
  far: FoundClause[];
}

/** An answer with less than this share of the score of its section's best is clearly weaker. */
const NEAR = 0.7;

/** Gathers answers, best first, by section. A section stands where its best answer stands. */
export function bySection(hits: readonly FoundClause[]): FoundSection[] {
  const sections = new Map<string, FoundSection>();
  for (const hit of hits) {
    const key = `${hit.doc}/${hit.section}`;
    const known = sections.get(key);
    if (!known) sections.set(key, { first: hit, near: [hit], far: [] });
    else known[hit.score < known.first.score * NEAR ? 'far' : 'near'].push(hit);
  }
  return [...sections.values()];
}
