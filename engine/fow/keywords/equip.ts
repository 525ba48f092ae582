/** Equip: for a cost an addition that lies on nothing comes to lie on a resonator. */
import { saying, type Takes } from '../../kernel/position/card';
import type { Event } from '../../kernel/position/position';
import type { Becomes } from '../../kernel/view/ruleset';
import type { Fow } from '../fow';
import { moving } from '../outcomes';

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

/** It stays, on nothing, as its host leaves the field: also where that goes as the same card, as a J-ruler does. */
export const staysOnNothing: Becomes<Fow> = (look, event) => {
  const m = moving(look, event);
  if (m?.item.zone !== 'field' || m.event.to === 'field' || !look.param('identityZones').includes(m.event.to))
    return null;
  const host = m.item.ref;
  const left = look
    .in('field')
    .filter((item) => item.on.includes(host) && look.has(item, 'equip'))
    .map(({ ref: item, on }): Event => ({ kind: 'attach', item, on: on.filter((one) => one !== host) }));
  return left.length === 0 ? null : [event, ...left];
};
