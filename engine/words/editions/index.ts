/** The words of every edition, by its document. */
import type { DocId } from '../../generated/clauses';
import type { Vocabulary } from '../vocabulary';
import { FFTCG_WORDS } from './fftcg';
import { FOW_20_WORDS } from './fow-2.0';
import { FOW_55_WORDS } from './fow-5.5';
import { FOW_500_WORDS } from './fow-5.00';
import { FOW_801_WORDS } from './fow-8.01';

export const VOCABULARIES: Readonly<Record<DocId, Vocabulary>> = {
  'fow-2.0': FOW_20_WORDS,
  'fow-5.00': FOW_500_WORDS,
  'fow-5.5': FOW_55_WORDS,
  'fow-8.01': FOW_801_WORDS,
  fftcg: FFTCG_WORDS,
};
