/** What is announced when something is put on the stack: modes, X and targets. */

import { playerRef } from '../kernel/happen/instruct';
import type { Ability, Target } from '../kernel/position/card';
import { done, goTo, next, perform } from '../kernel/position/outcome';
import {
  type AbilityKey,
  type Announcement,
  type Item,
  NO_TEXT,
  type Option,
  type Ref,
  SEATS,
  type SelectionArgs,
} from '../kernel/position/position';
import { abilityAt, printedOf } from '../kernel/view/abilities';
import { objectsThat } from '../kernel/view/condition';
import { request } from '../kernel/view/context';
import type { Candidates } from '../kernel/view/ruleset';
import { bannedFrom, type Ff, type Look, type Step, type Test } from './fftcg';
import { hasX, largestX } from './payment';

/** Nothing chosen: what an object on the stack starts with. */
export const NOTHING_ANNOUNCED: Announcement = { targets: [], modes: [], x: 0 };

/** The ability whose words are being announced or carried out: of a card, its summon text or its EX Burst. */
export const textOf = (look: Look, item: Item): Ability | undefined => abilityAt(look.rules, textKey(look, item));

/** The name of that ability; `NO_TEXT` where the card has none. */
export const textKey = (look: Look, item: Item): AbilityKey =>
  item.ability?.key ?? printedOf(look, item, isOwnText)?.key ?? NO_TEXT;

const isOwnText = (ability: Ability): boolean =>
  ability.kind === 'text' || (ability.kind === 'automatic' && ability.ex === true);

const targetGroups = (ability: Ability | undefined): readonly Target[] =>
  ability && 'targets' in ability ? (ability.targets ?? []) : [];

/** How many ways a text can be used of which one is chosen; 0 where it leaves no choice. */
const modesOf = (ability: Ability | undefined): number => {
  const modal = ability && 'do' in ability ? ability.do.find(({ op }) => op === 'modes') : undefined;
  return modal?.op === 'modes' ? modal.of.length : 0;
};

/** Where a text has several effects to choose from, its controller says which is used. */
export const chooseMode: Step = (x) => {
  const item = x.item(x.need('item'));
  const count = item ? modesOf(textOf(x, item)) : 0;
  if (!item || count === 0) return next();
  const options = Array.from({ length: count }, (_, index): Option => ({ key: `mode ${index + 1}`, index }));
  return { kind: 'ask', request: request(x.seat, 'mode', { kind: 'oneOf', options }, null, item.ref) };
};

export const takeMode: Step = (x) => next({ index: x.env.chosen?.index, chosen: undefined });

/** Where the cost has an X, its player says how much it is, as far as that can be paid. */
export const chooseX: Step = (x) => {
  const item = x.item(x.need('item'));
  if (item?.zone !== 'stack' || !hasX(x, item)) return next();
  const space = { kind: 'number', min: 0, max: largestX(x, x.seat, item) } as const;
  return { kind: 'ask', request: request(x.seat, 'x', space, null, item.ref) };
};

/** One group of targets after the other is put to the controller; a group that cannot be filled ends the announcement. */
export const chooseTargets: Step = (x) => {
  const item = x.item(x.need('item'));
  const targets = x.env.targets ?? [];
  const group = item ? targetGroups(textOf(x, item))[targets.length] : undefined;
  if (!item || !group) return goTo('write');
  const args = { seat: x.seat, item: item.ref, group: targets.length };
  const options = x.options('target', args);
  const min = group.upTo ? 0 : group.count;
  if (options.length < min) return done({ done: false });
  const max = Math.min(group.count, options.length);
  if (max === 0) return goTo('targets', { targets: [...targets, []] });
  const selection = { name: 'target', args };
  const space =
    min === 1 && max === 1 ? ({ kind: 'oneOf', options } as const) : ({ kind: 'subset', options, min, max } as const);
  return {
    kind: 'ask',
    request: request(x.seat, 'target', space, selection, item.ref),
    env: { targets, chosen: undefined, chosenAll: undefined },
  };
};

/** The choice joins those of the earlier groups. */
export const takeTargets: Step = (x) => {
  const options = x.env.chosen ? [x.env.chosen] : (x.env.chosenAll ?? []);
  const refs = options.flatMap(({ item, player }) =>
    item !== undefined ? [item] : player !== undefined ? [playerRef(player)] : [],
  );
  return goTo('targets', { targets: [...(x.env.targets ?? []), refs], chosen: undefined, chosenAll: undefined });
};

/** What was announced stands on the object on the stack. */
export const writeAnnouncement: Step = (x) =>
  perform([
    {
      kind: 'announce',
      item: x.need('item'),
      announced: {
        targets: x.env.targets ?? [],
        modes: x.env.index === undefined ? [] : [x.env.index],
        x: x.env.number ?? 0,
      },
    },
  ]);

export const announced: Step = () => done({ done: true });

/** What a group of a text could choose. */
export const targetCandidates: Candidates<Ff> = (look, args) => {
  const item = look.item(args.item);
  const group = item ? groupOf(look, item, args) : undefined;
  if (!item || !group) return [];
  const cards = objectsThat(look, group.filter, args.seat, item.ability?.source ?? item);
  const players = group.player ? SEATS.map((player): Option => ({ key: player === 0 ? 'A' : 'B', player })) : [];
  return [...players, ...cards.map((one): Option => ({ key: one.name, item: one.ref }))];
};

function groupOf(look: Look, item: Item, { ability: key, group }: SelectionArgs): Target | undefined {
  const ability = key === undefined ? textOf(look, item) : abilityAt(look.rules, key);
  return targetGroups(ability)[group ?? 0];
}

/** A summon or ability on the stack does not choose itself. */
export const isNotItself: Test = (look, option, args) =>
  option.item === undefined || option.item !== args.item || look.item(option.item)?.zone !== 'stack';

/** What "cannot be chosen" is not chosen. */
export const mayBeChosen: Test = (look, option) => {
  const item = look.item(option.item);
  return item === undefined || !bannedFrom(look, item, 'chosen');
};

/** Whether every group of targets of a text can be filled. */
export function targetsExist(look: Look, item: Item, key: AbilityKey | undefined, seat: 0 | 1): boolean {
  const ability = key === undefined ? textOf(look, item) : abilityAt(look.rules, key);
  return targetGroups(ability).every((group, at) => {
    if (group.upTo) return true;
    const about: { readonly item: Ref; readonly ability?: AbilityKey } =
      key === undefined ? { item: item.ref } : { item: item.ref, ability: key };
    return look.options('target', { seat, group: at, ...about }).length >= group.count;
  });
}
