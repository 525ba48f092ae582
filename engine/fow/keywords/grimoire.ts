/** Grimoire: a ruler that has it lets its player prepare an extra deck. */
import type { Takes } from '../../kernel/position/card';
import type { Characteristics } from '../../kernel/view/characteristics';

export const WORDS = { ja: 'グリモア', en: 'Grimoire' } as const;
export const TAKES: Takes = { may: ['number'] };

/** Whether a card has it as printed. */
export const hasGrimoire = ({ keywords }: Characteristics): boolean => keywords.some(({ name }) => name === 'grimoire');

/** How many stories it lets its player prepare as printed; any number where it does not say. */
export const storiesOf = ({ keywords }: Characteristics): number =>
  Math.max(
    0,
    ...keywords.map(({ name, args }) => (name === 'grimoire' ? (args.number ?? Number.POSITIVE_INFINITY) : 0)),
  );
