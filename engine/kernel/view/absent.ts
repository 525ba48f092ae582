/** Rules that players have to agree on, and the parts of texts that do not exist where they have not. */
import type { Position } from '../position/position';
import type { Speaking } from './language';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** Whether the players have agreed on a rule. */
export const isAgreed = ({ agreed }: Position, name: string): boolean => agreed.includes(name);

/** Whether a part of a text speaks of a zone that is not used in this game, since nobody agreed on its rule. */
export function isAbsent<G extends GameTypes>(look: Look<G>, ...said: Speaking): boolean {
  const { anyOfAgreements, agreements, language } = look.rules;
  if (!anyOfAgreements) return false;
  const named = language.zonesIn(...said);
  if (named.length === 0) return false;
  const unused = agreements.find(({ name, run: { uses, drops } }) =>
    (isAgreed(look.p, name) ? drops : uses)?.some((zone) => named.includes(zone)),
  );
  if (unused) look.log?.via('agreement', unused.name, unused.clauses);
  return unused !== undefined;
}
