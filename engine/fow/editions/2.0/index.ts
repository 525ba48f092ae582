/** Force of Will 2.0. */

import * as happening from '../../../kernel/machine/happening';
import { carryOut, carryOutChosen } from '../../../kernel/machine/program';
import { without } from '../../../kernel/position/word-lists';
import { destination, inPlaySide, seenSide } from '../../../kernel/view/sides';
import { faceDownIsUnseen, revealedIsSeen, searchedIsSeen, shownIsSeen } from '../../../kernel/view/sight';
import * as bars from '../../../play/bars';
import { concedes } from '../../../play/concede';
import { controlReturns, underWhomItSays } from '../../../play/control';
import * as rows from '../../../play/costs';
import { holds } from '../../../play/deck';
import { entersAsTurned, entersWithCounters } from '../../../play/entering';
import { discardsHand } from '../../../play/hands';
import * as loops from '../../../play/loops';
import * as restart from '../../../play/restart';
import * as setup from '../../../play/setup';
import { LANGUAGE } from '../../../text/language';
import { PSEUDO, plainOperations } from '../../../text/operations';
import {
  destroyedWithHost,
  destroyedWithRuler,
  hostHas,
  oneFieldAdditionOfAName,
  putAwayWithRuler,
} from '../../additions';
import { VOID } from '../../attributes';
import * as decks from '../../decks';
import { ASKED_OF_PARAMS, FOW_PARAM_VALUES, type FowEdition, LIMIT_RULES } from '../../fow';
import { KEYWORD_ARGS } from '../../keywords/all';
import * as indestructible from '../../keywords/indestructible';
import { brokenCardGoes, noBreakIsCanceled, summonedOutOfLifebreaks } from '../../lifebreak';
import { MEMORY_OF_DAMAGE, remember } from '../../memory';
import * as outcomes from '../../outcomes';
import { dueAtOnce } from '../../rule-abilities';
import { moreDamageCounts } from '../../rule-processes';
import * as rulers from '../../rulers';
import * as standby from '../../standby';
import { enterCounts } from '../../triggering';
import { FOW_OCCASIONS, FOW_PERMISSIONS, FOW_TYPES, FOW_WORDS, permitting } from '../../vocabulary';
import {
  as,
  CHASE,
  OWN_OPEN,
  OWN_SEEN_BY_OWNER,
  PILE_HIDDEN,
  PILE_HIDDEN_UNTIL_REVEALED,
  PILE_LAID_BY_OWNER,
  PILE_OPEN,
  SIDE_OPEN,
} from '../../zones';
import { BATTLE } from './battle';
import { ACTIONS, SELECTIONS } from './legality';
import { PLAY } from './play';
import { PRIORITY, RULE_PROCESSES } from './priority';
import { TURN } from './turn';

export const FOW_20: FowEdition<'fow-2.0'> = {
  id: 'fow-2.0',
  language: LANGUAGE,
  words: {
    ...FOW_WORDS,
    types: without(FOW_TYPES, 'astral-ruler', 'regalia'),
    subtypes: without(FOW_WORDS.subtypes, 'j/resonator'),
    occasions: without(FOW_OCCASIONS, 'game'),
    occurrences: [...without(FOW_WORDS.occurrences, 'state', 'playWill'), 'destroyedByBattle'],
    keywords: without(FOW_WORDS.keywords, 'swiftness'),
    prices: [],
    demands: [],
    abilities: without(FOW_WORDS.abilities, 'playedAs', 'actions'),
  },
  zones: {
    field: [as('battlefield', SIDE_OPEN), '3.1.0.1', '3.1.2.1'],
    stoneArea: [SIDE_OPEN, '3.1.0.1', '3.1.2.1'],
    hand: [as('hand', OWN_SEEN_BY_OWNER), '3.1.4.1'],
    deck: [as('deck', PILE_HIDDEN), '3.1.3.1', '3.4.4', '4.1.5'],
    stoneDeck: [PILE_HIDDEN, '3.1.3.1', '3.5.4', '4.2.4'],
    rulerArea: [SIDE_OPEN, '3.1.2.1'],
    graveyard: [as('pile', PILE_OPEN), '3.1.2.1'],
    standby: [PILE_LAID_BY_OWNER, '3.1.4.1', '3.9.3'],
    lifebreak: [PILE_HIDDEN_UNTIL_REVEALED, '3.1.3.1'],
    removed: [as('removed', OWN_OPEN), '3.1.2.1', '14.16.1'],
    chase: [CHASE, '10.1.1'],
  },
  procedures: {
    ...TURN,
    ...PRIORITY,
    ...PLAY,
    ...BATTLE,
    setup: [
      ['shuffles', setup.shuffles('deck', 'stoneDeck'), '4.4.0.1.1'],
      ['life', setup.lifeIs(4000)],
      // The players agree on who begins (4.4.1.1); here it is drawn.
      ['drawsPlayer', setup.drawPlayer],
      ['starter', setup.drawnBegins],
      ['hands', setup.drawsHand(5), '4.4.2.1'],
      ['firstDeclares', setup.firstDeclares, '4.4.2.2'],
      ['secondDeclares', setup.secondDeclares, '4.4.2.2'],
      ['firstExchanges', setup.firstExchanges, '4.4.2.2'],
      ['secondExchanges', setup.secondExchanges, '4.4.2.2'],
      ['lifebreak', setup.movesOneByOne(4, 'lifebreak', 'lifebreak'), '4.4.3.1'],
      ['rulers', setup.laysOpenly('rulerArea'), '4.4.4.1'],
      ['firstTurn', setup.firstTurn((turnsBegun) => remember('game', { turnsBegun })), '4.4.4.3'],
    ],
    exchange: [
      ['choose', setup.chooseSome, '4.4.2.2'],
      ['underDeck', setup.goUnderDeck, '4.4.2.2'],
      ['fromDeck', setup.asManyToHand, '4.4.2.2'],
    ],
    restart: [
      ['cards', restart.cardsReturn(decks.deckPileOf), '1.4.0.1'],
      ['begins', restart.beginsAnew('setup'), '1.4.0.1'],
    ],
    concede: [
      ['standbyIsShown', standby.standbyDecides, '3.9.6'],
      ['concedes', concedes, '1.3.5'],
    ],
    // It says nothing of loops; so what nobody can stop is as later editions say.
    loop: [['nobodyStops', loops.nobodyStops]],
    happen: [
      ['replace', happening.replace, '1.4.0.1', '13.2.1'],
      ['instead', happening.instead, '1.4.0.1', '13.2.1'],
      ['become', happening.becomes],
      ['order', happening.order, '3.1.1.6'],
      ['ordered', happening.ordered, '3.1.1.6'],
      ['commit', happening.commitBatch],
    ],
    instead: [
      ['carryOut', carryOut, '1.4.0.1', '13.2.1'],
      ['chosen', carryOutChosen, '1.4.0.1', '13.2.1'],
    ],
  },
  params: {
    afterAction: ['opponent', '9.0.3', '9.1.1', '9.1.2', '9.1.3', '9.1.4', '9.1.5'],
    minTargets: ['one', '1.4.5.S2.2'],
    modesChosen: ['resolution', '1.4.5.S2.1', '1.4.5.S5.1'],
    fizzle: [true, '1.4.5.S5.2'],
    attackerStays: ['present', '6.3.4'],
    blockerStays: ['present', '6.3.1'],
    struckFirst: ['processed', '8.5.4'],
    bothLose: ['lifebreak', '1.3.3', '1.3.3.1', '1.3.3.2'],
    effectScope: ['locked', '14.20.1'],
    // It says nothing of what has left; so it is as later editions say.
    lastKnown: [true],
    lastKnownOfSame: [false],
    controllerAs: ['triggered', '7.2.1.2.3'],
    delayedIs: ['maker'],
    followsMoved: [true],
    keywordsAreAbilities: [false, '8.0.2', '8.0.1'],
    lossStands: [true, '13.2.1'],
    neverLost: [[]],
    noSkills: [[]],
    // It says nothing of that; a text that went on replacing what it has done itself would never end.
    replacesOnce: [true],
    // It says nothing of effects that change what others are on; so it is as later editions say.
    effectsDepend: [true],
    oldestFirst: [true, '13.2.1'],
    // It rounds life points only (4.3.6).
    statUnit: [1],
    lifeUnit: [100, '4.3.5'],
    enterScope: ['summoned', '7.2.2.1', '7.2.2.4', '7.2.2.5', '2.3.10', '7.2.4.3', '14.7.2.2', '14.9.1'],
    summoned: [['resonator'], '14.6.1'],
    damageTriggers: ['each'],
    judgmentIs: ['ability', '7.2.4.1'],
    identityZones: [['field', 'rulerArea'], '2.2.5'],
    oneArrival: [[]],
    arrivesRested: [false, '14.7.2'],
    countersFollow: [false],
    arrivesAffected: [true, '7.2.1.1.2'],
    leastNumber: [0, '1.4.0.7'],
    mustChoose: [true],
    mayFindNothing: ['unseen'],
    drawsLots: [true, '14.13.1'],
    restsRecovered: [true, '1.4.5.S3.4'],
    worksElsewhere: [true],
    lapses: [false],
    agesByCondition: [false],
    ordersEffects: [false],
    agesByHost: [false],
    effectsFollow: ['costs'],
    handLimit: [7, '5.7.S2.5'],
    hostZones: [['field', 'rulerArea'], '2.5.3.2', '2.5.3.3'],
    stoneZone: ['stoneArea', '2.7.0.1', '3.10.1', '3.2.1'],
  },
  paramValues: FOW_PARAM_VALUES,
  selections: SELECTIONS,
  actions: ACTIONS,
  bars: {
    move: [
      ['alreadyThere', bars.alreadyThere, '1.4.0.5'],
      ['rulerStays', outcomes.rulerStays, '2.2.1'],
      ['deadJRulerStays', outcomes.deadJRulerStays, '3.6.2'],
      ['onlyStandbyLies', standby.onlyStandbyLies, '3.9.4'],
    ],
    rest: [['already', bars.alreadyRested, '1.4.0.5']],
    recover: [
      ['already', bars.alreadyRested, '1.4.0.5'],
      ['barredInPhase', outcomes.mayNotRecoverInPhase, '1.4.0.1'],
      ['barred', bars.mayNotRecover, '1.4.0.6'],
    ],
    draw: [['barred', bars.mayNotDraw, '1.4.0.6', '13.2.1']],
    life: [['barred', outcomes.mayNotGainLife, '1.4.0.6', '13.2.1']],
    destroy: [
      [
        'onlyThere',
        outcomes.destroyedOnlyIn(outcomes.isRulerThere, 'field', 'stoneArea', 'standby'),
        '11.2.1.1',
        '11.2.1.2',
      ],
      ['indestructible', indestructible.indestructible, '1.4.0.6', '13.2.1'],
    ],
    damage: [['needsDefence', outcomes.needsDefence, '2.1.6.3']],
  },
  redirects: [
    ['jRulerToRulerArea', outcomes.jRulerToRulerArea, '3.6.2'],
    ['lifebreakIsFull', outcomes.lifebreakIsFull, '3.7.3', '3.7.2'],
    ['oneFieldOfAName', oneFieldAdditionOfAName, '2.5.1.2', '14.21.1'],
  ],
  outcomes: {
    // It says nothing of a card whose Break has left the chase; so it is as later editions say.
    leaveChase: [['brokenCardGoes', brokenCardGoes('lifebreak')]],
    endEffects: [['controlReturns', controlReturns('owner'), '1.4.3.3', '1.4.3.2-ex1']],
    move: [
      ['underWhomItSays', underWhomItSays],
      ['toOwnersArea', outcomes.toOwnersArea('rulerArea'), '2.3.6'],
      ['comesToLight', standby.comesToLight, '3.9.5'],
      ['saidCounters', entersWithCounters, '1.4.0.1'],
      ['saidRested', entersAsTurned, '14.7.2'],
    ],
    draw: [['fromTop', outcomes.drawsFromTop(outcomes.regulatedDraw), '14.8.1']],
    discardHand: [['wholeHand', discardsHand]],
    discard: [['toGraveyard', outcomes.discardToGraveyard, '11.2.3.1']],
    cancel: [
      ['noBreak', noBreakIsCanceled, '7.3.0.3'],
      ['fromChase', outcomes.cancelWithAbilities, '14.23.1'],
    ],
    summon: [
      ['outOfLifebreaks', summonedOutOfLifebreaks, '14.9.1'],
      ['toChase', outcomes.summonToChase('resonator'), '14.6.1'],
    ],
    destroy: [
      ['lastDamage', outcomes.lastDamageDecides, '11.2.1.3'],
      [
        'withRuler',
        destroyedWithRuler(rulers.rulerTurnsOver, rulers.jRulerCostsLife),
        '2.5.3.5',
        '2.2.7',
        '2.3.5',
        '2.3.6',
      ],
      ['rulerTurnsOver', rulers.rulerTurnsOver, '2.2.7'],
      ['jRulerCostsLife', rulers.jRulerCostsLife, '2.3.5', '2.3.6'],
      ['withHost', destroyedWithHost, '2.5.2.6'],
      ['toGraveyard', outcomes.destroyedToGraveyard(), '11.2.1.1', '11.2.1.2.3', '2.5.0.5', '2.7.0.4'],
    ],
    banish: [
      ['withRuler', putAwayWithRuler, '2.5.3.6'],
      ['rulerTurnsOver', rulers.rulerTurnsOver, '2.2.7'],
      ['jRulerCostsLife', rulers.jRulerCostsLife, '2.3.5', '2.3.6'],
      ['toGraveyard', outcomes.banishToGraveyard, '11.2.2.1', '2.5.0.5', '2.7.0.4'],
    ],
    damagePlayer: [['isLife', outcomes.damageIsLife, '5.6.4.S3.2.1']],
    life: [['halfRoundsUp', outcomes.halfRoundsUp, '4.3.6']],
  },
  ruleProcesses: RULE_PROCESSES,
  deckPiles: decks.prepared(decks.DECK_PILES),
  deckConditions: [
    ['ruler', decks.oneRuler, '4.0.1'],
    ['mainSize', holds('main', 40, 60), '4.1.1'],
    ['mainKinds', decks.mainOfThreeKinds, '4.1.2'],
    ['mainCopies', decks.ofAName('main', 4), '4.1.3', '4.1.4', 'reading:E36'],
    ['stoneSize', holds('stones', 0, 20), '4.2.1'],
    ['stoneKinds', decks.onlyStones, '4.2.2'],
    ['stoneCopies', decks.ofAName('stones', 4, decks.isOrdinary), '4.2.3'],
  ],
  visibility: [
    ['shown', shownIsSeen, '14.11.1'],
    ['turnedUp', revealedIsSeen, '7.3.1.2.1'],
    ['searched', searchedIsSeen],
    ['unlaid', setup.unlaidIsSeen('rulerArea'), '4.4.4.1'],
    ['faceDown', faceDownIsUnseen, '4.4.4.1'],
  ],
  base: [
    ['putAs', outcomes.isWhatItWasPutAs, '14.6.1'],
    ['deadJRulerIsBlank', rulers.deadJRulerIsBlank, '2.3.7', '2.3.6'],
  ],
  last: [],
  moreDamageCounts,
  layers: [
    [
      'byRecency',
      [
        'types',
        'traits',
        'attributes',
        'alsoTypes',
        'alsoTraits',
        'alsoAttributes',
        'lose',
        'gain',
        'has',
        'bans',
        'may',
        'entersRested',
        'entersWith',
        'newValues',
        'becomes',
        'stats',
      ],
      '13.2.1',
      '7.2.1.1.4',
      '7.2.1.1.5',
      '7.2.1.3.1.1',
      '7.2.1.3.1.2',
      '7.2.1.3.1.3',
      '7.2.1.3.2',
      'reading:E40',
    ],
  ],
  triggers: [['enterScope', enterCounts, '7.2.2.1', '7.2.2.2', '7.2.2.4', '14.9.1']],
  offers: [
    ['liesInStandby', standby.liesInStandby, '2.6.3.1', '2.1.3.3'],
    ['laidEarlier', standby.laidEarlier, '2.6.3.3'],
    ['notYet', standby.notYetTriggered],
    ['stones', standby.stonesLieThere, '2.6.3.4', 'reading:E75'],
  ],
  // It says nothing of what has moved; so it is as later editions say.
  sides: [
    ['seen', seenSide],
    ['inPlay', inPlaySide],
    ['destination', destination],
  ],
  stillTriggered: [],
  // It says nothing of void; so it is as later editions say.
  noAttribute: [VOID],
  delayed: ['once'],
  choosers: [],
  costs: [
    ['fromStandby', standby.notItsCost, '2.6.3.4'],
    ['triggerCost', standby.itsOwnCost, '2.6.3.7'],
    ['alternatives', rows.alternatives, '1.4.5.S3.1'],
    ['withoutPaying', rows.withoutPaying, '1.4.5.S3.1'],
    ['decreases', rows.decreases, '1.4.5.S3.3.1'],
    ['additional', rows.additional, '1.4.5.S3.1'],
    ['increases', rows.increases, '1.4.5.S3.3'],
  ],
  playedFrom: ['hand', 'standby', 'graveyard', 'removed'],
  activeZones: [['field', '2.1.3.2', '2.5.1.1', '7.2.1.1.2', '7.2.1.1.3'], ['rulerArea'], ['stoneArea']],
  typeZones: [['card', ['field', 'rulerArea'], '2.1.3.4']],
  permissions: permitting([...FOW_PERMISSIONS, 'anyNumber'], '1.4.0.1'),
  playerPermissions: { spendAnyWill: ['1.4.0.1'] },
  limitRules: LIMIT_RULES,
  limits: { handLimit: ['3.3.2'], lifebreakLimit: ['1.4.0.1'] },
  keywordTexts: [],
  lends: [
    ['onResonator', hostHas('resonator'), '2.5.2.4', '2.5.0.4'],
    ['onRuler', hostHas('ruler', 'j-ruler', 'j/ruler'), '2.5.3.4', '2.5.0.4'],
  ],
  keywordArgs: KEYWORD_ARGS,
  operations: {
    ...plainOperations(
      'weather',
      'divide',
      'withdraw',
      'turn',
      'win',
      'attach',
      'roll',
      'search',
      'foresee',
      'wear',
      'junction',
      'createOf',
      'moveCounters',
      'retarget',
      'restore',
      'judge',
      'pay',
      'selfReplace',
      ...PSEUDO,
    ),
    control: ['1.4.3.2'],
    move: ['2.4.6', '2.5.0.6', '2.7.0.5'],
    destroy: ['11.2.1.2.3'],
    banish: ['11.2.2.1'],
    discard: ['11.2.3.1'],
    if: ['1.4.0.4'],
  },
  afterCommit: [{ procedure: 'rule-processes', begins: (look) => (dueAtOnce(look) ? {} : null) }, standby.OFFERS],
  ...ASKED_OF_PARAMS,
  laidLater: ['rulerArea'],
  carriedOut: ['chant'],
  memory: MEMORY_OF_DAMAGE,
};
