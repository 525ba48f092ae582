import { KEPT_DOCUMENTS, ROOM } from './room';

/**
 * Keeps the room of the official sentences that this device has of a section, before the first paint: they themselves can
 * be read only later, and would push away what is in sight. Says also that there are some, for the switch that hides them.
 * React escapes the text of a script: it must hold none of `< > & " '`.
 */
const KEEP_ROOM = [
  'try{const l=localStorage,p=location.pathname.slice(3),d=document;',
  `if(l[\`${KEPT_DOCUMENTS}\`].includes(p.split(\`/\`)[2])){d.documentElement.dataset.kept=\`\`;`,
  `const s=d.createElement(\`style\`);s.id=\`room\`;s.textContent=l[\`${ROOM}\`+p]||\`\`;d.head.append(s)}}catch{}`,
].join('');

/** The script that keeps the room of official sentences. Stands before the clauses. */
export function RoomScript() {
  return <script>{KEEP_ROOM}</script>;
}
