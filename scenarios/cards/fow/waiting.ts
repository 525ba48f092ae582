import type { CardDefinition } from '@/engine';
import { resonator, target } from './making';

/** Resonators that wait for something, by key. */
export const WAITING_CARDS: Readonly<Record<string, CardDefinition>> = {
  'dusk-burner': resonator('夕暮れの焼き手', 'Burner at Dusk', 200, 200, {
    abilities: [
      {
        kind: 'automatic',
        when: { on: 'occasion', name: 'turnEnd', player: 'you' },
        targets: [target({ types: ['resonator'], zone: 'field', controller: 'opponent' })],
        do: [{ op: 'damage', to: { target: 0 }, amount: 300 }],
      },
    ],
  }),
  'dawn-caller': resonator('朝告げの角笛', 'Herald of Morning', 300, 300, {
    abilities: [
      {
        kind: 'automatic',
        when: { on: 'occasion', name: 'mainPhase', player: 'you' },
        do: [{ op: 'gainLife', player: 'you', amount: 100 }],
      },
    ],
  }),
  'grave-tender': resonator('墓守', 'Grave Tender', 100, 100, {
    abilities: [
      {
        kind: 'automatic',
        when: { on: 'destroyed', who: { types: ['resonator'] } },
        do: [{ op: 'gainLife', player: 'you', amount: 100 }],
      },
    ],
  }),
  'hearth-mage': resonator('炉端の術師', 'Hearthside Mage', 200, 300, {
    abilities: [
      {
        kind: 'activate',
        cost: { rest: true },
        targets: [target({ types: ['resonator', 'j-ruler'], zone: 'field' })],
        do: [{ op: 'damage', to: { target: 0 }, amount: 200 }],
      },
      {
        kind: 'activate',
        cost: { pay: { free: 1 } },
        do: [{ op: 'modify', what: 'this', by: { stats: { atk: 100 } }, until: 'turn' }],
      },
    ],
  }),
  'stone-ward': resonator('石守り', 'Stone Warden', 300, 500, {
    abilities: [{ kind: 'replace', when: { on: 'damaged', who: 'this' }, instead: [{ op: 'prevent' }] }],
  }),
  captain: resonator('砦の隊長', 'Captain of the Keep', 400, 400, {
    abilities: [
      {
        kind: 'continuous',
        modify: { filter: { types: ['resonator'], controller: 'you', other: true }, stats: { atk: 200, def: 200 } },
      },
    ],
  }),
  berserker: resonator('逸る狂戦士', 'Headlong Berserker', 600, 300, {
    abilities: [{ kind: 'continuous', modify: { self: true, bans: [{ must: 'attack' }] } }],
  }),
  sentinel: resonator('動かぬ見張り', 'Unmoving Sentinel', 200, 800, {
    abilities: [{ kind: 'continuous', modify: { self: true, bans: ['attack'] } }],
  }),
  'fading-ward': resonator('消えゆく護り手', 'Fading Warden', 300, 600, {
    abilities: [
      {
        kind: 'replace',
        when: { on: 'damaged', who: 'this' },
        while: { is: 'counters', counter: 'ward', atLeast: 1 },
        instead: [{ op: 'counters', what: 'this', counter: 'ward', amount: -1 }],
      },
    ],
  }),
  'thorn-idol': resonator('身代わりの像', 'Scapegoat Idol', 0, 100, {
    abilities: [
      {
        kind: 'replace',
        when: { on: 'damaged', who: { types: ['resonator'], controller: 'you', other: true } },
        instead: [{ op: 'destroy', what: 'this' }],
      },
    ],
  }),
  'toll-gate': resonator('関所', 'Toll Gate', 0, 700, {
    abilities: [
      {
        kind: 'continuous',
        modify: {
          filter: { types: ['resonator'], controller: 'opponent' },
          bans: [{ cannot: 'attack', unless: { pay: { free: 1 } } }],
        },
      },
    ],
  }),
  'reluctant-giant': resonator('腰の重い巨人', 'Reluctant Giant', 700, 700, {
    abilities: [
      { kind: 'continuous', modify: { self: true, bans: [{ cannot: 'block', unless: { pay: { free: 1 } } }] } },
    ],
  }),
};
