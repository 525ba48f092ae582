/** What card data says of zones that could never be: a move to where a card lies already, and what only cards in play can be. */
import type { Ability, Instruction, Objects, Occurrence, Target } from '../kernel/position/card';
import { ofObjects } from '../kernel/position/forms';
import type { Zone } from '../kernel/position/position';
import { stepsOf } from '../kernel/view/cost-steps';
import type { Knowing } from '../kernel/view/language';

type Zones = Pick<Knowing, 'zones' | 'zoneOf'>;

/** Where what a text speaks of lies as it is carried out, as far as its words tell; `null` where they do not. */
export interface Places {
  readonly targets: readonly Target[];
  readonly this: Zone | null;
  readonly it: Zone | null;
}

export const NOWHERE: Pick<Places, 'this' | 'it'> = { this: null, it: null };

/** Where an ability finds its own card and the object of its event; of what takes the place of an event nothing has moved. */
export function placesOf(ability: Ability, zones: Zones): Pick<Places, 'this' | 'it'> {
  if (ability.kind === 'automatic') return ability.or ? NOWHERE : afterEvent(ability.when, zones);
  const staysThere =
    ability.kind === 'activate' &&
    !stepsOf(ability.cost).some(({ banish, discardThis }) => (banish ?? discardThis) === true);
  return { this: staysThere ? (ability.in ?? null) : null, it: null };
}

/** The same of a text that waited for an event, which can have moved its own card as well. */
export function afterEvent(when: Occurrence, { zoneOf }: Zones): Pick<Places, 'this' | 'it'> {
  const it = arrivedIn(when, zoneOf);
  return { this: 'who' in when && when.who === 'this' ? it : null, it };
}

function arrivedIn(when: Occurrence, zoneOf: Zones['zoneOf']): Zone | null {
  switch (when.on) {
    case 'enter':
      return when.zone ?? zoneOf.battlefield;
    case 'summoned':
      return zoneOf.battlefield;
    case 'graveyard':
      return zoneOf.pile;
    case 'moves':
      return when.to ?? null;
    case 'leave':
      return when.into?.zone ?? null;
    default:
      return null;
  }
}

/** The zone in which the objects of a text lie. */
function zoneOfObjects(objects: Objects, places: Places, { zoneOf }: Zones): Zone | null {
  const unsaid = (): null => null;
  return ofObjects<Zone | null>(objects, {
    this: () => places.this,
    it: () => places.it,
    'this and it': () => (places.this === places.it ? places.it : null),
    used: unsaid,
    moved: unsaid,
    target: ({ target }) => places.targets[target]?.filter.zone ?? null,
    each: ({ each }) => each.zone ?? null,
    choose: ({ choose }) => choose.zone ?? null,
    top: () => zoneOf.deck,
  });
}

const onlyInPlay = (what: string, zone: Zone): string =>
  `"${what}" says nothing of a card in "${zone}": only cards in play have it`;

/** What an instruction says of zones that could never be; `null` where it says no such thing. */
export function misplacedIn(instruction: Instruction, places: Places, zones: Zones): string | null {
  const isInPlay = (zone: Zone): boolean => zones.zones[zone]?.side === 'controller';
  const saidOf = (zone: Zone, said: Readonly<Record<string, unknown>>): string | null => {
    const idle = isInPlay(zone) ? undefined : Object.keys(said).find((what) => said[what] !== undefined);
    return idle === undefined ? null : onlyInPlay(idle, zone);
  };
  switch (instruction.op) {
    case 'move': {
      const { what, to, place, rested, under, counters } = instruction;
      if (zoneOfObjects(what, places, zones) === to) {
        if (place === undefined) return `no move from "${to}" to itself`;
        const isTop = typeof what === 'object' && 'top' in what && what.top === 1;
        if (isTop && place === 'top') return `no move from the top of "${to}" to itself`;
      }
      if (place !== undefined && !isOrdered(to, zones)) return `no ${place} of "${to}", which keeps no order`;
      return saidOf(to, { rested, under, counters });
    }
    case 'search':
      if (instruction.to === zones.zoneOf.deck) return `no move from "${instruction.to}" to itself`;
      return saidOf(instruction.to, { rested: instruction.rested });
    case 'create':
      return instruction.into === undefined ? null : saidOf(instruction.into, { rested: instruction.rested });
    case 'wear':
      return isInPlay(instruction.to) ? null : `nothing is worn in "${instruction.to}": only in play`;
    case 'shuffle':
      return isOrdered(instruction.zone, zones) ? null : `no order of "${instruction.zone}" that could be shuffled`;
    case 'cancel':
    case 'retarget': {
      const zone = zoneOfObjects(instruction.what, places, zones);
      const { stack } = zones.zoneOf;
      return zone === null || zone === stack
        ? null
        : `no "${instruction.op}" of what lies in "${zone}": only in "${stack}"`;
    }
    case 'rest':
    case 'recover':
    case 'heal':
    case 'withdraw':
      return outOfPlay(instruction.op, zoneOfObjects(instruction.what, places, zones));
    case 'damage':
      return typeof instruction.to === 'object' && 'player' in instruction.to
        ? null
        : outOfPlay(instruction.op, zoneOfObjects(instruction.to, places, zones));
    default:
      return null;
  }

  function outOfPlay(op: string, zone: Zone | null): string | null {
    return zone === null || isInPlay(zone) ? null : `no "${op}" of what lies in "${zone}": only in play`;
  }
}

/** Whether texts speak of the order of a zone: that in which what is played resolves is the rules' alone. */
const isOrdered = (zone: Zone, { zones, zoneOf }: Zones): boolean =>
  zones[zone]?.ordered === true && zone !== zoneOf.stack;

/** The same of what is paid: cards are put elsewhere. */
export const misplacedCost = (to: unknown, from: Zone): string | null =>
  to === from ? `no move from "${from}" to itself` : null;
