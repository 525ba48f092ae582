/** What Force of Will remembers, and for how long. */

import {
  type Change,
  type Deed,
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
import { type Fow, stillFights } from './fow';

/** The battle: one value from its opening to its end. */
export interface FowBattle {
  /** Who attacks, and what: a card or a player. Absent until an attack is declared. */
  readonly attack?: Attack;
  /** Who blocks; nobody once it has stopped. Absent until a block is declared, and once the blocker has been withdrawn. */
  readonly block?: { readonly blocker: Ref | null };
  /** Who went through the first strike step, and how much was dealt in it. */
  readonly firstStrike?: { readonly attacker: Ref; readonly dealt: number };
  /** 2.0: resonators with Explode in the process of damage under way, and what they have dealt in it. */
  readonly explosive?: readonly Explosive[];
}

/** A resonator with Explode, the resonator that it fights, and how much damage it has dealt to that. */
export interface Explosive {
  readonly source: Ref;
  readonly to: Ref;
  readonly dealt: number;
}

export interface Attack {
  /** Who attacks; nobody once it has stopped. */
  readonly attackers: readonly Ref[];
  readonly card: Ref | null;
  readonly player: Seat | null;
  /** The card is attacked no more, though it is still there. */
  readonly missed?: true;
}

export interface FowMemory extends Memory {
  readonly game: Turns & {
    /** Players that rules processes or steps made lose. */
    readonly lost?: readonly Seat[];
  };
  readonly turn: {
    readonly battlesBarred?: true;
    /** 2.0: the cards to which battle damage was dealt last. */
    readonly struck?: readonly Ref[];
  };
  readonly battle: FowBattle | null;
}

/** What players do, and where somebody asks for it. */
export type FowDeeds = {
  readonly judged: 'turn';
  readonly called: 'turn';
  /** A card or an ability was played. */
  readonly played: 'battle';
  /** An activate ability was used. */
  readonly activated: 'chase';
  /** 2.0: a card of the lifebreak area was turned up to be activated. */
  readonly broke: 'game';
  /** A God's Art was played, by its name. */
  readonly godsArt: 'game';
  /** A draw of the draw phase failed that had to succeed. */
  readonly failedToDraw: 'check';
  /** What had been laid turned out to be a card that may not lie there. */
  readonly laidWrongly: 'check';
};

/** An event that lays changes over what stands in a scope. */
export const remember = <S extends Scope>(scope: S, what: Change<FowMemory[S]>): Event => ({
  kind: 'remember',
  scope,
  what,
});

/** An event that is written down as something a player did. */
export const did = (did: keyof FowDeeds, by: Seat, about: Pick<Deed, 'item' | 'ability' | 'name'> = {}): Event => ({
  kind: 'did',
  deed: { did, by, ...about },
});

const of = ({ memory }: { readonly memory: Memory }): FowMemory => memory;

export const MEMORY: Remembering<Fow> = {
  of,
  begin: (turn) => ({ ...NO_MEMORY, game: { turnsBegun: turnsBegun(turn) } }),
  keeps: {
    judged: ['turn'],
    called: ['turn'],
    played: ['battle'],
    activated: ['chase'],
    broke: ['game'],
    godsArt: ['game'],
    failedToDraw: ['check'],
    laidWrongly: ['check'],
  },
  records: {
    ...TURN_RECORDS,
    lose: (memory, event) => {
      const { lost = [] } = of({ memory }).game;
      return event.kind === 'lose' ? remembering(memory, 'game', { lost: [...lost, event.player] }) : memory;
    },
    withdraw: (memory, event) => {
      const { battle } = of({ memory });
      if (event.kind !== 'withdraw' || !battle?.attack) return memory;
      const { attack, block, ...rest } = battle;
      const attackers = attack.attackers.filter((ref) => ref !== event.item);
      const missed = attack.missed || attack.card === event.item;
      const blocks = block !== undefined && block.blocker !== event.item;
      const left: FowBattle = {
        ...rest,
        attack: { ...attack, attackers, ...(missed ? { missed } : {}) },
        ...(blocks ? { block } : {}),
      };
      return { ...memory, battle: left };
    },
  },
  settle: (look) => {
    const { battle } = look.memory;
    if (!battle?.attack) return look.memory;
    const { attack } = battle;
    const blocker = battle.block?.blocker ?? null;
    const attackers = attack.attackers.filter((ref) => stillFights(look, ref, 'attackerStays'));
    const blocks = blocker === null || stillFights(look, blocker, 'blockerStays');
    if (attackers.length === attack.attackers.length && blocks) return look.memory;
    const left = { ...battle, attack: { ...attack, attackers } };
    return { ...look.memory, battle: blocks ? left : { ...left, block: { blocker: null } } };
  },
  combat: (p) => {
    const { attack, block } = of(p).battle ?? {};
    return attack
      ? {
          attackers: attack.attackers,
          attackedCard: attack.missed ? null : attack.card,
          attackedPlayer: attack.player,
          blocker: block?.blocker ?? null,
        }
      : null;
  },
};

/** 2.0: what stands last on a card of the damage dealt to it, battle damage or other. */
function withLastDamage(memory: Memory, event: Event): Memory {
  if (event.kind !== 'damage') return memory;
  const { struck = NOBODY } = of({ memory }).turn;
  if (struck.includes(event.to) === event.battle) return memory;
  const others = struck.filter((ref) => ref !== event.to);
  return remembering(memory, 'turn', { struck: event.battle ? [...others, event.to] : others });
}
const NOBODY: readonly Ref[] = [];

/** 2.0: what a resonator with Explode really deals, after all that was prevented. */
function withExplosive(memory: Memory, event: Event): Memory {
  const { explosive } = of({ memory }).battle ?? {};
  if (event.kind !== 'damage' || explosive === undefined) return memory;
  const at = explosive.findIndex(({ source, to }) => source === event.source && to === event.to);
  const one = explosive[at];
  if (one === undefined) return memory;
  return remembering(memory, 'battle', { explosive: explosive.with(at, { ...one, dealt: one.dealt + event.amount }) });
}

/** The memory of an edition in which that counts. */
export const MEMORY_OF_DAMAGE: Remembering<Fow> = {
  ...MEMORY,
  records: { ...MEMORY.records, damage: (memory, event) => withExplosive(withLastDamage(memory, event), event) },
};
