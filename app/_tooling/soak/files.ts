import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { checkScenario, faultLine, type Parsed, parseScenario } from '@/scenarios/format/parse';
import { scenarioFiles } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import type { Chance } from './chance';
import { mutated, mutatedText } from './hostile';
import { faultOfLine, type Opened, type Part } from './part';

/** What is wrong with how a file was read and played; null where it was refused in lines, or played. */
function faultOf(read: Parsed, chance: Chance): string | null {
  if (!read.ok) {
    if (read.faults.length === 0) return 'refused without a line';
    return read.faults.map((fault) => faultOfLine(faultLine(fault))).find((fault) => fault !== null) ?? null;
  }
  const { scenario } = read;
  const { failures } = play(scenario, chance.of(scenario.editions));
  return failures.map(({ message }) => faultOfLine(message)).find((fault) => fault !== null) ?? null;
}

/** Scenario files that are written wrongly, in their letters. */
export const files: Part = {
  name: 'files',
  cases: 50_000,
  few: 120,
  open: async (): Promise<Opened> => {
    const texts = scenarioFiles().map((file) => readFileSync(file, 'utf8'));
    return {
      run: (chance) => faultOf(parseScenario(mutatedText(chance.of(texts), texts, chance), 'soak.yaml'), chance),
    };
  },
};

/** Scenarios and the cards in them that are wrong as data, as a link or the sandbox may hold them. */
export const cards: Part = {
  name: 'cards',
  cases: 50_000,
  few: 120,
  open: async (): Promise<Opened> => {
    const known: readonly unknown[] = scenarioFiles().map((file) => parse(readFileSync(file, 'utf8')));
    return {
      run: (chance) => {
        let given: unknown = chance.of(known.filter((each) => each !== null));
        for (let times = 1 + chance.below(3); times > 0; times -= 1) given = mutated(given, chance);
        return faultOf(checkScenario(given), chance);
      },
    };
  },
};
