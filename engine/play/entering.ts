/** How something comes into play as texts say, of their own card or of others: rested or recovered, with counters on it. */
import { type Ahead, ahead } from '../kernel/happen/ahead';
import {
  begun,
  type Event,
  type EventOf,
  eventWith,
  type Item,
  NO_TEXT,
  NOTHING_ANNOUNCED,
  slotOf,
} from '../kernel/position/position';
import { isArrival } from '../kernel/view/arrival';
import type { EntersWith } from '../kernel/view/characteristics';
import { saysHowItEnters } from '../kernel/view/given';
import type { Look } from '../kernel/view/look';
import { printedCard } from '../kernel/view/printed';
import type { GameTypes } from '../kernel/view/ruleset';

type Entering = EventOf<'move' | 'create'>;

/** A cheap first look: whether any text could say how it comes into play. */
function couldBeTold<G extends GameTypes>(look: Look<G>, printed: Pick<Item, 'printedAs'>): boolean {
  const { effects } = look.p;
  return (
    printedCard(look.rules, printed)?.enters === true ||
    look.having('ushers').length > 0 ||
    (effects.length > 0 && effects.some(({ modify }) => 'asAbilities' in modify || saysHowItEnters(modify)))
  );
}

/** What comes into play as it will lie there, where a text could say how it does; `null` otherwise. */
function entering<G extends GameTypes>(look: Look<G>, event: Entering): Ahead<G> | null {
  const { battlefield } = look.rules.zoneOf;
  if (event.kind === 'create') {
    const isThere = event.into === undefined || event.into === battlefield;
    return isThere && couldBeTold(look, { printedAs: { card: event.card, side: 0 } }) ? ahead(look, event) : null;
  }
  if (event.to !== battlefield) return null;
  const item = look.item(event.item);
  if (item === undefined || item.zone === battlefield || !couldBeTold(look, item)) return null;
  return isArrival(look, item.zone, battlefield) ? ahead(look, event) : null;
}

const isEntering = (event: Event): event is Entering => event.kind === 'move' || event.kind === 'create';

/** Rested or recovered as texts say: the last of them where several do, whatever put it there. */
export function entersAsTurned<G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null {
  if (!isEntering(event)) return null;
  const rested = entering(look, event)?.chars.entersRested;
  return rested === undefined || rested === event.rested ? null : [eventWith<Entering>(event, { rested })];
}

/** With the counters of every text that says so, of those of what puts it there too, besides what is on it anyway. */
export function entersWithCounters<G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null {
  if (!isEntering(event)) return null;
  const there = entering(look, event);
  const told = there?.chars.entersWith ?? NOTHING;
  const put = event.kind === 'move' ? event.with : undefined;
  if (told.length === 0 && put === undefined) return null;
  const counters = event.kind === 'move' ? lyingOn(look, event) : { ...event.counters };
  const add = (counter: string, amount: number): void => {
    if (amount > 0) counters[counter] = (counters[counter] ?? 0) + amount;
  };
  for (const [counter, amount] of Object.entries(put ?? {})) add(counter, amount);
  if (there !== null) for (const one of told) add(one.said.counter, countOf(look, one, there.item));
  if (event.kind === 'create') return [{ ...event, counters }];
  const { with: _, ...move } = event;
  return [{ ...move, counters }];
}

const NOTHING: readonly EntersWith[] = [];

/** The counters that are on a card as it arrives: where it stays the same card, those that lie on it. */
function lyingOn<G extends GameTypes>(
  look: Look<G>,
  { item: ref, to, counters }: EventOf<'move'>,
): Record<string, number> {
  const item = look.item(ref);
  const kept = look.rules.identityZones(look);
  const stays = item !== undefined && kept.includes(item.zone) && kept.includes(to);
  return { ...(counters ?? (stays ? item.counters : {})) };
}

/** How many counters a text says: counted as things stand just before, with what was announced for the card that has the text. */
function countOf<G extends GameTypes>(look: Look<G>, { said, by }: EntersWith, arriving: Item): number {
  const isOwn = slotOf(by.source.ref) === slotOf(arriving.ref);
  const source = (isOwn ? look.p.items[slotOf(arriving.ref)] : undefined) ?? by.source;
  const announced = by.source.announced ?? NOTHING_ANNOUNCED;
  return look.rules.language.amount(look, said.amount, begun(source, NO_TEXT, by.controller, announced));
}
