/** Force of Will 8.01. */

import { onStack, waiting } from '../../../kernel/happen/states';
import * as happening from '../../../kernel/machine/happening';
import { carryOut, carryOutChosen } from '../../../kernel/machine/program';
import { without } from '../../../kernel/position/word-lists';
import type { Citation } from '../../../kernel/table/edition';
import { destination, inPlaySide, seenSide } from '../../../kernel/view/sides';
import {
  faceDownIsUnseen,
  knownIsSeen,
  revealedIsSeen,
  searchedIsSeen,
  shownIsSeen,
  usedIsSeen,
} from '../../../kernel/view/sight';
import { concedes } from '../../../play/concede';
import * as rows from '../../../play/costs';
import { holds } from '../../../play/deck';
import * as loops from '../../../play/loops';
import * as piles from '../../../play/piles';
import * as restart from '../../../play/restart';
import * as setup from '../../../play/setup';
import { wins } from '../../../play/win';
import { CONDITION_NAMES } from '../../../text/conditions';
import { LANGUAGE } from '../../../text/language';
import { ABILITY_KINDS } from '../../../text/parts';
import { entersOnHost } from '../../additions';
import { VOID } from '../../attributes';
import { asBaseAbilitiesSay, isBaseAbility } from '../../base-abilities';
import { unchasedByItself } from '../../chasing';
import { countersAre, counterValues } from '../../counters';
import * as decks from '../../decks';
import { dieFalls } from '../../dice';
import { ASKED_OF_PARAMS, FOW_PARAM_VALUES, type FowEdition, type FowSteps, LIMIT_RULES } from '../../fow';
import { KEYWORD_ARGS } from '../../keywords/all';
import * as energize from '../../keywords/energize';
import { EXPLODE_IF_RESONATOR, isForResonators } from '../../keywords/explode';
import * as mana from '../../keywords/mana';
import { withoutCiphers } from '../../keywords/seal-item';
import { onlySettledRests } from '../../keywords/swiftness';
import { VALHALLA, withoutAbsent } from '../../lifebreak';
import { MEMORY, remember } from '../../memory';
import * as outcomes from '../../outcomes';
import { saysX } from '../../played-text';
import { damagerChooses, drawnOneByOne } from '../../replacing';
import { moreDamageCounts } from '../../rule-processes';
import * as rulers from '../../rulers';
import * as standby from '../../standby';
import { STONE_TYPES } from '../../stone-types';
import * as texts from '../../texts';
import * as tokens from '../../tokens';
import {
  damageCounts,
  damageHappens,
  enterCounts,
  keptFromTriggering,
  maySetOff,
  unmarkedEnterCounts,
} from '../../triggering';
import * as twoSided from '../../two-sided';
import {
  FOW_ACTS,
  FOW_KEYWORDS,
  FOW_PERMISSIONS,
  FOW_SUBTYPES,
  FOW_TYPES,
  FOW_WEATHERS,
  FOW_WILLS,
  FOW_WORDS,
  permitting,
} from '../../vocabulary';
import {
  as,
  CHASE,
  OWN_HIDDEN_UNTIL_REVEALED,
  OWN_OPEN,
  OWN_SEEN_BY_OWNER,
  PILE_HIDDEN,
  PILE_LAID_BY_OWNER,
  PILE_OPEN,
  SHARED_OPEN,
  SIDE_OPEN,
} from '../../zones';
import { BATTLE } from './battle';
import { ACTIONS, SELECTIONS } from './legality';
import { BARS, OUTCOMES, REDIRECTS } from './outcomes';
import { PLAY } from './play';
import { PRIORITY, RULE_PROCESSES } from './priority';
import { KEYWORD_TEXTS, OPERATIONS } from './texts';
import { TURN } from './turn';

/** The first hands, and the first turn: however it was settled who begins. */
const HANDS: FowSteps<'fow-8.01'> = [
  ['coins', energize.secondHasCoins, '1119.2'],
  ['hands', setup.movesToHand(5), '403.5'],
  ['firstDeclares', setup.firstDeclares, '403.5'],
  ['secondDeclares', setup.secondDeclares, '403.5'],
  ['firstExchanges', setup.firstExchanges, '403.5'],
  ['secondExchanges', setup.secondExchanges, '403.5'],
  ['lifebreaks', setup.whereAgreed(VALHALLA, true, setup.movesFromDeck(4, 'lifebreak')), '1415.1c'],
  ['firstTurn', setup.firstTurn((turnsBegun) => remember('game', { turnsBegun })), '403.6'],
];

/** What is released meets the condition of Seal: one card, or all of a player. */
const UNSEALED: readonly Citation<'fow-8.01'>[] = ['1026.1', '1128.4'];

export const FOW_801: FowEdition<'fow-8.01'> = {
  id: 'fow-8.01',
  language: LANGUAGE,
  words: {
    ...FOW_WORDS,
    types: [...without(FOW_TYPES, 'astral-ruler'), 'rune'],
    keywords: FOW_KEYWORDS,
    playerKeywords: ['barrier'],
    occurrences: [...FOW_WORDS.occurrences, 'roll', 'inverted', 'shifted'],
    subtypes: [...FOW_SUBTYPES, 'basic', 'finisher'],
    resources: FOW_WILLS,
    abilities: without(ABILITY_KINDS, 'onPlay', 'burst', 'special'),
    restrictions: FOW_ACTS,
    conditions: without(CONDITION_NAMES, 'junctioned'),
    weathers: FOW_WEATHERS,
  },
  zones: {
    field: [as('battlefield', SHARED_OPEN), '307.1', '307.2'],
    hand: [as('hand', OWN_SEEN_BY_OWNER), '306.2'],
    deck: [as('deck', PILE_HIDDEN), '304.2'],
    stoneDeck: [PILE_HIDDEN, '305.2'],
    rulerArea: [SIDE_OPEN, '308.1', '308.2'],
    graveyard: [as('pile', PILE_OPEN), '309.1', '309.2'],
    standby: [PILE_LAID_BY_OWNER, '310.1', '310.2'],
    removed: [as('removed', OWN_OPEN), '311.1', '311.2'],
    lifebreak: [PILE_HIDDEN, '1415.1', '1415.1.a-1'],
    extraDeck: [OWN_HIDDEN_UNTIL_REVEALED, '314.2'],
    runeArea: [OWN_HIDDEN_UNTIL_REVEALED, '315.2'],
    itemArea: [SIDE_OPEN, '313.2', '313.3'],
    chase: [CHASE, '312.1', '312.2'],
  },
  procedures: {
    ...TURN,
    ...PRIORITY,
    ...PLAY,
    ...BATTLE,
    setup: [
      ['shuffles', setup.shuffles('deck', 'stoneDeck'), '403.2'],
      ['life', setup.lifeIs(4000), '403.3'],
      ['mana', mana.rulersHaveMana, '1122.2a'],
      ['drawsPlayer', setup.drawPlayer, '403.4'],
      ['starter', setup.drawnBegins, '403.4'],
      ...HANDS,
    ],
    exchange: [
      ['choose', setup.chooseSome, '403.5'],
      ['underDeck', setup.goUnderDeck, '403.5'],
      ['fromDeck', setup.asManyToHand, '403.5'],
    ],
    concede: [['concedes', concedes, '103.4']],
    win: [['wins', wins, '103.5']],
    restart: [
      ['cards', restart.cardsReturn(decks.deckPileOf), '1033.1', '1033.3', '403.1'],
      ['begins', restart.beginsAnew('new-game'), '1033.1'],
    ],
    'new-game': [
      ['shuffles', setup.shuffles('deck', 'stoneDeck'), '403.2'],
      ['life', setup.lifeIs(4000), '403.3'],
      ['mana', mana.rulersHaveMana, '1122.2a'],
      ['starter', restart.controllerBegins, '1033.2'],
      ...HANDS,
    ],
    'judge-by-text': [
      ['enters', rulers.rulerEntersByText, '705.3a'],
      ['judged', rulers.hasJudged, '705.3.a-1'],
    ],
    loop: [
      ['nobodyStops', loops.nobodyStops, '1301.1c', 'reading:E64'],
      ['oneNames', loops.oneNames, '1301.1a'],
      ['turnPlayerNames', loops.turnPlayerNames, '1301.1b'],
      ['otherNames', loops.otherNames, '1301.1b'],
      ['repeats', loops.repeats, '1301.1a', '1301.1b'],
    ],
    happen: [
      ['replace', happening.replace, '910.2', '910.3'],
      ['instead', happening.instead, '910.1'],
      ['complete', happening.complete],
      ['completed', happening.completed],
      ['become', happening.becomes],
      ['order', happening.order, '302.4'],
      ['ordered', happening.ordered, '302.4'],
      ['timestamps', happening.timestamps, '909.3b#2'],
      ['stamped', happening.stamped, '909.3b#2'],
      ['commit', happening.commitBatch],
      ['again', happening.again, '1009.2'],
    ],
    instead: [
      ['carryOut', carryOut, '910.1'],
      ['chosen', carryOutChosen, '910.1'],
    ],
  },
  params: {
    afterAction: ['keep', '605.1a'],
    minTargets: ['all', '903.2.g'],
    modesChosen: ['announcement', '903.2.e'],
    fizzle: [false, '903.3a'],
    attackerStays: ['unchanged', '803.5a'],
    blockerStays: ['unchanged', '804.4a'],
    struckFirst: ['processed', '806.2a'],
    bothLose: ['draw', '103.3'],
    effectScope: ['open', '909.4', '909.5'],
    lastKnown: [true, '911.1'],
    lastKnownOfSame: [true, '911.1', '302.3'],
    controllerAs: ['played', '906.5', '105.3b'],
    delayedIs: ['source', '906.8b', '105.3b'],
    followsMoved: [true, '906.7', '906.7b'],
    keywordsAreAbilities: [true, '1101.1a'],
    lossStands: [false],
    neverLost: [['divinity'], '1136.2'],
    noSkills: [['willOfHope', 'willOfDespair'], '1101.1b', '1101.1.b-1-li1', '1101.1.b-1-li2'],
    replacesOnce: [true, '910.3'],
    effectsDepend: [true, '909.3a'],
    oldestFirst: [true, '909.3b', '909.3.b-1', '909.3.b-2'],
    statUnit: [100, '909.1i'],
    lifeUnit: [100, '105.4a'],
    enterScope: ['any', '1140.2'],
    summoned: [['resonator'], '1006.2'],
    damageTriggers: ['each', '1007.5'],
    judgmentIs: ['action', '705.2d'],
    identityZones: [['field', 'rulerArea'], '302.3', '1304.6', '1032.3'],
    oneArrival: [[]],
    arrivesRested: [false, '303.1b'],
    countersFollow: [false, '1022.3'],
    arrivesAffected: [true, '909.5'],
    leastNumber: [0, '104.5'],
    mustChoose: [true, '1014.1'],
    mayFindNothing: ['unseen', '1014.2'],
    // It says nothing of what is taken at random; so it is as 2.0 says.
    drawsLots: [true],
    restsRecovered: [true, '1013.3'],
    worksElsewhere: [true, '902.2', '1119.2a'],
    lapses: [true, '909.8'],
    agesByCondition: [true, '909.3.b-1'],
    ordersEffects: [true, '909.3b#2'],
    agesByHost: [true, '909.3.b-3'],
    effectsFollow: ['all', '903.2.d-1'],
    handLimit: [7, '505.5d'],
    hostZones: [['field'], '1406.2a'],
    stoneZone: ['field', '307.1', '710.1'],
  },
  // All cards in play lie in one field: there are no zones to move between.
  paramValues: { ...FOW_PARAM_VALUES, oneArrival: [[]] },
  selections: SELECTIONS,
  actions: ACTIONS,
  bars: BARS,
  redirects: REDIRECTS,
  outcomes: OUTCOMES,
  ruleProcesses: RULE_PROCESSES,
  agreements: [[VALHALLA, { uses: ['lifebreak'] }, '1415.1', '1415.2']],
  deckPiles: decks.prepared([...decks.DECK_PILES, 'extra', 'runes'], '402.1'),
  deckConditions: [
    ['ruler', decks.oneRuler, '402.2'],
    ['mainKinds', decks.noRulerStoneOrRune, '402.3'],
    ['mainSize', holds('main', 40, 60), '402.3a'],
    ['mainCopies', decks.ofAName('main', 4), '402.3b'],
    ['stoneKinds', decks.onlyStones, '402.4'],
    ['stoneSize', holds('stones', 10, 20), '402.4a'],
    ['stoneCopies', decks.ofAName('stones', 4, decks.isBasic), '402.4c', '402.4b'],
    ['extraKinds', decks.noRulerOrStone('extra'), '402.5'],
    ['extraSize', holds('extra', 0, 5), '402.5a'],
    ['extraCopies', decks.ofAName('extra', 1), '402.5b'],
    ['extraNeedsGrimoire', decks.extraNeedsGrimoire, '402.5c'],
    ['stories', decks.storiesOfTheGrimoire, '1132.2'],
    ['runeKinds', decks.onlyRunes, '402.6'],
    ['runeSize', holds('runes', 0, 5), '402.6a'],
    ['runeCopies', decks.ofAName('runes', 1), '402.6b'],
    ['oneFinisher', decks.oneFinisher, '402.6c'],
    ['runeAttributes', decks.runesOfTheRuler, '402.6d'],
    ['together', decks.ofANameTogether(4, 'extra', 'runes'), '402.7'],
  ],
  visibility: [
    ['searched', searchedIsSeen, '1014.2'],
    ['shuffled', piles.shuffledIsUnseen, '1021.2a'],
    ['shown', shownIsSeen, '1005.1'],
    ['top', piles.topIsSeen, '104.1'],
    ['revealed', standby.revealedIsSeen, '708.2', '302.2', '1005.1'],
    ['used', usedIsSeen, '905.2a'],
    ['known', knownIsSeen, '303.2'],
    ['faceDown', faceDownIsUnseen, '303.2', '311.2a', '1302.5a'],
    ['faceUp', revealedIsSeen, '711.2', '903.2.a'],
  ],
  backs: [
    ['ownRulers', twoSided.ownRulersBack, '308.6'],
    ['jRulers', twoSided.jRulersBack, '307.5'],
    ['shift', twoSided.bothAreSeen(twoSided.isShift), '1302.2.f-2'],
    ['transform', twoSided.bothAreSeen(twoSided.isTransform), '1302.3.e-2'],
  ],
  isBaseAbility,
  base: [
    ['baseAbilities', asBaseAbilitiesSay, '909.1a'],
    ['putAs', outcomes.isWhatItWasPutAs, '1006.1'],
    ['astralLosesJudgment', rulers.astralLosesJudgment, '1010.1a', '1010.1.a-1'],
    ['jRulerWorksOnField', rulers.jRulerWorksOnField, '902.1a'],
    ['tokenTypes', tokens.tokenIsResonator, '1303.1b', '1303.2', '1303.2a'],
    ['tokenTraits', tokens.tokenIsOfItsName, '1303.1d'],
    ['absent', withoutAbsent, '1415.2'],
    ['ciphers', withoutCiphers, '1130.3', '1130.3a', '1130.3.a-1'],
    ['playedAs', texts.hasWhatItWasPlayedAs, '1109.2', '1109.3', '1124.2'],
    ['unchased', unchasedByItself, '1008.2'],
  ],
  layers: [
    ['newOthers', ['newTraits', 'newAttributes'], '909.1b'],
    [
      'typesAndAttributes',
      ['types', 'traits', 'attributes', 'alsoTypes', 'alsoTraits', 'alsoAttributes', 'asTypes'],
      '909.1c',
      '1020.1',
    ],
    ['abilities', ['asAbilities', 'lose', 'gain', 'has'], '909.1d', '909.2', 'reading:E62'],
    ['otherNonValues', ['bans', 'may', 'entersRested', 'entersWith', 'asOther'], '909.1e'],
    ['newValues', ['newValues'], '909.1f'],
    ['values', ['asValues', 'becomes', 'stats'], '909.1g', '909.2', '909.6', '1020.2', '1020.3'],
  ],
  countersAre,
  moreDamageCounts,
  last: [['counters', counterValues, '909.1h', '1022.2']],
  triggers: [
    ['enterScope', enterCounts, '1140.2'],
    ['unmarkedEnter', unmarkedEnterCounts, '1411.3'],
    ['damageCounts', damageCounts, '1007.5'],
    ['explode', isForResonators(EXPLODE_IF_RESONATOR), '1105.3'],
    ['maySetOff', maySetOff, '1015.1a'],
  ],
  offers: [
    ['liesHidden', standby.liesHidden, '708.2', '906.2', '1113.2b', '1114.2'],
    ['laidEarlier', standby.laidEarlier, '906.4a', '708.5', '1114.3'],
    ['notYet', standby.notYetTriggered, '708.2a'],
  ],
  sides: [
    ['seen', seenSide, '906.7a'],
    ['inPlay', inPlaySide, '906.7b'],
    ['destination', destination, '906.7c'],
  ],
  stillTriggered: [
    ['waiting', waiting, '906.9a'],
    ['onChase', onStack, '906.9a', 'reading:E61'],
    ['kept', keptFromTriggering, '1015.1a'],
  ],
  countsApart: damageHappens,
  noAttribute: [VOID, '208.4'],
  besideTraits: [STONE_TYPES, '201.4', '201.4a', '201.4b', '205.1'],
  formerZones: [['stoneArea', 'field', '1404.1']],
  delayed: ['once', '906.8a'],
  completes: {
    move: [['host', entersOnHost, '1406.3']],
    roll: [['dice', dieFalls, '1023.1', '1023.1a']],
  },
  repeats: [['draw', drawnOneByOne, '1009.2']],
  oneByOne: [
    ['deck', '304.3'],
    ['stoneDeck', '305.3'],
  ],
  choosers: [['damage', damagerChooses, '910.2a']],
  costs: [
    ['fromStandby', standby.notItsCost, '708.4', '1114.2'],
    ['alternatives', rows.alternatives, '903.2.i-1'],
    ['withoutPaying', rows.withoutPaying, '903.2.i-2', '903.2.f-1'],
    // An additional cost, also of what is done instead of paying, or played without paying.
    ['triggerCost', standby.itsOwnCost, '708.4', '1113.2a'],
    ['additional', rows.additional, '903.2.i-3'],
    ['ofTexts', texts.costOfTexts, '1109.2'],
    ['withoutX', rows.withoutX(saysX), '903.2.f-1'],
    ['increases', rows.increases, '903.2.i-3'],
    ['decreases', rows.decreasesOfAnyPart, '903.2.i-4'],
    ['settled', onlySettledRests('since'), '905.3', '1107.2'],
  ],
  // From the last three, copies (1017.3).
  playedFrom: ['hand', 'standby', 'graveyard', 'runeArea', 'removed', 'field', 'deck', 'extraDeck'],
  activeZones: [
    ['field', '902.1a'],
    ['rulerArea', '902.1b'],
  ],
  typeZones: [
    ['card', ['field'], '307.4'],
    ['trait', ['field', 'rulerArea'], '205.4'],
    ['counted', ['field', 'rulerArea'], '307.4a'],
  ],
  permissions: {
    ...permitting(FOW_PERMISSIONS, '104.1'),
    anyNumber: ['402.8'],
    mobilized: ['1129.3'],
    unsealed: UNSEALED,
  },
  playerPermissions: { unsealed: UNSEALED, seeTop: ['104.1'], spendAnyWill: ['104.1'] },
  limitRules: LIMIT_RULES,
  limits: {
    handLimit: ['306.3', '505.5d'],
    callsATurn: ['104.1'],
    judgmentsATurn: ['104.1'],
    lifebreakLimit: ['1415.1.a-2'],
  },
  keywordTexts: KEYWORD_TEXTS,
  keywordArgs: KEYWORD_ARGS,
  operations: OPERATIONS,
  afterCommit: [standby.OFFERS],
  ...ASKED_OF_PARAMS,
  mostSides: rulers.sidesOf,
  carriedOut: ['chant', 'rune'],
  memory: MEMORY,
  stateByCounter: rulers.PLACED_ASTRAL,
};
