/** What each event does to a position. The only place where a position changes. */

import {
  ASIDE,
  type Begun,
  beginning,
  doing,
  type Event,
  type EventOf,
  forgetting,
  GONE,
  type Item,
  NOTHING_ANNOUNCED,
  NOTHING_UNDER_WAY,
  nextRef,
  type PlayerState,
  type Ref,
  remembering,
  type StoredReplacement,
  shortName,
  sideOf,
  slotOf,
  watchedAnew,
  watchWith,
} from '../position/position';
import { turnedTo } from '../position/printed-as';
import { shuffled } from '../position/random';
import { copyOf, type Working } from '../position/working';
import { abilityAt } from '../view/abilities';
import { holds } from '../view/held';
import type { Look } from '../view/look';
import { calledAfter, printOf } from '../view/printed';
import type { GameTypes } from '../view/ruleset';
import { whoSees } from '../view/sight';
import { Draft, NOBODY, NOTHING_BEGUN, NOWHERE, without } from './draft';

/** A position being changed by one batch. */
export class Batch<G extends GameTypes> extends Draft<G> {
  private readonly moved: Ref[] = [];

  constructor(
    private readonly before: Look<G>,
    p: Working,
    /** Whether a card that goes between these zones remains the same object. */
    private readonly keepsIdentity: (item: Item, to: string) => boolean,
  ) {
    super(before.rules, p);
  }

  /** Lets one event happen, and says how it did; `null` where nothing changes because the object is another one by now. */
  apply(event: Event): Event | null {
    const happened = this.changed(event);
    if (happened === null) return null;
    const record = this.rules.memory.records[event.kind];
    if (record) this.after.memory = record(this.after.memory, event);
    return happened;
  }

  private changed(event: Event): Event | null {
    if (event.kind === 'create') return this.create(event);
    if (event.kind === 'copy') return this.copy(event);
    return this.happen(event) ? event : null;
  }

  /** No case here makes a function of its own that holds the event: every call would pay for it. */
  private happen(event: Exclude<Event, EventOf<'create' | 'copy'>>): boolean {
    const { after } = this;
    switch (event.kind) {
      case 'move':
        return this.move(event);
      case 'rest':
      case 'recover':
        return this.patch(event.item, { rested: event.kind === 'rest' });
      case 'damage': {
        const item = this.live(event.to);
        if (item === null) return false;
        return this.patch(item.ref, { damage: item.damage + event.amount });
      }
      case 'life': {
        const { life } = after.players[event.player];
        return this.player(event.player, { life: life + event.change });
      }
      case 'restore':
        return this.patch(event.item, { state: null });
      case 'state':
        return this.player(event.player, { state: event.state });
      case 'attach':
        return this.attach(event);
      case 'ages':
        return this.age(event);
      case 'turnUp':
        return this.patch(event.item, { faceDown: false });
      case 'face':
        return this.turn(event);
      case 'clearDamage': {
        const damage = this.live(event.item)?.damage ?? 0;
        return this.patch(event.item, { damage: Math.max(0, damage - (event.amount ?? damage)) });
      }
      case 'counters': {
        const item = this.live(event.item);
        if (!item) return false;
        const count = (item.counters[event.counter] ?? 0) + event.change;
        return this.patch(item.ref, { counters: counted(item.counters, event.counter, count) });
      }
      case 'control':
        return this.control(event);
      case 'produce':
      case 'spend': {
        const { pool } = after.players[event.player];
        const units = (pool[event.resource] ?? 0) + (event.kind === 'produce' ? event.amount : -event.amount);
        return this.player(event.player, { pool: counted(pool, event.resource, units) });
      }
      case 'beginEffect': {
        after.effects = [...after.effects, beginning(event.effect, after.clock)];
        after.clock += 1;
        return true;
      }
      case 'delay':
        after.delayed = [...after.delayed, { ...event.delayed, id: after.clock }];
        after.clock += 1;
        return true;
      case 'store':
        after.stored = [...after.stored, { ...event.stored, id: after.clock }];
        after.clock += 1;
        return true;
      case 'wear':
        return this.wear(event);
      case 'endEffects':
        after.stored = outlasting(after.stored, event.until);
        after.delayed = outlasting(after.delayed, event.until);
        after.effects = outlasting(after.effects, event.until);
        return true;
      case 'announce':
        return this.patch(event.item, { announced: event.announced });
      case 'putAbility':
        return this.putAbility(event);
      case 'leaveChase':
        return this.gone(event.item, false);
      case 'cease':
        return this.gone(event.item, true);
      case 'trigger':
        after.pending = [...after.pending, event.pending];
        return true;
      case 'untrigger':
        return this.untrigger(event);
      case 'remember':
        after.memory = remembering(after.memory, event.scope, event.what);
        return true;
      case 'did':
        after.memory = doing(after.memory, event.deed, this.rules.kept.get(event.deed.did) ?? []);
        return true;
      case 'scopeBegins':
        after.memory = { ...after.memory, [event.scope]: {} };
        return true;
      case 'scopeEnds':
        after.memory = forgetting(after.memory, event.scope);
        return true;
      case 'phase':
        // A phase goes on while its steps say again which it is.
        if (event.phase !== after.turn.phase) {
          after.memory = forgetting(after.memory, 'phase');
          after.watch = watchedAnew(after.watch);
        }
        after.turn = { player: after.turn.player, number: after.turn.number, phase: event.phase };
        return true;
      case 'turn':
        after.turn = { player: event.player, number: after.turn.number + 1, phase: '' };
        after.watch = watchedAnew(after.watch);
        after.memory = forgetting(after.memory, 'turn', 'phase', 'battle', 'chase');
        return true;
      case 'shuffle': {
        const [order, seed] = shuffled(this.zone(event.zone), after.seed);
        this.setZone(event.zone, order);
        after.seed = seed;
        return true;
      }
      case 'show':
        if (this.live(event.item) === null) return false;
        after.shown = [...after.shown, { item: event.item, to: event.to }];
        return true;
      case 'hide':
        after.shown =
          event.zone === undefined ? NOTHING_UNDER_WAY.shown : shownElsewhere(after.shown, this.zone(event.zone));
        return true;
      case 'newGame':
        return this.newGame(event);
      case 'repeat': {
        const { loop, settled } = after.watch;
        const { times: left, stops, once, never } = event;
        if (loop)
          after.watch = watchWith(after.watch, {
            loop: { ...loop, left, stops, ...(once && { once }) },
            ...(never && { settled: [...settled, { round: loop.round, ...never }] }),
          });
        return true;
      }
      // These come to other events under the edition's outcomes, are only remembered, or only let abilities trigger.
      case 'withdraw':
      case 'destroy':
      case 'banish':
      case 'cancel':
      case 'summon':
      case 'draw':
      case 'discard':
      case 'discardHand':
      case 'occasion':
      case 'extraTurn':
      case 'skipPhase':
      case 'damagePlayer':
      case 'roll':
      case 'lose':
        return true;
    }
  }

  private wear({ id, by }: EventOf<'wear'>): boolean {
    this.after.stored = this.after.stored.flatMap((one) => (one.id === id ? worn(one, by) : [one]));
    return true;
  }

  private untrigger(event: EventOf<'untrigger'>): boolean {
    const { pending } = this.after;
    const at = event.at ?? pending.findIndex(({ source, key }) => source.ref === event.source && key === event.key);
    this.after.pending = pending.filter((_, i) => i !== at);
    return at >= 0;
  }

  private move(event: EventOf<'move'>): boolean {
    const item = this.live(event.item);
    // Two moves of one object in a batch collapse: the first has taken it away.
    if (!item || this.moved.includes(item.ref)) return false;
    if (event.to === GONE) return this.gone(item.ref, true);
    const slot = slotOf(item.ref);
    const schema = this.rules.zones[event.to];
    const under = event.under ?? (schema?.side === 'owner' && !schema.shared ? item.owner : item.controller);
    const from = this.key(item.zone, item, item.controller);
    const to = this.key(event.to, item, under);
    const same = this.keepsIdentity(item, event.to);
    const turn = this.after.turn.number;
    this.setZone(from, without(this.zone(from), slot));
    const rest = this.zone(to);
    this.setZone(to, event.place === 'bottom' ? [slot, ...rest] : [...rest, slot]);
    const arrived = copyOf(item);
    arrived.ref = same ? item.ref : nextRef(item.ref);
    arrived.zone = event.to;
    arrived.controller = under;
    arrived.printedAs = turnedTo(item, event.face ?? sideOf(item));
    arrived.faceDown = event.faceDown ?? schema?.laid === 'faceDown';
    arrived.knownTo = arrived.faceDown ? whoSees(this.before.with(null), item) : NOBODY;
    arrived.rested = event.rested ?? (same ? item.rested : this.arrivesRested(event.to));
    arrived.damage = same ? item.damage : 0;
    arrived.counters = event.counters ?? (same || this.countersFollow(item) ? item.counters : {});
    arrived.state = event.state ?? (same ? item.state : null);
    arrived.entered = turn;
    arrived.since = same && under === item.controller ? item.since : turn;
    arrived.stamp = this.after.clock;
    arrived.turned = this.after.clock;
    arrived.added = this.after.clock;
    arrived.begun = NOTHING_BEGUN;
    arrived.announced = event.played ?? null;
    arrived.ability = null;
    arrived.on = event.on ?? (same ? item.on : NOWHERE);
    this.after.clock += 1;
    this.moved.push(arrived.ref);
    this.write(slot, arrived);
    return true;
  }

  private arrivesRested(to: string): boolean {
    return to === this.rules.zoneOf.battlefield && this.rules.arrivesRested(this.before);
  }

  private countersFollow({ counters }: Item): boolean {
    for (const _ in counters) return this.rules.countersFollow(this.before);
    return false;
  }

  /** What its other side does begins only now. */
  private turn(event: EventOf<'face'>): boolean {
    const item = this.live(event.item);
    if (item === null) return false;
    const turned = sideOf(item) === event.side ? item.turned : this.tick();
    return this.patch(item.ref, { printedAs: turnedTo(item, event.side), turned });
  }

  /** What it does to its host begins only now, where the edition has it so; to one that it is on already, it goes on. */
  private attach(event: EventOf<'attach'>): boolean {
    const item = this.live(event.item);
    if (item === null) return false;
    const isNew = event.on.some((host) => !item.on.includes(host)) && this.rules.agesByHost(this.before);
    return this.patch(item.ref, { on: event.on, added: isNew ? this.tick() : item.added });
  }

  /** The next timestamp, which is used up by that. */
  private tick(): number {
    const now = this.after.clock;
    this.after.clock += 1;
    return now;
  }

  private age({ item: ref, ability, by }: EventOf<'ages'>): boolean {
    const item = this.live(ref);
    if (item === null) return false;
    const others = item.begun.filter((one) => one.key !== ability || one.by !== by);
    const stamp = this.tick();
    const begun: Begun = by === undefined ? { key: ability, stamp, own: true } : { key: ability, stamp, by };
    return this.patch(ref, { begun: [...others, begun] });
  }

  private control(event: EventOf<'control'>): boolean {
    const item = this.live(event.item);
    if (!item) return false;
    const released = !event.held && this.after.effects.some((effect) => holds(effect, item.ref));
    if (released) this.after.effects = this.after.effects.filter((effect) => !holds(effect, item.ref));
    if (item.controller === event.to) return released;
    const from = this.key(item.zone, item, item.controller);
    const to = this.key(item.zone, item, event.to);
    if (from !== to) {
      this.setZone(from, without(this.zone(from), slotOf(item.ref)));
      this.setZone(to, [...this.zone(to), slotOf(item.ref)]);
    }
    return this.patch(item.ref, { controller: event.to, since: this.after.turn.number });
  }

  private putAbility(event: EventOf<'putAbility'>): boolean {
    const { source, key } = event.ability;
    this.put({
      kind: event.as,
      printedAs: source.printedAs,
      pseudo: null,
      name: `${source.name}${abilityAt(this.rules, key)?.kind === 'judgment' ? '!' : `#${shortName(key)}`}`,
      controller: event.controller,
      zone: event.aside ? ASIDE : this.rules.zoneOf.stack,
      faceDown: false,
      knownTo: NOBODY,
      rested: false,
      counters: {},
      announced: event.announced,
      ability: event.ability,
    });
    return true;
  }

  private create(event: EventOf<'create'>): Event | null {
    const { under } = event;
    if (under === undefined) return null;
    const printedAs = { card: event.card, side: 0 };
    const item = this.put({
      kind: 'card',
      printedAs,
      pseudo: 'token',
      name: this.free(calledAfter(printOf(this.rules, { printedAs }))),
      controller: under,
      zone: event.into ?? this.rules.zoneOf.battlefield,
      faceDown: false,
      knownTo: NOBODY,
      rested: event.rested ?? false,
      counters: event.counters ?? {},
      announced: null,
      ability: null,
    });
    return { ...event, item };
  }

  private copy(event: EventOf<'copy'>): Event | null {
    const { of, under, side, ability } = event;
    const original = this.live(of) ?? this.after.left.find(({ item }) => item.ref === of)?.item;
    if (!original || under === undefined) return null;
    const { kind, zone, faceDown } = original;
    if (kind !== 'card' && ability === undefined) return null;
    const item = this.put({
      kind,
      printedAs: turnedTo(original, side ?? 0),
      pseudo: kind === 'card' ? 'copy' : null,
      name: this.free(`${original.name}-copy`),
      controller: under,
      zone,
      faceDown,
      knownTo: faceDown ? whoSees(this.before.with(null), original) : NOBODY,
      rested: false,
      counters: {},
      announced: event.announced ?? (zone === this.rules.zoneOf.stack ? NOTHING_ANNOUNCED : null),
      ability: ability ?? null,
    });
    return { ...event, item };
  }

  private newGame({ player, cards }: EventOf<'newGame'>): boolean {
    const { after, rules } = this;
    this.clear();
    for (const { item: ref, zone } of cards) {
      const slot = slotOf(ref);
      const item = after.items[slot];
      if (!item) continue;
      const key = this.key(zone, item, item.owner);
      this.setZone(key, [...this.zone(key), slot]);
      this.write(slot, {
        ...item,
        printedAs: turnedTo(item, 0),
        zone,
        controller: item.owner,
        faceDown: rules.zones[zone]?.laid === 'faceDown',
        knownTo: NOBODY,
        rested: false,
        damage: 0,
        counters: {},
        state: null,
        entered: 0,
        since: 0,
        on: NOWHERE,
      });
    }
    const [first, second] = after.players;
    after.players = [begun(first), begun(second)];
    Object.assign(after, NOTHING_UNDER_WAY);
    after.turn = { player, number: 0, phase: '' };
    after.memory = rules.memory.begin({ number: 0, starter: player });
    return true;
  }
}

/** Numbers by name with one of them changed, which then stands last; none that is nothing or less stands there. */
function counted(before: Readonly<Record<string, number>>, name: string, count: number): Record<string, number> {
  const after: Record<string, number> = {};
  for (const other in before) if (other !== name) after[other] = before[other] ?? 0;
  if (count > 0) after[name] = count;
  return after;
}

/** A player as a game begins anew: nothing of the one before, but what was done before that. */
const begun = ({ life, released }: PlayerState): PlayerState => ({ life, pool: {}, ...(released && { released }) });

/** A stored replacement after it has prevented so much: nothing once there is nothing left of it. */
function worn(one: StoredReplacement, by: number | 'over'): readonly StoredReplacement[] {
  if (by === 'over' || one.left === undefined) return [];
  return one.left > by ? [{ ...one, left: one.left - by }] : [];
}

/** What texts show of objects that lie in other zones. */
const shownElsewhere = (shown: Working['shown'], zone: readonly number[]): Working['shown'] =>
  shown.filter(({ item }) => !zone.includes(slotOf(item)));

/** Those that do not end then: the same list where none does, so that what was found under them still holds. */
const outlasting = <T extends { readonly until: string }>(all: readonly T[], end: string): readonly T[] =>
  all.some(({ until }) => until === end) ? all.filter(({ until }) => until !== end) : all;
