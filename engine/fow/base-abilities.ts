/**
 * Base abilities: what an ability of a card says of its own types, traits, attributes and values, under no condition. It works
 * wherever the card lies and is what continuous effects are applied to, no effect among them (8.01 904.2, 909.1a; 5.5 9.9.1a).
 */
import type { Ability } from '../kernel/position/card';
import type { Modification } from '../kernel/position/modification';
import { ofPool } from '../kernel/view/remembered';
import type { Base } from '../kernel/view/ruleset';
import type { Fow } from './fow';

const DEFINING: ReadonlySet<string> = new Set<keyof Modification>([
  'self',
  'types',
  'traits',
  'attributes',
  'alsoTypes',
  'alsoTraits',
  'alsoAttributes',
  'becomes',
]);

const known = new WeakMap<Ability, boolean>();

export function isBaseAbility(ability: Ability): boolean {
  if (ability.kind !== 'continuous') return false;
  const before = known.get(ability);
  if (before !== undefined) return before;
  const { modify } = ability;
  const found =
    modify.self === true &&
    ability.while === undefined &&
    ability.in === undefined &&
    Object.keys(modify).every((part) => DEFINING.has(part));
  known.set(ability, found);
  return found;
}

const anyHas = ofPool<Fow>(({ printed }) =>
  Object.values(printed).some(({ faces }) =>
    faces.some(({ abilities }) => abilities.some(({ ability }) => isBaseAbility(ability))),
  ),
);

/** What a card is by its base abilities. */
export const asBaseAbilitiesSay: Base<Fow> = (look, _, base) => {
  if (!anyHas(look)) return null;
  let { types, traits, attributes, stats } = base;
  let any = false;
  for (const { ability } of base.abilities) {
    if (ability.kind !== 'continuous' || !isBaseAbility(ability)) continue;
    const { modify } = ability;
    types = withOthers(modify.types ?? types, modify.alsoTypes);
    traits = withOthers(modify.traits ?? traits, modify.alsoTraits);
    attributes = withOthers(modify.attributes ?? attributes, modify.alsoAttributes);
    stats = { ...stats, ...modify.becomes };
    any = true;
  }
  return any ? { ...base, types, traits, attributes, stats } : null;
};

const withOthers = (own: readonly string[], others: readonly string[] = []): readonly string[] => [
  ...new Set([...own, ...others]),
];
