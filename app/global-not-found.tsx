import type { Metadata } from 'next';
import './_design/design.css';
import { LETTERS } from './_design/generated/letters';
import { address } from './_frame/addresses';
import { StartScript } from './_frame/start-script';
import { langs, wordsIn } from './_words/words';
import styles from './not-found.module.css';

export const metadata: Metadata = { title: '404 — Saitei' };

/**
 * Keeps to the language of the address where it begins with one. As the start script, it must hold none of `< > & " '`.
 */
const KEEP_LANGUAGE = [
  'const d=document.documentElement,l=location.pathname.split(`/`)[1];',
  'if([`ja`,`en`].includes(l)){d.lang=l;d.dataset.asked=l}',
].join('');

/** Both languages are said, unless the address that does not exist begins with one. */
export default function NotFound() {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <StartScript />
        <link rel="stylesheet" href={LETTERS} />
        <script>{KEEP_LANGUAGE}</script>
      </head>
      <body>
        <main id="text" className="page">
          {langs.map((lang) => {
            const words = wordsIn(lang);
            return (
              <section key={lang} lang={lang} className={styles.language}>
                <h1>{words.missing.title}</h1>
                <p>{words.missing.text}</p>
                <p>
                  <a href={address.search(lang)}>{words.search.title}</a>
                  {'　'}
                  <a href={address.home(lang)}>{words.missing.home}</a>
                </p>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
