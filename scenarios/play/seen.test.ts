/** What one player sees of a game tells nothing of cards that this player does not see. */
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type CardDefinition,
  EDITIONS,
  type Edition,
  type Engine,
  type Item,
  openEngine,
  type Position,
  type Row,
  SEATS,
  type Seat,
  sample,
} from '@/engine';
import { mainPhase } from '@/engine/testing/main-phase';
import { GAME } from '@/rules/documents';
import { playable, poolOf } from '../format/pool';
import { fftcgGame, forceOfWillGame } from './full-game';

const GAMES = Number(process.env.GAMES ?? 3);
const DECISIONS = 120;

const begin = (edition: Edition, seed: number): { readonly engine: Engine; readonly position: Position } => {
  const pool = playable(poolOf(edition), edition);
  const engine = openEngine(edition, pool);
  const built = engine.start((GAME[edition] === 'fow' ? forceOfWillGame : fftcgGame)(pool, seed));
  if (!built.ok) throw new Error(built.error);
  return { engine, position: built.position };
};

const hiddenFrom = (engine: Engine, p: Position, seat: Seat): readonly Item[] =>
  p.items.filter((item) => engine.zones[item.zone] !== undefined && !engine.sees(p, seat, item).seen);

/** Fields that name objects. */
const REFS: ReadonlySet<string> = new Set(['ref', 'item', 'about', 'objects', 'others', 'on', 'by']);

/** An ability on the chase or stack is called after the card that it came from, which was seen then and may be hidden by now. */
const isAbility = (value: object): boolean => 'kind' in value && value.kind === 'ability';

/** Every name and every reference in what is seen. */
function saidIn(value: unknown, field: string, names: Set<string>, refs: Set<number>): void {
  if (typeof value === 'string') for (const word of value.split(/[^\w-]+/)) names.add(word);
  else if (typeof value === 'number') {
    if (REFS.has(field)) refs.add(value);
  } else if (Array.isArray(value)) for (const one of value) saidIn(one, field, names, refs);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      if (key === 'name' && isAbility(value)) continue;
      for (const word of key.split(/[^\w-]+/)) names.add(word);
      saidIn(one, key, names, refs);
    }
}

function expectNothingOf(hidden: readonly Item[], seen: unknown): void {
  const names = new Set<string>();
  const refs = new Set<number>();
  saidIn(seen, '', names, refs);
  expect(hidden.filter(({ name, ref }) => names.has(name) || refs.has(ref)).map(({ name }) => name)).toEqual([]);
}

/** The same position, but that of the cards which a player does not see any two of a zone have changed places. */
function exchanged(engine: Engine, p: Position, seat: Seat): Position {
  const hidden = new Set(hiddenFrom(engine, p, seat));
  const items = [...p.items];
  for (const slots of Object.values(p.zones)) {
    const those = slots.filter((slot) => p.items[slot] !== undefined && hidden.has(p.items[slot]));
    for (const [at, slot] of those.entries()) {
      const [is, other] = [p.items[slot], p.items[those[those.length - 1 - at] ?? slot]];
      if (is && other && is.owner === other.owner)
        items[slot] = { ...is, printedAs: other.printedAs, name: other.name };
    }
  }
  return { ...p, items };
}

describe.each(EDITIONS.map((edition) => [edition] as const))('%s', (edition) => {
  it(`tells no player of ${GAMES} random games anything that this player does not see`, () => {
    for (let game = 1; game <= GAMES; game += 1) {
      const { engine, position } = begin(edition, game);
      const eyes = SEATS.map((seat) => engine.eyes(seat));
      let p = position;
      let seed = game;
      for (let decisions = 0; decisions < DECISIONS; decisions += 1) {
        while (!p.request && !p.result) {
          const before = p;
          const rows: Row[] = [];
          p = engine.step(before, (row) => rows.push(row));
          for (const seat of SEATS) {
            const after = new Set(hiddenFrom(engine, p, seat).map(({ name }) => name));
            const hidden = hiddenFrom(engine, before, seat).filter(({ name }) => after.has(name));
            for (const row of rows) expectNothingOf(hidden, eyes[seat]?.row(before, row));
          }
        }
        const { request } = p;
        if (!request) break;
        const [answer, next] = sample(request.space, seed);
        seed = next;
        for (const seat of SEATS) {
          const { position: seen, answer: said, meant } = eyes[seat] ?? engine.eyes(seat);
          expectNothingOf(hiddenFrom(engine, p, seat), [seen(p), said(p, answer)]);
          expect(seen(exchanged(engine, p, seat))).toEqual(seen(p));
          const given = said(p, answer);
          expect(given === null ? answer : meant(p, given)).toEqual(answer);
        }
        const after = engine.answer(p, answer);
        if (!after.ok) throw new Error(after.error);
        p = after.position;
      }
    }
  });
});

describe('in 8.01', () => {
  const spring: CardDefinition = {
    name: { ja: '泉', en: 'Spring' },
    faces: [
      {
        types: ['chant'],
        abilities: [
          {
            kind: 'trigger',
            when: { on: 'enter', who: { types: ['resonator'] } },
            do: [{ op: 'gainLife', player: 'you', amount: 100 }],
          },
        ],
      },
    ],
  };
  const breeze: CardDefinition = {
    name: { ja: '風', en: 'Breeze' },
    faces: [
      {
        types: ['chant'],
        abilities: [
          {
            kind: 'text',
            targets: [{ filter: { zone: 'standby', controller: 'opponent' }, count: 1 }],
            do: [{ op: 'destroy', what: { target: 0 } }],
          },
        ],
      },
    ],
  };
  const page: CardDefinition = { name: { ja: '従者', en: 'Page' }, faces: [{ types: ['resonator'] }] };
  const engine = openEngine('fow-8.01', { spring, breeze, page });

  function start(hand: string): Position {
    const standby = [
      { card: 'spring', as: 'upper' },
      { card: 'spring', as: 'lower' },
    ];
    return engine.advance(mainPhase(engine, { zones: { hand: [{ card: hand }] } }, { zones: { standby } }));
  }
  function answered(p: Position, answer: Answer, sink?: (row: Row) => void): Position {
    const given = engine.answer(p, answer);
    if (!given.ok) throw new Error(given.error);
    return engine.advance(given.position, sink);
  }

  it('nobody but its holder notices that a card could be revealed (708.2), until it is', () => {
    let p = start('page');
    while (p.request?.prompt !== 'reveal')
      p = answered(
        p,
        p.request?.prompt === 'priority' && p.request.seat === 0 && p.zones.chase?.length === 0 ? 'play page' : 'pass',
      );
    expect(engine.eyes(1).request(p)).toMatchObject({ seat: 1, prompt: 'reveal' });
    expect(engine.eyes(0).request(p)).toBeNull();
    const rows: Row[] = [];
    const kept = answered(p, 'no', (row) => rows.push(row));
    const [first] = rows;
    expect(first?.path).toContain('offer');
    expect(first && engine.eyes(0).row(p, first)).toBeNull();
    expect(first && engine.eyes(1).row(p, first)).not.toBeNull();
    expect(engine.eyes(0).request(kept)).toBeNull();
  });

  it('who chooses a card that they do not see says which of those that lie there (903.2.g-2)', () => {
    let p = answered(start('breeze'), 'play breeze');
    const mine = engine.eyes(0);
    expect(mine.request(p)).toMatchObject({
      prompt: 'target',
      space: { kind: 'oneOf', options: [{ key: 'unseen 1' }, { key: 'unseen 2' }] },
    });
    expect(mine.answer(p, 'lower')).toBe('unseen 2');
    expect(engine.eyes(1).answer(p, 'lower')).toBeNull();
    p = answered(p, mine.meant(p, 'unseen 2'));
    expect(p.items.find(({ name }) => name === 'breeze')?.announced?.targets.flat()).toEqual(
      p.items.filter(({ name }) => name === 'lower').map(({ ref }) => ref),
    );
  });
});
