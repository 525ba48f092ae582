/**
 * What has left and is still spoken of: frozen as it was, from the view before it left, for as long as anything under way
 * names it. Effects are not asked: nothing reads the values of their sources.
 */
import { about } from '../position/about';
import {
  type Announcement,
  ASIDE,
  type Env,
  type Event,
  type Item,
  type Left,
  type Moved,
  type Pending,
  type Position,
  type Program,
  type Ref,
  slotOf,
} from '../position/position';
import { frozenAs } from '../view/left';
import type { Look } from '../view/look';
import type { GameTypes, Ruleset } from '../view/ruleset';
import { sideRead } from '../view/sides';

/**
 * What is known of what has left once a batch has happened.
 * @param before the position before the batch
 * @param p the position after it, with all that it let trigger
 */
export function leftAfter<G extends GameTypes>(
  before: Look<G>,
  p: Position,
  happened: readonly Event[],
): Position['left'] {
  const leaving = leavingIn(before, p, happened);
  if (leaving.length === 0 && p.left.length === 0) return p.left;
  if (!isAnythingUnderWay(before.rules, p)) return p.left.length === 0 ? p.left : [];
  const named = new Set<Ref>();
  gather(before.rules, p, [...leaving, ...p.left.map(({ item }) => item.ref)], named);
  const kept = p.left.filter(({ item }) => named.has(item.ref) && !leaving.includes(item.ref));
  const frozen: Left[] = [];
  for (const ref of leaving) {
    const item = named.has(ref) ? before.item(ref) : undefined;
    if (item) frozen.push(frozenAs(item, before.chars(item)));
  }
  return frozen.length === 0 && kept.length === p.left.length ? p.left : [...kept, ...frozen];
}

const NONE: readonly Ref[] = [];

/** The objects that are no more where they were, or no more in play though they are the same. */
function leavingIn<G extends GameTypes>(before: Look<G>, p: Position, happened: readonly Event[]): readonly Ref[] {
  const { battlefield } = before.rules.zoneOf;
  let found: Ref[] | null = null;
  for (const event of happened)
    if (event.kind === 'move' || event.kind === 'leaveChase' || event.kind === 'cease') {
      const now = p.items[slotOf(event.item)];
      const isSame = now?.ref === event.item;
      if (isSame && (now.zone === battlefield || before.item(event.item)?.zone !== battlefield)) continue;
      found ??= [];
      found.push(event.item);
    }
  return found ?? NONE;
}

/** Whether anything is there that could name what has left: something that waits, or will, is on the chase or stack, or carried out. */
function isAnythingUnderWay<G extends GameTypes>({ zoneKeys, zoneOf }: Ruleset<G>, p: Position): boolean {
  if (p.pending.length > 0 || p.delayed.length > 0 || p.stored.length > 0) return true;
  for (const key of zoneKeys[zoneOf.stack] ?? []) if ((p.zones[key]?.length ?? 0) > 0) return true;
  for (const { env } of p.agenda) if (env.pending || env.program || asideIn(p, env) !== undefined) return true;
  return false;
}

/** The ability that a frame is about where it waits nowhere. */
function asideIn({ items }: Position, { item: ref }: Env): Item | undefined {
  const item = ref === undefined ? undefined : items[slotOf(ref)];
  return item?.ref === ref && item?.zone === ASIDE ? item : undefined;
}

type Told = Pick<Pending | Program, 'source' | 'moved'> & {
  readonly event?: Event | undefined;
  /** What had been chosen for the text that made it. */
  readonly captured?: Announcement | undefined;
};

/** Gathers those of some objects that something under way names: what waits, what is on the chase or stack, texts being carried out. */
function gather<G extends GameTypes>(
  { zoneKeys, zoneOf }: Ruleset<G>,
  p: Position,
  of: readonly Ref[],
  into: Set<Ref>,
): void {
  const note = (ref: Ref | undefined): void => {
    if (ref !== undefined && of.includes(ref)) into.add(ref);
  };
  const targets = (announced: Announcement | null | undefined): void => {
    for (const group of announced?.targets ?? []) group.forEach(note);
    announced?.used?.forEach(note);
  };
  const told = ({ source, event, moved, captured }: Told): void => {
    note(source.ref);
    targets(captured);
    if (event) {
      const { objects, others } = about(event);
      objects.forEach(note);
      others.forEach(note);
    }
    for (const { is } of moved ?? []) note(is);
  };
  const played = (item: Item): void => {
    if (item.ability) told(item.ability);
    targets(item.announced);
    if (item.announced?.event) told({ source: item, ...item.announced });
  };
  p.pending.forEach(told);
  p.delayed.forEach(told);
  p.stored.forEach(told);
  for (const key of zoneKeys[zoneOf.stack] ?? [])
    for (const slot of p.zones[key] ?? []) {
      const item: Item | undefined = p.items[slot];
      if (item) played(item);
    }
  for (const { env } of p.agenda) {
    const aside = asideIn(p, env);
    if (aside) played(aside);
    if (env.pending) told(env.pending);
    if (!env.program) continue;
    told(env.program);
    targets(env.program.announced);
  }
}

/**
 * Objects that the event of a batch moved, for a text which that lets trigger. Where they went it finds them if all can see
 * that zone (FF-TCG 11.9.16.1, 11.9.16.2), and it reads their values on the side that the edition says. What is the same
 * object there is read there only if the text waited for the move, and not for what brought that about.
 */
export function movedAmong<G extends GameTypes>(before: Look<G>, after: Look<G>, event: Event): readonly Moved[] {
  return about(event).objects.flatMap((ref): readonly Moved[] => {
    const was = before.item(ref);
    const is = after.p.items[slotOf(ref)];
    const zone = is && after.rules.zones[is.zone];
    if (!was || !zone || is.zone === was.zone || (is.ref === ref && event.kind !== 'move')) return [];
    const isFound = !is.faceDown && zone.seen === 'all';
    const readNow = sideRead(after, was, is) === 'after';
    return isFound || readNow ? [{ was: ref, is: is.ref, isFound, readNow }] : [];
  });
}
