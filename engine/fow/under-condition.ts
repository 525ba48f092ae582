/** The text of a keyword that a card has under a condition, or always: in play, or as it is played where it has a meaning only then. */
import {
  type Ability,
  type Condition,
  type Doing,
  type GrantedAbility,
  type KeywordArgs,
  playedAs,
  THEN,
} from '../kernel/position/card';
import type { Zone } from '../kernel/position/position';
import { within } from '../kernel/view/given';

/** Where a card can have a keyword that says how it is played, for it to be played so. */
const BEFORE_IT_IS_PLAYED: Readonly<Record<string, readonly Zone[]>> = {
  // On the chase nothing asks for it any more.
  quickcast: ['hand', 'graveyard'],
  remnant: ['graveyard'],
};

/** Those of these keywords that a card has by an ability of its own, whatever is the case. */
function givesItself(ability: GrantedAbility): readonly string[] {
  if (ability.kind !== 'continuous' || ability.while !== undefined || ability.modify.self !== true) return [];
  const { gain = [] } = ability.modify;
  return Object.keys(BEFORE_IT_IS_PLAYED).filter((keyword) => gain.includes(keyword));
}

/** The same of other keywords, before it is played. */
const before = (has: readonly GrantedAbility[], condition?: Condition): readonly Ability[] =>
  has.flatMap(givesItself).flatMap((keyword) =>
    (BEFORE_IT_IS_PLAYED[keyword] ?? []).map(
      (zone): Ability => ({
        kind: 'continuous',
        in: zone,
        modify: { self: true, gain: [keyword] },
        ...under(condition),
      }),
    ),
  );

/** What has been played by Remnant has it on the chase as well, where it says what becomes of the card. */
const REMEMBERED: Extract<Ability, { readonly kind: 'continuous' }> = {
  kind: 'continuous',
  in: 'chase',
  modify: { self: true, gain: ['remnant'] },
};
const remembered = (ability: GrantedAbility): readonly GrantedAbility[] =>
  givesItself(ability).includes('remnant') ? [REMEMBERED] : [];

/**
 * What of it says what the card is played for, what becomes of it on the chase, or that it cannot be chased, which is asked while it
 * waits to resolve.
 */
function ofPlaying(ability: GrantedAbility): readonly GrantedAbility[] {
  if (ability.kind === 'cost') return [ability];
  if (ability.kind !== 'continuous') return [];
  const { self, bans } = ability.modify;
  const chased: readonly GrantedAbility[] =
    self === true && bans?.includes('chased') ? [{ ...ability, modify: { self, bans: ['chased'] } }] : [];
  return [...chased, ...remembered(ability)];
}

/** Whether it says anything besides. */
function worksInPlay(ability: GrantedAbility): boolean {
  if (ability.kind !== 'continuous') return ability.kind !== 'cost';
  const { self, bans = [], ...others } = ability.modify;
  return self !== true || Object.keys(others).length > 0 || bans.length === 0 || bans.some((ban) => ban !== 'chased');
}

/** What of the text works in play: the card has it for as long as something is the case. */
export function hadInPlay(all: readonly GrantedAbility[], condition?: Condition): readonly Ability[] {
  const has = all.filter(worksInPlay);
  return has.length === 0 ? [] : [{ kind: 'continuous', modify: { self: true, has }, ...under(condition) }];
}

/** A text that the card has whatever is the case is under no condition. */
const under = (condition: Condition | undefined): { readonly while?: Condition } =>
  condition === undefined ? {} : { while: condition };

/** What of it is carried out, or has a meaning as the card is played: whether the card has that is looked at once, then. */
export function hadAsPlayed({ has = [], text }: KeywordArgs, condition?: Condition): readonly Ability[] {
  const asPlayed = has.flatMap(ofPlaying);
  const said = { ...(asPlayed.length > 0 && { has: asPlayed }), ...(text && { text }) };
  return [...playedAs(said, under(condition)), ...before(has, condition)];
}

/** Whatever the text says the card has from its play on, and what says how it is played before. */
export function hadOncePlayed({ has, text }: KeywordArgs, condition: Condition): readonly Ability[] {
  const asPlayed = has && [...has, ...has.flatMap(remembered)];
  const said = { ...(asPlayed && { has: asPlayed }), ...(text && { text }) };
  return [...playedAs(said, { while: condition }), ...before(has ?? [], condition)];
}

/** Whether something of a text is chosen as the card is played. */
const isChosenFor = ({ targets = [], do: list }: Doing): boolean =>
  targets.length > 0 || list.flatMap(within).some(({ op }) => op === 'modes');

/** A text that is carried out where the card has it as it resolves; what it needs chosen is chosen where it has it before. */
function hadOnResolution(text: Doing, condition: Condition): readonly Ability[] {
  const done: Doing = { ...text, do: [{ op: 'if', condition, [THEN]: text.do }] };
  return playedAs({ text: done }, isChosenFor(text) ? { while: condition } : {});
}

/** A text that the card, whatever it is, has wherever that has a meaning. */
export const had = ({ has = [], text }: KeywordArgs, condition: Condition): readonly Ability[] => [
  ...hadInPlay(has, condition),
  ...hadAsPlayed({ has }, condition),
  ...(text ? hadOnResolution(text, condition) : []),
];
