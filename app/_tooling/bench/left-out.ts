import { readAskedOfRulings } from '@/rules/asked';
import type { Lang } from '@/rules/documents';
import type { Guide } from '@/rules/search/guide-file';
import type { JudgedGuide } from '../../_search/testing-finder';

/** What people type for rulings, one phrase of each ruling told apart: it is asked, and the search does not know it. */
export interface LeftOut {
  readonly asked: readonly JudgedGuide[];
  readonly guides: readonly Guide[];
}

/** Hides in one language a phrase of each ruling: of one ruling the first, of the next the second, and so on. */
export function leftOut(all: readonly Guide[], lang: Lang): LeftOut {
  const hidden = new Map(
    Object.entries(readAskedOfRulings().value).flatMap(([id, { [lang]: phrases }], i) => {
      const phrase = phrases[i % phrases.length];
      return phrase === undefined ? [] : [[id, phrase] as const];
    }),
  );
  const guides = all.map((guide): Guide => {
    const phrase = guide.kind === 'ruling' ? hidden.get(guide.id) : undefined;
    const kept = guide.asked[lang].filter((one) => one !== phrase);
    return { ...guide, asked: { ...guide.asked, [lang]: kept } };
  });
  const asked = [...hidden].map(([id, query]): JudgedGuide => ({ query, lang, kind: 'ruling', accept: [id] }));
  return { asked, guides };
}
