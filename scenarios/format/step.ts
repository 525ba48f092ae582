/** Steps as a file names them: `procedure#step`, any step of a `procedure`, or `procedure#step 2`, the second time that it runs. */
import type { Row } from '@/engine';

export const STEP_PATTERN = /^[a-z0-9.-]+(#[A-Za-z0-9]+( [1-9][0-9]?)?)?$/;
export const STEP_SHAPE =
  'a step is written procedure#step, with the number of the time that is meant after it (battle-end#begins 2)';

/** A step as often as it runs. */
export const PLAIN_STEP_PATTERN = /^[a-z0-9.-]+(#[A-Za-z0-9]+)?$/;
export const PLAIN_STEP_SHAPE =
  'a step is written procedure#step, here without a number: it is meant each time that it runs';

export interface StepTime {
  readonly step: string;
  /** Which time that the step runs, from 1. */
  readonly time: number;
}

/** What the words for a step mean. */
export function stepTime(words: string): StepTime {
  const [step = '', time] = words.split(' ');
  return { step, time: time === undefined ? 1 : Number(time) };
}

/** Whether a row of the trace is the step named, or any step of the procedure named. */
export const isStep = (row: Row, step: string): boolean => row.step === step || row.step.startsWith(`${step}#`);
