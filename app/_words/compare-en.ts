import type { CompareWords } from './compare-ja';

/** The words of the comparison with other editions, in English. */
export const compareEn: CompareWords = {
  editions: 'Other editions',
  editionsLong: 'The same rule in other editions',
  history: 'History',
  historyLong: 'This rule through the editions',
  kind: {
    same: 'same',
    changed: 'changed',
    split: 'split',
    merged: 'merged',
    moved: 'moved',
    new: 'new',
    dropped: 'dropped',
  },
  notYet: 'does not have it yet',
  noLonger: 'no longer has it',
  absent: 'does not have it',
  lost: 'this part is lost',
  untraced: 'no comparison leads to this edition',
  since: (edition, kind) => `since ${edition}: ${kind}`,
  here: (id) => `here, ${id}`,
  marks:
    'Marked: words in which the two restatements differ. Whether the rule changed is said above, by its label and note.',
  loading: 'Loading the other editions',
  now: (edition, kind) => `now in ${edition}: ${kind}`,
  texts: (ids) =>
    ids.length > 3 ? `Compare the text of ${ids.length} clauses` : `Compare with the text of ${ids.join(', ')}`,
  failed: 'The other editions did not load. Check the connection and open them again.',
};
