/** Choosing new targets for what waits on the chase or stack: as many, each legal for it; what is not changed stays. */
import { done, goTo, next, type Outcome, perform } from '../kernel/position/outcome';
import { announcedWith, type Event, isPlayer, NOTHING_ANNOUNCED, type Ref } from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import { request } from '../kernel/view/context';
import type { GameTypes } from '../kernel/view/ruleset';
import { optionOf, targetsOf } from './shares';

type Retargeting = <G extends GameTypes>(x: Ctx<G>) => Outcome;

/** Step: for one group of targets after the other, whoever controls the text says which they are from now on. */
export const asksNewTargets: Retargeting = (x) => {
  const item = x.item(x.env.item);
  const { targets = [] } = x.env;
  const group = item?.announced?.targets[targets.length];
  if (!item || !group) return next({ chosen: undefined, chosenAll: undefined });
  const args = { seat: item.controller, item: item.ref, group: targets.length };
  const kept = group.filter((ref) => isPlayer(ref) || x.item(ref) !== undefined).map((ref) => optionOf(x, ref));
  const others = x.options('target', args).filter((option) => !targetsOf([option]).some((ref) => group.includes(ref)));
  if (others.length === 0) return goTo('asks', { targets: [...targets, group] });
  const options = [...kept, ...others];
  const count = Math.min(group.length, options.length);
  const space =
    count === 1
      ? ({ kind: 'oneOf', options } as const)
      : ({ kind: 'subset', options, min: count, max: count } as const);
  return {
    kind: 'ask',
    request: request(x.seat, 'target', space, null, { name: 'target', args }, item.ref),
    env: { targets, chosen: undefined, chosenAll: undefined },
  };
};

/** Step: each new one takes the place of one that is no target any more, with what was to be dealt to that. */
export const takesNewTargets: Retargeting = (x) => {
  const { targets = [], chosen, chosenAll = chosen ? [chosen] : undefined } = x.env;
  const group = x.item(x.env.item)?.announced?.targets[targets.length];
  if (!group || chosenAll === undefined) return next();
  const said = targetsOf(chosenAll);
  const fresh = said.filter((ref) => !group.includes(ref)).values();
  const now = group.map((ref) => (said.includes(ref) ? ref : (fresh.next().value ?? ref)));
  return goTo('asks', { targets: [...targets, now], chosen: undefined, chosenAll: undefined });
};

/** Step: they stand on the object on the chase or stack. */
export const hasNewTargets: Retargeting = (x) => {
  const item = x.item(x.env.item);
  if (!item) return done({ done: false });
  const before = item.announced ?? NOTHING_ANNOUNCED;
  const { targets = [] } = x.env;
  const become = (group: number, ref: Ref): Ref => targets[group]?.[before.targets[group]?.indexOf(ref) ?? -1] ?? ref;
  const shares = before.shares?.map((share) => ({ ...share, target: become(share.group, share.target) }));
  const announced = announcedWith(before, shares ? { targets, shares } : { targets });
  const event: Event = { kind: 'announce', item: item.ref, announced };
  return perform([event]);
};
