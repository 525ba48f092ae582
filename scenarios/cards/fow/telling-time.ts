import type { Ability, CardDefinition } from '@/engine';
import { resonator } from './making';

const GROW = { op: 'modify', what: 'this', by: { stats: { atk: 100 } } } as const;
const TURN_MOMENTS = ['drawPhase', 'recoveryPhase', 'recoveryPhaseEnd', 'mainPhase', 'endPhase', 'turnEnd'] as const;
const BATTLE_MOMENTS = ['battle', 'attackDeclaration', 'blockDeclaration', 'battleEnd'] as const;
/** An ability for each moment, by which the card grows until the turn or the battle is over. */
const counting = (until: 'turn' | 'battle', ...moments: readonly string[]): readonly Ability[] =>
  moments.map((name) => ({
    kind: 'automatic',
    when: { on: 'occasion', name, player: 'you' },
    do: [{ ...GROW, until }],
  }));

/** Resonators that count the moments that a turn and a battle have in every edition, by key. */
export const TIME_TELLERS: Readonly<Record<string, CardDefinition>> = {
  'hour-keeper': resonator('時守り', 'Keeper of Hours', 0, 1000, {
    abilities: [
      ...counting('turn', ...TURN_MOMENTS),
      { kind: 'automatic', when: { on: 'draw', player: 'you' }, do: [{ ...GROW, until: 'turn' }] },
    ],
  }),
  'war-drum': resonator('陣太鼓', 'War Drum', 0, 1000, {
    abilities: [
      ...counting('battle', ...BATTLE_MOMENTS),
      {
        kind: 'automatic',
        when: { on: 'attack', who: { types: ['resonator'] } },
        do: [{ ...GROW, until: 'battle' }],
      },
      { kind: 'automatic', when: { on: 'block', who: { types: ['resonator'] } }, do: [{ ...GROW, until: 'battle' }] },
      {
        kind: 'automatic',
        when: { on: 'damage', who: { types: ['resonator'], controller: 'you' } },
        do: [{ ...GROW, until: 'battle' }],
      },
    ],
  }),
};
