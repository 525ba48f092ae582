/** Chapter 10: the attack phase, and the keyword abilities that change it. */

import * as attack from '../attack';
import { lockPrice } from '../attack-costs';
import * as damage from '../battle-damage';
import * as block from '../block';
import type { Procedures } from '../fftcg';
import * as firstStrike from '../keywords/first-strike';
import { keepPosition, orTakenBack, payBy } from '../play';
import { givePriority, phaseBegins } from '../turn';
import { cp } from './costs';

export const ATTACK: Procedures = {
  'attack-phase': [
    ['preparation', attack.attackStep('attack-preparation'), '10.1'],
    ['declaration', attack.attackStep('attack-declaration'), '10.1'],
    ['noAttack', attack.skipWithoutAttack, '10.1.2.7'],
    ['block', attack.attackStep('block-declaration'), '10.1'],
    ['damage', attack.attackStep('damage-resolution'), '10.1'],
    ['another', attack.askForAnotherAttack, '10.1.4.6'],
    ['again', attack.attackAgain, '10.1.4.6'],
    ['over', attack.over, '10.1'],
  ],
  'attack-preparation': [
    ['begins', phaseBegins('attack', 'attackPreparation'), '10.1.1.1'],
    ['priority', givePriority, '10.1.1.2'],
  ],
  'attack-declaration': [
    ['declare', attack.attackStep('declare-attack'), '10.1.2.1'],
    ['again', attack.declareAgain, '14.1', '14.5'],
    ['none', attack.endWithoutAttack, '10.1.2.7'],
    ['triggers', attack.attackTriggers, '10.1.2.5'],
    ['priority', givePriority, '10.1.2.6'],
  ],
  'declare-attack': [
    ['keep', keepPosition, '14.1'],
    [
      'attackers',
      attack.chooseAttackers,
      '10.1.2.1',
      '10.1.2.1.3',
      '15.1.1.10.2',
      '15.1.1.10.3',
      '15.1.1.10.4',
      '15.2.8.1',
      '15.2.8.2',
    ],
    ['none', attack.orNoAttack, '10.1.2.7'],
    ['dull', attack.attackersDull, '10.1.2.2', '15.2.1.2'],
    ['lockCost', lockPrice('attack', 'attacking'), '10.1.2.3'],
    ['pay', payBy('pay-for-attack'), '10.1.2.3'],
    ['takenBack', orTakenBack, '14.1', '14.2', '14.3'],
    ['attacking', attack.nowAttacking, '10.1.2.4'],
    ['declared', attack.attackDeclared, '10.1.2.4'],
  ],
  'block-declaration': [
    ['declare', attack.othersStep('declare-block'), '10.1.3.1'],
    ['again', attack.declareAgain, '14.1', '14.5'],
    ['triggers', block.blockTriggers, '10.1.3.5'],
    ['priority', givePriority, '10.1.3.6'],
  ],
  'declare-block': [
    ['keep', keepPosition, '14.1'],
    ['blocker', block.chooseBlocker, '10.1.3.1', '10.1.3.1.3', '10.1.3.4'],
    ['none', block.orNoBlock, '10.1.3.1'],
    ['lockCost', lockPrice('block', 'blocking'), '10.1.3.1.4'],
    ['pay', payBy('pay-for-block'), '10.1.3.1.4'],
    ['takenBack', orTakenBack, '14.1', '14.2', '14.3'],
    ['blocking', block.nowBlocking, '10.1.3.2'],
    ['declared', attack.attackDeclared, '10.1.3.2'],
  ],
  'pay-for-attack': cp({ demand: ['10.1.2.3', '5.2.1.2.1'], once: ['10.1.2.3'] }),
  'pay-for-block': cp({ demand: ['10.1.3.1.4', '5.2.1.2.1'], once: ['10.1.3.1.4'] }),
  'damage-resolution': [
    ['firstStrike', firstStrike.settleFirstStrike, '15.2.3.2', '15.2.3.4', '15.1.1.10.7', '15.1.1.10.5'],
    ['firstUnblocked', damage.unblockedDeals('first'), '15.2.3.2', '10.1.4.1', 'reading:E49'],
    ['firstAttackers', damage.attackersDeal('first'), '15.2.3.2', '10.1.4.2', '10.1.3.3', '4.3'],
    ['firstDivision', damage.divideDamage('first'), '15.2.3.2', '10.1.4.2.1'],
    ['firstBlocker', damage.blockerDeals('first'), '15.2.3.2', '10.1.4.2', '10.1.3.3', '4.3'],
    ['firstDamage', damage.dealTogether, '15.2.3.2'],
    ['check', damage.checkRules, '15.2.3.3', '11.1.3'],
    ['unblocked', damage.unblockedDeals('normal'), '10.1.4.1', '15.1.1.10.1', 'reading:E49'],
    ['attackers', damage.attackersDeal('normal'), '10.1.4.2', '10.1.3.3', '4.3', '15.1.1.10.8'],
    ['division', damage.divideDamage('normal'), '10.1.4.2.1'],
    ['blocker', damage.blockerDeals('normal'), '10.1.4.2', '10.1.3.3', '4.3'],
    ['damage', damage.dealTogether, '10.1.4.2'],
    ['priority', givePriority, '10.1.4.3', '10.1.4.4'],
    ['dissolve', attack.dissolve, '10.1.4.5'],
  ],
};
