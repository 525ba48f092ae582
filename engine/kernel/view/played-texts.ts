/**
 * The texts that a card can have by being played so: what is printed, with each choice of the parts that it can be played as
 * having. Parts count targets and modes on through the whole text, as it is printed; so what is left out keeps its numbers.
 */
import type { Ability, Doing, Instruction, Target } from '../position/card';
import { type AbilityKey, joinedName } from '../position/position';
import type { NamedAbility } from './abilities';

export interface PlayedText {
  /** The parts it has, by name. */
  readonly parts: readonly AbilityKey[];
  readonly text: NamedAbility;
}

/** More parts than this a card does not have: each doubles its texts. */
export const MOST_PARTS = 4;

/** What is carried out as a card resolves. */
type Own = Extract<Ability, { readonly kind: 'text' | 'trigger' | 'triggerCost' }>;
const isOwn = (ability: Ability): ability is Own =>
  ability.kind === 'text' || ability.kind === 'trigger' || ability.kind === 'triggerCost';

/** Nothing is carried out but what the parts say. */
const NOTHING: Own = { kind: 'text', do: [] };

/**
 * Every text with at least one part, those with more parts first; none for a card without parts.
 * @param bare the name of the text of a card that has none but parts
 * @param said what its side says, in the order in which it is printed
 */
export function playedTexts(bare: AbilityKey, said: readonly NamedAbility[]): readonly PlayedText[] {
  const parts = said.filter(({ ability }) => ability.kind === 'playedAs' && ability.text !== undefined);
  if (parts.length === 0 || parts.length > MOST_PARTS) return NONE;
  const own = said.find(({ ability }) => isOwn(ability));
  const text = own && isOwn(own.ability) ? own.ability : NOTHING;
  const keys = parts.map(({ key }) => key);
  const inOrder = said.flatMap(({ key, ability }): readonly Piece[] => {
    if (ability === text) return [{ key: null, doing: text }];
    return ability.kind === 'playedAs' && ability.text !== undefined ? [{ key, doing: ability.text }] : [];
  });
  return subsets(keys)
    .filter((some) => some.length > 0)
    .toSorted((one, other) => other.length - one.length)
    .map((some) => {
      const pieces = inOrder.map(({ key, doing }) => (key === null || some.includes(key) ? doing : leftOut(doing)));
      const joined: Own = {
        ...text,
        targets: pieces.flatMap(({ targets }) => targets ?? []),
        do: pieces.flatMap((piece) => piece.do),
      };
      const key = joinedName(own?.key ?? bare, some);
      return { parts: some, text: { key, ability: joined, from: 'printed', by: null, keyword: null } };
    });
}
const NONE: readonly PlayedText[] = [];

interface Piece {
  /** `null` for what is there in any case. */
  readonly key: AbilityKey | null;
  readonly doing: Doing;
}

/** A part that does not exist this time: nothing is chosen for it, and what is printed after it is numbered as ever. */
const leftOut = ({ targets = [], do: list }: Doing): Doing => ({
  targets: targets.map((): Target => ({ filter: {}, count: 0, upTo: true })),
  do: list.flatMap((one): readonly Instruction[] => (one.op === 'modes' ? [{ ...one, choose: 0 }] : [])),
});

const subsets = (keys: readonly AbilityKey[]): readonly (readonly AbilityKey[])[] =>
  keys.reduce<readonly (readonly AbilityKey[])[]>(
    (found, key) => found.flatMap((some) => [some, [...some, key]]),
    [[]],
  );
