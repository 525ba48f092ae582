/** What abilities, tokens and objects are called. */

/**
 * The name of a text, made when a pool is compiled and never put together in play: `lancer/0/2` for the third ability of the
 * front of a card, `explode` for what a keyword stands for.
 */
export type AbilityKey = string;
/** The name of no text: of what a card without one has to carry out. */
export const NO_TEXT: AbilityKey = '';
/** How scripts call an ability of an object, after its `#`: by number one that is its own, by its whole name one that it was given. */
export const shortName = (key: AbilityKey): string => (key.includes(GIVEN) ? key : key.slice(key.lastIndexOf('/') + 1));
const GIVEN = '.has.';
/** The name of the ability that a text gives, counted through the text. */
export const givenName = (text: AbilityKey, at: number): AbilityKey => `${text}${GIVEN}${at}`;
/** The name of an ability that a keyword stands for, counted through them; the first bears the name of what says so. */
export const keywordName = (text: AbilityKey, at: number): AbilityKey => (at === 0 ? text : `${text}.${at}`);
/** The name of a text with others joined to it, as a card has it that is played as having them. */
export const joinedName = (text: AbilityKey, parts: readonly AbilityKey[]): AbilityKey =>
  [text, ...parts.map(shortName)].join('+');
/** The name of the text by which what a side lies on has abilities of it, after the row that says so. */
export const lendingName = (side: string, row: string): AbilityKey => `${side}/${row}`;
/** The name of a will ability as it is played where effects ask something else for it than to rest or banish its card. */
export const repricedName = (text: AbilityKey): AbilityKey => `${text}.repriced`;
/** The name of a token that a text makes, counted through the text. */
export const tokenName = (text: AbilityKey, at: number): string => `${text}.token.${at}`;
/** The name of a delayed ability, after the text that makes it. */
export const delayedName = (text: AbilityKey, at: number): AbilityKey => `${text}.later.${at}`;

/** A name as wanted, or with the first number behind it by which nothing is called. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let free = wanted;
  for (let i = 2; isTaken(free); i += 1) free = `${wanted}-${i}`;
  return free;
}
