/** How the cards are written down. Elements stand in `attributes`, the number of CP in `cost.free`. */
import type { Ability, CardDefinition, Face, Words } from '@/engine';

type Element = 'fire' | 'ice' | 'wind' | 'earth' | 'lightning' | 'water' | 'light' | 'dark';

export const words = (ja: string, en: string): Words => ({ ja, en });
export const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
export const isForward = { types: ['forward'] } as const;
export const theirForward = { types: ['forward'], controller: 'opponent' } as const;

export function card(
  name: Words,
  face: Omit<Face, 'cost' | 'attributes'>,
  element: Element,
  cost: number,
): CardDefinition {
  return { name, faces: [{ ...face, attributes: [element], cost: { free: cost } }] };
}

export const forward = (
  name: Words,
  element: Element,
  cost: number,
  power: number,
  ...abilities: readonly Ability[]
): CardDefinition => card(name, { types: ['forward'], stats: { power }, abilities }, element, cost);

export const backup = (name: Words, element: Element, cost: number, ...abilities: readonly Ability[]): CardDefinition =>
  card(name, { types: ['backup'], abilities }, element, cost);

export const summon = (
  name: Words,
  element: Element,
  cost: number,
  text: Omit<Extract<Ability, { kind: 'text' }>, 'kind'>,
): CardDefinition => card(name, { types: ['summon'], abilities: [{ kind: 'text', ...text }] }, element, cost);
