/** Cards on top of a deck that a player does not see: in what positions they could lie there, for what a will ability may come to. */
import type { Ability, Doing, Instruction, Objects } from '../kernel/position/card';
import { type Program, type Seat, slotOf } from '../kernel/position/position';
import { within } from '../kernel/view/given';
import { Look } from '../kernel/view/look';
import { onceFor } from '../kernel/view/remembered';
import { sees } from '../kernel/view/sight';
import type { Spent } from '../play/paying';
import { isMapping } from '../text/conforms';
import type { Look as FowLook } from './fow';
import { classOf } from './told-apart';
import { each, type Search } from './ways';

/** Who thinks of it, and where that began. */
interface Seeing extends Search {
  readonly from: FowLook;
  readonly seat: Seat;
  readonly spent: Spent;
}

/** Whether what a text comes to can hang on what a card is. */
export function hangsOnCards(ability: Ability | undefined): boolean {
  return ability !== undefined && 'do' in ability && asksAnything(ability);
}
const asksAnything = onceFor(({ do: list }: Doing): boolean =>
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

/** The cards on top of a deck that an instruction speaks of, or that are drawn. */
const topsIn = onceFor((instruction: Instruction): readonly Top[] =>
  instruction.op === 'draw'
    ? drawnBy(instruction)
    : Object.values(instruction).flatMap((said: unknown) => (Array.isArray(said) ? [] : topsOf(said))),
);
const drawnBy = ({ player, amount }: Extract<Instruction, { readonly op: 'draw' }>): readonly Top[] =>
  typeof amount === 'number' ? [{ top: amount, of: player }] : [];
function topsOf(said: unknown): readonly Top[] {
  if (typeof said !== 'object' || said === null) return [];
  if (isTop(said)) return [said];
  return Object.values(said).flatMap(topsOf);
}
type Top = Extract<Objects, { readonly top: number }>;
const isTop = (said: object): said is Top => 'top' in said && 'of' in said;

/**
 * Positions in which other cards of a deck lie where an instruction speaks of the top of it: any that its player does not see
 * could. One, where the player sees them.
 */
export function asDecksCouldLie(
  seeing: Seeing,
  look: FowLook,
  instruction: Instruction,
  program: Program,
): readonly FowLook[] {
  return topsIn(instruction).reduce<readonly FowLook[]>(
    (looks, { top, of }) =>
      look.rules.language
        .players(look, of, program)
        .reduce<readonly FowLook[]>(
          (all, owner) =>
            Array.from({ length: top }).reduce<readonly FowLook[]>(
              (some, _, at) => each(seeing, some, (one) => asDeckCouldLie(seeing, one, owner, at)),
              all,
            ),
          looks,
        ),
    [look],
  );
}

/** The same with one place of a deck, counted from its top. */
function asDeckCouldLie(seeing: Seeing, look: FowLook, owner: Seat, at: number): readonly FowLook[] {
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
  const apart = new Map(unseen.map((item) => [classOf(seeing, item), slotOf(item.ref)]));
  return [...apart.values()].map((other) => {
    const swapped = slots.map((slot) => (slot === there ? other : slot === other ? there : slot));
    return new Look(rules, { ...p, zones: { ...p.zones, [key]: swapped } }, look.log);
  });
}
