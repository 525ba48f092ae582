/** 8.01, chapters 600 and 1200: priority, triggered abilities, rules processes. */
import { looseAdditions, onItself } from '../../additions';
import type { FowProcesses, FowSteps } from '../../fow';
import * as priority from '../../priority';
import * as rules from '../../rule-processes';
import * as standby from '../../standby';

type Steps = FowSteps<'fow-8.01'>;

export const PRIORITY: Readonly<Record<string, Steps>> = {
  priority: [
    ['ruleProcesses', priority.runProcesses, '602.1a', '602.1'],
    ['triggers', priority.runTriggers, '602.1b'],
    ['again', priority.sequenceAgain, '603.4', '906.5a'],
    ['action', priority.offerActions, '602.1c', '604.1'],
    ['act', priority.act, '604.1'],
    ['acted', priority.afterActing, '605.1a', '605.2'],
    ['passed', priority.passed, '604.1d', '605.1c'],
    ['bothPassed', priority.bothPassed, '605.1b', '602.1d'],
    ['resolve', priority.resolveNewest, '605.1b', '903.3'],
    ['resolved', priority.afterResolving, '605.1b', '605.2'],
  ],
  trigger: [
    ['choose', priority.chooseTriggerTurnPlayerFirst, '602.1b', '603.1', '603.2', '906.5'],
    ['countDown', priority.countDown, '603.3'],
    ['play', priority.playTriggered, '603.3', '906.6', '906.10'],
    ['announce', priority.announceTriggered, '903.2.g'],
    ['dropped', priority.playedOrDropped, '906.6', '906.5'],
  ],
  'triggered-card': [
    ['forbidden', standby.unlessForbidden('unplayable'), '104.4', '906.6'],
    ['unchased', standby.unlessUnchased('unplayable'), '1008.2'],
    ['card', standby.playCard, '708.3', '906.2', '906.10'],
    ['unplayable', standby.orToGraveyard, '708.3a', '906.6a'],
  ],
  offer: [
    ['asks', standby.askToReveal, '708.2', '906.2', '1113.2b'],
    ['reveals', standby.reveal, '708.2', '906.4'],
    ['again', standby.nextOffer, '708.2'],
  ],
  'rule-processes': [
    ['loss', rules.process('lifeIsGone', 'drawFailed'), '1202.1', '1202.2', '1201.1'],
    ['gameEnds', rules.judgeLosses, '103.1', '103.2', '103.3'],
    ['counters', rules.process('countersCancel'), '1203.1'],
    ['destruction', rules.process('lethalDamage', 'noDefence'), '1204.1', '1204.2'],
    ['rounding', rules.process('lifeIsRounded'), '1205.1'],
    ['onItself', rules.process('onItself'), '1206.1'],
    ['additions', rules.process('looseAdditions'), '1406.4a'],
    ['lifebreak', rules.process('lifebreakExcess'), '1415.1.e-1'],
    ['repeat', rules.repeatProcesses('loss'), '602.1a'],
  ],
};

export const RULE_PROCESSES: FowProcesses<'fow-8.01'> = [
  [
    ['lifeIsGone', rules.lifeIsGone, '1202.1'],
    ['drawFailed', rules.drawFailed, '1202.2'],
  ],
  [['countersCancel', rules.countersCancel, '1203.1', '1203.1a']],
  [
    ['lethalDamage', rules.lethalDamage, '1204.1'],
    ['noDefence', rules.noDefence, '1204.2'],
  ],
  [['lifeIsRounded', rules.lifeIsRounded, '1205.1']],
  [['onItself', onItself, '1206.1']],
  [['looseAdditions', looseAdditions, '1406.4a']],
  [['lifebreakExcess', rules.lifebreakExcess, '1415.1.e-1']],
];
