/**
 * What playing will abilities comes to, thought of and not done: the positions that they lead to, with the will that is there by
 * then. Each is played there as it would be: its cost is done, and its text carried out.
 */
import { onceAllDone } from '../kernel/happen/ahead';
import { units } from '../kernel/machine/payment';
import { objectsOpen, sentBy } from '../kernel/machine/program';
import type { Instruction } from '../kernel/position/card';
import {
  type AbilityKey,
  type Announcement,
  announcedWith,
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
  seatOf,
} from '../kernel/position/position';
import { kindsOf, producedAs } from '../kernel/position/resources';
import { abilityAt } from '../kernel/view/abilities';
import { isLeftOut } from '../kernel/view/absent';
import { evaluate } from '../kernel/view/condition';
import type { OpenChoice } from '../kernel/view/language';
import { targetGroups } from '../kernel/view/modes';
import { type Action, actionsOf, beforePaying, type Payer } from '../play/cost-actions';
import { unitsOf } from '../play/costs';
import { isLeftFor, type Spent } from '../play/paying';
import { surePoints } from './dice';
import { isCharacteristic, type Look } from './fow';
import { artPlayed } from './keywords/gods-art';
import { classOf, nameOf } from './told-apart';
import { asDecksCouldLie, hangsOnCards } from './unseen-cards';
import { chosenBy, each, onward, type Search, surely, type Way, whichever } from './ways';
import { isTriggeredWill, type Will, willPlayed } from './will-texts';

/** A position that will abilities lead to. */
export interface Thought {
  readonly look: Look;
  /** The will that is there, apart from the position: units by the kinds as which each can pay. */
  readonly pool: Will;
  /** Whether the last instruction of a text did what it says. */
  readonly did: boolean;
  /** What the text under way has put elsewhere last, where texts speak of that. */
  readonly sent?: Announcement['sent'];
}

/** For what it is thought of. */
export interface Thinking extends Search {
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

function spending(
  thinking: Thinking,
  { look, pool, did }: Thought,
  name: string,
  kind: string,
): readonly Way<Thought>[] {
  const left = (pool[name] ?? 0) - 1;
  return left >= 0 && pays(thinking, kindsIn(name), kind) ? surely({ look, pool: { ...pool, [name]: left }, did }) : [];
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
export function playedSource(thinking: Thinking, thought: Thought, source: PaymentSource): readonly Way<Thought>[] {
  const { item, how, gives } = source;
  if (item === null) return [];
  const cost: Event =
    how === 'banish' ? { kind: 'banish', item, by: item, cause: 'cost' } : { kind: 'rest', item, cause: 'cost' };
  return settingOff(thinking, happening(thought, [cost]), item, (after) =>
    surely(withUnits(thinking, after, gives, 1)),
  );
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
    const asked = onward(thinking, done(0, before)(thought), (way) => paid(thinking, way, unitsOf(charge, x)));
    const program = begun(item, ability, seat, { ...NOTHING_ANNOUNCED, x, used: picks.flat() });
    return onward(thinking, onward(thinking, asked, done(before, actions.length)), (way) => {
      const art = happening(way, artPlayed(way.look, seat, ability));
      return settingOff(thinking, art, item.ref, (after) => carried(thinking, after, text, program));
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
): readonly Way<Thought>[] {
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
  return surely(happening(thought, action.events(payer, chosen)));
}

/** A will ability has been played: what waits for that comes after what it comes to itself. */
function settingOff(
  thinking: Thinking,
  thought: Thought,
  item: Ref,
  itself: (after: Thought) => readonly Way<Thought>[],
): readonly Way<Thought>[] {
  const told = willPlayed(thought.look, thinking.seat, item);
  if (told.length === 0) return itself(thought);
  const after = happening(thought, told);
  const set = after.look.p.pending.slice(thought.look.p.pending.length);
  return set.reduce((ways, one) => onward(thinking, ways, (way) => setOff(thinking, way, one)), itself(after));
}

function setOff(
  thinking: Thinking,
  thought: Thought,
  { key, source, controller, card, ...told }: Pending,
): readonly Way<Thought>[] {
  const ability = abilityAt(thought.look.rules, key);
  if (card || !isTriggeredWill(ability)) return surely(thought);
  if (ability.if !== undefined && !evaluate(thought.look, ability.if, controller, source, false))
    return surely(thought);
  const done = carried(thinking, thought, ability.do, begun(source, key, controller, NOTHING_ANNOUNCED, told));
  return ability.optional ? chosenBy(thinking, controller === thinking.seat, [surely(thought), done]) : done;
}

// ---- carried out -------------------------------------------------------------------------------------------------

/** Every way to carry out a text, in which each die shows the least that it can: no more is sure. */
function carried(
  thinking: Thinking,
  { look, pool, did }: Thought,
  list: readonly Instruction[],
  program: Program,
): readonly Way<Thought>[] {
  return inTurn(thinking, { look, pool, did }, list, program);
}

/** The same of some instructions of one. */
function inTurn(
  thinking: Thinking,
  thought: Thought,
  list: readonly Instruction[],
  program: Program,
): readonly Way<Thought>[] {
  let { rolled } = program;
  let ways = surely(thought);
  for (const one of list) {
    if (one.op === 'roll') rolled = leastRolled(thinking, thought, one, programWith(program, { rolled })) ?? rolled;
    ways = onward(thinking, ways, (way) => {
      const { did, sent } = way;
      const announced = sent === undefined ? program.announced : announcedWith(program.announced, { sent });
      return carriedOut(thinking, way, one, programWith(program, { did, rolled, announced }));
    });
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

/** Nothing has been done. */
const idle = (thought: Thought): Thought => ({ ...thought, did: false });

/** The same of one instruction. What a procedure carries out is left out. */
function carriedOut(
  thinking: Thinking,
  thought: Thought,
  instruction: Instruction,
  program: Program,
): readonly Way<Thought>[] {
  const { look } = thought;
  const { rules } = look;
  const ability = abilityAt(rules, program.key);
  if (!rules.operations.has(instruction.op) || isLeftOut(look, instruction, targetGroups(ability)))
    return surely(idle(thought));
  const lying = hangsOnCards(ability) ? asDecksCouldLie(thinking, look, instruction, program) : [look];
  if (lying.length === 1) return carriedOutThere(thinking, thought, instruction, program);
  return whichever(
    thinking,
    lying.map((one) => carriedOutThere(thinking, { ...thought, look: one }, instruction, program)),
  );
}

/** The same with decks as they are thought to lie. */
function carriedOutThere(
  thinking: Thinking,
  thought: Thought,
  instruction: Instruction,
  program: Program,
): readonly Way<Thought>[] {
  const { look } = thought;
  const { language } = look.rules;
  const { seat } = thinking;
  const isOwn = program.controller === seat;
  if (instruction.op === 'produce') {
    const amount = language.amount(look, instruction.amount, program);
    return surely(isOwn ? withUnits(thinking, thought, kindsOf(producedAs(instruction)), amount) : idle(thought));
  }
  // Which it is need not be known before it pays.
  if (instruction.op === 'produceOf')
    return surely(
      isOwn ? withUnits(thinking, thought, [...new Set(instruction.of.flatMap(kindsOf))], 1) : idle(thought),
    );
  const doing = language.doing(look, instruction, program);
  switch (doing.kind) {
    case 'happen':
      return surely(sending(thought, instruction, doing.events));
    case 'choose':
      return onward(thinking, choicesFor(thinking, look, doing.choice, program), (picked) => {
        const chosen = programWith(program, { picked });
        return surely(sending(thought, instruction, language.events(look, instruction, chosen, picked.flat())));
      });
    case 'branch': {
      const { branching } = doing;
      const into = (branches: readonly (string | number)[]): readonly Way<Thought>[] =>
        branches.reduce<readonly Way<Thought>[]>(
          (ways, name) =>
            onward(thinking, ways, (one) => inTurn(thinking, one, language.branch(instruction, name), program)),
          surely(thought),
        );
      if ('take' in branching) return into(branching.take);
      if (branching.ask === 'mode')
        return chosenBy(thinking, isOwn, someOf(branching.among, branching.choose).map(into));
      const asked = seatOf(branching.by, program.controller);
      return chosenBy(thinking, asked === seat, [surely(idle(thought)), into([branching.yes])]);
    }
    case 'call':
      return surely(idle(thought));
  }
}

/** What an instruction comes to, with what it moves where texts speak of that. */
function sending(thought: Thought, instruction: Instruction, events: readonly Event[]): Thought {
  const after = happening(thought, events);
  const sent = sentBy(thought.look, instruction, events);
  return sent === null ? { ...after, ...(thought.sent && { sent: thought.sent }) } : { ...after, sent };
}

/** What can be chosen for an instruction: by each player who chooses; where others do or chance does, whichever. */
function choicesFor(
  thinking: Thinking,
  look: Look,
  open: OpenChoice,
  program: Program,
): readonly Way<readonly (readonly Ref[])[]>[] {
  const { language } = look.rules;
  return language.players(look, open.by, program).reduce<readonly Way<readonly (readonly Ref[])[]>[]>(
    (ways, by) =>
      onward(thinking, ways, (picked) => {
        const found = objectsOpen(look, by, program, open);
        const count = Math.min(language.amount(look, open.count, program), found.length);
        const sets = setsOf(thinking, found, count);
        const all = count === 0 || look.rules.mustChoose(look) ? sets : [NO_REFS, ...sets];
        const isOwn = by === thinking.seat && open.random !== true;
        return chosenBy(
          thinking,
          isOwn,
          all.map((set) => surely([...picked, set])),
        );
      }),
    surely([]),
  );
}

/** So many of some modes, in the order in which they are printed. */
function someOf(among: readonly number[], count: number): readonly (readonly number[])[] {
  if (count <= 0) return [[]];
  const [first, ...rest] = among;
  if (first === undefined) return [[]];
  const withFirst = someOf(rest, count - 1).map((some) => [first, ...some]);
  return rest.length < count ? withFirst : [...withFirst, ...someOf(rest, count)];
}

function distinct(thinking: Thinking, ways: readonly Way<Thought>[]): readonly Way<Thought>[] {
  if (ways.length < 2) return ways;
  const seen = new Set<string>();
  return ways.filter((way) => {
    const name = way.map((one) => nameOf(thinking, one)).join();
    return !seen.has(name) && seen.add(name) !== undefined;
  });
}
