import type { CompareWords } from '../_words/compare-ja';
import type { EditionView } from './editions';

/** How a rule stands in another edition, in a word or two: what became of it, or why there is nothing to read. */
export function standing({ presence, kind }: Pick<EditionView, 'presence' | 'kind'>, words: CompareWords): string {
  switch (presence) {
    case 'present':
      return kind === null ? '' : words.kind[kind];
    case 'absent':
      if (kind === 'new') return words.notYet;
      return kind === 'dropped' ? words.noLonger : words.absent;
    case 'lost':
    case 'untraced':
      return words[presence];
  }
}
