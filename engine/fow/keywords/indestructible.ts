/** What cannot be destroyed: a keyword in 8.01, words in other editions. Having it twice adds nothing. */
import { cannotHappen } from '../../kernel/happen/ruled';
import type { Item } from '../../kernel/position/position';
import type { Bars } from '../../kernel/view/ruleset';
import type { Fow, Look } from '../fow';

export const WORDS = { ja: '破壊されない', en: 'cannot be destroyed', sentence: true } as const;

/** Its destruction does not happen. */
export const indestructible: Bars<Fow> = (look, event) => {
  const item = event.kind === 'destroy' ? look.item(event.item) : undefined;
  return item !== undefined && look.has(item, 'indestructible');
};

/** Nor does it meet the condition of a rules process that would destroy it: by the same row of the edition. */
export const notIndestructible = (look: Look, item: Item): boolean =>
  !look.has(item, 'indestructible') ||
  !cannotHappen(look, { kind: 'destroy', item: item.ref, by: null, cause: 'rule' });
