/** What cards may look like, part by part, put together from the rows of the text language. */
import type {
  Ability,
  Amount,
  AmountForms,
  CardDefinition,
  Doing,
  Face,
  GrantedAbility,
  ObjectForms,
  Objects,
  Players,
  Target,
  Token,
} from '../kernel/position/card';
import { CONDITION } from './conditions';
import { COST } from './cost';
import { FILTER } from './filters';
import { MODIFICATION } from './modifications';
import { INCIDENT, OCCURRENCE } from './occurrences';
import { INSTRUCTION } from './operations';
import { PLAYER_MODIFICATION } from './player-modifications';
import {
  atLeast,
  either,
  fewOf,
  just,
  list,
  map,
  oneOf,
  only,
  optional,
  type Parts,
  part,
  place,
  record,
  type Shape,
  type ShapesOf,
  tagged,
  text,
  type Untagged,
  units,
  word,
  yes,
} from './shape';

const PLAYERS: Shape<Players> = either<Players>(oneOf('you', 'opponent', 'each'), record({ target: place(0) }));

const OBJECT_FORMS: { readonly [K in keyof ObjectForms]: Shape<ObjectForms[K]> } = {
  this: just('this'),
  it: just('it'),
  'this and it': just('this and it'),
  used: just('used'),
  moved: just('moved'),
  target: record<ObjectForms['target']>({ target: place(0) }),
  each: record<ObjectForms['each']>({ each: part('Filter') }),
  choose: record<ObjectForms['choose']>({
    choose: part('Filter'),
    count: atLeast(0, 1, 2, 500),
    by: optional(part('Players')),
    random: optional(yes),
  }),
  top: record<ObjectForms['top']>({ top: atLeast(0, 1, 2), of: part('Players') }),
};

const AMOUNT_FORMS: { readonly [K in keyof AmountForms]: Shape<AmountForms[K]> } = {
  number: atLeast(0, 1, 2, 500),
  X: just('X'),
  count: record<AmountForms['count']>({ count: part('Filter'), times: optional(atLeast(0, 1, 2)) }),
  life: only('conditions', 'life', record<AmountForms['life']>({ life: oneOf('you', 'opponent') })),
  stat: record<AmountForms['stat']>({ stat: word('stats'), of: part('Objects') }),
  costOf: record<AmountForms['costOf']>({ costOf: part('Objects') }),
  numberOf: only(
    'keywords',
    'divinity',
    record<AmountForms['numberOf']>({ numberOf: just('divinity'), of: part('Objects') }),
  ),
  rolled: only('operations', 'roll', just('rolled')),
  'that much': just('that much'),
  half: record<AmountForms['half']>({ half: part('Amount'), rounded: optional(just('down')) }),
  double: record<AmountForms['double']>({ double: part('Amount') }),
  times: record<AmountForms['times']>({ times: atLeast(0, 100, 1000), of: just('X') }),
  less: record<AmountForms['less']>({ less: atLeast(0, 1, 2, 500), than: part('Amount') }),
  more: record<AmountForms['more']>({ more: atLeast(0, 1, 2, 500), than: part('Amount') }),
};

const TARGETS: Shape<readonly Target[]> = list(
  record<Target>({
    filter: part('Filter'),
    count: either<number | 'X'>(atLeast(1, 1, 2), just('X')),
    upTo: optional(yes),
    player: optional(yes),
    mode: optional(place(1)),
  }),
);
const INSTRUCTIONS = list(part('Instruction'));

const DOING: Shape<Doing> = record<Doing>({ targets: optional(TARGETS), do: INSTRUCTIONS });

/** What X is, where the text says so. */
const SAID_X = only('abilities', 'definedX', part('Amount'));

/** The zone in which alone an ability works. */
const ELSEWHERE = optional(word('zones'));

/** The sign of an EX Burst. */
const EX = only('abilities', 'burst', yes);

type KindOf<K extends Ability['kind']> = { readonly fields: ShapesOf<Untagged<Ability, 'kind', K>> };

const ABILITIES: { readonly [K in Ability['kind']]: KindOf<K> } = {
  keyword: {
    fields: {
      keyword: word('keywords'),
      of: optional(part('Filter')),
      called: optional(record<CardDefinition['name']>({ ja: text, en: text })),
      cipher: optional(only('keywords', 'sealItem', yes)),
      number: optional(atLeast(0, 1, 2)),
      attributes: optional(
        fewOf(either<string | readonly string[]>(word('attributes'), fewOf(word('attributes'), 2, 6)), 1, 6),
      ),
      trait: optional(word('traits')),
      cost: optional(COST),
      price: optional(units),
      when: optional(part('Occurrence')),
      has: optional(fewOf(part('Granted'), 1, 6)),
      text: optional(DOING),
    },
  },
  continuous: { fields: { modify: part('Modification'), while: optional(part('Condition')), in: ELSEWHERE } },
  automatic: {
    fields: {
      when: part('Occurrence'),
      or: optional(part('Occurrence')),
      if: optional(part('Condition')),
      targets: optional(TARGETS),
      do: INSTRUCTIONS,
      x: optional(SAID_X),
      optional: optional(yes),
      ex: optional(EX),
      in: ELSEWHERE,
    },
  },
  activate: {
    fields: {
      cost: COST,
      while: optional(only('keywords', 'equip', part('Condition'))),
      main: optional(only('keywords', 'equip', yes)),
      targets: optional(TARGETS),
      do: INSTRUCTIONS,
      x: optional(SAID_X),
      in: ELSEWHERE,
    },
  },
  playedAs: {
    fields: {
      while: optional(part('Condition')),
      cost: optional(COST),
      has: optional(only('keywords', 'awakening', fewOf(part('Granted'), 1, 6))),
      text: optional(only('keywords', 'awakening', DOING)),
    },
  },
  cost: {
    fields: {
      how: oneOf('additional', 'optional', 'alternative'),
      cost: COST,
      while: optional(part('Condition')),
    },
  },
  costs: {
    fields: {
      of: oneOf('cards', 'abilities'),
      player: oneOf('you', 'opponent', 'each'),
      filter: part('Filter'),
      change: oneOf('more', 'less', 'free'),
      by: optional(units),
      while: optional(part('Condition')),
    },
  },
  players: {
    fields: {
      who: oneOf('you', 'opponent', 'each'),
      modify: part('PlayerModification'),
      while: optional(part('Condition')),
    },
  },
  will: {
    fields: { produces: list(word('resources')), banish: optional(only('keywords', 'energize', yes)), in: ELSEWHERE },
  },
  judgment: { fields: { cost: units } },
  replace: {
    fields: {
      when: part('Occurrence'),
      while: optional(part('Condition')),
      instead: INSTRUCTIONS,
      optional: optional(yes),
      in: ELSEWHERE,
    },
  },
  onPlay: { fields: { targets: optional(TARGETS), do: INSTRUCTIONS } },
  break: { fields: { targets: optional(TARGETS), do: INSTRUCTIONS } },
  trigger: { fields: { when: part('Occurrence'), targets: optional(TARGETS), do: INSTRUCTIONS } },
  triggerCost: { fields: { cost: COST, targets: optional(TARGETS), do: INSTRUCTIONS } },
  text: { fields: { targets: optional(TARGETS), do: INSTRUCTIONS, x: optional(SAID_X), ex: optional(EX) } },
};

/** The fields of an ability that is had where it is given. */
const had = <F extends { readonly in: unknown }>({
  fields: { in: _, ...fields },
}: {
  readonly fields: F;
}): { readonly fields: Omit<F, 'in'> } => ({ fields });

type AbilityWord = Ability['kind'] | 'burst' | 'special' | 'definedX' | 'actions' | 'signs';

/**
 * Every kind of ability, and the words for the sign of an EX Burst, for the cost of a special ability, for an X that a text explains,
 * for actions that lie with cards and abilities, and for signs by which texts call abilities.
 */
export const ABILITY_KINDS: readonly AbilityWord[] = [
  ...Object.keys(ABILITIES).filter((kind): kind is Ability['kind'] => kind in ABILITIES),
  'burst',
  'special',
  'definedX',
  'actions',
  'signs',
];

const FACE: Shape<Face> = record<Face>({
  types: list(word('types')),
  attributes: optional(list(word('attributes'))),
  traits: optional(list(word('traits'))),
  cost: optional(units),
  stats: optional(map('stats', atLeast(0, 0, 500))),
  abilities: optional(list(part('Ability'))),
  subtype: optional(word('subtypes')),
});

/** What a list leaves out is as good as not there: none is empty but where that says something. */
const TOKEN: Shape<Token> = record<Token>({
  name: record<Token['name']>({ ja: text, en: text }),
  types: optional(list(word('types'))),
  attributes: optional(fewOf(word('attributes'), 1, 6)),
  traits: optional(list(word('traits'))),
  stats: optional(map('stats', atLeast(0, 0, 500))),
  keywords: optional(fewOf(word('keywords'), 1, 6)),
  has: optional(fewOf(part('Granted'), 1, 6)),
});

/** Every part of card data by its name. */
export const PARTS: { readonly [K in keyof Parts]: Shape<Parts[K]> } = {
  Filter: FILTER,
  Modification: MODIFICATION,
  PlayerModification: PLAYER_MODIFICATION,
  Players: PLAYERS,
  Objects: either<Objects>(...Object.values(OBJECT_FORMS)),
  Amount: either<Amount>(...Object.values(AMOUNT_FORMS)),
  Condition: CONDITION,
  Occurrence: OCCURRENCE,
  Incident: INCIDENT,
  Instruction: INSTRUCTION,
  Ability: tagged<Ability, 'kind'>('kind', ABILITIES, 'abilities'),
  Granted: tagged<GrantedAbility, 'kind'>(
    'kind',
    {
      continuous: had(ABILITIES.continuous),
      automatic: had(ABILITIES.automatic),
      activate: had(ABILITIES.activate),
      will: had(ABILITIES.will),
      replace: had(ABILITIES.replace),
      players: ABILITIES.players,
      cost: ABILITIES.cost,
      costs: ABILITIES.costs,
    },
    'abilities',
  ),
  Token: TOKEN,
  Card: record<CardDefinition>({
    name: record<CardDefinition['name']>({ ja: text, en: text }),
    faces: fewOf(FACE, 1, 3),
  }),
};
