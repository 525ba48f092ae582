/** Will of Despair: a mark that a card bears for others to ask about, and no ability (8.01 1101.1b). */
export const WORDS = { ja: '絶望の意志', en: 'Will of Despair' } as const;
