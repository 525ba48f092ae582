/** Small scenarios for tests: only what is played has to be written. */
import type { Edition } from '@/engine';
import { faultLine, parseScenario } from '../../format/parse';
import { play, type Run } from '../play';

const HEAD =
  'id: small\ntitle: { ja: 小, en: Small }\nquestion: { ja: 何, en: What? }\nanswer: { ja: 何も, en: Nothing. }\n';

/** Plays what stands after the head of a file: position, script, expect. Refuses what does not read, in its own words. */
export function small(text: string, edition: Edition = 'fow-8.01'): Run {
  const read = parseScenario(`${HEAD}editions: [${edition}]\n${text}`, 'small.yaml');
  if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
  return play(read.scenario, edition);
}

/** What went otherwise, in a line each. */
export const said = (text: string, edition?: Edition): readonly string[] =>
  small(text, edition).failures.map(({ message }) => message);
