import { faultLine } from '@/scenarios/format/parse';
import { readScenario, scenarioFiles } from '@/scenarios/format/read';
import type { Scenario } from '@/scenarios/format/schema';
import { onceAPage } from '../../_content/once-a-page';

/** Every scenario of the project that is no draft. A file that is not sound stops the build with its first fault. */
export const scenarios: () => readonly Scenario[] = onceAPage(() =>
  scenarioFiles().flatMap((path) => {
    const parsed = readScenario(path);
    if (parsed.ok && parsed.scenario.draft) {
      console.warn(`${path} is a draft and left out`);
      return [];
    }
    if (parsed.ok) return [parsed.scenario];
    const [fault] = parsed.faults;
    throw new Error(fault ? faultLine(fault) : `${path}: not readable`);
  }),
);
