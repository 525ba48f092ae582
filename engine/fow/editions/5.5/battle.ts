/** 5.5, chapters 8 and 11: the battle, and the keyword skills that change it. */

import * as battle from '../../battle/battle';
import * as damage from '../../battle/damage';
import type { FowSteps } from '../../fow';
import * as firstStrike from '../../keywords/first-strike';
import * as pierce from '../../keywords/pierce';
import { keepPosition, orTakenBack } from '../../play';
import * as turn from '../../turn';

export const BATTLE: Readonly<Record<string, FowSteps<'fow-5.5'>>> = {
  battle: [
    ['begin', battle.battleStep('battle-begin'), '7.4.1', '7.4.2'],
    ['attack', battle.battleStep('attack-declaration'), '7.4.1'],
    ['afterForfeit', battle.toEndAfterForfeit, '8.2.3'],
    ['block', battle.battleStep('block-declaration'), '7.4.1'],
    ['firstStrike', battle.battleStep('first-strike-damage'), '7.4.1'],
    ['damage', battle.battleStep('normal-damage'), '7.4.1'],
    ['end', battle.battleStep('battle-end'), '7.4.1'],
  ],
  'battle-begin': [
    ['begins', battle.battleOpens('battle'), '8.1.1'],
    ['priority', turn.givePriority, '8.1.2'],
  ],
  'attack-declaration': [
    ['begins', turn.occasion('attackDeclaration'), '8.2.1'],
    ['priority', turn.givePriority, '8.2.2'],
    ['attackOrForfeit', battle.attackOrForfeit, '8.2.3', '8.2.4'],
    ['forfeited', battle.forfeited, '8.2.3'],
    ['attacker', battle.chooseAttacker, '8.2.3a'],
    ['object', battle.chooseAttacked, '8.2.3b'],
    ['rests', battle.makesAttack, '8.2.5'],
    ['rewound', battle.orDecidesAgain('attackOrForfeit'), '8.2.5#3'],
    ['attacks', battle.hasAttacked, '8.2.5'],
    ['bar', battle.barFurtherBattles, '8.2.6'],
    ['noAttack', battle.skipWithoutAttacker, '8.2.3'],
    ['secondPriority', turn.givePriority, '8.2.7'],
  ],
  'declare-attack': [
    ['keep', keepPosition, '8.2.5#3'],
    ['rests', battle.attackerRests, '8.2.5'],
    ['pays', battle.payToAttack, '8.2.5#2'],
    ['takenBack', orTakenBack, '8.2.5#3'],
  ],
  'block-declaration': [
    ['begins', turn.occasion('blockDeclaration'), '8.3.1'],
    ['priority', turn.givePriority, '8.3.2'],
    ['blockOrNot', battle.offerBlock, '8.3.3'],
    ['rests', battle.makesBlock, '8.3.4'],
    ['rewound', battle.orDecidesAgain('blockOrNot'), '8.3.4#4'],
    ['blocks', battle.hasBlocked, '8.3.4'],
    ['secondPriority', turn.givePriority, '8.3.6'],
  ],
  'declare-block': [
    ['keep', keepPosition, '8.3.4#4'],
    ['rests', battle.blockerRests, '8.3.4'],
    ['pays', battle.payToBlock, '8.3.4#3'],
    ['takenBack', orTakenBack, '8.3.4#4'],
  ],
  'first-strike-damage': [
    ['attackerGone', battle.endWithoutAttacker, '8.4.1'],
    ['onlyFirstStrike', firstStrike.onlyFirstStrike, '8.4.2', '11.3.1'],
    ['pierce', pierce.pierceIfBlocked, '11.1.1', '11.1.1a'],
    ['pierced', pierce.orPierced('deal'), '11.1.1c', '11.1.3'],
    ['hitsBlocker', damage.attackerHitsBlocker, '8.4.2a'],
    ['hitsObject', damage.attackerHitsObject, '8.4.2b'],
    ['deal', damage.dealTogether, '8.4.2', '10.6.1'],
    ['remember', firstStrike.rememberFirstStrike, '8.5.2'],
    ['priority', turn.givePriority, '8.4.3'],
  ],
  'normal-damage': [
    ['attackerGone', battle.endWithoutAttacker, '8.5.1'],
    ['attackerDeals', firstStrike.unlessStruckFirst, '8.5.2'],
    ['pierce', pierce.pierceIfBlocked, '11.1.1', '11.1.1a'],
    ['pierced', pierce.orPierced('defender'), '11.1.1c', '11.1.3'],
    ['hitsBlocker', damage.attackerHitsBlocker, '8.5.2a'],
    ['hitsObject', damage.attackerHitsObject, '8.5.2b'],
    ['defender', damage.defenderHits, '8.5.3', '8.3.5', 'reading:E56'],
    ['deal', damage.dealTogether, '8.5.2', '10.6.1', '10.6.2'],
    ['priority', turn.givePriority, '8.5.4'],
  ],
  pierce: [
    ['assigns', pierce.assignPierce, '11.1.1b'],
    ['amounts', pierce.pierceAmounts, '11.1.1c', '11.1.2'],
  ],
  'battle-end': [
    ['begins', turn.occasion('battleEnd'), '8.6.1'],
    ['priority', turn.givePriority, '8.6.2'],
    ['endsEffects', battle.battleEffectsEnd, '8.6.3a', '8.6.3'],
    ['repeats', turn.repeatWhileDue('over'), '8.6.3b'],
    ['again', turn.againAfterPriority('endsEffects'), '8.6.3b'],
    ['over', battle.battleIsOver, '8.6.4'],
  ],
};
