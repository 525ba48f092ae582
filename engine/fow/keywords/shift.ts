/** Shift: a card with two sides can be played with either up, for what that side costs, and turned to its future side later. */
import { saying, type Takes } from '../../kernel/position/card';
import type { Option } from '../../kernel/position/position';
import type { Look } from '../fow';

export const WORDS = { ja: '時変', en: 'Shift' } as const;
export const TAKES: Takes = { needs: ['cost'], isHowPlayed: true };

/** A card that lies future side up already is not turned by it. */
export const SHIFT = saying(['cost'], ({ cost }) => [
  { kind: 'activate', main: true, cost, do: [{ op: 'turn', what: 'this', side: 'back' }] },
]);

/** Whether an ability that is used is the one that the keyword stands for. */
export const isUsed = ({ rules }: Look, { ability }: Option): boolean =>
  ability !== undefined && rules.abilities.get(ability)?.keyword?.name === 'shift';

/** Whether it is any other. */
export const isNotUsed = (look: Look, option: Option): boolean => !isUsed(look, option);
