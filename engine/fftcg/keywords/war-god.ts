/** War God: as a Summon is cast, one Character with a Job may be put into the Break Zone, so that it costs so much less. */
import type { Takes } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import { type Item, NOTHING_ANNOUNCED, type Seat } from '../../kernel/position/position';
import { request } from '../../kernel/view/context';
import { matches, readerOf, totalCost } from '../../kernel/view/filter';
import { cardOption } from '../../play/announce';
import { playingOf } from '../../play/paying';
import { newest } from '../../play/placing';
import { charactersOf, type Look, type Step } from '../fftcg';
import { canAfford } from '../payment';

export const WORDS = { ja: '軍神', en: 'War God' } as const;
export const TAKES: Takes = { needs: ['of'], isHowPlayed: true };

/** The Characters of a player that can be put into the Break Zone for a Summon. */
function charactersFor(look: Look, seat: Seat, summon: Item): readonly Item[] {
  const said = look.keyword(summon, 'warGod').flatMap(({ of }) => of ?? []);
  if (said.length === 0) return NOBODY;
  const reader = readerOf(look, seat, summon);
  return charactersOf(look, seat).filter((character) => said.some((of) => matches(character, of, reader)));
}
const NOBODY: readonly Item[] = [];

const costOf = (look: Look, character: Item): number => totalCost(look.print(character).face.cost, 0);

/** Whether the rest can be paid once a Character has been put into the Break Zone for it. */
const isEnough = (look: Look, seat: Seat, summon: Item, character: Item): boolean =>
  canAfford(look, { ...playingOf(look, seat, summon), spared: costOf(look, character), gone: [character.ref] });

/** Whether a Summon can be paid with War God. */
export const paysByWarGod = (look: Look, seat: Seat, summon: Item): boolean =>
  charactersFor(look, seat, summon).some((character) => isEnough(look, seat, summon, character));

/** Step: who casts it says whether to use War God, and for which Character; where it cannot be paid otherwise, for which. */
export const asksWarGod: Step = (x) => {
  const summon = newest(x);
  if (!summon) return next();
  const options = charactersFor(x, x.seat, summon)
    .filter((character) => isEnough(x, x.seat, summon, character))
    .map(cardOption);
  if (options.length === 0) return next();
  const min = canAfford(x, playingOf(x, x.seat, summon)) ? 0 : 1;
  const space = { kind: 'subset', options, min, max: 1 } as const;
  return { kind: 'ask', request: request(x.seat, 'choose', space, null, null, summon.ref) };
};

/** Step: the Character goes, and the Summon costs as much less as the Character says that it costs. */
export const paysCharacter: Step = (x) => {
  const summon = newest(x);
  const character = x.item(x.env.chosenAll?.[0]?.item);
  if (!summon || !character) return next({ chosenAll: undefined });
  const announced = { ...(summon.announced ?? NOTHING_ANNOUNCED), spared: costOf(x, character) };
  return perform(
    [
      { kind: 'banish', item: character.ref, by: summon.ref, cause: 'cost' },
      { kind: 'announce', item: summon.ref, announced },
    ],
    { chosenAll: undefined },
  );
};
