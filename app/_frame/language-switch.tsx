'use client';

import { usePathname } from 'next/navigation';
import type { Lang } from '@/rules/documents';
import { otherLang, wordsIn } from '../_words/words';
import { inLanguage } from './addresses';

/** The same page, at the same place, in the other language. */
export function LanguageSwitch({ lang }: { lang: Lang }) {
  const path = usePathname();
  const other = otherLang(lang);
  const words = wordsIn(lang).language;
  const target = inLanguage(path.endsWith('/') ? path : `${path}/`, other);
  return (
    <a
      href={target}
      hrefLang={other}
      lang={other}
      title={words.switchToLong}
      onClick={(event) => {
        // The server knows neither the clause nor the search the reader is at.
        event.currentTarget.href = `${target}${location.search}${location.hash}`;
      }}
    >
      {words.switchTo}
    </a>
  );
}
