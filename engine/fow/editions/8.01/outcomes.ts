/** 8.01: which events do not happen, where moves go instead, and what the others come to, rule by rule in this order. */

import { revealedIsSeen, usedIsSeen } from '../../../kernel/view/sight';
import * as bars from '../../../play/bars';
import { controlReturns, underItsController, underWhomItSays } from '../../../play/control';
import { entersAsTurned, entersWithCounters } from '../../../play/entering';
import { discardsHand, emptyHandIsDiscarded } from '../../../play/hands';
import * as piles from '../../../play/piles';
import { addedWhereItMay, mayNotBeAdded } from '../../additions';
import * as copies from '../../copies';
import { type FowEdition, PERMANENT } from '../../fow';
import { staysOnNothing } from '../../keywords/equip';
import { turnsBackUnharmed } from '../../keywords/imperishable';
import * as indestructible from '../../keywords/indestructible';
import { brokenCardGoes } from '../../lifebreak';
import * as outcomes from '../../outcomes';
import * as rulers from '../../rulers';
import * as standby from '../../standby';
import * as tokens from '../../tokens';
import * as twoSided from '../../two-sided';

/** What is not done has nothing in it that something else could be done instead of (901.2c, 910.1). */
export const BARS: FowEdition<'fow-8.01'>['bars'] = {
  move: [
    ['alreadyThere', bars.alreadyThere, '104.3'],
    ['onlyRulersWear', outcomes.onlyRulersWear, '1032.1'],
    ['onlyAdditions', addedWhereItMay, '1002.1', '1002.2'],
    ['astralStays', rulers.astralStays, '1010.1b'],
    ['rulerStays', outcomes.rulerStays, '316.1'],
    ['jRulerStays', outcomes.jRulerStays, '316.2'],
    ['permanentStays', outcomes.permanentStays('rulerArea'), '316.3a'],
    ['stoneStays', outcomes.stoneStays('rulerArea'), '316.5a'],
  ],
  rest: [['already', bars.alreadyRested, '104.3']],
  recover: [
    ['already', bars.alreadyRested, '104.3'],
    ['barredInPhase', outcomes.mayNotRecoverInPhase, '104.1'],
    ['barred', bars.mayNotRecover, '104.4'],
  ],
  draw: [['barred', bars.mayNotDraw, '104.4']],
  life: [['barred', outcomes.mayNotGainLife, '104.4']],
  destroy: [
    ['onlyThere', outcomes.destroyedOnlyIn(outcomes.namesRuler, 'field'), '1010.1', '1010.2'],
    ['indestructible', indestructible.indestructible, '1010.3', '1139.2'],
  ],
  banish: [['onlyOwn', outcomes.banishOnlyOwn, '1011.2']],
  attach: [
    ['onlyAdditions', addedWhereItMay, '1002.1'],
    ['barred', mayNotBeAdded, '104.4', '1002.2'],
  ],
  cease: [['onlyPseudoCards', tokens.onlyPseudoCardsCease, '1303.2b', '1303.3']],
  damage: [['needsDefence', outcomes.needsDefence, '1007.4']],
};

/** Where a move goes by these rules is where it would go for all that waits for it (910.1). */
export const REDIRECTS: FowEdition<'fow-8.01'>['redirects'] = [
  ['permanentToMainDeck', outcomes.permanentToMainDeck, '316.3b'],
  ['chantToGraveyard', outcomes.chantToGraveyardInstead, '316.4'],
  ['stoneToStoneDeck', outcomes.stoneToStoneDeck, '316.5b'],
  ['stoneToStoneDeckTop', outcomes.stoneToStoneDeckTop, '316.5c'],
  ['copyCeases', copies.copyCeases, '1017.1a', '1017.3a', '711.3'],
];

export const OUTCOMES: FowEdition<'fow-8.01'>['outcomes'] = {
  endEffects: [['controlReturns', controlReturns('former'), '105.3', '105.3a']],
  move: [
    ['underWhomItSays', underWhomItSays, '307.8b'],
    ['underItsController', underItsController, '307.7'],
    ['permanentGoes', outcomes.goesThere(...PERMANENT), '316.3c'],
    ['stoneGoes', outcomes.goesThere('stone'), '316.5d'],
    ['removed', outcomes.removedGoesThere, '1004.1'],
    ['rulersLieFaceUp', outcomes.rulersLieFaceUp, '303.2a'],
    ['toOwnersArea', outcomes.toOwnersArea('rulerArea', 'itemArea'), '302.5', '302.6', '308.5', '313.3'],
    ['jRulerSheds', outcomes.jRulerSheds, '1007.7'],
    ['staysOnNothing', staysOnNothing, '1121.4'],
    ['oneSideArrives', twoSided.arrivesWithOneSide, '1302.1b'],
    ['despairGoes', twoSided.leavesInverted, '1030.3', '1030.2'],
    ['pastArrives', twoSided.arrivesTurnedOnlyIn(twoSided.isShift, 'field', 'chase'), '1302.2f'],
    ['hopeArrives', twoSided.arrivesTurnedOnlyIn(twoSided.isTransform, 'field', 'chase', 'removed'), '1302.3e'],
    ['pastSide', twoSided.arrivesFrontUp(twoSided.isShift, 'playedOrResolved'), '1302.2.f-1'],
    ['hopeSide', twoSided.arrivesFrontUp(twoSided.isTransform, 'played'), '1302.3.e-1'],
    ['tokenCeases', tokens.tokenCeases, '1303.3a'],
    ['saidCounters', entersWithCounters, '1022.6'],
    ['saidRested', entersAsTurned, '104.1'],
  ],
  face: [
    ['noRuler', twoSided.rulerIsNotTurned, '1302.1a'],
    ['oneSide', twoSided.hasOneSide, '1302.1b', '1302.4'],
    ['pastThere', twoSided.turnsOnlyIn(twoSided.isShift, 'field', 'chase'), '1302.2f'],
    ['hopeThere', twoSided.turnsOnlyIn(twoSided.isTransform, 'field', 'chase', 'removed'), '1302.3e'],
    ['despairComes', twoSided.showsBack(twoSided.isTransform), '1030.1'],
    ['inverted', twoSided.isInverted, '1030.2'],
    ['shifted', twoSided.isShifted, '1117.2a'],
  ],
  create: [
    ['underController', tokens.createdUnderController, '1303.1c'],
    ['saidCounters', entersWithCounters, '1022.6', '1303.2'],
    ['saidRested', entersAsTurned, '104.1', '1303.2'],
  ],
  copy: [
    ['there', copies.copiesWhatIsThere, '1017.1d'],
    ['underController', copies.copiedByController, '1017.1'],
    ['side', copies.copiesSideOf('lying'), '1017.1a'],
    ['sideAsPlayed', copies.copiesSideOf('played'), '1017.1.c-1-li1'],
    ['ability', copies.copiesAbility, '1017.1b'],
    ['putAs', copies.ofWhatWaits(copies.copiesWhatItWasPutAs), '1017.1'],
    ['setOff', copies.ofWhatWaits(copies.copiesWhatSetItOff), '1017.1'],
    ['lapses', copies.copiesLapses, '909.8'],
    ['awakening', copies.ofWhatWaits(copies.copiesTextsBy('awakening')), '1017.1.c-1-li2'],
    ['torrent', copies.ofWhatWaits(copies.copiesTextsBy('torrent')), '1017.1.c-1-li3'],
    ['story', copies.ofWhatWaits(copies.copiesTextsBy('story')), '1017.1.c-1-li4'],
    ['null', copies.ofWhatWaits(copies.copiesTextsBy('null')), '1017.1.c-1-li5'],
    ['otherTexts', copies.ofWhatWaits(copies.copiesOtherTexts('awakening', 'torrent', 'story', 'null')), '1017.1c'],
    ['modes', copies.ofWhatWaits(copies.copiesModes), '1017.1.c-1-li6'],
    ['x', copies.ofWhatWaits(copies.copiesX), '1017.1.c-1-li7'],
    ['targets', copies.ofWhatWaits(copies.copiesTargets), '1017.1.c-1-li8'],
    ['shares', copies.ofWhatWaits(copies.copiesShares), '1017.1.c-1-li9'],
    ['used', copies.ofWhatWaits(copies.copiesUsed), '1017.1.c-1-li10'],
    ['ways', copies.ofWhatWaits(copies.copiesWays), '1017.1c'],
  ],
  beginEffect: [
    ['becomes', copies.becomesOriginal, '1017.2'],
    ['sideThatIsUp', copies.becomesSideThatIsUp, '1302.4'],
  ],
  restore: [['shedsAstral', rulers.shedsAstral, '1024.1', '1024.2']],
  shuffle: [['hides', piles.shuffledIsHidden, '1021.2']],
  show: [['already', outcomes.alreadyRevealed(standby.revealedIsSeen, usedIsSeen, revealedIsSeen), '1005.2']],
  draw: [['fromTop', outcomes.drawsFromTop(outcomes.anyDrawPhase), '1009.1']],
  discardHand: [
    ['emptyHand', emptyHandIsDiscarded, '1019.2a'],
    ['wholeHand', discardsHand, '1019.2'],
  ],
  discard: [['toGraveyard', outcomes.discardToGraveyard, '1019.1']],
  cancel: [['fromChase', outcomes.cancelFromChase, '1012.1']],
  summon: [['toChase', outcomes.summonToChase(...PERMANENT, 'chant'), '1006.1', '1412.2']],
  destroy: [
    ['namedRuler', outcomes.namedRulerToGraveyard, '1010.2', '316.1', 'reading:E11'],
    ['imperishable', turnsBackUnharmed, '1108.2'],
    ['jRulerTurnsBack', rulers.jRulerTurnsBack, '1010.1#2', '1010.1a', '1304.3', '1304.4a', '1304.5c'],
    ['toGraveyard', outcomes.destroyedToGraveyard(outcomes.namesRuler), '1010.1'],
  ],
  banish: [['toGraveyard', outcomes.banishToGraveyard, '1011.1', 'reading:E12']],
  leaveChase: [['brokenCardGoes', brokenCardGoes('removed'), '1415.1.d-3']],
  damagePlayer: [['isLife', outcomes.damageIsLife, '1007.2']],
};
