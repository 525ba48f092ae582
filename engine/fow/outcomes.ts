/** What events come to: moves that are turned aside, draws, discards, destruction, damage. */

import {
  type Announcement,
  type Event,
  type Item,
  NOTHING_ANNOUNCED,
  type Ref,
  SEATS,
  type Seat,
} from '../kernel/position/position';
import { basedOn } from '../kernel/view/base';
import { isPlayerBarred, limitOf } from '../kernel/view/players';
import { printedFace } from '../kernel/view/printed';
import { isBarred } from '../kernel/view/restrictions';
import type { Bars, Base, Becomes, Redirects, Sees } from '../kernel/view/ruleset';
import { isGain } from '../text/occurrences';
import { type Fow, type Look, PERMANENT } from './fow';
import { did } from './memory';
import { STONE_TYPES } from './stone-types';

type FowBecomes = Becomes<Fow>;
type FowBars = Bars<Fow>;
type FowRedirects = Redirects<Fow>;

/** A move, with what it moves; `null` for any other event, or where that is gone. */
export const moving = (
  look: Look,
  event: Event,
): { readonly item: Item; readonly event: Extract<Event, { readonly kind: 'move' }> } | null => {
  if (event.kind !== 'move') return null;
  const item = look.item(event.item);
  return item ? { item, event } : null;
};

const printedAs = (look: Look, item: Item, ...types: readonly string[]): boolean =>
  types.some((type) => look.original(item).face.types.includes(type));

// ---- moves -------------------------------------------------------------------------------------------------------

/** A card is worn by rulers and J-rulers alone: there is none to wear it where the text names another card. */
export const onlyRulersWear: FowBars = (look, event) =>
  event.kind === 'move' && event.to === 'itemArea' && event.on?.every((ref) => isRuler(look, ref)) === false;

const isRuler = (look: Look, ref: Ref): boolean => {
  const wearer = look.item(ref);
  return wearer !== undefined && look.isA(wearer, 'ruler', 'j-ruler');
};

/** A ruler leaves the ruler area only for the graveyard, or by judgment. */
export const rulerStays: FowBars = (look, event) => {
  const m = moving(look, event);
  if (m?.item.zone !== 'rulerArea' || !printedAs(look, m.item, 'ruler')) return false;
  return m.event.manner !== 'judgment' && m.event.to !== 'graveyard' && m.event.to !== 'rulerArea';
};

/** A J-ruler goes only to the field or the ruler area. */
export const jRulerStays: FowBars = (look, event) => {
  const m = moving(look, event);
  return m !== null && printedAs(look, m.item, 'j-ruler') && m.event.to !== 'field' && m.event.to !== 'rulerArea';
};

/** 5.x: what is a J-ruler now, so that an astral ruler, which is none, is left to its own rule. */
export const presentJRulerStays: FowBars = (look, event) => {
  const m = moving(look, event);
  return m !== null && m.event.to !== 'field' && m.event.to !== 'rulerArea' && look.isA(m.item, 'j-ruler');
};

/** A card goes to its owner's area, whoever has controlled it. */
export const toOwnersArea =
  (...zones: readonly string[]): FowBecomes =>
  (look, event) => {
    if (event.kind !== 'move' || !zones.includes(event.to)) return null;
    const item = look.item(event.item);
    return item && (event.under ?? item.controller) !== item.owner ? [{ ...event, under: item.owner }] : null;
  };

/** A J-ruler that leaves the field leaves its damage behind. */
export const jRulerSheds: FowBecomes = (look, event) => {
  if (event.kind !== 'move' || event.to === 'field') return null;
  const item = look.item(event.item);
  return item && item.zone === 'field' && item.damage > 0 && look.isA(item, 'j-ruler')
    ? [event, { kind: 'clearDamage', item: item.ref }]
    : null;
};

/** An astral ruler does not leave the ruler area. */
export const astralRulerStays: FowBars = (look, event) => {
  const m = moving(look, event);
  return m !== null && m.event.to !== 'rulerArea' && look.isA(m.item, 'astral-ruler');
};

/** 2.0: a J-ruler that leaves the field goes to the ruler area, wherever it was to go. */
export const jRulerToRulerArea: FowRedirects = (look, move) => {
  if (move.to === 'field' || move.to === 'rulerArea') return null;
  const item = look.item(move.item);
  return item?.zone === 'field' && look.isA(item, 'j-ruler') ? { ...move, to: 'rulerArea' } : null;
};

/** 2.0, 5.00: nor does a J-ruler card that has come there. */
export const deadJRulerStays: FowBars = (look, event) => {
  const m = moving(look, event);
  return m?.item.zone === 'rulerArea' && m.event.to !== 'rulerArea' && look.isA(m.item, 'j-ruler');
};

/** Resonators, additions and regalia do not go to the ruler area (5.x: nor to the stone deck and area). */
export const permanentStays =
  (...zones: readonly string[]): FowBars =>
  (look, event) => {
    const m = moving(look, event);
    return m !== null && zones.includes(m.event.to) && printedAs(look, m.item, 'resonator', 'addition', 'regalia');
  };

/** A chant sent into play or to the stone deck goes to the graveyard. */
export const chantToGraveyardInstead: FowRedirects = (look, move) => {
  if (!NOT_FOR_CHANTS.includes(move.to)) return null;
  const item = look.item(move.item);
  return item && printedAs(look, item, 'chant') ? { ...move, to: 'graveyard' } : null;
};
const NOT_FOR_CHANTS: readonly string[] = ['stoneDeck', 'field', 'rulerArea', 'stoneArea'];

/** 2.0: a card that would be one too many in the lifebreak area goes to its owner's graveyard instead. */
export const lifebreakIsFull: FowRedirects = (look, move, beside) => {
  const item = move.to === 'lifebreak' ? look.item(move.item) : undefined;
  if (item === undefined || item.zone === 'lifebreak') return null;
  const { owner } = item;
  const arriving = beside.filter(
    (one) => one.kind === 'move' && one.to === 'lifebreak' && ownerOf(look, one) === owner,
  );
  const there = look.in('lifebreak', owner).length + arriving.length;
  return there < limitOf(look, 'lifebreakLimit', owner) ? null : { ...move, to: 'graveyard' };
};

const ownerOf = (look: Look, event: Event): Seat | undefined => moving(look, event)?.item.owner;

/**
 * A resonator, addition or regalia that an effect makes a stone as well, or gives a type of stones, goes to the main deck where it is
 * sent to the stone deck.
 */
export const permanentToMainDeck: FowRedirects = (look, move) => {
  const item = move.to === 'stoneDeck' ? look.item(move.item) : undefined;
  if (!item || !printedAs(look, item, ...PERMANENT)) return null;
  return look.isA(item, 'stone') || hasGainedStoneType(look, item) ? { ...move, to: 'deck' } : null;
};

/** Whether it has a type of stones that is not its own; what it says of itself is no effect. */
function hasGainedStoneType(look: Look, item: Item): boolean {
  const { traits } = look.chars(item);
  if (!STONE_TYPES.words.some((word) => traits.includes(word))) return false;
  const own = basedOn(look, item, printedFace(look.rules, item)).traits;
  return STONE_TYPES.words.some((word) => traits.includes(word) && !own.includes(word));
}

/** A stone that is a resonator, addition or regalia as well goes to the stone deck where it is sent to the main deck. */
export const stoneToStoneDeck: FowRedirects = (look, move) =>
  move.to === 'deck' && isLivingStone(look, move.item) ? { ...move, to: 'stoneDeck' } : null;

/** And on top of it where it is sent to the hand. */
export const stoneToStoneDeckTop: FowRedirects = (look, move) =>
  move.to === 'hand' && isLivingStone(look, move.item) ? { ...move, to: 'stoneDeck', place: 'top' } : null;

const isLivingStone = (look: Look, ref: Ref): boolean => {
  const item = look.item(ref);
  return item !== undefined && printedAs(look, item, 'stone') && look.isOneOf(item, PERMANENT);
};

/** A stone stays where it is if sent to these zones. */
export const stoneStays =
  (...zones: readonly string[]): FowBars =>
  (look, event) => {
    const m = moving(look, event);
    return m !== null && zones.includes(m.event.to) && printedAs(look, m.item, 'stone');
  };

/** What no rule turns aside goes to the other zone that it was sent to. */
export const goesThere =
  (...types: readonly string[]): FowBecomes =>
  (look, event) => {
    const m = moving(look, event);
    return m && m.event.to !== m.item.zone && printedAs(look, m.item, ...types) ? [event] : null;
  };

/** What is removed from the game goes to its owner's removed area. */
export const removedGoesThere: FowBecomes = (look, event) => {
  const m = moving(look, event);
  return m?.event.to === 'removed' && m.item.zone !== 'removed' ? [event] : null;
};

/** A ruler or J-ruler lies face up wherever it goes. */
export const rulersLieFaceUp: FowBecomes = (look, event) => {
  const m = moving(look, event);
  if (!m?.event.faceDown || !printedAs(look, m.item, 'ruler', 'j-ruler')) return null;
  const { faceDown: _, ...faceUp } = m.event;
  return [faceUp];
};

// ---- drawing, discarding, banishing, canceling ---------------------------------------------------------------------

/** A player who may gain no life gains none. */
export const mayNotGainLife: FowBars = (look, event) => isGain(event) && isPlayerBarred(look, event.player, 'gainLife');

type Draw = Extract<Event, { readonly kind: 'draw' }>;

/** Whether a draw is one that has to succeed: whoever cannot make it in full is made to lose. */
type Required = (look: Look, draw: Draw) => boolean;

/** 8.01: whatever anybody draws in a draw phase. */
export const anyDrawPhase: Required = (look) => look.p.turn.phase === 'draw';

/** 5.x: whatever players draw in their own draw phases. */
export const ownDrawPhase: Required = (look, draw) => draw.player === look.p.turn.player && anyDrawPhase(look, draw);

/** 2.0: the draw that the draw phase itself asks for. */
export const regulatedDraw: Required = (look, draw) => draw.cause === 'game' && anyDrawPhase(look, draw);

/**
 * Cards are drawn from the top; a required draw that fails is remembered. Where several are drawn at once each of them is
 * drawn.
 */
export const drawsFromTop =
  (isRequired: Required): FowBecomes =>
  (look, event, beside) => {
    if (event.kind !== 'draw') return null;
    const cards = look.top(event.player, event.amount, beside);
    const moves = cards.flatMap((item): readonly Event[] => {
      const move: Event = { kind: 'move', item: item.ref, to: 'hand', cause: event.cause, manner: 'draw' };
      return event.amount > 1 ? [{ ...event, amount: 1 }, move] : [move];
    });
    const failed = cards.length < event.amount && isRequired(look, event);
    return failed ? [...moves, did('failedToDraw', event.player)] : moves;
  };

export const discardToGraveyard: FowBecomes = (look, event) => {
  if (event.kind !== 'discard') return null;
  const item = look.item(event.item);
  return item?.zone === 'hand'
    ? [{ kind: 'move', item: item.ref, to: 'graveyard', cause: event.cause, manner: 'discard' }]
    : [];
};

/** Nobody banishes what they do not control. */
export const banishOnlyOwn: FowBars = (look, event) => {
  const item = event.kind === 'banish' && event.player !== undefined ? look.item(event.item) : undefined;
  return item !== undefined && event.kind === 'banish' && item.controller !== event.player;
};

export const banishToGraveyard: FowBecomes = (look, event) => {
  const item = event.kind === 'banish' ? look.item(event.item) : undefined;
  if (event.kind !== 'banish') return null;
  return item ? [{ kind: 'move', item: item.ref, to: 'graveyard', cause: event.cause, manner: 'banished' }] : [];
};

/** A canceled card goes to its owner's graveyard; a canceled ability, or a judgment, is simply gone. */
export const cancelFromChase: FowBecomes = (look, event) => {
  if (event.kind !== 'cancel') return null;
  const item = look.item(event.item);
  if (item?.zone !== 'chase') return [];
  return item.kind === 'card'
    ? [{ kind: 'move', item: item.ref, to: 'graveyard', cause: 'effect', manner: 'canceled' }]
    : [{ kind: 'leaveChase', item: item.ref }];
};

/**
 * 2.0: with a canceled card go the abilities that had arisen from it while it was on the chase: those that lie there, and those that
 * have triggered and wait. What its way to the graveyard lets trigger arises only then.
 */
export const cancelWithAbilities: FowBecomes = (look, event, beside) => {
  const canceled = cancelFromChase(look, event, beside);
  const card = event.kind === 'cancel' ? look.item(event.item) : undefined;
  if (canceled === null || card?.kind !== 'card' || card.zone !== 'chase') return canceled;
  const onChase = look.in('chase').filter(({ ability }) => ability?.source.ref === card.ref);
  const waiting = look.p.pending.filter(({ source }) => source.ref === card.ref);
  return [
    ...canceled,
    ...onChase.map(({ ref }): Event => ({ kind: 'leaveChase', item: ref })),
    ...waiting.map(({ source, key }): Event => ({ kind: 'untrigger', source: source.ref, key })),
  ];
};

/**
 * A card of these types that an effect summons goes on top of the chase as a spell, a resonator as a resonator spell, and nobody
 * has played it; that gives no other player control of it.
 */
export const summonToChase =
  (...types: readonly string[]): FowBecomes =>
  (look, event) => {
    if (event.kind !== 'summon') return null;
    const item = look.item(event.item);
    if (!item || !look.isA(item, ...types)) return [];
    const { owner: under, ref } = item;
    const toChase: Event = { kind: 'move', item: ref, to: 'chase', cause: 'effect', under, manner: 'summoned' };
    return [couldBeAnother(look, item) ? { ...toChase, played: PUT_AS_RESONATOR } : toChase];
  };

/** What is a resonator where it is summoned, but not by each of its sides, so that it need not be one on the chase. */
const couldBeAnother = (look: Look, item: Item): boolean =>
  look.isOneOf(item, RESONATOR) &&
  look.original(item).definition.faces.some(({ types }) => !types.includes('resonator'));
const RESONATOR = ['resonator'] as const;
const PUT_AS_RESONATOR: Announcement = { ...NOTHING_ANNOUNCED, putAs: RESONATOR };

/** On the chase a card also is what an effect has put it there as, whatever is printed on it. */
export const isWhatItWasPutAs: Base<Fow> = (_, { zone, announced }, base) => {
  const more = announced?.putAs;
  if (more === undefined || zone !== 'chase') return null;
  const { types } = base;
  return more.every((type) => types.includes(type)) ? null : { ...base, types: [...new Set([...types, ...more])] };
};

// ---- destruction and damage -----------------------------------------------------------------------------------------

const doomed = (look: Look, event: Event): Item | undefined =>
  event.kind === 'destroy' ? look.item(event.item) : undefined;

/** Whether it is a ruler where rulers lie: 2.0 has any text destroy it there. */
export const isRulerThere = (look: Look, _: Event, item: Item): boolean =>
  item.zone === 'rulerArea' && look.isA(item, 'ruler');

/** Whether a text destroys a ruler in the ruler area by that name. */
export const namesRuler = (look: Look, event: Event, item: Item): boolean =>
  event.kind === 'destroy' && event.named?.includes('ruler') === true && isRulerThere(look, event, item);

/** A ruler that a text destroys by that name goes to the graveyard. */
export const namedRulerToGraveyard: FowBecomes = (look, event) => {
  const item = doomed(look, event);
  if (event.kind !== 'destroy' || !item || !namesRuler(look, event, item)) return null;
  return [{ kind: 'move', item: item.ref, to: 'graveyard', cause: event.cause, manner: 'destroyed' }];
};

/** What destroys reaches the cards of these zones alone. @param unless which others it reaches */
export const destroyedOnlyIn =
  (unless: (look: Look, event: Event, item: Item) => boolean, ...zones: readonly string[]): FowBars =>
  (look, event) => {
    const item = doomed(look, event);
    return item !== undefined && !zones.includes(item.zone) && !unless(look, event, item);
  };

/** What is destroyed goes to the graveyard. @param but what goes there by a row of its own */
export const destroyedToGraveyard =
  (but: (look: Look, event: Event, item: Item) => boolean = () => false): FowBecomes =>
  (look, event) => {
    if (event.kind !== 'destroy') return null;
    const item = doomed(look, event);
    return item && !but(look, event, item)
      ? [{ kind: 'move', item: item.ref, to: 'graveyard', cause: event.cause, manner: 'destroyed' }]
      : [];
  };

/** 2.0: what accumulated damage destroys is destroyed by the damage dealt last. */
export const lastDamageDecides: FowBecomes = (look, event) => {
  if (event.kind !== 'destroy' || event.cause !== 'rule') return null;
  const item = look.item(event.item);
  const def = item ? look.stat(item, 'def') : 0;
  if (!item || def <= 0 || item.damage < def) return null;
  return look.memory.turn.struck?.includes(item.ref) ? [{ ...event, byBattle: true }] : null;
};

/** Damage to a player is a loss of life. */
export const damageIsLife: FowBecomes = (_, event) =>
  event.kind === 'damagePlayer'
    ? event.amount > 0
      ? [{ kind: 'life', player: event.player, change: -event.amount, cause: 'effect' }]
      : []
    : null;

/** A card without DEF takes no damage; no damage is no event. */
export const needsDefence: FowBars = (look, event) => {
  if (event.kind !== 'damage') return false;
  const item = look.item(event.to);
  return item?.zone !== 'field' || look.chars(item).stats.def === undefined || event.amount <= 0;
};

/** Life that would be no multiple of 100 is rounded up to one at once. */
export const lifeRoundsUp: FowBecomes = (look, event) => {
  if (event.kind !== 'life') return null;
  const { life } = look.p.players[event.player];
  const left = Math.ceil((life + event.change) / 100) * 100;
  if (left === life + event.change) return null;
  return left === life ? [] : [{ kind: 'life', player: event.player, change: left - life, cause: event.cause }];
};

/** The same of halved life alone. */
export const halfRoundsUp: FowBecomes = (look, event, beside) =>
  event.kind === 'life' && event.half ? lifeRoundsUp(look, event, beside) : null;

/**
 * What is revealed already is not revealed again, whether a text has revealed it to all or a row of the edition does. Who
 * merely may look at it has not had it revealed, and looking is no revealing.
 */
export const alreadyRevealed =
  (...reveals: readonly Sees<Fow>[]): FowBecomes =>
  (look, event) => {
    if (event.kind !== 'show' || !isToAll(event.to)) return null;
    const item = look.item(event.item);
    const isShown = look.p.shown.some((one) => one.item === event.item && isToAll(one.to));
    const isRevealed =
      isShown || (item && reveals.some((row) => SEATS.every((seat) => row(look, item, seat) === true)));
    return isRevealed ? [] : null;
  };

const isToAll = (to: readonly Seat[]): boolean => SEATS.every((seat) => to.includes(seat));

/** What a text keeps from recovering in the recovery phase does not recover by what the phase does. */
export const mayNotRecoverInPhase: FowBars = (look, event) => {
  const item = event.kind === 'recover' && event.cause === 'game' ? look.item(event.item) : undefined;
  return item !== undefined && isBarred(look, item, 'recoverInPhase');
};
