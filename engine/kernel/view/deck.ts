/** A deck before a game: piles of cards, and what an edition asks of them. */
import type { NamedAbility } from './abilities';
import type { Characteristics } from './characteristics';
import type { Log } from './look';
import type { GameTypes, Ruleset } from './ruleset';

/** Keys of cards by pile (`main`, `stones` …), a card as often as it is there; a pile left out is empty. */
export type Deck = Readonly<Record<string, readonly string[]>>;

/** What is printed on the front of every card of every pile that the edition knows. */
export type DeckView = Readonly<Record<string, readonly Characteristics[]>>;

/** Whether a text of a card permits something of it against the conditions. */
export type Permits = (card: Characteristics, permission: string) => boolean;

/** What a condition finds wrong with a deck, a line for each; nothing where the deck meets it. */
export type DeckTest = (deck: DeckView, permits: Permits) => readonly string[];

/** One thing that keeps a deck from being played, and the clause that says so. */
export interface DeckFault {
  readonly clause: string;
  readonly what: string;
}

/** Every fault of a deck, in the order of the edition's conditions. Refuses piles that the edition has not, and unknown cards. */
export function deckFaults<G extends GameTypes>(rules: Ruleset<G>, deck: Deck, log: Log | null): readonly DeckFault[] {
  const strange = Object.keys(deck).find((pile) => !rules.deckPiles.some(({ name }) => name === pile));
  if (strange !== undefined) throw new Error(`no pile "${strange}" in ${rules.id}`);
  const view = Object.fromEntries(
    rules.deckPiles.map(({ name, run: pile, clauses }) => {
      log?.via('deckPile', name, clauses);
      return [pile, (deck[name] ?? []).map((card) => frontOf(rules, card))];
    }),
  );
  const permits: Permits = ({ abilities }, name) => {
    const says = ({ ability }: NamedAbility): boolean =>
      ability.kind === 'continuous' && ability.modify.self === true && ability.modify.may?.includes(name) === true;
    if (!rules.permitted.has(name) || !abilities.some(says)) return false;
    log?.via('permission', name, rules.permissions[name] ?? []);
    return true;
  };
  return rules.deckConditions.flatMap(({ name, run, clauses }) => {
    log?.via('deckCondition', name, clauses);
    const [clause = name] = clauses;
    return run(view, permits).map((what): DeckFault => ({ clause, what }));
  });
}

function frontOf<G extends GameTypes>({ printed }: Ruleset<G>, card: string): Characteristics {
  const front = Object.hasOwn(printed, card) ? printed[card]?.faces[0] : undefined;
  if (!front) throw new Error(`no card "${card}" in the pool`);
  return front;
}
