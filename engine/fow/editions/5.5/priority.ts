/** 5.5, chapters 6 and 13: priority, automatic abilities, rules processes. */
import { chooseHost, hostsTooMany, looseButField, staysOnHost } from '../../additions';
import type { FowProcesses, FowSteps } from '../../fow';
import * as priority from '../../priority';
import * as rules from '../../rule-processes';
import * as standby from '../../standby';

export const PRIORITY: Readonly<Record<string, FowSteps<'fow-5.5'>>> = {
  priority: [
    ['ruleProcesses', priority.runProcesses, '6.1.1a', '6.1.1'],
    ['triggers', priority.runTriggers, '6.1.1b'],
    ['again', priority.sequenceAgain, '6.2.4', '9.6.5a'],
    ['action', priority.offerActions, '6.1.1c', '6.3.1'],
    ['act', priority.act, '6.3.1'],
    ['acted', priority.afterActing, '6.4.1a', '6.4.2'],
    ['passed', priority.passed, '6.3.1e', '6.4.1c'],
    ['bothPassed', priority.bothPassed, '6.4.1b', '6.1.1d'],
    ['resolve', priority.resolveNewest, '6.4.1b', '9.3.3'],
    ['resolved', priority.afterResolving, '6.4.1b', '6.4.2'],
  ],
  trigger: [
    ['choose', priority.chooseTriggerTurnPlayerFirst, '6.1.1b', '6.2.1', '6.2.2', '9.6.5'],
    ['countDown', priority.countDown, '6.2.3'],
    ['play', priority.playTriggered, '6.2.3', '9.6.6', '9.6.10'],
    ['announce', priority.announceTriggered, '9.3.2d'],
    ['dropped', priority.playedOrDropped, '9.6.6', '9.6.5'],
  ],
  'triggered-card': [
    ['forbidden', standby.unlessForbidden('unplayable'), '1.4.4', '9.6.6'],
    ['unchased', standby.unlessUnchased('unplayable'), '10.7.2'],
    ['card', standby.playCard, '7.9.3', '9.6.10'],
    ['unplayable', standby.orToGraveyard, '7.9.3a', '9.6.6a'],
  ],
  offer: [
    ['asks', standby.askToReveal, '7.9.2', '9.6.2'],
    ['reveals', standby.reveal, '7.9.2', '9.6.4'],
    ['again', standby.nextOffer, '7.9.2'],
  ],
  'rule-processes': [
    ['loss', rules.process('lifeIsGone', 'drawFailed'), '13.1.1', '13.1.2'],
    ['gameEnds', rules.judgeLosses, '1.3.1', '1.3.2', '1.3.3'],
    ['destruction', rules.process('lethalDamage', 'noDefence'), '13.2.1', '13.2.2'],
    ['hosts', chooseHost, '13.3.2'],
    ['host', staysOnHost('hosts'), '13.3.2'],
    ['additions', rules.process('looseAdditions'), '13.3.1'],
    ['lifebreak', rules.process('lifebreakExcess'), '13.4.1'],
    ['repeat', rules.repeatProcesses('loss'), '6.1.1a'],
  ],
};

export const RULE_PROCESSES: FowProcesses<'fow-5.5'> = [
  [
    ['lifeIsGone', rules.lifeIsGone, '13.1.1'],
    ['drawFailed', rules.drawFailed, '13.1.2'],
  ],
  [
    ['lethalDamage', rules.lethalDamage, '13.2.1'],
    ['noDefence', rules.noDefence, '13.2.2'],
  ],
  [
    ['hostsTooMany', hostsTooMany, '13.3.2'],
    ['looseAdditions', looseButField, '13.3.1'],
  ],
  [['lifebreakExcess', rules.lifebreakExcess, '13.4.1', '3.10.3']],
];
