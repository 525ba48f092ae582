/** A deck before a game: piles of cards, and what an edition asks of them. */
import type { Characteristics } from './characteristics';
import type { Log } from './look';
import type { GameTypes, Ruleset } from './ruleset';

/** Keys of cards by pile (`main`, `stones` …), a card as often as it is there; a pile left out is empty. */
export type Deck = Readonly<Record<string, readonly string[]>>;

/** What is printed on the front of every card of every pile that the edition knows. */
export type DeckView = Readonly<Record<string, readonly Characteristics[]>>;

/** What a condition finds wrong with a deck, a line for each; nothing where the deck meets it. */
export type DeckTest = (deck: DeckView) => readonly string[];

/** One thing that keeps a deck from being played, and the clause that says so. */
export interface DeckFault {
  readonly clause: string;
  readonly what: string;
}

/** Every fault of a deck, in the order of the edition's conditions. Refuses piles that the edition has not, and unknown cards. */
export function deckFaults<G extends GameTypes>(rules: Ruleset<G>, deck: Deck, log: Log | null): readonly DeckFault[] {
  const strange = Object.keys(deck).find((pile) => !rules.deckPiles.includes(pile));
  if (strange !== undefined) throw new Error(`no pile "${strange}" in ${rules.id}`);
  const view = Object.fromEntries(
    rules.deckPiles.map((pile) => [pile, (deck[pile] ?? []).map((card) => frontOf(rules, card))]),
  );
  return rules.deckConditions.flatMap(({ name, run, clauses }) => {
    log?.via('deckCondition', name, clauses);
    const [clause = name] = clauses;
    return run(view).map((what): DeckFault => ({ clause, what }));
  });
}

function frontOf<G extends GameTypes>({ printed }: Ruleset<G>, card: string): Characteristics {
  const front = Object.hasOwn(printed, card) ? printed[card]?.faces[0] : undefined;
  if (!front) throw new Error(`no card "${card}" in the pool`);
  return front;
}
