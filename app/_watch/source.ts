import { cache } from 'react';
import { faultLine } from '@/scenarios/parse';
import { readScenario, scenarioFiles } from '@/scenarios/read';
import type { Scenario } from '@/scenarios/schema';

/** Every scenario of the project. A file that is not sound stops the build with its first fault. */
export const scenarios: () => readonly Scenario[] = cache(() =>
  scenarioFiles().map((path) => {
    const parsed = readScenario(path);
    if (parsed.ok) return parsed.scenario;
    const [fault] = parsed.faults;
    throw new Error(fault ? faultLine(fault) : `${path}: not readable`);
  }),
);
