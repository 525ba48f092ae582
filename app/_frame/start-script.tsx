import { LETTERS } from '../_design/generated/letters';

/**
 * Runs before the first paint, so that nothing the reader chose otherwise ever flashes, and that the web font is asked for at
 * once where a service worker keeps it, or where the device has no Japanese letters: those are as wide as they are high.
 * React escapes the text of a script: it must hold none of `< > & " '`, hence the back-quotes.
 */
const START = [
  '{const d=document;try{for(const k of [`theme`,`columns`,`official`]){',
  'const v=localStorage.getItem(`saitei-`+k);if(v)d.documentElement.dataset[k]=v',
  '}}catch{}',
  'const w=d.createElement(`canvas`).getContext(`2d`)?.measureText(`裁`).width;',
  'if(navigator.serviceWorker?.controller||Math.round(w)!==10){',
  `const l=d.createElement(\`link\`);l.rel=\`stylesheet\`;l.href=\`${LETTERS}\`;d.head.append(l)}}`,
].join('');

/** The script that restores what the reader chose. Stands in `<head>`. */
export function StartScript() {
  return <script>{START}</script>;
}
