/**
 * Runs before the first paint, so that nothing the reader chose otherwise ever flashes.
 * React escapes the text of a script: it must hold none of `< > & " '`, hence the back-quotes.
 */
const START = [
  'try{for(const k of [`theme`,`columns`,`official`]){',
  'const v=localStorage.getItem(`saitei-`+k);if(v)document.documentElement.dataset[k]=v',
  '}}catch{}',
].join('');

/** The script that restores what the reader chose. Stands in `<head>`. */
export function StartScript() {
  return <script>{START}</script>;
}
