import { LETTERS } from '../_design/generated/letters';
import { LETTERS_KEPT } from './letters';

/**
 * Runs before the first paint, so that nothing the reader chose otherwise ever flashes, and that letters which the device
 * has from an earlier visit are there at once.
 * React escapes the text of a script: it must hold none of `< > & " '`, hence the back-quotes.
 */
const START = [
  'try{const d=document,s=localStorage;for(const k of [`theme`,`columns`,`official`]){',
  'const v=s.getItem(`saitei-`+k);if(v)d.documentElement.dataset[k]=v',
  `}if(s.getItem(\`${LETTERS_KEPT}\`)===\`${LETTERS}\`){`,
  `const l=d.createElement(\`link\`);l.rel=\`stylesheet\`;l.href=\`${LETTERS}\`;d.head.append(l)`,
  '}}catch{}',
].join('');

/** The script that restores what the reader chose. Stands in `<head>`. */
export function StartScript() {
  return <script>{START}</script>;
}
