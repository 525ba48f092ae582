/** Searching: cards are found where not all players see them, revealed, put somewhere, and the deck is shuffled. */
import { askObjects } from '../kernel/machine/program';
import { done, type Outcome, perform } from '../kernel/position/outcome';
import { type Event, SEATS } from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import type { GameTypes } from '../kernel/view/ruleset';

type Searching = <G extends GameTypes>(x: Ctx<G>) => Outcome;

/** Step: whoever searches looks through the deck and finds so many, or fewer. */
export const looksThrough: Searching = (x) =>
  askObjects(x, x.need('program'), { from: 'objects', by: 'you', ...x.need('sought') });

/** Step: what was found is revealed. */
export const revealsFound: Searching = (x) => {
  const refs = (x.env.chosenAll ?? []).flatMap(({ item }) => item ?? []);
  const events = refs.map((item): Event => ({ kind: 'show', item, to: SEATS }));
  return perform(events, { refs, searched: undefined });
};

/** Step: it goes where the text says. */
export const putsFound: Searching = (x) => {
  const to = x.need('zone');
  const { refs = [], rested } = x.env;
  const how = rested ? { rested } : {};
  return perform(refs.map((item): Event => ({ kind: 'move', item, to, cause: 'effect', ...how })));
};

/** Step: the deck that was searched is shuffled. */
export const shufflesAfter: Searching = (x) => {
  const zone = x.rules.zoneKeys[x.rules.zoneOf.deck]?.[x.seat];
  return perform(zone === undefined ? [] : [{ kind: 'shuffle', zone }]);
};

/** Step: the text goes on; "if you do" asks whether something was found. */
export const searched: Searching = (x) => done({ done: (x.env.refs ?? []).length > 0 });
