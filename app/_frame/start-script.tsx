/**
 * Runs before the first paint, so that a chosen theme or column view never flashes.
 * React escapes the text of a script: it must hold none of `< > & " '`, hence the back-quotes and the early returns.
 */
const START = [
  'try{const d=document.documentElement.dataset;',
  'const t=localStorage.getItem(`saitei-theme`);if(t)d.theme=t;',
  'const c=localStorage.getItem(`saitei-columns`);if(c)d.columns=c;',
  'const o=localStorage.getItem(`saitei-official`);if(o)d.official=o;',
  '}catch{}',
].join('');

/** The script that restores what the reader chose. Stands in `<head>`. */
export function StartScript() {
  return <script>{START}</script>;
}
