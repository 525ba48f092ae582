/** Whether the words of a scenario mean anything under an edition: names, actions and steps, before anything is played. */
import { type Edition, type Engine, type Position, wordsOf } from '@/engine';
import { nearest } from '@/rules/nearest';
import type { FixedEntry, Scenario } from '../format/schema';
import { stepTime } from '../format/step';
import { unknown } from '../format/strict';
import { type Asked, cardOf, readWords } from '../format/words';
import { inEdition } from './citation';
import { linesSpokenOf } from './every-line';
import type { Failure, FailurePath, Note } from './failure';
import { fixedWords } from './fixed';
import type { Line } from './script';

/** Everything in script, moments and questions of legality that has no meaning under the edition, with the nearest that has. */
export function meaningFailures(
  scenario: Scenario,
  edition: Edition,
  engine: Engine,
  start: Position,
  lines: readonly Line[],
): readonly Failure[] {
  const names = start.items.map(({ name }) => name);
  const entries = lines.flatMap((line) => [
    ...wordFailures(line.words, engine, names, line.path),
    ...(line.at === undefined ? [] : stepFailures(line.at, engine, [...line.path, 'at'])),
  ]);
  const until =
    scenario.until === undefined || ENDS.includes(scenario.until) ? [] : untilFailures(scenario.until, engine);
  const expected = (['all', edition] as const).flatMap((part) => {
    const { refused = [], offers = [], notOffers = [], noDecision = [], moments = [] } = scenario.expect[part] ?? {};
    const asked = Object.entries({ refused, offers, notOffers }).flatMap(([kind, list]) =>
      list.flatMap(({ action, at }, index): readonly Failure[] => {
        const path = ['expect', part, kind, index];
        return [...wordFailures(action, engine, names, path), ...pointFailures(at, engine, lines, [...path, 'at'])];
      }),
    );
    const when = moments.flatMap(({ at }, index) =>
      lines.some(({ name }) => name === at) ? [] : stepFailures(at, engine, ['expect', part, 'moments', index, 'at']),
    );
    const silent = noDecision.flatMap(({ of, at, before }, index) => {
      const path = ['expect', part, 'noDecision', index];
      return [
        ...(of === undefined ? [] : promptFailures(of, engine, [...path, 'of'])),
        ...pointFailures(at, engine, lines, [...path, 'at']),
        ...pointFailures(before, engine, lines, [...path, 'before']),
      ];
    });
    const everyLine = linesSpokenOf(scenario.expect[part] ?? {}).flatMap(({ said: { at, fixed = [] }, at: place }) => {
      const path = ['expect', part, ...place];
      return [
        ...pointFailures(at, engine, lines, [...path, 'at']),
        ...fixed.flatMap((one, index) => fixedFailures(one, engine, names, [...path, 'fixed', index])),
      ];
    });
    return [...asked, ...when, ...silent, ...everyLine, ...foreignClauses(scenario, part, edition)];
  });
  return [...entries, ...until, ...expected];
}

/** Cards of the file that neither the position nor another card names. */
export function unusedCards({ cards = {}, deck = {}, position: { A = {}, B = {} } }: Scenario): readonly Note[] {
  const named = new Set([A, B, deck, ...Object.values(cards)].flatMap(stringsIn));
  return Object.keys(cards)
    .filter((key) => !named.has(key))
    .map((key) => ({
      message: `the card "${key}" is in no zone of the position${Object.keys(deck).length > 0 ? ' and no pile of the deck' : ''}`,
      path: ['cards', key],
    }));
}

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Where a play may end without a step. */
export const ENDS: readonly string[] = ['settled', 'end of turn', 'end of game'];
const POINTS: readonly string[] = ['start', 'end'];
const PLAYERS: readonly string[] = ['player', 'A', 'B'];

const failure = (message: string, path: FailurePath): Failure => ({ kind: 'unknown', message, path });

function wordFailures(words: string, engine: Engine, names: readonly string[], path: FailurePath): readonly Failure[] {
  const read = readWords(words);
  if (!read.ok) return [];
  const { command } = read;
  if (!exists(command, engine)) return [failure(`"${words}": ${engine.id} has no action "${command.shape}"`, path)];
  const spoken = wordsOf(engine.id);
  const kinds = command.kinds.filter((kind) => !spoken.knows('resource', kind));
  const phases = command.phases.filter((phase) => !engine.phases.includes(phase));
  const wrong = [
    ...kinds.map((kind) => unknown(kind, spoken.keys('resource'), `resource of ${engine.id}`)),
    ...phases.map((phase) => unknown(phase, engine.phases, `phase of ${engine.id}`)),
  ];
  if (wrong.length > 0) return wrong.map((message) => failure(`"${words}": ${message}`, path));
  const strange = command.mentions.map(cardOf).filter((name) => !isKnown(name, names, engine));
  return [...new Set(strange)].map((name) =>
    failure(`"${words}": ${unknown(name, [...new Set(names)], 'name of a card')}`, path),
  );
}

/** Everything in what is fixed of every line that has no meaning under the edition, or where it stands. */
export function fixedFailures(
  entry: FixedEntry,
  engine: Engine,
  names: readonly string[],
  path: FailurePath,
): readonly Failure[] {
  const words = fixedWords(entry);
  const { of, for: asker, at } = entry;
  const said = wordFailures(words, engine, names, path);
  if (said.length > 0) return said;
  return [
    ...(of === undefined ? [] : answeredFailures(of, words, engine, [...path, 'of'])),
    ...(asker === undefined || isKnown(cardOf(asker), names, engine)
      ? []
      : [failure(unknown(asker, [...new Set(names)], 'name of a card'), [...path, 'for'])]),
    ...(at === undefined ? [] : stepFailures(at, engine, [...path, 'at'])),
  ];
}

/** A kind of decision that the edition has not, or that is not among those which the words answer. */
function answeredFailures(of: string, words: string, engine: Engine, path: FailurePath): readonly Failure[] {
  const strange = promptFailures(of, engine, path);
  if (strange.length > 0) return strange;
  const read = readWords(words);
  const spoken = wordsOf(engine.id);
  const answered = (read.ok ? read.command.wants : []).flatMap(({ prompts }) =>
    prompts.filter((prompt) => spoken.knows('prompt', prompt)),
  );
  return answered.includes(of)
    ? []
    : [failure(`"${words}" answers no ${of}; it answers ${[...new Set(answered)].join(', ')}`, path)];
}

/** What the name of a copy has after that of its original. */
const COPY = /-copy(-\d+)?$/;

/** A name of a player or a card; also of one that may still come to be: it is called by its key. */
function isKnown(name: string, names: readonly string[], engine: Engine): boolean {
  if (PLAYERS.includes(name) || names.includes(name)) return true;
  const called = name.replace(/-\d+$/, '');
  if (engine.tokens.some((token) => token.called === called)) return true;
  const original = name.replace(COPY, '');
  if (original !== name) return isKnown(original, names, engine);
  return Object.hasOwn(engine.cards, called) && nearest(name, names) === undefined;
}

/** Whether an edition has an action at all. */
export function exists({ needs, wants }: Omit<Asked, 'shape'>, engine: Engine): boolean {
  if (needs.length > 0 && !needs.some((name) => engine.selections.includes(name))) return false;
  const words = wordsOf(engine.id);
  return wants.every(({ prompts, onTheWay }) => onTheWay || prompts.some((prompt) => words.knows('prompt', prompt)));
}

/** The kind of a decision, by its prompt. */
function promptFailures(prompt: string, { id }: Engine, path: FailurePath): readonly Failure[] {
  const words = wordsOf(id);
  return words.knows('prompt', prompt)
    ? []
    : [failure(unknown(prompt, words.keys('prompt'), `decision of ${id}`), path)];
}

/** Clauses of another document in what is expected of one edition alone: they would be skipped. */
function foreignClauses(scenario: Scenario, part: 'all' | Edition, edition: Edition): readonly Failure[] {
  if (part === 'all') return [];
  const { refused = [], clauses = [], deck = [] } = scenario.expect[part] ?? {};
  const told = (id: string, path: FailurePath): readonly Failure[] =>
    inEdition(id, edition) === null
      ? [failure(`"${id}" is no clause of ${edition}, which this is expected of`, path)]
      : [];
  return [
    ...refused.flatMap(({ clause = [] }, index) =>
      [clause].flat().flatMap((id) => told(id, ['expect', part, 'refused', index])),
    ),
    ...clauses.flatMap((id, index) => told(id, ['expect', part, 'clauses', index])),
    ...[deck].flat().flatMap((id, index) => (id === 'ok' ? [] : told(id, ['expect', part, 'deck', index]))),
  ];
}

function stepFailures(at: string, engine: Engine, path: FailurePath): readonly Failure[] {
  const { step } = stepTime(at);
  const known = stepNames(engine);
  if (known.includes(step)) return [];
  const alike = step.includes('#') ? engine.steps : known.filter((name) => !name.includes('#'));
  return [failure(unknown(step, nearby(step, alike), `step of ${engine.id}`), path)];
}

/** Every step, and every procedure for any of its steps. */
const stepNames = ({ steps }: Engine): readonly string[] => [
  ...new Set(steps.flatMap((step) => [step, step.slice(0, step.indexOf('#'))])),
];

/** The steps of the same procedure where there is one, otherwise all. */
function nearby(step: string, known: readonly string[]): readonly string[] {
  const own = known.filter((name) => name.startsWith(step.slice(0, step.indexOf('#') + 1)));
  return step.includes('#') && own.length > 0 ? own : known;
}

function untilFailures(until: string, engine: Engine): readonly Failure[] {
  const near = nearest(until, ENDS);
  return near === undefined
    ? stepFailures(until, engine, ['until'])
    : [failure(unknown(until, ENDS, 'end'), ['until'])];
}

/** A moment that a question of legality is asked at: an entry by its name, a step, the start or the end. */
function pointFailures(
  at: string | undefined,
  engine: Engine,
  lines: readonly Line[],
  path: FailurePath,
): readonly Failure[] {
  if (at === undefined || POINTS.includes(at) || stepNames(engine).includes(stepTime(at).step)) return [];
  const named = lines.flatMap(({ name }) => name ?? []);
  if (named.includes(at)) return [];
  return at.includes('#')
    ? stepFailures(at, engine, path)
    : [failure(unknown(at, moments(at, [...POINTS, ...named], engine), `moment of ${engine.id}`), path)];
}

/** The steps as well where one is meant, though misspelt. */
function moments(at: string, points: readonly string[], engine: Engine): readonly string[] {
  const all = [...points, ...stepNames(engine)];
  return nearest(at, all) === undefined ? [...points, 'or a step'] : all;
}
