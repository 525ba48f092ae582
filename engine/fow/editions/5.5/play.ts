/** 5.5, chapters 7, 9 and 10: playing, paying, resolving, judgment, calls. */

import { carryOut, carryOutChosen } from '../../../kernel/machine/program';
import type { Citation } from '../../../kernel/table/edition';
import { failsWithoutTarget } from '../../additions';
import * as costs from '../../costs';
import type { FowSteps } from '../../fow';
import { artIsPlayed } from '../../keywords/gods-art';
import { orTakenBack } from '../../keywords/quickcast';
import * as remnant from '../../keywords/remnant';
import * as lifebreak from '../../lifebreak';
import * as play from '../../play';
import * as priority from '../../priority';
import * as rulers from '../../rulers';
import * as standby from '../../standby';
import * as texts from '../../texts';
import * as twoSided from '../../two-sided';
import * as will from '../../will-abilities';

type Steps = FowSteps<'fow-5.5'>;

/** What playing a card begins with, and what is asked once its side has been chosen. */
interface Besides {
  readonly first?: Steps;
  readonly asSide?: Steps;
}

const ONWARD = remnant.onward('toChase');

const playing = ({ first = [], asSide = [] }: Besides, ...clauses: readonly Citation<'fow-5.5'>[]): Steps => [
  ['checkpoint', play.keepPosition, '9.3.2'],
  ...first,
  ['side', twoSided.asksSide('texts'), '12.8.2'],
  ['takesSide', twoSided.takesSide, '12.8.2'],
  ...asSide,
  ['texts', texts.takesTexts(ONWARD)],
  ['awaken', texts.asksToAwaken(ONWARD), '12.1.2'],
  ['awakens', texts.awakens(ONWARD), '12.1.2'],
  ['byWhat', remnant.asksByWhat, '12.6.2#2'],
  ['takesByWhat', remnant.takesByWhat, '12.6.2#2'],
  ['toChase', play.cardToChase, '9.3.2b', ...clauses],
  ['onChase', play.followToChase, '9.3.2b'],
  ['announce', play.announce, '9.3.2d'],
  ['targetsOrBack', play.orTakenBack, '9.3.2d'],
  ['x', play.chooseX('cost'), '9.3.2e'],
  ['takeX', play.writeX, '9.3.2e'],
  ['cost', costs.chooseCost('pay'), '9.3.2e'],
  ['takeCost', costs.takeCost, '9.3.2e'],
  ['pay', play.payForIt, '9.3.2e'],
  ['paidOrBack', play.orTakenBack, '9.3.2e'],
  ['played', play.isPlayed, '9.3.2e'],
];

export const PLAY: Readonly<Record<string, Steps>> = {
  'play.permanent': playing({}, '7.1.2', '7.2.2'),
  'play.chant': playing({}, '7.3.2'),
  // Only the side that is chosen can take it before the card goes to the chase.
  'play.quickcast': playing({ asSide: [['stillQuick', orTakenBack, '12.3.2a']] }, '7.7.2'),
  'play.standby': playing({ first: [['reveals', standby.revealsIt, '9.3.2a']] }, '7.9.4'),
  lay: [
    ['pays', standby.payToLay, '7.6.1'],
    ['lies', standby.lay, '7.6.2', '3.11.1'],
  ],
  activate: [
    ['checkpoint', play.keepPosition, '9.3.2'],
    ['toChase', play.abilityGoes, '9.3.2b', '7.8.2'],
    ['onChase', play.followAbility, '9.3.2b'],
    ['announce', play.announce, '9.3.2d'],
    ['targetsOrBack', play.orTakenBack, '9.3.2d'],
    ['x', play.chooseX('cost'), '9.3.2e'],
    ['takeX', play.writeX, '9.3.2e'],
    ['cost', costs.chooseCost('pay'), '9.3.2e'],
    ['takeCost', costs.takeCost, '9.3.2e'],
    ['pay', play.payForIt, '9.3.2e'],
    ['paidOrBack', play.orTakenBack, '9.3.2e'],
    ['art', artIsPlayed, '12.4.2', '12.4.4'],
    ['played', play.isPlayed, '9.3.2e'],
  ],
  'activate.will': [
    ['checkpoint', play.keepPosition, '9.3.2'],
    ['begins', will.abilityBegins, '7.8.2', '9.7.3'],
    ['follow', will.followAside, '7.8.2'],
    ['announce', play.announce, '9.3.2c'],
    ['x', play.chooseX('cost'), '9.3.2e'],
    ['takeX', play.writeX, '9.3.2e'],
    ['cost', costs.chooseCost('pay'), '9.3.2e'],
    ['takeCost', costs.takeCost, '9.3.2e'],
    ['pay', play.payForIt, '9.3.2e'],
    ['paidOrBack', play.orTakenBack, '9.3.2e'],
    ['art', artIsPlayed, '12.4.2', '12.4.4'],
    ['played', will.willIsPlayed, '9.3.2e'],
    ['carryOut', play.carryOutAbility, '9.7.3', '9.7.4'],
    ['leaves', will.abilityIsOver, '9.7.3'],
    ['triggers', will.playsTriggered, '9.7.1', '9.7.3'],
  ],
  'will-trigger': [
    ['choose', will.chooseTriggered, '6.2.1', '9.6.5'],
    ['countDown', priority.countDown, '6.2.3'],
    ['begins', will.triggeredBegins, '9.7.1', '9.7.3'],
    ['plays', will.playsAside, '9.7.3'],
  ],
  'triggered-will': [
    ['announce', play.announce, '9.3.2c'],
    ['whether', play.asksWhether, '9.3.3b'],
    ['declined', play.orDeclined, '9.3.3b'],
    ['carryOut', play.carryOutAbility, '9.7.3', '9.7.4'],
    ['leaves', will.abilityIsOver, '9.7.3'],
  ],
  announce: [
    ['modes', play.chooseModes, '9.3.2c'],
    ['takeModes', play.takeModes, '9.3.2c'],
    ['targets', play.chooseTargets, '9.3.2d'],
    ['chosen', play.takeTargets, '9.3.2d'],
    ['announced', play.writeAnnouncement, '9.3.2d'],
  ],
  payment: [
    ['choose', costs.chooseForCost('offersWill'), '9.3.2e'],
    ['chosen', costs.takeForCost, '9.3.2e'],
    ['before', costs.doBefore, '9.3.2e'],
    ['offersWill', will.offersWill, '10.2.5', '9.7.2'],
    ['playsOffered', will.playsOffered, '10.2.5', '9.7.2'],
    ['demand', costs.demandPayment, '10.2.2', '10.2.3', '10.2.4', '10.2.6', '2.3.3', '2.3.4'],
    ['willAbilities', costs.playWillAbilities, '10.2.5', '9.7.2'],
    ['moreWill', costs.moreWillAbilities, '9.7.2'],
    ['spend', costs.spendWill, '10.2.1'],
    ['others', costs.doInTurn, '9.3.2e', '10.12.1', '10.18.1'],
  ],
  'will-ability': [
    ['rests', costs.restForWill, '7.8.2', '10.12.1'],
    ['chooses', costs.chooseWill, '9.7.5'],
    ['produces', costs.willIsProduced, '9.7.3', '9.7.4'],
    ['triggers', will.playsTriggered, '9.7.1', '9.7.3'],
  ],
  judgment: [
    ['x', rulers.chooseJudgmentX, '9.3.2e'],
    ['pays', rulers.payJudgment, '7.5.2', '7.5.2a'],
    ['toChase', rulers.judgmentToChase, '7.5.2', 'reading:E9'],
  ],
  lifebreak: [
    ['breaks', lifebreak.breakTop, '7.10.1'],
    ['unchased', lifebreak.unlessUnchased, '10.7.2', '7.10.4'],
    ['orders', lifebreak.orderBreaks('removed'), '7.10.2'],
    ['break', lifebreak.breakToChase('removed'), '7.10.2'],
    ['onChase', play.followAbility, '7.10.2'],
    ['announce', play.announce, '7.10.2'],
    ['dropped', lifebreak.dropUnplayable, '7.10.4'],
    ['played', play.isPlayed, '7.10.2'],
    ['over', lifebreak.over('removed'), '7.10.2'],
    ['graveyard', lifebreak.toGraveyard, '7.10.4'],
  ],
  call: [
    ['rests', rulers.restToCall, '7.11.1'],
    ['stone', rulers.stoneArrives, '7.11.1'],
  ],
  resolve: [
    ['checksTargets', play.checkTargets, '9.3.3a'],
    ['additionFails', failsWithoutTarget, '7.2.4'],
    ['byKind', play.sortByKind, '9.3.3b'],
    ['permanent', play.permanentEnters('controller'), '7.1.3'],
    ['chant', play.carryOutText, '7.3.3', '7.7.3', '7.9.7'],
    ['toGraveyard', play.chantToGraveyard, '7.3.3', '7.7.3', '7.9.7'],
    ['whether', play.asksWhether, '9.3.3b'],
    ['declined', play.orDeclined, '9.3.3b'],
    ['ability', play.carryOutAbility, '7.8.3', '7.10.3'],
    ['leaves', play.abilityLeaves, '7.8.3', '7.10.3', '9.3.3b'],
    ['judgment', rulers.rulerEnters, '7.5.3'],
    ['judged', rulers.hasJudged, '7.5.3'],
    ['judgmentLeaves', rulers.judgmentLeaves, '7.5.3'],
  ],
  text: [
    ['carryOut', carryOut, '9.8.1', '1.4.2'],
    ['chosen', carryOutChosen, '9.8.1'],
  ],
};
