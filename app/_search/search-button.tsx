'use client';

import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import { OPEN_SEARCH } from './search-opener';

/** A second way to the search of the page, where the first is out of reach of the thumb. */
export function SearchButton({ lang, className }: { lang: Lang; className?: string }) {
  return (
    <button type="button" className={className} onClick={() => document.dispatchEvent(new Event(OPEN_SEARCH))}>
      {wordsIn(lang).search.open}
    </button>
  );
}
