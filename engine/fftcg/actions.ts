/** The actions a player can take with priority: what they could be about, and the conditions they stand under. */

import type { Activate } from '../kernel/position/card';
import { type Item, type Option, type Seat, shortName } from '../kernel/position/position';
import { works } from '../kernel/view/abilities';
import { evaluate } from '../kernel/view/condition';
import { isForbidden } from '../kernel/view/players';
import { ofEach, remembered } from '../kernel/view/remembered';
import { isBarred } from '../kernel/view/restrictions';
import { type Candidates, explained, ofMoment, ofObject, searching } from '../kernel/view/ruleset';
import { cardOption, targetsSayX } from '../play/announce';
import { isKeptFrom, namesakes } from '../play/cost-actions';
import { fromElsewhereToo } from '../play/from-elsewhere';
import { choosesFrom, isCostConditional, isCounted, onStack } from '../play/on-stack';
import { costsKeptBy, playingOf } from '../play/paying';
import { targetsExist, targetsRefusedBy, textOf } from './announce';
import {
  backupLimitOf,
  backupsOf,
  CHARACTER,
  type Ff,
  handOf,
  hasNamesake,
  ITEM,
  inMainOrAttackPhase,
  inMainPhase,
  type Look,
  type Test,
} from './fftcg';
import { hasSettled } from './keywords/haste';
import { paysByWarGod } from './keywords/war-god';
import { abilityOf, canAfford } from './payment';

type FfCandidates = Candidates<Ff>;

const about = (look: Look, option: Option): Item | undefined => look.item(option.item);

/**
 * The test of a card; an option without one, or about a card that is gone, is refused. Who plays a removed card need not be its owner:
 * whatever speaks of the player speaks of the seat.
 */
const ofItem =
  (test: (look: Look, item: Item, option: Option, seat: Seat) => boolean): Test =>
  (look, option, { seat }) => {
    const item = about(look, option);
    return item !== undefined && test(look, item, option, seat);
  };

// ---- candidates --------------------------------------------------------------------------------------------------

const cardsInHand = (kind: string, types: readonly string[]): FfCandidates => {
  const optionOf = ofEach(({ name, ref: item }): Option => ({ key: `play ${name}`, item, action: { kind, item } }));
  const found = remembered(
    (look: Look, seat: Seat) =>
      look
        .in('hand', seat)
        .filter((item) => look.isOneOf(item, types))
        .map(optionOf),
    handOf,
  );
  return (look, { seat }) => found(look, seat);
};

/** Cards in hand, and those in the Break Zone and removed ones where a text lets some be played from there. */
const cardsToPlay = (kind: string, ...types: readonly string[]): FfCandidates =>
  fromElsewhereToo(cardsInHand(kind, types), kind, types);

export const charactersToPlay: FfCandidates = cardsToPlay('play-character', ...CHARACTER);
export const itemsToPlay: FfCandidates = cardsToPlay('play-item', ...ITEM);
export const formationsToPlay: FfCandidates = cardsToPlay('play-formation', 'formation');
export const summonsToPlay: FfCandidates = cardsToPlay('play-summon', 'summon');

/** The abilities of the player's characters that have a cost: special ones also discard a card of the same name. */
export const abilitiesWithCost = (kind: 'use-action' | 'use-special'): FfCandidates => {
  const found = remembered(
    (look: Look, seat: Seat) => {
      const found: Option[] = [];
      const add = (item: Item, wanted: (ability: Activate) => boolean): void => {
        for (const { key, ability } of look.chars(item).abilities) {
          if (ability.kind !== 'activate' || (ability.cost.discardSameName === true) !== (kind === 'use-special'))
            continue;
          if (!wanted(ability)) continue;
          const action = { kind, item: item.ref, ability: key };
          found.push({ key: `activate ${item.name}#${shortName(key)}`, item: item.ref, ability: key, action });
        }
      };
      for (const item of look.having('activate', seat)) add(item, (ability) => works(look, item, ability));
      for (const item of look.in('hand', seat))
        if (look.prints(item, 'activate')) add(item, ({ cost }) => cost.discardThis === true);
      return found;
    },
    (look, seat) => look.having('activate', seat),
    handOf,
  );
  return (look, { seat }) => found(look, seat);
};

const PASS: readonly Option[] = [{ key: 'pass', action: { kind: 'pass' } }];
export const passing: FfCandidates = () => PASS;

/** Cards of the hand, for CP. */
export const handCards: FfCandidates = (look, { seat }) => look.in('hand', seat).map(cardOption);

/** Cards on the field, for CP and for the active phase. */
export const fieldCards: FfCandidates = (look, { seat }) => look.in('field', seat).map(cardOption);

// ---- when --------------------------------------------------------------------------------------------------------

export const isTurnPlayer: Test = ofMoment((look, { seat }) => look.p.turn.player === seat);
export const isMainPhase: Test = ofMoment((look) => inMainPhase(look));
export const isMainOrAttackPhase: Test = ofMoment((look) => inMainOrAttackPhase(look));
export const stackIsEmpty: Test = ofMoment((look) => look.in('stack').length === 0);

// ---- what --------------------------------------------------------------------------------------------------------

/** No character of the same name is there, unless any number may be. */
export const noNamesake = (type: string): Test =>
  ofItem((look, item, _, seat) => !look.isA(item, type) || !hasNamesake(look, item, seat));

/** There is room for another backup. */
export const roomForBackup: Test = ofItem(
  (look, item, _, seat) => !look.isA(item, 'backup') || backupsOf(look, seat).length < backupLimitOf(look, seat),
);

/** No effect forbids playing it. */
export const mayBePlayed: Test = ofObject(
  ofItem((look, item, _, seat) => !isForbidden(look, seat, 'play', item)),
  'players',
);

/** No effect forbids using its abilities. */
export const mayBeUsed: Test = ofObject(
  ofItem((look, item) => !isForbidden(look, item.controller, 'activate', item)),
  'players',
);

/** Its cost can be paid in full. */
export const cardCanBePaid: Test = ofItem((look, item, _, seat) => canAfford(look, playingOf(look, seat, item)));

/** The same of a Summon once it is on the stack, with War God where it has it. */
export const summonCanBePaid: Test = ofItem(
  (look, item, _, seat) => canAffordOnStack(look, item, seat) || paysByWarGod(look, seat, item),
);

/** Whether what is in force can come to something else as a card goes to the stack. */
const comesToOther = (look: Look, { zone }: Item): boolean =>
  isCounted(look, zone) || isCounted(look, look.rules.zoneOf.stack);

function canAffordOnStack(on: Look, of: Item, seat: Seat): boolean {
  const { look, item } =
    isCostConditional(on, of) || comesToOther(on, of) ? onStack(on, of, seat) : { look: on, item: of };
  return canAfford(look, playingOf(look, seat, item));
}

/** All that stands before the colon can be done at once. */
export const abilityCanBePaid: Test = explained(
  ofItem((look, item, { ability: key }) => canAfford(look, playingOf(look, item.controller, item, key))),
  (look, option) => {
    const item = about(look, option);
    return item ? costsKeptBy(look, playingOf(look, item.controller, item, option.ability)) : [];
  },
);

/** Characters that cannot be removed or returned, as its cost demands, are not used for it, unless that is paid in another way. */
export const othersGoForCost: Test = ofItem((look, item, { ability: key }) => {
  const cost = abilityOf(look, item, key)?.cost;
  const isKept = cost !== undefined && isKeptFrom(look, cost, { seat: item.controller, source: item, x: 0 });
  return !isKept || canAfford(look, playingOf(look, item.controller, item, key));
});

/** A dull card is not dulled for its cost, unless that is paid in another way. */
export const isActiveForCost: Test = ofItem((look, item, { ability: key }) => {
  if (!item.rested || !abilityOf(look, item, key)?.cost.rest) return true;
  return canAfford(look, playingOf(look, item.controller, item, key));
});

/** Whether an ability is one that discards its own card, and so works in the hand only. */
const isOfHand = (look: Look, item: Item, { ability }: Option): boolean =>
  abilityOf(look, item, ability)?.cost.discardThis === true;

/** It is a phase in which abilities are used, for one of a card on the field; for one of a card in hand, whenever it may be. */
export const isPhaseOfAbilities: Test = ofItem(
  (look, item, option) => inMainOrAttackPhase(look) || isOfHand(look, item, option),
);
export const isPhaseOfAbilitiesInHand: Test = ofItem(
  (look, item, option) => inMainOrAttackPhase(look) || !isOfHand(look, item, option),
);

/** An ability that discards its own card works in the hand only. */
export const worksWhereItIs: Test = ofObject(
  ofItem((look, item, option) => item.zone === 'hand' || !isOfHand(look, item, option)),
);

/** What the ability asks before it can be used is so. */
export const itsConditionHolds: Test = ofItem((look, item, { ability }) => {
  const asks = abilityOf(look, item, ability)?.while;
  return asks === undefined || evaluate(look, asks, item.controller, item, false);
});

/** A card of the same name is in the hand to be discarded. */
export const hasNameInHand: Test = ofItem(
  (look, item) => namesakes(look, { seat: item.controller, source: item, x: 0 }).length > 0,
);

/** A forward or backup is dulled for a cost only if it has been there since the turn began, or has Haste; though it is a monster too. */
export const mayDullForCost: Test = ofItem((look, item, { ability }) => {
  if (!abilityOf(look, item, ability)?.cost.rest) return true;
  return !look.isOneOf(item, TO_SETTLE) || hasSettled(look, item);
});
/** What dulls for a cost only once it has been there since the turn began. */
const TO_SETTLE = ['forward', 'backup'];

/** What a Summon is to choose is there once it is on the stack. */
export const cardHasTargets: Test = explained(
  searching((on, option, { seat }) => {
    const of = about(on, option);
    if (of === undefined) return false;
    const text = textOf(on, of);
    // What can be paid for an X on which they depend can be another there.
    const isThought = choosesFrom(text, of) || (targetsSayX(text) && isCostConditional(on, of)) || comesToOther(on, of);
    const { look, item } = isThought ? onStack(on, of, seat) : { look: on, item: of };
    return targetsExist(look, item, undefined, seat);
  }),
  (on, option, { seat }) => {
    const of = about(on, option);
    const there = of && onStack(on, of, seat);
    return there ? targetsRefusedBy(there.look, there.item, undefined, seat) : [];
  },
);
export const abilityHasTargets: Test = explained(
  searching((look, option, { seat }) => {
    const item = about(look, option);
    return item !== undefined && targetsExist(look, item, option.ability, seat);
  }),
  (look, option, { seat }) => {
    const item = about(look, option);
    return item ? targetsRefusedBy(look, item, option.ability, seat) : [];
  },
);

// ---- CP and activation -------------------------------------------------------------------------------------------

/** Light and dark cards are not discarded for CP. */
export const isNotLightOrDark: Test = ofItem((look, item) => {
  const { attributes } = look.chars(item);
  return !attributes.includes('light') && !attributes.includes('dark');
});
export const isBackup: Test = ofItem((look, item) => look.isA(item, 'backup'));
export const isActive: Test = ofItem((_, item) => !item.rested);
export const isDull: Test = ofItem((_, item) => item.rested);
export const isNotFrozen: Test = ofItem((_, item) => (item.counters.frozen ?? 0) === 0);
export const mayBecomeActive: Test = ofItem(
  (look, item) => !isBarred(look, item, 'recover') && !isBarred(look, item, 'recoverInPhase'),
);
