/** Who sees what lies in a pile: its top card where a text says so, and nothing of it while it is shuffled. */
import { instructionsOf } from '../kernel/machine/program';
import { type Item, type Position, type Program, slotOf } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import { isPermitted } from '../kernel/view/permissions';
import type { Becomes, GameTypes, Sees } from '../kernel/view/ruleset';

const liesIn = ({ zones }: Position, zone: string | undefined, { ref }: Pick<Item, 'ref'>): boolean =>
  zone !== undefined && zones[zone]?.includes(slotOf(ref)) === true;

/** What texts showed of the cards that are shuffled is shown no more: nobody can tell any longer which card it is. */
export const shuffledIsHidden = <G extends GameTypes>({ p }: Look<G>, event: Parameters<Becomes<G>>[1]) =>
  event.kind === 'shuffle' && p.shown.some(({ item: ref }) => liesIn(p, event.zone, { ref }))
    ? [event, { kind: 'hide', zone: event.zone } as const]
    : null;

/** Where a text moves cards right after it had their pile shuffled, nobody sees them before that is done. */
export function shuffledIsUnseen<G extends GameTypes>(look: Look<G>, item: Item): ReturnType<Sees<G>> {
  if (look.rules.zones[item.zone]?.ordered !== true) return null;
  for (const { env } of look.p.agenda) if (env.program && isBeingPlaced(look, env.program, item)) return false;
  return null;
}

function isBeingPlaced<G extends GameTypes>(look: Look<G>, program: Program, item: Item): boolean {
  const list = instructionsOf(look, program);
  let at = program.pc;
  if (list[at]?.op !== 'move') return false;
  while (list[at]?.op === 'move') at -= 1;
  const before = list[at];
  if (before?.op !== 'shuffle' || before.zone !== item.zone) return false;
  const keys = look.rules.zoneKeys[item.zone];
  return look.rules.language.players(look, before.player, program).some((seat) => liesIn(look.p, keys?.[seat], item));
}

/** A player whom a text lets look at the top card of the main deck sees it. */
export function topIsSeen<G extends GameTypes>(look: Look<G>, item: Item, seat: 0 | 1): ReturnType<Sees<G>> {
  const { deck } = look.rules.zoneOf;
  if (item.zone !== deck || !look.rules.permitted.has('seeTop') || look.in(deck, seat).at(-1) !== item) return null;
  return isPermitted(look, look.player(seat).may, 'seeTop') ? true : null;
}
