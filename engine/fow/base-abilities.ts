/**
 * Base abilities: what an ability of a card says of its own types, traits, attributes and values, under no condition. It works
 * wherever the card lies and is what continuous effects are applied to, no effect among them (8.01 904.2, 909.1a; 5.5 9.9.1a).
 */
import type { Ability } from '../kernel/position/card';
import { modifyingOf } from '../kernel/view/in-force';
import type { Changing } from '../kernel/view/language';
import { changing } from '../kernel/view/layers';
import { ofPool, onceFor } from '../kernel/view/remembered';
import type { Base, LayerPart } from '../kernel/view/ruleset';
import type { Fow } from './fow';

const PARTS = [
  'types',
  'alsoTypes',
  'traits',
  'alsoTraits',
  'attributes',
  'alsoAttributes',
  'newValues',
  'becomes',
] as const satisfies readonly LayerPart[];
const DEFINING: ReadonlySet<string> = new Set(['self', ...PARTS]);

export const isBaseAbility = (ability: Ability): boolean => ability.kind === 'continuous' && definesItself(ability);

const definesItself = onceFor(
  ({ modify, in: zone, while: condition }: Extract<Ability, { readonly kind: 'continuous' }>): boolean =>
    modify.self === true &&
    condition === undefined &&
    zone === undefined &&
    Object.keys(modify).every((part) => DEFINING.has(part)),
);

const anyHas = ofPool<Fow>(({ printed }) =>
  Object.values(printed).some(({ faces }) =>
    faces.some(({ abilities }) => abilities.some(({ ability }) => isBaseAbility(ability))),
  ),
);

/** What a card is by its base abilities. */
export const asBaseAbilitiesSay: Base<Fow> = (look, item, base) => {
  if (!anyHas(look)) return null;
  let chars: Changing | null = null;
  for (const { ability } of base.abilities) {
    if (ability.kind !== 'continuous' || !isBaseAbility(ability)) continue;
    chars ??= changing(base);
    const modify = modifyingOf(ability.modify);
    const effect = { source: item, controller: item.controller, affects: [item.ref] };
    for (const part of PARTS) look.rules.language.change(part, chars, modify, look, NOTHING_GIVEN, true, effect, item);
  }
  return chars;
};
const NOTHING_GIVEN: readonly never[] = [];
