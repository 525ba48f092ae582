/** 8.01: what a player may do and choose, each condition with its clause. */

import { liftedBy } from '../../../kernel/view/permissions';
import { keepingOut } from '../../../kernel/view/ruleset';
import { fromHand } from '../../../play/from-elsewhere';
import * as actions from '../../actions';
import * as legality from '../../battle/legality';
import { mayChase } from '../../chasing';
import type { FowSelections } from '../../fow';
import * as barrier from '../../keywords/barrier';
import * as divinity from '../../keywords/divinity';
import * as flying from '../../keywords/flying';
import { notPlayedInGame } from '../../keywords/gods-art';
import * as quickcast from '../../keywords/quickcast';
import * as remnant from '../../keywords/remnant';
import * as shift from '../../keywords/shift';
import * as swiftness from '../../keywords/swiftness';
import * as targetAttack from '../../keywords/target-attack';
import * as lifebreak from '../../lifebreak';
import { isNotItself, mayBeChosen, showsWhatIsAsked, targetCandidates } from '../../play';
import { asEver } from '../../repriced-will';
import * as standby from '../../standby';
import * as will from '../../will-abilities';

export const ACTIONS = [
  'pass',
  'play.permanent',
  'play.chant',
  'play.quickcast',
  'play.standby',
  'play.rune',
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

export const SELECTIONS: FowSelections<'fow-8.01'> = {
  pass: {
    candidates: actions.passing,
    conditions: [
      [
        'nobodyMustAttack',
        actions.nobodyMustAttack,
        '712.2',
        '712.2a',
        '712.2b',
        '712.2c',
        '712.2d',
        '712.2e',
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
        '702.2#2',
        '1115.2',
      ],
      ['waits', standby.waitsForNothing, '906.2a'],
      ['notBarred', actions.mayBe('play'), '104.4'],
      ['mainTiming', actions.mainTiming, '702.1', '701.2', '604.2a'],
      ['targets', actions.hasTargetsOnChase, '903.2.g', '1406.2a'],
      ['cost', actions.canBePaidOnChase, '903.2.j', '702.2'],
    ],
  },
  'play.chant': {
    candidates: remnant.cardsToPlay('play.chant', 'chant'),
    conditions: [
      ['fromThere', fromHand(remnant.mayBePlayedFromThere, 'play.chant', 'chant'), '703.2#2', '1115.2'],
      ['waits', standby.hasNoTrigger, '703.1#2', '906.2a'],
      ['notBarred', actions.mayBe('play'), '104.4'],
      ['mainTiming', actions.mainTiming, '703.1', '701.2', '604.2a'],
      ['targets', actions.hasTargetsOnChase, '903.2.g'],
      ['cost', actions.canBePaidOnChase, '903.2.j', '703.2'],
    ],
  },
  'play.quickcast': {
    candidates: remnant.cardsToPlay('play.quickcast'),
    conditions: [
      ['fromThere', fromHand(remnant.mayBePlayedFromThere, 'play.quickcast'), '709.2#2', '1115.2'],
      ['waits', standby.waitsForNothing, '709.1#2', '906.2a'],
      ['mayChase', mayChase, '1008.2'],
      ['notBarred', actions.mayBe('play'), '104.4'],
      ['quickcast', liftedBy(quickcast.isInstant, ['beQuick', 'object']), '709.1', '604.1c', '1111.2'],
      [
        'ofAType',
        actions.isOfType('resonator', 'addition', 'regalia', 'chant'),
        '709.3',
        '709.3a',
        '709.3b',
        '709.4',
        '711.2',
      ],
      ['targets', actions.hasTargetsOnChase, '903.2.g'],
      ['cost', actions.canBePaidOnChase, '903.2.j', '709.2'],
    ],
  },
  lay: {
    candidates: standby.cardsToLay,
    conditions: [
      ['mainTiming', actions.mainTiming, '706.1', '701.2', '604.2d'],
      ['cost', standby.layingIsPaid, '706.1#2'],
    ],
  },
  'play.standby': {
    candidates: standby.laidCardsAndCardsWithCost,
    conditions: [
      ['fromThere', standby.orFromElsewhere, '708.4#3', '1115.2'],
      ['waits', standby.waitsForNothing, '906.2a'],
      ['stealth', standby.hasNoStealth, '1114.2'],
      ['ownWay', standby.hasTriggerOrStealth, '706.3'],
      ['mayChase', mayChase, '1008.2'],
      ['notBarred', actions.mayBe('play'), '104.4'],
      ['laidEarlier', standby.wasLaidEarlier, '708.5'],
      ['targets', actions.hasTargetsOnChase, '903.2.g'],
      ['cost', actions.canBePaidOnChase, '903.2.j', '708.4', '604.1b'],
    ],
  },
  'play.rune': {
    candidates: divinity.cardsInRuneArea,
    types: ['rune'],
    conditions: [
      ['divinity', divinity.hasDivinity, '711.1', '1136.2'],
      ['timing', divinity.runeTiming, '711.1#2', '1111.2'],
      ['mayChase', mayChase, '1008.2'],
      ['faceDown', divinity.liesFaceDown, '711.2'],
      ['within', divinity.isWithinDivinity, '711.2#2', '711.2a', '1136.2', '1136.3'],
      ['notBarred', actions.mayBe('play'), '104.4'],
      ['targets', actions.hasTargetsThere, '903.2.g'],
      ['cost', actions.canBePaidThere, '903.2.j', '711.2#3'],
    ],
  },
  activate: {
    candidates: will.forChase(actions.activateAbilitiesInHandToo),
    conditions: [
      ['controls', keepingOut(actions.controlsIt, actions.abilitiesOfTheOther), '604.1a', '707.1', '707.2#2'],
      ['worksThere', actions.worksThere, '902.2', '1126.2a'],
      ['mayChase', mayChase, '1008.2'],
      ['onceAGame', notPlayedInGame, '1112.2', '1112.2a', '1112.2b'],
      ['notBarred', actions.mayBe('activate'), '104.4'],
      ['whenItSays', actions.whenItSaysIf(shift.isNotUsed), '1121.2'],
      ['whenShiftSays', actions.whenItSaysIf(shift.isUsed), '1117.2'],
      ['settled', SETTLED, '905.3', '1107.2'],
      ['targets', actions.hasTargetsOnChase, '903.2.g'],
      ['cost', actions.canBePaidOnChase, '903.2.j', '707.1', '707.2', '604.1a', '1013.2'],
    ],
  },
  'activate.will': {
    candidates: will.forWill(actions.activateAbilitiesInHandToo),
    conditions: [
      ['worksThere', actions.worksThere, '902.2', '1126.2a'],
      ['onceAGame', notPlayedInGame, '1112.2', '1112.2a', '1112.2b'],
      ['notBarred', actions.mayBe('activate'), '104.4'],
      ['whenItSays', actions.whenItSays, '1121.2', '1117.2'],
      ['settled', SETTLED, '905.3', '1107.2'],
      ['cost', actions.canBePaidThere, '903.2.j', '907.2', '1013.2'],
    ],
  },
  will: {
    candidates: asEver(actions.willAbilities),
    conditions: [
      ['notBarred', actions.mayBe('activate'), '104.4'],
      ['settled', SETTLED, '905.3', '1107.2'],
    ],
  },
  judgment: {
    candidates: actions.rulersAndFirstJRulers,
    conditions: [
      ['mainTiming', actions.mainTiming, '705.1', '701.2', '604.2c'],
      ['notBarred', actions.playerMay('judge'), '104.4'],
      ['recovered', actions.isRecovered, '705.1#2', '303.1a'],
      ['hasJudgment', actions.hasJudgment, '705.1#3', '1010.1a', '1125.2', '1304.5'],
      ['onceATurn', actions.judgmentsLeft, '705.1#4'],
      ['cost', actions.judgmentPaid, '705.2', '705.2a'],
    ],
  },
  call: {
    candidates: actions.callers,
    conditions: [
      ['mainTiming', actions.mainTiming, '710.1', '701.2', '604.2e'],
      ['notBarred', actions.playerMay('call'), '104.4'],
      ['recovered', actions.isRecovered, '710.1#2', '303.1a'],
      ['onceATurn', actions.callsLeft, '710.1#3'],
      ['notJudged', actions.notJudgedYet, '710.1#4'],
    ],
  },
  battle: {
    candidates: actions.battling,
    conditions: [
      ['mainTiming', actions.mainTiming, '704.1', '701.2', '604.2b'],
      ['notBarred', actions.battlesAllowed, '803.6'],
    ],
  },
  lifebreak: {
    candidates: lifebreak.topOfLifebreak,
    conditions: [['lifeHasFallen', lifebreak.moreThanLife, '1415.1.d-1']],
  },
  target: {
    candidates: targetCandidates,
    conditions: [
      ['mayBeChosen', mayBeChosen, '104.4'],
      ['notItself', isNotItself, '903.2.g-1'],
      ['shown', showsWhatIsAsked, '903.2.g-2', '303.2b'],
      ['barrier', barrier.unlessBarrier, '1120.2', '1120.3'],
      ['playersBarrier', barrier.unlessPlayersBarrier, '1120.4', '1120.5'],
    ],
  },
  'battle.attack': {
    candidates: legality.attackChoices,
    conditions: [
      ['canAttack', legality.somebodyCanAttack, '803.4'],
      ['mayForfeit', legality.forfeitAllowed, '803.3'],
    ],
  },
  'battle.attacker': {
    candidates: legality.ownCards,
    conditions: [
      ['recovered', legality.recovered, '803.3a'],
      ['fights', legality.canFight, '803.3a#2'],
      [
        'controlledSinceTurnBegan',
        liftedBy(swiftness.controlledSinceTurnBegan, ['attackOnArrival', 'object']),
        '803.3a#3',
        '1107.2',
        'reading:E8',
      ],
      ['cost', legality.canPayToFight('attack'), '803.5#2'],
      ['notBarred', legality.notBarredFrom('attack'), '104.4'],
      ['forcedFirst', legality.forcedFirst, '803.3a#4'],
    ],
  },
  'battle.object': {
    candidates: legality.attackObjects,
    conditions: [
      [
        'rested',
        liftedBy(targetAttack.restedOrTargetAttack, ['attackRecovered', 'asker'], ['beAttackedRecovered', 'object']),
        '803.3b',
        '1103.2',
      ],
      ['fights', legality.canBeFought, '803.3b#2'],
    ],
  },
  'battle.blocker': {
    candidates: legality.ownCards,
    conditions: [
      ['canBeBlocked', legality.attackerLetsItBlock, '104.4'],
      ['recovered', liftedBy(legality.recovered, ['blockRested', 'object']), '804.3'],
      ['fights', legality.canFight, '804.4'],
      ['notAttacked', legality.isNotAttacked, '804.4#2'],
      ['cost', legality.canPayToFight('block'), '804.4#3'],
      ['notBarred', legality.notBarredFrom('block'), '104.4'],
      ['flying', liftedBy(flying.flyingByFlying, ['blockFlying', 'object']), '1106.2'],
    ],
  },
};
