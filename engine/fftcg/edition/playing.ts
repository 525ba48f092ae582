/** Chapters 11 and 12: priority, the stack, playing, costs, resolution and rules processes. */

import * as happening from '../../kernel/machine/happening';
import { carryOut, carryOutChosen } from '../../kernel/machine/program';
import * as search from '../../play/search';
import * as announce from '../announce';
import type { C, Procedures, Steps } from '../fftcg';
import * as formations from '../formations';
import * as items from '../items';
import * as junction from '../keywords/junction';
import * as warGod from '../keywords/war-god';
import * as onPlay from '../on-play';
import * as payment from '../payment';
import * as play from '../play';
import * as damage from '../player-damage';
import * as priority from '../priority';
import * as resolve from '../resolve';
import * as rules from '../rule-processes';
import * as textCosts from '../text-costs';
import * as triggered from '../triggered';
import { cp } from './costs';

/** The choices for what a card does as it is played. */
const effects = (...clauses: readonly C[]): Steps => [
  ['modes', announce.onPlay.chooseModes, ...clauses],
  ['takeModes', announce.onPlay.takeModes, ...clauses],
  ['targets', announce.onPlay.chooseTargets, ...clauses],
  ['takeTargets', announce.onPlay.takeTargets, ...clauses],
  ['announced', announce.onPlay.writeAnnouncement, ...clauses],
];

export const PLAYING: Procedures = {
  priority: [
    ['ruleProcesses', priority.runProcesses, '11.1.3', '12.3'],
    ['checked', priority.checked, '12.4.5'],
    ['triggers', priority.stackTriggers, '11.1.4', '11.9.3', '11.9.7', '11.1.2'],
    ['stable', priority.untilStable, '11.1.4', '12.3'],
    ['action', priority.offerActions, '11.1.1', '11.1.4'],
    ['act', priority.act, '11.1.1'],
    ['keep', priority.actorKeepsPriority, '11.2.8', '11.3.8', '11.7.10', '11.8.10'],
    ['passed', priority.passed, '11.1.6'],
    ['moveOn', priority.moveOn, '11.1.7', '9.4.1.2'],
    ['resolve', priority.resolveNewest, '11.1.7', '11.12.1'],
    ['resolved', priority.afterResolving, '11.1.5'],
  ],
  triggers: [
    ['turnPlayers', triggered.stackFor('turnPlayer'), '11.9.7'],
    ['others', triggered.stackFor('other'), '11.9.7'],
  ],
  'stack-triggers': [
    ['order', triggered.orderTriggers, '11.9.7'],
    ['assist', triggered.asksAssist, '15.2.6.3'],
    ['declined', triggered.assistDeclined, '15.2.6.4'],
    ['put', triggered.putNext, '11.9.7', '11.6.5', '6.4.2'],
    ['announce', triggered.announceIt, '11.9.4', 'reading:E48'],
    ['noChoice', triggered.dropWithoutChoice, '11.9.4'],
    ['more', triggered.putOn, '11.9.7'],
  ],
  announce: [
    ['modes', announce.chooseModes, '11.2.3', '11.7.5', '11.8.5'],
    ['takeModes', announce.takeModes, '11.2.3', '11.7.5', '11.8.5'],
    ['cost', payment.chooseCost('x'), '11.2.4', '11.7.6', '11.8.6'],
    ['takeCost', payment.takeCost, '11.2.4', '11.7.6', '11.8.6'],
    ['x', announce.chooseX(), '11.2.4', '11.7.6', '11.8.6', '4.5'],
    ['targets', announce.chooseTargets, '11.2.6', '11.9.4', 'reading:E48'],
    ['takeTargets', announce.takeTargets, '11.2.6', 'reading:E48'],
    ['announced', announce.writeAnnouncement, '11.2.6', 'reading:E48'],
    ['share', announce.chooseShares, '11.2.6', '11.7.7', '11.8.7', '11.9.11'],
    ['shared', announce.takeShares, '11.2.6', '11.7.7', '11.8.7', '11.9.11'],
  ],
  'play-character': [
    ['declare', play.keepPosition, '11.3.2', '14.1'],
    ['effects', onPlay.chooseBy('effects-of-character'), '11.3.3', 'reading:E82'],
    ['effectsOrBack', play.orTakenBack, '14.1', '14.5'],
    ['cost', payment.chooseCost('x'), '11.3.4'],
    ['takeCost', payment.takeCost, '11.3.4'],
    ['x', announce.chooseX('share'), '11.3.4', '4.5'],
    ['takeX', announce.writeX, '11.3.4', '4.5'],
    ['share', announce.onPlay.chooseShares, '11.3.5', 'reading:E82'],
    ['shared', announce.onPlay.takeShares, '11.3.5', 'reading:E82'],
    ['lockCost', payment.lockCost, '11.3.6'],
    ['pay', play.payBy('pay-for-character'), '11.3.7'],
    ['takenBack', play.orTakenBack, '14.1', '14.2', '14.5'],
    ['enters', play.characterEnters, '11.3.8', '6.2.5'],
    ['effect', onPlay.carriesOut, '11.3.8', 'reading:E82'],
  ],
  'effects-of-character': effects('11.3.3', 'reading:E48', 'reading:E82'),
  'pay-for-character': [
    ['choose', payment.chooseForCost, '11.3.4', '11.3.7'],
    ['chosen', payment.takeForCost, '11.3.4'],
    ['others', payment.doAtOnce, '11.3.7'],
    ...cp({ demand: ['11.3.6.1.1', '5.2.1.2.1', 'reading:E45'], once: ['11.3.7'] }),
  ],
  'play-item': [
    ['declare', play.keepPosition, '11.4.2', '14.1'],
    ['effects', onPlay.chooseBy('effects-of-item'), '11.4.3', 'reading:E82'],
    ['effectsOrBack', play.orTakenBack, '14.1', '14.5'],
    ['cost', payment.chooseCost('x'), '11.4.4'],
    ['takeCost', payment.takeCost, '11.4.4'],
    ['x', announce.chooseX('bearer'), '11.4.4', '4.5'],
    ['takeX', announce.writeX, '11.4.4', '4.5'],
    ['bearer', items.nameBearer, '11.4.5', '5.2.3.1.3.3'],
    ['named', items.bearerNamed, '11.4.5'],
    ['share', announce.onPlay.chooseShares, '11.4.6', 'reading:E82'],
    ['shared', announce.onPlay.takeShares, '11.4.6', 'reading:E82'],
    ['lockCost', payment.lockCost, '11.4.7'],
    ['pay', play.payBy('pay-for-item'), '11.4.8'],
    ['takenBack', play.orTakenBack, '14.1', '14.2', '14.5'],
    ['enters', items.itemEnters, '11.4.9', '15.1.1.11.1'],
    ['effect', onPlay.carriesOut, '11.4.9', 'reading:E82'],
  ],
  'effects-of-item': effects('11.4.3', 'reading:E48', 'reading:E82'),
  'pay-for-item': [
    ['choose', payment.chooseForCost, '11.4.4', '11.4.8'],
    ['chosen', payment.takeForCost, '11.4.4'],
    ['others', payment.doAtOnce, '11.4.8'],
    ...cp({ demand: ['11.4.7.1', '5.2.1.2.1', 'reading:E45'], once: ['11.4.8'] }),
  ],
  'play-formation': [
    ['declare', play.keepPosition, '11.5.2', '14.1'],
    ['effects', onPlay.chooseBy('effects-of-formation'), '11.5.3', 'reading:E82'],
    ['effectsOrBack', play.orTakenBack, '14.1', '14.5'],
    ['cost', payment.chooseCost('x'), '11.5.4'],
    ['takeCost', payment.takeCost, '11.5.4'],
    ['x', announce.chooseX('share'), '11.5.4', '4.5'],
    ['takeX', announce.writeX, '11.5.4', '4.5'],
    ['share', announce.onPlay.chooseShares, '11.5.5', 'reading:E82'],
    ['shared', announce.onPlay.takeShares, '11.5.5', 'reading:E82'],
    ['lockCost', payment.lockCost, '11.5.6'],
    ['pay', play.payBy('pay-for-formation'), '11.5.7'],
    ['takenBack', play.orTakenBack, '14.1', '14.2', '14.5'],
    ['earlier', formations.earlierReturns, '11.5.8', '7.12.4'],
    ['enters', play.characterEnters, '11.5.9', '7.12.4'],
    ['effect', onPlay.carriesOut, '11.5.9', 'reading:E82'],
  ],
  'effects-of-formation': effects('11.5.3', 'reading:E48', 'reading:E82'),
  'pay-for-formation': [
    ['choose', payment.chooseForCost, '11.5.4', '11.5.7'],
    ['chosen', payment.takeForCost, '11.5.4'],
    ['others', payment.doAtOnce, '11.5.7'],
    ...cp({ demand: ['11.5.6.1.1', '5.2.1.2.1', 'reading:E45'], once: ['11.5.7'] }),
  ],
  'play-summon': [
    ['declare', play.keepPosition, '11.2.1', '14.1'],
    ['toStack', play.summonToStack, '11.2.2', '15.1.1.8.1', '7.17.3'],
    ['asksWarGod', warGod.asksWarGod, '15.2.7.2', '15.2.7.5'],
    ['paysCharacter', warGod.paysCharacter, '15.2.7.3'],
    ['announce', play.announceOnStack, '11.2.3', 'reading:E48'],
    ['announced', play.orTakenBack, '11.2.1', '14.1', '14.5'],
    ['lockCost', payment.lockCost, '11.2.7'],
    ['pay', play.payBy('pay-for-summon'), '11.2.7.1.1'],
    ['takenBack', play.orTakenBack, '11.2.1', '14.1', '14.2', '14.5'],
    ['summoned', play.isPlayed, '11.2.8'],
  ],
  'pay-for-summon': [
    ['choose', payment.chooseForCost, '11.2.4', '11.2.7.1.1'],
    ['chosen', payment.takeForCost, '11.2.4'],
    ['others', payment.doAtOnce, '11.2.7.1.1'],
    ...cp({ demand: ['11.2.7.1.1', '5.2.1.2.1', 'reading:E45'], once: ['11.2.7.1.1'] }),
  ],
  'use-action': [
    ['declare', play.keepPosition, '11.7.3', '14.1'],
    ['toStack', play.abilityGoes, '11.7.4', '11.6.5', '6.4.2'],
    ['announce', play.announceOnStack, '11.7.5', 'reading:E48'],
    ['announced', play.orTakenBack, '11.7.3', '14.1', '14.5'],
    ['lockCost', payment.lockCost, '11.7.8'],
    ['pay', play.payBy('pay-for-action'), '11.7.9'],
    ['takenBack', play.orTakenBack, '11.7.3', '14.1', '14.2', '14.5'],
    ['used', play.isPlayed, '11.7.10'],
  ],
  'pay-for-action': [
    ['choose', payment.chooseForCost, '11.7.2.1.1'],
    ['chosen', payment.takeForCost, '11.7.2.1.1'],
    ['others', payment.doAtOnce, '11.7.2.1.1', '15.1.1.2.1', '15.1.1.3.2', '15.2.11.2', '15.2.14.3'],
    ...cp({ demand: ['11.7.2.1.1', 'reading:E54'], once: ['11.7.9'] }),
  ],
  'use-special': [
    ['declare', play.keepPosition, '11.8.3', '14.1'],
    ['toStack', play.abilityGoes, '11.8.4', '11.6.5', '6.4.2'],
    ['announce', play.announceOnStack, '11.8.5', 'reading:E48'],
    ['announced', play.orTakenBack, '11.8.3', '14.1', '14.5'],
    ['lockCost', payment.lockCost, '11.8.8'],
    ['pay', play.payBy('pay-for-special'), '11.8.9'],
    ['takenBack', play.orTakenBack, '11.8.3', '14.1', '14.2', '14.5'],
    ['used', play.isPlayed, '11.8.10'],
  ],
  'pay-for-special': [
    ['choose', payment.chooseForCost, '11.8.1'],
    ['chosen', payment.takeForCost, '11.8.1'],
    ['others', payment.doAtOnce, '11.8.2.1.1', '15.1.1.2.1', '15.1.1.3.2'],
    ...cp({ demand: ['11.8.2.1.1', 'reading:E54'], once: ['11.8.9'] }),
  ],
  resolve: [
    ['condition', resolve.checkCondition, '11.12.2', '11.9.13'],
    ['whether', resolve.asksWhether, '11.9.14'],
    ['decline', resolve.orDecline, '11.9.14'],
    ['text', resolve.carryOutText, '11.12.4'],
    ['leaves', resolve.leaves, '11.12.10'],
  ],
  text: [
    ['carryOut', carryOut, '11.12.4', '11.12.9', '11.13.4.3', '2.3'],
    ['chosen', carryOutChosen, '11.12.4.1', '11.12.5', '11.12.6'],
  ],
  'text-cost': [
    ['offer', textCosts.offerCost, '11.9.14'],
    ['again', textCosts.offerAgain, '14.1'],
  ],
  'pay-text-cost': [
    ['keep', play.keepPosition, '14.1'],
    ['whether', textCosts.asksToPay, '11.9.14'],
    ['decline', textCosts.orNotPaid, '11.9.14'],
    ['way', textCosts.chooseWay, '11.9.9'],
    ['takeWay', textCosts.takeWay, '11.9.9'],
    ['refer', textCosts.referToX, '11.9.8'],
    ['x', textCosts.chooseX, '11.9.10', '4.5'],
    ['lockCost', textCosts.lockTextCost, '11.9.12'],
    ['pay', play.payBy('pay-for-text'), '11.9.12.1.1'],
    ['takenBack', play.orTakenBack, '14.1', '14.2'],
    ['paid', textCosts.textCostPaid, '11.9.12.1.1'],
  ],
  'pay-for-text': [
    ['choose', payment.chooseForCost, '11.9.12.1.1'],
    ['chosen', payment.takeForCost, '11.9.12.1.1'],
    ['others', payment.doAtOnce, '11.9.12.1.1', '15.1.1.2.1', '15.1.1.3.2'],
    ...cp({ demand: ['11.9.12.1.1', 'reading:E54'], once: ['11.9.12.1.1'] }),
  ],
  search: [
    ['looksThrough', search.looksThrough, '15.1.1.7.1', '15.1.1.9.1'],
    ['reveals', search.revealsFound, '15.1.1.9.1'],
    ['puts', search.putsFound, '15.1.1.9.1'],
    ['shuffles', search.shufflesAfter, '15.1.1.9.1'],
    ['searched', search.searched, '15.1.1.9.1'],
  ],
  junction: [
    ['unlessJunctioned', junction.unlessJunctioned, '15.2.15.4'],
    ['chooses', junction.choosesSummon, '15.2.15.2'],
    ['removes', junction.removesSummon, '15.2.15.2', '15.2.15.3'],
    ['junctioned', junction.junctioned, '15.2.15.2'],
  ],
  'player-damage': [
    ['damaged', damage.nextDamagedPlayer, '6.5.1', '6.1.4'],
    ['turn', damage.turnCard, '6.5.2', '7.13.2'],
    ['untilAllTurned', damage.untilAllTurned, '6.5.3'],
    ['bursts', damage.offerBursts, '11.11.2', '6.5.2.1'],
    ['take', damage.takeBurst, '11.11.2'],
    ['announce', damage.announceBurst, '11.11.2', 'reading:E48'],
    ['whether', damage.asksWhether, '11.9.14', '11.11.3'],
    ['effect', damage.burstEffect, '11.11.3', '6.5.2.1'],
    ['more', damage.moreDamage, '6.5.2.1'],
  ],
  happen: [
    ['replace', happening.replace, '11.13.5.3', '11.13.5.5', '11.13.5.7'],
    ['instead', happening.instead, '11.13.5.4', '11.9.15'],
    ['become', happening.becomes],
    ['timestamps', happening.timestamps, '11.13.4.11'],
    ['stamped', happening.stamped, '11.13.4.11'],
    ['commit', happening.commitBatch],
  ],
  instead: [
    ['carryOut', carryOut, '11.13.5.4'],
    ['chosen', carryOutChosen, '11.13.5.4'],
  ],
  'rule-processes': [
    ['turnPlayersBackups', rules.chooseSurplusBackups('turnPlayer'), '7.10.3', '6.1.4'],
    ['turnPlayersGo', rules.surplusGoes, '7.10.3'],
    ['othersBackups', rules.chooseSurplusBackups('other'), '7.10.3', '6.1.4'],
    ['othersGo', rules.surplusGoes, '7.10.3'],
    ['atOnce', rules.allAtOnce, '12.3', '11.1.3'],
    ['allLost', rules.endIfLost('both'), '3.3'],
    ['lost', rules.endIfLost('one'), '3.1', '3.2'],
    ['repeat', rules.whileDue, '11.1.3', '12.3'],
    ['forget', rules.forgetWounds, '12.4.5'],
  ],
};
