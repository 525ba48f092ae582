/** Force of Will 8.01. */

import { onStack, waiting } from '../../../kernel/happen/states';
import * as happening from '../../../kernel/machine/happening';
import { carryOut, carryOutChosen, nextInstruction } from '../../../kernel/machine/program';
import { standsFor } from '../../../kernel/position/card';
import { ACTS } from '../../../kernel/position/modification';
import { without } from '../../../kernel/position/word-lists';
import type { Citation } from '../../../kernel/table/edition';
import { destination, inPlaySide, seenSide } from '../../../kernel/view/sides';
import { faceDownIsUnseen, revealedIsSeen, searchedIsSeen, shownIsSeen, usedIsSeen } from '../../../kernel/view/sight';
import { concedes } from '../../../play/concede';
import { controlReturns, underItsController, underWhomItSays } from '../../../play/control';
import * as rows from '../../../play/costs';
import { holds } from '../../../play/deck';
import { discardsHand, emptyHandIsDiscarded } from '../../../play/hands';
import * as loops from '../../../play/loops';
import * as piles from '../../../play/piles';
import * as restart from '../../../play/restart';
import * as setup from '../../../play/setup';
import { wins } from '../../../play/win';
import { LANGUAGE } from '../../../text/language';
import { plainOperations } from '../../../text/operations';
import { ABILITY_KINDS } from '../../../text/parts';
import { entersOnHost } from '../../additions';
import { asBaseAbilitiesSay, isBaseAbility } from '../../base-abilities';
import { unchasedByItself } from '../../chasing';
import * as copies from '../../copies';
import { arrivesWithSaid, counterValues } from '../../counters';
import * as decks from '../../decks';
import { FOW_PARAM_VALUES, type FowEdition, type FowSteps, LIMIT_RULES, PERMANENT } from '../../fow';
import { KEYWORD_ARGS } from '../../keywords/all';
import { AWAKENING } from '../../keywords/awakening';
import { BANE } from '../../keywords/bane';
import { BLOODLUST } from '../../keywords/bloodlust';
import { CREST } from '../../keywords/crest';
import { DRAIN } from '../../keywords/drain';
import * as energize from '../../keywords/energize';
import { EQUIP } from '../../keywords/equip';
import { EVOLUTION } from '../../keywords/evolution';
import { EXPLODE, explodeIsForResonators } from '../../keywords/explode';
import { GODS_ART } from '../../keywords/gods-art';
import { turnsBackUnharmed } from '../../keywords/imperishable';
import { INCARNATION } from '../../keywords/incarnation';
import * as indestructible from '../../keywords/indestructible';
import { INHERITANCE } from '../../keywords/inheritance';
import * as limit from '../../keywords/limit';
import * as mana from '../../keywords/mana';
import { MOBILIZE } from '../../keywords/mobilize';
import { NULL, NULL_AS_PLAYED } from '../../keywords/null';
import * as remnant from '../../keywords/remnant';
import { RESONANCE } from '../../keywords/resonance';
import { RUNE_BY_ATTRIBUTES, RUNE_BY_NUMBER } from '../../keywords/rune';
import { SEAL, SEAL_OF_CHANTS } from '../../keywords/seal';
import { SEAL_ITEM } from '../../keywords/seal-item';
import { SHIFT } from '../../keywords/shift';
import { STEALTH } from '../../keywords/stealth';
import { STORY, STORY_OF_CHANTS } from '../../keywords/story';
import { TORRENT } from '../../keywords/torrent';
import { brokenCardGoes } from '../../lifebreak';
import { MEMORY, remember } from '../../memory';
import * as outcomes from '../../outcomes';
import { damagerChooses, drawnOneByOne } from '../../replacing';
import * as rulers from '../../rulers';
import * as standby from '../../standby';
import * as texts from '../../texts';
import * as tokens from '../../tokens';
import { damageCounts, enterCounts, keptFromTriggering, maySetOff, unmarkedEnterCounts } from '../../triggering';
import * as twoSided from '../../two-sided';
import {
  FOW_KEYWORDS,
  FOW_PERMISSIONS,
  FOW_SUBTYPES,
  FOW_TYPES,
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
  PILE_OPEN,
  PILE_SEEN_BY_OWNER,
  SHARED_OPEN,
  SIDE_OPEN,
} from '../../zones';
import { BATTLE } from './battle';
import { ACTIONS, SELECTIONS } from './legality';
import { PLAY } from './play';
import { PRIORITY, RULE_PROCESSES } from './priority';
import { TURN } from './turn';

/** The first hands, and the first turn: however it was settled who begins. */
const HANDS: FowSteps<'fow-8.01'> = [
  ['coins', energize.secondHasCoins, '1119.2'],
  ['hands', setup.movesToHand(5), '403.5'],
  ['firstDeclares', setup.firstDeclares, '403.5'],
  ['secondDeclares', setup.secondDeclares, '403.5'],
  ['firstExchanges', setup.firstExchanges, '403.5'],
  ['secondExchanges', setup.secondExchanges, '403.5'],
  ['firstTurn', setup.firstTurn((turnsBegun) => remember('game', { turnsBegun })), '403.6'],
];

/** What is released meets the condition of Seal: one card, or all of a player. */
const UNSEALED: readonly Citation<'fow-8.01'>[] = ['1026.1', '1128.4'];

export const FOW_801: FowEdition<'fow-8.01'> = {
  id: 'fow-8.01',
  language: LANGUAGE,
  words: {
    ...FOW_WORDS,
    types: [...FOW_TYPES, 'rune'],
    keywords: FOW_KEYWORDS,
    playerKeywords: ['barrier'],
    subtypes: [...FOW_SUBTYPES, 'basic', 'finisher'],
    resources: FOW_WILLS,
    abilities: without(ABILITY_KINDS, 'burst', 'special'),
    restrictions: ACTS,
  },
  zones: {
    field: [as('battlefield', SHARED_OPEN), '307.1', '307.2'],
    hand: [as('hand', OWN_SEEN_BY_OWNER), '306.2'],
    deck: [as('deck', PILE_HIDDEN), '304.2'],
    stoneDeck: [PILE_HIDDEN, '305.2'],
    rulerArea: [SIDE_OPEN, '308.1', '308.2'],
    graveyard: [as('pile', PILE_OPEN), '309.1', '309.2'],
    standby: [PILE_SEEN_BY_OWNER, '310.1', '310.2'],
    removed: [OWN_OPEN, '311.1', '311.2'],
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
      ['complete', happening.complete, '1406.3'],
      ['completed', happening.completed, '1406.3'],
      ['become', happening.becomes],
      ['order', happening.order, '302.4'],
      ['ordered', happening.ordered, '302.4'],
      ['commit', happening.commitBatch],
      ['again', happening.again, '1009.2'],
    ],
    instead: [
      ['carryOut', carryOut, '910.1'],
      ['chosen', carryOutChosen, '910.1'],
      ['next', nextInstruction],
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
    followsMoved: [true, '906.7', '906.7b'],
    keywordsAreAbilities: [true, '1101.1a'],
    lossStands: [false],
    effectsDepend: [true, '909.3a'],
    oldestFirst: [true, '909.3b', '909.3.b-1', '909.3.b-2', '909.3.b-3'],
    statUnit: [100, '909.1i'],
    enterScope: ['any', '1140.2'],
    damageTriggers: ['each', '1007.5'],
    judgmentIs: ['action', '705.2d'],
    identityZones: [['field', 'rulerArea'], '302.3', '1304.6', '1032.3'],
    arrivesRested: [false, '303.1b'],
    countersFollow: [false, '1022.3'],
    leastNumber: [0, '104.5'],
    mustChoose: [true, '1014.1'],
    mayFindNothing: [true, '1014.2'],
    // It says nothing of what is taken at random; so it is as 2.0 says.
    drawsLots: [true],
    restsRecovered: [true, '1013.3'],
    worksElsewhere: [true, '902.2', '1119.2a'],
    lapses: [true, '909.8'],
    effectsFollow: ['all', '903.2.d-1'],
    handLimit: [7, '505.5d'],
    stoneZone: ['field', '307.1', '710.1'],
  },
  paramValues: FOW_PARAM_VALUES,
  selections: SELECTIONS,
  actions: ACTIONS,
  outcomes: {
    endEffects: [['controlReturns', controlReturns('former'), '105.3', '105.3a']],
    move: [
      ['underWhomItSays', underWhomItSays, '307.8b'],
      ['underItsController', underItsController, '307.7'],
      ['remnant', remnant.isRemovedInstead, '1115.2'],
      ['astralStays', rulers.astralStays, '1010.1b'],
      ['rulerStays', outcomes.rulerStays, '316.1'],
      ['jRulerStays', outcomes.jRulerStays, '316.2'],
      ['permanentStays', outcomes.permanentStays('rulerArea'), '316.3a'],
      ['permanentToMainDeck', outcomes.permanentToMainDeck, '316.3b'],
      ['chantToGraveyard', outcomes.chantToGraveyardInstead, '316.4'],
      ['stoneStays', outcomes.stoneStays('rulerArea'), '316.5a'],
      ['stoneToStoneDeck', outcomes.stoneToStoneDeck, '316.5b'],
      ['stoneToStoneDeckTop', outcomes.stoneToStoneDeckTop, '316.5c'],
      ['permanentGoes', outcomes.goesThere(...PERMANENT), '316.3c'],
      ['stoneGoes', outcomes.goesThere('stone'), '316.5d'],
      ['removed', outcomes.removedGoesThere, '1004.1'],
      ['rulersLieFaceUp', outcomes.rulersLieFaceUp, '303.2a'],
      ['toOwnersArea', outcomes.toOwnersArea('rulerArea'), '302.5', '302.6', '308.5'],
      ['jRulerSheds', outcomes.jRulerSheds, '1007.7'],
      ['pastSide', twoSided.arrivesFrontUp(twoSided.isShift), '1302.2.f-1'],
      ['despairGoes', twoSided.leavesTurned(twoSided.isTransform), '1030.3'],
      ['hopeSide', twoSided.arrivesFrontUp(twoSided.isTransform), '1302.3.e-1'],
      ['tokenCeases', tokens.tokenCeases, '1303.3a'],
      ['copyCeases', copies.copyCeases, '1017.1a', '1017.3a', '711.3'],
      ['limitCounters', limit.entersWithLimit, '1118.2'],
      ['manaCounters', mana.entersWithMana, '1122.2b'],
      ['saidCounters', arrivesWithSaid, '1022.6'],
    ],
    face: [
      ['noRuler', twoSided.rulerIsNotTurned, '1302.1a'],
      ['pastThere', twoSided.turnsOnlyIn(twoSided.isShift, 'field', 'chase'), '1302.2f'],
      ['hopeThere', twoSided.turnsOnlyIn(twoSided.isTransform, 'field', 'chase', 'removed'), '1302.3e'],
      ['despairComes', twoSided.showsBack(twoSided.isTransform), '1030.1'],
    ],
    create: [['underController', tokens.createdUnderController, '1303.1c']],
    copy: [
      ['there', copies.copiesWhatIsThere, '1017.1d'],
      ['underController', copies.copiedByController, '1017.1'],
      ['side', copies.copiesSideOf('lying'), '1017.1a'],
      ['sideAsPlayed', copies.copiesSideOf('played'), '1017.1.c-1-li1'],
      ['ability', copies.copiesAbility, '1017.1b'],
      ['awakening', copies.copiesTextsBy('awakening'), '1017.1.c-1-li2'],
      ['torrent', copies.copiesTextsBy('torrent'), '1017.1.c-1-li3'],
      ['story', copies.copiesTextsBy('story'), '1017.1.c-1-li4'],
      ['null', copies.copiesTextsBy('null'), '1017.1.c-1-li5'],
      ['otherTexts', copies.copiesOtherTexts('awakening', 'torrent', 'story', 'null'), '1017.1c'],
      ['modes', copies.copiesModes, '1017.1.c-1-li6'],
      ['x', copies.copiesX, '1017.1.c-1-li7'],
      ['targets', copies.copiesTargets, '1017.1.c-1-li8'],
      ['shares', copies.copiesShares, '1017.1.c-1-li9'],
      ['ways', copies.copiesWays, '1017.1c'],
    ],
    beginEffect: [
      ['becomes', copies.becomesOriginal, '1017.2'],
      ['sideThatIsUp', copies.becomesSideThatIsUp, '1302.4'],
    ],
    restore: [['shedsAstral', rulers.shedsAstral, '1024.1', '1024.2']],
    shuffle: [['hides', piles.shuffledIsHidden, '1021.2']],
    cease: [['onlyPseudoCards', tokens.onlyPseudoCardsCease, '1303.2b', '1303.3']],
    show: [['already', outcomes.alreadyShown, '1005.2']],
    rest: [['already', outcomes.alreadyRested, '104.3']],
    recover: [
      ['already', outcomes.alreadyRested, '104.3'],
      ['barredInPhase', outcomes.mayNotRecoverInPhase, '104.1'],
      ['barred', outcomes.mayNotRecover, '104.4'],
    ],
    draw: [
      ['barred', outcomes.mayNotDraw, '104.4'],
      ['fromTop', outcomes.drawsFromTop, '1009.1'],
    ],
    life: [['barred', outcomes.mayNotGainLife, '104.4']],
    discardHand: [
      ['emptyHand', emptyHandIsDiscarded, '1019.2a'],
      ['wholeHand', discardsHand, '1019.2'],
    ],
    discard: [['toGraveyard', outcomes.discardToGraveyard, '1019.1']],
    cancel: [['fromChase', outcomes.cancelFromChase, '1012.1']],
    summon: [['toChase', outcomes.summonToChase, '1006.1']],
    destroy: [
      ['indestructible', indestructible.indestructible, '1010.3', '1139.2'],
      ['namedRuler', outcomes.namedRulerToGraveyard, '1010.2', '316.1', 'reading:E11'],
      ['rulerIsSafe', outcomes.rulerIsSafe, '1010.2'],
      ['imperishable', turnsBackUnharmed, '1108.2'],
      ['jRulerTurnsBack', rulers.jRulerTurnsBack, '1010.1#2', '1010.1a', '1304.3', '1304.4a', '1304.5c'],
      ['toGraveyard', outcomes.destroyedToGraveyard, '1010.1'],
    ],
    banish: [
      ['onlyOwn', outcomes.banishOnlyOwn, '1011.2'],
      ['toGraveyard', outcomes.banishToGraveyard, '1011.1', 'reading:E12'],
    ],
    leaveChase: [['brokenCardGoes', brokenCardGoes, '1415.1.d-3']],
    damage: [['needsDefence', outcomes.needsDefence, '1007.4']],
    damagePlayer: [['isLife', outcomes.damageIsLife, '1007.2']],
  },
  ruleProcesses: RULE_PROCESSES,
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
    ['faceDown', faceDownIsUnseen, '303.2', '311.2a', '1302.5a'],
    ['faceUp', revealedIsSeen, '711.2'],
  ],
  backs: [
    ['ownRulers', twoSided.ownRulersBack, '308.6'],
    ['shift', twoSided.bothAreSeen(twoSided.isShift), '1302.2.f-2'],
    ['transform', twoSided.bothAreSeen(twoSided.isTransform), '1302.3.e-2'],
  ],
  isBaseAbility,
  base: [
    ['baseAbilities', asBaseAbilitiesSay, '909.1a'],
    ['astralLosesJudgment', rulers.astralLosesJudgment, '1010.1a', '1010.1.a-1'],
    ['tokenTypes', tokens.tokenIsResonator, '1303.1b', '1303.2', '1303.2a'],
    ['tokenTraits', tokens.tokenIsOfItsName, '1303.1d'],
    ['unchased', unchasedByItself, '1008.2'],
    ['playedAs', texts.hasWhatItWasPlayedAs, '1109.2', '1109.3', '1124.2'],
  ],
  layers: [
    [
      'typesAndAttributes',
      ['types', 'traits', 'attributes', 'alsoTypes', 'alsoTraits', 'alsoAttributes', 'asTypes'],
      '909.1c',
      '1020.1',
    ],
    ['abilities', ['asAbilities', 'lose', 'gain', 'has'], '909.1d', '909.2', 'reading:E62'],
    ['otherNonValues', ['bans', 'may', 'asOther'], '909.1e'],
    ['newValues', ['newValues'], '909.1f'],
    ['values', ['asValues', 'becomes', 'stats'], '909.1g', '909.2', '909.6', '1020.2', '1020.3'],
  ],
  last: [['counters', counterValues, '909.1h', '1022.2']],
  triggers: [
    ['enterScope', enterCounts, '1140.2'],
    ['unmarkedEnter', unmarkedEnterCounts, '1411.3'],
    ['damageCounts', damageCounts, '1007.5'],
    ['explode', explodeIsForResonators, '1105.3'],
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
  delayed: ['once', '906.8a'],
  completes: [['host', entersOnHost, '1406.3']],
  repeats: [['draw', drawnOneByOne, '1009.2']],
  oneByOne: [
    ['deck', '304.3'],
    ['stoneDeck', '305.3'],
  ],
  choosers: [['damage', damagerChooses, '910.2a']],
  costs: [
    ['fromStandby', standby.notItsCost, '708.4', '1114.2'],
    ['triggerCost', standby.itsOwnCost, '708.4', '1113.2a'],
    ['alternatives', rows.alternatives, '903.2.i-1'],
    ['withoutPaying', rows.withoutPaying, '903.2.i-2', '903.2.f-1'],
    ['additional', rows.additional, '903.2.i-3'],
    ['ofTexts', texts.costOfTexts, '1109.2'],
    ['increases', rows.increases, '903.2.i-3'],
    ['decreases', rows.decreasesOfAnyPart, '903.2.i-4'],
  ],
  activeZones: [
    ['field', '902.1a'],
    ['rulerArea', '902.1b'],
  ],
  permissions: {
    ...permitting(FOW_PERMISSIONS, '104.1'),
    anyNumber: ['402.8'],
    mobilized: ['1129.3'],
    unsealed: UNSEALED,
  },
  playerPermissions: { unsealed: UNSEALED, seeTop: ['104.1'] },
  limitRules: LIMIT_RULES,
  limits: {
    handLimit: ['306.3', '505.5d'],
    callsATurn: ['104.1'],
    judgmentsATurn: ['104.1'],
    lifebreakLimit: ['1415.1.a-2'],
  },
  keywordTexts: [
    ['explode', standsFor(EXPLODE), '1105.2'],
    ['bloodlust', standsFor(BLOODLUST), '1123.2'],
    ['drain', standsFor(DRAIN), '1135.2'],
    ['bane', standsFor(BANE), '1138.2'],
    ['godsArt', GODS_ART, '1112.2'],
    ['evolution', EVOLUTION, '1116.2'],
    ['limit', limit.LIMIT, '1118.2', '1118.2a', '1118.2b'],
    ['inheritance', INHERITANCE, '1126.2'],
    ['resonance', RESONANCE, '1127.2', '1127.2a', '1127.3'],
    ['seal', SEAL, '1128.2', '1128.2b', '1128.3'],
    ['seal', SEAL_OF_CHANTS, '1128.2a'],
    ['mobilize', MOBILIZE, '1129.2'],
    ['null', NULL, '1134.2', '1134.2b'],
    ['null', NULL_AS_PLAYED, '1134.2a', '1134.2b#2'],
    ['torrent', TORRENT, '1124.2', '1124.2a', '1124.2b'],
    ['awakening', AWAKENING, '1109.2'],
    ['stealth', STEALTH, '1114.2'],
    ['incarnation', INCARNATION, '1110.2', '1110.2a', '1110.2b'],
    ['story', STORY, '1133.2', '1133.2b'],
    ['story', STORY_OF_CHANTS, '1133.2', '1133.2a'],
    ['rune', RUNE_BY_ATTRIBUTES, '1137.2', '1137.2a'],
    ['rune', RUNE_BY_NUMBER, '1137.2', '1137.2b'],
    ['energize', energize.ENERGIZE, '1119.2', '1119.2b'],
    ['equip', EQUIP, '1121.2', '1121.4'],
    ['sealItem', SEAL_ITEM, '1130.2'],
    ['crest', CREST, '1131.2'],
    ['shift', SHIFT, '1117.2'],
  ],
  keywordArgs: KEYWORD_ARGS,
  operations: {
    ...plainOperations('search', 'foresee'),
    foresee: ['1034.1'],
    damage: ['1007.1', '1007.3', '1007.3a'],
    divide: ['903.2.h-1'],
    heal: ['1007.6', '1007.6a', '1007.6b'],
    withdraw: ['1029.1', '1029.1a', '1029.1b', '1029.1c'],
    turn: ['1302.2c', '1302.2e', '1302.3c', '1302.3d'],
    reveal: ['1005.1'],
    roll: ['1023.1'],
    shuffle: ['1021.1', '1021.1a'],
    prevent: ['1018.1a', '1018.1b'],
    shield: ['1018.1a'],
    destroy: ['1010.1'],
    banish: ['1011.1'],
    cancel: ['1012.1'],
    rest: ['1013.1'],
    recover: ['1013.1'],
    setLife: ['104.6'],
    exchangeLife: ['104.6'],
    draw: ['1009.1'],
    discard: ['1019.1'],
    summon: ['1006.1'],
    attach: ['1002.1', '1002.2', '1002.2a', '1121.3'],
    wear: ['1032.1'],
    counters: ['1022.1'],
    moveCounters: ['1022.4'],
    restore: ['1024.1'],
    judge: ['705.3a'],
    extraTurn: ['1025.1'],
    skipPhase: ['1031.1'],
    createOf: ['1027.1', '1027.1a'],
    copy: ['1017.1'],
    playCopy: ['1017.3'],
    become: ['1017.2'],
    cease: ['1303.3'],
  },
  afterCommit: [standby.OFFERS],
  identityZones: (look) => look.param('identityZones'),
  arrivesRested: (look) => look.param('arrivesRested'),
  countersFollow: (look) => look.param('countersFollow'),
  mustChoose: (look) => look.param('mustChoose'),
  mayFindNothing: (look) => look.param('mayFindNothing'),
  drawsLots: (look) => look.param('drawsLots'),
  restsRecovered: (look) => look.param('restsRecovered'),
  worksElsewhere: (look) => look.param('worksElsewhere'),
  lapses: (look) => look.param('lapses'),
  effectsFollow: (look) => look.param('effectsFollow'),
  effectsLock: (look) => look.param('effectScope') === 'locked',
  lastKnown: (look) => look.param('lastKnown'),
  followsMoved: (look) => look.param('followsMoved'),
  statUnit: (look) => look.param('statUnit'),
  keywordsLost: (look) => look.param('keywordsAreAbilities'),
  lossStands: (look) => look.param('lossStands'),
  mostSides: rulers.sidesOf,
  effectsDepend: (look) => look.param('effectsDepend'),
  oldestFirst: (look) => look.param('oldestFirst'),
  carriedOut: ['chant', 'rune'],
  memory: MEMORY,
};
