/** An edition with its cards, as everything outside the engine sees it. */

import type { ClauseIds, DocId } from '../../generated/clauses';
import { isPastCap } from '../machine/answers';
import { isBarred, LOOP } from '../machine/loops';
import { type Answered, advance, answer, concede, type Sink, step } from '../machine/machine';
import type { Ability, CardDefinition, Words } from '../position/card';
import type { AbilityKey, Answer, Combat, Item, Option, Position, Seat, SelectionArgs } from '../position/position';
import type { WordLists } from '../position/word-lists';
import { abilityAt } from '../view/abilities';
import type { Characteristics } from '../view/characteristics';
import { type Consulted, Consulting } from '../view/consulting';
import { type Deck, type DeckFault, deckFaults } from '../view/deck';
import { Look, type Refusal } from '../view/look';
import { type PlayerStanding, standingOf } from '../view/players';
import { calledAfter, type Print, printOf } from '../view/printed';
import type { GameTypes, PlacedStep, Ruleset } from '../view/ruleset';
import { sees, seesBack } from '../view/sight';
import { compile } from './compile';
import type { EditionTable, Mutant } from './edition';
import { citationsOf, mutantsOf } from './mutants';
import { type Eyes, eyesOf } from './seen';
import { type Built, build, SETUP, type Situation } from './setup';

export interface RefusedOption {
  readonly option: Option;
  readonly selection: string;
  readonly refusals: readonly Refusal[];
  /** It is among what nobody looks through for something to choose: told to who asks about it, and to nobody else. */
  readonly keptOut: boolean;
}

export interface Sight {
  readonly seen: boolean;
  readonly via: readonly Consulted[];
}

/** What an edition says of a deck, and the conditions it was held against. */
export interface DeckVerdict {
  readonly faults: readonly DeckFault[];
  readonly via: readonly Consulted[];
}

export interface Engine {
  readonly id: DocId;
  readonly cards: Readonly<Record<string, CardDefinition>>;
  /** Zones with who sees them and the clauses that say so. */
  readonly zones: Ruleset<GameTypes>['zones'];
  /** The tokens that texts make, and how scripts call them: further ones with a number after it. */
  readonly tokens: readonly { readonly called: string; readonly name: Words }[];
  /** The words that the edition gives a meaning. */
  readonly words: WordLists;
  /** The word by which its cards say that something has no attribute; `null` where there is none. */
  readonly noAttribute: string | null;
  /** Phases in order, as `phase` of a situation names them. */
  readonly phases: readonly string[];
  /** Where a situation can begin: with the setup, where the edition has one, or with a phase. */
  readonly beginnings: readonly string[];
  /** Every step, `procedure#step`, in the order of the tables. */
  readonly steps: readonly string[];
  /** What the edition lets players choose from, by name: `play.chant`, `battle.blocker` … */
  readonly selections: readonly string[];
  start(situation: Situation): Built;
  /** Runs to the next decision or the end of the game; `sink` gets every row of the trace. */
  advance(position: Position, sink?: Sink): Position;
  /** Runs exactly one step. */
  step(position: Position, sink?: Sink): Position;
  answer(position: Position, given: Answer): Answered;
  /** A player leaves the game, as either may whenever a decision is pending; no answer of the space, so never drawn at random. */
  concede(position: Position, seat: Seat, sink?: Sink): Answered;
  /** What the pending decision does not offer, each with every condition that forbids it. */
  refused(position: Position): readonly RefusedOption[];
  /** The clauses that refuse an answer that is none of the space of the pending decision: those of the row that puts it. */
  refusing(position: Position, given: Answer): readonly string[];
  /** Every candidate of a selection with the conditions that refuse it, at any position; none refuse a legal one. */
  verdicts(position: Position, selection: string, args: SelectionArgs): readonly RefusedOption[];
  characteristics(position: Position, item: Item): Characteristics;
  /** What texts make of a player, and the numbers that they could change. */
  player(position: Position, seat: Seat): PlayerStanding;
  /** Whether a player sees the face of an object where it lies, and which rows of the edition say so. */
  sees(position: Position, seat: Seat, item: Item): Sight;
  /** The same of the side that is not up. */
  seesBack(position: Position, seat: Seat, item: Item): Sight;
  /** What one player sees of positions, decisions, answers and traces. */
  eyes(seat: Seat): Eyes;
  /** The rules that players can agree on. */
  readonly agreements: readonly string[];
  /** The piles of a deck, by name. */
  readonly deckPiles: readonly string[];
  /** What keeps a deck from being played. Throws for piles that the edition has not and for cards that the pool lacks. */
  deck(deck: Deck): DeckVerdict;
  /** What an object is: the card with its name, and the side of it that counts. */
  print(position: Position, item: Item): Print;
  /** The ability that a name stands for, whether or not anything has it; `undefined` where the pool has none of that name. */
  named(name: AbilityKey): Ability | undefined;
  /** An ability as its card has it printed, which may call zones by former names that the edition understands as those of today. */
  written(ability: Ability): Ability;
  /** Who attacks what and who blocks; `null` while nobody attacks. */
  combat(position: Position): Combat | null;
  /** Every single change to the edition's rows that a scenario could notice. */
  mutants(): readonly Mutant[];
  /** Every clause the edition's rows cite, with the rows that cite it. */
  citations(): ReadonlyMap<string, readonly string[]>;
  /** The same edition and cards with these rows knocked out, and no others. */
  without(...mutants: readonly Mutant[]): Engine;
}

/**
 * Binds a table to a card pool.
 * @param whole the rules with no row knocked out, where they are compiled already
 */
export function engineOf<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
  cards: Readonly<Record<string, CardDefinition>>,
  mutants: readonly Mutant[] = [],
  whole: Ruleset<G> | null = null,
): Engine {
  const rules = compile(table, cards, mutants, whole);
  // Nobody asks these of an engine that a row was knocked out of, and there are hundreds of those.
  let tokens: Engine['tokens'] | null = null;
  let steps: Engine['steps'] | null = null;
  let written: ReadonlyMap<Ability, Ability> | null = null;
  return {
    id: table.id,
    cards,
    zones: rules.zones,
    get tokens() {
      tokens ??= [...rules.tokens.values()].map((card) => {
        const print = printOf(rules, { printedAs: { card, side: 0 } });
        return { called: calledAfter(print), name: print.definition.name };
      });
      return tokens;
    },
    words: rules.words,
    noAttribute: rules.noAttribute?.run ?? null,
    phases: (table.procedures.turn ?? []).map(([name]) => name).filter((name) => name !== 'nextTurn'),
    beginnings: [
      ...(SETUP in table.procedures ? [SETUP] : []),
      ...(table.procedures.turn ?? []).map(([name]) => name).filter((name) => name !== 'nextTurn'),
    ],
    get steps() {
      steps ??= Object.entries(table.procedures).flatMap(([proc, rows]) => rows.map(([name]) => `${proc}#${name}`));
      return steps;
    },
    selections: Object.keys(table.selections),
    start: (situation) => build(rules, situation),
    advance: (position, sink) => advance(rules, position, sink ?? null),
    step: (position, sink) => step(rules, position, sink ?? null),
    answer,
    concede: (position, seat, sink) => concede(rules, position, seat, sink ?? null),
    refused: (position) => refusedOf(rules, position),
    refusing: (position, given) =>
      position.request && isPastCap(position.request.space, given) ? [] : (askingRow(rules, position)?.clauses ?? []),
    verdicts: (position, selection, args) => {
      const look = new Look(rules, position);
      return verdictsOf(look, selection, args);
    },
    combat: table.memory.combat,
    characteristics: (position, item) => new Look(rules, position).chars(item),
    player: (position, seat) => standingOf(new Look(rules, position), seat),
    sees: (position, seat, item) => sight((log) => sees(new Look(rules, position, log), seat, item)),
    seesBack: (position, seat, item) => sight((log) => seesBack(new Look(rules, position, log), seat, item)),
    eyes: (seat) => eyesOf(rules, seat),
    agreements: rules.agreements.map(({ name }) => name),
    deckPiles: rules.deckPiles.map(({ name }) => name),
    deck: (deck) => {
      const log = new Consulting();
      return { faults: deckFaults(rules, deck, log), via: log.all };
    },
    print: (position, item) => new Look(rules, position).print(item),
    named: (name) => abilityAt(rules, name),
    written: (ability) => {
      written ??= writtenOf(rules, cards);
      return written.get(ability) ?? ability;
    },
    mutants: () => mutantsOf(table),
    citations: () => citationsOf(table),
    without: (...others) => engineOf(table, cards, others, whole ?? rules),
  };
}

/** Abilities in the words of today, each with what its card has printed. */
function writtenOf<G extends GameTypes>(
  { printed, language }: Ruleset<G>,
  cards: Engine['cards'],
): ReadonlyMap<Ability, Ability> {
  const found = new Map<Ability, Ability>();
  for (const [name, card] of Object.entries(cards)) {
    const today = printed[name]?.faces[0]?.print.definition;
    if (today === undefined || today === card) continue;
    const own = language.abilitiesOn(card);
    for (const [at, ability] of language.abilitiesOn(today).entries()) found.set(ability, own[at] ?? ability);
  }
  return found;
}

/** The step that asked: the frame has gone on to the one that takes the answer. */
function askingRow<G extends GameTypes>(rules: Ruleset<G>, { request, agenda }: Position): PlacedStep<G> | undefined {
  const frame = request ? agenda.at(-1) : undefined;
  if (!frame) return undefined;
  for (const step of rules.procedures.get(frame.proc)?.steps.values() ?? [])
    if (step.then?.name === frame.step) return step;
  return undefined;
}

function refusedOf<G extends GameTypes>(rules: Ruleset<G>, position: Position): readonly RefusedOption[] {
  const { request } = position;
  if (!request) return [];
  const look = new Look(rules, position);
  const names = request.prompt === 'priority' ? rules.actions : request.selection ? [request.selection.name] : [];
  const args = request.selection?.args ?? { seat: request.seat };
  const offered = new Set('options' in request.space ? request.space.options.map(({ key }) => key) : []);
  return names
    .flatMap((selection) => verdictsOf(look, selection, args))
    .filter(({ option }) => !offered.has(option.key))
    .map((one) => (isBarred(position, one.option.key) ? { ...one, refusals: [...one.refusals, barring(rules)] } : one))
    .filter(({ refusals }) => refusals.length > 0);
}

/** What keeps a player from carrying on a loop that was stopped: the row that settled it, the last of its procedure. */
function barring<G extends GameTypes>(rules: Ruleset<G>): Refusal {
  const row = [...(rules.procedures.get(LOOP)?.steps.values() ?? [])].at(-1);
  return { condition: row?.label ?? LOOP, clauses: row?.clauses ?? [] };
}

function verdictsOf<G extends GameTypes>(
  look: Look<G>,
  selection: string,
  args: SelectionArgs,
): readonly RefusedOption[] {
  const { candidates, keptOut } = look.rules.selections[selection] ?? NO_SELECTION;
  const found = candidates(look, args);
  const others = keptOut(look, args).filter(({ key }) => found.every((one) => one.key !== key));
  const verdict = (isKeptOut: boolean) => (option: Option) => {
    const refusals = look.refusals(selection, args, option);
    return { option, selection, refusals, keptOut: isKeptOut };
  };
  return [...found.map(verdict(false)), ...others.map(verdict(true))];
}
const NO_SELECTION = { candidates: () => [], keptOut: () => [] };

export type { ClauseIds };

/** An answer about sight, with the rows that it rests on. */
function sight(ask: (log: Consulting) => boolean): Sight {
  const log = new Consulting();
  return { seen: ask(log), via: log.all };
}
