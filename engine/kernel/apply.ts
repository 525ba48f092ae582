/** What each event does to a position. The only place where a position changes. */
import { abilityAt } from './abilities';
import type { GameTypes, Ruleset } from './edition';
import { GONE } from './look';
import { noted } from './notes';
import {
  type Effect,
  type Event,
  type EventOf,
  type Item,
  type Notes,
  nextRef,
  type Pending,
  type PlayerState,
  type Position,
  type Ref,
  type Seat,
  slotOf,
  type ZoneKey,
} from './position';
import { shuffled } from './random';
import { copyOf, type Working, withAgenda } from './working';

/** A position being changed by one batch: arrays are copied the first time they are written. */
export class Draft<G extends GameTypes> {
  private items: Item[] | null = null;
  private zones: Record<ZoneKey, readonly number[]> | null = null;
  private readonly moved: Ref[] = [];
  private turn: Position['turn'];
  private players: Position['players'];
  private effects: readonly Effect[];
  private pending: readonly Pending[];
  private notes: Notes;
  private clock: number;
  private seed: number;

  constructor(
    private readonly rules: Ruleset<G>,
    private readonly p: Working,
    /** Whether a card that goes between these zones remains the same object. */
    private readonly keepsIdentity: (item: Item, to: string) => boolean,
  ) {
    this.turn = p.turn;
    this.players = p.players;
    this.effects = p.effects;
    this.pending = p.pending;
    this.notes = p.notes;
    this.clock = p.clock;
    this.seed = p.seed;
  }

  /** The changed position; it takes over the agenda of the one it started as. */
  finish(): Working {
    const after = withAgenda(this.p, this.p.agenda);
    after.items = this.items ?? this.p.items;
    after.zones = this.zones ?? this.p.zones;
    after.turn = this.turn;
    after.players = this.players;
    after.effects = this.effects;
    after.pending = this.pending;
    after.notes = this.notes;
    after.clock = this.clock;
    after.seed = this.seed;
    return after;
  }

  /** Lets one event happen; false where nothing changes because the object is another one by now. */
  apply(event: Event): boolean {
    switch (event.kind) {
      case 'move':
        return this.move(event);
      case 'rest':
      case 'recover':
        return this.patch(event.item, { rested: event.kind === 'rest' });
      case 'damage': {
        const item = this.live(event.to);
        if (item === null) return false;
        if (this.rules.remembersDamage)
          this.notes = { ...this.notes, wounds: [...(this.notes.wounds ?? []), { to: item.ref, by: event.source }] };
        return this.patch(item.ref, { damage: item.damage + event.amount });
      }
      case 'life': {
        const { life } = this.players[event.player];
        return this.player(event.player, { life: life + event.change });
      }
      case 'clearDamage':
        return this.patch(event.item, { damage: 0 });
      case 'counters': {
        const item = this.live(event.item);
        if (!item) return false;
        const count = Math.max(0, (item.counters[event.counter] ?? 0) + event.change);
        const { [event.counter]: _, ...rest } = item.counters;
        return this.patch(item.ref, { counters: count > 0 ? { ...rest, [event.counter]: count } : rest });
      }
      case 'control':
        return this.control(event);
      case 'produce':
      case 'spend': {
        const { pool } = this.players[event.player];
        const units = (pool[event.resource] ?? 0) + (event.kind === 'produce' ? event.amount : -event.amount);
        const { [event.resource]: _, ...rest } = pool;
        return this.player(event.player, { pool: units > 0 ? { ...rest, [event.resource]: units } : rest });
      }
      case 'beginEffect': {
        this.effects = [...this.effects, { ...event.effect, id: this.clock, stamp: this.clock }];
        this.clock += 1;
        return true;
      }
      case 'endEffects':
        // The same list where nothing ends, so that what was found under these effects still holds.
        if (this.effects.some(({ until }) => until === event.until))
          this.effects = this.effects.filter(({ until }) => until !== event.until);
        return true;
      case 'announce':
        return this.patch(event.item, { announced: event.announced });
      case 'putAbility':
        return this.putAbility(event);
      case 'leaveChase':
        return this.leave(event.item);
      case 'trigger':
        this.pending = [...this.pending, event.pending];
        return true;
      case 'untrigger': {
        const at =
          event.at ??
          this.pending.findIndex(({ source, index }) => source.ref === event.source && index === event.index);
        this.pending = this.pending.filter((_, i) => i !== at);
        return at >= 0;
      }
      case 'note':
        this.notes = noted(this.notes, event.notes);
        return true;
      case 'phase':
        this.turn = { ...this.turn, phase: event.phase };
        return true;
      case 'turn':
        this.turn = { player: event.player, number: this.turn.number + 1, phase: '' };
        return true;
      case 'shuffle': {
        const [order, seed] = shuffled(this.zone(event.zone), this.seed);
        this.setZone(event.zone, order);
        this.seed = seed;
        return true;
      }
      case 'lose':
        this.notes = noted(this.notes, { lost: [...(this.notes.lost ?? []), event.player] });
        return true;
      case 'damagePlayer':
        if (this.rules.remembersDamage)
          this.notes = {
            ...this.notes,
            owed: [...(this.notes.owed ?? []), { player: event.player, amount: event.amount }],
          };
        return true;
      // These come to other events under the edition's outcomes, or only let abilities trigger.
      case 'destroy':
      case 'banish':
      case 'cancel':
      case 'summon':
      case 'draw':
      case 'discard':
      case 'occasion':
        return true;
    }
  }

  private live(ref: Ref): Item | null {
    const item = (this.items ?? this.p.items)[slotOf(ref)];
    return item && item.ref === ref && item.zone !== GONE ? item : null;
  }

  private write(slot: number, item: Item): void {
    this.items ??= [...this.p.items];
    this.items[slot] = item;
  }

  private patch(ref: Ref, change: Partial<Item>): boolean {
    const item = this.live(ref);
    if (!item) return false;
    this.write(slotOf(ref), Object.assign(copyOf(item), change));
    return true;
  }

  private player(seat: Seat, change: Partial<PlayerState>): boolean {
    const state = { ...this.players[seat], ...change };
    this.players = seat === 0 ? [state, this.players[1]] : [this.players[0], state];
    return true;
  }

  private zone(key: ZoneKey): readonly number[] {
    return (this.zones ?? this.p.zones)[key] ?? [];
  }

  private setZone(key: ZoneKey, slots: readonly number[]): void {
    this.zones ??= { ...this.p.zones };
    this.zones[key] = slots;
  }

  private key(zone: string, item: Item, under: Seat): ZoneKey {
    const schema = this.rules.zones[zone];
    if (!schema) throw new Error(`no zone "${zone}" in ${this.rules.id}`);
    if (schema.shared) return zone;
    return `${zone}/${schema.side === 'owner' ? item.owner : under}`;
  }

  private move(event: EventOf<'move'>): boolean {
    const item = this.live(event.item);
    // Two moves of one object in a batch collapse: the first has taken it away.
    if (!item || this.moved.includes(item.ref)) return false;
    const slot = slotOf(item.ref);
    const schema = this.rules.zones[event.to];
    const under = event.under ?? (schema?.side === 'owner' && !schema.shared ? item.owner : item.controller);
    const from = this.key(item.zone, item, item.controller);
    const to = this.key(event.to, item, under);
    const same = this.keepsIdentity(item, event.to);
    const turn = this.turn.number;
    this.setZone(from, without(this.zone(from), slot));
    const rest = this.zone(to);
    this.setZone(to, event.place === 'bottom' ? [slot, ...rest] : [...rest, slot]);
    const arrived = copyOf(item);
    arrived.ref = same ? item.ref : nextRef(item.ref);
    arrived.zone = event.to;
    arrived.controller = under;
    arrived.face = event.face ?? (same ? item.face : 0);
    arrived.faceDown = event.faceDown ?? false;
    arrived.rested = event.rested ?? (same ? item.rested : false);
    arrived.damage = same ? item.damage : 0;
    arrived.counters = event.counters ?? (same ? item.counters : {});
    arrived.entered = turn;
    arrived.since = same && under === item.controller ? item.since : turn;
    arrived.stamp = this.clock;
    arrived.announced = event.played ?? null;
    arrived.ability = null;
    this.clock += 1;
    this.moved.push(arrived.ref);
    this.write(slot, arrived);
    return true;
  }

  private control(event: EventOf<'control'>): boolean {
    const item = this.live(event.item);
    if (!item || item.controller === event.to) return false;
    const from = this.key(item.zone, item, item.controller);
    const to = this.key(item.zone, item, event.to);
    if (from !== to) {
      this.setZone(from, without(this.zone(from), slotOf(item.ref)));
      this.setZone(to, [...this.zone(to), slotOf(item.ref)]);
    }
    return this.patch(item.ref, { controller: event.to, since: this.turn.number });
  }

  private putAbility(event: EventOf<'putAbility'>): boolean {
    const items = this.items ?? this.p.items;
    const free = items.findIndex((item) => item.zone === GONE);
    const slot = free >= 0 ? free : items.length;
    const before = items[slot];
    const { source, index } = event.ability;
    const chase = Object.entries(this.rules.zones).find(([, schema]) => schema.shared && schema.chase)?.[0];
    if (chase === undefined) throw new Error(`${this.rules.id} has no chase or stack`);
    const item: Item = {
      ref: before ? nextRef(before.ref) : slot,
      kind: event.as,
      card: source.card,
      name: `${source.name}${abilityAt(this.rules, source, index)?.kind === 'judgment' ? '!' : `#${index}`}`,
      owner: event.controller,
      controller: event.controller,
      zone: chase,
      face: source.face,
      faceDown: false,
      rested: false,
      damage: 0,
      counters: {},
      entered: this.turn.number,
      since: this.turn.number,
      stamp: this.clock,
      announced: event.announced,
      ability: event.ability,
    };
    this.clock += 1;
    this.write(slot, item);
    this.setZone(chase, [...this.zone(chase), slot]);
    return true;
  }

  private leave(ref: Ref): boolean {
    const item = this.live(ref);
    if (!item) return false;
    const key = this.key(item.zone, item, item.controller);
    this.setZone(key, without(this.zone(key), slotOf(ref)));
    return this.patch(ref, { zone: GONE, ability: null, announced: null });
  }
}

/** The slots of a zone but one; most cards leave from the end. */
function without(slots: readonly number[], slot: number): readonly number[] {
  if (slots[slots.length - 1] === slot) return slots.slice(0, -1);
  return slots.filter((other) => other !== slot);
}
