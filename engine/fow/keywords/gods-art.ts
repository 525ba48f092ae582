/** God's Art: an ability with a name of its own, that a player plays once in a game. */
import { saying, type Takes } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import type { AbilityKey, Event, Seat } from '../../kernel/position/position';
import type { Look, Step, Test } from '../fow';
import { did } from '../memory';

export const WORDS = { ja: '神技', en: "God's Art" } as const;
export const TAKES: Takes = { needs: ['called', 'cost', 'text'] };

export const GODS_ART = saying(['cost', 'text'], ({ cost, text }) => [{ kind: 'activate', cost, ...text }]);

/** What the art is called that an ability is; `undefined` where it is none. */
function artOf({ rules }: Look, key: AbilityKey | undefined): string | undefined {
  const keyword = key === undefined ? undefined : rules.abilities.get(key)?.keyword;
  return keyword?.name === 'godsArt' ? keyword.args.called?.ja : undefined;
}

/** The player has played no art of that name in this game, from whatever card. */
export const notPlayedInGame: Test = (look, { ability }, { seat }) => {
  const art = artOf(look, ability);
  return art === undefined || !look.done('godsArt', 'game').some(({ by, name }) => by === seat && name === art);
};

/** It counts as played from now on, whatever becomes of it. */
export const artIsPlayed: Step = (x) => {
  const events = artPlayed(x, x.seat, x.item(x.need('item'))?.ability?.key);
  return events.length === 0 ? next() : perform(events);
};

/** What that comes to; nothing where the ability is none. */
export function artPlayed(look: Look, seat: Seat, key: AbilityKey | undefined): readonly Event[] {
  const name = artOf(look, key);
  return name === undefined ? NO_EVENTS : [did('godsArt', seat, { name })];
}
const NO_EVENTS: readonly Event[] = [];
