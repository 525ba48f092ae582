/** A continuous effect on players begins. */

import { UNTIL } from '../duration';
import { playersOf } from '../objects';
import { part } from '../shape';
import { nothingChosen } from './choosing';
import type { Happens } from './operation';

const NO_OBJECT = { modify: {}, affects: [] };

export const modifyPlayers: Happens<'modifyPlayers'> = {
  does: 'happen',
  fields: { player: part('Players'), by: part('PlayerModification'), until: UNTIL },
  choice: nothingChosen,
  events: (look, { player, by: modify, until }, program) => {
    const seats = playersOf(look, player, program);
    const { source, controller } = program;
    return seats.length === 0
      ? []
      : [{ kind: 'beginEffect', effect: { ...NO_OBJECT, source, controller, onPlayers: { seats, modify }, until } }];
  },
};
