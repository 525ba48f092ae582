/** 8.01, chapters 700 and 900: playing, paying, resolving, judgment, calls. */

import { carryOut, carryOutChosen } from '../../../kernel/machine/program';
import type { Citation } from '../../../kernel/table/edition';
import * as foresee from '../../../play/foresee';
import * as retarget from '../../../play/retarget';
import { failsWithoutTarget } from '../../additions';
import * as copies from '../../copies';
import * as costs from '../../costs';
import type { FowSteps } from '../../fow';
import * as divinity from '../../keywords/divinity';
import { artIsPlayed } from '../../keywords/gods-art';
import { orTakenBack } from '../../keywords/quickcast';
import * as remnant from '../../keywords/remnant';
import * as lifebreak from '../../lifebreak';
import * as play from '../../play';
import * as priority from '../../priority';
import * as rulers from '../../rulers';
import { decidesSaidX, takeSaidX } from '../../said-x';
import * as standby from '../../standby';
import * as texts from '../../texts';
import * as twoSided from '../../two-sided';
import * as will from '../../will-abilities';

type Steps = FowSteps<'fow-8.01'>;

/** What playing a card begins with, and what is asked as it is about to move to the chase. */
interface Besides {
  readonly first?: Steps;
  readonly last?: Steps;
}

const playing = ({ first = [], last = [] }: Besides, ...clauses: readonly Citation<'fow-8.01'>[]): Steps => {
  const [after = 'toChase'] = last.map(([step]) => step);
  const onward = remnant.onward(after);
  return [
    ['checkpoint', play.keepPosition, '903.2'],
    ...first,
    ['side', twoSided.asksSide('texts'), '903.2.b', '1117.2'],
    ['takesSide', twoSided.takesSide, '903.2.b', '1117.2'],
    ['texts', texts.takesTexts(onward)],
    ['awaken', texts.asksToAwaken(onward), '903.2.c', '1109.2'],
    ['awakens', texts.awakens(onward), '903.2.c', '1109.2'],
    ['byWhat', remnant.asksByWhat, '1115.2#2'],
    ['takesByWhat', remnant.takesByWhat, '1115.2#2'],
    ...last,
    ['toChase', play.cardToChase, '903.2.d', ...clauses],
    ['onChase', play.followToChase, '903.2.d'],
    ['announce', play.announce, '903.2.g'],
    ['targetsOrBack', play.orTakenBack, '903.2.g'],
    ['cost', costs.chooseCost('pay'), '903.2.i-4', '903.2.i-5'],
    ['takeCost', costs.takeCost, '903.2.i-4', '903.2.i-5'],
    ['pay', play.payForIt, '903.2.i', '903.2.i-5', '903.2.j'],
    ['paidOrBack', play.orTakenBack, '903.2.j'],
    ['played', play.isPlayed, '903.2.k'],
  ];
};

export const PLAY: Readonly<Record<string, Steps>> = {
  'play.permanent': playing({}, '702.2'),
  'play.chant': playing({}, '703.2'),
  'play.quickcast': playing({ last: [['stillQuick', orTakenBack, '1111.2a']] }, '709.2', '1111.2'),
  'play.standby': playing({ first: [['reveals', standby.revealsIt, '903.2.a']] }, '708.4'),
  'play.rune': [
    ['checkpoint', play.keepPosition, '711.2'],
    ['reveals', divinity.revealsRune, '711.2'],
    ['copies', divinity.copiesRune, '711.2'],
    ['plays', copies.playsCopy, '711.2'],
    ['playedOrBack', play.orTakenBack, '711.2'],
  ],
  lay: [
    ['pays', standby.payToLay, '706.1'],
    ['lies', standby.lay, '706.2', '310.1'],
  ],
  activate: [
    ['checkpoint', play.keepPosition, '905.2'],
    ['toChase', play.abilityGoes, '903.2.d', '707.2', '905.2'],
    ['onChase', play.followAbility, '903.2.d'],
    ['announce', play.announce, '903.2.g'],
    ['targetsOrBack', play.orTakenBack, '903.2.g'],
    ['cost', costs.chooseCost('pay'), '903.2.i-4', '903.2.i-5'],
    ['takeCost', costs.takeCost, '903.2.i-4', '903.2.i-5'],
    ['pay', play.payForIt, '903.2.i', '903.2.j'],
    ['paidOrBack', play.orTakenBack, '903.2.j'],
    ['art', artIsPlayed, '1112.2', '1112.2b'],
    ['played', play.isPlayed, '903.2.k'],
  ],
  'activate.will': [
    ['checkpoint', play.keepPosition, '905.2'],
    ['begins', will.abilityBegins, '707.2', '907.3', '905.2'],
    ['follow', will.followAside, '707.2'],
    ['announce', play.announce, '903.2.e'],
    ['cost', costs.chooseCost('pay'), '903.2.i-4', '903.2.i-5'],
    ['takeCost', costs.takeCost, '903.2.i-4', '903.2.i-5'],
    ['pay', play.payForIt, '903.2.i', '903.2.j'],
    ['paidOrBack', play.orTakenBack, '903.2.j'],
    ['art', artIsPlayed, '1112.2', '1112.2b'],
    ['played', will.willIsPlayed, '903.2.k'],
    ['carryOut', play.carryOutAbility, '907.3', '907.4', 'reading:E2'],
    ['leaves', will.abilityIsOver, '907.3'],
    ['triggers', will.playsTriggered, '907.1', '907.3'],
  ],
  'will-trigger': [
    ['choose', will.chooseTriggered, '603.1', '906.5'],
    ['countDown', priority.countDown, '603.3'],
    ['begins', will.triggeredBegins, '907.1', '907.3'],
    ['plays', will.playsAside, '907.3'],
  ],
  'triggered-will': [
    ['announce', play.announce, '903.2.e'],
    ['whether', play.asksWhether, '903.3b'],
    ['declined', play.orDeclined, '903.3b'],
    ['carryOut', play.carryOutAbility, '907.3', '907.4'],
    ['leaves', will.abilityIsOver, '907.3'],
  ],
  announce: [
    ['modes', play.chooseModes, '903.2.e'],
    ['takeModes', play.takeModes, '903.2.e'],
    ['saidX', takeSaidX, '903.2.f-3'],
    ['x', play.chooseX(), '903.2.f'],
    ['judgedX', play.takeJudgedX, '903.2.f-2'],
    ['openX', play.chooseOpenX(), '903.2.f'],
    ['targets', play.chooseTargets, '903.2.g'],
    ['chosen', play.takeTargets, '903.2.g-3'],
    ['announced', play.writeAnnouncement, '903.2.g-3'],
    ['share', play.chooseShares, '903.2.h', '903.2.h-1'],
    ['shared', play.takeShares, '903.2.h', '903.2.h-2'],
  ],
  payment: [
    ['choose', costs.chooseForCost('offersWill'), '903.2.j-1'],
    ['chosen', costs.takeForCost, '903.2.j-1'],
    ['before', costs.doBefore, '903.2.j-1'],
    ['offersWill', will.offersWill, '907.2', '1003.5', 'reading:E1'],
    ['playsOffered', will.playsOffered, '907.2', '1003.5', 'reading:E1'],
    ['demand', costs.demandPayment, '1003.2', '1003.3', '1003.4', '1003.6', '1003.7', '203.3', '203.4'],
    ['willAbilities', costs.playWillAbilities, '907.2', '1003.5', 'reading:E1'],
    ['moreWill', costs.moreWillAbilities, '907.2'],
    ['spend', costs.spendWill, '1003.1'],
    ['others', costs.doInTurn, '903.2.j-1', '1013.1', '1019.1'],
  ],
  'will-ability': [
    ['rests', costs.restForWillOr('banishes', 'chooses'), '707.2', '1013.1'],
    ['banishes', costs.banishForWill, '707.2', '1011.1', '1119.2'],
    ['chooses', costs.chooseWill, '907.5'],
    ['produces', costs.willIsProduced, '907.3', '907.4', 'reading:E2'],
    ['triggers', will.playsTriggered, '907.1', '907.3'],
  ],
  judgment: [
    ['x', rulers.chooseJudgmentX, '903.2.f'],
    ['pays', rulers.payJudgment, '705.2', '705.2a'],
    ['toChase', rulers.judgmentToChase, '705.2'],
  ],
  lifebreak: [
    ['breaks', lifebreak.breakTop, '1415.1.d-1'],
    ['unchased', lifebreak.unlessUnchased, '1008.2', '1415.1.d-3'],
    ['orders', lifebreak.orderBreaks('removed'), '1415.1.d-2', '1415.1.b-2'],
    ['break', lifebreak.breakToChase('removed'), '1415.1.d-2', '1415.1.b-2'],
    ['onChase', play.followAbility, '1415.1.d-2'],
    ['announce', play.announce, '1415.1.d-2'],
    ['dropped', lifebreak.dropUnplayable, '1415.1.d-3'],
    ['played', play.isPlayed, '1415.1.d-2'],
    ['over', lifebreak.over('removed'), '1415.1.d-2'],
    ['graveyard', lifebreak.toGraveyard, '1415.1.d-3'],
  ],
  call: [
    ['rests', rulers.restToCall, '710.1'],
    ['stone', rulers.stoneArrives, '710.1'],
  ],
  resolve: [
    ['checksTargets', play.checkTargets, '903.3a'],
    ['additionFails', failsWithoutTarget, '1406.2b'],
    ['saidX', decidesSaidX, '903.3.b-1'],
    ['byKind', play.sortByKind, '903.3b'],
    ['permanent', play.permanentEnters('controller'), '702.3'],
    ['chant', play.carryOutText, '703.3', '708.6', '711.3'],
    ['toGraveyard', play.chantToGraveyard, '703.3', '708.6'],
    ['whether', play.asksWhether, '903.3b'],
    ['declined', play.orDeclined, '903.3b'],
    ['ability', play.carryOutAbility, '707.3'],
    ['leaves', play.abilityLeaves, '707.3', '903.3b'],
    ['judgment', rulers.rulerEnters, '705.3', '705.3a', '1304.4', '1304.5b'],
    ['secondJudgment', rulers.turnsToSecondJRuler, '1304.5a', '1304.5b'],
    ['judged', rulers.hasJudged, '705.3.a-1', '1304.5.a-1'],
    ['judgmentLeaves', rulers.judgmentLeaves, '705.3'],
  ],
  retarget: [
    ['asks', retarget.asksNewTargets, '903.2.g', '903.2.g-1'],
    ['takes', retarget.takesNewTargets, '903.2.g-3'],
    ['changes', retarget.hasNewTargets, '903.2.g-1', '903.2.g-3'],
  ],
  'play-copy': [
    ['copies', copies.makesCopy, '1017.3'],
    ['plays', copies.playsCopy, '1017.3', '104.4', '1008.2', '906.2a'],
    ['unplayed', copies.unplayedCopyCeases, '1017.3b'],
  ],
  text: [
    ['carryOut', carryOut, '908.1', '104.2'],
    ['chosen', carryOutChosen, '908.1'],
  ],
  foresee: [
    ['looks', foresee.looksAtTop, '1034.1'],
    ['chooses', foresee.choosesTop, '1034.1'],
    ['parts', foresee.partsThem, '1034.1'],
    ['ordersTop', foresee.ordersThem('top'), '1034.1'],
    ['putsOnTop', foresee.putsThem('top'), '1034.1'],
    ['ordersRest', foresee.ordersThem('bottom'), '1034.1'],
    ['putsUnder', foresee.putsThem('bottom'), '1034.1'],
  ],
};
