/** Automatic cards: those with a text of their own that waits for an event (8.01 708.1a, 906.3). */
import type { Ability } from '../kernel/position/card';
import type { Item } from '../kernel/position/position';
import { printedOf } from '../kernel/view/abilities';
import type { Look } from './fow';

/** It is an automatic card, with the side that is up. */
export const waits = (look: Look, item: Item): boolean =>
  look.prints(item, 'offers') && printedOf(look, item, isTrigger) !== undefined;

const isTrigger = ({ kind }: Ability): boolean => kind === 'trigger';
