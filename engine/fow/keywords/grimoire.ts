/** Grimoire: a ruler that has it lets its player prepare an extra deck. */
import type { Characteristics } from '../../kernel/view/characteristics';

export const WORDS = { ja: 'グリモア', en: 'Grimoire' } as const;

/** Whether a card has it as printed. */
export const hasGrimoire = ({ keywords }: Characteristics): boolean => keywords.some(({ name }) => name === 'grimoire');
