/** What texts ask whether it has happened: written into the ledger as it happens, since what it was may be gone when it is asked. */
import type { Condition, Incident } from '../position/card';
import type { Deed, Event, Item, Memory, Scope, Seat } from '../position/position';
import { doing, SEATS } from '../position/position';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** A condition that asks whether something has happened. */
export type Asked = Extract<Condition, { readonly is: 'happened' }>;

/** Something that is written down: by its name in the ledger, for as long as it is asked about, and as often as anybody counts it. */
export interface Recorded {
  readonly name: string;
  readonly what: Incident;
  readonly scope: Extract<Scope, 'turn' | 'game'>;
  readonly most: number;
}

const names = new WeakMap<Asked, string>();

/** How the ledger calls what a condition asks about: conditions that ask about the same share it. */
function nameOf(condition: Asked): string {
  const known = names.get(condition);
  if (known !== undefined) return known;
  const name = `happened ${JSON.stringify(condition.what)}`;
  names.set(condition, name);
  return name;
}

const scopeOf = ({ during }: Asked): Recorded['scope'] => during ?? 'turn';

/** Everything that is to be written down for some conditions to be asked. */
export function recordedBy(conditions: readonly Asked[]): readonly Recorded[] {
  const found = new Map<string, Recorded>();
  for (const condition of conditions) {
    const [name, scope, most] = [nameOf(condition), scopeOf(condition), condition.times ?? 1];
    const known = found.get(`${scope} ${name}`);
    found.set(`${scope} ${name}`, { name, scope, what: condition.what, most: Math.max(most, known?.most ?? 0) });
  }
  return [...found.values()];
}

/** Whether something within a text is such a condition. */
export const isAsked = (value: object): value is Asked => 'is' in value && value.is === 'happened';

/** Whether what a condition asks about has happened, as a player reads it. */
export const hasHappened = <G extends GameTypes>(look: Look<G>, condition: Asked, you: Seat): boolean =>
  timesOf(look.p.memory, nameOf(condition), scopeOf(condition), you) >= (condition.times ?? 1);

const NO_DEEDS: readonly Deed[] = [];

function timesOf({ ledger }: Memory, name: string, scope: Scope, seat: Seat): number {
  let times = 0;
  for (const { did, by } of ledger[scope] ?? NO_DEEDS) if (did === name && by === seat) times += 1;
  return times;
}

/** The memory with all that has happened in a batch and that texts ask about, as each player reads it. */
export function recording<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  events: readonly Event[],
  recorded: readonly Recorded[],
): Memory {
  const { language, countsApart } = after.rules;
  let { memory } = after.p;
  for (const { name, what, scope, most } of recorded) {
    const look = language.looksBack(what.on) ? before : after;
    for (const seat of SEATS) {
      let count = timesOf(memory, name, scope, seat);
      if (count >= most) continue;
      const scene = { source: WITNESS[seat], look, before, after, happened: true };
      const fitting = events.filter((event) => language.fits(scene, what, event));
      for (const event of fitting) {
        if (count >= most) break;
        if (!countsApart(look, what, event, fitting)) continue;
        count += 1;
        memory = doing(memory, { did: name, by: seat, count }, [scope]);
      }
    }
  }
  return memory;
}

const witness = (controller: Seat): Item => ({
  ref: -1,
  kind: 'ability',
  printedAs: { card: '', side: 0 },
  pseudo: null,
  name: '',
  owner: controller,
  controller,
  zone: '',
  faceDown: false,
  knownTo: [],
  state: null,
  rested: false,
  damage: 0,
  counters: {},
  entered: 0,
  since: 0,
  stamp: 0,
  turned: 0,
  added: 0,
  begun: [],
  announced: null,
  ability: null,
  on: [],
});

/** Whoever reads what happens to objects and players: no object, so that it speaks of none as itself. */
const WITNESS: readonly [Item, Item] = [witness(0), witness(1)];
