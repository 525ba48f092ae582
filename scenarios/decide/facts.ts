/** What can be asked of a play: where a card is, a value, a life total, who wins, whether something may be done. */

import { type Edition, type Engine, GONE, type Position, type RefusedOption, type Row, type Seat } from '@/engine';
import { EXPECTATION_WORDS, type Expectation, MOMENT_WORDS, type Scenario, ZONES } from '../format/schema';
import { isStep, type StepTime, stepTime } from '../format/step';
import { Watch } from '../play/legality';
import { Silences } from '../play/silence';
import { namesIn, playerName, VALUE_KEYS, valuesOf } from '../play/standing';

/** What a card can be asked for. */
export type CardValue = (typeof VALUE_KEYS)[number];
type PlayerValue = 'life' | 'pool' | (typeof ZONES)[number];

export type Fact =
  | { readonly kind: 'card'; readonly card: string; readonly what: CardValue; readonly at?: StepTime }
  | { readonly kind: 'player'; readonly seat: Seat; readonly what: PlayerValue; readonly at?: StepTime }
  | { readonly kind: 'result' }
  | { readonly kind: 'sees' | 'seesBack'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'deck' }
  /** Whether a player may do what the words say, at the moment that is asked about. */
  | { readonly kind: 'may'; readonly seat: Seat; readonly action: string; readonly at: string }
  /** Whether a player has a decision to make; `of` its kind, `null`: any. */
  | {
      readonly kind: 'asked';
      readonly seat: Seat;
      readonly of: string | null;
      readonly from: string;
      readonly to: string;
    };

/** What a fact is: a word, a number, a list … as JSON has it; `null`: it cannot be told. */
export type Value = string | number | boolean | readonly unknown[] | null;
/** Facts by their keys. */
export type Facts = ReadonlyMap<string, Value>;

/** The key of a fact: equal for the same fact of two plays. */
export const factKey = (fact: Fact): string => {
  const at = 'at' in fact && typeof fact.at === 'object' ? `@${fact.at.step} ${fact.at.time}` : '';
  switch (fact.kind) {
    case 'card':
      return `card/${fact.card}/${fact.what}${at}`;
    case 'player':
      return `player/${fact.seat}/${fact.what}${at}`;
    case 'result':
    case 'deck':
      return fact.kind;
    case 'sees':
    case 'seesBack':
      return `${fact.kind}/${fact.seat}/${fact.card}`;
    case 'may':
      return `may/${fact.seat}/${fact.action}@${fact.at}`;
    case 'asked':
      return `asked/${fact.seat}/${fact.of ?? ''}@${fact.from}..${fact.to}`;
  }
};

const SEATS: readonly Seat[] = [0, 1];
const seatOf = (player: 'A' | 'B'): Seat => (player === 'A' ? 0 : 1);

/** What a scenario asks of an edition, what it says of that edition alone first. */
export function factsAsked(scenario: Scenario, edition: Edition): readonly Fact[] {
  const found = new Map<string, Fact>();
  for (const part of [edition, 'all'] as const)
    for (const fact of factsOf(scenario.expect[part] ?? {}))
      if (!found.has(factKey(fact))) found.set(factKey(fact), fact);
  if (scenario.deck !== undefined) found.set('deck', { kind: 'deck' });
  return [...found.values()];
}

function factsOf(expected: Expectation): readonly Fact[] {
  const may = [...(expected.refused ?? []), ...(expected.offers ?? []), ...(expected.notOffers ?? [])].map(
    ({ by, action, at }): Fact => ({ kind: 'may', seat: seatOf(by), action, at: at ?? 'start' }),
  );
  const sees = (['sees', 'seesBack'] as const).flatMap((kind) =>
    (['A', 'B'] as const).flatMap((player) =>
      Object.keys(expected[kind]?.[player] ?? {}).map((card): Fact => ({ kind, seat: seatOf(player), card })),
    ),
  );
  const silent = (expected.noDecision ?? []).map(
    ({ by, of, at, before }): Fact => ({
      kind: 'asked',
      seat: seatOf(by),
      of: of ?? null,
      from: at ?? 'start',
      to: before ?? 'end',
    }),
  );
  return [
    ...may,
    ...(expected.result === undefined ? [] : [{ kind: 'result' } as const]),
    ...standingFacts(EXPECTATION_WORDS, expected, undefined),
    ...sees,
    ...silent,
    ...(expected.moments ?? []).flatMap((moment) => standingFacts(MOMENT_WORDS, moment, stepTime(moment.at))),
  ];
}

type Standing = Pick<Expectation, 'A' | 'B'> & Readonly<Record<string, unknown>>;

function standingFacts(words: readonly string[], expected: Standing, at: StepTime | undefined): readonly Fact[] {
  const when = at === undefined ? {} : { at };
  const cards = Object.entries(expected).flatMap(([card, wanted]): readonly Fact[] =>
    words.includes(card) ? [] : keysOf(wanted).map((what): Fact => ({ kind: 'card', card, what, ...when })),
  );
  const players = (['A', 'B'] as const).flatMap((player) =>
    (['life', 'pool', ...ZONES] as const).flatMap((what): readonly Fact[] =>
      expected[player]?.[what] === undefined ? [] : [{ kind: 'player', seat: seatOf(player), what, ...when }],
    ),
  );
  return [...cards, ...players];
}

function keysOf(wanted: unknown): readonly CardValue[] {
  if (typeof wanted === 'string') return ['zone'];
  if (typeof wanted !== 'object' || wanted === null) return [];
  const lacking: unknown = 'lacks' in wanted ? wanted.lacks : null;
  const keys = new Set([
    ...Object.keys(wanted),
    ...(typeof lacking === 'object' && lacking !== null ? Object.keys(lacking) : []),
  ]);
  return VALUE_KEYS.filter((key) => keys.has(key));
}

/** How everything stands in a position: every value of every card, both players, the result. */
export function standingFactsOf(engine: Engine, p: Position): Facts {
  const found = new Map<string, Value>();
  for (const item of p.items) {
    if (item.kind !== 'card' && item.zone === GONE) continue;
    for (const [what, value] of Object.entries(valuesOf(engine, p, item)))
      found.set(`card/${item.name}/${what}`, plain(value));
  }
  for (const seat of SEATS) {
    found.set(`player/${seat}/life`, p.players[seat].life);
    found.set(`player/${seat}/weather`, p.players[seat].state ?? 'none');
    found.set(
      `player/${seat}/pool`,
      Object.entries(p.players[seat].pool)
        .filter(([, amount]) => amount > 0)
        .sort(),
    );
    for (const zone of ZONES) {
      const names = namesIn(engine, p, zone, seat);
      if (names !== null) found.set(`player/${seat}/${zone}`, [...names].sort());
    }
  }
  const [winner] = p.result?.winners ?? [];
  found.set('result', p.result === null ? 'none' : winner === undefined ? 'draw' : playerName(winner));
  return found;
}

const plain = (value: unknown): Value => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value))
    return value;
  return null;
};

/** Told of a play as it goes on, it knows the facts that no end of a play tells: what was open to whom, how it stood on the way. */
export class Onlooker {
  readonly facts = new Map<string, Value>();
  /** What refuses what may not be done, by the key of the fact, with the row at which that showed. */
  readonly refusals = new Map<string, { readonly verdict: RefusedOption; readonly row: number }>();
  private readonly watch: Watch;
  private readonly silences: Silences;
  private readonly moments: readonly StepTime[];
  private readonly came = new Map<string, number>();
  private rows = 0;

  constructor(
    scenario: Scenario,
    edition: Edition,
    private readonly engine: Engine,
  ) {
    this.watch = new Watch(scenario, edition, engine, ({ wish, action, at }, { offered, verdict }) => {
      const key = factKey({ kind: 'may', seat: wish.seat, action, at });
      this.facts.set(key, offered);
      if (!offered && verdict) this.refusals.set(key, { verdict, row: this.rows - 1 });
    });
    this.silences = new Silences(scenario, edition);
    this.moments = ['all' as const, edition].flatMap((part) =>
      (scenario.expect[part]?.moments ?? []).map(({ at }) => stepTime(at)),
    );
    for (const part of ['all' as const, edition])
      for (const { by, of, at, before } of scenario.expect[part]?.noDecision ?? [])
        this.facts.set(
          factKey({ kind: 'asked', seat: seatOf(by), of: of ?? null, from: at ?? 'start', to: before ?? 'end' }),
          false,
        );
  }

  /** A row, with the position before it. */
  row(before: Position, row: Row): void {
    for (const { step, time } of new Set(this.moments)) {
      const key = `${step} ${time}`;
      if (!isStep(row, step)) continue;
      const count = (this.came.get(key) ?? 0) + 1;
      this.came.set(key, count);
      if (count !== time) continue;
      for (const [fact, value] of standingFactsOf(this.engine, before)) this.facts.set(`${fact}@${key}`, value);
    }
    this.rows += 1;
    this.watch.row(before, row);
    this.silences.row(row);
  }

  /** An entry of the script is about to be played. */
  point(name: string | undefined): void {
    this.watch.point(name);
    this.silences.point(name);
  }

  /** A decision, before it is made. */
  decision(p: Position): void {
    this.watch.decision(p);
    this.silences.decision(p);
  }

  /** The play is over. */
  end(p: Position): void {
    if (p.request) this.watch.decision(p);
    this.silences.decision(p);
    this.watch.failures(p, false);
    for (const { seat, of, from, to } of this.silences.brokenOnes)
      this.facts.set(factKey({ kind: 'asked', seat, of, from, to }), true);
  }
}

/** Whether anything is asked that only the way to the end tells. */
export const needsOnlooker = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.kind === 'may' || fact.kind === 'asked' || ('at' in fact && fact.at !== undefined));

/** The facts that are asked about the end of a play beside how it stands there. */
export function askedAtEnd(engine: Engine, p: Position, facts: readonly Fact[]): Facts {
  const found = new Map<string, Value>();
  for (const fact of facts) {
    if (fact.kind !== 'sees' && fact.kind !== 'seesBack') continue;
    const item = p.items.find(({ name }) => name === fact.card);
    found.set(factKey(fact), item ? engine[fact.kind](p, fact.seat, item).seen : null);
  }
  return found;
}

/** The fact of a key; `null` for a key of none. */
export function factOf(key: string): Fact | null {
  const [kind = '', whose = '', ...rest] = key.split('/');
  const named = rest.join('/');
  const [said = '', time] = splitLast(named, '@');
  const at = time === undefined ? {} : { at: stepTime(time) };
  const seat: Seat = whose === '1' ? 1 : 0;
  switch (kind) {
    case 'card': {
      const what = VALUE_KEYS.find((one) => one === said);
      return what === undefined ? null : { kind, card: whose, what, ...at };
    }
    case 'player': {
      const what = PLAYER_VALUES.find((one) => one === said);
      return what === undefined ? null : { kind, seat, what, ...at };
    }
    case 'result':
    case 'deck':
      return { kind };
    case 'sees':
    case 'seesBack':
      return { kind, seat, card: named };
    case 'may':
      return { kind, seat, action: said, at: time ?? 'start' };
    case 'asked': {
      const [from = 'start', to = 'end'] = (time ?? '').split('..');
      return { kind, seat, of: said === '' ? null : said, from, to };
    }
    default:
      return null;
  }
}

const PLAYER_VALUES = ['life', 'pool', ...ZONES] as const;

function splitLast(text: string, mark: string): readonly [string, string?] {
  const at = text.lastIndexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
