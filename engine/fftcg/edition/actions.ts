/** What may be played, used, chosen, attacked and blocked with: conditions, each with its clause. */

import { openInText } from '../../kernel/machine/program';
import type { SelectionTable } from '../../kernel/table/edition';
import { liftedBy } from '../../kernel/view/permissions';
import { fromHand, isInHand } from '../../play/from-elsewhere';
import * as actions from '../actions';
import * as announce from '../announce';
import * as attack from '../attack';
import * as block from '../block';
import { type C, CHARACTER, type Ff, ITEM } from '../fftcg';
import { itsConditionIsMet } from '../formations';
import { hasBearer } from '../items';
import * as haste from '../keywords/haste';

export const ACTIONS = [
  'pass',
  'play.character',
  'play.item',
  'play.formation',
  'play.summon',
  'use.action',
  'use.special',
] as const;

export const SELECTIONS: Readonly<Record<string, SelectionTable<Ff, C>>> = {
  pass: { candidates: actions.passing, conditions: [] },
  'play.character': {
    candidates: actions.charactersToPlay,
    conditions: [
      ['fromHand', fromHand(isInHand(), 'play-character', ...CHARACTER), '11.3.2'],
      ['turnPlayer', actions.isTurnPlayer, '9.4.1.5', '11.3.1'],
      ['mainPhase', actions.isMainPhase, '9.4.1.5', '11.3.1'],
      ['stackEmpty', actions.stackIsEmpty, '9.4.1.5', '11.3.1'],
      ['forwardName', actions.noNamesake('forward'), '7.9.2', '5.2.2.1'],
      ['backupName', actions.noNamesake('backup'), '7.10.2', '5.2.2.1'],
      ['monsterName', actions.noNamesake('monster'), '7.11.2', '5.2.2.1'],
      ['backupRoom', actions.roomForBackup, '7.10.3'],
      ['allowed', actions.mayBePlayed, '11.3.9', '2.2'],
      ['payable', actions.cardCanBePaid, '11.3.6.1.1', '11.3.7'],
    ],
  },
  'play.item': {
    candidates: actions.itemsToPlay,
    types: ITEM,
    conditions: [
      ['fromHand', fromHand(isInHand(), 'play-item', ...ITEM), '11.4.2'],
      ['turnPlayer', actions.isTurnPlayer, '11.4.1'],
      ['mainPhase', actions.isMainPhase, '11.4.1'],
      ['stackEmpty', actions.stackIsEmpty, '11.4.1'],
      ['bearer', hasBearer, '11.4.5', '5.2.3.1.3.3', '5.2.3.1.3.4'],
      ['allowed', actions.mayBePlayed, '11.4.10', '2.2'],
      ['payable', actions.cardCanBePaid, '11.4.7.1', '11.4.8'],
    ],
  },
  'play.formation': {
    candidates: actions.formationsToPlay,
    types: ['formation'],
    conditions: [
      ['fromHand', fromHand(isInHand(), 'play-formation', 'formation'), '11.5.2'],
      ['turnPlayer', actions.isTurnPlayer, '11.5.1'],
      ['mainPhase', actions.isMainPhase, '11.5.1'],
      ['stackEmpty', actions.stackIsEmpty, '11.5.1'],
      ['formed', itsConditionIsMet, '7.12.3'],
      ['allowed', actions.mayBePlayed, '11.5.10', '2.2'],
      ['payable', actions.cardCanBePaid, '11.5.6.1.1', '11.5.7'],
    ],
  },
  'play.summon': {
    candidates: actions.summonsToPlay,
    conditions: [
      ['fromHand', fromHand(isInHand(), 'play-summon', 'summon'), '11.2.2', '11.2.1'],
      ['phase', actions.isMainOrAttackPhase, '9.4.1.6', '9.6.1.1'],
      ['allowed', actions.mayBePlayed, '11.2.9', '2.2'],
      ['choices', actions.cardHasTargets, '11.2.1', 'reading:E48'],
      ['payable', actions.summonCanBePaid, '11.2.7.1.1'],
    ],
  },
  'use.action': {
    candidates: actions.abilitiesWithCost('use-action'),
    conditions: [
      ['phase', actions.isPhaseOfAbilities, '9.4.1.7', '9.6.1.1'],
      ['whenever', actions.isPhaseOfAbilitiesInHand, '15.2.11.3', '15.2.14.4', '9.6.1.1', 'reading:E81'],
      ['allowed', actions.mayBeUsed, '11.7.11', '2.2'],
      ['place', actions.worksWhereItIs, '15.2.11.4', '15.2.14.5'],
      ['condition', actions.itsConditionHolds, '15.2.10.3', '15.2.12.4', '15.2.13.3'],
      ['settled', liftedBy(actions.mayDullForCost, ['restOnArrival', 'object']), '11.7.2.1.2', '15.2.2.3'],
      ['active', actions.isActiveForCost, '15.1.1.2.1'],
      ['choices', actions.abilityHasTargets, '11.7.3', 'reading:E48'],
      ['othersGo', actions.othersGoForCost, '11.7.2.1.4'],
      ['payable', actions.abilityCanBePaid, '11.7.2.1.1'],
    ],
  },
  'use.special': {
    candidates: actions.abilitiesWithCost('use-special'),
    conditions: [
      ['phase', actions.isMainOrAttackPhase, '9.4.1.7', '9.6.1.1'],
      ['allowed', actions.mayBeUsed, '11.8.11', '2.2'],
      ['settled', liftedBy(actions.mayDullForCost, ['restOnArrival', 'object']), '11.8.2.1.2', '15.2.2.3'],
      ['active', actions.isActiveForCost, '15.1.1.2.1'],
      ['choices', actions.abilityHasTargets, '11.8.3', 'reading:E48'],
      ['namesake', actions.hasNameInHand, '11.8.1'],
      ['othersGo', actions.othersGoForCost, '11.8.2.1.4'],
      ['payable', actions.abilityCanBePaid, '11.8.2.1.1'],
    ],
  },
  target: {
    candidates: announce.targetCandidates,
    conditions: [
      ['notItself', announce.isNotItself, '11.2.6'],
      ['choosable', announce.mayBeChosen, '11.12.4.1.1', '2.2'],
    ],
  },
  choose: {
    candidates: openInText,
    conditions: [['choosable', announce.mayBeChosenNow, '11.12.4.1.1', '11.12.6']],
  },
  activate: {
    candidates: actions.fieldCards,
    conditions: [
      ['dull', actions.isDull, '9.2.1.1'],
      ['notFrozen', actions.isNotFrozen, '15.2.16.2'],
      ['allowed', actions.mayBecomeActive, '2.2'],
    ],
  },
  'cp.discard': {
    candidates: actions.handCards,
    conditions: [['notLightOrDark', liftedBy(actions.isNotLightOrDark, ['makeCp', 'object']), '11.3.6.1.1']],
  },
  'cp.backup': {
    candidates: actions.fieldCards,
    conditions: [
      ['backup', actions.isBackup, '5.2.3.1.1.3'],
      ['active', actions.isActive, '5.2.3.1.1.3', '15.1.1.2.1'],
    ],
  },
  'attack.attackers': {
    candidates: attack.attackCandidates,
    conditions: [
      ['forward', attack.attackerIsForward, '5.2.3.1.1.2', '10.1.2.1'],
      ['active', attack.attackerIsActive, '10.1.2.1.1'],
      ['settled', liftedBy(haste.mayAttackYet, ['attackOnArrival', 'object']), '10.1.2.1.1', '15.2.2.2'],
      ['notYet', attack.notAttackedYet, '10.1.2.1.2'],
      ['allowed', attack.mayAttack, '10.1.2.1.2', '2.2'],
      ['payable', attack.attackCanBePaid, '10.1.2.3'],
    ],
  },
  'block.blocker': {
    candidates: block.blockCandidates,
    conditions: [
      ['forward', block.blockerIsForward, '5.2.3.1.1.2', '10.1.3.1'],
      ['active', liftedBy(block.blockerIsActive, ['blockRested', 'object']), '10.1.3.1.1'],
      ['allowed', block.mayBlock, '10.1.3.1.2', '2.2'],
      ['letThrough', block.someAttackerLetsItBlock, '10.1.3.1.2', '15.1.1.10.6'],
      ['payable', block.blockCanBePaid, '10.1.3.1.4'],
      ['forced', block.noneElseMustBlock, '10.1.3.1.3'],
    ],
  },
};
