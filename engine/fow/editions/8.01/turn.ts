/** 8.01, chapter 500: the turn. */

import * as turns from '../../../play/turns';
import type { FowSteps } from '../../fow';
import * as turn from '../../turn';

type Steps = FowSteps<'fow-8.01'>;

export const TURN: Readonly<Record<string, Steps>> = {
  turn: [
    ['draw', turn.phase('draw'), '501.1'],
    ['recovery', turn.phase('recovery'), '501.1'],
    ['main', turn.phase('main'), '501.1'],
    ['end', turn.phase('end'), '501.1'],
    ['nextTurn', turn.nextTurn, '505.6'],
  ],
  'extra-turn': [['begins', turns.extraTurnBegins, '1025.1', '1025.2']],
  'skipped-phase': [['skips', turns.skips, '1031.1', '1031.1a', '1031.1b']],
  'draw-phase': [
    ['begins', turn.drawPhaseBegins, '502.1'],
    ['firstPriority', turn.givePriority, '502.2'],
    ['draws', turn.drawUnlessFirstTurn, '502.3'],
    ['secondPriority', turn.givePriority, '502.4'],
  ],
  'recovery-phase': [
    ['skipsOwnFirst', turn.skipOwnFirstTurn, '503.1'],
    ['begins', turn.phaseBegins('recovery', 'recoveryPhase'), '503.2'],
    ['firstPriority', turn.givePriority, '503.3'],
    ['willVanishes', turn.willVanishes, '503.4'],
    ['recovers', turn.recoverAll, '503.5'],
    ['ends', turn.occasion('recoveryPhaseEnd'), '503.6'],
    ['secondPriority', turn.givePriority, '503.7'],
  ],
  'main-phase': [
    ['begins', turn.phaseBegins('main', 'mainPhase'), '504.1'],
    ['priority', turn.givePriority, '504.2'],
  ],
  'end-phase': [
    ['begins', turn.phaseBegins('end', 'endPhase'), '505.1'],
    ['firstPriority', turn.givePriority, '505.2'],
    ['turnEnds', turn.occasion('turnEnd'), '505.3'],
    ['secondPriority', turn.givePriority, '505.4'],
    ['clearsDamage', turn.damageIsCleared, '505.5a', '505.5'],
    ['endsEffects', turn.turnEffectsEnd, '505.5b'],
    ['willVanishes', turn.willVanishes, '505.5c'],
    ['chooseDiscards', turn.chooseDiscards, '505.5d'],
    ['discards', turn.discardChosen, '505.5d'],
    ['repeats', turn.repeatWhileDue(), '505.5e'],
    ['again', turn.againAfterPriority('clearsDamage'), '505.5e'],
  ],
};
