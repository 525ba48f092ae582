/** The abilities that texts of a pool give to objects: each is named after the text that gives it. */
import type { Ability, Instruction } from '../position/card';
import { type AbilityKey, givenName, type Modification } from '../position/position';
import type { NamedAbility } from './abilities';

/** The names of the abilities a modification gives; those that give none are not among them. */
export type Grants = ReadonlyMap<Modification, readonly AbilityKey[]>;

export interface Given {
  readonly abilities: readonly NamedAbility[];
  readonly grants: Grants;
}

/** What texts give, and what that gives in turn: `lancer/0/1.has.0` is the first ability that the text `lancer/0/1` gives. */
export function givenBy(texts: readonly NamedAbility[]): Given {
  const abilities: NamedAbility[] = [];
  const grants = new Map<Modification, readonly AbilityKey[]>();
  const name = (text: NamedAbility): void => {
    let count = 0;
    for (const modify of modificationsIn(text.ability)) {
      if (modify.has === undefined) continue;
      const found = modify.has.map((ability): NamedAbility => {
        const key = givenName(text.key, count);
        count += 1;
        return { key, ability, from: 'granted', by: null, clauses: [] };
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
  return { abilities, grants };
}

function modificationsIn(ability: Ability): readonly Modification[] {
  switch (ability.kind) {
    case 'continuous':
      return [ability.modify];
    case 'automatic':
    case 'activate':
    case 'break':
    case 'text':
      return ability.do.flatMap(modificationsOf);
    case 'replace':
      return ability.instead.flatMap(modificationsOf);
    case 'keyword':
    case 'will':
    case 'judgment':
    case 'cost':
    case 'costs':
      return [];
  }
}

function modificationsOf(instruction: Instruction): readonly Modification[] {
  switch (instruction.op) {
    case 'modify':
      return [instruction.by];
    case 'if':
      return [...instruction.then, ...(instruction.else ?? [])].flatMap(modificationsOf);
    case 'may':
      return instruction.do.flatMap(modificationsOf);
    case 'modes':
      return instruction.of.flat().flatMap(modificationsOf);
    case 'damage':
    case 'destroy':
    case 'banish':
    case 'rest':
    case 'recover':
    case 'cancel':
    case 'move':
    case 'draw':
    case 'discard':
    case 'gainLife':
    case 'loseLife':
    case 'halveLife':
    case 'counters':
    case 'control':
    case 'produce':
    case 'summon':
    case 'prevent':
      return [];
  }
}
