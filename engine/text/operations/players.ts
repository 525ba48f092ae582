/** What happens to players: cards drawn and discarded, life, and what is produced. */
import type { Extreme, Ignored } from '../../kernel/position/card';
import { ignoredBy, isToFall } from '../../kernel/position/dice';
import { type Event, type EventOf, otherSeat, SEATS, type Seat } from '../../kernel/position/position';
import { producedAs } from '../../kernel/position/resources';
import type { Look } from '../../kernel/view/look';
import type { GameTypes } from '../../kernel/view/ruleset';
import { amountOf, playersOf } from '../objects';
import { atLeast, either, just, oneOf, only, optional, part, record, type Shape, word, yes } from '../shape';
import { nothingChosen } from './choosing';
import type { Happens } from './operation';

const SO_MUCH = { player: part('Players'), amount: part('Amount') };

export const draw: Happens<'draw'> = {
  does: 'happen',
  fields: SO_MUCH,
  choice: nothingChosen,
  events: (look, { player: who, amount: much }, program) => {
    const amount = amountOf(look, much, program);
    if (amount <= 0) return [];
    return playersOf(look, who, program).map((player): Event => ({ kind: 'draw', player, amount, cause: 'effect' }));
  },
};

export const discard: Happens<'discard'> = {
  does: 'happen',
  fields: { player: part('Players'), amount: optional(part('Amount')), random: optional(yes) },
  choice: ({ amount: count, player: by, random }) =>
    count === undefined ? null : { from: 'hand', count, by, ...(random ? { random } : {}) },
  events: (look, { amount, player: who }, program, chosen) =>
    amount === undefined
      ? playersOf(look, who, program).map((player): Event => ({ kind: 'discardHand', player, cause: 'effect' }))
      : chosen.map((item): Event => ({ kind: 'discard', item, cause: 'effect' })),
};

const living = (sign: 1 | -1): Happens<'gainLife' | 'loseLife'> => ({
  does: 'happen',
  fields: SO_MUCH,
  choice: nothingChosen,
  events: (look, { player: who, amount: much }, program) => {
    const amount = amountOf(look, much, program);
    if (amount <= 0) return [];
    return playersOf(look, who, program).map(
      (player): Event => ({ kind: 'life', player, change: sign * amount, cause: 'effect' }),
    );
  },
});
export const gainLife = living(1);
export const loseLife = living(-1);

export const halveLife: Happens<'halveLife'> = {
  does: 'happen',
  fields: { player: part('Players') },
  choice: nothingChosen,
  events: (look, { player: who }, program) =>
    playersOf(look, who, program).map(
      (player): Event => ({
        kind: 'life',
        player,
        change: -(look.p.players[player].life / 2),
        cause: 'effect',
        half: true,
      }),
    ),
};

/** What becomes more has been gained, and what becomes less lost. */
const becomes = <G extends GameTypes>(look: Look<G>, player: Seat, amount: number): readonly Event[] => {
  const change = amount - look.p.players[player].life;
  return change === 0 ? [] : [{ kind: 'life', player, change, cause: 'effect' }];
};

export const setLife: Happens<'setLife'> = {
  does: 'happen',
  fields: SO_MUCH,
  choice: nothingChosen,
  events: (look, { player: who, amount }, program) =>
    playersOf(look, who, program).flatMap((player) => becomes(look, player, amountOf(look, amount, program))),
};

export const exchangeLife: Happens<'exchangeLife'> = {
  does: 'happen',
  fields: {},
  choice: nothingChosen,
  events: (look) => SEATS.flatMap((player) => becomes(look, player, look.p.players[otherSeat(player)].life)),
};

export const extraTurn: Happens<'extraTurn'> = {
  does: 'happen',
  fields: { player: part('Players') },
  choice: nothingChosen,
  events: (look, { player: who }, program) =>
    playersOf(look, who, program).map((player): Event => ({ kind: 'extraTurn', player })),
};

export const skipPhase: Happens<'skipPhase'> = {
  does: 'happen',
  fields: { player: part('Players'), phase: word('phases') },
  choice: nothingChosen,
  events: (look, { player: who, phase }, program) =>
    playersOf(look, who, program).map((player): Event => ({ kind: 'skipPhase', player, phase })),
};

export const weather: Happens<'weather'> = {
  does: 'happen',
  fields: { player: part('Players'), weather: word('weathers') },
  choice: nothingChosen,
  events: (look, { player: who, weather: state }, program) =>
    playersOf(look, who, program).map((player): Event => ({ kind: 'state', player, state })),
};

const EXTREME: Shape<Extreme> = oneOf('lowest', 'highest');
const IGNORED: Shape<Ignored> = either<Ignored>(
  EXTREME,
  record<{ readonly lowest: number }>({ lowest: atLeast(2, 2, 3) }),
  record<{ readonly highest: number }>({ highest: atLeast(2, 2, 3) }),
  record<{ readonly lowest: number; readonly highest: number }>({
    lowest: atLeast(1, 1, 2),
    highest: atLeast(1, 1, 2),
  }),
);

/**
 * How they fall is left open. In the place of other dice, they are rolled by whoever was to roll those, and as those were to be: each no
 * less often, and no less of it ignored.
 */
export const roll: Happens<'roll'> = {
  does: 'happen',
  fields: { dice: part('Amount'), twice: optional(EXTREME), ignore: optional(IGNORED) },
  choice: nothingChosen,
  events: (look, { dice: many, twice, ignore }, program) => {
    const dice = amountOf(look, many, program);
    if (dice <= 0) return [];
    const before = isToFall(program.event) ? program.event : null;
    const pairs = [...(before?.twice ?? []), ...(twice ? [twice] : [])];
    const ignoring = added(before?.ignoring, ignore && ignoredBy(ignore));
    return [
      {
        kind: 'roll',
        player: before?.player ?? program.controller,
        dice,
        ...(pairs.length > 0 && { twice: pairs }),
        ...(ignoring && { ignoring }),
        rolls: [],
      },
    ];
  },
};

type Counts = EventOf<'roll'>['ignoring'];
const added = (one: Counts, other: Counts): Counts =>
  one && other ? { lowest: one.lowest + other.lowest, highest: one.highest + other.highest } : (one ?? other);

export const produce: Happens<'produce'> = {
  does: 'happen',
  fields: {
    resource: word('resources'),
    amount: part('Amount'),
    having: optional(either<string>(only('resources', 'moon', just('moon')), only('resources', 'time', just('time')))),
  },
  choice: nothingChosen,
  events: (look, instruction, program) => {
    const amount = amountOf(look, instruction.amount, program);
    const resource = producedAs(instruction);
    return amount <= 0 ? [] : [{ kind: 'produce', player: program.controller, resource, amount }];
  },
};

export const shuffle: Happens<'shuffle'> = {
  does: 'happen',
  fields: { player: part('Players'), zone: word('zones') },
  choice: nothingChosen,
  events: (look, { player: who, zone }, program) =>
    playersOf(look, who, program).flatMap((player): readonly Event[] => {
      const key = look.rules.zoneKeys[zone]?.[player];
      return key === undefined ? [] : [{ kind: 'shuffle', zone: key }];
    }),
};
