/**
 * Barrier: what an opponent's spells and abilities cannot choose. `of` is the information that they must have to be kept off;
 * without it all of them are. Several are applied one by one: each keeps off what it says. Players have it as cards do.
 */
import type { KeywordArgs, Takes } from '../../kernel/position/card';
import type { Item, Ref, Seat } from '../../kernel/position/position';
import { matches, readerOf } from '../../kernel/view/filter';
import { printedFace } from '../../kernel/view/printed';
import type { Look, Test } from '../fow';

export const WORDS = { ja: '障壁', en: 'Barrier' } as const;
export const TAKES: Takes = { may: ['of'] };

/** No Barrier of the target keeps the spell or ability off. An ability has the information of the card that has it. */
export const unlessBarrier: Test = (look, option, { seat, item }) => {
  const target = look.item(option.item);
  if (!target || target.controller === seat) return true;
  return !isKeptOff(look, barriersAtWork(look, target), item, target.controller, target);
};

/** Those of a card that work where it lies: its own where its abilities are active, those given to it there wherever it is. */
function barriersAtWork(look: Look, target: Item): readonly KeywordArgs[] {
  const had = look.keyword(target, 'barrier');
  if (had.length === 0 || isActiveThere(look, target)) return had;
  const own = printedFace(look.rules, target).keywords;
  return had.filter((barrier) => !own.some(({ args }) => args === barrier));
}

/** Its abilities are active there; those of what never lies in play are on the chase, where it can be kept out of reach. */
const isActiveThere = (look: Look, target: Item): boolean =>
  look.rules.activeZones.includes(target.zone) ||
  (target.zone === look.rules.zoneOf.stack && look.isOneOf(target, look.rules.carriedOut));

/** The same, of a player. */
export const unlessPlayersBarrier: Test = (look, { player }, { seat, item }) => {
  if (player === undefined || player === seat) return true;
  const barriers = look.player(player).keywords.flatMap(({ name, args }) => (name === 'barrier' ? args : []));
  return !isKeptOff(look, barriers, item, player, null);
};

/** @param chooser the spell or ability that would choose who has the Barriers */
function isKeptOff(
  look: Look,
  barriers: readonly KeywordArgs[],
  chooser: Ref | undefined,
  you: Seat,
  self: Item | null,
): boolean {
  const item = barriers.length === 0 ? undefined : look.item(chooser);
  if (!item) return false;
  const informed = item.ability?.source ?? item;
  const reader = readerOf(look, you, self);
  return barriers.some(({ of }) => of === undefined || matches(informed, of, reader));
}
