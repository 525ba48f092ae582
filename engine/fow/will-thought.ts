/**
 * What playing will abilities comes to, thought of and not done: the positions that they lead to, with the will that is there by
 * then. Each is played there as it would be: its cost is done, and its text carried out.
 */
import { onceAllDone } from '../kernel/happen/ahead';
import { units } from '../kernel/machine/payment';
import { AGES } from '../kernel/machine/same';
import type { Instruction } from '../kernel/position/card';
import {
  type AbilityKey,
  begun,
  type Charge,
  type Event,
  type Item,
  NOTHING_ANNOUNCED,
  type PaymentSource,
  type Pending,
  type Program,
  programWith,
  type Ref,
  type Seat,
  slotOf,
} from '../kernel/position/position';
import { kindsOf, producedAs } from '../kernel/position/resources';
import { abilityAt } from '../kernel/view/abilities';
import { isLeftOut } from '../kernel/view/absent';
import { evaluate, objectsThat } from '../kernel/view/condition';
import { withXAs } from '../kernel/view/filter';
import type { OpenChoice } from '../kernel/view/language';
import { targetGroups } from '../kernel/view/modes';
import { type Action, actionsOf, beforePaying, type Payer } from '../play/cost-actions';
import { unitsOf } from '../play/costs';
import { isLeftFor, type Spent } from '../play/paying';
import { surePoints } from './dice';
import { isCharacteristic, type Look } from './fow';
import { artPlayed } from './keywords/gods-art';
import { isTriggeredWill, type Will, willPlayed } from './will-texts';

/** A position that will abilities lead to. */
export interface Thought {
  readonly look: Look;
  /** The will that is there, apart from the position: units by the kinds as which each can pay. */
  readonly pool: Will;
  /** Whether the last instruction of a text did what it says. */
  readonly did: boolean;
}

/** For what it is thought of. */
export interface Thinking {
  /** Where it begins. */
  readonly from: Look;
  readonly seat: Seat;
  /** What other things are done with for what is under way. */
  readonly spent: Spent;
  /** Whether will counts as of any attribute. */
  readonly ofAnyAttribute: boolean;
  /** What can pay without being played first. */
  readonly sourcesIn: (look: Look) => readonly PaymentSource[];
  /** So many units of the same kinds are counted: more would be of no use. */
  readonly most: number;
  /** Whether ways were left out, so that what is not found can be there all the same. */
  isCut: boolean;
}

/** One way to play a will ability. */
export interface Use {
  /** How an answer names it. */
  readonly key: string;
  readonly item: Item;
  readonly ability: AbilityKey;
  readonly text: readonly Instruction[];
  readonly charge: Charge;
  readonly x: number;
}

/** Ways in which one thing can be done that are looked at: no text printed so far has half as many. */
const MOST_WAYS = 64;

/** Everything that each of some ways leads to. */
function each<From, To>(thinking: Thinking, ways: readonly From[], lead: (way: From) => readonly To[]): readonly To[] {
  const [only] = ways;
  const found = ways.length === 1 && only !== undefined ? lead(only) : ways.flatMap(lead);
  if (found.length <= MOST_WAYS) return found;
  thinking.isCut = true;
  return found.slice(0, MOST_WAYS);
}

const happening = (thought: Thought, events: readonly Event[]): Thought => ({
  look: events.length === 0 ? thought.look : onceAllDone(thought.look, events),
  pool: thought.pool,
  did: events.length > 0,
});

// ---- will --------------------------------------------------------------------------------------------------------

const OR = '/';

/** The kinds as which units of a pool can pay. */
export const kindsIn = (units: string): readonly string[] => units.split(OR);

function withUnits({ most }: Thinking, thought: Thought, kinds: readonly string[], amount: number): Thought {
  const { look, pool } = thought;
  const name = kinds.join(OR);
  const now = Math.min(most, Math.max(0, amount) + (pool[name] ?? 0));
  return { look, pool: { ...pool, [name]: now }, did: amount > 0 };
}

/** The will of a player, as it is thought of. */
export const poolOf = (look: Look, seat: Seat): Will =>
  Object.fromEntries(
    Object.entries(look.p.players[seat].pool).map(([kind, amount]) => [kindsOf(kind).join(OR), amount]),
  );

const pays = ({ ofAnyAttribute }: Thinking, gives: readonly string[], kind: string): boolean =>
  kind === 'free' || gives.includes(kind) || (ofAnyAttribute && !isCharacteristic(kind));

/** Every way to pay will, with what is there or with cards that make it then. */
function paid(thinking: Thinking, thought: Thought, cost: Will): readonly Thought[] {
  if (units(cost) === 0) return [thought];
  const { free = 0, ...named } = cost;
  let ways: readonly Thought[] = [thought];
  for (const [kind, amount] of [...Object.entries(named), ['free', free] as const])
    for (let unit = 0; unit < amount; unit += 1)
      ways = distinct(
        thinking,
        each(thinking, ways, (way) => unitPaid(thinking, way, kind)),
      );
  return ways;
}

function unitPaid(thinking: Thinking, thought: Thought, kind: string): readonly Thought[] {
  const fromPool = Object.keys(thought.pool).flatMap((name): readonly Thought[] =>
    spending(thinking, thought, name, kind),
  );
  const fromCards = sourcesApart(thinking, thought.look).flatMap((source) =>
    pays(thinking, source.gives, kind)
      ? playedSource(thinking, thought, source).flatMap((then) => spending(thinking, then, source.gives.join(OR), kind))
      : [],
  );
  return [...fromPool, ...fromCards];
}

function spending(thinking: Thinking, { look, pool, did }: Thought, name: string, kind: string): readonly Thought[] {
  const left = (pool[name] ?? 0) - 1;
  return left >= 0 && pays(thinking, kindsIn(name), kind) ? [{ look, pool: { ...pool, [name]: left }, did }] : [];
}

/** What can pay, but of those that are alike only one. */
export function sourcesApart(thinking: Thinking, look: Look): readonly PaymentSource[] {
  const seen = new Set<string>();
  return thinking.sourcesIn(look).filter(({ item, how, group }) => {
    const card = look.item(item);
    if (card === undefined) return false;
    const name = `${how} ${group} ${classOf(thinking, card)}`;
    return !seen.has(name) && seen.add(name) !== undefined;
  });
}

// ---- played ------------------------------------------------------------------------------------------------------

/** What a card that pays comes to. */
export function playedSource(thinking: Thinking, thought: Thought, source: PaymentSource): readonly Thought[] {
  const { item, how, gives } = source;
  if (item === null) return [];
  const cost: Event =
    how === 'banish' ? { kind: 'banish', item, by: item, cause: 'cost' } : { kind: 'rest', item, cause: 'cost' };
  return settingOff(thinking, happening(thought, [cost]), item, (then) => [withUnits(thinking, then, gives, 1)]);
}

/** What a will ability comes to; nothing where its cost cannot be done. */
export function played(thinking: Thinking, thought: Thought, use: Use): readonly Thought[] {
  const { seat } = thinking;
  const { item, ability, text, charge, x } = use;
  const actions = actionsOf(charge);
  const before = beforePaying(charge);
  const payer: Payer = { seat, source: item, x };
  return each(thinking, picksFor(thinking, thought.look, actions, payer), (picks) => {
    const done =
      (from: number, to: number) =>
      (way: Thought): readonly Thought[] =>
        actions
          .slice(from, to)
          .reduce<readonly Thought[]>(
            (ways, action, at) =>
              ways.flatMap((one) => acted(thinking, one, action, payer, picks[from + at] ?? NO_REFS)),
            [way],
          );
    const asked = each(thinking, done(0, before)(thought), (way) => paid(thinking, way, unitsOf(charge, x)));
    const program = begun(item, ability, seat, { ...NOTHING_ANNOUNCED, x, used: picks.flat() });
    return each(thinking, each(thinking, asked, done(before, actions.length)), (way) => {
      const art = happening(way, artPlayed(way.look, seat, ability));
      return settingOff(thinking, art, item.ref, (then) => carried(thinking, then, text, program));
    });
  });
}

const NO_REFS: readonly Ref[] = [];

/** Every choice of cards for the actions of a cost: for each of them its cards, none where it has nothing to choose. */
const picksFor = (
  thinking: Thinking,
  look: Look,
  actions: readonly Action[],
  payer: Payer,
): readonly (readonly (readonly Ref[])[])[] =>
  actions.reduce<readonly (readonly (readonly Ref[])[])[]>(
    (ways, { choice }) => {
      if (choice === null) return ways.map((way) => [...way, NO_REFS]);
      const { cards, count } = choice(look, payer);
      return each(thinking, ways, (way) => {
        const taken = way.flat();
        const open = cards.filter(({ ref }) => !taken.includes(ref));
        return setsOf(thinking, open, count).map((set) => [...way, set]);
      });
    },
    [[]],
  );

/** So many of some cards; of those that are alike it does not matter which. */
function setsOf(thinking: Thinking, cards: readonly Item[], count: number): readonly (readonly Ref[])[] {
  if (count === 0) return [NO_REFS];
  const seen = new Set<string>();
  return each(thinking, [...cards.entries()], ([at, card]) => {
    const name = classOf(thinking, card);
    if (seen.has(name) || cards.length - at < count) return [];
    seen.add(name);
    return setsOf(thinking, cards.slice(at + 1), count - 1).map((set) => [card.ref, ...set]);
  });
}

/** One action of a cost is done, where it can be and leaves what is wanted for what is under way. */
function acted(
  { spent }: Thinking,
  thought: Thought,
  action: Action,
  payer: Payer,
  chosen: readonly Ref[],
): readonly Thought[] {
  const { look } = thought;
  const { choice, toItself, toOthers, rested } = action;
  const source = payer.source?.ref;
  if (!action.can(look, payer)) return [];
  if (toItself !== null && toItself !== 'loses' && source !== undefined && !isLeftFor(spent, source, toItself))
    return [];
  if (choice !== null) {
    const { cards } = choice(look, payer);
    const isOpen = (ref: Ref): boolean =>
      isLeftFor(spent, ref, toOthers) &&
      cards.some((card) => card.ref === ref && (rested === undefined || rested === card.rested));
    if (!chosen.every(isOpen)) return [];
  }
  return [happening(thought, action.events(payer, chosen))];
}

/** A will ability has been played: what waits for that comes after what it comes to itself. */
function settingOff(
  thinking: Thinking,
  thought: Thought,
  item: Ref,
  itself: (then: Thought) => readonly Thought[],
): readonly Thought[] {
  const told = willPlayed(thought.look, thinking.seat, item);
  if (told.length === 0) return itself(thought);
  const after = happening(thought, told);
  const set = after.look.p.pending.slice(thought.look.p.pending.length);
  return set.reduce((ways, one) => each(thinking, ways, (way) => setOff(thinking, way, one)), itself(after));
}

function setOff(
  thinking: Thinking,
  thought: Thought,
  { key, source, controller, card, ...told }: Pending,
): readonly Thought[] {
  const ability = abilityAt(thought.look.rules, key);
  if (card || !isTriggeredWill(ability)) return [thought];
  if (ability.if !== undefined && !evaluate(thought.look, ability.if, controller, source, false)) return [thought];
  const then = carried(thinking, thought, ability.do, begun(source, key, controller, NOTHING_ANNOUNCED, told));
  return ability.optional ? [thought, ...then] : then;
}

// ---- carried out -------------------------------------------------------------------------------------------------

/** Every way to carry out a text, in which each die shows the least that it can: no more is sure. */
function carried(
  thinking: Thinking,
  thought: Thought,
  list: readonly Instruction[],
  program: Program,
): readonly Thought[] {
  let { rolled } = program;
  let ways: readonly Thought[] = [thought];
  for (const one of list) {
    if (one.op === 'roll') rolled = leastRolled(thinking, thought, one, programWith(program, { rolled })) ?? rolled;
    ways = each(thinking, ways, (way) =>
      carriedOut(thinking, way, one, programWith(program, { did: way.did, rolled })),
    );
  }
  return ways;
}

/** What dice show at least; `undefined` where none are rolled. */
function leastRolled(
  { seat }: Thinking,
  { look }: Thought,
  instruction: Instruction,
  program: Program,
): number | undefined {
  const [dice] = look.rules.operations.has(instruction.op)
    ? look.rules.language.events(look, instruction, program, NO_REFS)
    : [];
  return dice?.kind === 'roll' ? surePoints(look, dice, seat) : undefined;
}

/** The same of one instruction. What others decide, a procedure carries out or chance chooses is left out. */
function carriedOut(
  thinking: Thinking,
  thought: Thought,
  instruction: Instruction,
  program: Program,
): readonly Thought[] {
  const { look } = thought;
  const { rules } = look;
  const isOwn = program.controller === thinking.seat;
  const idle: readonly Thought[] = [{ ...thought, did: false }];
  if (!rules.operations.has(instruction.op)) return idle;
  if (isLeftOut(look, instruction, targetGroups(abilityAt(rules, program.key)))) return idle;
  if (instruction.op === 'produce') {
    const amount = rules.language.amount(look, instruction.amount, program);
    return isOwn ? [withUnits(thinking, thought, kindsOf(producedAs(instruction)), amount)] : idle;
  }
  // Which it is need not be known before it pays.
  if (instruction.op === 'produceOf')
    return isOwn ? [withUnits(thinking, thought, [...new Set(instruction.of.flatMap(kindsOf))], 1)] : idle;
  const doing = rules.language.doing(look, instruction, program);
  switch (doing.kind) {
    case 'happen':
      return [happening(thought, doing.events)];
    case 'choose':
      return each(thinking, choicesFor(thinking, look, doing.choice, program), (chosen) => {
        const picked = programWith(program, { picked: [chosen] });
        return [happening(thought, rules.language.events(look, instruction, picked, chosen))];
      });
    case 'branch': {
      const { branching } = doing;
      const into = (way: Thought, branches: readonly (string | number)[]): readonly Thought[] =>
        branches.reduce<readonly Thought[]>(
          (ways, name) =>
            each(thinking, ways, (one) => carried(thinking, one, rules.language.branch(instruction, name), program)),
          [way],
        );
      if ('take' in branching) return into(thought, branching.take);
      if (!isOwn) return idle;
      if (branching.ask === 'mode')
        return each(thinking, someOf(branching.among, branching.choose), (modes) => into(thought, modes));
      return branching.by === 'you' ? [...idle, ...into(thought, [branching.yes])] : idle;
    }
    case 'call':
      return idle;
  }
}

/** What the player can choose for an instruction; nothing where others choose, or chance does. */
function choicesFor(thinking: Thinking, look: Look, open: OpenChoice, program: Program): readonly (readonly Ref[])[] {
  const { language, zoneOf } = look.rules;
  const { controller, announced, source } = program;
  const [by, ...others] = language.players(look, open.by, program);
  if (by !== thinking.seat || others.length > 0 || open.random === true) return [NO_REFS];
  const found =
    open.from === 'hand'
      ? look.in(zoneOf.hand, by)
      : objectsThat(look, withXAs(open.filter, announced.x), controller, source);
  const count = Math.min(language.amount(look, open.count, program), found.length);
  const sets = setsOf(thinking, found, count);
  return count === 0 || look.rules.mustChoose(look) ? sets : [NO_REFS, ...sets];
}

/** So many of some modes, in the order in which they are printed. */
function someOf(among: readonly number[], count: number): readonly (readonly number[])[] {
  if (count <= 0) return [[]];
  const [first, ...rest] = among;
  if (first === undefined) return [[]];
  const withFirst = someOf(rest, count - 1).map((some) => [first, ...some]);
  return rest.length < count ? withFirst : [...withFirst, ...someOf(rest, count)];
}

// ---- told apart --------------------------------------------------------------------------------------------------

/** What tells objects apart that may be alike all the same. */
const NAMES: ReadonlySet<string> = new Set([...AGES, 'ref', 'name']);

const stateOf = (item: Item): string => {
  const before = states.get(item);
  if (before !== undefined) return before;
  const made = JSON.stringify(item, (field, value: unknown) => (NAMES.has(field) ? undefined : value));
  states.set(item, made);
  return made;
};
const states = new WeakMap<Item, string>();

/** What an object is to the rules: the same of two that differ in nothing and of which nothing speaks. */
const classOf = ({ from, spent }: Thinking, item: Item): string => {
  const isMeant = spokenOf(from).has(slotOf(item.ref)) || [...spent.used, ...spent.kept].includes(item.ref);
  return isMeant ? `${item.ref} ${stateOf(item)}` : stateOf(item);
};

/** The slots of all objects that anything else speaks of. */
function spokenOf({ p }: Look): ReadonlySet<number> {
  const before = spoken.get(p);
  if (before !== undefined) return before;
  const found = new Set<number>();
  const note = (said: unknown): void => {
    if (typeof said === 'number') found.add(slotOf(said));
    else if (typeof said === 'object' && said !== null) Object.values(said).forEach(note);
  };
  note([p.effects.map(({ affects }) => affects), p.memory.battle, p.memory.ledger]);
  note([p.delayed, p.stored].flat());
  for (const { on, ability, announced, kind } of p.items) note(kind === 'card' ? on : [ability, announced]);
  spoken.set(p, found);
  return found;
}
const spoken = new WeakMap<Look['p'], ReadonlySet<number>>();

/** What tells two thoughts apart: all that could be asked of them, but for which of several that are alike it is. */
export function nameOf(thinking: Thinking, { look: { p }, pool }: Thought): string {
  const { p: from } = thinking.from;
  const changed: string[] = [];
  for (const [slot, item] of p.items.entries()) {
    const was = from.items[slot];
    if (item === was || (was !== undefined && stateOf(item) === stateOf(was))) continue;
    changed.push(was === undefined ? stateOf(item) : `${classOf(thinking, was)} ${stateOf(item)}`);
  }
  const will = Object.entries(pool).filter(([, amount]) => amount > 0);
  const lives = p.players.map(({ life, state }) => [life, state]);
  const lasting = [p.effects, p.delayed, p.stored].map((list, at) =>
    list === [from.effects, from.delayed, from.stored][at] ? null : list,
  );
  const memory = p.memory === from.memory ? null : p.memory;
  return JSON.stringify([will.sort(), lives, changed.sort(), lasting, memory], (field, value: unknown) =>
    AGES.has(field) ? undefined : value,
  );
}

function distinct(thinking: Thinking, ways: readonly Thought[]): readonly Thought[] {
  if (ways.length < 2) return ways;
  const seen = new Set<string>();
  return ways.filter((way) => {
    const name = nameOf(thinking, way);
    return !seen.has(name) && seen.add(name) !== undefined;
  });
}
