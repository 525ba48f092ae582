import type { Hit } from '@/rules/search/search';

/** An answer of section 806 with something marked. */
export function hit(id: string, score: number, more: Partial<Hit> = {}): Hit {
  return {
    doc: 'fow-8.01',
    id,
    section: '806',
    title: { ja: '節', en: 'section' },
    excerpt: [{ text: '文', marked: true }],
    lang: 'ja',
    score,
    also: [],
    ...more,
  };
}
