/** Force of Will 5.5. */

import { onStack, waiting } from '../../../kernel/happen/states';
import * as happening from '../../../kernel/machine/happening';
import { carryOut, carryOutChosen } from '../../../kernel/machine/program';
import { standsFor } from '../../../kernel/position/card';
import { without } from '../../../kernel/position/word-lists';
import { destination, inPlaySide, seenSide } from '../../../kernel/view/sides';
import { faceDownIsUnseen, knownIsSeen, revealedIsSeen, searchedIsSeen, shownIsSeen } from '../../../kernel/view/sight';
import * as bars from '../../../play/bars';
import { concedes } from '../../../play/concede';
import { controlReturns, underWhomItSays } from '../../../play/control';
import * as rows from '../../../play/costs';
import { holds } from '../../../play/deck';
import { entersAsTurned, entersWithCounters } from '../../../play/entering';
import { discardsHand, emptyHandIsDiscarded } from '../../../play/hands';
import * as loops from '../../../play/loops';
import * as piles from '../../../play/piles';
import * as restart from '../../../play/restart';
import * as setup from '../../../play/setup';
import { LANGUAGE } from '../../../text/language';
import { plainOperations } from '../../../text/operations';
import { addedWhereItMay, entersOnHost, mayNotBeAdded } from '../../additions';
import { VOID } from '../../attributes';
import { asBaseAbilitiesSay, isBaseAbility } from '../../base-abilities';
import { unchasedByItself } from '../../chasing';
import * as copies from '../../copies';
import { countersAre, counterValues } from '../../counters';
import * as decks from '../../decks';
import { ASKED_OF_PARAMS, FOW_PARAM_VALUES, type FowEdition, LIMIT_RULES } from '../../fow';
import { KEYWORD_ARGS } from '../../keywords/all';
import { AWAKENING } from '../../keywords/awakening';
import { EVOLUTION } from '../../keywords/evolution';
import { EXPLODE, isForResonators } from '../../keywords/explode';
import { GODS_ART } from '../../keywords/gods-art';
import { turnsBackUnderItsOwner } from '../../keywords/imperishable';
import { INCARNATION } from '../../keywords/incarnation';
import * as indestructible from '../../keywords/indestructible';
import { REMNANT } from '../../keywords/remnant';
import { SHIFT } from '../../keywords/shift';
import { STEALTH } from '../../keywords/stealth';
import { onlySettledRests } from '../../keywords/swiftness';
import { BIFROST, brokenCardGoes, withoutAbsent } from '../../lifebreak';
import { MEMORY, remember } from '../../memory';
import * as outcomes from '../../outcomes';
import { damagerChooses, drawnOneByOne } from '../../replacing';
import { moreDamageCounts } from '../../rule-processes';
import * as rulers from '../../rulers';
import * as standby from '../../standby';
import { STONE_TYPES } from '../../stone-types';
import * as texts from '../../texts';
import { damageCounts, damageHappens, enterCounts, keptFromTriggering, maySetOff } from '../../triggering';
import * as twoSided from '../../two-sided';
import { FOW_ACTS, FOW_PERMISSIONS, FOW_WILLS, FOW_WORDS, permitting } from '../../vocabulary';
import {
  as,
  CHASE,
  OWN_OPEN,
  OWN_SEEN_BY_OWNER,
  PILE_HIDDEN,
  PILE_LAID_BY_OWNER,
  PILE_OPEN,
  SIDE_OPEN,
} from '../../zones';
import { BATTLE } from './battle';
import { ACTIONS, SELECTIONS } from './legality';
import { PLAY } from './play';
import { PRIORITY, RULE_PROCESSES } from './priority';
import { TURN } from './turn';

export const FOW_55: FowEdition<'fow-5.5'> = {
  id: 'fow-5.5',
  language: LANGUAGE,
  words: {
    ...FOW_WORDS,
    resources: without(FOW_WILLS, 'time'),
    restrictions: FOW_ACTS,
    occurrences: [...FOW_WORDS.occurrences, 'shifted'],
    keywords: [
      ...FOW_WORDS.keywords,
      'awakening',
      'incarnation',
      'imperishable',
      'stealth',
      'shift',
      'evolution',
      'godsArt',
      'remnant',
    ],
  },
  zones: {
    field: [as('battlefield', SIDE_OPEN), '3.6.1', '3.6.2'],
    stoneArea: [SIDE_OPEN, '3.7.1', '3.7.2'],
    hand: [as('hand', OWN_SEEN_BY_OWNER), '3.5.2'],
    deck: [as('deck', PILE_HIDDEN), '3.3.2'],
    stoneDeck: [PILE_HIDDEN, '3.4.2'],
    rulerArea: [SIDE_OPEN, '3.8.1', '3.8.2'],
    graveyard: [as('pile', PILE_OPEN), '3.9.1', '3.9.2'],
    standby: [PILE_LAID_BY_OWNER, '3.11.1', '3.11.2'],
    removed: [as('removed', OWN_OPEN), '3.12.1', '3.12.2'],
    lifebreak: [PILE_HIDDEN, '3.10.1', '3.10.2'],
    chase: [CHASE, '3.13.1', '3.13.2'],
  },
  procedures: {
    ...TURN,
    ...PRIORITY,
    ...PLAY,
    ...BATTLE,
    setup: [
      ['shuffles', setup.shuffles('deck', 'stoneDeck'), '4.2.1'],
      ['life', setup.lifeIs(4000), '4.2.2'],
      ['drawsPlayer', setup.drawPlayer, '4.2.3'],
      ['chooses', setup.drawnChooses, '4.2.3'],
      ['starter', setup.drawnBegins, '4.2.3'],
      ['hands', setup.movesToHand(5), '4.2.4'],
      ['firstDeclares', setup.firstDeclares, '4.2.4'],
      ['secondDeclares', setup.secondDeclares, '4.2.4'],
      ['firstExchanges', setup.firstExchanges, '4.2.4'],
      ['secondExchanges', setup.secondExchanges, '4.2.4'],
      ['lifebreak', setup.whereAgreed(BIFROST, false, setup.movesFromDeck(4, 'lifebreak')), '4.2.5', '1.4.2'],
      ['rulers', setup.laysOpenly('rulerArea'), '4.2.6'],
      ['firstTurn', setup.firstTurn((turnsBegun) => remember('game', { turnsBegun })), '4.2.7'],
    ],
    exchange: [
      ['choose', setup.chooseSome, '4.2.4'],
      ['underDeck', setup.goUnderDeck, '4.2.4'],
      ['fromDeck', setup.asManyToHand, '4.2.4'],
    ],
    restart: [
      ['cards', restart.cardsReturn(decks.deckPileOf), '1.4.1', '4.2.6'],
      ['begins', restart.beginsAnew('setup'), '1.4.1'],
    ],
    concede: [['concedes', concedes, '1.3.4']],
    loop: [
      ['nobodyStops', loops.nobodyStops, '14.1.1c'],
      ['oneNames', loops.oneNames, '14.1.1a'],
      ['turnPlayerNames', loops.turnPlayerNames, '14.1.1b'],
      ['otherNames', loops.otherNames, '14.1.1b'],
      ['repeats', loops.repeats, '14.1.1a', '14.1.1b'],
    ],
    happen: [
      ['replace', happening.replace, '9.10.2', '9.10.3'],
      ['instead', happening.instead, '9.10.1'],
      ['complete', happening.complete, '10.1.2'],
      ['completed', happening.completed, '10.1.2'],
      ['become', happening.becomes],
      ['order', happening.order, '3.1.4'],
      ['ordered', happening.ordered, '3.1.4'],
      ['timestamps', happening.timestamps, '9.9.3b#2'],
      ['stamped', happening.stamped, '9.9.3b#2'],
      ['commit', happening.commitBatch],
      ['again', happening.again, '10.8.2'],
    ],
    instead: [
      ['carryOut', carryOut, '9.10.1'],
      ['chosen', carryOutChosen, '9.10.1'],
    ],
  },
  params: {
    afterAction: ['keep', '6.4.1a'],
    minTargets: ['all', '9.3.2d'],
    modesChosen: ['announcement', '9.3.2c'],
    fizzle: [false, '9.3.3a'],
    attackerStays: ['present', '8.4.1'],
    blockerStays: ['present', '8.3.4'],
    struckFirst: ['dealt', '8.5.2'],
    bothLose: ['draw', '1.3.3'],
    effectScope: ['open', '9.9.4', '9.9.5'],
    lastKnown: [true, '9.11.1'],
    lastKnownOfSame: [false, '9.11.1'],
    controllerAs: ['played', '9.6.5', '1.5.3b'],
    delayedIs: ['source', '9.6.8b', '1.5.3b'],
    followsMoved: [true, '9.6.7', '9.6.7b'],
    keywordsAreAbilities: [true, '11.0.1'],
    lossStands: [false],
    neverLost: [[]],
    noSkills: [[]],
    replacesOnce: [true, '9.10.3'],
    effectsDepend: [true, '9.9.3a'],
    oldestFirst: [true, '9.9.3b'],
    // It rounds life points only (1.5.4a).
    statUnit: [1],
    lifeUnit: [100, '1.5.4a'],
    enterScope: ['fromHand', '9.6.1a'],
    summoned: [['resonator'], '10.5.2'],
    damageTriggers: ['once', '10.6.3', 'reading:E29'],
    judgmentIs: ['action', '7.5.2', '7.5.3', 'reading:E10'],
    identityZones: [['field', 'rulerArea', 'stoneArea'], '3.1.3', 'reading:E4'],
    oneArrival: [['field', 'stoneArea'], '3.6.6', '3.7.5'],
    arrivesRested: [false, '3.2.1b'],
    countersFollow: [false, '10.21.3'],
    arrivesAffected: [true, '9.9.5'],
    leastNumber: [0, '1.4.5'],
    mustChoose: [true, '10.13.1'],
    mayFindNothing: ['unseen', '10.13.2'],
    // It says nothing of what is taken at random; so it is as 2.0 says.
    drawsLots: [true],
    restsRecovered: [true, '3.2.1a'],
    worksElsewhere: [true, '9.2.2'],
    lapses: [true, '9.9.8'],
    agesByCondition: [true, '9.9.3b'],
    ordersEffects: [true, '9.9.3b#2'],
    agesByHost: [false, '9.9.3b'],
    effectsFollow: ['costs'],
    handLimit: [7, '5.4.5d'],
    hostZones: [['field'], '7.2.3'],
    stoneZone: ['stoneArea', '3.7.1', '3.6.1', '7.11.1'],
  },
  paramValues: FOW_PARAM_VALUES,
  selections: SELECTIONS,
  actions: ACTIONS,
  // What is not done has nothing in it that something else could be done instead of (9.1.2c, 9.10.1).
  bars: {
    move: [
      ['alreadyThere', bars.alreadyThere, '1.4.3'],
      ['onlyAdditions', addedWhereItMay, '10.1.1', '1.4.4'],
      ['rulerStays', outcomes.rulerStays, '3.15.1'],
      ['jRulerStays', outcomes.presentJRulerStays, '3.15.2'],
      ['astralRulerStays', outcomes.astralRulerStays, '3.15.6'],
      ['permanentStays', outcomes.permanentStays('stoneDeck', 'stoneArea', 'rulerArea'), '3.15.3'],
      ['stoneStays', outcomes.stoneStays('hand', 'deck', 'rulerArea'), '3.15.5'],
    ],
    rest: [['already', bars.alreadyRested, '1.4.3']],
    recover: [
      ['already', bars.alreadyRested, '1.4.3'],
      ['barredInPhase', outcomes.mayNotRecoverInPhase, '1.4.1'],
      ['barred', bars.mayNotRecover, '1.4.4'],
    ],
    draw: [['barred', bars.mayNotDraw, '1.4.4']],
    life: [['barred', outcomes.mayNotGainLife, '1.4.4']],
    destroy: [
      ['onlyThere', outcomes.destroyedOnlyIn(outcomes.namesRuler, 'field', 'stoneArea'), '10.9.1', '10.9.2'],
      ['indestructible', indestructible.indestructible, '10.9.3'],
    ],
    banish: [['onlyOwn', outcomes.banishOnlyOwn, '10.10.2']],
    attach: [
      ['onlyAdditions', addedWhereItMay, '10.1.1'],
      ['barred', mayNotBeAdded, '1.4.4'],
    ],
    damage: [['needsDefence', outcomes.needsDefence, '10.6.4']],
  },
  // Where a move goes by these rules is where it would go for all that waits for it (9.10.1).
  redirects: [
    ['chantToGraveyard', outcomes.chantToGraveyardInstead, '3.15.4'],
    ['copyCeases', copies.copyCeases, '10.16.1a'],
  ],
  outcomes: {
    endEffects: [['controlReturns', controlReturns('former'), '1.5.3', '1.5.3a']],
    move: [
      ['underWhomItSays', underWhomItSays, '3.14.2'],
      ['removed', outcomes.removedGoesThere, '10.3.1'],
      ['rulersLieFaceUp', outcomes.rulersLieFaceUp, '3.2.2a'],
      ['toOwnersArea', outcomes.toOwnersArea('rulerArea'), '3.1.5'],
      ['jRulerSheds', outcomes.jRulerSheds, '11.7.1', 'reading:E13'],
      ['oneSideArrives', twoSided.arrivesWithOneSide, '14.3.1b'],
      ['pastArrives', twoSided.arrivesTurnedOnlyIn(twoSided.isShift, 'field', 'chase'), '14.3.3'],
      ['pastSide', twoSided.arrivesFrontUp(twoSided.isShift, 'playedOrResolved'), '14.3.3a'],
      ['saidCounters', entersWithCounters, '1.4.1', '10.21.1'],
      ['saidRested', entersAsTurned, '1.4.1'],
    ],
    face: [
      ['noRuler', twoSided.rulerIsNotTurned, '14.3.1a'],
      ['oneSide', twoSided.hasOneSide, '14.3.1b', '14.3.4'],
      ['pastThere', twoSided.turnsOnlyIn(twoSided.isShift, 'field', 'chase'), '14.3.3'],
      ['shifted', twoSided.isShifted, '12.8.2a'],
    ],
    beginEffect: [
      ['becomes', copies.becomesOriginal, '10.16.2'],
      ['sideThatIsUp', copies.becomesSideThatIsUp, '14.3.4'],
    ],
    copy: [
      ['there', copies.copiesWhatIsThere, '10.16.1'],
      ['underController', copies.copiedByController, '10.16.1'],
      ['side', copies.copiesSide, '10.16.1a'],
      ['ability', copies.copiesAbility, '10.16.1b'],
      ['putAs', copies.ofWhatWaits(copies.copiesWhatItWasPutAs), '10.16.1'],
      ['setOff', copies.ofWhatWaits(copies.copiesWhatSetItOff), '10.16.1'],
      ['lapses', copies.copiesLapses, '9.9.8'],
      ['texts', copies.copiesOtherTexts(), '10.16.1c'],
      ['modes', copies.copiesModes, '10.16.1c'],
      ['x', copies.copiesX, '10.16.1c'],
      ['targets', copies.copiesTargets, '10.16.1c'],
      ['used', copies.copiesUsed, '10.16.1c'],
      ['ways', copies.copiesWays, '10.16.1c'],
    ],
    shuffle: [['hides', piles.shuffledIsHidden, '10.20.2']],
    show: [['already', outcomes.alreadyRevealed(standby.revealedIsSeen), '10.4.2']],
    draw: [['fromTop', outcomes.drawsFromTop(outcomes.ownDrawPhase), '3.3.3']],
    discardHand: [
      ['emptyHand', emptyHandIsDiscarded, '10.18.2a'],
      ['wholeHand', discardsHand, '10.18.2'],
    ],
    discard: [['toGraveyard', outcomes.discardToGraveyard, '10.18.1']],
    cancel: [['fromChase', outcomes.cancelFromChase, '10.11.1']],
    summon: [['toChase', outcomes.summonToChase('resonator'), '10.5.1']],
    destroy: [
      ['namedRuler', outcomes.namedRulerToGraveyard, '10.9.2', '3.15.1'],
      ['imperishable', turnsBackUnderItsOwner, '11.7.1'],
      ['jRulerStaysJ', rulers.jRulerStaysJ, '10.9.1#2'],
      ['toGraveyard', outcomes.destroyedToGraveyard(outcomes.namesRuler), '10.9.1'],
    ],
    banish: [['toGraveyard', outcomes.banishToGraveyard, '10.10.1', 'reading:E12']],
    leaveChase: [['brokenCardGoes', brokenCardGoes('removed'), '7.10.4']],
    damagePlayer: [['isLife', outcomes.damageIsLife, '10.6.2']],
    life: [['roundsUp', outcomes.lifeRoundsUp, '1.5.4a']],
  },
  ruleProcesses: RULE_PROCESSES,
  agreements: [[BIFROST, { drops: ['lifebreak'] }, '14.2.1']],
  deckPiles: decks.prepared(decks.DECK_PILES, '4.1.1'),
  deckConditions: [
    ['ruler', decks.oneRuler, '4.1.2'],
    ['mainKinds', decks.noRulerOrStone('main'), '4.1.3'],
    ['mainSize', holds('main', 40, Number.POSITIVE_INFINITY), '4.1.3'],
    ['stoneKinds', decks.onlyStones, '4.1.4'],
    ['stoneSize', holds('stones', 10, 20), '4.1.4'],
    ['mainCopies', decks.ofAName('main', 4), '4.1.5'],
    ['stoneCopies', decks.ofAName('stones', 4, decks.isOrdinary), '4.1.5'],
  ],
  visibility: [
    ['searched', searchedIsSeen, '10.13.2'],
    ['shuffled', piles.shuffledIsUnseen, '10.20.2a'],
    ['shown', shownIsSeen, '10.4.1'],
    ['top', piles.topIsSeen, '1.4.1'],
    ['revealed', standby.revealedIsSeen, '7.9.2', '9.6.2', '10.4.1'],
    ['unlaid', setup.unlaidIsSeen('rulerArea'), '4.2.6'],
    ['known', knownIsSeen, '3.2.2'],
    ['faceDown', faceDownIsUnseen, '3.2.2', '3.12.2a', '14.3.5a'],
    ['faceUp', revealedIsSeen, '9.3.2a'],
  ],
  backs: [
    ['ownRulers', twoSided.ownRulersBack, '3.8.5'],
    ['jRulers', twoSided.jRulersBack, '3.6.5'],
    ['shift', twoSided.bothAreSeen(twoSided.isShift), '14.3.3b'],
  ],
  isBaseAbility,
  base: [
    ['baseAbilities', asBaseAbilitiesSay, '9.9.1a'],
    ['putAs', outcomes.isWhatItWasPutAs, '10.5.1'],
    ['astralIsBlank', rulers.astralIsBlank, '3.8.6'],
    // Before what it is played as having: it has that as it comes into play, not on the chase (12.1.2).
    ['unchased', unchasedByItself, '10.7.2'],
    ['absent', withoutAbsent, '14.2.2', '14.2.1'],
    ['playedAs', texts.hasWhatItWasPlayedAs, '12.1.2', '12.1.3'],
  ],
  layers: [
    ['abilities', ['asAbilities', 'lose', 'gain', 'has'], '9.9.1b', '9.9.2', 'reading:E62'],
    [
      'nonValues',
      [
        'types',
        'traits',
        'attributes',
        'alsoTypes',
        'alsoTraits',
        'alsoAttributes',
        'bans',
        'may',
        'entersRested',
        'entersWith',
        'asTypes',
        'asOther',
      ],
      '9.9.1c',
      '10.19.1',
    ],
    ['values', ['asValues', 'newValues', 'becomes', 'stats'], '9.9.1d', '9.9.2', '9.9.6', '10.19.2', '10.19.3'],
  ],
  countersAre,
  moreDamageCounts,
  last: [['counters', counterValues, '9.9.1e', '10.21.2']],
  triggers: [
    ['enterScope', enterCounts, '9.6.1a'],
    ['damageCounts', damageCounts, '10.6.3', 'reading:E29'],
    ['explode', isForResonators(EXPLODE), '11.4.2'],
    ['maySetOff', maySetOff, '10.14.1a'],
  ],
  offers: [
    ['liesHidden', standby.liesHidden, '7.9.2', '9.6.2', '12.5.2'],
    ['laidEarlier', standby.laidEarlier, '7.9.5', '9.6.4a', '12.5.3'],
    ['notYet', standby.notYetTriggered, '7.9.2a'],
  ],
  sides: [
    ['seen', seenSide, '9.6.7a'],
    ['inPlay', inPlaySide, '9.6.7b'],
    ['destination', destination, '9.6.7c'],
  ],
  stillTriggered: [
    ['waiting', waiting, '9.6.9a'],
    ['onChase', onStack, '9.6.9a', 'reading:E61'],
    ['kept', keptFromTriggering, '10.14.1a'],
  ],
  countsApart: damageHappens,
  noAttribute: [VOID, '2.8.4'],
  besideTraits: [STONE_TYPES, '2.1.5', '2.1.5a', '2.1.5b', '2.5.1'],
  delayed: ['once', '9.6.8a'],
  completes: { move: [['host', entersOnHost, '10.1.2']] },
  repeats: [['draw', drawnOneByOne, '10.8.2']],
  oneByOne: [
    ['deck', '3.3.3'],
    ['stoneDeck', '3.4.3'],
  ],
  choosers: [['damage', damagerChooses, '9.10.2a']],
  costs: [
    ['fromStandby', standby.notItsCost, '7.9.4', '12.5.2'],
    ['alternatives', rows.alternatives, '9.3.2e'],
    ['triggerCost', standby.itsOwnCost, '7.9.4'],
    ['withoutPaying', rows.withoutPaying, '9.3.2e'],
    ['additional', rows.additional, '9.3.2e'],
    ['ofTexts', texts.costOfTexts, '12.1.2'],
    ['increases', rows.increases, '9.3.2e'],
    ['decreases', rows.decreases, '9.3.2e'],
    ['settled', onlySettledRests('since'), '9.5.3', '9.5.4', '11.6.1'],
  ],
  playedFrom: ['hand', 'standby', 'graveyard', 'removed'],
  activeZones: [
    ['field', '9.2.1a'],
    ['rulerArea', '9.2.1b'],
    ['stoneArea', '9.2.1c'],
  ],
  typeZones: [
    ['resonator', ['field'], '3.6.4'],
    ['stone', ['stoneArea'], '3.7.4'],
    ['counted', ['field', 'rulerArea'], '3.6.4a'],
  ],
  permissions: { ...permitting(FOW_PERMISSIONS, '1.4.1'), anyNumber: ['4.1.6'] },
  playerPermissions: { seeTop: ['1.4.1'], spendAnyWill: ['1.4.1'] },
  limitRules: LIMIT_RULES,
  limits: {
    handLimit: ['3.5.3', '5.4.5d'],
    callsATurn: ['1.4.1'],
    judgmentsATurn: ['1.4.1'],
    lifebreakLimit: ['3.10.3'],
  },
  keywordTexts: [
    ['explode', standsFor(EXPLODE), '11.4.1'],
    ['awakening', AWAKENING, '12.1.2'],
    ['stealth', STEALTH, '12.5.2'],
    ['incarnation', INCARNATION, '12.2.2', '12.2.2a', '12.2.2b'],
    ['shift', SHIFT, '12.8.2'],
    ['evolution', EVOLUTION, '12.7.2'],
    ['godsArt', GODS_ART, '12.4.2'],
    ['remnant', standsFor(REMNANT), '12.6.2'],
  ],
  keywordArgs: KEYWORD_ARGS,
  operations: {
    ...plainOperations(
      'weather',
      'divide',
      'withdraw',
      'win',
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
      'create',
      'playCopy',
      'cease',
    ),
    damage: ['10.6.1', '10.6.3', '10.6.3a', '9.12.1'],
    control: ['1.5.3'],
    setLife: ['1.4.6'],
    exchangeLife: ['1.4.6'],
    destroy: ['10.9.1'],
    banish: ['10.10.1'],
    cancel: ['10.11.1'],
    rest: ['10.12.1'],
    recover: ['10.12.1'],
    draw: ['10.8.1'],
    turn: ['14.3.2c', '14.3.2e'],
    reveal: ['10.4.1'],
    shuffle: ['10.20.1', '10.20.1a'],
    prevent: ['10.17.1a', '10.17.1b'],
    shield: ['10.17.1a'],
    discard: ['10.18.1'],
    summon: ['10.5.1'],
    counters: ['10.21.1'],
    attach: ['10.1.1'],
    copy: ['10.16.1'],
    become: ['10.16.2'],
  },
  afterCommit: [standby.OFFERS],
  ...ASKED_OF_PARAMS,
  laidLater: ['rulerArea'],
  carriedOut: ['chant'],
  memory: MEMORY,
};
