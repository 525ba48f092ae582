import type { Metadata } from 'next';
import './_design/design.css';
import { LETTERS } from './_design/generated/letters';
import { Missing } from './_frame/missing';
import { StartScript } from './_frame/start-script';

export const metadata: Metadata = { title: '404 — Saitei' };

/**
 * Keeps to the language of the address where it begins with one. As the start script, it must hold none of `< > & " '`.
 */
const KEEP_LANGUAGE = [
  'const d=document.documentElement,l=location.pathname.split(`/`)[1];',
  'if([`ja`,`en`].includes(l)){d.lang=l;d.dataset.asked=l}',
].join('');

export default function NotFound() {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <StartScript />
        <link rel="stylesheet" href={LETTERS} />
        <script>{KEEP_LANGUAGE}</script>
      </head>
      <body>
        <Missing />
      </body>
    </html>
  );
}
