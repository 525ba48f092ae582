/** Damage to cards, to players, or to whatever of both was chosen. */
import type { Event, Ref } from '../../kernel/position/position';
import { isPlayer, playerOf } from '../../kernel/position/request';
import { amountOf, objectsOf, playersOf } from '../objects';
import { either, part, place, record } from '../shape';
import { chosenOf, nothingChosen } from './choosing';
import type { Happens, InstructionMap } from './operation';

export const damage: Happens<'damage'> = {
  does: 'happen',
  fields: {
    to: either<InstructionMap['damage']['to']>(record({ player: part('Players') }), part('Objects')),
    amount: part('Amount'),
  },
  choice: ({ to }) => (typeof to === 'object' && 'player' in to ? null : chosenOf(to)),
  events: (look, { to, amount: much }, program, chosen) => {
    const amount = amountOf(look, much, program);
    if (amount <= 0) return [];
    const source = program.source.ref;
    if (typeof to === 'object' && 'player' in to)
      return playersOf(look, to.player, program).map(
        (player): Event => ({ kind: 'damagePlayer', source, player, amount, battle: false }),
      );
    const targets = typeof to === 'object' && 'target' in to ? (program.announced.targets[to.target] ?? []) : [];
    const players = targets.filter(isPlayer).map((ref) => dealt(source, ref, amount));
    const cards = objectsOf(look, to, program, chosen).map(({ ref }) => dealt(source, ref, amount));
    return [...players, ...cards];
  },
};

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
