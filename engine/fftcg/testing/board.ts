/** A board for tests: a few cards of its own, a position from a short description, and a player that follows a script. */

import type { Row } from '../../kernel/machine/machine';
import type { Ability, CardDefinition, Face } from '../../kernel/position/card';
import type { Ban } from '../../kernel/position/modification';
import type { Answer, Item, Position, Seat } from '../../kernel/position/position';
import { type Engine, engineOf } from '../../kernel/table/engine';
import type { Placed } from '../../kernel/table/setup';
import { FFTCG } from '..';

const face = (
  types: readonly string[],
  element: string,
  cost: number,
  rest: Omit<Face, 'types'> = {},
): CardDefinition => ({
  name: { ja: `${types.join()} ${element} ${cost} ${JSON.stringify(rest)}`, en: `${element} ${types.join()}` },
  faces: [{ types, attributes: [element], cost: { free: cost }, ...rest }],
});
export const forward = (
  element: string,
  cost: number,
  power: number,
  ...abilities: readonly Ability[]
): CardDefinition => face(['forward'], element, cost, { stats: { power }, abilities });
export const backup = (element: string, cost: number, ...abilities: readonly Ability[]): CardDefinition =>
  face(['backup'], element, cost, { abilities });
export const monster = (element: string, cost: number, ...abilities: readonly Ability[]): CardDefinition =>
  face(['monster'], element, cost, { abilities });
export const summon = (
  element: string,
  cost: number,
  text: Omit<Extract<Ability, { kind: 'text' }>, 'kind'>,
): CardDefinition => face(['summon'], element, cost, { abilities: [{ kind: 'text', ...text }] });
export const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
export const bans = (...what: readonly Ban[]): Ability => ({
  kind: 'continuous',
  modify: { self: true, bans: what },
});

/** A card with nothing on it, for decks and hands. */
export const PLAIN: Readonly<Record<string, CardDefinition>> = {
  plain: face(['forward'], 'fire', 1, { stats: { power: 1000 }, subtype: 'generic' }),
};

type Zones = Readonly<Record<string, readonly (string | Placed)[]>>;

export interface Described {
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly phase: string;
  readonly turn?: Seat;
  readonly number?: number;
  readonly A?: Zones;
  readonly B?: Zones;
}

/** A game under way: what has happened in it, and the ways to go on. */
export class Game {
  readonly rows: Row[] = [];
  readonly engine: Engine;
  position: Position;

  constructor({ cards, phase, turn = 0, number = 3, A = {}, B = {} }: Described) {
    this.engine = engineOf(FFTCG, { ...PLAIN, ...cards });
    const side = (zones: Zones, seat: string) => ({
      life: 0,
      zones: Object.fromEntries(
        Object.entries({ deck: deckOf(seat), ...zones }).map(([zone, all]) => [
          zone,
          all.map((one): Placed => (typeof one === 'string' ? { card: one } : one)),
        ]),
      ),
    });
    const built = this.engine.start({ turn, number, phase, starter: 0, sides: [side(A, 'A'), side(B, 'B')], seed: 7 });
    if (!built.ok) throw new Error(built.error);
    this.position = this.run(built.position);
  }

  private run(position: Position): Position {
    return this.engine.advance(position, (row) => this.rows.push(row));
  }

  /** Answers the pending decision, which must be the named one. */
  on(prompt: string, given: Answer): this {
    if (this.position.request?.prompt !== prompt)
      throw new Error(`"${prompt}" expected, "${this.position.request?.prompt ?? 'nothing'}" is asked`);
    const result = this.engine.answer(this.position, given);
    if (!result.ok) throw new Error(result.error);
    this.position = this.run(result.position);
    return this;
  }

  /** Both players pass as long as only priority is asked, `times` times at most. */
  pass(times = 1): this {
    for (let i = 0; i < times; i += 1) this.on('priority', 'pass');
    return this;
  }

  /** Why an answer is refused; `null` where it is accepted. */
  refuses(given: Answer): string | null {
    const result = this.engine.answer(this.position, given);
    return result.ok ? null : result.error;
  }

  get prompt(): string | null {
    return this.position.request?.prompt ?? null;
  }

  /** The keys of the options on offer. */
  get offered(): readonly string[] {
    const space = this.position.request?.space;
    if (!space) return [];
    if ('options' in space) return space.options.map(({ key }) => key);
    return space.kind === 'payment' ? space.sources.map(({ key }) => key) : [];
  }

  /** The clauses of the conditions that forbid an option. */
  whyNot(key: string): readonly string[] {
    return this.engine
      .refused(this.position)
      .flatMap(({ option, refusals }) => (option.key === key ? refusals.flatMap(({ clauses }) => clauses) : []));
  }

  item(name: string): Item {
    const found = this.position.items.find((one) => one.name === name);
    if (!found) throw new Error(`nothing is called "${name}"`);
    return found;
  }

  zone(name: string): string {
    return this.item(name).zone;
  }

  power(name: string): number {
    return this.engine.characteristics(this.position, this.item(name)).stats.power ?? 0;
  }

  count(zone: string, seat: Seat): number {
    return this.position.zones[`${zone}/${seat}`]?.length ?? 0;
  }

  /** The rows of the trace that stand on a clause, in a step or in what it consulted. */
  citing(clause: string): readonly Row[] {
    return this.rows.filter(
      ({ clauses, via }) => clauses.includes(clause) || via.some((one) => one.clauses.includes(clause)),
    );
  }
}

const deckOf = (seat: string): readonly Placed[] =>
  Array.from({ length: 12 }, (_, i): Placed => ({ card: 'plain', as: `deck ${seat}${i}` }));
