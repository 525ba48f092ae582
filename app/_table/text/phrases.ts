/** Phrases to begin a text with: what is asked about daily and what cards print, each once, however much and of what kind. */
import { type Ability, type CardDefinition, type Edition, wordsOf } from '@/engine';
import { normalised } from '@/rules/search/normalise';
import { playable, poolOf } from '@/scenarios/format/pool';
import { cardFault } from '@/scenarios/play/card-fault';
import { bodyOf, commonKeywords, isPlainKeyword } from '../blank';
import { abilitiesOf, withAbilities } from './changes';
import { readyPhrases } from './ready-phrases';

export const PHRASE_GROUPS = ['enter', 'attack', 'moment', 'activate', 'continuous', 'text', 'other'] as const;
export type PhraseGroup = (typeof PHRASE_GROUPS)[number];

export interface Phrase {
  readonly ability: Ability;
  readonly group: PhraseGroup;
  /** As the card would print it. */
  readonly text: { readonly ja: string; readonly en: string };
}

/** The phrases that a face of a card can be given. What the edition refuses of such a card is none of them. */
export function phrasesFor(edition: Edition, card: CardDefinition, face: number): readonly Phrase[] {
  const words = wordsOf(edition);
  const had = abilitiesOf(card, face);
  const chips = bodyOf(edition, card) === null ? [] : commonKeywords(edition);
  return shapesOf(edition).flatMap((ability) => {
    if (isPlainKeyword(ability) && chips.includes(ability.keyword)) return [];
    const more = withAbilities(card, face, [...had, ability]);
    return cardFault(more, edition) === null
      ? [{ ability, group: groupOf(ability), text: words.ability(ability, more) }]
      : [];
  });
}

/** Phrases that have everything in them that is typed, in either language; width, case and long vowels do not matter. */
export function phrasesWith(phrases: readonly Phrase[], typed: string): readonly Phrase[] {
  const sought = folded(typed)
    .split(' ')
    .filter((word) => word !== '');
  return phrases.filter(({ text }) => {
    const said = folded(`${text.ja} ${text.en}`);
    return sought.every((word) => said.includes(word));
  });
}

/** As the search compares texts, hiragana as katakana. */
const folded = (text: string): string =>
  normalised(text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60)));

/** Every ability of the edition's cards that no other differs from but in numbers, names and kinds of cards. */
function shapesOf(edition: Edition): readonly Ability[] {
  const found = new Map<string, Ability>();
  const printed = Object.values(playable(poolOf(edition), edition)).flatMap(({ faces }) =>
    faces.flatMap(({ abilities = [] }) => abilities),
  );
  for (const ability of [...readyPhrases(edition), ...printed]) {
    const shape = JSON.stringify(ability, open);
    if (!found.has(shape)) found.set(shape, ability);
  }
  return [...found.values()];
}

/** Numbers are open, but for those that say which target or mode is meant, and so are names and kinds. */
const open = (key: string, value: unknown): unknown => {
  if (typeof value === 'number') return key === 'target' || key === 'mode' ? value : Math.sign(value);
  return OPEN.has(key) ? '' : value;
};
const OPEN: ReadonlySet<string> = new Set([
  'called',
  'name',
  'trait',
  'types',
  'attribute',
  'attributes',
  'produces',
  'counter',
]);

const FIGHTING: ReadonlySet<string> = new Set(['attack', 'block', 'blocked', 'damage', 'damaged']);

function groupOf(ability: Ability): PhraseGroup {
  switch (ability.kind) {
    case 'automatic':
      if (ability.when.on === 'enter') return 'enter';
      return FIGHTING.has(ability.when.on) ? 'attack' : 'moment';
    case 'activate':
    case 'will':
      return 'activate';
    case 'continuous':
    case 'players':
    case 'costs':
    case 'replace':
      return 'continuous';
    case 'text':
      return 'text';
    default:
      return 'other';
  }
}

/** A card with one more ability on a face: keywords that say no more than their names stand before the texts. */
export function withAbility(card: CardDefinition, face: number, ability: Ability): CardDefinition {
  const had = abilitiesOf(card, face);
  if (!isPlainKeyword(ability)) return withAbilities(card, face, [...had, ability]);
  const texts = had.findIndex((one) => !isPlainKeyword(one));
  return withAbilities(card, face, had.toSpliced(texts < 0 ? had.length : texts, 0, ability));
}
