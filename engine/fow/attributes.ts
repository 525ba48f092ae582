/** Attributes that are no information of their own. */
import type { Filter } from '../kernel/position/position';
import type { Base } from '../kernel/view/ruleset';
import { ATTRIBUTES, type Fow } from './fow';

/** A card with a cost has the attributes of the wills in it; with nothing but free cost, none. */
export const attributesOfCost: Base<Fow> = (_, __, base) => {
  const { cost } = base.print.face;
  if (cost === undefined) return null;
  const attributes = COLOURED.filter((attribute) => (cost[attribute] ?? 0) > 0);
  const alike =
    attributes.length === base.attributes.length && attributes.every((one) => base.attributes.includes(one));
  return alike ? null : { ...base, attributes };
};

/** By what a card says that it has no attribute. */
export const VOID = 'void';
const COLOURED = ATTRIBUTES.filter((attribute) => attribute !== VOID);

/** What has an attribute, or one of several. */
export const ofAttribute = (kind: string | readonly string[]): Filter =>
  typeof kind === 'string' ? { attribute: kind } : { attributes: kind };
