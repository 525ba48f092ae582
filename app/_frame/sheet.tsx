import type { ReactNode } from 'react';
import type { Lang } from '@/rules/documents';
import { LETTERS } from '../_design/generated/letters';
import { wordsIn } from '../_words/words';
import { Colophon } from './colophon';
import { Masthead } from './masthead';
import { Offline } from './offline';
import { ReadyMark } from './ready-mark';
import { StartScript } from './start-script';

/** One sheet of the book: the whole document around a page, in one language. */
export function Sheet({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <StartScript />
        <noscript>
          <link rel="stylesheet" href={LETTERS} />
        </noscript>
      </head>
      <body>
        <a className="skip" href="#text" data-screen-only>
          {wordsIn(lang).skip}
        </a>
        <Masthead lang={lang} />
        <main id="text" tabIndex={-1}>
          {children}
        </main>
        <Colophon lang={lang} />
        <Offline lang={lang} />
        <ReadyMark />
      </body>
    </html>
  );
}
