/** Whether the words in cards, position and expectations of a scenario are words of the edition. */
import { type CardDefinition, type Edition, type Engine, kindsOf, PARTS, type WordList, wordsIn } from '@/engine';
import type { CardState, Expectation, Lacking, Moment, PlayerExpectation, Scenario, Standing } from '../format/schema';
import { EXPECTATION_WORDS, MOMENT_WORDS, STANDING_WORDS } from '../format/schema';
import { isInPlay, zoneIn } from '../format/situation';
import { unknown } from '../format/strict';
import { CALLED, COST_WORDS, hasLife, type Vocabulary, vocabularyOf, zoneWords } from '../format/vocabulary';
import { endsOf, linesSpokenOf } from './every-line';
import type { Failure, FailurePath } from './failure';

/** Everything that is no word of the edition, or says what cannot be there, with the nearest that can. */
export function vocabularyFailures(scenario: Scenario, edition: Edition, engine: Engine): readonly Failure[] {
  const placed = placedIn(scenario, engine);
  const words = vocabularyOf(
    engine,
    placed.map(({ card }) => card),
  );
  return [
    ...placed.flatMap((one) => cardFailures(one, words, engine)),
    ...positionFailures(scenario, words, engine),
    ...(['all', edition] as const).flatMap((part) =>
      expectationFailures(scenario.expect[part] ?? {}, words, engine, ['expect', part]),
    ),
  ];
}

const failure = (message: string, path: FailurePath): Failure => ({ kind: 'unknown', message, path });

function wordFailures(
  list: WordList,
  given: readonly string[],
  words: Vocabulary,
  { id }: Engine,
  path: FailurePath,
): readonly Failure[] {
  return given.flatMap((word) =>
    words[list].includes(word) ? [] : [failure(unknown(word, words[list], `${CALLED[list]} of ${id}`), path)],
  );
}

interface PlacedKey {
  readonly key: string;
  readonly card: CardDefinition;
  readonly path: FailurePath;
}

/** The cards of a position, each once, with where it stands: in the file itself, or where it is first placed. */
function placedIn({ position, cards = {} }: Scenario, engine: Engine): readonly PlacedKey[] {
  const found = new Map<string, PlacedKey>();
  for (const player of ['A', 'B'] as const)
    for (const [zone, placed] of Object.entries(position[player] ?? {})) {
      if (!Array.isArray(placed)) continue;
      for (const [index, one] of placed.entries()) {
        const key = typeof one === 'string' ? one : one.card;
        const card = Object.hasOwn(engine.cards, key) ? engine.cards[key] : undefined;
        const path = Object.hasOwn(cards, key) ? ['cards', key] : ['position', player, zone, index];
        if (card && !found.has(key)) found.set(key, { key, card, path });
      }
    }
  return [...found.values()];
}

/** Words of a card's text; its own traits and counters are its own affair. */
function cardFailures({ key, card, path }: PlacedKey, words: Vocabulary, { id }: Engine): readonly Failure[] {
  return wordsIn(PARTS.Card, card).flatMap(({ list, word, at }): readonly Failure[] => {
    if (words[list].includes(word) || (list === 'resources' && COST_WORDS.includes(word))) return [];
    const where = path[0] === 'cards' ? [...path, ...at] : path;
    return [failure(`the card "${key}": ${unknown(word, words[list], `${CALLED[list]} of ${id}`)}`, where)];
  });
}

function positionFailures({ position }: Scenario, words: Vocabulary, engine: Engine): readonly Failure[] {
  return (['A', 'B'] as const).flatMap((player) => {
    const { life, pool, ...zones } = position[player] ?? {};
    const path = ['position', player];
    const placed = Object.entries(zones).flatMap(([zone, cards]) =>
      (cards ?? []).flatMap((one, index) =>
        typeof one === 'string' ? [] : placedFailures(one, zone, words, engine, [...path, zone, index]),
      ),
    );
    return [...lifeFailures(life, pool, words, engine, path), ...placed];
  });
}

function lifeFailures(
  life: number | undefined,
  pool: Readonly<Record<string, number>> | undefined,
  words: Vocabulary,
  engine: Engine,
  path: FailurePath,
): readonly Failure[] {
  const kinds = Object.keys(pool ?? {}).flatMap(kindsOf);
  if (hasLife(engine)) return wordFailures('resources', kinds, words, engine, [...path, 'pool']);
  return [
    ...(life === undefined ? [] : [failure(`players have no life in ${engine.id}`, [...path, 'life'])]),
    ...(pool === undefined ? [] : [failure(`players have no pool in ${engine.id}`, [...path, 'pool'])]),
  ];
}

type PlacedCard = Exclude<NonNullable<NonNullable<Scenario['position']['A']>['field']>[number], string>;

/** States that only a card in play has. */
const IN_PLAY = ['rested', 'damage', 'fresh', 'on', 'token'] as const;

function placedFailures(
  one: PlacedCard,
  zone: string,
  words: Vocabulary,
  engine: Engine,
  path: FailurePath,
): readonly Failure[] {
  const at = zoneIn(engine, zone);
  const inPlay = at !== null && isInPlay(engine, at);
  const faces = Object.hasOwn(engine.cards, one.card) ? (engine.cards[one.card]?.faces.length ?? 1) : 1;
  return [
    ...wordFailures('counters', Object.keys(one.counters ?? {}), words, engine, [...path, 'counters']),
    ...wordFailures('operations', one.token ? ['create'] : [], words, engine, [...path, 'token']),
    ...IN_PLAY.filter((state) => one[state] !== undefined && one[state] !== false && !inPlay).map((state) =>
      failure(`${state} says nothing of a card in ${zone}: only cards in play have it`, [...path, state]),
    ),
    ...((one.face ?? 0) >= faces
      ? [failure(`${one.card} has no face ${one.face}; its only one is 0`, [...path, 'face'])]
      : []),
  ];
}

function expectationFailures(
  expected: Expectation,
  words: Vocabulary,
  engine: Engine,
  path: FailurePath,
): readonly Failure[] {
  const moments = (expected.moments ?? []).flatMap((moment, index) =>
    standingFailures(moment, MOMENT_WORDS, words, engine, [...path, 'moments', index]),
  );
  const ends = linesSpokenOf(expected).flatMap(({ said, at: place }) =>
    endsOf(said).flatMap(({ end, at }) =>
      standingFailures(end, STANDING_WORDS, words, engine, [...path, ...place, ...at]),
    ),
  );
  return [...standingFailures(expected, EXPECTATION_WORDS, words, engine, path), ...moments, ...ends];
}

function standingFailures(
  expected: Expectation | Moment | Standing,
  keys: readonly string[],
  words: Vocabulary,
  engine: Engine,
  path: FailurePath,
): readonly Failure[] {
  const cards = Object.entries(expected).flatMap(([name, wanted]): readonly Failure[] => {
    if (keys.includes(name)) return [];
    const state = typeof wanted === 'string' ? { zone: wanted } : wanted;
    return isState(state) ? stateFailures(state, words, engine, [...path, name]) : [];
  });
  const players = (['A', 'B'] as const).flatMap((player) => {
    const { life, pool, weather, limits, keywords, cannot, may }: PlayerExpectation = expected[player] ?? {};
    const at = [...path, player];
    return [
      ...lifeFailures(life, pool, words, engine, at),
      ...wordFailures('weathers', weather === undefined || weather === 'none' ? [] : [weather], words, engine, [
        ...at,
        'weather',
      ]),
      ...wordFailures('limits', Object.keys(limits ?? {}), words, engine, [...at, 'limits']),
      ...wordFailures('playerKeywords', keywords ?? [], words, engine, [...at, 'keywords']),
      ...wordFailures('playerRestrictions', cannot ?? [], words, engine, [...at, 'cannot']),
      ...wordFailures('playerPermissions', may ?? [], words, engine, [...at, 'may']),
    ];
  });
  return [...cards, ...players];
}

const isState = (wanted: unknown): wanted is CardState =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);

function stateFailures(state: CardState, words: Vocabulary, engine: Engine, path: FailurePath): readonly Failure[] {
  const zones = zoneWords(engine);
  return [
    ...(state.zone === undefined || zones.includes(state.zone)
      ? []
      : [failure(unknown(state.zone, zones, `zone of ${engine.id}`), [...path, 'zone'])]),
    ...(['atk', 'def', 'power'] as const).flatMap((stat) =>
      state[stat] === undefined ? [] : wordFailures('stats', [stat], words, engine, [...path, stat]),
    ),
    ...wordFailures('counters', Object.keys(state.counters ?? {}), words, engine, [...path, 'counters']),
    ...listFailures(state, words, engine, path),
    ...listFailures(state.lacks ?? {}, words, engine, [...path, 'lacks']),
    ...wordFailures('counters', state.lacks?.counters ?? [], words, engine, [...path, 'lacks', 'counters']),
  ];
}

const LISTS = ['keywords', 'types', 'attributes', 'traits'] as const;

const listFailures = (
  given: Pick<Lacking, (typeof LISTS)[number]>,
  words: Vocabulary,
  engine: Engine,
  path: FailurePath,
): readonly Failure[] => LISTS.flatMap((list) => wordFailures(list, given[list] ?? [], words, engine, [...path, list]));
