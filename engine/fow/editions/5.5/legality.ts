/** 5.5: what a player may do and choose, each condition with its clause. */

import { liftedBy } from '../../../kernel/view/permissions';
import { keepingOut } from '../../../kernel/view/ruleset';
import { fromHand } from '../../../play/from-elsewhere';
import * as actions from '../../actions';
import * as legality from '../../battle/legality';
import { mayChase } from '../../chasing';
import type { FowSelections } from '../../fow';
import * as flying from '../../keywords/flying';
import { notPlayedInGame } from '../../keywords/gods-art';
import * as quickcast from '../../keywords/quickcast';
import * as remnant from '../../keywords/remnant';
import * as swiftness from '../../keywords/swiftness';
import * as targetAttack from '../../keywords/target-attack';
import * as lifebreak from '../../lifebreak';
import { isNotItself, mayBeChosen, targetCandidates } from '../../play';
import { asEver } from '../../repriced-will';
import * as standby from '../../standby';
import * as will from '../../will-abilities';

export const ACTIONS = [
  'pass',
  'play.permanent',
  'play.chant',
  'play.quickcast',
  'play.standby',
  'lay',
  'activate',
  'activate.will',
  'will',
  'judgment',
  'call',
  'battle',
  'lifebreak',
] as const;

/** A card that rests for its ability has been there since the turn began, or need not have been. */
const SETTLED = swiftness.settledIn('since', swiftness.needsResting);

export const SELECTIONS: FowSelections<'fow-5.5'> = {
  pass: {
    candidates: actions.passing,
    conditions: [
      [
        'nobodyMustAttack',
        actions.nobodyMustAttack,
        '7.12.2',
        '7.12.2a',
        '7.12.2b',
        '7.12.2c',
        '7.12.2d',
        '7.12.2e',
        'reading:E7',
      ],
    ],
  },
  'play.permanent': {
    candidates: remnant.cardsToPlay('play.permanent', 'resonator', 'addition', 'regalia'),
    conditions: [
      [
        'fromThere',
        fromHand(remnant.mayBePlayedFromThere, 'play.permanent', 'resonator', 'addition', 'regalia'),
        '7.1.2#2',
        '7.2.2#2',
        '12.6.2',
      ],
      ['notBarred', actions.mayBe('play'), '1.4.4'],
      ['mainTiming', actions.mainTiming, '7.1.1', '7.2.1', '6.3.2', '6.3.2a'],
      ['targets', actions.hasTargetsOnChase, '9.3.2d', '7.2.3'],
      ['cost', actions.canBePaidOnChase, '9.3.2e', '7.1.2', '7.2.2'],
    ],
  },
  'play.chant': {
    candidates: remnant.cardsToPlay('play.chant', 'chant'),
    conditions: [
      ['fromThere', fromHand(remnant.mayBePlayedFromThere, 'play.chant', 'chant'), '7.3.2#2', '12.6.2'],
      ['waits', standby.hasNoTrigger, '7.3.1#2', '7.9.3'],
      ['notBarred', actions.mayBe('play'), '1.4.4'],
      ['mainTiming', actions.mainTiming, '7.3.1', '6.3.2', '6.3.2a'],
      ['targets', actions.hasTargetsOnChase, '9.3.2d'],
      ['cost', actions.canBePaidOnChase, '9.3.2e', '7.3.2'],
    ],
  },
  'play.quickcast': {
    candidates: remnant.cardsToPlay('play.quickcast'),
    conditions: [
      ['fromThere', fromHand(remnant.mayBePlayedFromThere, 'play.quickcast'), '7.7.2#2', '12.6.2'],
      ['waits', standby.waitsForNothing, '7.9.3'],
      ['mayChase', mayChase, '10.7.2'],
      ['notBarred', actions.mayBe('play'), '1.4.4'],
      [
        'quickcast',
        liftedBy(quickcast.isInstantOnASide, ['beQuick', 'object']),
        '7.7.1',
        '6.3.1a',
        '12.3.2',
        '12.3.2a',
      ],
      ['targets', actions.hasTargetsOnChase, '9.3.2d'],
      ['cost', actions.canBePaidOnChase, '9.3.2e', '7.7.2'],
    ],
  },
  lay: {
    candidates: standby.cardsToLay,
    conditions: [
      ['mainTiming', actions.mainTiming, '7.6.1', '6.3.2', '6.3.2d'],
      ['cost', standby.layingIsPaid, '7.6.1#2'],
    ],
  },
  'play.standby': {
    candidates: standby.laidCardsAndCardsWithCost,
    conditions: [
      ['fromThere', standby.orFromElsewhere, '7.9.4#3', '12.6.2'],
      ['waits', standby.waitsForNothing, '7.9.3'],
      ['stealth', standby.hasNoStealth, '12.5.2'],
      ['ownWay', standby.hasTriggerOrStealth, '7.6.3'],
      ['mayChase', mayChase, '10.7.2'],
      ['notBarred', actions.mayBe('play'), '1.4.4'],
      ['laidEarlier', standby.wasLaidEarlier, '7.9.5'],
      ['targets', actions.hasTargetsOnChase, '9.3.2d'],
      ['cost', actions.canBePaidOnChase, '9.3.2e', '7.9.4', '6.3.1c'],
    ],
  },
  activate: {
    candidates: will.forChase(actions.activateAbilities),
    conditions: [
      ['controls', keepingOut(actions.controlsIt, actions.abilitiesOfTheOther), '6.3.1b', '7.8.1', '7.8.2#2'],
      ['mayChase', mayChase, '10.7.2'],
      ['onceAGame', notPlayedInGame, '12.4.2', '12.4.3', '12.4.4'],
      ['notBarred', actions.mayBe('activate'), '1.4.4'],
      ['whenItSays', actions.whenItSays, '12.8.2'],
      ['settled', SETTLED, '9.5.3', '9.5.4', '11.6.1'],
      ['targets', actions.hasTargetsOnChase, '9.3.2d'],
      ['cost', actions.canBePaidOnChase, '9.3.2e', '7.8.2', '10.12.2'],
    ],
  },
  'activate.will': {
    candidates: will.forWill(actions.activateAbilities),
    conditions: [
      ['onceAGame', notPlayedInGame, '12.4.2', '12.4.3', '12.4.4'],
      ['notBarred', actions.mayBe('activate'), '1.4.4'],
      ['whenItSays', actions.whenItSays, '12.8.2'],
      ['settled', SETTLED, '9.5.3', '9.5.4', '11.6.1'],
      ['cost', actions.canBePaidThere, '9.3.2e', '9.7.2', '10.12.2'],
    ],
  },
  will: {
    candidates: asEver(actions.willAbilities),
    conditions: [
      ['notBarred', actions.mayBe('activate'), '1.4.4'],
      ['settled', SETTLED, '9.5.3', '9.5.4', '11.6.1'],
    ],
  },
  judgment: {
    candidates: actions.rulers,
    conditions: [
      ['mainTiming', actions.mainTiming, '7.5.1', '6.3.2c'],
      ['notBarred', actions.playerMay('judge'), '1.4.4'],
      ['recovered', actions.isRecovered, '7.5.1#2', '3.2.1a'],
      ['hasJudgment', actions.hasJudgment, '7.5.1#3', '3.8.6'],
      ['onceATurn', actions.judgmentsLeft, '7.5.1#4', 'reading:E9'],
      ['cost', actions.judgmentPaid, '7.5.2', '7.5.2a'],
    ],
  },
  call: {
    candidates: actions.callers,
    conditions: [
      ['mainTiming', actions.mainTiming, '7.11.1', '6.3.2e'],
      ['notBarred', actions.playerMay('call'), '1.4.4'],
      ['recovered', actions.isRecovered, '7.11.1#2', '3.2.1a'],
      ['onceATurn', actions.callsLeft, '7.11.1#3', 'reading:E59'],
      ['notJudged', actions.notJudgedYet, '7.11.1#4', 'reading:E59'],
    ],
  },
  battle: {
    candidates: actions.battling,
    conditions: [
      ['mainTiming', actions.mainTiming, '7.4.1', '6.3.2b'],
      ['notBarred', actions.battlesAllowed, '8.2.6'],
    ],
  },
  lifebreak: {
    candidates: lifebreak.topOfLifebreak,
    conditions: [['lifeHasFallen', lifebreak.moreThanLife, '7.10.1', '6.3.1d']],
  },
  target: {
    candidates: targetCandidates,
    conditions: [
      ['mayBeChosen', mayBeChosen, '1.4.4'],
      ['notItself', isNotItself, '9.3.2d#2'],
    ],
  },
  'battle.attack': {
    candidates: legality.attackChoices,
    conditions: [
      ['canAttack', legality.somebodyCanAttack, '8.2.4'],
      ['mayForfeit', legality.forfeitAllowed, '8.2.3'],
    ],
  },
  'battle.attacker': {
    candidates: legality.ownCards,
    conditions: [
      ['recovered', legality.recovered, '8.2.3a'],
      ['fights', legality.canFight, '8.2.3a#2'],
      [
        'controlledSinceTurnBegan',
        liftedBy(swiftness.controlledSinceTurnBegan, ['attackOnArrival', 'object']),
        '8.2.3a#3',
        '11.6.1',
        'reading:E8',
      ],
      ['cost', legality.canPayToFight('attack'), '8.2.5#2'],
      ['notBarred', legality.notBarredFrom('attack'), '1.4.4'],
      ['forcedFirst', legality.forcedFirst, '8.2.3a#4'],
    ],
  },
  'battle.object': {
    candidates: legality.attackObjects,
    conditions: [
      [
        'rested',
        liftedBy(targetAttack.restedOrTargetAttack, ['attackRecovered', 'asker'], ['beAttackedRecovered', 'object']),
        '8.2.3b',
        '11.2.1',
      ],
      ['fights', legality.canBeFought, '8.2.3b#2'],
    ],
  },
  'battle.blocker': {
    candidates: legality.ownCards,
    conditions: [
      ['canBeBlocked', legality.attackerLetsItBlock, '1.4.4'],
      ['recovered', liftedBy(legality.recovered, ['blockRested', 'object']), '8.3.3'],
      ['fights', legality.canFight, '8.3.4'],
      ['notAttacked', legality.isNotAttacked, '8.3.4#2'],
      ['cost', legality.canPayToFight('block'), '8.3.4#3'],
      ['notBarred', legality.notBarredFrom('block'), '1.4.4'],
      ['flying', liftedBy(flying.flyingByFlying, ['blockFlying', 'object']), '11.5.1'],
    ],
  },
};
