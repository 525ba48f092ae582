/**
 * Marks the clause that the address leads to, before the first paint: browsers match `:target` only when the page has come
 * whole, and what stands open there would push away what is already in sight. Stands right after the clauses.
 * React escapes the text of a script: it must hold none of `< > & " '`.
 */
const ARRIVE = [
  'try{document.getElementById(decodeURIComponent(location.hash.slice(1)))',
  '.closest(`article`).dataset.here=``}catch{}',
].join('');

/** The script that opens a page at its clause. */
export function ArrivalScript() {
  return <script>{ARRIVE}</script>;
}
