/** The Square Enix TCG System: its whole table. */

import { onStack, waiting } from '../kernel/happen/states';
import type { Modification } from '../kernel/position/position';
import { inPlaySide, seenDestination } from '../kernel/view/sides';
import { faceDownIsUnseen, searchedIsSeen, shownIsSeen } from '../kernel/view/sight';
import * as bars from '../play/bars';
import { concedes } from '../play/concede';
import { controlReturns, underItsController, underWhomItSays } from '../play/control';
import * as rows from '../play/costs';
import { fewAlike, holds } from '../play/deck';
import { entersAsTurned, entersWithCounters } from '../play/entering';
import { discardsHand } from '../play/hands';
import * as loops from '../play/loops';
import * as restart from '../play/restart';
import * as setup from '../play/setup';
import { LANGUAGE } from '../text/language';
import { PSEUDO, plainOperations } from '../text/operations';
import { ACTIONS, SELECTIONS } from './edition/actions';
import { ATTACK } from './edition/attack';
import { PLAYING } from './edition/playing';
import { TURN } from './edition/turn';
import { FF_PARAM_VALUES, type FfEdition, ITEM, LIMIT_RULES } from './fftcg';
import { tooManyFormations } from './formations';
import * as items from './items';
import { KEYWORD_ARGS } from './keywords/all';
import { ASSIST } from './keywords/assist';
import { AWAKENING } from './keywords/awakening';
import { JOB_CHANGE } from './keywords/job-change';
import { JUNCTION } from './keywords/junction';
import { LEVEL_UP } from './keywords/level-up';
import { LINK } from './keywords/link';
import { OVERDRIVE } from './keywords/overdrive';
import { UNEQUIP } from './keywords/unequip';
import { MEMORY, remember } from './memory';
import * as outcomes from './outcomes';
import * as rules from './rule-processes';
import { FF_PERMISSIONS, FF_PLAYER_PERMISSIONS, FF_WORDS } from './vocabulary';

export type { Ff } from './fftcg';

/** How effects of field abilities and of resolved texts are ordered within any layer. */
const EVERY_LAYER = ['11.13.4.4', '11.13.4.8', '11.13.4.9', '11.13.4.13'] as const;

/** Whether an effect changes what a card is. What it only forbids or demands holds for cards that come later, too. */
const changesInformation = ({ bans, may, filter, self, ...information }: Modification): boolean =>
  Object.values(information).some((change) => change !== undefined);

/** Table of FF-TCG: procedures, conditions, parameters, outcomes, rules processes and layers, each with its clauses. */
export const FFTCG: FfEdition = {
  id: 'fftcg',
  language: LANGUAGE,
  words: FF_WORDS,
  zones: {
    deck: [{ side: 'owner', seen: 'none', role: 'deck', ordered: true }, '7.14.2', '7.3'],
    hand: [{ side: 'owner', seen: 'owner', role: 'hand' }, '7.16.2', '7.3'],
    field: [{ side: 'controller', seen: 'all', role: 'battlefield' }, '7.8.3', '7.8.2'],
    break: [{ side: 'owner', seen: 'all', role: 'pile' }, '7.15.2', '7.3'],
    damage: [{ side: 'owner', seen: 'all', ordered: true }, '7.13.3'],
    removed: [{ side: 'owner', seen: 'all', role: 'removed' }, '7.18.2', '15.1.1.5.1', 'reading:E50'],
    stack: [{ shared: true, side: 'controller', seen: 'all', role: 'stack' }, '7.17.2', '7.17.3'],
  },
  procedures: {
    setup: [
      ['shuffles', setup.shuffles('deck'), '8.2.1.1'],
      ['drawsPlayer', setup.drawPlayer, '8.2.1.2'],
      ['chooses', setup.drawnChooses, '8.2.1.2'],
      ['starter', setup.drawnBegins, '8.2.1.2'],
      ['hands', setup.drawsHand(5), '8.2.1.3'],
      ['firstDeclares', setup.firstDeclares, '8.2.1.4'],
      ['firstExchanges', setup.firstExchangesNow, '8.2.1.4'],
      ['secondDeclares', setup.secondDeclaresAfter, '8.2.1.4'],
      ['secondExchanges', setup.secondExchanges, '8.2.1.4'],
      ['firstTurn', setup.firstTurn((turnsBegun) => remember('game', { turnsBegun })), '8.2.1.5'],
    ],
    exchange: [
      ['order', setup.orderAll, '8.2.1.4'],
      ['underDeck', setup.goUnderDeck, '8.2.1.4'],
      ['fromDeck', setup.drawsAsMany, '8.2.1.4'],
    ],
    restart: [
      ['cards', restart.cardsReturn(() => 'deck'), '2.1'],
      ['begins', restart.beginsAnew('setup'), '2.1'],
    ],
    concede: [['concedes', concedes, '2.1#2']],
    loop: [
      ['nobodyStops', loops.nobodyStops, '13.1'],
      ['notAgain', loops.notAgain, '13.2', '13.3'],
      ['oneNames', loops.oneNames, '13.2'],
      ['turnPlayerNames', loops.turnPlayerNames, '13.3'],
      ['otherNames', loops.otherNames, '13.3'],
      ['repeats', loops.repeatsForGood, '13.2', '13.3'],
    ],
    ...TURN,
    ...ATTACK,
    ...PLAYING,
  },
  params: {
    drawCount: [2, '9.3.1.1'],
    firstDraw: [1, '9.3.1.3', '8.2.1.5'],
    activePriority: [false, '9.2.1.2'],
    drawPriority: [false, '9.3.1.2'],
    handLimit: [5, '9.6.1.2'],
    backupLimit: [5, '7.10.3'],
    lethalDamage: [7, '12.4.1', '3.1.1', '7.13.2'],
    discardCp: [2, '11.3.6.1.1'],
    backupCp: [1, '11.3.6.1.1', '5.2.3.1.1.3'],
    surplus: [1, '5.2.1.2.1', 'reading:E45'],
    attackDamage: [1, '10.1.4.1', '15.1.1.10.1'],
    effectScope: ['locked', '11.13.4.2', '11.13.4.5'],
    lastKnown: [true, '11.6.6', '11.12.3', '11.12.7', '6.4.2'],
    delayedIs: ['maker', '11.9.17.4', '11.9.17.5', '11.9.17.6'],
    controllerAs: ['played', '11.9.5', '11.9.7', '6.4.2'],
    followsMoved: [true, '11.9.16.1', '11.9.16.2'],
    keywordsAreAbilities: [true, '15.2.1.1', '15.2.2.1', '15.2.3.1'],
    selfFirst: [true, '11.13.4.7'],
    mustChoose: [true],
    mayFindNothing: ['hidden', '15.1.1.7.2'],
    worksElsewhere: [true, '11.10.1'],
    effectsFollow: ['costs', '11.2.5'],
    identityZones: [[], '7.4', '11.9.17.3'],
    undefinedNumber: [0, '4.4'],
    fractions: ['up', '4.2'],
    dullAgain: [true, '6.3.1.1', '15.1.1.1.2', '15.1.1.2.2'],
    ownForCosts: [true, '11.7.2.1.3', '11.8.2.1.3'],
    doneForCosts: [true, '11.7.2.1.4', '11.8.2.1.4'],
    abilitiesAreText: [true, '11.7.4', '11.8.4'],
    neverForNames: [['summon', ...ITEM], '11.8.1'],
  },
  paramValues: FF_PARAM_VALUES,
  selections: SELECTIONS,
  actions: ACTIONS,
  bars: {
    draw: [['barred', bars.mayNotDraw, '2.2']],
    rest: [['sameState', outcomes.sameState, '15.1.1.2.1']],
    recover: [
      ['sameState', outcomes.sameState, '15.1.1.1.1'],
      ['barred', bars.mayNotRecover, '2.2'],
    ],
    move: [
      ['alreadyThere', bars.alreadyThere, '7.4', '2.3'],
      ['barred', outcomes.mayNotGoThere, '2.2'],
      ['summonStays', outcomes.summonStays, '5.2.3.1.2.1'],
      ['namesakeStays', outcomes.namesakeStays, '7.9.2', '7.10.2', '7.11.2', 'reading:E71'],
    ],
  },
  outcomes: {
    endEffects: [['controlReturns', controlReturns('former'), '11.13.4.1', '11.13.4.13']],
    draw: [['fromDeck', outcomes.draw, '7.16.1', '3.1.2', '12.4.2', '11.9.6', 'reading:E47']],
    discardHand: [['wholeHand', discardsHand]],
    discard: [['toBreakZone', outcomes.discard, '15.1.1.4.1', '7.15.1']],
    destroy: [['toBreakZone', outcomes.breaking, '15.1.1.3.1', '7.15.1']],
    banish: [['toBreakZone', outcomes.putIntoBreakZone, '15.1.1.3.2']],
    cancel: [['leavesStack', outcomes.cancelled, '11.2.2', '11.7.4']],
    move: [
      ['underWhomItSays', underWhomItSays, '6.2.4'],
      ['underItsController', underItsController, '6.2.4'],
      ['backupsDull', outcomes.backupsEnterDull, '7.10.4'],
      ['saidCounters', entersWithCounters, '2.1'],
      ['saidRested', entersAsTurned, '2.1'],
    ],
  },
  ruleProcesses: [
    [
      ['sevenDamage', rules.sevenDamage, '12.4.1', '3.1.1'],
      ['emptyDeckDraw', rules.drewFromEmptyDeck, '12.4.2', '3.1.2', 'reading:E47'],
      ['emptyDeckDamage', rules.damagedWithEmptyDeck, '12.4.3', '3.1.3', 'reading:E46'],
      ['noPower', rules.powerIsGone, '12.4.4'],
      ['lethalDamage', rules.lethalDamage, '12.4.5', '5.2.6.1', '15.1.1.10.8'],
      ['sameNames', rules.sameNames, '12.4.6', '7.9.2'],
      ['lightAndDark', rules.lightAndDark, '12.4.7'],
      ['backups', rules.tooManyBackups, '7.10.3'],
      ['formations', tooManyFormations, '12.4.10', '7.12.2'],
      ['looseItems', items.looseItems, '12.4.8', '5.2.3.1.3.6', '5.2.3.1.3.3'],
      ['itemsOfOneType', items.itemsOfOneType, '12.4.9', '5.2.3.1.3.4'],
    ],
  ],
  deckPiles: [['main']],
  deckConditions: [
    ['size', holds('main', 50, 50), '8.1.1.1'],
    // The key of a card stands for the number printed on it: a second printing is another number, whatever its name.
    ['copies', fewAlike('main', 3, ({ print }) => print.card), '8.1.1.2', '5.2.5.1'],
  ],
  visibility: [
    ['shown', shownIsSeen, '15.1.1.9.1'],
    ['searched', searchedIsSeen, '15.1.1.7.1'],
    ['faceDown', faceDownIsUnseen, '7.7.2'],
  ],
  base: [],
  last: [],
  layers: [
    ['typeAndJob', ['types', 'traits', 'alsoTypes', 'alsoTraits'], '11.13.4.6#3', ...EVERY_LAYER],
    [
      'general',
      ['gain', 'has', 'lose', 'attributes', 'alsoAttributes', 'bans', 'may', 'entersRested', 'entersWith'],
      '11.13.4.6#4',
      ...EVERY_LAYER,
    ],
    ['power', ['newValues', 'becomes', 'stats'], '11.13.4.6#5', ...EVERY_LAYER],
  ],
  triggers: [],
  offers: [],
  sides: [
    ['inPlay', inPlaySide, '11.12.7', '11.9.16.2.1'],
    ['destination', seenDestination, '11.9.16.1', '11.9.16.2'],
  ],
  stillTriggered: [
    ['waiting', waiting, '11.9.18'],
    ['onStack', onStack, '11.9.18'],
  ],
  delayed: ['once', '11.9.17.2'],
  choosers: [],
  costs: [
    ['alternatives', rows.alternatives, '11.2.4', '11.3.4', '11.7.6', '11.8.6'],
    ['withoutPaying', rows.withoutPaying, '2.1'],
    ['additional', rows.additional, '11.2.4', '11.3.4'],
    ['increases', rows.increases, '11.2.7', '11.3.6', '11.7.8', '11.8.8'],
    ['decreases', rows.decreasesOfNumbers, '11.2.7', '11.3.6', '11.7.8', '11.8.8'],
    ['spares', rows.spares, '15.2.7.3', '15.2.7.4', 'reading:E52'],
  ],
  playedFrom: ['hand', 'break', 'removed'],
  activeZones: [['field', '11.10.1', '11.10.3', '11.10.4', '11.9.16.2.1']],
  permissions: {
    ...Object.fromEntries(FF_PERMISSIONS.map((name) => [name, ['2.1']])),
    anyNumber: ['8.1.2'],
  },
  playerPermissions: Object.fromEntries(FF_PLAYER_PERMISSIONS.map((name) => [name, ['2.1']])),
  limitRules: LIMIT_RULES,
  limits: { handLimit: ['9.6.1.2'], backupLimit: ['2.1'] },
  keywordTexts: [
    ['levelUp', LEVEL_UP, '15.2.4.2', '15.2.4.3'],
    ['link', LINK, '15.2.5.2', '15.2.5.3', '15.2.5.4'],
    ['awakening', AWAKENING, '15.2.10.2'],
    ['jobChange', JOB_CHANGE, '15.2.13.2'],
    ['assist', ASSIST, '15.2.6.2', '15.2.6.5'],
    ['overdrive', OVERDRIVE, '15.2.9.2', '15.2.9.3', '15.2.9.4'],
    ['unequip', UNEQUIP, '15.2.12.2', '15.2.12.3'],
    ['junction', JUNCTION, '15.2.15.2'],
  ],
  keywordArgs: KEYWORD_ARGS,
  operations: {
    ...plainOperations(
      'weather',
      'gainLife',
      'loseLife',
      'halveLife',
      'setLife',
      'foresee',
      'wear',
      // What comes onto the field is put there; nothing is “summoned” to it, and a Summon is cast.
      'summon',
      'createOf',
      'exchangeLife',
      'produce',
      'produceOf',
      'withdraw',
      'turn',
      'win',
      'attach',
      'roll',
      'moveCounters',
      'retarget',
      'restore',
      'judge',
      ...PSEUDO,
    ),
    rest: ['15.1.1.2.1'],
    recover: ['15.1.1.1.1'],
    destroy: ['15.1.1.3.1'],
    discard: ['15.1.1.4.1'],
    control: ['11.13.4.2'],
    search: ['15.1.1.9.1'],
    shuffle: ['15.1.1.6.1'],
    later: ['11.9.17.1', '11.9.17.4', '11.9.17.5'],
    selfReplace: ['11.13.5.6'],
    junction: ['15.2.15.2'],
  },
  afterCommit: [
    {
      procedure: 'player-damage',
      begins: (look) => ((look.memory.check.owed?.length ?? 0) > 0 ? {} : null),
    },
  ],
  identityZones: (look) => look.param('identityZones'),
  lastKnown: (look) => look.param('lastKnown'),
  delayedIs: (look) => look.param('delayedIs'),
  controllerAs: (look) => look.param('controllerAs'),
  followsMoved: (look) => look.param('followsMoved'),
  mustChoose: (look) => look.param('mustChoose'),
  mayFindNothing: (look) => look.param('mayFindNothing'),
  worksElsewhere: (look) => look.param('worksElsewhere'),
  effectsFollow: (look) => look.param('effectsFollow'),
  effectsLock: (look, modify) => look.param('effectScope') === 'locked' && changesInformation(modify),
  keywordsLost: (look) => look.param('keywordsAreAbilities'),
  undefinedIs: (look) => look.param('undefinedNumber'),
  fractions: (look) => look.param('fractions'),
  selfFirst: (look) => look.param('selfFirst'),
  // 11.13.4.13
  independentFirst: () => true,
  ownForCosts: (look) => look.param('ownForCosts'),
  doneForCosts: (look) => look.param('doneForCosts'),
  abilitiesAreText: (look) => look.param('abilitiesAreText'),
  neverForNames: (look) => look.param('neverForNames'),
  carriedOut: ['summon'],
  // The color of its crystal is the Element of a card (5.2.1.1).
  costsOwnAttributes: true,
  memory: MEMORY,
};
