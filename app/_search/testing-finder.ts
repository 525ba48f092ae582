import { ruleNumber } from '@/rules/concordance';
import { content } from '@/rules/content';
import type { Lang } from '@/rules/documents';
import { buildIndexFile } from '@/rules/search/build-index';
import { buildGuideFile, type Guide, type GuideKind } from '@/rules/search/guide-file';
import { guides } from '../_content/guides';
import { type Finder, openFinder } from './finder';

const published = (file: unknown): unknown => JSON.parse(JSON.stringify(file));

/** The index of the clauses, made on the spot, as it is published. */
export const freshIndex = async (lang: Lang): Promise<unknown> =>
  published(buildIndexFile(content(), lang, ruleNumber));

/** The finder over files made on the spot. */
export function freshFinder(found: readonly Guide[] = guides()): Finder {
  return openFinder(freshIndex, async (lang: Lang) => published(buildGuideFile(found, lang)));
}

/** A judged query: of which kind an answer is looked for, and which are accepted. */
export interface JudgedGuide {
  readonly query: string;
  readonly lang: string;
  readonly kind: string;
  readonly accept: readonly string[];
}

/** At which place of its kind the first accepted answer stands, from 0; none is Infinity. */
export async function placeOf(finder: Finder, { query, kind, accept }: JudgedGuide): Promise<number> {
  const { guides: found } = await finder.find(query, { limit: 12 });
  const of = (['ruling', 'contradiction', 'term'] as const).find((one) => one === kind) satisfies GuideKind | undefined;
  const place = of === undefined ? -1 : found[of].findIndex(({ id }) => accept.includes(id));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}
