/** What is printed on the cards of a pool, worked out once: characteristics a face, and what a card could ever do. */
import type { CardDefinition, Face } from './card';
import type { Characteristics } from './characteristics';

/** Kinds of abilities that are searched for; searches leave out the cards that have none of the kind. */
export type AbilityKind = 'continuous' | 'automatic' | 'replaces';

/** A card's faces, and whether any of them has abilities of a kind. */
export interface PrintedCard extends Readonly<Record<AbilityKind, boolean>> {
  readonly faces: readonly Characteristics[];
}

export type PrintedPool = Readonly<Record<string, PrintedCard>>;

/** @param keywordTexts keywords that stand for an automatic ability */
export function printPool(
  cards: Readonly<Record<string, CardDefinition>>,
  keywordTexts: readonly string[],
): PrintedPool {
  return Object.fromEntries(Object.entries(cards).map(([key, card]) => [key, printCard(card, keywordTexts)]));
}

function printCard({ faces }: CardDefinition, keywordTexts: readonly string[]): PrintedCard {
  const abilities = faces.flatMap((face) => face.abilities ?? []);
  return {
    faces: faces.map(printFace),
    continuous: abilities.some(({ kind }) => kind === 'continuous'),
    automatic: abilities.some(
      (ability) =>
        ability.kind === 'automatic' || (ability.kind === 'keyword' && keywordTexts.includes(ability.keyword)),
    ),
    replaces: abilities.some(({ kind }) => kind === 'replace'),
  };
}

function printFace(face: Face): Characteristics {
  const abilities = (face.abilities ?? []).map((ability, index) => ({ index, ability }));
  return {
    types: face.types,
    attributes: face.attributes ?? [],
    traits: face.traits ?? [],
    stats: face.stats ?? {},
    keywords: abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : [])),
    abilities: abilities.filter(({ ability }) => ability.kind !== 'keyword'),
    bans: [],
    changes: [],
  };
}

/** The characteristics of a face the card does not have: none at all. */
export const BLANK: Characteristics = printFace({ types: [] });
