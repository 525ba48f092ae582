/** What the texts of a pool say anywhere within them, so that in play nothing is looked for that none of them says. */

import type { ObjectForms } from '../position/card';
import { type Asked, isAsked, type Recorded, recordedBy } from './recorded';

/** What is looked for within texts. */
export interface Said {
  /** Keywords that one gives. */
  readonly gained: ReadonlySet<string>;
  /** Permissions that one gives. */
  readonly permitted: ReadonlySet<string>;
  /** Those that an ability gives. */
  readonly permittedByAbility: ReadonlySet<string>;
  /** Whether one says something of players. */
  readonly ofPlayers: boolean;
  /** Whether one speaks of what was used for its cost. */
  readonly ofUsed: boolean;
  /** Whether one speaks of what it has put elsewhere itself. */
  readonly ofMoved: boolean;
  /** Whether an effect of one lasts as long as something is the case. */
  readonly lasting: boolean;
  /** What one asks whether it has happened. */
  readonly recorded: readonly Recorded[];
}

const USED: ObjectForms['used'] = 'used';
const MOVED: ObjectForms['moved'] = 'moved';

/** What some texts say, with all that they have objects do or be. */
export function saidIn(texts: readonly object[]): Said {
  const gained = new Set<string>();
  const permitted = new Set<string>();
  const permittedByAbility = new Set<string>();
  const asked: Asked[] = [];
  let ofPlayers = false;
  let lasting = false;
  let ofUsed = false;
  let ofMoved = false;
  const walk = (one: unknown): void => {
    ofUsed ||= one === USED;
    ofMoved ||= one === MOVED;
    if (typeof one !== 'object' || one === null) return;
    if ('gain' in one && Array.isArray(one.gain)) for (const gain of one.gain) gained.add(nameOf(gain));
    for (const may of permittedIn(one)) permitted.add(may);
    if ('modify' in one) for (const may of permittedIn(one.modify)) permittedByAbility.add(may);
    if (isAsked(one)) asked.push(one);
    lasting ||= 'asLongAs' in one;
    ofPlayers ||= ('kind' in one && one.kind === 'players') || ('op' in one && one.op === 'modifyPlayers');
    for (const inner of Object.values(one)) walk(inner);
  };
  texts.forEach(walk);
  return { gained, permitted, permittedByAbility, ofPlayers, ofUsed, ofMoved, lasting, recorded: recordedBy(asked) };
}

/** Of a keyword given by its name alone, or with what it says. */
const nameOf = (gain: unknown): string =>
  typeof gain === 'object' && gain !== null && 'keyword' in gain ? String(gain.keyword) : String(gain);

/** What a modification, of objects or of players, permits. */
const permittedIn = (one: unknown): readonly string[] =>
  typeof one === 'object' && one !== null && 'may' in one && Array.isArray(one.may) ? one.may.map(String) : [];
