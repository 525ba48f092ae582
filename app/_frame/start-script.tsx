import { LETTERS } from '../_design/generated/letters';

/**
 * Runs before the first paint, so that nothing the reader chose otherwise ever flashes, and that letters which a service
 * worker keeps are there at once.
 * React escapes the text of a script: it must hold none of `< > & " '`, hence the back-quotes.
 */
const START = [
  '{const d=document;try{for(const k of [`theme`,`columns`,`official`]){',
  'const v=localStorage.getItem(`saitei-`+k);if(v)d.documentElement.dataset[k]=v',
  '}}catch{}',
  'if(navigator.serviceWorker?.controller){',
  `const l=d.createElement(\`link\`);l.rel=\`stylesheet\`;l.href=\`${LETTERS}\`;d.head.append(l)}}`,
].join('');

/** The script that restores what the reader chose. Stands in `<head>`. */
export function StartScript() {
  return <script>{START}</script>;
}
