/** What is printed on the cards of a pool, worked out once: characteristics a face, and what a card could ever do. */
import { type Amounts, together } from '../position/amounts';
import type {
  Ability,
  Activate,
  CardDefinition,
  Face,
  GrantedAbility,
  Keyword,
  Meaning,
  Occurrence,
  Token,
} from '../position/card';
import type { Modifying } from '../position/modification';
import { type AbilityKey, type Item, keywordName, lendingName, repricedName, type Zone } from '../position/position';
import { definitionOf, sideOf } from '../position/printed-as';
import type { NamedAbility, Standing } from './abilities';
import type { Characteristics } from './characteristics';
import {
  type Delays,
  type Grants,
  givenBy,
  givesForAWhile,
  modificationsIn,
  saysHowItEnters,
  type Tokens,
} from './given';
import { type PlayedText, playedTexts } from './played-texts';
import type { GameTypes, Ruleset } from './ruleset';
import { type Said, saidIn } from './said';

/**
 * Kinds of abilities, and values, that are searched for; searches leave out the cards that have none on any face. `enters`: it says
 * how something comes into play; `ushers`: how others than the card itself do.
 */
export const ABILITY_KINDS = [
  'continuous',
  'automatic',
  'replaces',
  'activate',
  'will',
  'stats',
  'cost',
  'costs',
  'players',
  'offers',
  'enters',
  'ushers',
  'playedAs',
  'permits',
] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

/** Kinds of abilities that can count what lies somewhere while something is played. */
export const COUNTING = ['continuous', 'players', 'activate', 'automatic'] as const satisfies readonly AbilityKind[];
export type CountingKind = (typeof COUNTING)[number];

/** One side of a card of the pool. */
export interface Print {
  /** Key of the definition. */
  readonly card: string;
  readonly side: number;
  readonly definition: CardDefinition;
  readonly face: Face;
  /** What the text said that made it, of a token. */
  readonly token: Token | null;
  /** All abilities printed there, in their order, keywords among them. */
  readonly texts: readonly NamedAbility[];
  /** What those of the keywords stand for that say more than their name. */
  readonly meant: readonly NamedAbility[];
  /** Those of them that the card has not itself: what it lies on has them in its stead. */
  readonly lent: ReadonlySet<AbilityKey>;
  /** Its texts with parts that the card can be played as having. */
  readonly played: readonly PlayedText[];
}

/** A card's faces, and whether any of them has abilities of a kind. */
export interface PrintedCard extends Readonly<Record<AbilityKind, boolean>> {
  readonly faces: readonly Characteristics[];
  /** Where abilities of a kind work that name a zone of their own. */
  readonly elsewhere: Readonly<Partial<Record<AbilityKind, readonly Zone[]>>>;
  /** The occurrences its printed abilities and keywords wait for, and those it could be given, each once. */
  readonly waitsFor: readonly Occurrence['on'][];
  /** The same in full, one for each of the abilities. */
  readonly waits: readonly Occurrence[];
}

export type PrintedPool = Readonly<Record<string, PrintedCard>>;

/** What keywords stand for by their name alone, by keyword. */
export type KeywordTexts = ReadonlyMap<string, readonly NamedAbility[]>;

/** One row of what keywords mean. */
export interface KeywordRow {
  readonly keyword: string;
  /** Its name among the rows of the edition. */
  readonly row: string;
  readonly meaning: Meaning;
  readonly clauses: readonly string[];
}

/** An ability of a side that what the card lies on has in its stead: which of those printed, and in what words that has it. */
export interface Lent {
  readonly at: number;
  readonly ability: GrantedAbility;
  /** Values that the same line gives, which are no ability of what it lies on. */
  readonly shown?: Amounts;
}

/** Which abilities of a side are lent so; none of one that lies by itself. */
export type Lends = (face: Face) => readonly Lent[];

/** One row of what cards lend. */
export interface LendingRow {
  readonly row: string;
  readonly lends: Lends;
  readonly clauses: readonly string[];
}

/** The rows of an edition that say what stands on cards. */
export interface PrintRows {
  readonly keywords: readonly KeywordRow[];
  readonly lending: readonly LendingRow[];
  /** The word by which cards say that something has no attribute. */
  readonly noAttribute: string | null;
  readonly besideTraits: BesideTraits | null;
}

/** Words that cards write among traits and that are neither race nor trait. */
export interface BesideTraits {
  readonly words: readonly string[];
  /** A card of that type whose name is one of them has it. */
  readonly namedOf: string;
}

/** What a pool comes to: its cards, and every text of it by name. */
export interface Pool {
  readonly printed: PrintedPool;
  readonly said: Said;
  /** What any ability waits for, and what any replacement effect does. */
  readonly waitsFor: ReadonlySet<Occurrence['on']>;
  readonly replacedOn: ReadonlySet<Occurrence['on']>;
  readonly keywordTexts: KeywordTexts;
  readonly abilities: ReadonlyMap<AbilityKey, NamedAbility>;
  readonly grants: Grants;
  readonly delays: Delays;
  readonly tokens: Tokens;
  readonly becoming: boolean;
  /** Whether any ability gives others, with effects of their own, while something is the case. */
  readonly givingForAWhile: boolean;
  /** Whether any text gives objects abilities with effects of their own. */
  readonly givesActing: boolean;
  /** The keywords that stand for abilities with effects of their own. */
  readonly actingKeywords: ReadonlySet<string>;
  /** Whether effects take such abilities of objects away: those that texts begin, or also those of abilities while their card lies there. */
  readonly takesAway: 'never' | 'begun' | 'standing';
}

export function printPool(cards: Readonly<Record<string, CardDefinition>>, rows: PrintRows): Pool {
  const keywordTexts = byNameAlone(rows.keywords);
  const prints = Object.entries(cards).map(([key, card]) => printsOf(rows, key, card));
  const texts = [...keywordTexts.values(), ...prints.flat().map(textsOf)].flat();
  const onTokens: NamedAbility[] = [];
  const given = givenBy(texts, (key, token) => {
    const made = printsOf(rows, key, cardOf(token), token);
    const own = made.flatMap(textsOf);
    prints.push(made);
    onTokens.push(...own);
    return own;
  });
  const said = saidIn(texts.map(({ ability }) => ability));
  const gained = [...said.gained].flatMap((keyword) => keywordTexts.get(keyword) ?? []);
  // What can become a copy can have whatever anything has.
  const copied = given.becoming ? [...texts, ...onTokens] : [];
  const grantable = [...given.abilities, ...copied].map(({ ability }) => ability);
  const byKeyword = gained.map(({ ability }) => ability);
  const printed = Object.fromEntries(
    prints.map(
      (sides) =>
        [
          sides[0]?.card ?? '',
          printCard(rows, sides, keywordTexts, byKeyword, grantable, given.becoming || given.valuing),
        ] as const,
    ),
  );
  const had = [...texts, ...onTokens, ...given.abilities, ...given.delayed, ...prints.flat().flatMap(playedOf)];
  const actingKeywords = new Set(
    had.flatMap(({ ability, keyword }) => (ability.kind === 'continuous' && keyword !== null ? [keyword.name] : [])),
  );
  const all = had.some(({ ability }) => repricesAbilities(ability)) ? [...had, ...had.flatMap(repricedOf)] : had;
  return {
    printed,
    said,
    waitsFor: new Set([...Object.values(printed).flatMap((card) => card.waitsFor), ...given.awaited]),
    replacedOn: new Set(all.flatMap(({ ability }) => (ability.kind === 'replace' ? [ability.when.on] : []))),
    keywordTexts,
    abilities: new Map(all.map((one) => [one.key, one])),
    grants: given.grants,
    delays: given.delays,
    tokens: given.tokens,
    becoming: given.becoming,
    givingForAWhile: all.some(({ ability }) => givesForAWhile(ability)),
    givesActing: [...grantable, ...byKeyword].some(({ kind }) => kind === 'continuous'),
    actingKeywords,
    takesAway: takenAwayBy(all, actingKeywords, given.becoming),
  };
}

function takenAwayBy(
  texts: readonly NamedAbility[],
  acting: Pool['actingKeywords'],
  becoming: boolean,
): Pool['takesAway'] {
  const taking = texts.filter(({ ability }) =>
    modificationsIn(ability).some((modify) => takesAbilities(modify, acting)),
  );
  if (taking.length === 0) return becoming ? 'begun' : 'never';
  return taking.some(({ ability: { kind } }) => kind === 'continuous' || kind === 'playedAs') ? 'standing' : 'begun';
}

/**
 * Whether a modification takes abilities away that have effects of their own: what becomes a copy has others instead.
 * @param acting the keywords that stand for such
 */
export const takesAbilities = ({ lose, asAbilities }: Modifying, acting: ReadonlySet<string>): boolean =>
  asAbilities !== undefined || (lose !== undefined && (lose === 'all' || lose.some((keyword) => acting.has(keyword))));

/**
 * Whether by an ability others cost more, or nothing. What only takes from will that is
 * to be paid takes nothing from those that ask for none.
 */
export const repricesAbilities = (ability: Ability): boolean =>
  ability.kind === 'costs' && ability.of === 'abilities' && ability.change !== 'less';

/** A will ability written out as other activate abilities are, so that something else can be asked for it than to rest or banish its card. */
const repricedOf = (text: NamedAbility): readonly NamedAbility[] =>
  text.ability.kind === 'will' ? [{ ...text, key: repricedName(text.key), ability: writtenOut(text.ability) }] : [];

const writtenOut = ({ produces, banish, in: zone }: WillAbility): Activate => {
  const [only, ...others] = produces;
  return {
    kind: 'activate',
    cost: banish ? { banish } : { rest: true },
    do:
      only !== undefined && others.length === 0
        ? [{ op: 'produce', resource: only, amount: 1 }]
        : [{ op: 'produceOf', of: produces }],
    ...(zone === undefined ? {} : { in: zone }),
  };
};
type WillAbility = Extract<Ability, { readonly kind: 'will' }>;

/** How scripts call a token: by its English name, in small letters with hyphens between them. */
export const calledAfter = ({ definition }: Print): string =>
  definition.name.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What would be printed on a token if it were a card. */
const cardOf = ({ name, types, attributes, traits, stats, keywords = [], has = [] }: Token): CardDefinition => ({
  name,
  faces: [
    {
      types: types ?? [],
      ...(attributes ? { attributes } : {}),
      ...(traits ? { traits } : {}),
      ...(stats ? { stats } : {}),
      abilities: [...keywords.map((keyword): Ability => ({ kind: 'keyword', keyword })), ...has],
    },
  ],
});

/** What a side says: what a keyword there stands for takes its name. */
const textsOf = ({ texts, meant }: Print): readonly NamedAbility[] => [...texts, ...meant];

/** What a card of that side can have by being played so. */
const playedOf = ({ played }: Print): readonly NamedAbility[] => played.map(({ text }) => text);

/** What each keyword stands for that need not say more than its name. */
function byNameAlone(rows: readonly KeywordRow[]): KeywordTexts {
  const found = new Map<string, readonly NamedAbility[]>();
  for (const one of rows) {
    const meant = meaningOf(one, one.row, {});
    if (meant.length > 0) found.set(one.keyword, [...(found.get(one.keyword) ?? []), ...meant]);
  }
  return found;
}

/** The abilities that a row has a keyword stand for, the first of them under the name itself. */
const meaningOf = (
  { keyword: name, row, meaning, clauses }: KeywordRow,
  key: AbilityKey,
  args: Keyword['args'],
  from = 0,
): readonly NamedAbility[] =>
  meaning(args).map(
    (ability, at): NamedAbility => ({
      key: keywordName(key, from + at),
      ability,
      from: 'keyword',
      by: null,
      keyword: { kind: 'keyword', name, row, args, clauses },
    }),
  );

/** What a printed keyword stands for that says more than its name. */
function meantBy(rows: readonly KeywordRow[], { key, ability }: NamedAbility): readonly NamedAbility[] {
  if (ability.kind !== 'keyword') return [];
  const { name, args } = keywordOf(ability);
  if (isPlain(args)) return [];
  const found: NamedAbility[] = [];
  for (const row of rows) if (row.keyword === name) found.push(...meaningOf(row, key, args, found.length));
  return found;
}

const isPlain = (args: Keyword['args']): boolean => Object.keys(args).length === 0;

/** The sides of a card; of a card without any, one with nothing on it. */
const printsOf = (
  rows: PrintRows,
  card: string,
  definition: CardDefinition,
  token: Token | null = null,
): readonly Print[] =>
  (definition.faces.length > 0 ? definition.faces : [{ types: [] }]).map((face, side): Print => {
    const texts = (face.abilities ?? []).map(
      (ability, at): NamedAbility => ({
        key: `${card}/${side}/${at}`,
        ability,
        from: 'printed',
        by: null,
        keyword: null,
      }),
    );
    const meanings = texts.map((text) => meantBy(rows.keywords, text));
    const said = texts.flatMap((text, at) => (text.ability.kind === 'keyword' ? (meanings[at] ?? []) : [text]));
    const played = playedTexts(`${card}/${side}/`, said);
    const loans = loansOf(rows.lending, `${card}/${side}`, face);
    const lent = new Set(loans.flatMap(({ those }) => those.flatMap(({ at }) => texts[at]?.key ?? [])));
    const meant = [...meanings.flat(), ...loans.map(({ text }) => text)];
    return { card, side, definition, face, token, texts, meant, lent, played };
  });

/** What a side lends by each row: those of its abilities, and the text by which what it lies on has them. */
const loansOf = (
  rows: readonly LendingRow[],
  side: string,
  face: Face,
): readonly { readonly those: readonly Lent[]; readonly text: NamedAbility }[] =>
  rows.flatMap(({ row, lends, clauses }) => {
    const those = lends(face);
    if (those.length === 0) return [];
    const keyword: Standing = { kind: 'lending', name: row, row, args: {}, clauses };
    const has = those.map(({ ability }) => ability);
    const stats = those.reduce<Amounts>((sum, { shown }) => (shown ? together(sum, shown) : sum), {});
    const reflected = Object.keys(stats).length > 0 && { stats };
    const ability: Ability = { kind: 'continuous', modify: { filter: { host: true }, ...reflected, has } };
    return { those, text: { key: lendingName(side, row), ability, from: 'keyword', by: null, keyword } };
  });

/**
 * @param byKeyword what the keywords stand for that an object can gain, wherever they work
 * @param grantable the other abilities that an effect of the pool could give to any object, whatever is printed on it
 * @param valued whether an effect of the pool could give it values that are not printed on it
 */
function printCard(
  rows: PrintRows,
  prints: readonly Print[],
  keywordTexts: KeywordTexts,
  byKeyword: readonly Ability[],
  grantable: readonly Ability[],
  valued: boolean,
): PrintedCard {
  const faces = prints.map((print) => printFace(rows, print, keywordTexts));
  const own = faces.flatMap(({ abilities }) => abilities.map(({ ability }) => ability));
  const able = [...own, ...byKeyword, ...grantable];
  const couldHave = (wanted: Ability['kind']): boolean => able.some(({ kind }) => kind === wanted);
  const awaited = able.flatMap(waitedFor);
  return {
    faces,
    // A continuous ability that is given is found where it is given, but for what the card itself is played as having.
    continuous: own.some(({ kind }) => kind === 'continuous') || own.some(isPlayedAsActing),
    automatic: couldHave('automatic'),
    waitsFor: [...new Set(awaited.map(({ on }) => on))],
    waits: awaited,
    activate: couldHave('activate'),
    stats: valued || prints.some(({ face: { stats } }) => stats !== undefined),
    will: couldHave('will'),
    replaces: couldHave('replace'),
    cost: couldHave('cost') || couldHave('triggerCost'),
    costs: couldHave('costs'),
    players: couldHave('players'),
    offers: couldHave('trigger'),
    enters: own.some((ability) => modificationsIn(ability).some(saysHowItEnters)),
    ushers: own.some(isUshering),
    playedAs: own.some(({ kind }) => kind === 'playedAs'),
    permits: able.some(isPermitting),
    elsewhere: elsewhereOf([...own, ...byKeyword]),
  };
}

/** Whether an ability says how others than its card come into play. */
const isUshering = (ability: Ability): boolean =>
  ability.kind === 'continuous' && ability.modify.self === undefined && saysHowItEnters(ability.modify);

/** Whether an ability permits something to objects. */
const isPermitting = (ability: Ability): boolean => ability.kind === 'continuous' && ability.modify.may !== undefined;

type Placed = Extract<Ability, { readonly kind: 'continuous' | 'automatic' | 'activate' | 'will' | 'replace' }>;
const PLACED: ReadonlySet<Ability['kind']> = new Set<Placed['kind']>([
  'continuous',
  'automatic',
  'activate',
  'will',
  'replace',
]);
const isPlaced = (ability: Ability): ability is Placed => PLACED.has(ability.kind);

/** The zones that abilities name, by their kinds. */
function elsewhereOf(own: readonly Ability[]): PrintedCard['elsewhere'] {
  const found: Partial<Record<AbilityKind, readonly Zone[]>> = {};
  for (const ability of own.flatMap(withWhatItIsPlayedAs)) {
    if (!isPlaced(ability) || ability.in === undefined) continue;
    const kind = ability.kind === 'replace' ? 'replaces' : ability.kind;
    found[kind] = [...(found[kind] ?? []), ability.in];
    if (isUshering(ability)) found.ushers = [...(found.ushers ?? []), ability.in];
    if (isPermitting(ability)) found.permits = [...(found.permits ?? []), ability.in];
  }
  return found;
}

const withWhatItIsPlayedAs = (ability: Ability): readonly Ability[] =>
  ability.kind === 'playedAs' ? [ability, ...(ability.has ?? [])] : [ability];

const isPlayedAsActing = (ability: Ability): boolean =>
  ability.kind === 'playedAs' && ability.has?.some(({ kind }) => kind === 'continuous') === true;

const waitedFor = (ability: Ability): readonly Occurrence[] => {
  if (ability.kind === 'trigger') return [ability.when];
  if (ability.kind !== 'automatic') return [];
  return ability.or === undefined ? [ability.when] : [ability.when, ability.or];
};

const keywordOf = ({ kind: _, keyword: name, ...args }: Extract<Ability, { readonly kind: 'keyword' }>): Keyword => ({
  name,
  args,
});

/** The traits of a card, and beside them the word that it is named by. */
function withItsName({ words, namedOf }: BesideTraits, { face, definition }: Print): readonly string[] {
  const { name } = definition;
  const { types, traits = [] } = face;
  const isNamed = types.includes(namedOf) && words.includes(name.ja) && !traits.includes(name.ja);
  return isNamed ? [...traits, name.ja] : traits;
}

function printFace(
  { noAttribute, besideTraits }: PrintRows,
  print: Print,
  keywordTexts: KeywordTexts,
): Characteristics {
  const { face, texts, meant, lent } = print;
  const keywords = texts.flatMap(({ ability }) => (ability.kind === 'keyword' ? [keywordOf(ability)] : []));
  return {
    print,
    types: face.types,
    attributes: (face.attributes ?? []).filter((attribute) => attribute !== noAttribute),
    traits: besideTraits ? withItsName(besideTraits, print) : (face.traits ?? []),
    stats: face.stats ?? {},
    keywords,
    abilities: [
      ...texts.filter(({ key, ability }) => ability.kind !== 'keyword' && !lent.has(key)),
      ...[...new Set(keywords.flatMap(({ name, args }) => (isPlain(args) ? name : [])))].flatMap(
        (keyword) => keywordTexts.get(keyword) ?? [],
      ),
      ...meant,
    ],
    bans: [],
    may: [],
    changes: [],
  };
}

/** What the pool says of the card an object is printed as; `undefined` where the pool lacks it. */
export const printedCard = (
  rules: Pick<Ruleset<GameTypes>, 'printed'>,
  item: Pick<Item, 'printedAs'>,
): PrintedCard | undefined => rules.printed[definitionOf(item)];

type Printed = Pick<Item, 'printedAs'>;

/** What is meant by a definition and a side. Refuses a card that the pool lacks. */
export const printOf = (rules: Pick<Ruleset<GameTypes>, 'printed'>, printed: Printed): Print =>
  printedFace(rules, printed).print;

/** What is printed on the side of an object that is up. Refuses a card that the pool lacks. */
export function printedFace(rules: Pick<Ruleset<GameTypes>, 'printed'>, item: Printed): Characteristics {
  const faces = printedCard(rules, item)?.faces;
  const face = faces?.[sideOf(item)] ?? faces?.[0];
  if (!face) throw new Error(`no card "${definitionOf(item)}" in the pool`);
  return face;
}
