/**
 * Clauses of kind `procedure` that ask nothing of an engine, each with the reason:
 * a heading of the clauses below it, something done with cards by hand, a pointer to another clause, a notation, or the same
 * as another clause, which is named.
 */
import type { DocId } from '@/rules/documents';

export type Reason = 'heading' | 'physical' | 'pointer' | 'notation' | `restates ${string}`;

const HEADING = 'heading';
const PHYSICAL = 'physical';
const POINTER = 'pointer';
const NOTATION = 'notation';

export const NO_BEHAVIOUR: Record<DocId, Readonly<Record<string, Reason>>> = {
  'fow-2.0': {
    '2.2.2': 'restates 5.4.S2.2',
    '2.3.3': 'restates 5.4.S2.2',
    '2.4.4': 'restates 13.1.1',
    '2.4.5': 'restates 11.2.1.1',
    '2.6.1.2': 'restates 2.6.0.3',
    '2.6.2.4': 'restates 2.6.0.3',
    '2.7.1.4': POINTER,
    '3.3.3': 'restates 5.7.S2.5',
    '4.4.0.1': HEADING,
    '4.4.0.1.2': PHYSICAL,
    '4.4.0.1.3': PHYSICAL,
    '4.4.1.1': PHYSICAL,
    '4.4.3.2': PHYSICAL,
    '5.0.4': 'restates 9.2.5',
    '5.6.2.S2.2': HEADING,
    '5.6.3.S2.2': HEADING,
    '6.3.2': HEADING,
    '6.3.3': HEADING,
    '7.2.1.3.1': HEADING,
    '7.3.1.2': HEADING,
    '7.3.1.4': HEADING,
    '10.4.1': HEADING,
  },
  'fow-5.00': {
    '1.2.3': PHYSICAL,
    '4.0.1': HEADING,
    '6.0.1': HEADING,
    '6.4.1': HEADING,
    '7.0.1': HEADING,
    '7.12.1': 'restates 6.3.1e',
  },
  'fow-5.5': {
    '1.2.3': PHYSICAL,
    '4.0.1': HEADING,
    '6.0.1': HEADING,
    '6.4.1': HEADING,
    '7.0.1': HEADING,
    '7.12.1': 'restates 6.3.1e',
    '8.0.1': HEADING,
    '9.2.1': HEADING,
    '9.9.1': HEADING,
    '9.9.3': HEADING,
    '13.0.1': HEADING,
    '14.1.1': HEADING,
    '14.3.2b': PHYSICAL,
  },
  'fow-8.01': {
    '316.3': HEADING,
    '316.5': HEADING,
    '401.1': HEADING,
    '601.1': HEADING,
    '604.2': HEADING,
    '605.1': HEADING,
    '701.1': HEADING,
    '703.4': POINTER,
    '711.4': POINTER,
    '712.1': 'restates 604.1d',
    '902.1': HEADING,
    '909.1': HEADING,
    '909.3': HEADING,
    '1017.1.c-1': HEADING,
    '1113.2.a-1': NOTATION,
    '1301.1': HEADING,
    '1302.2b': PHYSICAL,
    '1302.3b': PHYSICAL,
    '1406.2': HEADING,
    '1406.4': HEADING,
    '1415.1d': HEADING,
    '1415.1e': HEADING,
    '1416.3': NOTATION,
    '1416.4': NOTATION,
  },
  fftcg: {
    '8.1.1': HEADING,
    '8.2.1': HEADING,
    // All costs of a play happen as one batch, once it is known that they can be paid: what is taken back never comes after
    // a move to or from a deck, but where people move cards by hand.
    '14.4': PHYSICAL,
  },
};
