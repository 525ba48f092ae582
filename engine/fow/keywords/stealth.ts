/** Stealth: laid, it may be revealed as the event comes that it waits for, and is then played without paying its cost. */
import { saying, type Takes } from '../../kernel/position/card';
import type { Item } from '../../kernel/position/position';
import type { NamedAbility } from '../../kernel/view/abilities';
import type { Look } from '../fow';

export const WORDS = { ja: '潜伏', en: 'Stealth' } as const;
export const TAKES: Takes = { needs: ['when'] };

export const STEALTH = saying(['when'], ({ when }) => [{ kind: 'trigger', when, do: [] }]);

/** Whether a card waits by this and not by a text of its own. */
export const isStealth = ({ keyword }: NamedAbility): boolean => keyword?.name === 'stealth';

export const hasStealth = (look: Look, item: Item): boolean => look.print(item).meant.some(isStealth);
