/** 2.0: what a player may do and choose, each condition with its clause. */

import { liftedBy } from '../../../kernel/view/permissions';
import { fromHand, isInHand } from '../../../play/from-elsewhere';
import * as actions from '../../actions';
import * as legality from '../../battle/legality';
import type { FowSelections } from '../../fow';
import * as flying from '../../keywords/flying';
import * as quickcast from '../../keywords/quickcast';
import * as swiftness from '../../keywords/swiftness';
import * as targetAttack from '../../keywords/target-attack';
import * as lifebreak from '../../lifebreak';
import { isNotItself, mayBeChosen, namesJRulers, targetCandidates } from '../../play';
import * as standby from '../../standby';

export const ACTIONS = [
  'pass',
  'play.permanent',
  'play.chant',
  'play.quickcast',
  'play.standby',
  'lay',
  'activate',
  'judgment',
  'lifebreak',
] as const;

export const SELECTIONS: FowSelections<'fow-2.0'> = {
  pass: { candidates: actions.passing, conditions: [] },
  'play.permanent': {
    candidates: actions.cardsToPlay('play.permanent', 'resonator', 'addition'),
    conditions: [
      ['fromHand', fromHand(isInHand(), 'play.permanent', 'resonator', 'addition'), '1.4.5.S1.1', '1.4.5.1'],
      ['notBarred', actions.mayBe('play'), '13.2.1'],
      ['mainTiming', actions.mainTiming, '2.4.1', '2.5.0.1', '7.1.1.2'],
      ['oneFieldOfAName', actions.oneFieldOfAName, '2.5.1.3', '2.5.1.2', '2.5.2.7'],
      ['targets', actions.hasTargetsThere, '1.4.5.S2.2', '2.5.2.2', '2.5.2.3'],
      ['cost', actions.canBePaidThere, '1.4.5.S1.4', '1.4.5.S3.2'],
    ],
  },
  'play.chant': {
    candidates: actions.cardsToPlay('play.chant', 'chant'),
    conditions: [
      ['fromHand', fromHand(isInHand(), 'play.chant', 'chant'), '1.4.5.S1.1', '1.4.5.1', '2.6.0.1'],
      ['waits', standby.hasNoTrigger, '2.6.3.1'],
      ['notBarred', actions.mayBe('play'), '13.2.1'],
      ['mainTiming', actions.mainTiming, '2.6.1.1'],
      ['targets', actions.hasTargetsThere, '1.4.5.S2.2', '14.26.1'],
      ['cost', actions.canBePaidThere, '1.4.5.S1.4', '1.4.5.S3.2'],
    ],
  },
  'play.quickcast': {
    candidates: actions.cardsToPlay('play.quickcast'),
    conditions: [
      ['fromHand', fromHand(isInHand(), 'play.quickcast'), '1.4.5.S1.1', '1.4.5.1'],
      ['waits', standby.hasNoTrigger, '2.6.3.1'],
      ['notBarred', actions.mayBe('play'), '13.2.1'],
      ['quickcast', liftedBy(quickcast.isInstant, ['beQuick', 'object']), '2.6.2.1', '2.6.2.2', '2.6.2.3', '7.1.2.2'],
      ['processing', legality.noBattleProcessing, '12.5.2'],
      ['targets', actions.hasTargetsThere, '1.4.5.S2.2'],
      ['cost', actions.canBePaidThere, '1.4.5.S1.4', '1.4.5.S3.2'],
    ],
  },
  'play.standby': {
    candidates: standby.laidCards,
    conditions: [
      ['ownWay', standby.hasItsOwnWay, '2.6.3.4', '2.6.3.5', '2.6.3.6'],
      ['notBarred', actions.mayBe('play'), '13.2.1'],
      ['laidEarlier', standby.wasLaidEarlier, '2.6.3.3'],
      ['stones', standby.itsStonesLieThere, '2.6.3.4#2'],
      ['processing', legality.noBattleProcessing, '12.5.2'],
      ['targets', actions.hasTargetsThere, '1.4.5.S2.2'],
      ['cost', actions.canBePaidThere, '1.4.5.S1.4', '1.4.5.S3.2', '2.6.3.7'],
    ],
  },
  lay: {
    candidates: standby.cardsToLay,
    conditions: [
      ['waits', standby.hasTrigger, '2.6.3.2', '3.9.4'],
      ['mainTiming', actions.mainTiming, '2.6.3.2#2'],
      ['cost', standby.layingIsPaid, '2.6.3.2#3'],
    ],
  },
  activate: {
    candidates: actions.activateAbilities,
    conditions: [
      ['notBarred', actions.mayBe('activate'), '13.2.1'],
      ['oncePerChase', actions.oncePerChase, '7.2.3.5'],
      ['settled', swiftness.settledIn('entered', swiftness.costsResting), '2.3.4', '13.1.1'],
      ['processing', legality.noBattleProcessing, '12.5.2'],
      ['targets', actions.hasTargetsThere, '1.4.5.S2.2'],
      ['cost', actions.canBePaidThere, '1.4.5.S3.2', '1.4.5.S3.4', '1.4.4.1.2', '1.4.4.2.2'],
    ],
  },
  judgment: {
    candidates: actions.rulers,
    conditions: [
      ['mainTiming', actions.mainTiming, '2.2.4', '7.2.4.1'],
      ['notBarred', actions.playerMay('judge'), '1.4.0.6', '13.2.1'],
      ['recovered', actions.isRecovered, '2.2.4#2'],
      ['hasJudgment', actions.hasJudgment, '2.2.4#3', '2.3.7'],
      ['cost', actions.judgmentPaid, '7.2.4.1#2'],
    ],
  },
  lifebreak: {
    candidates: lifebreak.topFaceDown,
    conditions: [
      ['processing', legality.noBattleProcessing, '12.5.2'],
      [
        'lifeHasFallen',
        lifebreak.fewerThanLifeAllows,
        '7.3.1.2.1',
        '7.3.1.4.1',
        '7.3.1.4.2',
        '7.3.1.4.3',
        '7.3.1.4.4',
        'reading:E41',
      ],
    ],
  },
  call: {
    candidates: actions.callers,
    conditions: [
      ['notBarred', actions.playerMay('call'), '1.4.0.6', '13.2.1'],
      ['recovered', actions.isRecovered, '5.4.S2.2'],
      ['stoneLeft', actions.stoneDeckNotEmpty, '5.4.S2.2#2'],
    ],
  },
  target: {
    candidates: targetCandidates,
    conditions: [
      ['mayBeChosen', mayBeChosen, '14.25.1', '14.24.1'],
      ['notItself', isNotItself, '1.4.5.S2.1'],
      ['noBreak', lifebreak.isNoBreak, '7.3.0.3'],
      ['namesJRulers', namesJRulers, '2.3.9'],
    ],
  },
  'battle.attack': {
    candidates: legality.attackChoices,
    conditions: [['canAttack', legality.somebodyCanAttack, '5.6.2.S2.1']],
  },
  'battle.attacker': {
    candidates: legality.ownCards,
    conditions: [
      ['recovered', legality.recovered, '5.6.2.S2.2.1'],
      ['fights', legality.canFight, '2.3.1'],
      [
        'notEnteredThisTurn',
        liftedBy(legality.notEnteredThisTurn, ['attackOnArrival', 'object']),
        '13.1.1',
        '2.3.4',
        'reading:E39',
      ],
      ['notBarred', legality.notBarredFrom('attack'), '13.2.1', '14.15.1'],
    ],
  },
  'battle.object': {
    candidates: legality.attackObjects,
    conditions: [
      [
        'rested',
        liftedBy(targetAttack.restedOrTargetAttack, ['attackRecovered', 'asker'], ['beAttackedRecovered', 'object']),
        '5.6.2.S2.2.2.2',
        '8.4.1',
        '6.1.1',
      ],
      ['fights', legality.canBeFought, '5.6.2.S2.2.2'],
    ],
  },
  'battle.blocker': {
    candidates: legality.ownCards,
    conditions: [
      ['canBeBlocked', legality.attackerLetsItBlock, '13.2.1'],
      ['recovered', liftedBy(legality.recovered, ['blockRested', 'object']), '5.6.3.S2.2.1'],
      ['fights', legality.canFight, '2.3.1'],
      ['notAttacked', legality.isNotAttacked, '6.2.1'],
      ['notBarred', legality.notBarredFrom('block'), '13.2.1', '14.15.1'],
      ['flying', liftedBy(flying.flyingByFlying, ['blockFlying', 'object']), '8.1.1', '8.1.2'],
    ],
  },
};
