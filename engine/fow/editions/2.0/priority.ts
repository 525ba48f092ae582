/** 2.0, sections 7.2.1, 9, 10 and 11: priority, the chase that resolves whole, rules processes at any moment. */
import { looseAdditions } from '../../additions';
import type { FowProcesses, FowSteps } from '../../fow';
import * as priority from '../../priority';
import * as ruleAbilities from '../../rule-abilities';
import * as rules from '../../rule-processes';
import * as standby from '../../standby';

export const PRIORITY: Readonly<Record<string, FowSteps<'fow-2.0'>>> = {
  priority: [
    ['ruleProcesses', priority.runProcesses, '11.0.2'],
    ['triggers', priority.runTriggersOnto, '10.4.1.1', '10.4.1.2'],
    ['again', priority.sequenceHandedOver, '10.4.1.2', '9.1.5'],
    ['action', priority.offerActions, '9.0.1', '9.0.6'],
    ['act', priority.act, '9.0.3'],
    ['acted', priority.afterActing, '9.0.3', '9.0.2', '9.1.1', '9.2.2', '10.1.3.1', '10.3.4', '10.3.5'],
    ['passed', priority.passed, '9.2.1', '9.0.3', '9.0.7', '5.0.3', '10.1.3.2', '10.3.4', '10.3.5'],
    ['bothPassed', priority.bothPassed, '9.0.4', '9.2.5', '10.1.4', '10.3.2', '10.3.6'],
    ['resolve', priority.resolveNewest, '9.2.3', '10.2.2', '7.2.1.3.1.6'],
    ['resolveOn', priority.resolveOn, '10.2.2', '9.2.3', '10.4.1.3'],
    ['chaseOver', priority.chaseIsOver, '7.2.3.5'],
    ['resolved', priority.afterResolving, '10.4.1.4', '10.3.6'],
  ],
  trigger: [
    ['choose', priority.chooseTriggerAlternately, '7.2.1.3.1.4', '7.2.1.3.1.5'],
    ['countDown', priority.countDown, '10.4.1.1'],
    ['play', priority.playTriggered, '7.2.1.0.1', '7.2.1.3.1.4', '7.2.1.3.2', '7.2.1.2.3', '7.2.2.3'],
    ['announce', priority.announceTriggered, '7.2.1.0.2'],
    ['dropped', priority.playedOrDropped, '1.4.5.S2.2'],
    ['more', priority.moreTriggers, '7.2.1.3.1.5'],
  ],
  'triggered-card': [
    ['forbidden', standby.unlessForbidden(), '1.4.0.6', '13.2.1'],
    ['card', standby.playCard, '2.6.3.4', 'reading:E75'],
  ],
  offer: [
    ['asks', standby.askToReveal, '2.6.3.4', 'reading:E75'],
    ['reveals', standby.reveal, '2.6.3.4', 'reading:E75'],
    ['again', standby.nextOffer, '2.6.3.4'],
  ],
  'rule-processes': [
    ['onArrival', ruleAbilities.takeUp, '7.4.3'],
    ['whether', ruleAbilities.asksWhether, '7.4.3'],
    ['declined', ruleAbilities.orDeclined('onArrival'), '7.4.3'],
    ['atOnce', ruleAbilities.carryOutAtOnce('onArrival'), '7.4.3', '7.4.2'],
    ['loss', rules.process('lifeIsGone', 'drawFailed', 'wrongCardFound'), '11.1.1', '11.1.2', '3.9.5'],
    ['standbyIsShown', standby.standbyIsShown, '3.9.6'],
    ['gameEnds', rules.judgeLosses, '1.3.2', '1.3.3', '1.3.3.1', '1.3.3.2', '1.3.4'],
    ['destruction', rules.process('lethalDamage', 'noDefence'), '11.2.1.2.1', '11.2.1.2.2'],
    ['additions', rules.process('looseAdditions'), '2.5.2.5'],
    ['repeat', rules.repeatProcesses('loss'), '11.0.1'],
  ],
};

export const RULE_PROCESSES: FowProcesses<'fow-2.0'> = [
  [
    ['lifeIsGone', rules.lifeIsGone, '11.1.1'],
    ['drawFailed', rules.drawFailed, '11.1.2', 'reading:E42'],
    ['wrongCardFound', standby.wrongCardFound, '3.9.5'],
  ],
  [
    ['lethalDamage', rules.lethalDamage, '11.2.1.2.1', '2.1.6.3'],
    ['noDefence', rules.noDefence, '11.2.1.2.2'],
  ],
  [['looseAdditions', looseAdditions, '2.5.2.5']],
];
