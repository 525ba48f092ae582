import { expect, test } from 'vitest';
import { FFTCG } from '../fftcg';
import { FOW_20 } from '../fow/editions/2.0';
import { FOW_55 } from '../fow/editions/5.5';
import { FOW_500 } from '../fow/editions/5.00';
import { FOW_801 } from '../fow/editions/8.01';
import { keepPosition, orTakenBack } from './placing';

type Rows = readonly (readonly [name: string, run: unknown, ...clauses: string[]])[];

test.each([FOW_20, FOW_500, FOW_55, FOW_801, FFTCG])(
  '$id: where a play can be taken back, its position is kept first',
  ({ procedures }: { readonly procedures: Readonly<Record<string, Rows>> }) => {
    const wrong = Object.entries(procedures).filter(([, rows]) => {
      const back = rows.findIndex(([, run]) => run === orTakenBack);
      const kept = rows.findIndex(([, run]) => run === keepPosition);
      return back < 0 !== kept < 0 || kept > back;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  },
);
