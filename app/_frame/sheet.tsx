import type { ReactNode } from 'react';
import type { Lang } from '@/rules/documents';
import { LETTERS } from '../_design/generated/letters';
import { Frame } from './frame';
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
        <Frame lang={lang}>{children}</Frame>
      </body>
    </html>
  );
}
