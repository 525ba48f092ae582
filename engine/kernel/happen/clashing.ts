/** Whether it can matter which of two effects is the older, by what their texts say. */
import type { Ability } from '../position/card';
import type { Filter, Modification, Modifying } from '../position/position';
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

/** What of a ruleset tells. */
export type Clashing<G extends GameTypes> = Pick<Ruleset<G>, 'language' | 'layers' | 'permittedByAbility'>;

/** Of what both are. */
export interface Of {
  /** Of one object. */
  readonly card: boolean;
  /** Of one player. */
  readonly player: boolean;
}

/** @param of of what both are */
export function clash<G extends GameTypes>(
  rules: Clashing<G>,
  some: readonly NamedAbility[],
  others: readonly NamedAbility[],
  of: Of,
): Clash {
  let found: Clash = 'never';
  for (const one of some.flatMap(({ ability }) => changesOf(rules, ability)))
    for (const other of others.flatMap(({ ability }) => changesOf(rules, ability))) {
      const how = clashOf(rules, one, other, of);
      if (how === 'always') return how;
      if (how === 'felt') found = how;
    }
  return found;
}

/** What an ability does, and what those do that it gives. */
function changesOf<G extends GameTypes>(rules: Clashing<G>, ability: Ability): readonly Changes[] {
  if (ability.kind !== 'continuous') return [];
  const modify = modifyingOf(ability.modify);
  const own: Changes = { modify, parts: partsOf(rules, modify), ability: '', condition: ability.while ?? null };
  return [own, ...(modify.has ?? []).flatMap((given) => changesOf(rules, given))];
}

function clashOf<G extends GameTypes>(rules: Clashing<G>, one: Changes, other: Changes, of: Of): Clash {
  const meet = meeting(one.modify, other.modify, of);
  if (meet === 'never') return meet;
  const areAlike = fitAlike(one.modify.filter ?? EVERYTHING, other.modify.filter ?? EVERYTHING);
  let found: Clash = 'never';
  for (let at = 0; at < rules.layers.length; at += 1) {
    const isUndone = undoes(rules, one, other, at);
    const [reads, isRead] = [touches(one, other, at, rules), touches(other, one, at, rules)];
    if (meet === 'always') {
      if (isUndone && reads === isRead && areAlike) return 'always';
      if (reads && isRead && makeEachOther(rules, one, other, at)) return 'always';
    }
    if (isUndone || (reads && isRead)) found = 'felt';
  }
  return found;
}

/** Whether both can be on one object where they lie: never, only as things stand, or whatever comes. */
function meeting(one: Modification, other: Modification, { card, player }: Of): Clash {
  if (one.self || other.self) {
    if (one.self && other.self) return card ? 'always' : 'never';
    const { other: others, host, attached } = (one.self ? other.filter : one.filter) ?? EVERYTHING;
    return card && (others || host || attached) ? 'never' : 'felt';
  }
  const [a, b] = [one.filter ?? EVERYTHING, other.filter ?? EVERYTHING];
  if (a.zone !== b.zone || (card && differ(a.controller, b.controller))) return 'never';
  if (card) return 'always';
  const ofAny = a.controller === undefined || b.controller === undefined;
  return (ofAny || (player && a.controller === b.controller)) && !(a.host || b.host) ? 'always' : 'felt';
}

/** Whether what fits one of them can fit the other as it is. */
const fitAlike = (a: Filter, b: Filter): boolean =>
  (a.types === undefined || b.types === undefined || a.types.some((type) => b.types?.includes(type))) &&
  !differ(a.attribute, b.attribute);
const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/**
 * Whether in a layer each adds what the other asks for, and one of them more than that: of what one is on to begin with, only the
 * younger one is on both then.
 */
function makeEachOther<G extends GameTypes>(
  { language }: Clashing<G>,
  one: Changes,
  other: Changes,
  at: number,
): boolean {
  const added = (changes: Changes): readonly (string | null)[] =>
    partsIn(changes, at).flatMap(
      (part): readonly (string | null)[] => language.wordsAdded(part, changes.modify) ?? [null],
    );
  const asked = ({ modify }: Changes): readonly string[] => language.wordsAsked(modify.filter ?? EVERYTHING);
  const [adds, asks, otherAdds, otherAsks] = [added(one), asked(one), added(other), asked(other)];
  if (!adds.some((word) => word !== null && otherAsks.includes(word))) return false;
  if (!otherAdds.some((word) => word !== null && asks.includes(word))) return false;
  return isMore(otherAdds, asks, adds) || isMore(adds, otherAsks, otherAdds);
}

/** Whether something is added beside words that are there already. */
const isMore = (added: readonly (string | null)[], ...there: readonly (readonly (string | null)[])[]): boolean =>
  added.some((word) => word === null || !there.some((words) => words.includes(word)));

/** Whether in a layer one of them takes away what the other does. */
const undoes = <G extends GameTypes>({ language }: Clashing<G>, one: Changes, other: Changes, at: number): boolean =>
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
