/** Job Change: in one's own turn, for a cost, a Backup of a cost up to a number comes from the hand onto the field. */
import { saying, type Takes } from '../../kernel/position/card';
import { OWN_TURN } from '../fftcg';

export const WORDS = { ja: 'ジョブチェンジ', en: 'Job Change' } as const;
export const TAKES: Takes = { needs: ['number', 'cost'] };

export const JOB_CHANGE = saying(['number', 'cost'], ({ number: maxCost, cost }) => [
  {
    kind: 'activate',
    cost,
    while: OWN_TURN,
    do: [
      {
        op: 'move',
        what: { choose: { types: ['backup'], zone: 'hand', controller: 'you', maxCost }, count: 1 },
        to: 'field',
      },
    ],
  },
]);
