/** Phrases that players ask about daily, whether or not a card of the scenarios prints them. */
import type { Ability, Edition, Filter, Instruction, Modification, Occurrence, Target } from '@/engine';
import { GAME } from '@/rules/documents';
import { statsOf } from '../blank';

/** The ready phrases of an edition; what it does not know of them, its check refuses. */
export function readyPhrases(edition: Edition): readonly Ability[] {
  const fftcg = GAME[edition] === 'fftcg';
  const body: Filter = { types: [fftcg ? 'forward' : 'resonator'], zone: 'field' };
  const theirs: Filter = { ...body, controller: 'opponent' };
  const much = fftcg ? 2000 : 200;
  const hurt = fftcg ? 5000 : 500;
  const stats = (by: number) => Object.fromEntries(statsOf(edition).map((stat) => [stat, by]));
  const draw: Instruction = { op: 'draw', player: 'you', amount: 1 };
  const grow: Instruction = { op: 'modify', what: 'this', by: { stats: stats(much) }, until: 'turn' };
  const toOne = (on: Occurrence, filter: Filter, instruction: Instruction): Ability => ({
    kind: 'automatic',
    when: on,
    targets: [one(filter)],
    do: [instruction],
  });
  return [
    toOne(ENTERS, body, { op: 'destroy', what: CHOSEN }),
    toOne(ENTERS, body, { op: 'damage', to: CHOSEN, amount: hurt }),
    toOne(ENTERS, body, { op: 'move', what: CHOSEN, to: 'hand' }),
    toOne(ENTERS, theirs, { op: 'rest', what: CHOSEN }),
    when(ENTERS, draw),
    when({ on: 'attack', who: 'this' }, grow),
    toOne({ on: 'attack', who: 'this' }, theirs, { op: 'rest', what: CHOSEN }),
    when({ on: 'block', who: 'this' }, grow),
    when({ on: 'damage', who: 'this', to: 'player' }, draw),
    when({ on: 'damaged', who: 'this' }, { op: 'destroy', what: 'this' }),
    when({ on: 'graveyard', who: 'this' }, draw),
    when({ on: 'leave', who: 'this' }, draw),
    { kind: 'activate', cost: { banish: true }, targets: [one(body)], do: [{ op: 'destroy', what: CHOSEN }] },
    { kind: 'activate', cost: { rest: true }, targets: [one(body)], do: [{ op: 'recover', what: CHOSEN }] },
    { kind: 'activate', cost: { pay: { free: 1 } }, do: [grow] },
    always({ self: true, bans: ['blocked'] }),
    always({ self: true, bans: ['chosen'] }),
    always({ filter: theirs, stats: stats(-much) }),
    {
      kind: 'continuous',
      while: { is: 'count', filter: { ...body, controller: 'you', other: true }, atLeast: 1 },
      modify: { self: true, stats: stats(much) },
    },
    {
      kind: 'replace',
      when: { on: 'destroyed', who: 'this' },
      instead: [{ op: 'move', what: 'this', to: 'hand' }],
    },
  ];
}

const ENTERS: Occurrence = { on: 'enter', who: 'this' };
const CHOSEN = { target: 0 } as const;
const one = (filter: Filter): Target => ({ filter, count: 1 });
const always = (modify: Modification): Ability => ({ kind: 'continuous', modify });
const when = (on: Occurrence, instruction: Instruction): Ability => ({
  kind: 'automatic',
  when: on,
  do: [instruction],
});
