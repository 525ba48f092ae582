/** Equip: for a cost an addition that lies on nothing comes to lie on a resonator. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '装備', en: 'Bestow' } as const;
export const TAKES: Takes = { needs: ['cost'] };

export const EQUIP = saying(['cost'], ({ cost }) => [
  {
    kind: 'activate',
    cost,
    main: true,
    while: { is: 'none', filter: { host: true } },
    targets: [{ filter: { types: ['resonator'], zone: 'field' }, count: 1 }],
    do: [{ op: 'attach', what: 'this', to: { target: 0 } }],
  },
]);
