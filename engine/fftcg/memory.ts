/** What the Square Enix system remembers, and for how long. */

import {
  type Change,
  type Event,
  type Memory,
  NO_MEMORY,
  type Ref,
  remembering,
  type Scope,
  type Seat,
} from '../kernel/position/position';
import { turnsBegun } from '../kernel/table/setup';
import type { Remembering } from '../kernel/view/ruleset';
import { TURN_RECORDS, type Turns } from '../play/turns';
import type { Ff, Look } from './fftcg';

/** One attack, from the attackers' declaration to the end of its damage. */
export interface FfBattle {
  /** Who attacks, and which player. */
  readonly attack?: { readonly attackers: readonly Ref[]; readonly player: Seat };
  /** Who blocks; nobody once it has been removed from the battle. Absent until a block is declared. */
  readonly block?: { readonly blocker: Ref | null };
  /** Which combatants strike first. */
  readonly struckFirst?: readonly Ref[];
}

export interface FfMemory extends Memory {
  readonly game: Turns & {
    /** Players that rules processes made lose. */
    readonly lost?: readonly Seat[];
  };
  readonly battle: FfBattle | null;
  readonly check: {
    /** Who dealt damage to what. */
    readonly wounds?: readonly Wound[];
    /** Damage dealt to players that has not been carried out yet: that is done card by card. */
    readonly owed?: readonly Owed[];
    /** Cards turned into the damage zone whose EX Burst may still be used. */
    readonly bursts?: readonly Ref[];
  };
}

/** What players do, and where somebody asks for it. */
export type FfDeeds = {
  /** A forward was declared as an attacker. */
  readonly attacked: 'phase';
  /** There was no card left to draw, or to take as damage. */
  readonly failedToDraw: 'check';
  readonly failedToTakeDamage: 'check';
};

export interface Wound {
  readonly to: Ref;
  readonly by: Ref;
  /** Whether it is damage that a combatant deals by the rules. */
  readonly battle: boolean;
}
export interface Owed {
  readonly player: Seat;
  readonly amount: number;
}

/** An event that lays changes over what stands in a scope. */
export const remember = <S extends Scope>(scope: S, what: Change<FfMemory[S]>): Event => ({
  kind: 'remember',
  scope,
  what,
});

/** An event that is written down as something a player did. */
export const did = (did: keyof FfDeeds, by: Seat, item?: Ref): Event => ({
  kind: 'did',
  deed: item === undefined ? { did, by } : { did, by, item },
});

/** Whether a forward is on a player's field, under that player's control. */
const isIn = (look: Look, ref: Ref, seat: Seat): boolean => {
  const item = look.item(ref);
  return item?.zone === 'field' && item.controller === seat;
};

const of = ({ memory }: { readonly memory: Memory }): FfMemory => memory;

export const MEMORY: Remembering<Ff> = {
  of,
  begin: (turn) => ({ ...NO_MEMORY, game: { turnsBegun: turnsBegun(turn) } }),
  keeps: { attacked: ['phase'], failedToDraw: ['check'], failedToTakeDamage: ['check'] },
  records: {
    ...TURN_RECORDS,
    lose: (memory, event) => {
      const { lost = [] } = of({ memory }).game;
      return event.kind === 'lose' ? remembering(memory, 'game', { lost: [...lost, event.player] }) : memory;
    },
    damage: (memory, event) => {
      const { wounds = [] } = of({ memory }).check;
      return event.kind === 'damage'
        ? remembering(memory, 'check', {
            wounds: [...wounds, { to: event.to, by: event.source, battle: event.battle }],
          })
        : memory;
    },
    damagePlayer: (memory, event) => {
      const { owed = [] } = of({ memory }).check;
      return event.kind === 'damagePlayer'
        ? remembering(memory, 'check', { owed: [...owed, { player: event.player, amount: event.amount }] })
        : memory;
    },
  },
  settle: (look) => {
    const { battle } = look.memory;
    if (!battle?.attack) return look.memory;
    const { attack, block } = battle;
    const attackers = attack.attackers.filter((ref) => isIn(look, ref, look.p.turn.player));
    const blockerGone = typeof block?.blocker === 'number' && !isIn(look, block.blocker, attack.player);
    if (attackers.length === attack.attackers.length && !blockerGone) return look.memory;
    const left = { ...battle, attack: { ...attack, attackers } };
    return { ...look.memory, battle: blockerGone ? { ...left, block: { blocker: null } } : left };
  },
  combat: (p) => {
    const { attack, block } = of(p).battle ?? {};
    return attack
      ? {
          attackers: attack.attackers,
          attackedCard: null,
          attackedPlayer: attack.player,
          blocker: block?.blocker ?? null,
        }
      : null;
  },
};
