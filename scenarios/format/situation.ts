/** From the position of a scenario file to the situation an edition starts from. */
import type { Engine, Placed, Side, Situation } from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import { type Scenario, ZONES } from './schema';
import { unknown } from './strict';

/** Life at the start of a game, where a file does not say. */
const LIFE: Record<Game, number> = { fow: 4000, fftcg: 0 };

type Given = Scenario['position'];
type GivenSide = NonNullable<Given['A']>;

export type Begun =
  | { readonly ok: true; readonly situation: Situation }
  | { readonly ok: false; readonly error: string };

/** The zone that a file means, as the edition calls it; `null` where it has none such. */
export function zoneIn(engine: Engine, zone: string): string | null {
  const at = zone === 'stones' ? stoneZone(engine) : zone;
  return at !== null && Object.hasOwn(engine.zones, at) ? at : null;
}

/** Where an edition with stones keeps them in play. */
function stoneZone({ zones }: Engine): string | null {
  if (!Object.hasOwn(zones, 'stoneDeck')) return null;
  return Object.hasOwn(zones, 'stoneArea') ? 'stoneArea' : 'field';
}

/** The zones of an edition as a file may call them. */
export const zonesOf = (engine: Engine): readonly string[] => ZONES.filter((zone) => zoneIn(engine, zone) !== null);

/** Completes the position of a scenario for one edition. Refuses unknown cards and zones, naming what is near. */
export function situationOf(position: Given, engine: Engine): Begun {
  const names = new Set<string>();
  const sides: Side[] = [];
  for (const player of ['A', 'B'] as const) {
    const made = sideOf(position[player] ?? {}, player, engine, names);
    if (typeof made === 'string') return { ok: false, error: made };
    sides.push(made);
  }
  const [a, b] = sides;
  if (!a || !b) return { ok: false, error: 'two players are expected' };
  const seat = (player: 'A' | 'B' | undefined): 0 | 1 => (player === 'B' ? 1 : 0);
  const turn = seat(position.turn);
  const number = position.number ?? (turn === seat(position.starter) ? 5 : 6);
  const phase = position.phase ?? (engine.phases.includes('main') ? 'main' : 'main1');
  if (!engine.beginnings.includes(phase))
    return { ok: false, error: `position.phase: ${unknown(phase, engine.beginnings, `phase of ${engine.id}`)}` };
  const situation = { turn, number, phase, starter: seat(position.starter), sides: [a, b], seed: position.seed ?? 1 };
  return { ok: true, situation: { ...situation, sides: [a, b] } };
}

function sideOf(given: GivenSide, player: string, engine: Engine, names: Set<string>): Side | string {
  const zones: Record<string, Placed[]> = {};
  for (const zone of ZONES) {
    const at = zoneIn(engine, zone);
    const placed = given[zone];
    if (!placed || placed.length === 0) continue;
    if (at === null) return `position.${player}: ${unknown(zone, zonesOf(engine), `zone of ${engine.id}`)}`;
    for (const one of placed) {
      const { times, ...card } = typeof one === 'string' ? { card: one, times: 1 } : one;
      if (!Object.hasOwn(engine.cards, card.card))
        return `position.${player}.${zone}: ${unknown(card.card, Object.keys(engine.cards), 'card')}`;
      for (let i = 0; i < (times ?? 1); i += 1) {
        const as = nameFor(card.as ?? card.card, names, card.as !== undefined && (times ?? 1) === 1);
        if (as === null)
          return `position.${player}.${zone}: the name "${card.as ?? card.card}" is given twice; each card needs its own`;
        zones[at] = [...(zones[at] ?? []), { ...card, as }];
      }
    }
  }
  const life = given.life ?? LIFE[GAME[engine.id]];
  return { life, zones, ...(given.pool ? { pool: given.pool } : {}) };
}

/** A free name like the wanted one; with `exactly`, `null` where it is taken. */
function nameFor(wanted: string, names: Set<string>, exactly: boolean): string | null {
  let name = wanted;
  for (let i = 2; names.has(name); i += 1) {
    if (exactly) return null;
    name = `${wanted}-${i}`;
  }
  names.add(name);
  return name;
}
