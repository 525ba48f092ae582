/** How much a scenario file may hold. A ruling fits many times over; what does not fit is refused before it is read or played. */

/** Characters of a file. */
export const LONGEST_FILE = 200_000;
/** Keys, values and list entries of a file, as written and with every alias followed. */
export const MOST_PARTS = 20_000;
/** Lists and mappings inside one another. */
export const DEEPEST = 50;
/** Entries of a script, responses counted. */
export const MOST_ENTRIES = 500;
/** Moments, each with what is fixed there, from which every line is looked into. */
export const MOST_EXPLORED = 10;
/** Decisions that are fixed in every line. */
export const MOST_FIXED = 50;
/** Characters of an entry's words. */
export const LONGEST_WORDS = 500;
/** Cards of a position, both players together. */
export const MOST_CARDS = 400;
/** The largest number that a file may name, and the largest for units of a cost, counters and choices. */
export const LARGEST = 1_000_000;
export const MOST_UNITS = 1_000;

/** `file` is too long to be read; `null` where it is not. */
export const tooLong = (length: number): string | null =>
  length <= LONGEST_FILE ? null : `the file has ${length} characters; a scenario has at most ${LONGEST_FILE}`;

/** Names that every object has of its own; as keys they would be found where nothing is. */
const OF_EVERY_OBJECT: readonly string[] = Object.getOwnPropertyNames(Object.prototype);
export const isOfEveryObject = (name: string): boolean => OF_EVERY_OBJECT.includes(name);

/** Whether a value has more parts than a file may have, aliases followed. */
export function hasTooManyParts(value: unknown): boolean {
  let parts = 0;
  const count = (one: unknown): boolean => {
    parts += 1;
    if (parts > MOST_PARTS) return true;
    return typeof one === 'object' && one !== null && Object.values(one).some(count);
  };
  return count(value);
}
