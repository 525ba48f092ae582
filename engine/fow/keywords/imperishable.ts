/** Imperishable: a J-ruler that is destroyed goes to its ruler area as a ruler, without an astral counter, and loses nothing. */
import type { Becomes } from '../../kernel/view/ruleset';
import type { Fow } from '../fow';
import { turnedBack } from '../rulers';

export const WORDS = { ja: '不滅', en: 'Imperishable' } as const;

export const turnsBackUnharmed: Becomes<Fow> = (look, event) => {
  const item = event.kind === 'destroy' ? look.item(event.item) : undefined;
  if (item?.zone !== 'field' || !look.isA(item, 'j-ruler') || !look.has(item, 'imperishable')) return null;
  return [turnedBack(item)];
};
