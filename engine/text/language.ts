/** The language that the cards of both games are written in. */
import type { Language } from '../kernel/view/language';
import { conditionReads, holds } from './conditions';
import { filterReads, matches } from './filters';
import { couldBe, fits, looksBack } from './occurrences';

export const LANGUAGE: Language = { matches, filterReads, holds, conditionReads, fits, couldBe, looksBack };
