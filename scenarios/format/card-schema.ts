/** A card defined inside a scenario file: the engine's card data, checked. */
import * as v from 'valibot';
import type {
  Ability,
  Amount,
  CardDefinition,
  Condition,
  Filter,
  Instruction,
  Modification,
  Objects,
  Occurrence,
  Players,
} from '@/engine';
import { oneOf, strict } from './strict';

const Units = v.record(v.string(), v.number());
const Texts = v.array(v.string());
const Flag = v.literal(true);
const Whose = oneOf(['you', 'opponent']);

const FilterSchema: v.GenericSchema<Filter> = strict({
  zone: v.optional(v.string()),
  types: v.optional(Texts),
  controller: v.optional(Whose),
  rested: v.optional(v.boolean()),
  attribute: v.optional(v.string()),
  trait: v.optional(v.string()),
  keyword: v.optional(v.string()),
  maxCost: v.optional(v.number()),
  other: v.optional(Flag),
  attacking: v.optional(Flag),
  kind: v.optional(oneOf(['card', 'ability', 'action'])),
});

const ModificationSchema: v.GenericSchema<Modification> = strict({
  filter: v.optional(FilterSchema),
  self: v.optional(Flag),
  stats: v.optional(Units),
  gain: v.optional(Texts),
  lose: v.optional(v.union([Texts, v.literal('all')])),
  attributes: v.optional(Texts),
  traits: v.optional(Texts),
  types: v.optional(Texts),
  bans: v.optional(Texts),
});

const PlayersSchema: v.GenericSchema<Players> = v.union([
  oneOf(['you', 'opponent', 'each']),
  strict({ target: v.number() }),
]);

const ObjectsSchema: v.GenericSchema<Objects> = v.union([
  oneOf(['this', 'it', 'this and it']),
  strict({ target: v.number() }),
  strict({ each: FilterSchema }),
  strict({ choose: FilterSchema, count: v.number(), by: v.optional(PlayersSchema) }),
]);

const AmountSchema: v.GenericSchema<Amount> = v.union([
  v.number(),
  v.literal('X'),
  strict({ count: FilterSchema, times: v.optional(v.number()) }),
  strict({ life: Whose }),
  strict({ stat: v.string(), of: ObjectsSchema }),
]);

const ConditionSchema: v.GenericSchema<Condition> = v.variant('is', [
  strict({ is: v.literal('count'), filter: FilterSchema, atLeast: v.number() }),
  strict({ is: v.literal('turn'), of: Whose }),
  strict({ is: v.literal('life'), player: Whose, atMost: v.number() }),
  strict({ is: v.literal('did') }),
  strict({ is: v.literal('counters'), counter: v.string(), atLeast: v.number() }),
]);

const Who = v.union([v.literal('this'), FilterSchema]);
const OccurrenceSchema: v.GenericSchema<Occurrence> = v.variant('on', [
  strict({ on: v.picklist(['enter']), who: Who, unmarked: v.optional(Flag) }),
  strict({ on: v.picklist(['leave', 'destroyed', 'graveyard']), who: Who }),
  strict({ on: v.picklist(['attack', 'block', 'blocked']), who: Who }),
  strict({
    on: v.literal('damage'),
    who: Who,
    to: v.optional(oneOf(['card', 'player'])),
    types: v.optional(Texts),
    battle: v.optional(Flag),
  }),
  strict({ on: v.literal('damaged'), who: Who }),
  strict({ on: v.literal('breaks'), who: Who }),
  strict({ on: v.literal('play'), player: Whose, types: v.optional(Texts) }),
  strict({ on: v.picklist(['draw', 'discard', 'gainLife', 'loseLife']), player: Whose }),
  strict({ on: v.literal('occasion'), name: v.string(), player: v.optional(Whose) }),
]);

// A name of the card data; written out, it would make the schema object look like a promise.
const THEN = 'then';
const Instructions = v.array(v.lazy((): v.GenericSchema<Instruction> => InstructionSchema));
const What = { what: ObjectsSchema };
const Player = { player: PlayersSchema };

const InstructionSchema: v.GenericSchema<Instruction> = v.variant('op', [
  strict({
    op: v.literal('damage'),
    to: v.union([strict(Player), ObjectsSchema]),
    amount: AmountSchema,
  }),
  strict({ op: v.picklist(['destroy', 'banish']), ...What }),
  strict({ op: v.picklist(['rest', 'recover']), ...What }),
  strict({ op: v.literal('cancel'), ...What }),
  strict({
    op: v.literal('move'),
    ...What,
    to: v.string(),
    place: v.optional(oneOf(['top', 'bottom'])),
    rested: v.optional(Flag),
  }),
  strict({ op: v.literal('draw'), ...Player, amount: AmountSchema }),
  strict({ op: v.literal('discard'), ...Player, amount: AmountSchema }),
  strict({ op: v.picklist(['gainLife', 'loseLife']), ...Player, amount: AmountSchema }),
  strict({ op: v.literal('halveLife'), ...Player }),
  strict({
    op: v.literal('modify'),
    what: v.union([strict({ all: FilterSchema }), ObjectsSchema]),
    by: ModificationSchema,
    until: oneOf(['turn', 'battle']),
  }),
  strict({ op: v.literal('counters'), ...What, counter: v.string(), amount: v.number() }),
  strict({ op: v.literal('control'), ...What }),
  strict({ op: v.literal('produce'), resource: v.string(), amount: v.number() }),
  strict({ op: v.literal('summon'), ...What }),
  strict({ op: v.literal('prevent') }),
  strict({
    op: v.literal('if'),
    condition: ConditionSchema,
    [THEN]: Instructions,
    else: v.optional(Instructions),
  }),
  strict({ op: v.literal('may'), do: Instructions }),
  strict({ op: v.literal('modes'), choose: v.number(), of: v.array(Instructions) }),
]);

const Targets = v.optional(
  v.array(
    strict({
      filter: FilterSchema,
      count: v.number(),
      upTo: v.optional(Flag),
      player: v.optional(Flag),
      mode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
);

const AbilitySchema: v.GenericSchema<Ability> = v.variant('kind', [
  strict({ kind: v.literal('keyword'), keyword: v.string() }),
  strict({ kind: v.literal('continuous'), modify: ModificationSchema, while: v.optional(ConditionSchema) }),
  strict({
    kind: v.literal('automatic'),
    when: OccurrenceSchema,
    if: v.optional(ConditionSchema),
    targets: Targets,
    do: Instructions,
    optional: v.optional(Flag),
    ex: v.optional(Flag),
  }),
  strict({
    kind: v.literal('activate'),
    cost: strict({
      pay: v.optional(Units),
      rest: v.optional(Flag),
      banish: v.optional(Flag),
      discard: v.optional(v.number()),
      discardSameName: v.optional(Flag),
      discardThis: v.optional(Flag),
    }),
    targets: Targets,
    do: Instructions,
  }),
  strict({ kind: v.literal('will'), produces: Texts }),
  strict({ kind: v.literal('judgment'), cost: Units }),
  strict({
    kind: v.literal('replace'),
    when: OccurrenceSchema,
    while: v.optional(ConditionSchema),
    instead: Instructions,
    optional: v.optional(Flag),
  }),
  strict({ kind: v.literal('break'), targets: Targets, do: Instructions }),
  strict({ kind: v.literal('text'), targets: Targets, do: Instructions, ex: v.optional(Flag) }),
]);

const Text = v.pipe(v.string(), v.nonEmpty('some text is expected'));

export const Card: v.GenericSchema<CardDefinition> = strict({
  name: strict({ ja: Text, en: Text }),
  faces: v.pipe(
    v.array(
      strict({
        types: Texts,
        attributes: v.optional(Texts),
        traits: v.optional(Texts),
        cost: v.optional(Units),
        stats: v.optional(Units),
        abilities: v.optional(v.array(AbilitySchema)),
        subtype: v.optional(v.string()),
      }),
    ),
    v.minLength(1),
    v.maxLength(2),
  ),
});

/** The parts that stand in many places, by the name they have in the published schema. */
export const CARD_PARTS = {
  Filter: FilterSchema,
  Modification: ModificationSchema,
  Players: PlayersSchema,
  Objects: ObjectsSchema,
  Amount: AmountSchema,
  Condition: ConditionSchema,
  Occurrence: OccurrenceSchema,
  Instruction: InstructionSchema,
  Ability: AbilitySchema,
  Card,
};
