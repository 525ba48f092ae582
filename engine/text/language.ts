/** The language that the cards of both games are written in. */
import type { Language } from '../kernel/view/language';
import { conditionReads, holds, isOfItself } from './conditions';
import { abilitiesOn, inWords, wordsIn, zonesIn } from './conforms';
import { zonesCounted, zonesCountedBy } from './counting';
import { filterReads, filterReadsSelf, matches, wordsAsked } from './filters';
import { mostPaid, readsCounter, readsLife, readsNumber, readsValues, readsZone } from './growing';
import { change, wordsMade, writes } from './modifications';
import { amountOf, playersOf } from './objects';
import { couldBe, fits, looksBack, signs, signsOf, stateOf } from './occurrences';
import { branchOf, doingOf, eventsOf } from './operations';
import { leavesXOpen } from './own-costs';
import { PARTS } from './parts';
import { unmetIn } from './unmet';

export const LANGUAGE: Language = {
  wordsOn: (card) => wordsIn(PARTS.Card, card),
  inWords,
  abilitiesOn,
  zonesIn,
  readsLife,
  mostPaid,
  readsCounter,
  readsValues,
  readsNumber,
  readsZone,
  zonesCounted,
  zonesCountedBy,
  unmet: unmetIn,
  matches,
  filterReads,
  filterReadsSelf,
  wordsAsked,
  holds,
  conditionReads,
  isOfItself,
  leavesXOpen,
  fits,
  couldBe,
  signs,
  signsOf,
  looksBack,
  stateOf,
  doing: doingOf,
  events: eventsOf,
  branch: branchOf,
  amount: amountOf,
  players: playersOf,
  writes,
  wordsMade,
  change,
};
