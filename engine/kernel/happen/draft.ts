/** A position being changed: objects and zones are copied the first time they are written. */

import {
  ASIDE,
  type Begun,
  freeName,
  GONE,
  type Item,
  nextRef,
  type PlayerState,
  type Ref,
  type Seat,
  SLOTS,
  slotOf,
  type ZoneKey,
} from '../position/position';
import { copyOf, type Working, withAgenda } from '../position/working';
import type { GameTypes, Ruleset } from '../view/ruleset';

/** The writing of objects, zones and players, whatever it is done for. */
export class Draft<G extends GameTypes> {
  /** The changed position; it takes over the agenda of the one it started as. */
  readonly after: Working;
  private items: Item[] | null = null;
  private zones: Record<ZoneKey, readonly number[]> | null = null;

  constructor(
    protected readonly rules: Ruleset<G>,
    p: Working,
  ) {
    this.after = withAgenda(p, p.agenda);
  }

  protected live(ref: Ref): Item | null {
    const item = this.after.items[slotOf(ref)];
    return item && item.ref === ref && item.zone !== GONE ? item : null;
  }

  protected write(slot: number, item: Item): void {
    this.items ??= this.after.items.slice();
    this.items[slot] = item;
    this.after.items = this.items;
  }

  protected patch(ref: Ref, change: Partial<Item>): boolean {
    const item = this.live(ref);
    if (!item) return false;
    this.write(slotOf(ref), Object.assign(copyOf(item), change));
    return true;
  }

  protected player(seat: Seat, change: Partial<PlayerState>): boolean {
    const state = { ...this.after.players[seat], ...change };
    this.after.players = seat === 0 ? [state, this.after.players[1]] : [this.after.players[0], state];
    return true;
  }

  protected zone(key: ZoneKey): readonly number[] {
    return this.after.zones[key] ?? [];
  }

  protected setZone(key: ZoneKey, slots: readonly number[]): void {
    this.zones ??= { ...this.after.zones };
    this.zones[key] = slots;
    this.after.zones = this.zones;
  }

  protected key(zone: string, item: Item, under: Seat): ZoneKey {
    const schema = this.rules.zones[zone];
    const keys = this.rules.zoneKeys[zone];
    if (!schema || !keys) throw new Error(`no zone "${zone}" in ${this.rules.id}`);
    return keys[schema.side === 'owner' ? item.owner : under];
  }

  /** A new object in a slot where none is any more; whoever controls it from the beginning owns it. */
  protected put(made: Made): Ref {
    const items = this.after.items;
    // What has been a card keeps its name to be asked after, until another pseudo-card comes to be.
    const free = items.findIndex((item) => item.zone === GONE && (item.kind === 'card') === (made.kind === 'card'));
    const slot = free >= 0 ? free : items.length;
    if (slot >= SLOTS) throw new Error(`more than ${SLOTS} objects at once`);
    const before = items[slot];
    const { number } = this.after.turn;
    const item: Item = {
      ref: before ? nextRef(before.ref) : slot,
      kind: made.kind,
      printedAs: made.printedAs,
      pseudo: made.pseudo,
      name: made.name,
      owner: made.controller,
      controller: made.controller,
      zone: made.zone,
      faceDown: made.faceDown,
      knownTo: made.knownTo,
      rested: made.rested,
      damage: 0,
      counters: made.counters,
      state: null,
      entered: number,
      since: number,
      stamp: this.after.clock,
      turned: this.after.clock,
      added: this.after.clock,
      begun: NOTHING_BEGUN,
      announced: made.announced,
      ability: made.ability,
      on: NOWHERE,
    };
    this.after.clock += 1;
    this.write(slot, item);
    if (item.zone === ASIDE) return item.ref;
    const key = this.key(item.zone, item, item.controller);
    this.setZone(key, [...this.zone(key), slot]);
    return item.ref;
  }

  /** A name as wanted that nothing is called by. */
  protected free(name: string): string {
    const taken = new Set(this.after.items.flatMap((item) => (item.zone === GONE ? [] : item.name)));
    return freeName(name, (one) => taken.has(one));
  }

  /** @param another whether nobody finds it any more by the reference it had */
  protected gone(ref: Ref, another: boolean): boolean {
    const item = this.live(ref);
    if (!item) return false;
    if (item.zone !== ASIDE) {
      const key = this.key(item.zone, item, item.controller);
      this.setZone(key, without(this.zone(key), slotOf(ref)));
    }
    const left = { zone: GONE, ability: null, announced: null };
    return this.patch(ref, another ? { ...left, ref: nextRef(ref) } : left);
  }

  /** Nothing of the game under way is where it was: every object is gone, though it may come back as another one. */
  protected clear(): void {
    this.items = this.after.items.map((item) => ({
      ...item,
      ref: nextRef(item.ref),
      zone: GONE,
      ability: null,
      announced: null,
    }));
    this.after.items = this.items;
    this.zones = Object.fromEntries(Object.keys(this.after.zones).map((key) => [key, []]));
    this.after.zones = this.zones;
  }
}

/** What is said of a new object; all else begins alike. */
type Made = Pick<
  Item,
  | 'kind'
  | 'printedAs'
  | 'pseudo'
  | 'name'
  | 'controller'
  | 'zone'
  | 'faceDown'
  | 'knownTo'
  | 'rested'
  | 'counters'
  | 'announced'
  | 'ability'
>;

/** What nothing is put on. */
export const NOWHERE: readonly Ref[] = [];
/** Of an object that has only just arrived: nothing has been seen not to be the case. */
export const NOTHING_BEGUN: readonly Begun[] = [];
export const NOBODY: readonly Seat[] = [];

/** The slots of a zone but one; most cards leave from the end. */
export function without(slots: readonly number[], slot: number): readonly number[] {
  if (slots[slots.length - 1] === slot) return slots.slice(0, -1);
  return slots.filter((other) => other !== slot);
}
