/** 2.0, sections 1.4.5, 2 and 7: the five steps of a play, judgment, calls. */

import { carryOut, carryOutChosen } from '../../../kernel/machine/program';
import type { Citation } from '../../../kernel/table/edition';
import * as costs from '../../costs';
import type { FowSteps } from '../../fow';
import * as lifebreak from '../../lifebreak';
import * as play from '../../play';
import * as rulers from '../../rulers';
import * as standby from '../../standby';

type Steps = FowSteps<'fow-2.0'>;

const playCard = (...clauses: readonly Citation<'fow-2.0'>[]): Steps => [
  ['checkpoint', play.keepPosition, '1.4.5.S1.4'],
  ['declare', play.declare, '1.4.5.S1.1', '1.4.5.4', ...clauses],
  ['announce', play.announce, '1.4.5.S2.1'],
  ['targetsOrBack', play.orTakenBack, '1.4.5.S2.2'],
  ['x', play.chooseX('cost'), '1.4.5.S3.1'],
  ['takeX', play.writeX, '1.4.5.S3.1'],
  ['cost', costs.chooseCost('pay'), '1.4.5.S3.1'],
  ['takeCost', costs.takeCost, '1.4.5.S3.1'],
  ['pay', play.payForIt, '1.4.5.S3.1', '1.4.5.S3.3.2'],
  ['paidOrBack', play.orTakenBack, '1.4.5.S3.2'],
  ['toChase', play.cardToChase, '1.4.5.S4.1', '10.1.2', '1.4.5.4', '1.4.5.5'],
  ['onChase', play.followToChase, '10.3.1'],
  ['played', play.isPlayed, '1.4.5.S4.1'],
];

export const PLAY: Readonly<Record<string, Steps>> = {
  'play.permanent': playCard('2.4.1', '2.5.0.1'),
  'play.chant': playCard('2.6.1.1'),
  'play.quickcast': playCard('2.6.2.1'),
  'play.standby': playCard('2.6.3.4'),
  lay: [
    ['pays', standby.payToLay, '2.6.3.2'],
    ['lies', standby.lay, '2.6.3.2'],
  ],
  activate: [
    ['checkpoint', play.keepPosition, '1.4.5.S1.4'],
    ['toChase', play.abilityGoes, '1.4.5.S1.2', '7.2.3.1'],
    ['onChase', play.followAbility, '7.2.3.4'],
    ['announce', play.announce, '1.4.5.S2.1'],
    ['targetsOrBack', play.orTakenBack, '1.4.5.S2.2'],
    ['x', play.chooseX('cost'), '1.4.5.S3.1'],
    ['takeX', play.writeX, '1.4.5.S3.1'],
    ['cost', costs.chooseCost('pay'), '1.4.5.S3.1'],
    ['takeCost', costs.takeCost, '1.4.5.S3.1'],
    ['pay', play.payForIt, '1.4.5.S3.1', '1.4.5.S3.4'],
    ['paidOrBack', play.orTakenBack, '1.4.5.S3.2'],
    ['used', play.usedInThisChase, '7.2.3.5'],
    ['played', play.isPlayed, '1.4.5.S4.1'],
  ],
  announce: [
    ['targets', play.chooseTargets, '1.4.5.S2.1', '14.10.2'],
    ['chosen', play.takeTargets, '1.4.5.S2.1'],
    ['announced', play.writeAnnouncement, '1.4.5.S2.1'],
  ],
  payment: [
    ['choose', costs.chooseForCost('demand'), '1.4.5.S3.1'],
    ['chosen', costs.takeForCost, '1.4.5.S3.1'],
    ['before', costs.doBefore, '1.4.5.S3.1'],
    ['demand', costs.demandPayment, '1.4.5.S3.2', '1.4.5.S3.3.2', '2.1.2.2'],
    ['willAbilities', costs.playWillAbilities, '2.7.0.2', '2.7.0.3'],
    ['moreWill', costs.moreWillAbilities, '2.7.0.2'],
    ['spend', costs.spendWill, '1.4.5.S3.3.2'],
    ['others', costs.doInTurn, '1.4.5.S3.1', '1.4.5.S3.4', '11.2.3.1'],
  ],
  'will-ability': [
    ['rests', costs.restForWill, '2.7.0.2'],
    ['chooses', costs.chooseWill, '2.7.0.2'],
    ['produces', costs.willIsProduced, '2.7.0.3'],
  ],
  judgment: [
    ['declare', play.declare, '1.4.5.S1.3', 'reading:E35'],
    ['x', rulers.chooseJudgmentX, '1.4.5.S3.1'],
    ['pays', rulers.payJudgment, '7.2.4.1'],
    ['toChase', rulers.uncountedJudgmentToChase, '7.2.4.1', '1.4.5.S1.3', '2.2.6', '2.3.2', 'reading:E35'],
  ],
  lifebreak: [
    ['turnsUp', lifebreak.turnUpTop, '7.3.1.1', '7.3.1.2.1'],
    ['orders', lifebreak.orderBreaks('lifebreak'), '7.3.1.2.3'],
    ['break', lifebreak.breakToChase('lifebreak'), '7.3.1.2.3'],
    ['onChase', play.followAbility, '7.3.1.2.3'],
    ['announce', play.announce, '7.3.1.2.2'],
    ['dropped', lifebreak.dropUnplayable, '1.4.5.S2.2'],
    ['played', play.isPlayed, '7.3.1.2.3'],
    ['over', lifebreak.over('lifebreak'), '7.3.1.2.3'],
    ['graveyard', lifebreak.toGraveyard, '7.3.1.3', 'reading:E76'],
  ],
  resolve: [
    ['checksTargets', play.checkTargets, '1.4.5.S5.2', '1.4.5.S5.1', '1.4.5.S5.3'],
    ['byKind', play.sortByKind, '1.4.5.3'],
    ['permanent', play.permanentEnters('owner'), '2.4.2', '2.5.0.2', '2.5.1.4', '14.7.2.1', '14.7.2.3'],
    ['chant', play.carryOutText, '1.4.5.S5.1'],
    ['toGraveyard', play.chantToGraveyard, '2.6.0.3', '2.6.3.8'],
    ['whether', play.asksWhether, '1.4.5.S5.1'],
    ['declined', play.orDeclined, '1.4.5.S5.1'],
    ['ability', play.carryOutAbility, '7.2.3.2', '7.0.1'],
    ['leaves', play.abilityLeaves, '7.2.3.4'],
    ['judgment', rulers.rulerEnters, '7.2.4.2', '2.2.4'],
    ['judged', rulers.hasJudged, '7.2.4.2'],
    ['judgmentLeaves', rulers.judgmentLeaves, '7.2.4.2'],
  ],
  'rule-ability': [
    ['carryOut', carryOut, '7.4.3', '7.4.2'],
    ['chosen', carryOutChosen, '7.4.3'],
  ],
  text: [
    ['carryOut', carryOut, '1.4.5.S5.1', '1.4.0.2', '1.4.0.3'],
    ['chosen', carryOutChosen, '1.4.5.S5.1'],
  ],
};
