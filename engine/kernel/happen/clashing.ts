/** Whether it can matter which of two effects is the older, by what their texts say. */
import type { Ability } from '../position/card';
import type { Modification, Modifying } from '../position/position';
import type { NamedAbility } from '../view/abilities';
import { modifyingOf, partsOf } from '../view/in-force';
import { type Changes, EVERYTHING, partsIn, REPLACING, touches } from '../view/layers';
import { keywordOf } from '../view/players';
import type { GameTypes, LayerPart, Ruleset } from '../view/ruleset';

/**
 * Whether it does: never; as things stand, since one may depend on the other or they may be on different objects; or of whatever both are
 * on, now or later.
 */
export type Clash = 'never' | 'felt' | 'always';

/** @param ofOne whether both are of one object */
export function clash<G extends GameTypes>(
  rules: Ruleset<G>,
  some: readonly NamedAbility[],
  others: readonly NamedAbility[],
  ofOne: boolean,
): Clash {
  let found: Clash = 'never';
  for (const one of some.flatMap(({ ability }) => changesOf(rules, ability)))
    for (const other of others.flatMap(({ ability }) => changesOf(rules, ability))) {
      const how = clashOf(rules, one, other, ofOne);
      if (how === 'always') return how;
      if (how === 'felt') found = how;
    }
  return found;
}

/** What an ability does, and what those do that it gives. */
function changesOf<G extends GameTypes>(rules: Ruleset<G>, ability: Ability): readonly Changes[] {
  if (ability.kind !== 'continuous') return [];
  const modify = modifyingOf(ability.modify);
  const own: Changes = { modify, parts: partsOf(rules, modify), ability: '', condition: ability.while ?? null };
  return [own, ...(modify.has ?? []).flatMap((given) => changesOf(rules, given))];
}

function clashOf<G extends GameTypes>(rules: Ruleset<G>, one: Changes, other: Changes, ofOne: boolean): Clash {
  const meet = meeting(one.modify, other.modify, ofOne);
  let found: Clash = 'never';
  if (meet === 'never') return meet;
  for (let at = 0; at < rules.layers.length; at += 1) {
    const isUndone = undoes(rules, one, other, at);
    const [reads, isRead] = [touches(one, other, at, rules), touches(other, one, at, rules)];
    if (isUndone && reads === isRead && meet === 'always') return 'always';
    if (isUndone || (reads && isRead)) found = 'felt';
  }
  return found;
}

/** Whether both can be on one object: never, only as things stand, or whatever comes. */
function meeting(one: Modification, other: Modification, ofOne: boolean): Clash {
  if (one.self || other.self) {
    if (one.self && other.self) return ofOne ? 'always' : 'never';
    const { other: others, host, attached } = (one.self ? other.filter : one.filter) ?? EVERYTHING;
    return ofOne && (others || host || attached) ? 'never' : 'felt';
  }
  const [a, b] = [one.filter ?? EVERYTHING, other.filter ?? EVERYTHING];
  if (a.zone !== b.zone || (ofOne && differ(a.controller, b.controller))) return 'never';
  const areOfType = a.types === undefined || b.types === undefined || a.types.some((type) => b.types?.includes(type));
  if (!areOfType || differ(a.attribute, b.attribute)) return 'felt';
  return ofOne || !(a.controller || b.controller || a.host || b.host) ? 'always' : 'felt';
}
const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** Whether in a layer one of them takes away what the other does. */
const undoes = <G extends GameTypes>({ language }: Ruleset<G>, one: Changes, other: Changes, at: number): boolean =>
  partsIn(one, at).some((part) =>
    partsIn(other, at).some((beside) => {
      if (part === 'lose') return isLost(one.modify, beside, other.modify);
      if (beside === 'lose') return isLost(other.modify, part, one.modify);
      if (!(REPLACING.has(part) || REPLACING.has(beside)) || isSame(one.modify[part], other.modify[beside]))
        return false;
      const written = language.writes(beside, other.modify);
      const both = language.writes(part, one.modify).some((what) => written.includes(what));
      return both && !areOfOtherValues(valuesOf(part, one.modify), valuesOf(beside, other.modify));
    }),
  );

function isLost({ lose }: Modifying, part: LayerPart, { gain = [] }: Modifying): boolean {
  if (part === 'has' || part === 'asAbilities') return lose === 'all' || part === 'asAbilities';
  return part === 'gain' && (lose === 'all' || gain.some((one) => lose?.includes(keywordOf(one).name)));
}

/** The values that are set or raised; `null` where all are. */
const valuesOf = (part: LayerPart, { becomes, stats }: Modifying): readonly string[] | null =>
  part === 'becomes' || part === 'stats' ? Object.keys((part === 'stats' ? stats : becomes) ?? {}) : null;

const areOfOtherValues = (some: readonly string[] | null, others: readonly string[] | null): boolean =>
  some !== null && others !== null && !some.some((value) => others.includes(value));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
