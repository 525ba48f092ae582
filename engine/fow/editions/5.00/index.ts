/**
 * Force of Will 5.00: its first seven chapters, and the others as rebuilt from 5.5. What a later entry of 5.5's log changed
 * without telling how it had been cannot be taken back: [Pierce] (log 5.2) is carried out as in 5.5, and no scenario rules on it.
 */

import { without } from '../../../kernel/position/word-lists';
import { mapValues } from '../../../kernel/table/compile';
import { faceDownIsUnseen, knownIsSeen, revealedIsSeen, searchedIsSeen, shownIsSeen } from '../../../kernel/view/sight';
import { discardsHand } from '../../../play/hands';
import * as piles from '../../../play/piles';
import * as setup from '../../../play/setup';
import { LANGUAGE } from '../../../text/language';
import { attributesOfCost, VOID } from '../../attributes';
import { asBaseAbilitiesSay } from '../../base-abilities';
import type { FowEdition, FowSteps } from '../../fow';
import { KEYWORD_ARGS } from '../../keywords/all';
import { withoutAbsent } from '../../lifebreak';
import * as outcomes from '../../outcomes';
import * as rulers from '../../rulers';
import { notItsCost } from '../../standby';
import * as texts from '../../texts';
import { OWN_HIDDEN_UNTIL_REVEALED } from '../../zones';
import { FOW_55 } from '../5.5';
import { ACTIONS } from '../5.5/legality';
import { rebuilt } from './elsewhere';
import { SELECTIONS } from './legality';
import { cell, changed, clauses, lacking, procedures, replaced, rows } from './rebuilt';

const { params } = FOW_55;
// Log 5.3: becoming a copy. Log 5.5: cards with two sides.
const { become: _, turn: ____, ...operations } = FOW_55.operations;
// Log 5.2: automatic standby cards.
const { offer: __, 'triggered-card': ___, ...own } = FOW_55.procedures;

// Logs 5.01, 5.2, 5.3, 5.5.
const LATER_KEYWORDS: readonly string[] = ['incarnation', 'stealth', 'godsArt', 'remnant', 'evolution', 'shift'];

// Log 5.1: will of the moon. Log 5.5: what cannot be chased. What cannot be added to stands in no clause.
const resources = without(FOW_55.words.resources, 'moon');
const restrictions = without(FOW_55.words.restrictions, 'chased', 'addedTo');
// Log 5.1: astral rulers. It knows no regalia (2.1.2).
const types = without(FOW_55.words.types, 'astral-ruler', 'regalia');
// Log 5.2: automatic standby cards.
const abilities = without(FOW_55.words.abilities, 'trigger');

type Steps = FowSteps<'fow-5.00'>;
const oneSided = (theirs: Steps): Steps => replaced(replaced(theirs, 'side'), 'takesSide');
const unremembered = (theirs: Steps): Steps => replaced(replaced(oneSided(theirs), 'byWhat'), 'takesByWhat');

export const FOW_500: FowEdition<'fow-5.00'> = {
  ...FOW_55,
  id: 'fow-5.00',
  language: LANGUAGE,
  zones: { ...mapValues(FOW_55.zones, cell), standby: [OWN_HIDDEN_UNTIL_REVEALED, '3.11.2'] },
  words: {
    ...FOW_55.words,
    types,
    abilities,
    subtypes: without(FOW_55.words.subtypes, 'j/resonator'),
    keywords: without(FOW_55.words.keywords, ...LATER_KEYWORDS),
    resources,
    restrictions,
  },
  procedures: changed(procedures(own), {
    // Log 5.5: cards with two sides. It knows no Remnant.
    'play.permanent': unremembered,
    'play.chant': unremembered,
    'play.quickcast': (theirs) => replaced(unremembered(theirs), 'stillQuick'),
    'play.standby': unremembered,
    // Log 5.2: God’s Art.
    activate: (theirs) => replaced(theirs, 'art'),
    'activate.will': (theirs) => replaced(theirs, 'art'),
    // Log 5.5: what cannot be chased.
    lifebreak: (theirs) => replaced(theirs, 'unchased'),
    // Log 5.01: additions whose target has gone.
    resolve: (theirs) => replaced(theirs, 'additionFails'),
    // Log 5.1: additions that an effect puts directly onto the field.
    happen: (theirs) => replaced(replaced(theirs, 'complete'), 'completed'),
  }),
  params: {
    afterAction: cell(params.afterAction),
    minTargets: cell(params.minTargets),
    modesChosen: cell(params.modesChosen),
    fizzle: cell(params.fizzle),
    attackerStays: cell(params.attackerStays),
    blockerStays: cell(params.blockerStays),
    struckFirst: cell(params.struckFirst),
    bothLose: cell(params.bothLose),
    effectScope: cell(params.effectScope),
    lastKnown: cell(params.lastKnown),
    lastKnownOfSame: cell(params.lastKnownOfSame),
    controllerAs: cell(params.controllerAs),
    delayedIs: cell(params.delayedIs),
    followsMoved: cell(params.followsMoved),
    keywordsAreAbilities: cell(params.keywordsAreAbilities),
    lossStands: cell(params.lossStands),
    neverLost: cell(params.neverLost),
    noSkills: cell(params.noSkills),
    replacesOnce: cell(params.replacesOnce),
    effectsDepend: cell(params.effectsDepend),
    oldestFirst: cell(params.oldestFirst),
    statUnit: cell(params.statUnit),
    lifeUnit: cell(params.lifeUnit),
    enterScope: cell(params.enterScope),
    summoned: cell(params.summoned),
    damageTriggers: cell(params.damageTriggers),
    judgmentIs: cell(params.judgmentIs),
    identityZones: cell(params.identityZones),
    oneArrival: cell(params.oneArrival),
    arrivesRested: cell(params.arrivesRested),
    countersFollow: cell(params.countersFollow),
    arrivesAffected: cell(params.arrivesAffected),
    leastNumber: cell(params.leastNumber),
    mustChoose: cell(params.mustChoose),
    mayFindNothing: ['unseen'],
    drawsLots: cell(params.drawsLots),
    restsRecovered: cell(params.restsRecovered),
    worksElsewhere: cell(params.worksElsewhere),
    // Log 5.3: effects that last as long as something is the case.
    lapses: [false],
    agesByCondition: cell(params.agesByCondition),
    ordersEffects: cell(params.ordersEffects),
    agesByHost: cell(params.agesByHost),
    effectsFollow: cell(params.effectsFollow),
    handLimit: cell(params.handLimit),
    hostZones: cell(params.hostZones),
    stoneZone: cell(params.stoneZone),
  },
  selections: SELECTIONS,
  actions: ACTIONS,
  bars: changed(mapValues(FOW_55.bars, rows), {
    // Log 5.1: astral rulers.
    move: (theirs) => replaced(theirs, 'astralRulerStays', ['deadJRulerStays', outcomes.deadJRulerStays, '3.8.6']),
    // It has no word for what nothing can be added to.
    attach: (theirs) => lacking(theirs, 'barred'),
  }),
  redirects: rows(FOW_55.redirects ?? []),
  outcomes: changed(mapValues(FOW_55.outcomes, rows), {
    // Log 5.3: becoming a copy.
    beginEffect: () => [],
    // Log 5.3: effects that last as long as something is the case.
    copy: (theirs) => lacking(theirs, 'lapses'),
    // Log 5.01: what it is to discard a hand.
    discardHand: () => [['wholeHand', discardsHand]],
    // Log 5.3: revealing what is revealed already.
    show: () => [],
    // Log 5.5: cards with two sides.
    move: (theirs) => lacking(theirs, 'oneSideArrives', 'pastArrives', 'pastSide'),
    face: () => [],
    // Log 5.4: what is ignored while cards are shuffled.
    shuffle: () => [],
  }),
  ruleProcesses: FOW_55.ruleProcesses.map(rows),
  agreements: rows(FOW_55.agreements ?? []),
  deckPiles: FOW_55.deckPiles.map(cell),
  deckConditions: rows(FOW_55.deckConditions),
  visibility: [
    // Log 5.1: what it is to search; nothing is told of how it was before.
    ['searched', searchedIsSeen],
    ['shown', shownIsSeen, rebuilt('10.4.1')],
    ['top', piles.topIsSeen, '1.4.1'],
    ['unlaid', setup.unlaidIsSeen('rulerArea'), '4.2.6'],
    ['known', knownIsSeen, '3.2.2'],
    ['faceDown', faceDownIsUnseen, '3.2.2'],
    ['faceUp', revealedIsSeen, rebuilt('9.3.2a')],
  ],
  // Log 5.5: cards with two sides.
  backs: rows(FOW_55.backs ?? []).filter(([name]) => name !== 'shift'),
  base: [
    ['baseAbilities', asBaseAbilitiesSay, rebuilt('9.9.1a')],
    ['putAs', outcomes.isWhatItWasPutAs, rebuilt('10.5.1')],
    // Log 5.2: icons for attributes.
    ['attributesOfCost', attributesOfCost, '2.3.6'],
    // Log 5.1: astral rulers.
    ['deadJRulerIsBlank', rulers.deadJRulerIsBlank, '3.8.6'],
    ['absent', withoutAbsent, rebuilt('14.2.2'), rebuilt('14.2.1')],
    ['playedAs', texts.hasWhatItWasPlayedAs, rebuilt('12.1.2'), rebuilt('12.1.3')],
  ],
  layers: rows(FOW_55.layers),
  // Log 5.4: counters that change ATK and DEF.
  last: [],
  triggers: rows(FOW_55.triggers),
  // Log 5.2: who orders replacements of damage.
  choosers: [],
  // Log 5.2: automatic standby cards.
  offers: [],
  afterCommit: [],
  sides: rows(FOW_55.sides),
  stillTriggered: rows(FOW_55.stillTriggered),
  // It says nothing of void; so it is as later editions say.
  noAttribute: [VOID],
  // It knows no types of magic stones.
  besideTraits: undefined,
  formerZones: [],
  delayed: cell(FOW_55.delayed),
  // Log 5.1: additions that an effect puts directly onto the field.
  completes: {},
  repeats: rows(FOW_55.repeats ?? []),
  // 5.11 has it first, as its log says.
  oneByOne: [],
  // Log 5.2: [Stealth].
  costs: replaced(rows(FOW_55.costs), 'fromStandby', ['fromStandby', notItsCost, '7.9.1']),
  playedFrom: FOW_55.playedFrom,
  activeZones: FOW_55.activeZones.map(cell),
  typeZones: [
    ['resonator', ['field'], '3.6.4'],
    ['j-ruler', ['field'], '3.6.4'],
    ['stone', ['stoneArea'], '3.7.4', 'reading:E31'],
  ],
  permissions: mapValues(FOW_55.permissions, clauses),
  limits: mapValues(FOW_55.limits, clauses),
  playerPermissions: mapValues(FOW_55.playerPermissions, clauses),
  keywordTexts: rows(FOW_55.keywordTexts).filter(([name]) => !LATER_KEYWORDS.includes(name)),
  lends: rows(FOW_55.lends ?? []),
  keywordArgs: KEYWORD_ARGS,
  operations: mapValues(operations, (cites = []) => clauses(cites)),
};
