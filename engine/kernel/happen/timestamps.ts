/** In which order cards that come into play at once get their timestamps, where what they do then is another thing in another order. */

import type { Event, EventOf } from '../position/position';
import { owned } from '../position/working';
import { replaces } from '../view/layers';
import { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes } from '../view/ruleset';
import { commit } from './commit';

/** Moves by which cards come into play at once, where the order of their timestamps matters; `null` where it does not. */
export function toStamp<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
): readonly EventOf<'move'>[] | null {
  const { stamps, zoneOf } = look.rules;
  if (!stamps || events.length < 2) return null;
  const moves: EventOf<'move'>[] = [];
  let inOrderOfAge = false;
  for (const event of events) {
    if (event.kind !== 'move' || event.to !== zoneOf.battlefield) continue;
    const item = look.item(event.item);
    const print = item && printedCard(look.rules, item);
    if (!item || item.zone === zoneOf.battlefield || print?.continuous !== true) continue;
    moves.push(event);
    inOrderOfAge ||= look
      .print(item)
      .texts.some(({ ability }) => ability.kind === 'continuous' && replaces(ability.modify));
  }
  if (moves.length < 2 || !inOrderOfAge) return null;
  const quiet = look.with(null);
  const now = standing(quiet, events);
  for (let i = 0; i < moves.length; i += 1)
    for (let j = i + 1; j < moves.length; j += 1) {
      const order = moves.with(i, pick(moves, j)).with(j, pick(moves, i));
      if (standing(quiet, inOrder(events, order)) !== now) return moves;
    }
  return null;
}

function pick(moves: readonly EventOf<'move'>[], at: number): EventOf<'move'> {
  const move = moves[at];
  if (!move) throw new Error(`no move number ${at}`);
  return move;
}

/** The batch with some of its moves in another order. */
export function inOrder(events: readonly Event[], order: readonly EventOf<'move'>[]): readonly Event[] {
  let at = 0;
  return events.map((event) => (order.some((move) => move === event) ? (order[at++] ?? event) : event));
}

/** What is in play once the batch has happened, as a text to compare. */
function standing<G extends GameTypes>(look: Look<G>, events: readonly Event[]): string {
  const { position } = commit(look, owned(look.p), events, null);
  const after = new Look(look.rules, position);
  const items = after.in(look.rules.zoneOf.battlefield).toSorted((one, other) => one.ref - other.ref);
  return JSON.stringify(
    items.map((item) => {
      const { types, attributes, traits, stats, keywords, abilities, bans, may } = after.chars(item);
      const keys = abilities.map(({ key, by }) => [key, by]);
      return [item.ref, types, attributes, traits, stats, keywords.map(({ name }) => name), keys, bans, may];
    }),
  );
}
