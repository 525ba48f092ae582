/** 8.01, chapter 800: the battle, and the keyword skills that change it. */

import * as battle from '../../battle/battle';
import * as damage from '../../battle/damage';
import type { FowSteps } from '../../fow';
import * as firstStrike from '../../keywords/first-strike';
import * as pierce from '../../keywords/pierce';
import { keepPosition, orTakenBack } from '../../play';
import * as turn from '../../turn';

type Steps = FowSteps<'fow-8.01'>;

export const BATTLE: Readonly<Record<string, Steps>> = {
  battle: [
    ['begin', battle.battleStep('battle-begin'), '704.1', '801.1', '704.2'],
    ['attack', battle.battleStep('attack-declaration'), '801.1'],
    ['afterForfeit', battle.toEndAfterForfeit, '803.3'],
    ['block', battle.battleStep('block-declaration'), '801.1'],
    ['firstStrike', battle.battleStep('first-strike-damage'), '801.1'],
    ['damage', battle.battleStep('normal-damage'), '801.1'],
    ['end', battle.battleStep('battle-end'), '801.1'],
  ],
  'battle-begin': [
    ['begins', battle.battleOpens('battle'), '802.1'],
    ['priority', turn.givePriority, '802.2'],
  ],
  'attack-declaration': [
    ['begins', turn.occasion('attackDeclaration'), '803.1'],
    ['priority', turn.givePriority, '803.2'],
    ['attackOrForfeit', battle.attackOrForfeit, '803.3', '803.4', 'reading:E6'],
    ['forfeited', battle.forfeited, '803.3'],
    ['attacker', battle.chooseAttacker, '803.3a'],
    ['object', battle.chooseAttacked, '803.3b'],
    ['rests', battle.makesAttack, '803.5'],
    ['rewound', battle.orDecidesAgain('attackOrForfeit'), '803.5#3'],
    ['attacks', battle.hasAttacked, '803.5'],
    ['bar', battle.barFurtherBattles, '803.6'],
    ['noAttack', battle.skipWithoutAttacker, '803.3'],
    ['secondPriority', turn.givePriority, '803.7'],
  ],
  'declare-attack': [
    ['keep', keepPosition, '803.5#3'],
    ['rests', battle.attackerRests, '803.5'],
    ['pays', battle.payToAttack, '803.5#2'],
    ['takenBack', orTakenBack, '803.5#3'],
  ],
  'block-declaration': [
    ['begins', turn.occasion('blockDeclaration'), '804.1'],
    ['priority', turn.givePriority, '804.2'],
    ['blockOrNot', battle.offerBlock, '804.3'],
    ['rests', battle.makesBlock, '804.4'],
    ['rewound', battle.orDecidesAgain('blockOrNot'), '804.4#4'],
    ['blocks', battle.hasBlocked, '804.4'],
    ['secondPriority', turn.givePriority, '804.6'],
  ],
  'declare-block': [
    ['keep', keepPosition, '804.4#4'],
    ['rests', battle.blockerRests, '804.4'],
    ['pays', battle.payToBlock, '804.4#3'],
    ['takenBack', orTakenBack, '804.4#4'],
  ],
  'first-strike-damage': [
    ['attackerGone', battle.endWithoutAttacker, '805.1'],
    ['onlyFirstStrike', firstStrike.onlyFirstStrike, '805.2', '1104.2'],
    ['pierce', pierce.pierceIfBlocked, '1102.2', '1102.2a'],
    ['pierced', pierce.orPierced('deal'), '1102.2c', '1102.4'],
    ['hitsBlocker', damage.attackerHitsBlocker, '805.2.a-1', '805.2a'],
    ['hitsObject', damage.attackerHitsObject, '805.2.a-2', '805.2a'],
    ['deal', damage.dealTogether, '805.2', '1007.1'],
    ['remember', firstStrike.rememberFirstStrike, '806.2a'],
    ['priority', turn.givePriority, '805.3'],
  ],
  'normal-damage': [
    ['attackerGone', battle.endWithoutAttacker, '806.1'],
    ['attackerDeals', firstStrike.unlessStruckFirst, '806.2a'],
    ['pierce', pierce.pierceIfBlocked, '1102.2', '1102.2a'],
    ['pierced', pierce.orPierced('defender'), '1102.2c', '1102.4'],
    ['hitsBlocker', damage.attackerHitsBlocker, '806.2.a-1'],
    ['hitsObject', damage.attackerHitsObject, '806.2.a-2'],
    ['defender', damage.defenderHits, '806.2b', '804.5', '804.5a', '804.5b', 'reading:E55', 'reading:E56'],
    ['deal', damage.dealTogether, '806.2', '1007.1', '1007.2'],
    ['priority', turn.givePriority, '806.3'],
  ],
  pierce: [
    ['assigns', pierce.assignPierce, '1102.2b'],
    ['amounts', pierce.pierceAmounts, '1102.2c', '1102.3'],
  ],
  'battle-end': [
    ['begins', turn.occasion('battleEnd'), '807.1'],
    ['priority', turn.givePriority, '807.2'],
    ['endsEffects', battle.battleEffectsEnd, '807.3a', '807.3'],
    ['repeats', turn.repeatWhileDue('over'), '807.3b'],
    ['again', turn.againAfterPriority('endsEffects'), '807.3b'],
    ['over', battle.battleIsOver, '807.4'],
  ],
};
