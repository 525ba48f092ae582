import { inventory } from '../inventory';
import type { Label } from './policy';

/**
 * What stands before each clause of a section of 2.0, in their order, where it is not `1 2 3 …`: `1` an item, `1.` a step,
 * `1.1` a part of a step, `・` a bullet, `[]` a heading in brackets, `-` nothing (a paragraph). Counters that begin again
 * on a new page are counted on here. Examples and notes are not listed.
 */
const PRINTED: Readonly<Record<string, string>> = {
  '1': '-',
  '1.2': '-',
  '1.3': '1 2 3 1. 2. - -',
  '1.4.4': '[] 1 2 [] 1 2',
  '1.4.5.S3': '1 2 3 1. 2. -',
  '1.4.6': '- 1 2 3',
  '2': '-',
  '2.1.1': '- -',
  '3.1.2': '-',
  '3.1.3': '-',
  '3.8': '- -',
  '4': '-',
  '4.4': '1 1. 2. 3.',
  '4.4.1': '- -',
  '4.4.3': '- -',
  '4.4.4': '1 2 -',
  '5.2': '-',
  '5.2.S1': '-',
  '5.2.S2': '-',
  '5.2.S3': '-',
  '5.3.S1': '1. 2.',
  '5.3.S2': '-',
  '5.3.S3': '-',
  '5.4.S1': '-',
  '5.4.S2': '- 1 2',
  '5.4.S3': '-',
  '5.5': '-',
  '5.5.S1': '-',
  '5.5.S2': '1. 2. 3.',
  '5.6': '1 2 3 1. 2. 3. 4.',
  '5.6.1.S1': '-',
  '5.6.1.S2': '-',
  '5.6.2.S1': '-',
  '5.6.2.S2': '1 2 1.1 1.2 1 2 1.3 2. 3',
  '5.6.2.S3': '-',
  '5.6.3.S1': '-',
  '5.6.3.S2': '1 2 1.1 1.2 2.',
  '5.6.3.S3': '-',
  '5.6.4.S1': '-',
  '5.6.4.S2': '1. 2.',
  '5.6.4.S3': '- 1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6',
  '5.6.4.S4': '1. 2.',
  '5.7.S1': '-',
  '5.7.S2': '1. 2. 3. 4. 5. 6.',
  '6.3': '- 1. 1 2 2. 1 2 -',
  '7': '- -',
  '7.1': '- -',
  '7.1.1': '- -',
  '7.2.1.3': '1 1. 2. 3. 4. 5. 6. 2',
  '7.3.1': '1 2 1. 2. 3. 3 4 - - - -',
  '8': '- 1 2 3',
  '8.1': '- -',
  '8.5': '1 2 2.2.1 2.2.2 3 4',
  '9': '- 1 2 3 4 5 6',
  '9.1': '- 1 2 3 4 - 5 6',
  '10.1': '1 2 3 1. 2. 4',
  '10.4': '1 1. 2. 3. 4.',
  '11': '- -',
  '11.1': '- -',
  '11.2.1': '1 2 1. 2. 3. 3',
  '12': '- 1 2',
  '12.2': '- -',
  '12.3': '-',
  '12.4': '-',
  '12.5': '- -',
  '13.1': '-',
  '13.2': '-',
  '13.3': '-',
  '14.1': '- -',
  '14.2': '-',
  '14.3': '-',
  '14.4': '-',
  '14.5': '-',
  '14.6': '-',
  '14.7': '- - ・ ・ ・',
  '14.8': '-',
  '14.9': '-',
  '14.10': '- -',
  '14.11': '-',
  '14.12': '-',
  '14.13': '-',
  '14.14': '-',
  '14.15': '-',
  '14.16': '-',
  '14.17': '- ・ ・',
  '14.18': '- - -',
  '14.19': '-',
  '14.20': '-',
  '14.21': '-',
  '14.22': '-',
  '14.23': '-',
  '14.24': '-',
  '14.25': '-',
  '14.26': '-',
  '14.27': '-',
};

const UNLISTED = /-(?:ex|note)\d+$/;

/** The label of every clause of 2.0 that is no example or note. */
export const FOW_200_LABELS: ReadonlyMap<string, Label> = new Map(
  inventory('fow-2.0').sections.flatMap(({ id: section }) => {
    const clauses = inventory('fow-2.0').clauses.filter(
      ({ id, section: home }) => home === section && !UNLISTED.test(id),
    );
    const printed = PRINTED[section]?.split(' ');
    return clauses.map(({ id }, at): [string, Label] => [id, labelOf(printed?.[at] ?? String(at + 1))]);
  }),
);

function labelOf(printed: string): Label {
  if (printed === '-') return { kind: 'loose' };
  if (printed === '[]') return { kind: 'bracket' };
  if (printed === '・') return { kind: 'item' };
  if (/^\d+\.$/.test(printed)) return { kind: 'dotted', value: Number.parseInt(printed, 10) };
  return printed.includes('.') ? { kind: 'multi', value: printed } : { kind: 'plain', value: Number(printed) };
}
