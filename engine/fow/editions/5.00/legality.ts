/** 5.00: what a player may do and choose, as under 5.5 but for what came later. */
import { liftedBy } from '../../../kernel/view/permissions';
import { fromHand, isInHand } from '../../../play/from-elsewhere';
import * as actions from '../../actions';
import { forfeitAllowed } from '../../battle/legality';
import type { Fow, FowSelections } from '../../fow';
import * as quickcast from '../../keywords/quickcast';
import { atLeastLife } from '../../lifebreak';
import * as standby from '../../standby';
import { SELECTIONS as SELECTIONS_55 } from '../5.5/legality';
import { type Ours, rebuilt } from './elsewhere';
import { changed, lacking, replaced, selections } from './rebuilt';

/** Log 5.2: [Remnant]. Before, what is played is in the hand, unless a text says otherwise. */
const handOnly = (kind: string, types: readonly string[], ...cites: readonly Ours[]) =>
  ['fromHand', fromHand<Fow>(isInHand(), kind, ...types), ...cites] as const;

export const SELECTIONS: FowSelections<'fow-5.00'> = changed(selections(SELECTIONS_55), {
  // Log 5.1: regalia. Log 5.2: [Remnant].
  'play.permanent': ({ conditions }) => ({
    candidates: actions.cardsToPlay('play.permanent', 'resonator', 'addition'),
    conditions: replaced(
      conditions,
      'fromThere',
      handOnly('play.permanent', ['resonator', 'addition'], '7.1.2#2', '7.2.2#2'),
    ),
  }),
  // Log 5.2: [Remnant], and automatic standby cards.
  'play.chant': ({ conditions }) => ({
    candidates: actions.cardsToPlay('play.chant', 'chant'),
    conditions: replaced(replaced(conditions, 'fromThere', handOnly('play.chant', ['chant'], '7.3.2#2')), 'waits', [
      'waits',
      standby.hasNoTrigger,
      '7.3.1#2',
    ]),
  }),
  // Logs 5.1, 5.3: the rules of chant-standby. Before, it is not played from hand, and nothing else is laid.
  'play.standby': ({ conditions }) => ({
    candidates: standby.cardsWithCost('standby'),
    conditions: replaced(lacking(conditions, 'fromThere', 'waits', 'stealth', 'mayChase', 'ownWay'), 'laidEarlier', [
      'laidEarlier',
      standby.wasLaidEarlier,
      '7.9.1',
    ]),
  }),
  lay: ({ candidates, conditions }) => ({
    candidates,
    conditions: [['waits', standby.hasTrigger, '7.6.1#3', '6.3.2d'], ...conditions],
  }),
  // Log 5.01: [Quickcast] for cards of any type. Before, chant-instant is a subtype of spells.
  'play.quickcast': ({ conditions }) => ({
    candidates: actions.cardsToPlay('play.quickcast'),
    conditions: [
      ['spell', liftedBy(actions.isOfType('chant'), ['beQuick', 'object']), '7.7.1', '6.3.1a'],
      ...replaced(
        replaced(lacking(conditions, 'mayChase', 'waits'), 'fromThere', handOnly('play.quickcast', [], '7.7.2#2')),
        'quickcast',
        ['quickcast', liftedBy(quickcast.isInstant, ['beQuick', 'object']), '7.7.1', '6.3.1a'],
      ),
    ],
  }),
  // Log 5.2: God’s Art. Log 5.5: the timing of [Shift].
  activate: ({ candidates, conditions }) => ({
    candidates,
    conditions: replaced(lacking(conditions, 'mayChase', 'onceAGame'), 'whenItSays', [
      'whenItSays',
      actions.whenItSays,
    ]),
  }),
  'activate.will': ({ candidates, conditions }) => ({
    candidates,
    conditions: replaced(lacking(conditions, 'onceAGame'), 'whenItSays', ['whenItSays', actions.whenItSays]),
  }),
  // Log 5.11: how many cards a lifebreak takes.
  lifebreak: ({ candidates }) => ({ candidates, conditions: [['lifeHasFallen', atLeastLife, '7.10.1', '6.3.1d']] }),
  // Log 5.4: what somebody who must attack may choose in a battle. Before, the text that demands it only prevails.
  'battle.attack': ({ candidates, conditions }) => ({
    candidates,
    conditions: replaced(conditions, 'mayForfeit', ['mayForfeit', forfeitAllowed, '1.4.1', rebuilt('8.2.3')]),
  }),
  'battle.attacker': ({ candidates, conditions }) => ({ candidates, conditions: replaced(conditions, 'forcedFirst') }),
});
