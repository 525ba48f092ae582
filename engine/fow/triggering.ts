import type { Automatic, Occurrence } from '../kernel/position/card';
import type { Event, EventOf } from '../kernel/position/event';
import { speaksOfIt } from '../kernel/view/abilities';
import { isBarred } from '../kernel/view/restrictions';
import { askingParam, type StillTriggered, type Triggers } from '../kernel/view/ruleset';
import type { Fow, Look } from './fow';

/** Which arrivals of its own card an enter ability counts: any, those from the chase, or only those of cards played from hand; judgments always. */
export const enterCounts: Triggers<Fow> = askingParam('enterScope', (look, _, { when, or }, event) => {
  if (when.on !== 'enter' || when.who !== 'this' || when.zone !== undefined || when.from !== undefined) return true;
  if (or !== undefined) return true;
  return when.unmarked || inEnterScope(look, event);
});

/** 8.01: an old text that says so in words is taken for [Enter], where it says no more than that (1411.3a). */
export const unmarkedEnterCounts: Triggers<Fow> = askingParam(
  'enterScope',
  (look, _, { when, or }, event) =>
    when.on !== 'enter' || !when.unmarked || or !== undefined || when.from !== undefined || inEnterScope(look, event),
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

type Damage = EventOf<'damage' | 'damagePlayer'>;
const isDamage = (event: Event): event is Damage => event.kind === 'damage' || event.kind === 'damagePlayer';

/**
 * Of what a text asks about, the damage that one source deals at once, where that is dealt once and not to each apart; `null`
 * where it is no more than the one event.
 */
function dealtOnce(look: Look, { source }: Damage, all: readonly Event[]): readonly Damage[] | null {
  const together = all.filter((other): other is Damage => isDamage(other) && other.source === source);
  return together.length < 2 || look.param('damageTriggers') === 'each' ? null : together;
}

/**
 * How often damage that one source deals to several at once is dealt. Where it is dealt once, what was dealt to those whom
 * the condition speaks of is that much together. A text that speaks of the damaged card, as Explode does, needs one to
 * speak of: each of them meets its condition under every edition.
 */
export const damageCounts: Triggers<Fow> = askingParam('damageTriggers', (look, _, ability, event, all) => {
  if (!isDamage(event) || !waitsForDamage(ability) || speaksOfIt(ability.do)) return true;
  const together = dealtOnce(look, event, all);
  if (together === null) return true;
  return together[0] === event && { ...event, amount: together.reduce((sum, { amount }) => sum + amount, 0) };
});

const waitsForDamage = ({ when, or }: Automatic): boolean => when.on === 'damage' || or?.on === 'damage';

/** The same where a text asks how often it has happened. */
export const damageHappens = (look: Look, what: Occurrence, event: Event, all: readonly Event[]): boolean => {
  if (what.on !== 'damage' || !isDamage(event)) return true;
  const together = dealtOnce(look, event, all);
  return together === null || together[0] === event;
};

/** What an effect keeps from triggering does not; of a delayed ability, whose card is the one that made it, that counts too. */
export const maySetOff: Triggers<Fow> = (look, source) => {
  const bearer = look.item(source.ref);
  return bearer === undefined || !isBarred(look, bearer, 'trigger');
};

/** The same of what waits for a state: as if it were triggered already. */
export const keptFromTriggering: StillTriggered<Fow> = (look, source) =>
  isBarred(look, source, 'trigger') ? Number.POSITIVE_INFINITY : 0;
