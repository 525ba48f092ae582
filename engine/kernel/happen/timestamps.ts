/** In which order what begins at once gets its timestamps, where it comes to another thing in another order. */

import type { Event, EventOf, Item } from '../position/position';
import { owned } from '../position/working';
import { replaces } from '../view/layers';
import { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes } from '../view/ruleset';
import { commit } from './commit';

/** By what the effects of a card get a timestamp: it comes into play, or there is put on another card or turned over. */
type Begins = EventOf<'move' | 'attach' | 'face'>;

/** What gives cards their timestamps at once, where the order of their timestamps matters; `null` where it does not. */
export function toStamp<G extends GameTypes>(look: Look<G>, events: readonly Event[]): readonly Begins[] | null {
  if (!look.rules.stamps || events.length < 2) return null;
  const moves: Begins[] = [];
  let inOrderOfAge = false;
  for (const event of events) {
    if (event.kind !== 'move' && event.kind !== 'attach' && event.kind !== 'face') continue;
    const item = look.item(event.item);
    const card = item && printedCard(look.rules, item);
    if (!item || card?.continuous !== true || !isDated(look, event, item)) continue;
    moves.push(event);
    inOrderOfAge ||= card.faces.some(({ print }) =>
      print.texts.some(({ ability }) => ability.kind === 'continuous' && replaces(ability.modify)),
    );
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

function isDated<G extends GameTypes>({ rules: { zoneOf } }: Look<G>, event: Begins, { zone }: Item): boolean {
  const isInPlay = zone === zoneOf.battlefield;
  return event.kind === 'move' ? event.to === zoneOf.battlefield && !isInPlay : isInPlay;
}

function pick(moves: readonly Begins[], at: number): Begins {
  const move = moves[at];
  if (!move) throw new Error(`no move number ${at}`);
  return move;
}

/** The batch with some of its moves in another order. */
export function inOrder(events: readonly Event[], order: readonly Begins[]): readonly Event[] {
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
