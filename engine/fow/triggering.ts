import type { Event, EventOf } from '../kernel/position/event';
import { isBarred } from '../kernel/view/restrictions';
import { askingParam, type StillTriggered, type Triggers } from '../kernel/view/ruleset';
import type { Fow, Look } from './fow';

/** Which arrivals of its own card an enter ability counts: any, those from the chase, or only those of cards played from hand; judgments always. */
export const enterCounts: Triggers<Fow> = askingParam('enterScope', (look, _, { when }, event) => {
  if (when.on !== 'enter' || when.who !== 'this' || when.zone !== undefined) return true;
  return when.unmarked || inEnterScope(look, event);
});

/** 8.01: an old text that says so in words is taken for [Enter]. */
export const unmarkedEnterCounts: Triggers<Fow> = askingParam(
  'enterScope',
  (look, _, { when }, event) => when.on !== 'enter' || !when.unmarked || inEnterScope(look, event),
);

function inEnterScope(look: Look, event: Event): boolean {
  if (event.kind !== 'move') return true;
  const scope = look.param('enterScope');
  switch (event.manner) {
    case 'played':
    case 'judgment':
      return true;
    case 'summoned':
      return scope !== 'fromHand';
    default:
      return scope === 'any';
  }
}

const isDamage = (event: Event): event is EventOf<'damage' | 'damagePlayer'> =>
  event.kind === 'damage' || event.kind === 'damagePlayer';

/**
 * How often damage that one source deals to several at once is dealt. Where the ability names what is damaged, as Explode
 * does, each damaged card meets its condition under every edition.
 */
export const damageCounts: Triggers<Fow> = askingParam('damageTriggers', (look, _, { when }, event, all) => {
  if (when.on !== 'damage' || when.to !== undefined || when.types !== undefined || !isDamage(event)) return true;
  const together = all.filter((other) => isDamage(other) && other.source === event.source);
  return together.length < 2 || look.param('damageTriggers') === 'each' || together[0] === event;
});

/** What an effect keeps from triggering does not; a delayed ability is none of those of the card that made it. */
export const maySetOff: Triggers<Fow> = (look, source, ability) => {
  const bearer = look.item(source.ref);
  if (bearer === undefined || !isBarred(look, bearer, 'trigger')) return true;
  return !look.chars(bearer).abilities.some((own) => own.ability === ability);
};

/** The same of what waits for a state: as if it were triggered already. */
export const keptFromTriggering: StillTriggered<Fow> = (look, source) =>
  isBarred(look, source, 'trigger') ? Number.POSITIVE_INFINITY : 0;
