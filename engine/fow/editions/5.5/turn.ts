/** 5.5, chapter 5: the turn. */

import * as turns from '../../../play/turns';
import type { FowSteps } from '../../fow';
import * as turn from '../../turn';

export const TURN: Readonly<Record<string, FowSteps<'fow-5.5'>>> = {
  turn: [
    ['draw', turn.phase('draw'), '5.0.1'],
    ['recovery', turn.phase('recovery'), '5.0.1'],
    ['main', turn.phase('main'), '5.0.1'],
    ['end', turn.phase('end'), '5.0.1'],
    ['nextTurn', turn.nextTurn, '5.4.6'],
  ],
  'extra-turn': [['begins', turns.extraTurnBegins, '1.4.1']],
  'skipped-phase': [['skips', turns.skips, '1.4.1']],
  'draw-phase': [
    ['begins', turn.drawPhaseBegins, '5.1.1'],
    ['firstPriority', turn.givePriority, '5.1.2'],
    ['draws', turn.drawUnlessFirstTurn, '5.1.3'],
    ['secondPriority', turn.givePriority, '5.1.4'],
  ],
  'recovery-phase': [
    ['skipsOwnFirst', turn.skipOwnFirstTurn, '5.2.1'],
    ['begins', turn.phaseBegins('recovery', 'recoveryPhase'), '5.2.2'],
    ['firstPriority', turn.givePriority, '5.2.3'],
    ['willVanishes', turn.willVanishes, '5.2.4'],
    ['recovers', turn.recoverAll, '5.2.5'],
    ['ends', turn.occasion('recoveryPhaseEnd'), '5.2.6'],
    ['secondPriority', turn.givePriority, '5.2.7'],
  ],
  'main-phase': [
    ['begins', turn.phaseBegins('main', 'mainPhase'), '5.3.1'],
    ['priority', turn.givePriority, '5.3.2'],
  ],
  'end-phase': [
    ['begins', turn.phaseBegins('end', 'endPhase'), '5.4.1'],
    ['firstPriority', turn.givePriority, '5.4.2'],
    ['turnEnds', turn.occasion('turnEnd'), '5.4.3'],
    ['secondPriority', turn.givePriority, '5.4.4'],
    ['clearsDamage', turn.damageIsCleared, '5.4.5a', '5.4.5'],
    ['endsEffects', turn.turnEffectsEnd, '5.4.5b'],
    ['willVanishes', turn.willVanishes, '5.4.5c'],
    ['chooseDiscards', turn.chooseDiscards, '5.4.5d'],
    ['discards', turn.discardChosen, '5.4.5d'],
    ['repeats', turn.repeatWhileDue(), '5.4.5e'],
    ['again', turn.againAfterPriority('clearsDamage'), '5.4.5e'],
  ],
};
