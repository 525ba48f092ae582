/** Reading a position under a ruleset: what conditions, selectors and steps are given to look at. */

import type { KeywordArgs } from '../position/card';
import {
  type Deed,
  type Event,
  GONE,
  type Item,
  type Option,
  type Position,
  type Ref,
  type Seat,
  type SelectionArgs,
  slotOf,
  type Zone,
} from '../position/position';
import { isNoAttribute } from './attributes';
import { havingAbility, lyingIn, lyingWhereMeant, signsAwaited } from './board';
import { type Characteristics, characteristicsOf, type View, viewOf } from './characteristics';
import { tellAll } from './consulting';
import { passing } from './passing';
import { type PlayerCharacteristics, playerOf, UNCHANGED } from './players';
import { type AbilityKind, type Print, printedCard, printedFace } from './printed';
import type { GameTypes, Quickest, Ruleset, Selection, Test } from './ruleset';
import { isRevealed } from './sight';

/** What was consulted while a row of the trace came about. */
export interface Log {
  /** @param by the object whose text decides, where one does */
  via(kind: string, name: string, clauses: readonly string[], by?: Ref): void;
}

export interface Refusal {
  readonly condition: string;
  readonly clauses: readonly string[];
}

const NOTHING: readonly Event[] = [];

export class Look<G extends GameTypes> {
  // Declared only, and set in the constructor: each row makes looks, and what initialises fields is another function to call.
  declare readonly rules: Ruleset<G>;
  declare readonly p: Position;
  declare readonly log: Log | null;
  declare private seen: View | null;
  declare private told: boolean;
  declare private players: [PlayerCharacteristics | null, PlayerCharacteristics | null] | null;

  constructor(rules: Ruleset<G>, p: Position, log: Log | null = null) {
    this.rules = rules;
    this.p = p;
    this.log = log;
    this.seen = null;
    this.told = false;
    this.players = null;
  }

  /** The same look, writing down elsewhere what it consults. */
  with(log: Log | null): Look<G> {
    return this.log === log ? this : new Look(this.rules, this.p, log);
  }

  /** What the game remembers. */
  get memory(): G['memory'] {
    return this.rules.memory.of(this.p);
  }

  /** What was done in a scope, oldest first. */
  done<D extends keyof G['deeds'] & string>(did: D, scope: G['deeds'][D]): readonly Deed[] {
    const kept = this.p.memory.ledger[scope];
    if (kept === undefined) return NO_DEEDS;
    let found: Deed[] | null = null;
    for (const deed of kept)
      if (deed.did === did) {
        found ??= [];
        found.push(deed);
      }
    return found ?? NO_DEEDS;
  }

  /** What texts make of a player. */
  player(seat: Seat): PlayerCharacteristics {
    if (!this.rules.anyPlayers) return UNCHANGED;
    this.players ??= [null, null];
    this.players[seat] ??= playerOf(this, seat);
    return this.players[seat];
  }

  /** What the continuous effects make of the position. */
  get view(): View {
    const view = this.standing;
    if (this.log !== null && !this.told) tellAll(this.log, view.consulted);
    this.told = true;
    return view;
  }

  /** The same, for who only compares it with an earlier one and consults nothing. */
  get standing(): View {
    this.seen ??= viewOf(this);
    return this.seen;
  }

  /** The edition's value of a parameter. */
  param<K extends keyof G['params'] & string>(name: K): G['params'][K] {
    const row = this.rules.params[name];
    this.log?.via('param', name, this.rules.paramClauses[name] ?? []);
    return row[0];
  }

  /** The object of a reference, or `undefined` where it has become another object since. */
  item(ref: Ref | null | undefined): Item | undefined {
    if (ref === null || ref === undefined) return undefined;
    const item = this.p.items[slotOf(ref)];
    return item && item.ref === ref && item.zone !== GONE ? item : undefined;
  }

  /** The objects of references, those that have become others left out. */
  objects(refs: Iterable<Ref | undefined>): readonly Item[] {
    const found: Item[] = [];
    for (const ref of refs) {
      const item = this.item(ref);
      if (item !== undefined) found.push(item);
    }
    return found;
  }

  /** The same object, or what is known of one that has left since, for reading its values: acting on it needs the object. */
  lately(ref: Ref): Item | undefined {
    const live = this.item(ref);
    if (live !== undefined || this.p.left.length === 0) return live;
    const left = this.p.left.find(({ item }) => item.ref === ref);
    return left && this.rules.lastKnown(this) ? left.item : undefined;
  }

  /**
   * What is known of an object that is spoken of as one in play: of one that has left, what it was there, as far as the
   * edition says so, although it may be the same object where it is now.
   */
  asInPlay(ref: Ref): Item | undefined {
    const item = this.lately(ref);
    if (item === undefined || this.p.left.length === 0 || item.zone === this.rules.zoneOf.battlefield) return item;
    const left = this.p.left.find((one) => one.item.ref === ref);
    return left && this.rules.lastKnownOfSame(this) ? left.item : item;
  }

  /** The card that a text comes from, as it was where the text came from. */
  asSource({ ref, zone }: Item): Item | undefined {
    return zone === this.rules.zoneOf.battlefield ? this.asInPlay(ref) : this.lately(ref);
  }

  /** The objects of a zone, bottom (or oldest) first; with a seat, that player's. */
  in(zone: Zone, seat?: Seat): readonly Item[] {
    return lyingIn(this.rules, this.p, zone, seat);
  }

  /** The objects of the zone that a text names; of those where it looks, where it names none. */
  where(zone: Zone | undefined): readonly Item[] {
    return zone === undefined ? lyingWhereMeant(this.rules, this.p) : this.in(zone);
  }

  /**
   * The cards on top of a player's main deck, the topmost first: so many, or as many as there are.
   * @param beside what happens at the same time: cards that it moves are taken already
   */
  top(seat: Seat, count: number, beside: readonly Event[] = NOTHING): readonly Item[] {
    const all = this.in(this.rules.zoneOf.deck, seat);
    const taken = beside.flatMap((event) => (event.kind === 'move' ? [event.item] : []));
    const deck = taken.length === 0 ? all : all.filter(({ ref }) => !taken.includes(ref));
    return deck.slice(Math.max(0, deck.length - count)).reverse();
  }

  /**
   * The face-up objects, where abilities work, of cards that have abilities of a kind on any face; with a seat, those that
   * player controls. Whether an object has such an ability now is for its characteristics to say.
   */
  having(kind: AbilityKind, seat?: Seat): readonly Item[] {
    return havingAbility(this.rules, this.p, kind, seat);
  }

  /** Whether any automatic ability, where it works, could wait for one of the events: a first look at the cards alone. */
  isAwaited(events: readonly Event[]): boolean {
    const signs = signsAwaited(this.rules, this.p);
    if (signs.size > 0)
      for (const event of events) for (const sign of this.rules.language.signs(event)) if (signs.has(sign)) return true;
    return false;
  }

  /** Whether the card an object is has abilities of a kind on any face. */
  prints(item: Item, kind: AbilityKind): boolean {
    return printedCard(this.rules, item)?.[kind] ?? false;
  }

  /** What an object is now, or comes from: the only door to its name and to what is printed on it. */
  print(item: Item): Print {
    return this.rules.anyBecomes && this.p.effects.length > 0 ? this.chars(item).print : this.original(item);
  }

  /** What it is printed as, whatever it has become: what a copy of it is. */
  original(item: Item): Print {
    return printedFace(this.rules, item).print;
  }

  /** Characteristics as the continuous effects leave them. */
  chars(item: Item): Characteristics {
    return characteristicsOf(this, item);
  }

  /** Whether a word says that something has no attribute. */
  isNone(attribute: string): boolean {
    return isNoAttribute(this, attribute);
  }
  /** Whether what lies face down is revealed all the same. */
  isRevealed(item: Item): boolean {
    return isRevealed(this, item);
  }

  /** Current value of a stat; 0 where the object lacks it (see `has`). */
  stat(item: Item, name: string): number {
    return this.chars(item).stats[name] ?? 0;
  }
  /** What a keyword says, each time the object has it; nothing where it lacks the keyword. For the keyword's room to ask. */
  keyword(item: Item, name: string): readonly KeywordArgs[] {
    let found: KeywordArgs[] | null = null;
    for (const keyword of this.chars(item).keywords)
      if (keyword.name === name) {
        found ??= [];
        found.push(keyword.args);
      }
    return found ?? NO_ARGS;
  }
  /** The number that a keyword of an object says: the greatest where it has several, 0 where it has none. */
  numberOf(item: Item, keyword: string): number {
    return this.keyword(item, keyword).reduce((most, { number = 0 }) => Math.max(most, number), 0);
  }
  has(item: Item, keyword: string): boolean {
    for (const { name } of this.chars(item).keywords) if (name === keyword) return true;
    return false;
  }
  isA(item: Item, ...types: readonly string[]): boolean {
    return this.isOneOf(item, types);
  }
  /** The same, of a list that is there already. */
  isOneOf(item: Item, types: readonly string[]): boolean {
    for (const own of this.chars(item).types) for (const type of types) if (own === type) return true;
    return false;
  }

  /**
   * The options of a selection that no condition of the edition refuses.
   * @param but a condition left out: the one that asks what the others allow
   */
  options(name: string, args: SelectionArgs, but?: Test<G>): readonly Option[] {
    const selection = this.rules.selections[name];
    return selection ? this.allowed(selection, args, Number.POSITIVE_INFINITY, but) : NO_OPTIONS;
  }

  /** The same of a selection that is at hand. */
  optionsOf(selection: Selection<G>, args: SelectionArgs): readonly Option[] {
    return this.allowed(selection, args, Number.POSITIVE_INFINITY);
  }

  /** Of options that are put together already, those that no condition of a selection refuses; all where there is no such selection. */
  unrefused(name: string, options: readonly Option[], args: SelectionArgs): readonly Option[] {
    const selection = this.rules.selections[name];
    return selection ? passing(this, options, selection.conditions, args) : options;
  }

  /** How many options of a selection no condition refuses, counted up to `most`: nobody looks at more than that. */
  count(name: string, args: SelectionArgs, most: number): number {
    const selection = this.rules.selections[name];
    return selection ? this.allowed(selection, args, most).length : 0;
  }

  private allowed(selection: Selection<G>, args: SelectionArgs, most: number, but?: Test<G>): readonly Option[] {
    const { candidates, conditions, quickest } = selection;
    if (but !== undefined) {
      const asked = conditions.filter(({ run }) => run !== but);
      return passing(this, candidates(this, args), asked, args, most);
    }
    const { moment, ofObject, others } = quickest;
    // No options are put together only to be refused. A trace tells no condition where nothing stands under it.
    if (this.log === null && !this.isMoment(moment, args)) return NO_OPTIONS;
    const found = candidates(this, args);
    if (found.length === 0 || (this.log !== null && !this.isMoment(moment, args))) return NO_OPTIONS;
    return passing(this, ofObject === null ? found : ofObject(this, found, args.seat), others, args, most);
  }

  private isMoment(conditions: Quickest<G>['moment'], args: SelectionArgs): boolean {
    for (const condition of conditions) {
      this.log?.via('condition', condition.label, condition.clauses);
      if (!condition.run(this, args)) return false;
    }
    return true;
  }

  /** Every condition that refuses this option of the selection, with all clauses by which it does; empty where it is legal. */
  refusals(name: string, args: SelectionArgs, option: Option): readonly Refusal[] {
    const selection = this.rules.selections[name];
    if (!selection) return [];
    return selection.conditions
      .filter((condition) => !condition.run(this, option, args))
      .map(({ name: condition, clauses, run: { because } }) => ({
        condition,
        clauses: because ? [...new Set([...clauses, ...because(this, option, args)])] : clauses,
      }));
  }
}

const NO_ARGS: readonly KeywordArgs[] = [];
const NO_DEEDS: readonly Deed[] = [];
const NO_OPTIONS: readonly Option[] = [];
