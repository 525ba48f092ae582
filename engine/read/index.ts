/**
 * Reading what a card says: the printed text of an ability back into the ability. Nothing is read but what prints the text
 * that was typed, so a reading can be missing but never wrong.
 */

import { type Edition, wordListsOf } from '../editions';
import type { Ability, CardDefinition } from '../kernel/position/card';
import { conforms } from '../text/conforms';
import { wordsOf } from '../words';
import { VOCABULARIES } from '../words/editions';
import { Chart } from './chart';
import { type Continuation, continuations } from './continuations';
import { grammarFor, type ReadingGrammar } from './grammar';
import { type Language, normal } from './normal';

export type { Continuation } from './continuations';

export interface Reading {
  /** Everything that prints the text. */
  readonly abilities: readonly Ability[];
  /** Where what cannot be read begins; the end of the text where it is the beginning of one. */
  readonly stops: number;
  /** What could stand from `stops` on. */
  readonly next: readonly Continuation[];
  /** How what was typed would be printed, where that is another form of it. */
  readonly instead: string | null;
}

export interface Reader {
  /** Reads the text of an ability of a card; quickest where it goes on from the text before. */
  read(text: string): Reading;
}

const grammars = new Map<string, ReadingGrammar>();

function grammarOf(edition: Edition, language: Language): ReadingGrammar {
  const key = `${edition} ${language}`;
  const known = grammars.get(key) ?? grammarFor(VOCABULARIES[edition], wordListsOf(edition), language);
  grammars.set(key, known);
  return known;
}

/** A reader for texts of a card. */
export function readerFor(edition: Edition, language: Language, card: CardDefinition, face = 0): Reader {
  const grammar = grammarOf(edition, language);
  grammar.named(card);
  let chart = new Chart(grammar.top);
  const { ability: write } = wordsOf(edition);
  const print = (ability: Ability): string => {
    const faces = card.faces.map((one, at) =>
      at === face ? { ...one, abilities: [...(one.abilities ?? []), ability] } : one,
    );
    return write(ability, { ...card, faces })[language];
  };
  return {
    read: (text) => {
      // Another card was read in between.
      if (grammar.named(card)) chart = new Chart(grammar.top);
      const typed = normal(text, language);
      const ended = typed.text.trimEnd();
      const said = (from: number, to: number): string =>
        text.slice(typed.at[from], typed.at[to]).normalize('NFKC').trim();
      chart.read(ended, said);
      const whole = chart.whole();
      if (whole.length === 0) chart.read(typed.text, said);
      const found = whole.map(settled).filter((one): one is Ability => conforms('Ability', one));
      const printed = found.map((ability) => ({ ability, said: print(ability) }));
      const same = printed
        .filter(({ said }) => normal(said, language).text.trimEnd() === ended)
        .sort((a, b) => asName(a.ability) - asName(b.ability));
      const [other] = printed;
      return {
        abilities: same.map(({ ability }) => ability),
        stops: whole.length > 0 ? text.length : (typed.at[chart.length] ?? text.length),
        next: continuations(chart.places(chart.length), language),
        instead: same.length === 0 && other ? other.said : null,
      };
    },
  };
}

/** A race or job without marks could be anything: whatever else can be read there is meant. */
const asName = (ability: Ability): number => (ability.kind === 'keyword' && ability.trait !== undefined ? 1 : 0);

/** What was read, with the groups of targets that are described within the text put where abilities have them. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  const made: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, settled(one)]),
  );
  if (!('do' in made) || 'op' in made) return made;
  const groups: unknown[] = [];
  const text = lifted(made, groups);
  const had = Array.isArray(made.targets) ? made.targets : [];
  // What an ability waits for may describe the group as what it does describes it.
  const different = [...new Map(groups.map((group) => [JSON.stringify(group), group])).values()];
  const targets = [...different, ...had];
  return typeof text === 'object' ? { ...text, ...(targets.length > 0 && { targets }) } : text;
}

/** A text without the descriptions of its targets, which are gathered. */
function lifted(value: unknown, groups: unknown[]): unknown {
  if (Array.isArray(value)) return value.map((one) => lifted(one, groups));
  if (typeof value !== 'object' || value === null) return value;
  if ('target' in value && 'group' in value) {
    groups.push(value.group);
    return { target: value.target };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lifted(one, groups)]));
}
