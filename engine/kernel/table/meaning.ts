/** Whether an edition gives the words of a card a meaning: none of them is ever ignored. */
import type { CardDefinition } from '../position/card';
import { OPEN_LISTS, WORD_NAMES, type WordFound } from '../position/word-lists';
import type { GameTypes, Ruleset } from '../view/ruleset';

/** The words of a card that mean nothing under an edition, in the order in which they stand there. */
export const meaningless = <G extends GameTypes>(rules: Ruleset<G>, card: CardDefinition): readonly WordFound[] =>
  rules.language.wordsOn(card).filter(({ list, word }) => !OPEN_LISTS.has(list) && !rules.words[list].includes(word));

/** One line about the first word of a card that means nothing under an edition, or what never could; `null` where there is none. */
export function wordFault<G extends GameTypes>(rules: Ruleset<G>, key: string): string | null {
  const known = faults.get(rules) ?? new Map<string, string | null>();
  faults.set(rules, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const fault = faultOf(rules, key);
  known.set(key, fault);
  return fault;
}

/** Cards do not change, and every game that begins asks about each of its cards again. */
const faults = new WeakMap<object, Map<string, string | null>>();

function faultOf<G extends GameTypes>(rules: Ruleset<G>, key: string): string | null {
  const card = rules.cards[key];
  if (!card) return null;
  const sides = rules.mostSides(card.faces[0]?.types ?? []);
  if (card.faces.length > sides) return `card "${key}", faces: in ${rules.id} such a card has at most ${sides} sides`;
  const [first] = meaningless(rules, card);
  if (!first) return unmetFault(rules, key, card);
  const { list, word, at } = first;
  const possible = rules.words[list].join(', ') || 'none';
  return `card "${key}", ${at.join('.')}: ${rules.id} has no ${WORD_NAMES[list]} "${word}"; possible: ${possible}`;
}

function unmetFault<G extends GameTypes>(rules: Ruleset<G>, key: string, card: CardDefinition): string | null {
  const unmet = rules.language.unmet(card, {
    judgedX: rules.procedures.get('announce')?.steps.has('judgedX') ?? false,
    openX: rules.procedures.get('announce')?.steps.has('openX') ?? false,
    selections: Object.keys(rules.selections),
    zones: rules.zones,
    zoneOf: rules.zoneOf,
    playedFrom: rules.playedFrom,
    carriedOut: rules.carriedOut,
    id: rules.id,
    noAttribute: rules.noAttribute?.run ?? null,
    costsOwnAttributes: rules.costsOwnAttributes,
    keywords: rules.keywordArgs,
    meant: (side, keyword) =>
      (rules.printed[key]?.faces[side]?.abilities ?? []).flatMap((one) =>
        one.keyword?.name === keyword ? [one.ability] : [],
      ),
  });
  return unmet === null ? null : `card "${key}", ${unmet.at.join('.')}: ${unmet.what}`;
}
