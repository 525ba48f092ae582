/**
 * A draft: a file that plays before it has its texts. What is missing is filled in from what is there. Links to tables, and the files
 * that they are saved as, are drafts which people keep: what they call by a former name is called by that of today.
 */
import { isMapping } from '@/engine';
import { renewed } from './renewed';

/** The texts that a ruling has to have and a draft need not. */
const TEXTS = ['title', 'question', 'answer'] as const;

/**
 * What a draft says in the words of today, with its id for every text that it has not, and one language for the other; anything else as it is.
 * @param file by whose name a draft goes that has no id
 */
export function completed(given: unknown, file: string): unknown {
  if (!isMapping(given) || given.draft !== true) return given;
  const id = given.id ?? idOf(file);
  const instead = typeof id === 'string' && id !== '' ? id : UNNAMED;
  const texts = Object.fromEntries(TEXTS.map((key) => [key, inBoth(given[key], instead)]));
  const cards = isMapping(given.cards)
    ? { cards: Object.fromEntries(Object.entries(given.cards).map(([key, card]) => [key, named(card, key)])) }
    : {};
  const choices = Array.isArray(given.choices) ? { choices: given.choices.map(inEither) } : {};
  return renewed({ ...given, id, ...texts, ...cards, ...choices });
}

const UNNAMED = 'draft';

/** The name of a file without its folders and ending, in letters that an id has. */
const idOf = (file: string): string =>
  (file.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || UNNAMED;

/** A choice in both languages, if it has one. */
const inEither = (choice: unknown): unknown =>
  isMapping(choice) && (choice.ja ?? choice.en) !== undefined ? inBoth(choice, '') : choice;

/** A text in both languages; one that is something else is left for the schema to refuse. */
function inBoth(text: unknown, instead: string): unknown {
  if (text === undefined) return { ja: instead, en: instead };
  if (typeof text === 'string') return { ja: text, en: text };
  return isMapping(text) ? { ...text, ja: text.ja ?? text.en ?? instead, en: text.en ?? text.ja ?? instead } : text;
}

const named = (card: unknown, key: string): unknown =>
  isMapping(card) ? { ...card, name: inBoth(card.name, key) } : card;
