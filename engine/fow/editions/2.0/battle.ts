/** 2.0, sections 5.6, 6 and 8: the battle phase, and the symbol skills that change it. */

import * as battle from '../../battle/battle';
import * as phase from '../../battle/battle-2.0';
import * as damage from '../../battle/damage';
import type { FowSteps } from '../../fow';
import * as explode from '../../keywords/explode';
import * as firstStrike from '../../keywords/first-strike';
import * as pierce from '../../keywords/pierce';
import * as turn from '../../turn';

export const BATTLE: Readonly<Record<string, FowSteps<'fow-2.0'>>> = {
  'battle-phase': [
    ['begin', battle.battleStep('battle-begin'), '5.6.0.3.1'],
    ['attack', battle.battleStep('attack-declaration'), '5.6.0.3.2'],
    ['afterSkip', battle.toEndAfterForfeit, '5.6.2.S2.2.4'],
    ['block', battle.battleStep('block-declaration'), '5.6.0.3.3'],
    ['damage', battle.battleStep('battle-damage'), '5.6.0.3.4'],
    ['end', battle.battleStep('battle-end'), '5.6.4.S4.1'],
    ['mainOrEnd', turn.choosePhase('main', 'end'), '5.6.4.S4.2'],
    ['leaves', turn.toChosenPhase, '5.6.4.S4.2'],
  ],
  'battle-begin': [
    ['begins', turn.phaseBegins('battle'), '5.6.0.1'],
    ['opens', battle.battleOpens('battle'), '5.6.1.S1.1'],
    ['priority', turn.givePriority, '5.1.1'],
    ['ends', turn.occasion('battleBeginEnd'), '5.6.1.S2.1'],
    ['abilities', turn.abilitiesApply, '5.6.1.S2.1'],
  ],
  'attack-declaration': [
    ['begins', turn.occasion('attackDeclaration'), '5.6.2.S1.1'],
    ['priority', turn.givePriority, '5.1.2'],
    ['attackOrForfeit', battle.attackOrForfeit, '5.6.2.S2.1'],
    ['forfeited', battle.skipAttack, '5.6.2.S2.2.4'],
    ['attacker', battle.chooseAttacker, '5.6.2.S2.2.1', '5.6.0.2'],
    ['object', battle.chooseAttacked, '5.6.2.S2.2.2', '5.6.2.S2.2.2.1', '5.6.2.S2.2.2.2'],
    ['rests', battle.attackerRests, '5.6.2.S2.2.1', '12.3.1'],
    ['attacks', battle.hasAttacked, '5.6.2.S2.2.3', '5.6.2.S2.3'],
    ['secondPriority', turn.givePriority, '9.1.6', '9.1.8', '10.3.3'],
    ['ends', turn.occasion('attackDeclarationEnd'), '5.6.2.S3.1'],
    ['abilities', turn.abilitiesApply, '5.6.2.S3.1'],
    ['declared', turn.ends, '5.6.2.S3.1'],
  ],
  'block-declaration': [
    ['begins', turn.occasion('blockDeclaration'), '5.6.3.S1.1'],
    ['priority', turn.givePriority, '5.1.2'],
    ['attackedRests', phase.attackedCardRests, '8.4.2'],
    ['blockOrNot', battle.offerBlock, '5.6.3.S2.1', '5.6.3.S2.2.3'],
    ['rests', battle.blockerRests, '5.6.3.S2.2.1', '12.4.1'],
    ['blocks', battle.hasBlocked, '5.6.3.S2.2.2'],
    ['secondPriority', turn.givePriority, '5.1.2'],
    ['ends', turn.occasion('blockDeclarationEnd'), '5.6.3.S3.1'],
    ['abilities', turn.abilitiesApply, '5.6.3.S3.1'],
  ],
  'battle-damage': [
    ['begins', turn.occasion('battleDecision'), '5.6.4.S1.1'],
    ['priority', turn.givePriority, '5.1.2'],
    ['sides', phase.determineSides, '5.6.4.S2.1', '6.3.3.1'],
    ['cardAfterAll', phase.meetsCardAfterAll, '6.3.3.2'],
    ['playerAfterAll', phase.meetsPlayerAfterAll, '6.3.2.1', '6.3.2.2'],
    ['anybody', phase.skipWithoutCombat, '6.3.3.1', '6.3.4', 'reading:E33'],
    ['decided', turn.occasion('battleDecided'), '5.6.4.S2.2'],
    ['decidedAbilities', turn.abilitiesApply, '5.6.4.S2.2', '12.5.2'],
    ['firstStrike', firstStrike.firstStrikeSplits, '8.5.1', '8.5.2'],
    ['strikes', phase.attackerStrikes, '8.5.2.1'],
    ['strikePierces', pierce.pierceToPlayer, '8.2.1', '8.2.2', '8.0.3', 'reading:E38'],
    ['strikeExplosions', explode.markExplosive, '8.3.1'],
    ['dealStrike', damage.dealTogether, '8.5.2.1', '12.5.1'],
    ['answers', phase.defenderAnswers, '8.5.2.2', '8.5.2', '8.5.3', '8.5.4', '12.5.2'],
    ['hitsPlayer', phase.attackerHitsPlayer, '5.6.4.S3.2.1', '5.6.4.S3.2'],
    ['exchange', phase.combatantsExchange, '5.6.4.S3.3.1', '5.6.4.S3.3', '6.2.1'],
    ['pierce', pierce.pierceToPlayer, '8.2.1', '8.2.2', '8.0.3', 'reading:E38'],
    ['explosions', explode.markExplosive, '8.3.1'],
    ['deal', damage.dealTogether, '5.6.4.S3.1', '12.5.1'],
    ['explode', explode.explode, '8.3.1', 'reading:E34'],
    [
      'abilities',
      turn.abilitiesApply,
      '12.5.2',
      '5.6.4.S3.3.2',
      '5.6.4.S3.3.3',
      '5.6.4.S3.3.4',
      '5.6.4.S3.3.5',
      '5.6.4.S3.2.2',
      '5.6.4.S3.2.3',
    ],
    ['ends', turn.ends, '5.6.4.S4.1'],
  ],
  'battle-end': [
    ['begins', turn.occasion('battleEnd'), '5.6.4.S4.1'],
    ['abilities', turn.abilitiesApply, '5.6.4.S4.1'],
    ['endsEffects', battle.battleEffectsEnd, '5.6.4.S4.1'],
    ['over', battle.battleIsOver, '5.6.4.S4.2'],
  ],
};
