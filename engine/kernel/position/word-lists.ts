/** The lists of words that a game's cards are written with. Every edition says which words of each it gives a meaning. */
export const WORD_LISTS = [
  'types',
  'attributes',
  'resources',
  'traits',
  'stats',
  'keywords',
  'subtypes',
  'zones',
  'counters',
  'occasions',
  'restrictions',
  'prices',
  'demands',
  'weathers',
  'phases',
  'operations',
  'abilities',
  'occurrences',
  'conditions',
  'permissions',
  'playerKeywords',
  'playerRestrictions',
  'playerPermissions',
  'limits',
] as const;
export type WordList = (typeof WORD_LISTS)[number];

/** Words of which cards bring their own: races and jobs, and counters that no rule speaks of. */
export const OPEN_LISTS: ReadonlySet<WordList> = new Set<WordList>(['traits', 'counters']);

/** What one word of a list is called. */
export const WORD_NAMES: Readonly<Record<WordList, string>> = {
  types: 'type',
  attributes: 'attribute',
  resources: 'resource',
  traits: 'trait',
  stats: 'value',
  keywords: 'keyword',
  subtypes: 'subtype',
  zones: 'zone',
  counters: 'counter',
  occasions: 'occasion',
  restrictions: 'restriction',
  prices: 'act with a price',
  demands: 'demand',
  weathers: 'weather',
  phases: 'phase of a turn',
  operations: 'operation',
  abilities: 'kind of ability',
  occurrences: 'event that texts wait for',
  conditions: 'condition',
  permissions: 'permission',
  playerKeywords: 'keyword of players',
  playerRestrictions: 'restriction of players',
  playerPermissions: 'permission of players',
  limits: 'limit of players that texts change',
};

/** The words of every list. */
export type WordLists = Readonly<Record<WordList, readonly string[]>>;

/** A list without some of its words. */
export const without = <T extends string>(words: readonly T[], ...gone: readonly NoInfer<T>[]): readonly T[] =>
  words.filter((word) => !gone.includes(word));

/** A word of a card, the list it should stand in, and where in the card it is. */
export interface WordFound {
  readonly list: WordList;
  readonly word: string;
  readonly at: readonly (string | number)[];
}
