/** From the position of a scenario file to the situation an edition starts from. */
import { type Engine, freeName, type Placed, type Side, type Situation } from '@/engine';
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
  const loose = hostFault([a, b], engine);
  if (loose !== null) return { ok: false, error: loose };
  const seat = (player: 'A' | 'B' | undefined): 0 | 1 => (player === 'B' ? 1 : 0);
  const turn = seat(position.turn);
  const number = position.number ?? (turn === seat(position.starter) ? 5 : 6);
  const phase = position.phase ?? (engine.phases.includes('main') ? 'main' : 'main1');
  if (!engine.beginnings.includes(phase))
    return { ok: false, error: `position.phase: ${unknown(phase, engine.beginnings, `phase of ${engine.id}`)}` };
  const { agreed = [], seed = 1 } = position;
  const strange = agreed.find((rule) => !engine.agreements.includes(rule));
  if (strange !== undefined)
    return {
      ok: false,
      error: `position.agreed: ${unknown(strange, engine.agreements, `rule to agree on in ${engine.id}`)}`,
    };
  return { ok: true, situation: { turn, number, phase, starter: seat(position.starter), sides: [a, b], seed, agreed } };
}

function sideOf(given: GivenSide, player: string, engine: Engine, names: Set<string>): Side | string {
  const zones: Record<string, Placed[]> = {};
  for (const zone of ZONES) {
    const at = zoneIn(engine, zone);
    const placed = given[zone];
    if (!placed || placed.length === 0) continue;
    if (at === null) return `position.${player}: ${unknown(zone, zonesOf(engine), `zone of ${engine.id}`)}`;
    for (const one of placed) {
      const { times, on, ...card } = typeof one === 'string' ? { card: one, times: 1, on: undefined } : one;
      if (!Object.hasOwn(engine.cards, card.card))
        return `position.${player}.${zone}: ${unknown(card.card, Object.keys(engine.cards), 'card')}`;
      for (let i = 0; i < (times ?? 1); i += 1) {
        const as = nameFor(card.as ?? card.card, names, card.as !== undefined && (times ?? 1) === 1);
        if (as === null)
          return `position.${player}.${zone}: the name "${card.as ?? card.card}" is given twice; each card needs its own`;
        zones[at] = [...(zones[at] ?? []), { ...card, as, ...(on === undefined ? {} : { on: [on].flat() }) }];
      }
    }
  }
  const { life = LIFE[GAME[engine.id]], pool, released } = given;
  const ciphers = ciphersIn(engine);
  const strange = released?.find((name) => !ciphers.includes(name));
  if (strange !== undefined)
    return `position.${player}.released: ${unknown(strange, ciphers, 'item in cipher on a card')}`;
  return { life, zones, ...(pool && { pool }), ...(released && { released }) };
}

/** What cards have in cipher, by name. */
const ciphersIn = ({ cards }: Engine): readonly string[] =>
  Object.values(cards).flatMap(({ faces }) =>
    faces.flatMap(({ abilities = [] }) =>
      abilities.flatMap((one) => (one.kind === 'keyword' && one.cipher ? (one.called?.en ?? []) : [])),
    ),
  );

/** What is put on something that cannot be a host: no card of the position, itself, or a card that is not in play. */
function hostFault(sides: readonly Side[], engine: Engine): string | null {
  const placed = sides.flatMap(({ zones }) =>
    Object.entries(zones).flatMap(([zone, cards]) => cards.map((card) => ({ zone, name: card.as ?? card.card, card }))),
  );
  const names = placed.map(({ name }) => name);
  for (const { name, card } of placed) {
    const said = `position: "${name}" is on`;
    for (const host of card.on ?? []) {
      if (host === name) return `${said} itself; the name of another card is expected`;
      const { zone } = placed.find((other) => other.name === host) ?? {};
      if (zone === undefined) return `${said} "${host}": ${unknown(host, names, 'name of a card')}`;
      if (!isInPlay(engine, zone)) return `${said} "${host}", which is in ${zone}; a card in play is expected`;
    }
  }
  return null;
}

/** Whether cards of a zone, called as the edition calls it, are in play. */
export const isInPlay = ({ zones }: Engine, zone: string): boolean => zones[zone]?.side === 'controller';

/** A free name like the wanted one; with `exactly`, `null` where it is taken. */
function nameFor(wanted: string, names: Set<string>, exactly: boolean): string | null {
  const name = freeName(wanted, (one) => names.has(one));
  if (exactly && name !== wanted) return null;
  names.add(name);
  return name;
}
