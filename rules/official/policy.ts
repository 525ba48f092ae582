import type { DocId, Lang } from '../documents';
import type { ClauseEntry } from '../inventory';
import { FOW_200_LABELS } from './fow-2.0-labels';

/** What a clause begins with, where it begins in the printed document. */
export type Label =
  /** Its own number: `806.2a.` */
  | { kind: 'number' }
  /** A bullet, or a paragraph of its own where the bullets were lost */
  | { kind: 'item' }
  /** A bullet of the second rank */
  | { kind: 'sub' }
  /** A counter that starts again with every section (and, in extraction, with every page): `1 …` */
  | { kind: 'plain'; value: number }
  /** `1. …` or `1：…` */
  | { kind: 'dotted'; value: number }
  /** `2.2.1 …`: a counter of several parts that is not its id */
  | { kind: 'multi'; value: string }
  /** Nothing: a paragraph */
  | { kind: 'loose' }
  /** `【…】` alone on its line */
  | { kind: 'bracket' }
  | { kind: 'example' }
  | { kind: 'table' };

/** How one document is printed. */
export interface Policy {
  /** Its clauses carry their ids as numbers; otherwise they are counted within their section. */
  numbered: boolean;
  label(clause: ClauseEntry): Label;
  /** What the printed document lacks in one of its languages. */
  absent: Partial<Record<Lang, readonly string[]>>;
  /** The heading of the change log, which ends the rules. */
  changeLog: RegExp;
}

const SUFFIX = /-(ex|note|li|tbl)\d+$/;
const SUFFIX_LABEL: Readonly<Record<string, Label>> = {
  ex: { kind: 'example' },
  note: { kind: 'example' },
  li: { kind: 'item' },
  tbl: { kind: 'table' },
};
const CHANGE_LOG =
  /^(?:更新情報|更新履歴|修正履歴|改訂履歴|変更履歴|Updates?|Update history|Change ?log|Revision history)\s*[:：]?$/i;

/** The label of an example, a note, a table or a loose bullet below a clause; undefined for a clause proper. */
function suffixLabel(id: string): Label | undefined {
  const suffix = SUFFIX.exec(id);
  return suffix ? SUFFIX_LABEL[suffix[1] ?? ''] : undefined;
}

/** Whether an id names something that stands below a clause (or section) without a number of its own. */
export function isUnnumbered(id: string): boolean {
  return SUFFIX.test(id);
}

const NUMBERED: Policy = {
  numbered: true,
  label: ({ id }) => suffixLabel(id) ?? { kind: 'number' },
  absent: {},
  changeLog: CHANGE_LOG,
};

/** 5.x: bullets of two ranks; what stands directly below a chapter heading has none. */
const BULLETED: Policy = {
  numbered: false,
  label: ({ id }) =>
    suffixLabel(id) ?? (/[a-z]$/.test(id) ? { kind: 'sub' } : { kind: /\.0\.\d+$/.test(id) ? 'loose' : 'item' }),
  absent: {},
  changeLog: CHANGE_LOG,
};

/** 2.0: counters; the table of labels says where something else is printed. */
const COUNTED: Policy = {
  numbered: false,
  label: ({ id }) => FOW_200_LABELS.get(id) ?? suffixLabel(id) ?? { kind: 'loose' },
  // Not translated.
  absent: { en: ['1.4.5.S3.4', '2.6.3.3', '4.4.4.3', '5.6.2.S2.3'] },
  changeLog: CHANGE_LOG,
};

export const POLICIES: Readonly<Record<DocId, Policy>> = {
  'fow-2.0': COUNTED,
  'fow-5.00': BULLETED,
  'fow-5.5': BULLETED,
  'fow-8.01': NUMBERED,
  fftcg: NUMBERED,
};
