/** 2.0, sections 5.1 to 5.5, 5.7 and 12: the turn and its regulated processes. */

import * as turns from '../../../play/turns';
import type { FowSteps } from '../../fow';
import * as rulers from '../../rulers';
import * as turn from '../../turn';

export const TURN: Readonly<Record<string, FowSteps<'fow-2.0'>>> = {
  turn: [
    ['draw', turn.phase('draw'), '5.0.1'],
    ['recovery', turn.phase('recovery'), '5.0.1'],
    ['call', turn.phase('call'), '5.0.1'],
    ['main', turn.phase('main'), '5.0.1'],
    ['battle', turn.battlePhaseIfChosen, '5.6.0.1', '5.5.S2.3'],
    ['afterBattle', turn.backToMainIfChosen, '5.6.4.S4.2'],
    ['end', turn.phase('end'), '5.0.1'],
    ['nextTurn', turn.nextTurn, '5.7.S2.6'],
  ],
  'extra-turn': [['begins', turns.extraTurnBegins, '1.4.0.1']],
  'skipped-phase': [['skips', turns.skips, '1.4.0.1']],
  'draw-phase': [
    ['skippedAtFirst', turn.skipInFirstTurn, '5.2.1'],
    ['begins', turn.phaseBegins('draw', 'drawPhase', 'turn'), '5.2.S1.1'],
    ['firstPriority', turn.givePriority, '5.1.1'],
    ['draws', turn.drawForTurn, '5.2.S2.1', '12.1.1'],
    ['secondPriority', turn.givePriority, '9.1.6', '9.1.7', '12.1.2', 'reading:E37'],
    ['ends', turn.occasion('drawPhaseEnd'), '5.2.S3.1'],
    ['abilities', turn.abilitiesApply, '5.2.S3.1'],
  ],
  'recovery-phase': [
    ['willVanishes', turn.willVanishes, '5.3.S1.1', '12.2.1'],
    ['begins', turn.phaseBegins('recovery', 'recoveryPhase'), '5.3.S1.2'],
    ['firstPriority', turn.givePriority, '5.1.1'],
    ['recovers', turn.recoverAll, '5.3.S2.1', '12.2.2'],
    ['ends', turn.occasion('recoveryPhaseEnd'), '5.3.S3.1'],
    ['secondPriority', turn.givePriority, '5.1.2'],
  ],
  'call-phase': [
    ['begins', turn.phaseBegins('call', 'callPhase'), '5.4.S1.1'],
    ['abilities', turn.abilitiesApply, '5.4.S1.1'],
    ['offers', rulers.offerCall, '5.4.S2.1', '5.4.S2.3'],
    ['takes', rulers.takeCall, '5.4.S2.1', '5.4.S2.3'],
    ['rests', rulers.restToCall, '5.4.S2.2'],
    ['stone', rulers.stoneArrives, '5.4.S2.2', '2.7.0.1'],
    ['ends', turn.occasion('callPhaseEnd'), '5.4.S3.1'],
    ['priority', turn.givePriority, '5.1.2'],
  ],
  'main-phase': [
    ['begins', turn.phaseBegins('main', 'mainPhase'), '5.5.S1.1'],
    ['priority', turn.givePriority, '5.5.1', '5.1.1'],
    ['battleOrEnd', turn.choosePhase('end', 'battle'), '5.5.S2.1'],
    ['ends', turn.occasion('mainPhaseEnd'), '5.5.S2.2'],
    ['abilities', turn.abilitiesApply, '5.5.S2.2'],
    ['leaves', turn.toChosenPhase, '5.5.S2.3'],
  ],
  'end-phase': [
    ['begins', turn.phaseBegins('end', 'endPhase'), '5.7.S1.1'],
    ['firstPriority', turn.givePriority, '5.1.1'],
    ['clearsDamage', turn.damageIsCleared, '5.7.S2.2', '12.6.1'],
    ['turnEnds', turn.occasion('turnEnd'), '5.7.S2.3', '12.6.2'],
    ['secondPriority', turn.givePriority, '12.6.2'],
    ['endsEffects', turn.turnEffectsEnd, '5.7.S2.1'],
    ['willVanishes', turn.willVanishes, '5.7.S2.4', '12.6.3'],
    ['chooseDiscards', turn.chooseDiscards, '5.7.S2.5', '12.6.4'],
    ['discards', turn.discardChosen, '5.7.S2.5', '12.6.4'],
  ],
};
