import type { ReactNode } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import { Colophon } from './colophon';
import { Masthead } from './masthead';
import { Offline } from './offline';
import { ReadyMark } from './ready-mark';

/** What stands around every page: its running head, its foot, and what makes it ready. */
export function Frame({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <>
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
    </>
  );
}
