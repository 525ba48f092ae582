/**
 * What has left and is still spoken of: frozen as it was, from the view before it left, for as long as anything under way
 * names it. Effects are not asked: nothing reads the values of their sources.
 */
import { about } from '../position/about';
import {
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
import type { GameTypes } from '../view/ruleset';

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
  const leaving = happened.flatMap((event) =>
    (event.kind === 'move' || event.kind === 'leaveChase') && hasLeft(p, event.item) ? [event.item] : [],
  );
  if (leaving.length === 0 && p.left.length === 0) return p.left;
  const named = namedIn(before, p);
  const kept = p.left.filter(({ item }) => named.has(item.ref));
  const frozen = leaving.flatMap((ref): readonly Left[] => {
    const item = named.has(ref) ? before.item(ref) : undefined;
    return item ? [frozenAs(item, before.chars(item))] : [];
  });
  return frozen.length === 0 && kept.length === p.left.length ? p.left : [...kept, ...frozen];
}

const hasLeft = (p: Position, ref: Ref): boolean => p.items[slotOf(ref)]?.ref !== ref;

/** Every object that something under way names: what waits, what is on the chase or stack, texts being carried out. */
function namedIn<G extends GameTypes>({ rules }: Look<G>, p: Position): ReadonlySet<Ref> {
  const named = new Set<Ref>();
  const add = (refs: readonly (Ref | undefined)[]): void => {
    for (const ref of refs) if (ref !== undefined) named.add(ref);
  };
  const told = (one: Pick<Pending | Program, 'source' | 'moved'> & { readonly event?: Event | undefined }): void => {
    add([one.source.ref]);
    if (one.event) add([...about(one.event).objects, ...about(one.event).others]);
    for (const { is } of one.moved ?? []) add([is]);
  };
  for (const one of p.pending) told(one);
  for (const key of rules.zoneKeys[rules.zoneOf.stack] ?? [])
    for (const slot of p.zones[key] ?? []) {
      const item: Item | undefined = p.items[slot];
      if (item?.ability) told(item.ability);
      add(item?.announced?.targets.flat() ?? []);
    }
  for (const { env } of p.agenda) {
    add([env.item, env.other]);
    if (env.pending) told(env.pending);
    if (!env.program) continue;
    told(env.program);
    add(env.program.announced.targets.flat());
  }
  return named;
}

/**
 * Objects that moved in a batch into a zone that all can see, for a text which that lets trigger: there it finds them
 * (FF-TCG 11.9.16.1, 11.9.16.2). Their values it reads where they were, but of what came onto the field where they are
 * (FoW 8.01 906.7b; from a hidden zone, 906.7a).
 */
export function movedAmong<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  refs: readonly Ref[],
): readonly Moved[] {
  return refs.flatMap((ref): readonly Moved[] => {
    const was = before.item(ref);
    const is = after.p.items[slotOf(ref)];
    if (!was || !is || is.ref === ref || is.faceDown || after.rules.zones[is.zone]?.seen !== 'all') return [];
    const { activeZones, zones } = after.rules;
    const readNow =
      !activeZones.includes(was.zone) && (activeZones.includes(is.zone) || zones[was.zone]?.seen !== 'all');
    return [{ was: ref, is: is.ref, readNow }];
  });
}
