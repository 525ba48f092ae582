/** Damage to cards, to players, or to whatever of both was chosen. */
import type { Dealers } from '../../kernel/position/card';
import type { Event, Filter, Program, Ref } from '../../kernel/position/position';
import { isPlayer, playerOf } from '../../kernel/position/request';
import type { Look } from '../../kernel/view/look';
import type { GameTypes } from '../../kernel/view/ruleset';
import { amountOf, objectsOf, playersOf, readOf } from '../objects';
import { either, just, optional, part, place, record } from '../shape';
import { chosenOf, nothingChosen } from './choosing';
import type { Happens, InstructionMap } from './operation';

export const damage: Happens<'damage'> = {
  does: 'happen',
  fields: {
    to: either<InstructionMap['damage']['to']>(record({ player: part('Players') }), part('Objects')),
    amount: part('Amount'),
    by: optional(
      either<Dealers>(just('it'), record({ target: place(0) }), record<{ each: Filter }>({ each: part('Filter') })),
    ),
  },
  choice: ({ to }) => (typeof to === 'object' && 'player' in to ? null : chosenOf(to)),
  events: (look, { to, amount: much, by }, program, chosen) => {
    const amount = amountOf(look, much, program);
    if (amount <= 0) return [];
    if (by === undefined) return dealtBy(look, program.source.ref, to, amount, program, chosen);
    return readOf(look, by, program).flatMap(({ ref }) => dealtBy(look, ref, to, amount, program, chosen));
  },
};

function dealtBy<G extends GameTypes>(
  look: Look<G>,
  source: Ref,
  to: InstructionMap['damage']['to'],
  amount: number,
  program: Program,
  chosen: readonly Ref[],
): readonly Event[] {
  if (typeof to === 'object' && 'player' in to)
    return playersOf(look, to.player, program).map(
      (player): Event => ({ kind: 'damagePlayer', source, player, amount, battle: false }),
    );
  const targets = typeof to === 'object' && 'target' in to ? (program.announced.targets[to.target] ?? []) : [];
  const players = targets.filter(isPlayer).map((ref) => dealt(source, ref, amount));
  const cards = objectsOf(look, to, program, chosen).map(({ ref }) => dealt(source, ref, amount));
  return [...players, ...cards];
}

/** Every target that is still legal is dealt its share; the shares of the others are lost. */
export const divide: Happens<'divide'> = {
  does: 'happen',
  fields: { amount: part('Amount'), among: record<InstructionMap['divide']['among']>({ target: place(0) }) },
  choice: nothingChosen,
  events: (look, { among }, { source, announced }) => {
    const legal = announced.targets[among.target] ?? [];
    return (announced.shares ?? []).flatMap(({ group, target, amount }): readonly Event[] =>
      group === among.target && legal.includes(target) && (isPlayer(target) || look.item(target))
        ? [dealt(source.ref, target, amount)]
        : [],
    );
  },
};

const dealt = (source: Ref, to: Ref, amount: number): Event =>
  isPlayer(to)
    ? { kind: 'damagePlayer', source, player: playerOf(to), amount, battle: false }
    : { kind: 'damage', source, to, amount, battle: false };
