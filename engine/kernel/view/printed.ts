/** What is printed on the cards of a pool, worked out once: characteristics a face, and what a card could ever do. */
import type { CardDefinition, Face, Occurrence } from '../position/card';
import type { NamedAbility } from './abilities';
import type { Characteristics } from './characteristics';

/** Kinds of abilities, and values, that are searched for; searches leave out the cards that have none on any face. */
export type AbilityKind = 'continuous' | 'automatic' | 'replaces' | 'activate' | 'will' | 'stats';

/** A card's faces, and whether any of them has abilities of a kind. */
export interface PrintedCard extends Readonly<Record<AbilityKind, boolean>> {
  readonly faces: readonly Characteristics[];
  /** All abilities printed on each face, in their order, keywords among them. */
  readonly texts: readonly (readonly NamedAbility[])[];
  /** The occurrences its printed abilities and keywords wait for, and those it could be given. */
  readonly waitsFor: ReadonlySet<Occurrence['on']>;
}

export type PrintedPool = Readonly<Record<string, PrintedCard>>;

/** What keywords stand for, by keyword. */
export type KeywordTexts = ReadonlyMap<string, NamedAbility>;

export function printPool(cards: Readonly<Record<string, CardDefinition>>, keywordTexts: KeywordTexts): PrintedPool {
  const given = [...keywordTexts].filter(([keyword]) => isGiven(cards, keyword));
  const gained = given.flatMap(([, { ability }]) => (ability.kind === 'automatic' ? [ability.when.on] : []));
  return Object.fromEntries(
    Object.entries(cards).map(([key, card]) => [key, printCard(key, card, keywordTexts, gained)]),
  );
}

/** @param gained what the keywords wait for that an effect of the pool could give to any card */
function printCard(
  name: string,
  { faces }: CardDefinition,
  keywordTexts: KeywordTexts,
  gained: readonly Occurrence['on'][],
): PrintedCard {
  const abilities = faces.flatMap((face) => face.abilities ?? []);
  const meant = abilities.map((ability) =>
    ability.kind === 'keyword' ? (keywordTexts.get(ability.keyword)?.ability ?? ability) : ability,
  );
  const own = meant.flatMap((ability) => (ability.kind === 'automatic' ? [ability.when.on] : []));
  const automatic = [...own, ...gained];
  const texts = faces.map((face, side) =>
    (face.abilities ?? []).map(
      (ability, at): NamedAbility => ({ key: `${name}/${side}/${at}`, ability, from: 'printed', clauses: [] }),
    ),
  );
  return {
    faces: faces.map((face, side) => printFace(face, texts[side] ?? [], keywordTexts)),
    texts,
    continuous: abilities.some(({ kind }) => kind === 'continuous'),
    automatic: automatic.length > 0,
    waitsFor: new Set(automatic),
    activate: abilities.some(({ kind }) => kind === 'activate'),
    stats: faces.some(({ stats }) => stats !== undefined),
    will: abilities.some(({ kind }) => kind === 'will'),
    replaces: abilities.some(({ kind }) => kind === 'replace'),
  };
}

function printFace(face: Face, texts: readonly NamedAbility[], keywordTexts: KeywordTexts): Characteristics {
  const keywords = texts.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  return {
    types: face.types,
    attributes: face.attributes ?? [],
    traits: face.traits ?? [],
    stats: face.stats ?? {},
    keywords,
    abilities: [
      ...texts.filter(({ ability }) => ability.kind !== 'keyword'),
      ...[...new Set(keywords)].flatMap((keyword) => keywordTexts.get(keyword) ?? []),
    ],
    bans: [],
    changes: [],
  };
}

/** The characteristics of a face the card does not have: none at all. */
export const BLANK: Characteristics = printFace({ types: [] }, [], new Map());

/** Whether any card of the pool could give a keyword to an object that lacks it. */
const isGiven = (cards: Readonly<Record<string, CardDefinition>>, keyword: string): boolean =>
  Object.values(cards).some(({ faces }) => gains(faces, keyword));

/** Whether anything within a value gains the keyword. */
function gains(value: unknown, keyword: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => (key === 'gain' && Array.isArray(inner) && inner.includes(keyword)) || gains(inner, keyword),
  );
}
