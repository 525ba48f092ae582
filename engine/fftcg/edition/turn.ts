/** Chapter 9: the turn, phase by phase. */
import * as turns from '../../play/turns';
import type { Procedures } from '../fftcg';
import * as turn from '../turn';

export const TURN: Procedures = {
  turn: [
    ['active', turn.phase('active'), '9.1', '9.2.1'],
    ['draw', turn.phase('draw'), '9.1', '9.3.1'],
    ['main1', turn.phase('main1'), '9.1', '9.4.1.1'],
    ['attack', turn.phase('attack'), '9.1', '9.5.1'],
    ['main2', turn.phase('main2'), '9.1', '9.4.1.1', '10.1.4.6'],
    ['end', turn.phase('end'), '9.1', '9.6.1'],
    ['nextTurn', turn.nextTurn, '9.6.1.5', '6.1.3'],
  ],
  'extra-turn': [['begins', turns.extraTurnBegins, '2.1']],
  'skipped-phase': [['skips', turns.skips, '2.1']],
  'active-phase': [
    ['begins', turn.phaseBegins('active', 'activePhase'), '9.1'],
    ['activate', turn.activateAll, '9.2.1.1', '6.3.1', '15.1.1.1.1'],
    ['thaw', turn.thaw, '15.2.16.2'],
    ['priority', turn.priorityIf('activePriority'), '9.2.1.2'],
  ],
  'draw-phase': [
    ['begins', turn.phaseBegins('draw', 'drawPhase'), '9.1'],
    ['draw', turn.drawForTurn, '9.3.1.1', '9.3.1.3'],
    ['priority', turn.priorityIf('drawPriority'), '9.3.1.2'],
  ],
  'main1-phase': [
    ['begins', turn.phaseBegins('main1', 'mainPhase'), '9.4.1.3'],
    ['priority', turn.givePriority, '9.4.1.4', '9.4.1.2'],
  ],
  'main2-phase': [
    ['begins', turn.phaseBegins('main2', 'mainPhase'), '9.4.1.3'],
    ['priority', turn.givePriority, '9.4.1.4', '9.4.1.2'],
  ],
  'end-phase': [
    ['begins', turn.phaseBegins('end', 'endPhase'), '9.6.1.1'],
    ['priority', turn.givePriority, '9.6.1.1', 'reading:E53'],
    ['chooseDiscards', turn.chooseDiscards, '9.6.1.2'],
    ['discard', turn.discardChosen, '9.6.1.2', '15.1.1.4.1'],
    ['damageGoes', turn.damageGoes, '9.6.1.3.1'],
    ['effectsEnd', turn.turnEffectsEnd, '9.6.1.3.2'],
    ['atOnce', turn.bothAtOnce, '9.6.1.3'],
    ['due', turn.priorityIfDue, '9.6.1.4'],
    ['again', turn.clearAgain, '9.6.1.4'],
  ],
};
