/** Additions that are played on a card: their target, what they lie on, and what becomes of them without it. */
import type { Face, Text } from '../kernel/position/card';
import { next, perform } from '../kernel/position/outcome';
import type { Event, Item } from '../kernel/position/position';
import type { Collect } from '../kernel/view/ruleset';
import type { Fow, Look, Step } from './fow';

/** The type of card an addition is played on; `null` for one that lies by itself. */
function hostType({ types, subtype }: Face): string | null {
  return types.includes('addition') && subtype !== undefined && subtype !== 'field' ? subtype : null;
}

/** An addition on a card targets it as it is played: a card of that type in a field. */
export function additionText(face: Face): Text | undefined {
  const host = hostType(face);
  return host === null
    ? undefined
    : { kind: 'text', targets: [{ filter: { types: [host], zone: 'field' }, count: 1 }], do: [] };
}

/** The card an addition on the field was played on, as long as it is there and of that type. */
function hostOf(look: Look, addition: Item): Item | undefined {
  const host = look.item(addition.announced?.targets[0]?.[0]);
  const type = hostType(look.print(addition).face);
  return host?.zone === 'field' && type !== null && look.isA(host, type) ? host : undefined;
}

/** An addition without its target goes to the graveyard and never enters the field. */
export const failsWithoutTarget: Step = (x) => {
  const item = x.item(x.need('item'));
  const targets = x.need('program').announced.targets.flat();
  return item?.kind === 'card' && hostType(x.print(item).face) !== null && targets.length === 0
    ? perform([{ kind: 'move', item: item.ref, to: 'graveyard', cause: 'game' }], undefined, 'resolved')
    : next();
};

/** Additions on a card that lie on none, or on one they may not lie on, go to the graveyard. */
export const looseAdditions: Collect<Fow> = (look) =>
  look
    .in('field')
    .filter((item) => hostType(look.print(item).face) !== null && !hostOf(look, item))
    .map(({ ref }): Event => ({ kind: 'move', item: ref, to: 'graveyard', cause: 'rule' }));
