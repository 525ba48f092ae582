/** The scenario file, as data: what stands in it, checked. `scenarios/README.md` explains it with an example. */
import * as v from 'valibot';
import { EDITIONS } from '@/engine';
import { isOfEveryObject, LARGEST, LONGEST_WORDS, MOST_EXPLORED, MOST_FIXED, MOST_UNITS } from './bounds';
import { CARD_PARTS, Card } from './card-schema';
import { DeckPiles } from './deck-schema';
import { PLAIN_STEP_PATTERN, PLAIN_STEP_SHAPE, STEP_PATTERN, STEP_SHAPE } from './step';
import { either, oneOf, strict } from './strict';
import { readWords } from './words';

const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens are expected'),
);
const Name = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'a name of letters, digits and hyphens is expected'),
  v.maxLength(60, 'a name of at most 60 characters is expected'),
  v.check((name) => !isOfEveryObject(name), 'this cannot be a name; any other can'),
);
const Text = v.pipe(v.string(), v.nonEmpty('some text is expected'));
export const Both = strict({ ja: Text, en: Text });
const Whole = v.pipe(
  v.number(),
  v.integer('a whole number is expected'),
  v.minValue(-LARGEST, `a number from ${-LARGEST} is expected`),
  v.maxValue(LARGEST, `a number up to ${LARGEST} is expected`),
);
const Count = v.pipe(Whole, v.minValue(0, 'a number from 0 is expected'));
const Few = v.pipe(Count, v.maxValue(MOST_UNITS, `a number up to ${MOST_UNITS} is expected`));
const PlayerName = oneOf(['A', 'B']);
const EditionId = oneOf(EDITIONS);
const Units = v.record(v.string(), Few);

/** Names of what a card is put on. */
const Hosts = v.pipe(
  v.array(Name),
  v.minLength(1, 'the name of a card is expected'),
  v.check((hosts) => new Set(hosts).size === hosts.length, 'a card is on each of its hosts once'),
);

const PlacedCard = strict({
  card: v.string(),
  as: v.optional(Name),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  rested: v.optional(v.boolean()),
  damage: v.optional(Count),
  counters: v.optional(Units),
  fresh: v.optional(v.boolean()),
  face: v.optional(v.picklist([0, 1, 2])),
  faceDown: v.optional(v.boolean()),
  stolen: v.optional(v.boolean()),
  token: v.optional(v.literal(true)),
  on: v.optional(v.union([Name, Hosts])),
});
const Cards = v.array(v.union([v.string(), PlacedCard]));

/** `stones` is wherever the edition keeps stones: the field, or an area of their own. */
export const ZONES = [
  'field',
  'stones',
  'stoneArea',
  'hand',
  'deck',
  'stoneDeck',
  'rulerArea',
  'graveyard',
  'standby',
  'lifebreak',
  'removed',
  'extraDeck',
  'runeArea',
  'itemArea',
  'break',
  'damage',
] as const;
const byZone = <T extends v.GenericSchema>(schema: T) => ({
  field: v.optional(schema),
  stones: v.optional(schema),
  stoneArea: v.optional(schema),
  hand: v.optional(schema),
  deck: v.optional(schema),
  stoneDeck: v.optional(schema),
  rulerArea: v.optional(schema),
  graveyard: v.optional(schema),
  standby: v.optional(schema),
  lifebreak: v.optional(schema),
  removed: v.optional(schema),
  extraDeck: v.optional(schema),
  runeArea: v.optional(schema),
  itemArea: v.optional(schema),
  break: v.optional(schema),
  damage: v.optional(schema),
});

const Side = strict({
  life: v.optional(Whole),
  pool: v.optional(Units),
  released: v.optional(v.array(v.string())),
  ...byZone(Cards),
});

const Position = strict({
  turn: v.optional(PlayerName),
  number: v.optional(v.pipe(Few, v.minValue(1))),
  phase: v.optional(v.string()),
  starter: v.optional(PlayerName),
  seed: v.optional(Whole),
  agreed: v.optional(v.array(v.string())),
  A: v.optional(Side),
  B: v.optional(Side),
});

const Words = v.pipe(
  v.string(),
  v.maxLength(LONGEST_WORDS, `words of at most ${LONGEST_WORDS} characters are expected`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const read = readWords(dataset.value);
    if (!read.ok) addIssue({ message: `${read.error}; ${read.right}` });
  }),
);

export interface Entry {
  readonly A?: string | undefined;
  readonly B?: string | undefined;
  /** The step at which the entry has its place. */
  readonly at?: string | undefined;
  /** The number of the turn in which the entry has its place. */
  readonly turn?: number | undefined;
  /** Name of the moment before this entry, for expectations. */
  readonly name?: string | undefined;
  /** Only in these editions. */
  readonly in?: readonly (typeof EDITIONS)[number][] | undefined;
  readonly responses?: readonly Entry[] | undefined;
}

const StepName = v.pipe(v.string(), v.regex(STEP_PATTERN, STEP_SHAPE));

const EntrySchema: v.GenericSchema<Entry> = v.pipe(
  strict({
    A: v.optional(Words),
    B: v.optional(Words),
    at: v.optional(StepName),
    turn: v.optional(v.pipe(Few, v.minValue(1))),
    name: v.optional(Name),
    in: v.optional(v.pipe(v.array(EditionId), v.minLength(1))),
    responses: v.optional(v.array(v.lazy((): v.GenericSchema<Entry> => EntrySchema))),
  }),
  v.check(
    ({ A, B, responses }) => (A === undefined) !== (B === undefined) || (A === undefined && responses !== undefined),
    'an entry says what one player does; exactly one of A and B is expected, or responses alone to what begins by itself',
  ),
  v.check(
    ({ A, B, at, turn, responses }) =>
      A !== undefined || B !== undefined || responses === undefined || (at === undefined && turn === undefined),
    'an entry of responses alone waits for what begins by itself; "at" and "turn" stand on the responses',
  ),
);

/** Where a card is that is in no zone. */
export const NOWHERE = 'nowhere';
const SomeWords = v.pipe(v.array(v.string()), v.minLength(1));
const Lacking = strict({
  keywords: v.optional(SomeWords),
  types: v.optional(SomeWords),
  attributes: v.optional(SomeWords),
  traits: v.optional(SomeWords),
  counters: v.optional(SomeWords),
});
export type Lacking = v.InferOutput<typeof Lacking>;
/** `none`: the card has no such value. */
const WholeOrNone = either([Whole, v.literal('none')], ['none']);
const Stat = v.optional(WholeOrNone);

const CardState = strict({
  zone: v.optional(v.string()),
  damage: v.optional(Count),
  rested: v.optional(v.boolean()),
  atk: Stat,
  def: Stat,
  power: Stat,
  counters: v.optional(Units),
  keywords: v.optional(v.array(v.string())),
  types: v.optional(v.array(v.string())),
  attributes: v.optional(v.array(v.string())),
  traits: v.optional(v.array(v.string())),
  controller: v.optional(PlayerName),
  owner: v.optional(PlayerName),
  face: v.optional(v.picklist([0, 1, 2])),
  faceDown: v.optional(v.boolean()),
  lacks: v.optional(Lacking),
});
export type CardState = v.InferOutput<typeof CardState>;

const Held = v.union([Count, v.array(v.string())]);
const PlayerState = strict({
  life: v.optional(Whole),
  pool: v.optional(Units),
  weather: v.optional(v.string()),
  /** As texts have made them: `none` where there is no limit. */
  limits: v.optional(v.record(v.string(), WholeOrNone)),
  keywords: v.optional(v.array(v.string())),
  cannot: v.optional(v.array(v.string())),
  may: v.optional(v.array(v.string())),
  ...byZone(Held),
});
export type PlayerExpectation = v.InferOutput<typeof PlayerState>;

const MOMENT = { at: v.string(), A: v.optional(PlayerState), B: v.optional(PlayerState) };
/** What stands at a moment: just before a step runs for the first time. */
const Moment = v.objectWithRest(MOMENT, v.union([v.string(), CardState]), ({ path, received }) =>
  path === undefined ? `a mapping is expected, not ${received}` : '"at" is missing',
);
export type Moment = v.InferOutput<typeof Moment>;
/** Keys of a moment that are no names of cards. */
export const MOMENT_WORDS: readonly string[] = Object.keys(MOMENT);

const Asked = { by: PlayerName, action: Words, at: v.optional(v.string()) };
const ClauseId = v.pipe(
  v.string('a clause is text; one that looks like a number is put in quotes'),
  v.regex(
    /^(?:[a-z0-9.-]+\/)?(?:reconstructed:[a-z0-9.-]+\/)?[0-9][^\s/]*$/,
    'a clause is written document/number, one rebuilt for a lost clause reconstructed:document/number',
  ),
);
const ClauseIds = v.union([ClauseId, v.pipe(v.array(ClauseId), v.minLength(1))]);

const RESULTS = ['none', 'draw'] as const;
const STANDING = {
  A: v.optional(PlayerState),
  B: v.optional(PlayerState),
  result: v.optional(either([v.picklist(RESULTS), strict({ winner: PlayerName })], RESULTS)),
};
/** How it stands at the end of a line. */
const Standing = v.objectWithRest(STANDING, v.union([v.string(), CardState]));
export type Standing = v.InferOutput<typeof Standing>;
/** Keys of how it stands that are no names of cards. */
export const STANDING_WORDS: readonly string[] = Object.keys(STANDING);
const SomeEnds = v.optional(v.pipe(v.array(Standing), v.minLength(1)));

const FixedWords = v.pipe(
  Words,
  v.check((words) => {
    const read = readWords(words);
    return !read.ok || !read.command.concedes;
  }, 'nobody leaves the game in a line that is explored; any other answer can be fixed'),
);
/** The name of a card, or of an ability of one, that a decision is made for. */
const Asker = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9#!/.-]*$/, 'the name of a card is expected, or of an ability as card#number'),
  v.maxLength(LONGEST_WORDS, `a name of at most ${LONGEST_WORDS} characters is expected`),
);

/** What a player does in every line, in the words of a script: whenever that is asked, or, where it begins something, once. */
export const FixedSchema = v.pipe(
  strict({
    A: v.optional(FixedWords),
    B: v.optional(FixedWords),
    /** Only of this kind of decision. */
    of: v.optional(v.string()),
    /** Only for this card or ability. */
    for: v.optional(Asker),
    /** Only of this group of its targets, from 0. */
    group: v.optional(Few),
    /** Only in this step. */
    at: v.optional(v.pipe(v.string(), v.regex(PLAIN_STEP_PATTERN, PLAIN_STEP_SHAPE))),
  }),
  v.check(
    ({ A, B }) => (A === undefined) !== (B === undefined),
    'what is fixed is what one player does; exactly one of A and B is expected',
  ),
);
export type FixedEntry = v.InferOutput<typeof FixedSchema>;
export const FixedList = v.pipe(
  v.array(FixedSchema),
  v.maxLength(MOST_FIXED, `at most ${MOST_FIXED} decisions can be fixed`),
);

const MANY_EXPLORED = `every line can be looked into from ${MOST_EXPLORED} moments at most`;

/** What comes of every way to go on from a moment, until what is under way there is settled. */
const EveryLine = strict({
  /** Where the lines begin; where the script ends unless it is said. */
  at: v.optional(v.string()),
  /** What nobody is free to do otherwise in them. */
  fixed: v.optional(v.pipe(FixedList, v.minLength(1, 'what a player does is expected, as { B: pass }'))),
  can: SomeEnds,
  never: SomeEnds,
  always: SomeEnds,
  forces: v.optional(strict({ A: SomeEnds, B: SomeEnds })),
});
export type EveryLine = v.InferOutput<typeof EveryLine>;

const EXPECTATION = {
  ...STANDING,
  refused: v.optional(v.array(strict({ ...Asked, clause: v.optional(ClauseIds) }))),
  offers: v.optional(v.array(strict(Asked))),
  notOffers: v.optional(v.array(strict(Asked))),
  noDecision: v.optional(
    v.array(
      strict({
        by: PlayerName,
        of: v.optional(v.string()),
        at: v.optional(v.string()),
        before: v.optional(v.string()),
      }),
    ),
  ),
  sees: v.optional(
    strict({ A: v.optional(v.record(v.string(), v.boolean())), B: v.optional(v.record(v.string(), v.boolean())) }),
  ),
  /** Who sees the side of a card that is not up. */
  seesBack: v.optional(
    strict({ A: v.optional(v.record(v.string(), v.boolean())), B: v.optional(v.record(v.string(), v.boolean())) }),
  ),
  /** Whether the deck may be played: a clause for every fault. */
  deck: v.optional(either([v.literal('ok'), v.pipe(v.array(ClauseId), v.minLength(1))], ['ok'])),
  clauses: v.optional(v.array(ClauseId)),
  moments: v.optional(v.array(Moment)),
  explore: v.optional(
    v.union([EveryLine, v.pipe(v.array(EveryLine), v.minLength(1), v.maxLength(MOST_EXPLORED, MANY_EXPLORED))]),
  ),
};
const Expectation = v.objectWithRest(EXPECTATION, v.union([v.string(), CardState]));
export type Expectation = v.InferOutput<typeof Expectation>;
/** Keys of an expectation that are no names of cards. */
export const EXPECTATION_WORDS: readonly string[] = Object.keys(EXPECTATION);

const Compared = strict({
  editions: v.tuple([EditionId, EditionId]),
  same: v.optional(v.literal(true)),
  left: v.optional(ClauseIds),
  right: v.optional(ClauseIds),
});

/** An item of the list of contradictions (B) or of readings (E). */
const Item = v.pipe(v.string(), v.regex(/^[BE]\d+$/, 'B or E and a number are expected'));
const Choice = strict({ ja: Text, en: Text, right: v.optional(v.literal(true)) });

export const ScenarioSchema = v.pipe(
  strict({
    $schema: v.optional(v.string()),
    id: Id,
    /** Played, but no ruling yet: it may lack its texts, and neither the site nor any figure knows it. */
    draft: v.optional(v.literal(true)),
    title: Both,
    question: Both,
    answer: Both,
    choices: v.optional(v.pipe(v.array(Choice), v.minLength(2))),
    tests: v.optional(v.union([Item, v.array(Item)])),
    editions: v.pipe(v.array(EditionId), v.minLength(1)),
    cards: v.optional(v.record(v.string(), Card)),
    deck: v.optional(DeckPiles),
    position: Position,
    script: v.array(EntrySchema),
    until: v.optional(v.string()),
    expect: v.record(oneOf(['all', ...EDITIONS]), Expectation),
    compare: v.optional(v.array(Compared)),
  }),
  v.check(
    ({ choices }) => !choices || choices.filter(({ right }) => right).length === 1,
    'exactly one of the choices is to be marked right: true',
  ),
  v.check(
    ({ editions, expect }) => EDITIONS.every((one) => expect[one] === undefined || editions.includes(one)),
    'expect speaks of an edition that is not among editions',
  ),
);
export type Scenario = v.InferOutput<typeof ScenarioSchema>;

/** The parts that stand in many places, by the name they have in the published schema. */
export const PARTS = { ...CARD_PARTS, Both, Entry: EntrySchema, Side, Expectation, Cards, EveryLine };

/** Every part of a file by a name of its own, as the reference of the format lists them. */
export const FILE_PARTS = {
  Scenario: ScenarioSchema,
  Both,
  Position,
  Side,
  Cards,
  PlacedCard,
  Entry: EntrySchema,
  Expectation,
  Moment,
  EveryLine,
  Fixed: FixedSchema,
  Standing,
  CardState,
  Lacking,
  PlayerState,
  Compared,
};
