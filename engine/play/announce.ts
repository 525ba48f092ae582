/**
 * What is announced when something is played: modes, X, targets. Both games choose alike; an edition's table says what is
 * chosen when, and a game says what its texts are and how many targets they need.
 */

import { chosenModes, modeSpace } from '../kernel/machine/program';
import type { Ability, Target } from '../kernel/position/card';
import { done, goTo, next, type Outcome, perform } from '../kernel/position/outcome';
import {
  type AbilityKey,
  type Announcement,
  announcedWith,
  type Item,
  NOTHING_ANNOUNCED,
  type Option,
  SEATS,
  type Seat,
  type SelectionArgs,
  type Space,
} from '../kernel/position/position';
import { abilityAt, type NamedAbility } from '../kernel/view/abilities';
import { existing, isAbsent } from '../kernel/view/absent';
import { objectsThat } from '../kernel/view/condition';
import { type Ctx, request } from '../kernel/view/context';
import { asksForX, totalCost, withXAs } from '../kernel/view/filter';
import type { Language } from '../kernel/view/language';
import type { Look } from '../kernel/view/look';
import { isChosenWith, type Modal, modalOf, targetGroups } from '../kernel/view/modes';
import { ofEach, remembered } from '../kernel/view/remembered';
import type { Candidates, GameTypes, Step } from '../kernel/view/ruleset';
import { divides, MOST_X, mostTargets, mostTargetsYet, shareOut, takeShares, targetsOf, type Units } from './shares';

/** What a game says of the texts that are announced. */
export interface Texts<G extends GameTypes> {
  /** The ability whose words are announced or carried out: of an ability its own, of a card its text. */
  readonly textOf: (look: Look<G>, item: Item) => Ability | undefined;
  /** Whether modes are chosen while playing; otherwise as the text is carried out, and every group of targets before. */
  readonly modesFirst: (look: Look<G>) => boolean;
  /** How many targets must be there for a group of an object that says `count`, where `available` are. */
  readonly needed: (look: Look<G>, count: number, available: number, item: Item | undefined) => number;
  /** Whether one target is enough, of whichever group that needs some; otherwise every group has what it needs. */
  readonly oneIsEnough: (look: Look<G>) => boolean;
  /** The unit in which X in the cost of an object on the chase or stack is chosen, and the largest that can be paid for; `null` where it has none. */
  readonly unitOfX: (look: Look<G>, item: Item, key?: AbilityKey) => number | null;
  readonly largestX: (look: Look<G>, seat: Seat, item: Item, unit: number, key?: AbilityKey) => number;
  /** Whether it can be played with an X that stands in its text alone and is not 0. */
  readonly mayChooseX: (look: Look<G>, seat: Seat, item: Item, key?: AbilityKey) => boolean;
  /** What its text says that X is at this moment; `null` where it says nothing of it. */
  readonly saidX: (look: Look<G>, item: Item, key?: AbilityKey) => number | null;
  /** The least number that a player may choose. */
  readonly leastNumber: (look: Look<G>) => number;
  /** The units in which the text of an object divides something among its targets; `null` in an edition without such texts. */
  readonly sharesIn: (look: Look<G>, item: Item) => Units | null;
}

/** The steps, candidates and tests of one game's announcements. */
export interface Announcing<G extends GameTypes> {
  /** Where a text has several effects to choose from, its controller says which are used. */
  readonly chooseModes: Step<G>;
  readonly takeModes: Step<G>;
  /** Where the cost has an X, its player says how much it is, as far as that can be paid; otherwise on to a step, if not the next. */
  readonly chooseX: (otherwise?: string) => Step<G>;
  /** The same of an X that the text leaves open and no cost has; a value that was found before stays. */
  readonly chooseOpenX: (otherwise?: string) => Step<G>;
  /** The value of X joins what was announced before. */
  readonly writeX: Step<G>;
  /** One group of targets after the other is put to the controller, on when there is no other; without what the text needs the announcement ends. */
  readonly chooseTargets: Step<G>;
  /** The choice joins those of the earlier groups, where one was made. */
  readonly takeTargets: Step<G>;
  /** What was announced stands on the object on the chase or stack. */
  readonly writeAnnouncement: Step<G>;
  /** What the text divides among its targets is divided, one group after the other. */
  readonly chooseShares: Step<G>;
  readonly takeShares: Step<G>;
  /** What a group of a text could choose. */
  readonly targetCandidates: Candidates<G>;
  /** The group of targets that a selection asks for. */
  readonly groupOf: (look: Look<G>, item: Item, args: SelectionArgs) => Target | undefined;
  /** Whether the targets that a text needs are there; `key` of an ability not played yet. */
  readonly targetsExist: (look: Look<G>, item: Item, key: AbilityKey | undefined, seat: Seat) => boolean;
  /** The clauses by which the targets that it needs cannot be chosen, of those that lie there. */
  readonly targetsRefusedBy: (look: Look<G>, item: Item, key: AbilityKey | undefined, seat: Seat) => readonly string[];
}

/** The modes of a choice that there are, by index through the text. */
const modesOf = <G extends GameTypes>(
  look: Look<G>,
  { instruction, from }: Modal,
  groups: readonly Target[],
): readonly number[] => existing(look, instruction.of, groups).map((index) => from + index);

/** How many of them are chosen: all of too few. */
const choosesOf = <G extends GameTypes>(look: Look<G>, modal: Modal, groups: readonly Target[]): number =>
  Math.min(modal.instruction.choose, modesOf(look, modal, groups).length);

/** Whether the targets of a group depend on X: how many they are, or what they cost. */
const saysX = ({ count, filter }: Target): boolean => count === 'X' || asksForX(filter);

/** Whether any targets of a text depend on X, with these modes or before any is chosen. */
export const targetsSayX = (text: Ability | undefined, modes?: readonly number[]): boolean =>
  targetGroups(text).some((group) => saysX(group) && isChosenWith(group, modes));

const modeKey = (index: number): string => `mode ${index + 1}`;

/** The keys of modes that can be chosen together, each list of them once. */
const together = (ways: readonly (readonly number[])[]): readonly (readonly string[])[] => {
  const lists = ways.filter(({ length }) => length > 0).map((way) => way.map(modeKey));
  return lists.filter((list, at) => lists.findIndex((one) => one.join() === list.join()) === at);
};

/** How many targets a group says. */
const countOf = ({ count }: Target, x: number): number => (count === 'X' ? x : count);

/** The first choice of modes of a text that has not been made, given those that have; `null` where none is left. */
function nextModes<G extends GameTypes>(
  look: Look<G>,
  ability: Ability | undefined,
  chosen: readonly number[],
): Modal | null {
  const groups = targetGroups(ability);
  let made = 0;
  for (const modal of modalOf(ability)) {
    const choose = choosesOf(look, modal, groups);
    if (choose > 0 && made === chosen.length) return modal;
    made += choose;
  }
  return null;
}

/** What was announced for what is carried out: of a delayed ability what was for the text that made it, but for its own modes. */
export function announcedFor({ announced, ability }: Item): Announcement {
  const own = announced ?? NOTHING_ANNOUNCED;
  return ability?.captured ? { ...ability.captured, modes: own.modes, lapsed: own.lapsed } : own;
}

/** A card or ability does not choose itself; what an ability stands for, its card, is another object. */
export const isNotItself = <G extends GameTypes>(look: Look<G>, option: Option, args: SelectionArgs): boolean =>
  option.item === undefined || option.item !== args.item || look.item(option.item)?.zone !== look.rules.zoneOf.stack;

/**
 * Whether the text of what is played, or with which counters it comes into play, speaks of an X that it does not explain. X of a
 * delayed ability is what it was for the text that made it.
 */
function leavesXOpen<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  text: Ability | undefined,
  modes: readonly number[],
): boolean {
  const { language } = look.rules;
  if (item.ability?.captured) return false;
  if (text !== undefined) return language.leavesXOpen(text, modes);
  return item.ability === null && look.prints(item, 'enters') && look.chars(item).abilities.some(isEntering(language));
}
const isEntering =
  ({ leavesXOpen: open }: Language) =>
  ({ ability }: NamedAbility): boolean =>
    ability.kind === 'continuous' && open(ability, NO_MODES);
const NO_MODES: readonly number[] = [];

/** What anything costs, with its X and without. */
const costsOf = <G extends GameTypes>(look: Look<G>): readonly number[] =>
  look.p.items.flatMap((one) => {
    const { cost } = look.print(one).face;
    return [totalCost(cost, 0), totalCost(cost, one.announced?.x ?? 0)];
  });
const dearest = <G extends GameTypes>(look: Look<G>): number => Math.max(0, ...costsOf(look));

type NumberSpace = Extract<Space, { readonly kind: 'number' }>;

/** An object as what is chosen. */
export const cardOption = ofEach(({ name: key, ref: item }): Option => ({ key, item }));
const PLAYERS = SEATS.map((player): Option => ({ key: player === 0 ? 'A' : 'B', player }));

export function announcing<G extends GameTypes>({
  textOf,
  modesFirst,
  needed,
  oneIsEnough,
  unitOfX,
  largestX,
  mayChooseX,
  saidX,
  leastNumber,
  sharesIn,
}: Texts<G>): Announcing<G> {
  const groupsOf = (look: Look<G>, item: Item, key: AbilityKey | undefined): readonly Target[] =>
    targetGroups(key === undefined ? textOf(look, item) : abilityAt(look.rules, key));

  const groupOf = (look: Look<G>, item: Item, { ability, group }: SelectionArgs): Target | undefined =>
    groupsOf(look, item, ability)[group ?? 0];

  const least = (look: Look<G>, group: Target, available: number, item: Item | undefined, x: number): number =>
    group.upTo ? 0 : needed(look, countOf(group, x), available, item);

  const optionsOf = (
    look: Look<G>,
    { filter, player }: Target,
    seat: Seat,
    self: Item | null,
    x: number,
  ): readonly Option[] => {
    const options = objectsThat(look, withXAs(filter, x), seat, self).map(cardOption);
    return player ? [...PLAYERS, ...options] : options;
  };

  /** Candidates by group, for groups of which they are the same whichever object asks. */
  const candidates = new WeakMap<Target, (look: Look<G>, seat: Seat) => readonly Option[]>();
  function candidatesOf(group: Target): (look: Look<G>, seat: Seat) => readonly Option[] {
    const known = candidates.get(group);
    if (known !== undefined) return known;
    const { zone } = group.filter;
    const found = remembered<G, readonly Option[]>(
      (look, seat) => optionsOf(look, group, seat, null, 0),
      (look) => look.rules.combatOf(look.p),
      (look) => look.where(zone),
    );
    candidates.set(group, found);
    return found;
  }

  const candidatesIn: Candidates<G> = (look, args) => look.rules.selections.target?.candidates(look, args) ?? [];

  /** Whether a text cannot do without targets of a group, where there are any. */
  const isNeeded = (look: Look<G>, group: Target, x: number): boolean =>
    !group.upTo && countOf(group, x) > 0 && !isAbsent(look, 'Filter', group.filter);

  // Written out, as a copy of what may have one field or another takes as long as all the rest.
  const available = (look: Look<G>, at: number, { seat, item, ability, x }: SelectionArgs, most: number): number =>
    look.count('target', { seat, item, ability, group: at, x }, most);

  /** Whether each of so many targets of a group could get something of what the text divides among them, if it does. */
  const goesRound = (
    look: Look<G>,
    item: Item,
    text: Ability | undefined,
    at: number,
    min: number,
    x: number | undefined,
  ): boolean => min === 0 || mostTargetsYet(look, item, text, at, sharesIn(look, item), x) >= min;

  /** Whether a group can be filled; `args` with the name of an ability not played yet. */
  const canFill = (
    look: Look<G>,
    text: Ability | undefined,
    group: Target,
    at: number,
    args: SelectionArgs,
  ): boolean => {
    const { x = 0 } = args;
    if (!isNeeded(look, group, x)) return true;
    const found = available(look, at, args, countOf(group, x));
    const item = look.item(args.item);
    const min = least(look, group, found, item, x);
    return found >= min && (item === undefined || goesRound(look, item, text, at, min, args.x));
  };

  /** Whether any of the groups that need targets has one; of a text without such groups nothing is asked. */
  const hasOne = (look: Look<G>, groups: readonly Target[], x: number, has: (at: number) => boolean): boolean => {
    let needed = 0;
    for (const group of groups) if (isNeeded(look, group, x)) needed += 1;
    return needed === 0 || groups.some((group, at) => isNeeded(look, group, x) && has(at));
  };

  /** The modes, by index, whose targets are all there. */
  const openModes = (
    look: Look<G>,
    text: Ability | undefined,
    modal: Modal,
    groups: readonly Target[],
    args: SelectionArgs,
  ): readonly number[] =>
    modesOf(look, modal, groups).filter((index) =>
      groups.every((group, at) => group.mode !== index + 1 || canFill(look, text, group, at, args)),
    );

  /** Those of a choice with a value of X, where the rest of the text has its targets with it as well; otherwise none. */
  function openWith(
    look: Look<G>,
    text: Ability | undefined,
    modal: Modal,
    made: readonly number[],
    args: SelectionArgs,
  ): readonly number[] {
    const groups = targetGroups(text);
    const isLeft = ({ from }: Modal): boolean => from >= modal.from;
    const isFull = groups.every(
      (group, at) =>
        (group.mode !== undefined && !made.includes(group.mode - 1)) || canFill(look, text, group, at, args),
    );
    const left = modalOf(text).filter(isLeft);
    const isOpen = left.every((one) => openModes(look, text, one, groups, args).length >= choosesOf(look, one, groups));
    return isFull && isOpen ? openModes(look, text, modal, groups, args) : [];
  }

  /** Whether the groups of a text that has some can be filled, as far as the game asks for that. */
  function canFillAll(
    look: Look<G>,
    item: Item,
    text: Ability | undefined,
    groups: readonly Target[],
    args: SelectionArgs,
  ): boolean {
    const { x = 0 } = args;
    const wantsOne = oneIsEnough(look);
    const [only, ...others] = groups;
    // Most texts have one group, whose targets need to be looked for but once.
    if (only && others.length === 0 && only.mode === undefined) {
      if (!isNeeded(look, only, x)) return true;
      const found = available(look, 0, args, countOf(only, x));
      const min = least(look, only, found, item, x);
      return found >= min && (found > 0 || !wantsOne) && goesRound(look, item, text, 0, min, args.x);
    }
    if (wantsOne && !hasOne(look, groups, x, (at) => available(look, at, args, 1) > 0)) return false;
    const modals = modesFirst(look) ? modalOf(text) : [];
    if (!groups.every((group, at) => (modals.length > 0 && group.mode) || canFill(look, text, group, at, args)))
      return false;
    return modals.every((modal) => openModes(look, text, modal, groups, args).length >= choosesOf(look, modal, groups));
  }

  /**
   * The values of X that can make a difference to whether targets are there, of a text that has not come to its X yet: the
   * least, the most that can be paid, and between them what anything costs.
   */
  function valuesOfX(look: Look<G>, item: Item, seat: Seat, key: AbilityKey | undefined): readonly number[] {
    const said = saidX(look, item, key);
    if (said !== null) return [said];
    const unit = unitOfX(look, item, key);
    const min = leastNumber(look);
    const most = mayChooseX(look, seat, item, key) ? MOST_X : min;
    const max = unit === null ? most : largestX(look, seat, item, unit, key);
    const between = costsOf(look).filter((cost) => cost > min && cost < max && cost % (unit ?? 1) === 0);
    return [...new Set([min, max, ...between])];
  }

  /** X is asked for; where the targets that are chosen next rest on it, only as far as that lets them be chosen. */
  function askForX(x: Ctx<G>, item: Item, whole: NumberSpace): Outcome {
    const text = textOf(x, item);
    const { modes } = x.env;
    const areChosen = (item.announced ?? NOTHING_ANNOUNCED).targets.length > 0;
    const isFree = areChosen || !(targetsSayX(text, modes) || divides(text, modes ?? NO_MODES));
    const space = isFree ? whole : completed(x, item, text, whole);
    if (space === null) return done({ done: false });
    return { kind: 'ask', request: request(x.seat, 'x', space, null, null, item.ref) };
  }

  /** The numbers of some with which a text that rests on X has its targets; `null` where there are none. */
  function completed(x: Ctx<G>, item: Item, text: Ability | undefined, whole: NumberSpace): NumberSpace | null {
    const { capped, ...others } = whole;
    const { min, max, unit = 1 } = others;
    const { modes } = x.env;
    const groups = targetGroups(text);
    const fits = (number: number): boolean => {
      const args = { seat: x.seat, item: item.ref, x: number };
      return groups.every((group, at) => !isChosenWith(group, modes) || canFill(x, text, group, at, args));
    };
    // Beyond what anything costs, and beyond as many as there are, one number is as good as the next.
    const last = divides(text, modes ?? NO_MODES) ? max : Math.max(dearest(x) + 1, x.p.items.length);
    const found: number[] = [];
    let isSo = false;
    for (let number = Math.ceil(min / unit) * unit; number <= max; number += unit) {
      if (number < last + unit) isSo = fits(number);
      if (isSo) found.push(number);
    }
    const [least] = found;
    const most = found.at(-1);
    if (least === undefined || most === undefined) return null;
    const isWhole = most - least === (found.length - 1) * unit;
    return {
      ...others,
      min: least,
      max: most,
      ...(isWhole ? {} : { among: found }),
      ...(capped && most === max && { capped }),
    };
  }

  return {
    chooseModes: (x) => {
      const item = x.item(x.need('item'));
      const text = item ? textOf(x, item) : undefined;
      const modal = nextModes(x, text, x.env.modes ?? []);
      if (!item || modal === null) return next();
      const args = { seat: x.seat, item: item.ref };
      const groups = targetGroups(text);
      const made = x.env.modes ?? [];
      const ways = targetsSayX(text)
        ? valuesOfX(x, item, x.seat, undefined).map((value) => openWith(x, text, modal, made, { ...args, x: value }))
        : [openModes(x, text, modal, groups, args)];
      const open = [...new Set(ways.flat())].sort((one, other) => one - other);
      const choose = choosesOf(x, modal, groups);
      if (open.length < choose) return done({ done: false });
      const options = open.map((index): Option => ({ key: modeKey(index), index }));
      const within = ways.every(({ length }) => length < open.length) ? together(ways) : undefined;
      const space = modeSpace(options, choose, within);
      return { kind: 'ask', request: request(x.seat, 'mode', space, null, null, item.ref) };
    },
    takeModes: (x) => {
      if (x.env.chosen === undefined && x.env.chosenAll === undefined) return next();
      const item = x.item(x.need('item'));
      const modes = [...(x.env.modes ?? []), ...chosenModes(x.env)];
      const env = { modes, chosen: undefined, chosenAll: undefined };
      return item && nextModes(x, textOf(x, item), modes) !== null ? goTo('modes', env) : next(env);
    },
    chooseX: (otherwise) => (x) => {
      const item = x.item(x.need('item'));
      const unit = item ? unitOfX(x, item) : null;
      if (!item || unit === null) return otherwise === undefined ? next() : goTo(otherwise);
      const range = { min: leastNumber(x), max: largestX(x, x.seat, item, unit) };
      return askForX(x, item, { kind: 'number', ...range, ...(unit === 1 ? {} : { unit }) });
    },
    chooseOpenX: (otherwise) => (x) => {
      const item = x.item(x.need('item'));
      const modes = x.env.modes ?? item?.announced?.modes ?? NO_MODES;
      const isOpen = item !== undefined && x.env.number === undefined && leavesXOpen(x, item, textOf(x, item), modes);
      if (!isOpen || !mayChooseX(x, x.seat, item)) return otherwise === undefined ? next() : goTo(otherwise);
      return askForX(x, item, { kind: 'number', min: leastNumber(x), max: MOST_X, capped: true });
    },
    writeX: (x) => {
      const item = x.need('item');
      const before = x.item(item)?.announced ?? NOTHING_ANNOUNCED;
      return perform([{ kind: 'announce', item, announced: announcedWith(before, { x: x.env.number ?? 0 }) }]);
    },
    chooseTargets: (x) => {
      const item = x.item(x.need('item'));
      const targets = x.env.targets ?? [];
      const groups = item ? groupsOf(x, item, undefined) : [];
      const group = groups[targets.length];
      const before = item?.announced ?? NOTHING_ANNOUNCED;
      const { modes = before.modes, number = before.x } = x.env;
      if (!item || !group)
        return oneIsEnough(x) && !hasOne(x, groups, number, (at) => (targets[at]?.length ?? 0) > 0)
          ? done({ done: false })
          : next({ chosen: undefined, chosenAll: undefined });
      if (!isChosenWith(group, x.env.modes) || isAbsent(x, 'Filter', group.filter))
        return goTo('targets', { targets: [...targets, []] });
      const args = { seat: x.seat, item: item.ref, group: targets.length, ...(saysX(group) && { x: number }) };
      const options = x.options('target', args);
      const min = least(x, group, options.length, item, number);
      const chosen = announcedWith(before, { targets, modes, x: number });
      const most = mostTargets(x, item, textOf(x, item), targets.length, sharesIn(x, item), chosen);
      const max = Math.min(countOf(group, number), options.length, most);
      if (max < min) return done({ done: false });
      if (max === 0) return goTo('targets', { targets: [...targets, []] });
      const space =
        min === 1 && max === 1
          ? ({ kind: 'oneOf', options } as const)
          : ({ kind: 'subset', options, min, max } as const);
      return {
        kind: 'ask',
        request: request(x.seat, 'target', space, null, { name: 'target', args }, item.ref),
        env: { targets, chosen: undefined, chosenAll: undefined },
      };
    },
    takeTargets: (x) => {
      if (x.env.chosen === undefined && x.env.chosenAll === undefined) return next();
      const options = x.env.chosen ? [x.env.chosen] : (x.env.chosenAll ?? []);
      const targets = [...(x.env.targets ?? []), targetsOf(options)];
      return goTo('targets', { targets, chosen: undefined, chosenAll: undefined });
    },
    writeAnnouncement: (x) => {
      const item = x.need('item');
      const before = x.item(item)?.announced ?? NOTHING_ANNOUNCED;
      const { targets = [], modes = [], number = 0 } = x.env;
      const announced = announcedWith(before, { targets, modes, x: number });
      return perform([{ kind: 'announce', item, announced }]);
    },
    chooseShares: (x) => {
      const item = x.item(x.need('item'));
      if (!item) return done();
      return shareOut(x, item, textOf(x, item), sharesIn(x, item), item.announced ?? NOTHING_ANNOUNCED);
    },
    takeShares: (x) => {
      const item = x.item(x.need('item'));
      return item ? takeShares(x, item, item.announced ?? NOTHING_ANNOUNCED) : done();
    },
    targetCandidates: (look, args) => {
      const item = look.item(args.item);
      const group = item ? groupOf(look, item, args) : undefined;
      if (!item || !group) return [];
      // In a trace it stands before the cost, and so is asked of every card at every priority.
      if (look.log !== null && !saysX(group) && !look.rules.language.filterReadsSelf(group.filter))
        return candidatesOf(group)(look, args.seat);
      const { x = item.announced?.x ?? 0 } = args;
      return optionsOf(look, group, args.seat, item.ability?.source ?? item, x);
    },
    groupOf,
    targetsExist: (look, item, key, seat) => {
      const text = key === undefined ? textOf(look, item) : abilityAt(look.rules, key);
      const groups = targetGroups(text);
      if (groups.length === 0) return true;
      const args = key === undefined ? { seat, item: item.ref } : { seat, item: item.ref, ability: key };
      if (!groups.some(saysX)) return canFillAll(look, item, text, groups, args);
      return valuesOfX(look, item, seat, key).some((x) => canFillAll(look, item, text, groups, { ...args, x }));
    },
    targetsRefusedBy: (look, item, key, seat) => {
      const groups = groupsOf(look, item, key);
      const values = groups.some(saysX) ? valuesOfX(look, item, seat, key) : [0];
      const found = groups.flatMap((group, at) =>
        values.flatMap((x) => {
          const args = { seat, item: item.ref, ability: key, group: at, ...(saysX(group) && { x }) };
          const verdicts = candidatesIn(look, args).map((option) => look.refusals('target', args, option));
          const legal = verdicts.filter(({ length }) => length === 0).length;
          return isNeeded(look, group, x) && legal < countOf(group, x) ? verdicts.flat() : [];
        }),
      );
      return found.flatMap(({ clauses }) => clauses);
    },
  };
}
