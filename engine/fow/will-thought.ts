/**
 * What playing will abilities comes to, looked at ahead and not done: the positions that they lead to, with the will that is there
 * by then. Each is played there as it would be: its cost is done, and its text carried out by the machine.
 */
import { onceAllDone } from '../kernel/happen/ahead';
import { END } from '../kernel/machine/agenda';
import { HAPPEN, unsettled } from '../kernel/machine/happening';
import { units } from '../kernel/machine/payment';
import type { Activate } from '../kernel/position/card';
import {
  type AbilityKey,
  begun,
  type Charge,
  type Env,
  type Event,
  type Frame,
  type Item,
  NOTHING_ANNOUNCED,
  type PaymentSource,
  type Pending,
  type Program,
  type Ref,
  type Seat,
} from '../kernel/position/position';
import { kindsOf, producedAs } from '../kernel/position/resources';
import { owned, withAgenda } from '../kernel/position/working';
import { abilityAt } from '../kernel/view/abilities';
import { isLeftOut } from '../kernel/view/absent';
import { Look as LookOf } from '../kernel/view/look';
import { targetGroups } from '../kernel/view/modes';
import { type Action, actionsOf, beforePaying, type Payer } from '../play/cost-actions';
import { unitsOf } from '../play/costs';
import { isLeftFor } from '../play/paying';
import { carriedAhead, type Foreseeing } from './carried-ahead';
import { isCharacteristic, type Look } from './fow';
import { artPlayed } from './keywords/gods-art';
import { classOf, nameOf } from './told-apart';
import { type Carried, speaksOfDecks, whateverLies } from './unseen-cards';
import { each, onward, surely, type Way } from './ways';
import { isTriggeredWill, PLAYS, type Will, willPlayed } from './will-texts';

/** A position that will abilities lead to. */
export interface Thought {
  readonly look: Look;
  /** The will that is there, apart from the position: units by the kinds as which each can pay. */
  readonly pool: Will;
}

/** For what it is thought of. */
export interface Thinking extends Foreseeing {
  /** Whether will counts as of any attribute. */
  readonly ofAnyAttribute: boolean;
  /** What can pay without being played first. */
  readonly sourcesIn: (look: Look) => readonly PaymentSource[];
  /** So many units of the same kinds are counted: more would be of no use. */
  readonly most: number;
}

/** One way to play a will ability. */
export interface Use {
  /** How an answer names it. */
  readonly key: string;
  readonly item: Item;
  readonly ability: AbilityKey;
  readonly text: Activate;
  readonly charge: Charge;
  readonly x: number;
}

/** What some events come to: at once, or as the machine has it where something is chosen on the way, or replaces them. */
function happening(thinking: Thinking, thought: Thought, events: readonly Event[]): readonly Way<Thought>[] {
  if (events.length === 0) return surely(thought);
  const after = onceAllDone(thought.look, events);
  if (after !== null) return surely({ look: after, pool: thought.pool });
  return ahead(thinking, thought, [], HAPPEN, { happening: unsettled(events) });
}

/** What a procedure comes to that carries texts out, as the machine does it, whatever lies on top of decks. */
function ahead(
  thinking: Thinking,
  thought: Thought,
  texts: readonly Carried[],
  proc: string,
  env: Env,
  step?: string,
): readonly Way<Thought>[] {
  const there = withPool(thought.look, thinking.seat, {});
  const ways = whateverLies(thinking, there, texts, (look) =>
    carriedAhead(thinking, look, proc, env, step).map((way) => way.map((after) => takenUp(thinking, thought, after))),
  );
  return distinct(thinking, ways);
}

/** The will that the machine has made, apart from the position as what was there before is. */
function takenUp(thinking: Thinking, { look: before, pool }: Thought, after: Look): Thought {
  const { seat } = thinking;
  const look = withPool(after, seat, before.p.players[seat].pool);
  return Object.entries(after.p.players[seat].pool).reduce<Thought>(
    (thought, [kind, amount]) => withUnits(thinking, thought, kindsOf(kind), amount),
    { look, pool },
  );
}

function withPool({ rules, p, log }: Look, seat: Seat, pool: Will): Look {
  const [first, second] = p.players;
  const players = seat === 0 ? ([{ ...first, pool }, second] as const) : ([first, { ...second, pool }] as const);
  return new LookOf(rules, Object.assign(owned(p), { players }), log);
}

// ---- will --------------------------------------------------------------------------------------------------------

const OR = '/';

/** The kinds as which units of a pool can pay. */
export const kindsIn = (units: string): readonly string[] => units.split(OR);

function withUnits({ most }: Thinking, thought: Thought, kinds: readonly string[], amount: number): Thought {
  const { look, pool } = thought;
  const name = kinds.join(OR);
  const now = Math.min(most, Math.max(0, amount) + (pool[name] ?? 0));
  return { look, pool: { ...pool, [name]: now } };
}

/** The will of a player, as it is thought of. */
export const poolOf = (look: Look, seat: Seat): Will =>
  Object.fromEntries(
    Object.entries(look.p.players[seat].pool).map(([kind, amount]) => [kindsOf(kind).join(OR), amount]),
  );

const pays = ({ ofAnyAttribute }: Thinking, gives: readonly string[], kind: string): boolean =>
  kind === 'free' || gives.includes(kind) || (ofAnyAttribute && !isCharacteristic(kind));

/** Every way to pay will, with what is there or with cards that make it then. */
function paid(thinking: Thinking, thought: Thought, cost: Will): readonly Way<Thought>[] {
  if (units(cost) === 0) return surely(thought);
  const { free = 0, ...named } = cost;
  let ways = surely(thought);
  for (const [kind, amount] of [...Object.entries(named), ['free', free] as const])
    for (let unit = 0; unit < amount; unit += 1)
      ways = distinct(
        thinking,
        onward(thinking, ways, (way) => unitPaid(thinking, way, kind)),
      );
  return ways;
}

function unitPaid(thinking: Thinking, thought: Thought, kind: string): readonly Way<Thought>[] {
  const fromPool = Object.keys(thought.pool).flatMap((name) => spending(thinking, thought, name, kind));
  const fromCards = sourcesApart(thinking, thought.look).flatMap((source) =>
    pays(thinking, source.gives, kind)
      ? onward(thinking, playedSource(thinking, thought, source), (after) =>
          spending(thinking, after, source.gives.join(OR), kind),
        )
      : [],
  );
  return [...fromPool, ...fromCards];
}

function spending(thinking: Thinking, { look, pool }: Thought, name: string, kind: string): readonly Way<Thought>[] {
  const left = (pool[name] ?? 0) - 1;
  return left >= 0 && pays(thinking, kindsIn(name), kind) ? surely({ look, pool: { ...pool, [name]: left } }) : [];
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

/**
 * What is done while an ability is played, so that what it speaks of is known though it leaves.
 * @param program its text, as it will be carried out
 */
function inPlaying(
  thinking: Thinking,
  thought: Thought,
  program: Program,
  done: (within: Thought) => readonly Way<Thought>[],
): readonly Way<Thought>[] {
  const { agenda } = thought.look.p;
  const frame = { proc: PLAYS, step: END, env: { seat: thinking.seat, program } };
  const back = (after: Thought): Thought => ({ ...after, look: withFrames(after.look, agenda) });
  return done({ ...thought, look: withFrames(thought.look, [...agenda, frame]) }).map((way) => way.map(back));
}

const withFrames = ({ rules, p, log }: Look, agenda: readonly Frame[]): Look =>
  new LookOf(rules, withAgenda(p, agenda.slice()), log);

/** What a card that pays comes to. */
export function playedSource(thinking: Thinking, thought: Thought, source: PaymentSource): readonly Way<Thought>[] {
  const { item: ref, how, gives } = source;
  const item = thought.look.item(ref);
  if (item === undefined) return [];
  const made = (after: Thought): readonly Way<Thought>[] => surely(withUnits(thinking, after, gives, 1));
  const after = (cost: Event) => (within: Thought) =>
    onward(thinking, happening(thinking, within, [cost]), (paidFor) => settingOff(thinking, paidFor, item.ref, made));
  if (how !== 'banish') return after({ kind: 'rest', item: item.ref, cause: 'cost' })(thought);
  const key = thought.look.chars(item).abilities.find(({ ability: { kind } }) => kind === 'will')?.key;
  if (key === undefined) return [];
  const banished = after({ kind: 'banish', item: item.ref, by: item.ref, cause: 'cost' });
  return inPlaying(thinking, thought, begun(item, key, thinking.seat, NOTHING_ANNOUNCED), banished);
}

/** What a will ability comes to; nothing where its cost cannot be done. */
export function played(thinking: Thinking, thought: Thought, use: Use): readonly Way<Thought>[] {
  const { seat } = thinking;
  const { item, ability, text, charge, x } = use;
  const actions = actionsOf(charge);
  const before = beforePaying(charge);
  const payer: Payer = { seat, source: item, x };
  return each(thinking, picksFor(thinking, thought.look, actions, payer), (picks) => {
    const done =
      (from: number, to: number) =>
      (way: Thought): readonly Way<Thought>[] =>
        actions
          .slice(from, to)
          .reduce<readonly Way<Thought>[]>(
            (ways, action, at) =>
              onward(thinking, ways, (one) => acted(thinking, one, action, payer, picks[from + at] ?? NO_REFS)),
            surely(way),
          );
    const program = begun(item, ability, seat, { ...NOTHING_ANNOUNCED, x, used: picks.flat() });
    return inPlaying(thinking, thought, program, (within) => {
      const asked = onward(thinking, done(0, before)(within), (way) => paid(thinking, way, unitsOf(charge, x)));
      return onward(thinking, onward(thinking, asked, done(before, actions.length)), (way) =>
        onward(thinking, happening(thinking, way, artPlayed(way.look, seat, ability)), (art) =>
          settingOff(thinking, art, item.ref, (after) => carried(thinking, after, text, program)),
        ),
      );
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
  thinking: Thinking,
  thought: Thought,
  action: Action,
  payer: Payer,
  chosen: readonly Ref[],
): readonly Way<Thought>[] {
  const { spent } = thinking;
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
  return happening(thinking, thought, action.events(payer, chosen));
}

/** A will ability has been played: what waits for that comes after what it comes to itself. */
function settingOff(
  thinking: Thinking,
  thought: Thought,
  item: Ref,
  itself: (after: Thought) => readonly Way<Thought>[],
): readonly Way<Thought>[] {
  const { look } = thought;
  const told = willPlayed(look, thinking.seat, item);
  if (told.length === 0) return itself(thought);
  return onward(thinking, onward(thinking, happening(thinking, thought, told), itself), (after) => {
    const texts = after.look.p.pending.slice(look.p.pending.length).flatMap((one) => textOf(after.look, one));
    return texts.length === 0
      ? surely(after)
      : ahead(thinking, after, texts, PLAYS, { seat: thinking.seat }, 'triggers');
  });
}

/** The text of what has triggered, where that is played at once. */
function textOf({ rules }: Look, { key, source, controller, card, ...told }: Pending): readonly Carried[] {
  const text = abilityAt(rules, key);
  if (card || !isTriggeredWill(text)) return [];
  return [{ text, program: begun(source, key, controller, NOTHING_ANNOUNCED, told) }];
}

/** The text is carried out: at once where nothing is asked on the way. */
function carried(thinking: Thinking, thought: Thought, text: Activate, program: Program): readonly Way<Thought>[] {
  const after = carriedAtOnce(thinking, thought, text, program);
  return after === null ? ahead(thinking, thought, [{ text, program }], TEXT, { program }) : surely(after);
}
const TEXT = 'text';

/**
 * What a text comes to of which every instruction just happens, whatever came of the one before; `null` where that is not so. Which of
 * several kinds of will it makes need not be known before it pays.
 */
function carriedAtOnce(thinking: Thinking, thought: Thought, text: Activate, program: Program): Thought | null {
  if (speaksOfDecks(text)) return null;
  const { rules } = thought.look;
  let after = thought;
  for (const one of text.do) {
    const { look, pool } = after;
    if (!rules.operations.has(one.op) || isLeftOut(look, one, targetGroups(text))) continue;
    if (one.op === 'produceOf') after = withUnits(thinking, after, [...new Set(one.of.flatMap(kindsOf))], 1);
    else if (one.op === 'produce')
      after = withUnits(thinking, after, kindsOf(producedAs(one)), rules.language.amount(look, one.amount, program));
    else {
      const doing = one.op === 'move' ? null : rules.language.doing(look, one, program);
      const then = doing?.kind === 'happen' ? onceAllDone(look, doing.events) : null;
      if (then === null) return null;
      after = { look: then, pool };
    }
  }
  return after;
}

function distinct(thinking: Thinking, ways: readonly Way<Thought>[]): readonly Way<Thought>[] {
  if (ways.length < 2) return ways;
  const seen = new Set<string>();
  return ways.filter((way) => {
    const name = way.map((one) => nameOf(thinking, one)).join();
    return !seen.has(name) && seen.add(name) !== undefined;
  });
}
