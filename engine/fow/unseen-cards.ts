/** Cards on top of a deck that a player does not see: in what positions they could lie there, for what a will ability may come to. */
import type { Ability, Doing, Instruction, Objects, Players } from '../kernel/position/card';
import { type Item, type Program, SEATS, type Seat, slotOf } from '../kernel/position/position';
import { within } from '../kernel/view/given';
import { Look } from '../kernel/view/look';
import { onceFor } from '../kernel/view/remembered';
import { sees } from '../kernel/view/sight';
import { isCounted } from '../play/on-stack';
import type { Spent } from '../play/paying';
import { isMapping } from '../text/conforms';
import type { Look as FowLook } from './fow';
import { classOf } from './told-apart';
import { each, type Search, type Way, whichever } from './ways';

/** Who thinks of it, and where that began. */
interface Seeing extends Search {
  readonly from: FowLook;
  readonly seat: Seat;
  readonly spent: Spent;
}

/** A text that is carried out, and for what. */
export interface Carried {
  readonly text: Doing;
  readonly program: Program;
}

/** Whether what a text comes to can hang on what a card is. */
const hangsOnCards = onceFor(({ do: list }: Doing): boolean =>
  list
    .flatMap(within)
    .some((one) => asksOfCards(one.op === 'if' ? one.condition : 'amount' in one ? one.amount : null)),
);

/** Whether an amount or a condition asks what cards are, and not only those that lie in play or how many there are. */
const asksOfCards = (said: unknown): boolean =>
  said === 'moved' ||
  (isMapping(said) &&
    ('top' in said ||
      said.is === 'happened' ||
      ('zone' in said && Object.keys(said).some((field) => field !== 'zone' && field !== 'controller')) ||
      Object.values(said).some(asksOfCards)));

/** So many cards on top of whose deck an instruction speaks of; `takes`: they lie elsewhere then. */
interface Top {
  readonly top: number;
  readonly of: Players;
  readonly takes: boolean;
}

/** The cards on top of decks that a text speaks of, or has drawn, one instruction after the other. */
const topsIn = onceFor(({ do: list }: Doing): readonly Top[] => list.flatMap(within).flatMap(topsOfOne));

/** Whether a text speaks of cards on top of a deck, or has them drawn. */
export const speaksOfDecks = (text: Doing): boolean => topsIn(text).length > 0;

function topsOfOne(one: Instruction): readonly Top[] {
  if (one.op === 'draw')
    return typeof one.amount === 'number' ? [{ top: one.amount, of: one.player, takes: true }] : [];
  if (one.op === 'foresee') return [{ top: one.count, of: 'you', takes: false }];
  const takes = one.op === 'move' && isTop(one.what);
  return Object.values(one).flatMap((said: unknown) =>
    Array.isArray(said) ? [] : topsOf(said).map(({ top, of }): Top => ({ top, of, takes })),
  );
}
function topsOf(said: unknown): readonly Extract<Objects, { readonly top: number }>[] {
  if (typeof said !== 'object' || said === null) return [];
  if (isTop(said)) return [said];
  return Object.values(said).flatMap(topsOf);
}
const isTop = (said: unknown): said is Extract<Objects, { readonly top: number }> =>
  typeof said === 'object' && said !== null && 'top' in said && 'of' in said;

type Depths = ReadonlyMap<Seat, number>;

/** How deep in whose deck the cards lie that texts speak of, what earlier ones take off the top counted. */
function depthsOf(look: FowLook, texts: readonly Carried[]): Depths {
  const depths = new Map<Seat, number>();
  const gone = new Map<Seat, number>();
  for (const { text, program } of texts)
    for (const { top, of, takes } of topsIn(text))
      for (const owner of look.rules.language.players(look, of, program)) {
        const deep = (gone.get(owner) ?? 0) + top;
        depths.set(owner, Math.max(deep, depths.get(owner) ?? 0));
        if (takes) gone.set(owner, deep);
      }
  return depths;
}

/**
 * What texts come to whatever lies on top of decks: any of the cards that their player does not see there, where they speak of those
 * or take them away. Where nothing hangs on what a card is, one that does nothing by itself stands for all.
 */
export function whateverLies<To extends { readonly look: FowLook }>(
  seeing: Seeing,
  look: FowLook,
  texts: readonly Carried[],
  lead: (look: FowLook) => readonly Way<To>[],
): readonly Way<To>[] {
  const hangs = texts.some(({ text }) => hangsOnCards(text) || putsWhereItCounts(look, text));
  let depths = depthsOf(look, texts);
  for (;;) {
    const ways = whichever(seeing, asDecksCouldLie(seeing, look, depths, hangs).map(lead));
    const taken = takenBy(look, ways);
    // What takes the place of something else can draw cards that the text says nothing of.
    if (SEATS.every((owner) => (taken.get(owner) ?? 0) <= (depths.get(owner) ?? 0))) return ways;
    depths = new Map(SEATS.map((owner) => [owner, Math.max(taken.get(owner) ?? 0, depths.get(owner) ?? 0)]));
  }
}

const deckOf = ({ rules, p }: FowLook, owner: Seat): readonly number[] => {
  const key = rules.zoneKeys[rules.zoneOf.deck]?.[owner];
  return (key === undefined ? undefined : p.zones[key]) ?? NO_SLOTS;
};
const NO_SLOTS: readonly number[] = [];

/** Whether a text puts cards off the top where what they are could count: into play, or where something asks how many lie. */
const putsWhereItCounts = (look: FowLook, text: Doing): boolean =>
  zonesPutInto(text).some((zone) => zone === look.rules.zoneOf.battlefield || isCounted(look, zone));
const zonesPutInto = onceFor(({ do: list }: Doing): readonly string[] =>
  list.flatMap(within).flatMap((one) => (one.op === 'move' && isTop(one.what) ? [one.to] : [])),
);

/** How many cards on top of decks are gone after some way. */
function takenBy<To extends { readonly look: FowLook }>(before: FowLook, ways: readonly Way<To>[]): Depths {
  const taken = new Map<Seat, number>();
  for (const { look } of ways.flat())
    for (const owner of SEATS) {
      const [was, is] = [deckOf(before, owner), deckOf(look, owner)];
      if (was.length <= is.length) continue;
      taken.set(owner, Math.max(was.length - is.length, taken.get(owner) ?? 0));
    }
  return taken;
}

/**
 * Positions in which other cards lie so deep in decks: any that a player does not see could. One, where the player sees them, or
 * where nothing hangs on what they are.
 */
const asDecksCouldLie = (seeing: Seeing, look: FowLook, depths: Depths, hangs: boolean): readonly FowLook[] =>
  [...depths].reduce<readonly FowLook[]>(
    (looks, [owner, depth]) =>
      Array.from({ length: depth }).reduce<readonly FowLook[]>(
        (some, _, at) => each(seeing, some, (one) => asDeckCouldLie(seeing, one, owner, at, hangs)),
        looks,
      ),
    [look],
  );

/**
 * The same with one place of a deck, counted from its top.
 * @param hangs whether anything hangs on what lies there but for what it does from where it comes to lie
 */
function asDeckCouldLie(seeing: Seeing, look: FowLook, owner: Seat, at: number, hangs: boolean): readonly FowLook[] {
  const { rules, p } = look;
  const quiet = look.with(null);
  const key = rules.zoneKeys[rules.zoneOf.deck]?.[owner];
  const slots = key === undefined ? undefined : p.zones[key];
  const there = slots?.[slots.length - 1 - at];
  if (key === undefined || slots === undefined || there === undefined) return [look];
  const unseen = slots
    .slice(0, slots.length - at)
    .flatMap((slot) => p.items[slot] ?? [])
    .filter((item) => !sees(quiet, seeing.seat, item));
  if (!unseen.some(({ ref }) => slotOf(ref) === there)) return [look];
  // What does nothing by itself is the least that can lie there.
  const idle = hangs ? undefined : unseen.findLast((item) => !doesAnything(quiet, item));
  const found = idle === undefined ? unseen : [idle];
  const apart = new Map(found.map((item) => [classOf(seeing, item), slotOf(item.ref)]));
  return [...apart.values()].map((other) => {
    if (other === there) return look;
    const swapped = slots.map((slot) => (slot === there ? other : slot === other ? there : slot));
    return new Look(rules, { ...p, zones: { ...p.zones, [key]: swapped } }, look.log);
  });
}

/** Whether a card could make will, or change what does, by lying elsewhere. */
const doesAnything = (look: FowLook, item: Item): boolean =>
  look
    .original(item)
    .definition.faces.some(({ abilities = [] }) => abilities.some(({ kind }) => !AS_PLAYED.includes(kind)));

/** What a card does only as it is played or attacks, or costs: it is neither while something else is paid for. */
export const AS_PLAYED: readonly Ability['kind'][] = ['text', 'cost', 'judgment', 'trigger', 'triggerCost'];
