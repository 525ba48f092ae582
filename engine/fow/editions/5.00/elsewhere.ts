/** Where 5.00 says something else, or in another place, than the clause that a row of 5.5 cites. */
import type { ClauseIds } from '../../../generated/clauses';
import type { Citation } from '../../../kernel/table/edition';

export type Ours = Citation<'fow-5.00'>;
type Clause = ClauseIds['fow-5.5'];
export type Theirs = Clause | `${Clause}#${number}` | `reading:E${number}`;

/** A clause of 5.5 that speaks for a lost one. */
export const rebuilt = (clause: Theirs): Ours => `reconstructed:fow-5.5/${clause}`;

/** That no battle is going on stands in 6.3.2 only, not where each action is described. */
const OUTSIDE_BATTLE: readonly Ours[] = ['6.3.2', 'reading:E30'];

export const ELSEWHERE: Readonly<Partial<Record<Theirs, readonly Ours[]>>> = {
  '6.3.2a': ['6.3.2a', ...OUTSIDE_BATTLE],
  '6.3.2b': ['6.3.2b', ...OUTSIDE_BATTLE],
  '6.3.2c': ['6.3.2c', ...OUTSIDE_BATTLE],
  '6.3.2e': ['6.3.2e', ...OUTSIDE_BATTLE],
  // What is said alike of additions, of chant-instants, and of [Break].
  '7.1.3': ['7.1.3', '7.2.4', 'reading:E32'],
  '7.2.3': ['7.2.3', '7.2.3a'],
  '7.3.3': ['7.3.3', '7.7.3'],
  '7.8.3': ['7.8.3', '7.10.3'],
  // These clauses are not garbled here.
  'reading:E4': [],
  'reading:E59': [],
  // What 5.5's later chapters say, 5.00 says in part before.
  '8.2.3a': ['7.12.2b', rebuilt('8.2.3a')],
  '8.2.3a#3': ['7.12.2a', rebuilt('8.2.3a')],
  '8.2.3b': ['7.12.2c', rebuilt('8.2.3b')],
  '10.9.3': ['1.4.4', rebuilt('10.9.3')],
  '10.9.1#2': ['3.8.1', rebuilt('10.9.1')],
  '9.7.2': ['7.8.1', rebuilt('9.7.2')],
  '9.7.3': ['7.8.2', rebuilt('9.7.3')],
  '13.2.1': ['2.7.2', rebuilt('13.2.1')],
  // Log 5.01: discarding is something that is done, but no term yet.
  '10.18.1': ['5.4.5d'],
  // Log 5.01: [Pierce] deals battle damage; preventing is something that texts put in the place of damage, but no term yet.
  '11.1.3': [],
  '10.17.1a': [rebuilt('9.10.1')],
  '10.17.1b': [rebuilt('9.10.1')],
  // Log 5.1: will of the moon.
  '10.2.6': [],
  // Log 5.5: effects on deck building, and what increasing is; a value that is set was more or less before as well.
  '4.1.6': ['1.4.1'],
  '1.4.6': ['1.4.1'],
  // Log 5.1: what abilities say of a card that moves. Before, what has left is as it was last known to be.
  '9.6.7': [],
  '9.6.7a': [],
  '9.6.7b': [rebuilt('9.11.1')],
  '9.6.7c': [],
  // Log 5.11: how several cards leave a deck. 10.8.2 would say nothing new of drawing, had that rule been there before it; it is older.
  '3.3.3': [rebuilt('10.8.1')],
  // Log 5.1: chant-standby, which had fewer clauses before.
  '7.9.4': ['7.9.1'],
  '7.9.5': ['7.9.1'],
  '7.9.7': ['7.9.2'],
  // Log 5.2: the section on automatic abilities is new; their order stands in chapter 6.
  '9.6.5': ['6.2.2'],
  '9.6.5a': ['6.2.4'],
  '9.6.6': ['6.2.3'],
  // Log 5.2: J-rulers without ATK and DEF. Before, all J-rulers and resonators have them.
  '8.2.3a#2': ['2.6.1', '2.7.1'],
  '8.2.3b#2': ['2.6.1', '2.7.1'],
  '10.6.4': ['2.7.1', '1.4.2'],
  // Log 5.2: what “for each” means. It is one way to say how much; the amount is dealt at once, as any is.
  '10.6.3a': [],
  // Log 5.4: the section on sources.
  '9.12.1': [],
  // Log 5.1, 5.4: what gaining values means.
  '10.19.1': [],
  '10.19.2': [],
  '10.19.3': [],
  // Log 5.4: shuffling and counters are something that is done, but no terms yet. What moves is a new card, without them.
  '10.20.1': ['4.2.1'],
  '10.20.1a': ['4.2.1'],
  '10.21.1': ['1.4.1'],
  '10.21.3': ['3.1.3'],
};
