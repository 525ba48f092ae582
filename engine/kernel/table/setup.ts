/** From a described situation to a position; what cannot be is refused in one line. */

import {
  freeName,
  type Item,
  NOTHING_UNDER_WAY,
  type Position,
  SEATS,
  type Seat,
  SLOTS,
  type Zone,
  type ZoneKey,
} from '../position/position';
import { shuffled } from '../position/random';
import type { GameTypes, Ruleset } from '../view/ruleset';
import { wordFault } from './meaning';

/** One card as a situation describes it. */
export interface Placed {
  readonly card: string;
  /** Its name in scripts and on screen; made from the card's key where absent. */
  readonly as?: string;
  readonly rested?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** Came into its zone this turn. */
  readonly fresh?: boolean;
  readonly face?: number;
  readonly faceDown?: boolean;
  /** The other player owns it. */
  readonly stolen?: boolean;
  /** A token with what is printed on the card. */
  readonly token?: boolean;
  /** The names of what it is put on, as an addition is on its host. */
  readonly on?: readonly string[];
}

export interface Side {
  readonly life: number;
  readonly zones: Readonly<Record<Zone, readonly Placed[]>>;
  readonly pool?: Readonly<Record<string, number>>;
  /** What the player had released before the game, by its English name. */
  readonly released?: readonly string[];
}

export interface Situation {
  readonly turn: Seat;
  /** Number of the turn in the game, from 1. */
  readonly number: number;
  readonly phase: string;
  readonly starter: Seat;
  readonly sides: readonly [Side, Side];
  readonly seed: number;
  /** Rules that the players have agreed on; those of the zones in which cards lie need not be named. */
  readonly agreed?: readonly string[];
  /** Zones to shuffle before the play begins. */
  readonly shuffle?: readonly ZoneKey[];
}

export type Built = { readonly ok: true; readonly position: Position } | { readonly ok: false; readonly error: string };

/** A position at the beginning of a phase, or of the setup before the first turn. Refuses unknown cards, zones, phases and agreements, doubled names and impossible values. */
export function build<G extends GameTypes>(rules: Ruleset<G>, situation: Situation): Built {
  const turn = rules.procedures.get('turn');
  const begins = situation.phase === SETUP ? rules.procedures.get(SETUP)?.begins?.name : undefined;
  if (begins === undefined && !turn?.steps.has(situation.phase)) {
    return refuse(
      `phase "${situation.phase}" is not in ${rules.id}; possible: ${turn ? [...turn.steps.keys()].join(', ') : 'none'}`,
    );
  }
  if (begins === undefined && (!Number.isInteger(situation.number) || situation.number < 1))
    return refuse(`turn number ${situation.number}: a whole number from 1 is expected`);
  const strange = situation.agreed?.find((name) => rules.agreements.every((one) => one.name !== name));
  if (strange !== undefined) {
    const possible = rules.agreements.map(({ name }) => name).join(', ') || 'none';
    return refuse(`${rules.id} has no rule "${strange}" to agree on; possible: ${possible}`);
  }
  for (const { name, run } of rules.agreements)
    for (const zone of situation.agreed?.includes(name) ? (run.drops ?? []) : [])
      if (situation.sides.some(({ zones }) => (zones[zone] ?? []).length > 0))
        return refuse(`cards lie in ${zone}, which is not used under the rule "${name}"`);
  const items: Item[] = [];
  const zones: Record<ZoneKey, number[]> = {};
  for (const keys of Object.values(rules.zoneKeys)) for (const key of keys) zones[key] = [];
  const names = new Set<string>();
  for (const seat of SEATS) {
    for (const [zone, placed] of Object.entries(situation.sides[seat].zones)) {
      const keys = rules.zoneKeys[zone];
      if (!keys)
        return refuse(`zone "${zone}" is not in ${rules.id}; possible: ${Object.keys(rules.zones).join(', ')}`);
      for (const one of placed) {
        if (!Object.hasOwn(rules.cards, one.card)) return refuse(`card "${one.card}" is not in the pool`);
        const fault = wordFault(rules, one.card);
        if (fault !== null) return refuse(fault);
        const name = one.as ?? freeName(one.card, (name) => names.has(name));
        if (names.has(name)) return refuse(`the name "${name}" is given twice; each card needs its own`);
        if ((one.damage ?? 0) < 0) return refuse(`"${name}" has ${one.damage} damage; 0 or more is expected`);
        names.add(name);
        const slot = items.length;
        if (slot >= SLOTS) return refuse(`more than ${SLOTS} objects`);
        items.push(itemOf(rules, one, name, slot, zone, seat, situation.number, begins !== undefined));
        (zones[keys[seat]] ?? []).push(slot);
      }
    }
  }
  const loose = putOn(items, situation);
  if (loose !== null) return refuse(loose);
  let seed = situation.seed;
  for (const key of situation.shuffle ?? []) {
    const [order, after] = shuffled(zones[key] ?? [], seed);
    zones[key] = order;
    seed = after;
  }
  return {
    ok: true,
    position: {
      edition: rules.id,
      items,
      began: items.map(({ zone }) => zone),
      zones,
      turn: { player: situation.turn, number: begins === undefined ? situation.number : 0, phase: situation.phase },
      agenda:
        begins === undefined
          ? [{ proc: 'turn', step: situation.phase, env: {} }]
          : [
              { proc: 'turn', step: turn?.begins?.name ?? '', env: {} },
              { proc: SETUP, step: begins, env: {} },
            ],
      players: [playerOf(situation.sides[0]), playerOf(situation.sides[1])],
      memory: rules.memory.begin(begins === undefined ? situation : { number: 0, starter: situation.starter }),
      agreed: agreedIn(rules, situation),
      clock: items.length + 1,
      seed,
      ...NOTHING_UNDER_WAY,
    },
  };
}

/** Puts on their hosts what is to be on something; one line where no card has such a name. */
function putOn(items: Item[], { sides }: Situation): string | null {
  const placed = SEATS.flatMap((seat) => Object.values(sides[seat].zones).flat());
  for (const [slot, { on }] of placed.entries()) {
    const item = items[slot];
    if (!on || !item) continue;
    const hosts = on.flatMap((name) => items.find((other) => other.name === name) ?? []);
    const missing = on.find((name) => hosts.every((host) => host.name !== name));
    if (missing !== undefined) return `"${item.name}" is on "${missing}", but no card has that name`;
    if (hosts.includes(item)) return `"${item.name}" is on itself`;
    items[slot] = { ...item, on: hosts.map(({ ref }) => ref) };
  }
  return null;
}

/** What is agreed on: what the situation names, and whatever has a zone to itself in which cards lie. */
function agreedIn<G extends GameTypes>(rules: Ruleset<G>, { agreed = [], sides }: Situation): readonly string[] {
  const used = (zone: Zone): boolean => sides.some(({ zones }) => (zones[zone] ?? []).length > 0);
  return rules.agreements.flatMap(({ name, run: { uses } }) => (agreed.includes(name) || uses?.some(used) ? name : []));
}

/** The procedure before the first turn, and the phase that stands for it in a situation. */
export const SETUP = 'setup';

const refuse = (error: string): Built => ({ ok: false, error });
const playerOf = ({ life, pool, released }: Side): Position['players'][0] => ({
  life,
  pool: pool ?? {},
  ...(released && { released }),
});

/** How many turns each player has begun when the turn of that number is under way. */
export function turnsBegun(turn: Pick<Situation, 'number' | 'starter'>): readonly [number, number] {
  const first = Math.ceil(turn.number / 2);
  const second = Math.floor(turn.number / 2);
  return turn.starter === 0 ? [first, second] : [second, first];
}

function itemOf<G extends GameTypes>(
  { zones, laidLater, stateByCounter }: Ruleset<G>,
  placed: Placed,
  name: string,
  slot: number,
  zone: Zone,
  seat: Seat,
  turn: number,
  isSetup: boolean,
): Item {
  const since = placed.fresh ? turn : 0;
  const owner: Seat = placed.stolen ? (seat === 0 ? 1 : 0) : seat;
  return {
    ref: slot,
    kind: 'card',
    printedAs: { card: placed.card, side: placed.face ?? 0 },
    pseudo: placed.token ? 'token' : null,
    name,
    owner,
    controller: seat,
    zone,
    faceDown: placed.faceDown ?? (zones[zone]?.laid === 'faceDown' || (isSetup && laidLater.includes(zone))),
    knownTo: [],
    rested: placed.rested ?? false,
    damage: placed.damage ?? 0,
    counters: placed.counters ?? {},
    state: stateByCounter?.zone === zone && placed.counters?.[stateByCounter.counter] ? stateByCounter.state : null,
    entered: since,
    since,
    stamp: slot,
    turned: slot,
    added: slot,
    begun: [],
    announced: null,
    ability: null,
    on: [],
  };
}
