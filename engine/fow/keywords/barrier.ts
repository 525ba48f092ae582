/**
 * Barrier: what an opponent's spells and abilities cannot choose. `of` is the information that they must have to be kept off;
 * without it all of them are. Several are applied one by one: each keeps off what it says.
 */
import { matches, readerOf } from '../../kernel/view/filter';
import type { Test } from '../fow';

export const WORDS = { ja: '障壁', en: 'Barrier' } as const;

/** No Barrier of the target keeps the spell or ability off. An ability has the information of the card that has it. */
export const unlessBarrier: Test = (look, option, { seat, item }) => {
  const target = look.item(option.item);
  const chooser = look.item(item);
  if (!target || !chooser || target.controller === seat) return true;
  const barriers = look.keyword(target, 'barrier');
  if (barriers.length === 0) return true;
  const reader = readerOf(look, target.controller, target);
  const informed = chooser.ability?.source ?? chooser;
  return !barriers.some(({ of }) => of === undefined || matches(informed, of, reader));
};
