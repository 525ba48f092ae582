/** What every phrase of one text is written with: the edition's words, the card's own name, and how its targets are spoken of. */
import type { Ability, GrantedAbility, Instruction, Target, Words } from '../../kernel/position/card';
import type { Modal } from '../../kernel/view/modes';
import type { Vocabulary } from '../vocabulary';

export interface Grammar {
  readonly v: Vocabulary;
  /** What the card calls itself. */
  readonly self: Words;
  readonly targets: Targeting;
  /** How many groups of targets the text of the card has before what joins it. */
  readonly before: number;
  /** The choices of modes of the text, numbered through. */
  readonly modal: readonly Modal[];
  /** Whose doing was what the text had done just before. */
  readonly doer: 'you' | 'opponent';
  /** The text of an ability that this one gives to an object; there it speaks of its bearer. */
  given(ability: GrantedAbility): Words;
}

/**
 * `inline`: the one group of targets is described where the text speaks of it. Otherwise a sentence before the text
 * describes all groups, and the text refers to them.
 */
export type Targeting =
  | { readonly kind: 'inline'; readonly group: Target }
  | {
      readonly kind: 'referred';
      readonly groups: readonly Target[] /** Groups counted before these. */;
      readonly from?: number;
    };

/**
 * How the targets of an ability are spoken of. A description can stand in the text itself only if the text mentions its
 * object exactly once; otherwise a second mention would read as a second choice.
 */
export function targetingOf(ability: Ability, v: Vocabulary): Targeting {
  const groups = 'targets' in ability ? (ability.targets ?? []) : [];
  const [group] = groups;
  if (v.targets === 'chosen' || groups.length !== 1 || !group || group.mode !== undefined || !('do' in ability))
    return { kind: 'referred', groups };
  const { objects, players } = mentions(ability.do);
  return objects === 1 && players === 0 ? { kind: 'inline', group } : { kind: 'referred', groups };
}

interface Mentions {
  readonly objects: number;
  readonly players: number;
}

/**
 * How often a text speaks of its first group of targets as objects, and of any group as players or otherwise. What it
 * gives an object is a text of its own, with targets of its own.
 */
function mentions(value: unknown): Mentions {
  if (Array.isArray(value)) return value.map(mentions).reduce(added, NONE);
  if (typeof value !== 'object' || value === null) return NONE;
  return Object.entries(value)
    .filter(([key]) => key !== 'has')
    .map(([key, inner]): Mentions => {
      const index: unknown =
        typeof inner === 'object' && inner !== null && 'target' in inner ? inner.target : undefined;
      if (index === undefined) return mentions(inner);
      const ofPlayers = PLAYER_FIELDS.has(key) || (key === 'of' && 'top' in value);
      return ofPlayers || index !== 0 ? { objects: 0, players: 1 } : { objects: 1, players: 0 };
    })
    .reduce(added, NONE);
}

const NONE: Mentions = { objects: 0, players: 0 };
const added = (a: Mentions, b: Mentions): Mentions => ({
  objects: a.objects + b.objects,
  players: a.players + b.players,
});

/** Fields of an instruction that name players, not objects. */
const PLAYER_FIELDS: ReadonlySet<string> = new Set<FieldOf<Instruction> | 'by'>(['player', 'by', 'under']);
type FieldOf<T> = T extends unknown ? keyof T : never;
