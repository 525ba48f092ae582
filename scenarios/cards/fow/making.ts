/** How the cards are written down. */
import type { Ability, CardDefinition, Face, Filter, Instruction, Target } from '@/engine';

type Resonator = Pick<Face, 'abilities' | 'attributes' | 'traits' | 'cost'>;

export const resonator = (ja: string, en: string, atk: number, def: number, rest: Resonator = {}): CardDefinition => ({
  name: { ja, en },
  faces: [{ types: ['resonator'], stats: { atk, def }, attributes: ['void'], cost: { free: 1 }, ...rest }],
});
export const chant = (ja: string, en: string, face: Omit<Face, 'types'>): CardDefinition => ({
  name: { ja, en },
  faces: [{ types: ['chant'], cost: { free: 1 }, attributes: ['void'], ...face }],
});
export const stone = (ja: string, en: string, ...produces: readonly string[]): CardDefinition => ({
  name: { ja, en },
  faces: [{ types: ['stone'], abilities: [{ kind: 'will', produces }] }],
});
export const keyword = (name: string) => ({ kind: 'keyword', keyword: name }) as const;

export const target = (filter: Filter): Target => ({ filter, count: 1 });
export const text = (instructions: readonly Instruction[], ...targets: readonly Target[]): Ability =>
  targets.length > 0 ? { kind: 'text', targets, do: instructions } : { kind: 'text', do: instructions };
