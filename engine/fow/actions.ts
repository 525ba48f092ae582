/** The actions a player can take with priority: what they could be about, and the conditions they stand under. */

import type { Activate } from '../kernel/position/card';
import { type Item, type Option, otherSeat, type Seat, shortName } from '../kernel/position/position';
import { abilityAt, works } from '../kernel/view/abilities';
import { evaluate } from '../kernel/view/condition';
import { isForbidden, isPlayerBarred, limitOf } from '../kernel/view/players';
import { ofEach, ofEachNow, remembered } from '../kernel/view/remembered';
import { isDemanded } from '../kernel/view/restrictions';
import { type Candidates, explained, ofMoment, ofObject, searching } from '../kernel/view/ruleset';
import { withX } from '../play/costs';
import { fromElsewhereToo } from '../play/from-elsewhere';
import { isFree, priceOnceRested } from '../play/price';
import { hasFieldAddition } from './additions';
import { canPay, type WillUse, willUses } from './costs';
import { type Fow, fights, isMainTiming, type Look, type Test } from './fow';
import { unusedInChase } from './play';
import {
  aimOnChaseRefusedBy,
  aimRefusedBy,
  canAim,
  canAimOnChase,
  canPayFor,
  canPayOnChase,
  isPlayable,
  isPlayableThere,
  type Playable,
  payRefusedBy,
} from './playable';
import { isFirstJRuler } from './rulers';
import { asPlayed } from './texts';
import { asFuture } from './two-sided';
import type { FowLimit } from './vocabulary';
import { willKey } from './will-supply';

type FowCandidates = Candidates<Fow>;

const about = (look: Look, option: Option): Item | undefined => look.item(option.item);

// ---- candidates --------------------------------------------------------------------------------------------------

/** Cards in hand: what "play" could be about, whether or not it is allowed. */
export const cardsInHand = (kind: string, ...types: readonly string[]): FowCandidates => {
  const optionOf = ofEach(({ name, ref: item }): Option => ({ key: `play ${name}`, item, action: { kind, item } }));
  const found = remembered(
    (look: Look, seat: Seat) => {
      const hand = look.in('hand', seat);
      return (types.length === 0 ? hand : hand.filter((item) => look.isOneOf(item, types))).map(optionOf);
    },
    (look, seat) => look.in('hand', seat),
  );
  return (look, { seat }) => found(look, seat);
};

/** The same, with used and removed cards where a text lets some be played from there. */
export const cardsToPlay = (kind: string, ...types: readonly string[]): FowCandidates =>
  fromElsewhereToo(cardsInHand(kind, ...types), kind, types);

/** Activate abilities of the player's cards in play. */
export const activateAbilities: FowCandidates = (look, { seat }) => activations(look, seat);
const activations = remembered(
  (look: Look, seat: Seat) => {
    const found: Option[] = [];
    for (const source of look.having('activate', seat)) found.push(...activationsThere(look, source));
    return found;
  },
  (look, seat) => look.having('activate', seat),
);
const activationsThere = ofEachNow((look: Look, source) =>
  activationsOf(look, source, (ability) => works(look, source, ability)),
);

/** Those of the other player, of which only who asks is told. */
export const abilitiesOfTheOther: FowCandidates = (look, { seat }) => activations(look, otherSeat(seat));

/** The same, and those of cards in hand of whose cost it is to discard the card. */
export const activateAbilitiesInHandToo: FowCandidates = (look, { seat }) => {
  const inHand = handActivations(look, seat);
  return inHand.length === 0 ? activations(look, seat) : [...activations(look, seat), ...inHand];
};
const handActivations = remembered(
  (look: Look, seat: Seat) =>
    look
      .in('hand', seat)
      .filter((card) => look.prints(card, 'activate'))
      .flatMap((source) => activationsOf(look, source, ({ cost }) => cost.discardThis === true)),
  (look, seat) => look.in('hand', seat),
);

function activationsOf(look: Look, source: Item, wanted: (ability: Activate) => boolean): readonly Option[] {
  const { name, ref: item } = source;
  const found: Option[] = [];
  for (const { key, ability } of look.chars(source).abilities) {
    if (ability.kind !== 'activate' || !wanted(ability)) continue;
    const action = { kind: 'activate', item, ability: key };
    found.push({ key: `activate ${name}#${shortName(key)}`, item, ability: key, action });
  }
  return found;
}

/** Cards with a will ability, for will that floats. */
export const willAbilities: FowCandidates = (look, { seat }) => willOptions(look, seat);
const willOptions = remembered(
  (look: Look, seat: Seat) => willUses(look, seat).map(willOption),
  (look, seat) => willUses(look, seat),
);
const willOption = ({ item: card, key: name, banishing }: WillUse): Option => {
  if (banishing === null) return restOption(card);
  const { ability } = banishing;
  const action = { kind: 'will-ability', item: card.ref, ability };
  return { key: willKey(name), item: card.ref, ability, action };
};
const restOption = ofEach(
  (card): Option => ({ key: willKey(card.name), item: card.ref, action: { kind: 'will-ability', item: card.ref } }),
);

/** The player's rulers. */
export const rulers: FowCandidates = (look, { seat }) => look.in('rulerArea', seat).map(judgeOption);
const judgeOption = ofEach(
  ({ name, ref: item }): Option => ({ key: `judge ${name}`, item, action: { kind: 'judgment', item } }),
);

/** The same, and J-rulers that a colossal ruler has become first. */
export const rulersAndFirstJRulers: FowCandidates = (look, args) => {
  const first = look.in('field', args.seat).filter((item) => isFirstJRuler(look, item));
  return first.length === 0 ? rulers(look, args) : [...rulers(look, args), ...first.map(judgeOption)];
};

/** Rulers, and J-rulers wherever they are: what a call could rest. */
export const callers: FowCandidates = (look, { seat }) =>
  [...look.in('rulerArea', seat), ...look.in('field', seat)]
    .filter((item) => look.isOneOf(item, CALLERS))
    .map(callOption);
const CALLERS = ['ruler', 'j-ruler', 'astral-ruler'] as const;
const callOption = ofEach(
  ({ name, ref: item }): Option => ({ key: `call with ${name}`, item, action: { kind: 'call', item } }),
);

const PASS: readonly Option[] = [{ key: 'pass', action: { kind: 'pass' } }];
export const passing: FowCandidates = () => PASS;
const BATTLE: readonly Option[] = [{ key: 'battle', action: { kind: 'battle' } }];
export const battling: FowCandidates = () => BATTLE;

// ---- conditions --------------------------------------------------------------------------------------------------

/** A turn player with priority in the main phase, outside battle, with an empty chase. */
export const mainTiming: Test = ofMoment((look, { seat }) => isMainTiming(look, seat));

/** The card is of one of the types. */
export const isOfType = (...types: readonly string[]): Test =>
  ofObject((look, option) => {
    const item = about(look, option);
    return item !== undefined && look.isOneOf(item, types);
  });

/** 2.0: a player has one [Addition: Field] of a name on the field, and plays no other of that name. */
export const oneFieldOfAName: Test = (look, option, { seat }) => {
  const item = about(look, option);
  return !item || !hasFieldAddition(look, seat, item);
};

/** No effect keeps the card from being played, or its ability from being used. */
export const mayBe = (act: 'play' | 'activate'): Test =>
  ofObject((look, option, { seat }) => {
    const item = about(look, option);
    return item !== undefined && !isForbidden(look, seat, act, item);
  }, 'players');

/** The player controls the card with the ability. */
export const controlsIt: Test = (look, option, { seat }) => about(look, option)?.controller === seat;

const activated = (look: Look, option: Option): Activate | undefined => {
  const text = option.ability === undefined ? undefined : abilityAt(look.rules, option.ability);
  return text?.kind === 'activate' ? text : undefined;
};

/** An ability of whose cost it is to discard its card works in the hand, every other where it says or where cards are in play. */
export const worksThere: Test = (look, option) => {
  const text = activated(look, option);
  if (text === undefined || text.in !== undefined) return true;
  return (text.cost.discardThis === true) === (about(look, option)?.zone === 'hand');
};

/** An ability that says so is used at main timing alone, and while what it says is the case. */
export const whenItSays: Test = (look, option, { seat }) => {
  const text = activated(look, option);
  if (text === undefined) return true;
  if (text.main && !isMainTiming(look, seat)) return false;
  return text.while === undefined || evaluate(look, text.while, seat, about(look, option) ?? null, false);
};

/** The same asked of some abilities alone: those of a keyword, by whose clause they are refused, or all others. */
export const whenItSaysIf =
  (isMeant: (look: Look, option: Option) => boolean): Test =>
  (look, option, args) =>
    !isMeant(look, option) || whenItSays(look, option, args);

/**
 * Asked of an ability, or of a card with either side up.
 * @param alone what one and the same side has to pass, where it has two
 */
const eitherWay =
  (passes: Playable, alone: Playable = passes): Test =>
  (look, option, { seat }) => {
    const item = about(look, option);
    if (item === undefined) return false;
    const { ability } = option;
    if (ability !== undefined) return passes(look, item, seat, ability);
    const side = asPlayed(look, item, seat);
    const future = asFuture(look, item, seat);
    return future === undefined ? passes(look, side, seat) : alone(look, side, seat) || alone(look, future, seat);
  };

/** What either side is refused by, or an ability. */
const refusedEitherWay =
  (by: typeof aimRefusedBy): NonNullable<Test['because']> =>
  (look, option, { seat }) => {
    const item = about(look, option);
    if (item === undefined) return [];
    const { ability } = option;
    if (ability !== undefined) return by(look, item, seat, ability);
    const sides = [asPlayed(look, item, seat), asFuture(look, item, seat)];
    return sides.flatMap((side) => (side ? by(look, side, seat) : []));
  };

/** The text has the targets it needs: once it is on the chase, or where it lies. */
export const hasTargetsOnChase: Test = explained(
  searching(eitherWay(canAimOnChase)),
  refusedEitherWay(aimOnChaseRefusedBy),
);
export const hasTargetsThere: Test = explained(searching(eitherWay(canAim)), refusedEitherWay(aimRefusedBy));

/**
 * What it costs can be done in full, once it is on the chase or where it lies: its card rests only if recovered, cards to discard are
 * there, the will can be paid.
 */
export const canBePaidOnChase: Test = explained(eitherWay(canPayOnChase, isPlayable), refusedEitherWay(payRefusedBy));
export const canBePaidThere: Test = explained(eitherWay(canPayFor, isPlayableThere), refusedEitherWay(payRefusedBy));

/** 2.0: an activate ability of a card only once in a chase. */
export const oncePerChase: Test = (look, option) => {
  const item = about(look, option);
  if (item === undefined || option.ability === undefined || look.memory.ledger.chase === undefined) return true;
  return unusedInChase(look, item, option.ability).length > 0;
};

export const isRecovered: Test = ofObject((look, option) => about(look, option)?.rested === false);
export const hasJudgment: Test = (look, option) => {
  const item = about(look, option);
  return (
    item !== undefined &&
    (look.isA(item, 'ruler') || isFirstJRuler(look, item)) &&
    look.chars(item).abilities.some(({ ability }) => ability.kind === 'judgment')
  );
};
export const notJudgedYet: Test = ofMoment((look) => look.done('judged', 'turn').length === 0);
/** Judgments and calls of the turn: one, where no text lets the player do more. */
const oneATurn = (did: 'judged' | 'called', limit: FowLimit): Test =>
  ofMoment((look, { seat }) => look.done(did, 'turn').length < limitOf(look, limit, seat));
export const judgmentsLeft = oneATurn('judged', 'judgmentsATurn');
export const callsLeft = oneATurn('called', 'callsATurn');

/** No effect keeps the player from it. */
export const playerMay = (act: 'judge' | 'call'): Test =>
  ofMoment((look, { seat }) => !isPlayerBarred(look, seat, act));
export const stoneDeckNotEmpty: Test = ofMoment((look, { seat }) => look.in('stoneDeck', seat).length > 0);
export const judgmentPaid: Test = (look, option, { seat }) => {
  const item = about(look, option);
  const ability = item && look.chars(item).abilities.find(({ ability: one }) => one.kind === 'judgment')?.ability;
  return item !== undefined && ability?.kind === 'judgment' && canPay(look, seat, withX(ability.cost, 0));
};
export const battlesAllowed: Test = ofMoment((look) => look.memory.turn.battlesBarred !== true);

/** No pass at main timing while a J-ruler or resonator that must attack can attack. */
export const nobodyMustAttack: Test = (look, _, { seat }) => {
  if (!isMainTiming(look, seat) || look.memory.turn.battlesBarred) return true;
  return !look.in('field', seat).some((item) => mustAttack(look, item) && canAttackNow(look, item, seat));
};

/** Made to attack, with nothing asked for it that its player could decline. */
export const mustAttack = (look: Look, item: Item): boolean =>
  fights(look, item) && isDemanded(look, item, 'attack') && isFree(priceOnceRested(look, item, 'attack').price);

const canAttackNow = (look: Look, item: Item, seat: Seat): boolean =>
  look.options('battle.attacker', { seat }).some((option) => option.item === item.ref);
