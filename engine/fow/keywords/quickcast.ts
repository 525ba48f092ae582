/** Quickcast: playing whenever one has priority. Having it twice adds nothing. */
import type { Test } from '../fow';

export const WORDS = { ja: '瞬動', en: 'Quickcast' } as const;

/** The card has it. */
export const isInstant: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && look.has(item, 'quickcast');
};
