/** Bloodlust: it attacks if it can. Having it twice adds nothing. */
import type { Ability } from '../../kernel/position/card';

export const WORDS = { ja: '猛進', en: 'Bloodlust' } as const;

export const BLOODLUST: Ability = { kind: 'continuous', modify: { self: true, bans: [{ must: 'attack' }] } };
