import { BadInput } from './bad-input';

type Scenarios = typeof import('../../../scenarios');

/**
 * Asks the scenarios something. They are loaded only here, so that rules can be read and searched without the engine; what
 * they refuse is bad input.
 */
export async function askScenarios<T>(question: (scenarios: Scenarios) => T): Promise<T> {
  const scenarios = await import('../../../scenarios');
  try {
    return question(scenarios);
  } catch (error) {
    throw error instanceof Error ? new BadInput(error.message) : error;
  }
}
