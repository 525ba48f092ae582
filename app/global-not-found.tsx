import type { Metadata } from 'next';
import './_design/design.css';
import { address } from './_frame/addresses';
import { StartScript } from './_frame/start-script';
import { langs, wordsIn } from './_words/words';

export const metadata: Metadata = { title: '404 — Saitei' };

/** No language is known for an address that does not exist, so both are said. */
export default function NotFound() {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <StartScript />
      </head>
      <body>
        <main id="text" className="page">
          {langs.map((lang) => {
            const words = wordsIn(lang);
            const Title = lang === 'ja' ? 'h1' : 'h2';
            return (
              <section key={lang} lang={lang} style={{ paddingBlock: '1.8rem' }}>
                <Title>{words.missing.title}</Title>
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
