/** Copies: what of a card or an ability a copy has, when it is no more, and what becomes one (8.01 1017, 5.5 10.16). */

import { call, done, next, perform } from '../kernel/position/outcome';
import {
  type Announcement,
  type EventOf,
  GONE,
  type Item,
  type Modifying,
  NOTHING_ANNOUNCED,
  type PrintedAs,
  sideOf,
} from '../kernel/position/position';
import { isForbidden } from '../kernel/view/players';
import type { Becomes, Redirects } from '../kernel/view/ruleset';
import { waits } from './automatic';
import { chaseIsOpen } from './chasing';
import { type Fow, type Look, PERMANENT, type Step } from './fow';
import { isShift, isTransform } from './two-sided';

type FowBecomes = Becomes<Fow>;
type Copying = EventOf<'copy'>;

/** Only of a copy, and of what is known of what is copied. */
const copying =
  (row: (event: Copying, original: Item, look: Look) => Copying | null): FowBecomes =>
  (look, event) => {
    const original = event.kind === 'copy' ? look.lately(event.of) : undefined;
    const more = event.kind === 'copy' && original ? row(event, original, look) : null;
    return more && [more];
  };

/** What is not there any more by the time it would be copied is not copied. */
export const copiesWhatIsThere: FowBecomes = (look, event) =>
  event.kind === 'copy' && look.item(event.of) === undefined ? [] : null;

/** The copy is made where the original is; under the control of whoever controls the effect (reading of 1017.1). */
export const copiedByController = copying((event) =>
  event.under === undefined ? { ...event, under: event.controller } : null,
);

const withSide = (event: Copying, original: Item): Copying | null =>
  event.side === undefined && sideOf(original) > 0 ? { ...event, side: sideOf(original) } : null;

/** A copied card is the card with the side that it has up. */
export const copiesSide = copying(withSide);

/** The same of what waits to resolve, with the side up that it was played with, or of what lies elsewhere. */
export const copiesSideOf = (which: 'played' | 'lying'): FowBecomes =>
  copying((event, original, { rules }) =>
    (original.zone === rules.zoneOf.stack) === (which === 'played') ? withSide(event, original) : null,
  );

/** A copied ability is the same ability, of the same source. */
export const copiesAbility = copying((event, original) =>
  event.ability === undefined && original.kind === 'ability' && original.ability
    ? { ...event, ability: original.ability }
    : null,
);

/** What a copied card was played as having, by a keyword of some or by none, the copy has as well. */
const copiesTexts = (isBy: (keyword: string | undefined) => boolean): FowBecomes =>
  copying((event, { announced }, { rules }) => {
    const had = event.announced?.texts ?? [];
    const more = announced?.texts?.filter((key) => !had.includes(key) && isBy(rules.abilities.get(key)?.keyword?.name));
    if (more === undefined || more.length === 0) return null;
    return { ...event, announced: { ...(event.announced ?? NOTHING_ANNOUNCED), texts: [...had, ...more] } };
  });

/** What the card was played as having by one keyword. */
export const copiesTextsBy = (keyword: string): FowBecomes => copiesTexts((one) => one === keyword);
/** What it was played as having by any other than these. */
export const copiesOtherTexts = (...keywords: readonly string[]): FowBecomes =>
  copiesTexts((one) => one === undefined || !keywords.includes(one));

/** Only of what waits to resolve: what was chosen there is no choice made where the card has come since. */
export const ofWhatWaits =
  (row: FowBecomes): FowBecomes =>
  (look, event, ...more) =>
    event.kind === 'copy' && look.item(event.of)?.zone === look.rules.zoneOf.stack ? row(look, event, ...more) : null;

/** The copy of what has been announced has some of its choices. */
const copiesChoice = (isMade: (announced: Announcement) => boolean, kept: keyof Announcement): FowBecomes =>
  copying((event, { announced }) => {
    if (!announced || !isMade(announced) || event.announced?.[kept] === announced[kept]) return null;
    return { ...event, announced: { ...(event.announced ?? NOTHING_ANNOUNCED), [kept]: announced[kept] } };
  });

export const copiesModes = copiesChoice(({ modes }) => modes.length > 0, 'modes');
export const copiesX = copiesChoice(({ x }) => x > 0, 'x');
/** The targets, in their groups. */
export const copiesTargets = copiesChoice(({ targets }) => targets.length > 0, 'targets');
/** How what is divided among the targets was divided. */
export const copiesShares = copiesChoice(({ shares }) => shares !== undefined, 'shares');
/** What set off a card that waited for an event: its text speaks of that. */
export const copiesWhatSetItOff = copying((event, { announced }) => {
  if (announced?.event === undefined || event.announced?.event === announced.event) return null;
  const { event: by, moved } = announced;
  return { ...event, announced: { ...(event.announced ?? NOTHING_ANNOUNCED), event: by, moved } };
});

/** What has not been the case since it was played; a copy, which is not played, counts on from there. */
export const copiesLapses = copiesChoice(({ lapsed }) => lapsed !== undefined, 'lapsed');
/** As what a text put it there. */
export const copiesWhatItWasPutAs = copiesChoice(({ putAs }) => putAs !== undefined, 'putAs');
/** What was used for the cost. */
export const copiesUsed = copiesChoice(({ used }) => used !== undefined, 'used');
/** What was chosen about the cost, as whether an optional one was paid. */
export const copiesWays = copiesChoice(({ ways }) => ways !== undefined, 'ways');

/** What becomes a copy has the information of the original before any effect on that, whatever the layers make of it. */
export const becomesOriginal: FowBecomes = (look, event) => {
  const original = event.kind === 'beginEffect' ? look.item(event.becoming) : undefined;
  if (event.kind !== 'beginEffect' || !original || event.effect.modify.asOther) return null;
  return [{ ...event, effect: { ...event.effect, modify: likeThat({ card: look.original(original).card, side: 0 }) } }];
};

/** Of an original with two sides it has that which lies up, and nothing of the other. */
export const becomesSideThatIsUp: FowBecomes = (look, event) => {
  const original = event.kind === 'beginEffect' ? look.item(event.becoming) : undefined;
  if (event.kind !== 'beginEffect' || !original) return null;
  const print = look.original(original);
  const { card, side } = print;
  if (side === 0 && !isShift(print) && !isTransform(print)) return null;
  return [{ ...event, effect: { ...event.effect, modify: likeThat({ card, side }) } }];
};

const likeThat = (as: PrintedAs): Modifying => ({ asTypes: as, asAbilities: as, asOther: as, asValues: as });

// ---- playing a copy ----------------------------------------------------------------------------------------------

/** The card is copied where it is; a card that is not there is not. */
export const makesCopy: Step = (x) => {
  const original = x.item(x.env.item);
  const by = x.lately(x.need('other'));
  if (original?.kind !== 'card' || !by) return done({ done: false });
  return perform([{ kind: 'copy', of: original.ref, by, controller: x.seat }]);
};

/** The copy is played like a card: what it is stands on it. One that waits for an event has not triggered, and is not. */
export const playsCopy: Step = (x) => {
  const copy = x.p.items.find(({ pseudo, stamp }) => pseudo === 'copy' && stamp === x.p.clock - 1);
  if (!copy) return done({ done: false });
  if (isForbidden(x, x.seat, 'play', copy) || !chaseIsOpen(x) || waits(x, copy)) return next({ item: copy.ref });
  const kind = x.isA(copy, ...PERMANENT) ? 'play.permanent' : 'play.chant';
  return call(kind, { seat: x.seat, item: copy.ref }, { item: copy.ref });
};

/** A copy that was not played, as where it cannot be paid for, is no more. */
export const unplayedCopyCeases: Step = (x) => {
  const copy = x.item(x.need('item'));
  return copy ? perform([{ kind: 'cease', item: copy.ref }]) : done({ done: true });
};

/** A copy that leaves the zone where it was made otherwise than by being played is no more: it arrives nowhere. */
export const copyCeases: Redirects<Fow> = (look, move) => {
  const item = look.item(move.item);
  if (item?.pseudo !== 'copy' || move.to === item.zone || isPlayed(look, move)) return null;
  return move.to === GONE ? null : { ...move, to: GONE };
};

/** Whether it is put where plays wait as what is played. */
const isPlayed = (look: Look, { to, played }: EventOf<'move'>): boolean =>
  to === look.rules.zoneOf.stack && played?.playedFrom !== undefined;
