/** The abilities that texts of a pool give to objects: each is named after the text that gives it. */
import type { Ability, Instruction, Occurrence, Token } from '../position/card';
import { type AbilityKey, delayedName, givenName, type Modification, tokenName } from '../position/position';
import type { NamedAbility } from './abilities';
import { onceFor } from './remembered';

/** The names of the abilities a modification gives; those that give none are not among them. */
export type Grants = ReadonlyMap<Modification, readonly AbilityKey[]>;

/** The names of the abilities that instructions make, to wait for something later. */
export type Delays = ReadonlyMap<Instruction, AbilityKey>;

/** The names of the tokens that instructions make. */
export type Tokens = ReadonlyMap<Instruction, string>;

export interface Given {
  readonly abilities: readonly NamedAbility[];
  readonly grants: Grants;
  /** Delayed abilities and replacements that are begun: nobody has them. */
  readonly delayed: readonly NamedAbility[];
  readonly delays: Delays;
  readonly tokens: Tokens;
  /** Whether a text lets objects become copies. */
  readonly becoming: boolean;
  /** Whether a text gives objects values that they may not have had. */
  readonly valuing: boolean;
  /** What delayed abilities wait for. */
  readonly awaited: readonly Occurrence['on'][];
}

/**
 * What texts give, and what that gives in turn: `lancer/0/1.has.0` is the first ability that the text `lancer/0/1` gives.
 * @param print prints a token of that name, and returns the texts on it
 */
export function givenBy(
  texts: readonly NamedAbility[],
  print: (key: string, token: Token) => readonly NamedAbility[],
): Given {
  const abilities: NamedAbility[] = [];
  const grants = new Map<Modification, readonly AbilityKey[]>();
  const delayed: NamedAbility[] = [];
  const delays = new Map<Instruction, AbilityKey>();
  const tokens = new Map<Instruction, string>();
  let becoming = false;
  let valuing = false;
  const awaited: Occurrence['on'][] = [];
  const name = (text: NamedAbility): void => {
    let count = 0;
    let later = 0;
    let made = 0;
    for (const one of listOf(text.ability).flatMap(within)) {
      if (one.op === 'become') becoming = true;
      if (one.op === 'create') {
        const key = tokenName(text.key, made);
        made += 1;
        tokens.set(one, key);
        for (const printed of print(key, one.token)) name(printed);
      }
      const ability = waitingOf(one);
      if (ability === null) continue;
      const key = delayedName(text.key, later);
      later += 1;
      delays.set(one, key);
      if (ability.kind === 'automatic') awaited.push(ability.when.on);
      if (ability.kind === 'automatic' && ability.or) awaited.push(ability.or.on);
      const delay: NamedAbility = { key, ability, from: 'granted', by: null, keyword: null };
      delayed.push(delay);
      name(delay);
    }
    for (const modify of modificationsIn(text.ability)) {
      if (modify.becomes !== undefined) valuing = true;
      if (modify.has === undefined) continue;
      const found = modify.has.map((ability): NamedAbility => {
        const key = givenName(text.key, count);
        count += 1;
        return { key, ability, from: 'granted', by: null, keyword: null };
      });
      grants.set(
        modify,
        found.map(({ key }) => key),
      );
      abilities.push(...found);
      for (const one of found) name(one);
    }
  };
  for (const text of texts) name(text);
  return { abilities, grants, delayed, delays, tokens, becoming, valuing, awaited };
}

/** The ability or replacement effect that an instruction makes, to wait for its event. */
function waitingOf(instruction: Instruction): Extract<Ability, { kind: 'automatic' | 'replace' }> | null {
  switch (instruction.op) {
    case 'later':
      return {
        kind: 'automatic',
        when: instruction.when,
        do: instruction.do,
        ...(instruction.or && { or: instruction.or }),
      };
    case 'replace': {
      const { when, instead, optional } = instruction;
      return { kind: 'replace', when, instead, ...(optional && { optional }) };
    }
    case 'shield':
      return { kind: 'replace', when: instruction.when, instead: [{ op: 'prevent' }] };
    default:
      return null;
  }
}

/** The instructions of a text. */
function listOf(ability: Ability): readonly Instruction[] {
  if ('do' in ability) return ability.do;
  if (ability.kind === 'playedAs') return ability.text?.do ?? [];
  return ability.kind === 'replace' ? ability.instead : [];
}

/** An instruction and those in its branches; what a delayed ability does is a text of its own. */
export function within(instruction: Instruction): readonly Instruction[] {
  switch (instruction.op) {
    case 'if':
      return [instruction, ...[...instruction.then, ...(instruction.else ?? [])].flatMap(within)];
    case 'selfReplace':
      return [instruction, ...[...instruction.do, ...instruction.instead].flatMap(within)];
    case 'may':
      return [instruction, ...instruction.do.flatMap(within)];
    case 'modes':
      return [instruction, ...instruction.of.flat().flatMap(within)];
    case 'createOf':
      return [instruction, ...creatingOf(instruction)];
    case 'produceOf':
      return [instruction, ...producingOf(instruction)];
    default:
      return [instruction];
  }
}

/** What a text changes of objects. */
export function modificationsIn(ability: Ability): readonly Modification[] {
  switch (ability.kind) {
    case 'continuous':
      return [ability.modify];
    case 'automatic':
    case 'activate':
    case 'break':
    case 'onPlay':
    case 'trigger':
    case 'triggerCost':
    case 'text':
      return ability.do.flatMap(modificationsOf);
    case 'replace':
      return ability.instead.flatMap(modificationsOf);
    case 'playedAs':
      return [ability, ...listOf(ability).flatMap(modificationsOf)];
    case 'keyword':
    case 'will':
    case 'judgment':
    case 'cost':
    case 'costs':
    case 'players':
      return [];
  }
}

/** Whether it tells how an object comes into play, or gives it an ability that does. */
export const saysHowItEnters = ({ entersRested, entersWith, has }: Modification): boolean =>
  entersRested !== undefined ||
  entersWith !== undefined ||
  has?.some((ability) => ability.kind === 'continuous' && saysHowItEnters(ability.modify)) === true;

const modificationsOf = (instruction: Instruction): readonly Modification[] =>
  within(instruction).flatMap((one) => (one.op === 'modify' ? [one.by] : []));

type InstructionOf<Op extends Instruction['op']> = Extract<Instruction, { readonly op: Op }>;

/** The instructions of which one is carried out, an attribute each: always the same ones. */
export const creatingOf = onceFor(({ token, of, into }: InstructionOf<'createOf'>) =>
  of.map(
    (one): InstructionOf<'create'> => ({
      op: 'create',
      token: { ...token, attributes: [one] },
      amount: 1,
      ...(into ? { into } : {}),
    }),
  ),
);

/** The instructions of which one is carried out, a kind each: always the same ones. */
export const producingOf = onceFor(({ of }: InstructionOf<'produceOf'>) =>
  of.map((resource): InstructionOf<'produce'> => ({ op: 'produce', resource, amount: 1 })),
);

/** Whether an ability gives others, with effects of their own, while something is the case. */
export const givesForAWhile = (ability: Ability): boolean =>
  ability.kind === 'continuous' &&
  ability.while !== undefined &&
  ability.modify.has?.some(({ kind }) => kind === 'continuous') === true;

/** Whether an ability does nothing but to give several abilities with effects of their own: these begin at once. */
const onlyGivesSeveral = onceFor((ability: Ability): boolean => {
  if (ability.kind !== 'continuous') return false;
  const { has = [], self: _, filter: __, ...others } = ability.modify;
  return has.filter(({ kind }) => kind === 'continuous').length > 1 && Object.keys(others).length === 0;
});

/** The effects that begin with an ability: its own, or those of several that it gives where it does nothing else. */
export const effectsOf = (
  { grants, abilities }: { readonly grants: Grants; readonly abilities: ReadonlyMap<AbilityKey, NamedAbility> },
  text: NamedAbility,
): readonly NamedAbility[] =>
  text.ability.kind === 'continuous' && onlyGivesSeveral(text.ability)
    ? (grants.get(text.ability.modify) ?? []).flatMap((key) => {
        const given = abilities.get(key);
        return given?.ability.kind === 'continuous' ? [given] : [];
      })
    : [text];
