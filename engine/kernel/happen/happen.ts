/**
 * From what a step performs to what happens: each part is replaced where an effect says so, then becomes what the edition
 * makes of it; when nothing is left to choose, the whole batch happens at once and is committed.
 */

import { about } from '../position/about';
import {
  type Event,
  type EventKind,
  GONE,
  type Happening,
  type Item,
  isInstance,
  type Option,
  type Part,
  type Position,
  type Request,
  type Seat,
  shortName,
  slotOf,
} from '../position/position';
import type { Working } from '../position/working';
import { instanceOf } from '../view/abilities';
import { evaluate } from '../view/condition';
import { request } from '../view/context';
import { type Log, Look } from '../view/look';
import type { GameTypes, Replacement } from '../view/ruleset';
import { Draft } from './apply';
import { eventsOf } from './instruct';
import { triggered } from './triggers';

export type Settled =
  | { readonly kind: 'ready'; readonly events: readonly Event[] }
  | { readonly kind: 'ask'; readonly request: Request; readonly happening: Happening };

/** Settles parts until a player must choose between replacements, or nothing is open. `chosen` answers the last request. */
export function settle<G extends GameTypes>(
  look: Look<G>,
  happening: Happening,
  chosen: Option | null = null,
): Settled {
  const parts = [...happening.parts];
  let answer = chosen;
  for (;;) {
    const at = nextPart(look, parts);
    const part = parts[at];
    if (!part) return { kind: 'ready', events: parts.map(({ event }) => event) };
    const open = replacementsFor(look, part);
    if (open.length > 0) {
      const { seat, among } = chooserOf(look, part.event, open);
      const optional = among.some(({ ability }) => ability.optional);
      if (answer === null && (among.length > 1 || optional)) {
        return { kind: 'ask', request: askReplacement(seat, among), happening: { parts } };
      }
      const replacement = answer === null ? among[0] : among.find(({ key }) => key === answer?.key);
      answer = null;
      look.log?.via('step', 'replacement', look.rules.replacement);
      if (!replacement) {
        parts[at] = { ...part, replacedBy: [...part.replacedBy, ...open.map(({ instance }) => instance)] };
        continue;
      }
      const replacedBy = [...part.replacedBy, replacement.instance];
      parts.splice(
        at,
        1,
        ...insteadOf(look, replacement, part.event).map((event): Part => ({ event, replacedBy, settled: false })),
      );
      continue;
    }
    parts.splice(at, 1, ...become(look, part));
  }
}

/** What the events of a batch become where no card of the pool replaces anything: one after the other. */
export function unreplaced<G extends GameTypes>(look: Look<G>, events: readonly Event[]): readonly Event[] {
  const found: Event[] = [];
  const add = (event: Event): void => {
    const becomes = becomesOf(look, event);
    if (becomes === null) {
      found.push(event);
      return;
    }
    if (comesWith(event, becomes)) found.push(event);
    for (const child of becomes) {
      if (child.kind === event.kind) found.push(child);
      else add(child);
    }
  };
  for (const event of events) add(event);
  return found;
}

/** The first unsettled part that concerns the turn player, otherwise the first unsettled one; -1 at the end. */
function nextPart<G extends GameTypes>(look: Look<G>, parts: readonly Part[]): number {
  const first = parts.findIndex(({ settled }) => !settled);
  if (first < 0) return first;
  const own = parts.findIndex((part) => !part.settled && affectedPlayer(look, part.event) === look.p.turn.player);
  return own < 0 ? first : own;
}

/** What the edition makes of an event: nothing, other events, or the event itself. */
function become<G extends GameTypes>(look: Look<G>, { event, replacedBy }: Part): readonly Part[] {
  const becomes = becomesOf(look, event);
  if (becomes === null) return [{ event, replacedBy, settled: true }];
  const parts = becomes.map((child): Part => ({ event: child, replacedBy, settled: child.kind === event.kind }));
  return comesWith(event, becomes) ? [{ event, replacedBy, settled: true }, ...parts] : parts;
}

/**
 * What the rows of the edition make of an event; `null` where none has a say. As long as it stays one event of its kind, the
 * rows that follow have a say in what it has become.
 */
function becomesOf<G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null {
  let current = event;
  let beside: readonly Event[] | null = null;
  for (const row of look.rules.outcomes[event.kind] ?? NO_ROWS) {
    const becomes = row.run(look, current);
    if (becomes === null) continue;
    look.log?.via('outcome', row.label, row.clauses);
    const [same, ...more] = becomes.filter(({ kind }) => kind === event.kind);
    if (!same || more.length > 0) return becomes.length === 0 || !beside ? becomes : [...becomes, ...beside];
    current = same;
    beside = [...(beside ?? NO_EVENTS), ...becomes.filter((one) => one !== same)];
  }
  return beside === null ? null : [current, ...beside];
}
const NO_EVENTS: readonly Event[] = [];
const NO_ROWS: readonly never[] = [];

/** An event that becomes events of other kinds happens together with them. */
const comesWith = (event: Event, becomes: readonly Event[]): boolean =>
  becomes.length > 0 && becomes.every(({ kind }) => kind !== event.kind);

function replacementsFor<G extends GameTypes>(look: Look<G>, part: Part): readonly Replacement[] {
  const found: Replacement[] = [];
  const scene = { look, before: look, after: look, happened: false };
  for (const zone of look.rules.activeZones) {
    for (const source of look.in(zone)) {
      if (source.faceDown || !look.prints(source, 'replaces')) continue;
      for (const held of look.chars(source).abilities) {
        const { key, ability } = held;
        if (ability.kind !== 'replace') continue;
        const instance = instanceOf(source, held);
        if (
          part.replacedBy.some((one) => isInstance(one, instance)) ||
          (ability.while && !evaluate(look, ability.while, source.controller, source, false)) ||
          !look.rules.language.fits({ ...scene, source }, ability.when, part.event)
        )
          continue;
        found.push({ key: `${source.name}#${shortName(key)}`, source, instance, ability });
      }
    }
  }
  return found;
}

function insteadOf<G extends GameTypes>(look: Look<G>, replacement: Replacement, event: Event): readonly Event[] {
  const { source, instance, ability } = replacement;
  const announced = { targets: [], modes: [], x: 0 };
  const program = { source, key: instance.key, path: [], pc: 0, controller: source.controller, announced, event };
  return ability.instead.flatMap((instruction) => eventsOf(look, instruction, program));
}

/** Whom an event concerns: the controller of its object, or its player. */
export function affectedPlayer<G extends GameTypes>(look: Look<G>, event: Event): Seat {
  const { objects, players } = about(event);
  return players[0] ?? look.item(objects[0])?.controller ?? look.p.turn.player;
}

/** The first row of the edition that has a say; without one, whoever the event concerns chooses among all. */
function chooserOf<G extends GameTypes>(
  look: Look<G>,
  event: Event,
  open: readonly Replacement[],
): { readonly seat: Seat; readonly among: readonly Replacement[] } {
  for (const row of look.rules.choosers) {
    const choice = row.run(look, event, open);
    if (!choice) continue;
    look.log?.via('chooser', row.name, row.clauses);
    return choice;
  }
  return { seat: affectedPlayer(look, event), among: open };
}

function askReplacement(seat: Seat, among: readonly Replacement[]): Request {
  const options: Option[] = among.map(({ key, source }) => ({ key, item: source.ref }));
  if (among.every(({ ability }) => ability.optional)) options.push({ key: 'no' });
  return request(seat, 'replacement', { kind: 'oneOf', options }, null);
}

/** Whether a card stays the same object when it goes from where it is to another zone. */
function identity<G extends GameTypes>(look: Look<G>): (item: Item, to: string) => boolean {
  const kept = look.rules.identityZones(look);
  return (item, to) => kept.includes(item.zone) && kept.includes(to);
}

/** What no ability ever waits for. */
const SILENT: ReadonlySet<EventKind> = new Set<EventKind>([
  'remember',
  'did',
  'scopeBegins',
  'scopeEnds',
  'phase',
  'untrigger',
]);

/** Lets a settled batch happen: the position that takes the place of `p`, what really happened, and what it made trigger. */
export function commit<G extends GameTypes>(
  before: Look<G>,
  p: Working,
  events: readonly Event[],
  log: Log | null,
): { readonly position: Working; readonly happened: readonly Event[] } {
  const draft = new Draft(before.rules, p, identity(before));
  const happened = events.filter((event) => draft.apply(event));
  const position = draft.after;
  if (position.memory.battle !== null)
    position.memory = before.rules.memory.settle(new Look(before.rules, position, log));
  const matters = happened.some(({ kind }) => !SILENT.has(kind));
  if (matters) {
    const after = new Look(before.rules, position, log);
    const pending = triggered(before, after, happened);
    if (pending.length > 0) position.pending = [...position.pending, ...pending];
  }
  return { position, happened };
}

/** What an object was called, for one that is gone. */
export const nameOf = (p: Position, ref: number): string => p.items[slotOf(ref)]?.name ?? GONE;
