/** Damage to cards, to players, or to whatever of both was chosen. */
import type { Event } from '../../kernel/position/position';
import { isPlayer, playerOf } from '../../kernel/position/request';
import { amountOf, objectsOf, playersOf } from '../objects';
import { either, part, record } from '../shape';
import { chosenOf } from './choosing';
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
    const players = targets
      .filter(isPlayer)
      .map((ref): Event => ({ kind: 'damagePlayer', source, player: playerOf(ref), amount, battle: false }));
    const cards = objectsOf(look, to, program, chosen).map(
      (item): Event => ({ kind: 'damage', source, to: item.ref, amount, battle: false }),
    );
    return [...players, ...cards];
  },
};
