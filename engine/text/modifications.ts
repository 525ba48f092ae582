/** What a modification changes: one row a part, with what it writes. What depends on what in a layer is derived from this. */
import type { Keyword } from '../kernel/position/card';
import {
  type Ban,
  type CountersSaid,
  type Gain,
  type Modifying,
  MUTUAL_ACTS,
  type Unless,
} from '../kernel/position/modification';
import { announcedWith, type Item, type Modification, type PrintedAs } from '../kernel/position/position';
import { without } from '../kernel/position/word-lists';
import type { NamedAbility } from '../kernel/view/abilities';
import { attributesAmong } from '../kernel/view/attributes';
import { basedOn } from '../kernel/view/base';
import { hasNoTrait, traitsInstead } from '../kernel/view/beside-traits';
import type { Characteristics } from '../kernel/view/characteristics';
import type { Changing, Characteristic, Effecting, WordsMade } from '../kernel/view/language';
import type { Look } from '../kernel/view/look';
import { keywordOf } from '../kernel/view/players';
import { printedFace } from '../kernel/view/printed';
import type { GameTypes, LayerPart } from '../kernel/view/ruleset';
import { COST } from './cost';
import {
  atLeast,
  boolean,
  either,
  just,
  list,
  map,
  number,
  oneOf,
  only,
  optional,
  part,
  record,
  type Shape,
  units,
  word,
  yes,
} from './shape';

/**
 * Whether what is said of how something enters is said by an ability of its own that speaks of whatever fits: that ability is
 * active only once the card is in play. One that speaks of its card alone means just that moment.
 */
const beginsAfter = ({ source, affects }: Effecting, standing: boolean, { ref }: Item): boolean =>
  standing && affects === null && source.ref === ref;

const NO_KEYWORDS: readonly string[] = [];

interface ModificationRow<K extends LayerPart> {
  /** What of an object it changes. */
  readonly writes: (value: NonNullable<Modifying[K]>) => readonly Characteristic[];
  /** The words that it adds to that, puts in its place or takes from it, where it does no more; `null`: this value does more. */
  readonly makes?: (value: NonNullable<Modifying[K]>) => readonly [WordsMade['how'], readonly string[] | null];
  readonly change: <G extends GameTypes>(
    chars: Changing,
    value: NonNullable<Modifying[K]>,
    look: Look<G>,
    given: readonly NamedAbility[],
    standing: boolean,
    by: Effecting,
    item: Item,
  ) => void;
}

/** What a card can say. */
type Written = Extract<LayerPart, keyof Modification>;
interface WrittenRow<K extends Written> extends ModificationRow<K> {
  readonly shape: Shape<NonNullable<Modification[K]>>;
}

type Paid = Extract<Unless, { readonly pay: unknown }>;
type Done = Extract<Unless, { readonly cost: unknown }>;
/** Where an attack or a block may ask for something else than resources. */
const DONE = only('conditions', 'life', COST);

const BAN: Shape<Ban> = either<Ban>(
  word('restrictions'),
  record({ cannot: word('restrictions') }),
  record({ cannot: oneOf(...without(MUTUAL_ACTS, 'addedTo')), by: part('Filter') }),
  only('restrictions', 'addedTo', record({ cannot: just('addedTo'), by: part('Filter') })),
  record({ cannot: word('prices'), unless: record<Paid>({ pay: units, or: optional(word('permissions')) }) }),
  record({ cannot: word('prices'), unless: record<Done>({ cost: DONE, or: optional(word('permissions')) }) }),
  record({ must: word('demands') }),
);

/** A keyword that a text gives. */
export const gaining = (list: 'keywords' | 'playerKeywords'): Shape<Gain> =>
  either<Gain>(word(list), record<Exclude<Gain, string>>({ keyword: word(list), of: part('Filter') }));

/** What says something more is had beside what is there; by its name alone a keyword is had once. */
const isNew = ({ name, args }: Keyword, keywords: readonly Keyword[]): boolean =>
  args.of !== undefined || !keywords.some((own) => own.name === name && own.args.of === undefined);

/** What says nothing more and was had already is had by what gives it again: a card's own may not work where it lies. */
const hadAgain = (keywords: readonly Keyword[], given: readonly Keyword[]): readonly Keyword[] =>
  keywords.map((own) => (saysNothingMore(own) ? (given.find((one) => isPlainly(own.name, one)) ?? own) : own));
const saysNothingMore = ({ args }: Keyword): boolean => Object.keys(args).length === 0;
const isPlainly = (name: string, one: Keyword): boolean => one.name === name && saysNothingMore(one);

/** The words of a list that say what something is. */
const among = <G extends GameTypes>(look: Look<G>, name: Listed, words: readonly string[]): readonly string[] =>
  name === 'attributes' ? attributesAmong(look, words) : words;

const NOTHING: readonly Characteristic[] = [];
/** Asked for whenever an effect begins: lists that are there already. */
const WRITES = {
  types: ['types'],
  attributes: ['attributes'],
  traits: ['traits'],
  bans: ['bans'],
  may: ['may'],
  keywords: ['keywords'],
  stats: ['stats'],
  all: ['abilities', 'keywords'],
  given: ['given'],
  asTypes: ['types', 'traits', 'attributes'],
  print: ['print'],
} satisfies Readonly<Record<string, readonly Characteristic[]>>;

type Listed = 'types' | 'traits' | 'attributes';

/** What it is instead. */
const instead = (name: Listed) =>
  ({
    shape: list(word(name)),
    writes: () => WRITES[name],
    change: (chars, words, look, _, __, by) => {
      if (chars.newBy?.[name] === by) return;
      chars[name] = name === 'traits' ? traitsInstead(look, chars.traits, words) : among(look, name, words);
    },
    makes: (words) => ['instead', words],
  }) satisfies WrittenRow<Listed>;

/** What it is as well. */
const asWell = (name: Listed) =>
  ({
    shape: list(word(name)),
    writes: () => WRITES[name],
    makes: (words) => ['added', words],
    change: (chars, words, look, _, __, by) => {
      if (chars.newBy?.[name] !== by) chars[name] = [...new Set([...chars[name], ...among(look, name, words)])];
    },
  }) satisfies WrittenRow<Listed>;

/** What it has where it had nothing of the kind. */
const afresh = (name: 'traits' | 'attributes') =>
  ({
    writes: () => WRITES[name],
    change: (chars, words, look, _, __, by) => {
      const added = among(look, name, words);
      const hadNone = name === 'traits' ? hasNoTrait(look, chars.traits) : chars.attributes.length === 0;
      if (!hadNone || added.length === 0) return;
      chars[name] = name === 'traits' ? traitsInstead(look, chars.traits, added) : added;
      chars.newBy = { ...chars.newBy, [name]: by };
    },
  }) satisfies ModificationRow<'newTraits' | 'newAttributes'>;

const MODIFICATIONS = {
  types: instead('types'),
  attributes: instead('attributes'),
  traits: instead('traits'),
  alsoTypes: asWell('types'),
  alsoAttributes: asWell('attributes'),
  alsoTraits: asWell('traits'),
  bans: {
    shape: list(BAN),
    writes: () => WRITES.bans,
    change: (chars, bans) => {
      chars.bans = [...chars.bans, ...bans];
    },
  },
  may: {
    shape: list(word('permissions')),
    writes: () => WRITES.may,
    change: (chars, may, _, __, ___, by) => {
      chars.may = [...chars.may, ...may.map((name) => ({ name, by: by.source.ref, of: by.controller }))];
    },
  },
  // What only tells how it enters is read by nothing that another effect says.
  entersRested: {
    shape: boolean,
    writes: () => NOTHING,
    change: (chars, rested, _, __, standing, by, item) => {
      if (!beginsAfter(by, standing, item)) chars.entersRested = rested;
    },
  },
  entersWith: {
    shape: record<CountersSaid>({ counter: word('counters'), amount: part('Amount') }),
    writes: () => NOTHING,
    change: (chars, said, _, __, standing, by, item) => {
      if (!beginsAfter(by, standing, item)) chars.entersWith = [...(chars.entersWith ?? []), { said, by }];
    },
  },
  gain: {
    shape: list(gaining('keywords')),
    // The texts that keywords stand for join the abilities; none of those that are there comes to an end by it.
    writes: () => WRITES.keywords,
    makes: (gain) => [
      'added',
      gain.some((one) => typeof one !== 'string') ? null : gain.map((one) => keywordOf(one).name),
    ],
    change: (chars, gain, look) => {
      const { keywords, withheld } = chars;
      const given = gain.map(keywordOf).filter(({ name }) => !isWithheld(look, withheld, name));
      const gained = given.filter((one) => isNew(one, keywords));
      chars.keywords = [...(gained.length < given.length ? hadAgain(keywords, given) : keywords), ...gained];
      const texts = gained.flatMap(({ name }) => look.rules.keywordTexts.get(name) ?? []);
      // Each is another than one of the same text that was lost before.
      if (texts.length > 0) chars.abilities = [...chars.abilities, ...texts.map((one) => ({ ...one }))];
    },
  },
  has: {
    shape: list(part('Granted')),
    // What it does on its own is seen where it is given (`together`).
    writes: () => WRITES.given,
    change: (chars, _, __, given) => {
      if (chars.withheld !== 'all') chars.abilities = [...chars.abilities, ...given];
    },
  },
  lose: {
    shape: either<readonly string[] | 'all'>(list(word('keywords')), just('all')),
    writes: (lose) => (lose === 'all' ? WRITES.all : WRITES.keywords),
    makes: (lose) => ['lost', lose === 'all' ? null : lose],
    change: (chars, lose, look, _, standing) => {
      if (standing && look.rules.lossStands(look))
        chars.withheld = lose === 'all' || chars.withheld === 'all' ? 'all' : [...(chars.withheld ?? []), ...lose];
      if (lose === 'all' && !look.rules.keywordsLost(look)) {
        chars.abilities = chars.abilities.filter(({ keyword }) => keyword !== null);
        return;
      }
      const kept = look.rules.keptKeywords(look);
      const left = lose === 'all' ? look.rules.plainKeywords(look) : NO_KEYWORDS;
      const stays = (name: string): boolean =>
        kept.includes(name) || left.includes(name) || (lose !== 'all' && !lose.includes(name));
      chars.keywords = chars.keywords.filter(({ name }) => stays(name));
      chars.abilities = chars.abilities.filter(({ keyword }) => (keyword ? stays(keyword.name) : lose !== 'all'));
    },
  },
  becomes: {
    shape: map('stats', atLeast(0, 0, 500)),
    writes: () => WRITES.stats,
    change: (chars, values, _, __, ___, by) => {
      for (const [name, value] of Object.entries(values))
        if (chars.stats[name] !== undefined && chars.newBy?.[name] !== by) chars.stats[name] = value;
    },
  },
  stats: {
    shape: map('stats', number(-100, 0, 100)),
    writes: () => WRITES.stats,
    change: (chars, stats) => {
      for (const [name, by] of Object.entries(stats)) {
        const value = chars.stats[name];
        if (value !== undefined) chars.stats[name] = value + by;
      }
    },
  },
} satisfies { readonly [K in Written]: WrittenRow<K> };

/** Whether an object cannot gain a keyword because an ability makes it lose that for good. */
const isWithheld = <G extends GameTypes>(look: Look<G>, withheld: Changing['withheld'], keyword: string): boolean =>
  withheld === 'all' ? look.rules.keywordsLost(look) : (withheld?.includes(keyword) ?? false);

/** What an object would be, were it printed so: nothing that it was itself played as having is part of that. */
const like = <G extends GameTypes>(look: Look<G>, printedAs: PrintedAs, item: Item): Characteristics =>
  basedOn(look, withoutPlayedTexts(item), printedFace(look.rules, { printedAs }));

const withoutPlayedTexts = (item: Item): Item =>
  item.announced?.texts === undefined
    ? item
    : { ...item, announced: announcedWith(item.announced, { texts: undefined }) };

/** What no card says by itself: an object becomes a copy of another, part by part, or has values that it did not have. */
const BECOMING = {
  asTypes: {
    writes: () => WRITES.asTypes,
    change: (chars, as, look, _, __, ___, item) => {
      const { types, traits, attributes } = like(look, as, item);
      Object.assign(chars, { types, traits, attributes });
    },
  },
  asAbilities: {
    writes: () => WRITES.all,
    change: (chars, as, look, _, __, ___, item) => {
      const { abilities, keywords } = like(look, as, item);
      // They are others than those it had, though it becomes a copy of the same card.
      Object.assign(chars, { abilities: abilities.map((one) => ({ ...one })), keywords });
    },
  },
  asOther: {
    writes: () => WRITES.print,
    change: (chars, as, look, _, __, ___, item) => {
      chars.print = like(look, as, item).print;
    },
  },
  newValues: {
    writes: () => WRITES.stats,
    change: (chars, values, _, __, ___, by) => {
      for (const [name, value] of Object.entries(values)) {
        if (chars.stats[name] !== undefined) continue;
        chars.stats[name] = value;
        chars.newBy = { ...chars.newBy, [name]: by };
      }
    },
  },
  newTraits: afresh('traits'),
  newAttributes: afresh('attributes'),
  asValues: {
    writes: () => WRITES.stats,
    change: (chars, as, look, _, __, ___, item) => {
      chars.stats = { ...like(look, as, item).stats };
    },
  },
} satisfies { readonly [K in Exclude<LayerPart, Written>]: ModificationRow<K> };

const ROWS: { readonly [K in LayerPart]: ModificationRow<K> } = { ...MODIFICATIONS, ...BECOMING };

/** What one part of a modification changes; nothing where the modification lacks it. */
export function writes<K extends LayerPart>(part: K, modify: Modifying): readonly Characteristic[] {
  const value = modify[part];
  const row: ModificationRow<K> = ROWS[part];
  return value === undefined || value === null ? NOTHING : row.writes(value);
}

/** What a part of a modification does where that is told by words; `null` where it does anything else. */
export function wordsMade<K extends LayerPart>(part: K, modify: Modifying): WordsMade | null {
  const value = modify[part];
  const row: ModificationRow<K> = ROWS[part];
  if (value === undefined || value === null || !row.makes) return null;
  const [how, words] = row.makes(value);
  const [what] = row.writes(value);
  return words === null || what === undefined ? null : { how, what, words };
}

/** Changes what one part of a modification says of an object. */
export function change<K extends LayerPart, G extends GameTypes>(
  part: K,
  chars: Changing,
  modify: Modifying,
  look: Look<G>,
  given: readonly NamedAbility[],
  standing: boolean,
  by: Effecting,
  item: Item,
): void {
  const value = modify[part];
  const row: ModificationRow<K> = ROWS[part];
  if (value !== undefined && value !== null) row.change(chars, value, look, given, standing, by, item);
}

/** What a modification may look like. */
export const MODIFICATION: Shape<Modification> = record<Modification>({
  filter: optional(part('Filter')),
  self: optional(yes),
  stats: optional(MODIFICATIONS.stats.shape),
  gain: optional(MODIFICATIONS.gain.shape),
  has: optional(MODIFICATIONS.has.shape),
  lose: optional(MODIFICATIONS.lose.shape),
  attributes: optional(MODIFICATIONS.attributes.shape),
  traits: optional(MODIFICATIONS.traits.shape),
  types: optional(MODIFICATIONS.types.shape),
  alsoTypes: optional(MODIFICATIONS.alsoTypes.shape),
  alsoTraits: optional(MODIFICATIONS.alsoTraits.shape),
  alsoAttributes: optional(MODIFICATIONS.alsoAttributes.shape),
  becomes: optional(MODIFICATIONS.becomes.shape),
  bans: optional(MODIFICATIONS.bans.shape),
  may: optional(MODIFICATIONS.may.shape),
  entersRested: optional(MODIFICATIONS.entersRested.shape),
  entersWith: optional(MODIFICATIONS.entersWith.shape),
});
