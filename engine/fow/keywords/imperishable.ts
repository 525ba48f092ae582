/** Imperishable: a J-ruler that is destroyed goes to its ruler area as a ruler, without an astral counter, and loses nothing. */
import type { Event, Item } from '../../kernel/position/position';
import type { Becomes } from '../../kernel/view/ruleset';
import type { Fow, Look } from '../fow';
import { turnedBack } from '../rulers';

export const WORDS = { ja: '不滅', en: 'Imperishable' } as const;

const imperishable = (look: Look, event: Event): Item | undefined => {
  const item = event.kind === 'destroy' ? look.item(event.item) : undefined;
  return item?.zone === 'field' && look.isA(item, 'j-ruler') && look.has(item, 'imperishable') ? item : undefined;
};

export const turnsBackUnharmed: Becomes<Fow> = (look, event) => {
  const item = imperishable(look, event);
  return item ? [turnedBack(item)] : null;
};

/** 5.x: only where it would go to its controller's ruler area, and that is its owner's to which it goes. */
export const turnsBackUnderItsOwner: Becomes<Fow> = (look, event) => {
  const item = imperishable(look, event);
  return item && item.controller === item.owner ? [turnedBack(item)] : null;
};
