/** Explode: what it damages in battle is destroyed, and so is it. Having it twice adds nothing. */
import type { Automatic } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import type { Event, Ref } from '../../kernel/position/position';
import type { Triggers } from '../../kernel/view/ruleset';
import type { Fow, Step } from '../fow';

export const WORDS = { ja: '爆散', en: 'Explode' } as const;

/** Explode: battle damage to a resonator destroys both. */
export const EXPLODE: Automatic = {
  kind: 'automatic',
  when: { on: 'damage', who: 'this', to: 'card', types: ['resonator'], battle: true },
  do: [{ op: 'destroy', what: 'this and it' }],
};

/** It is nothing a J-ruler does. */
export const explodeIsForResonators: Triggers<Fow> = (look, source, ability) =>
  ability !== EXPLODE || look.isA(source, 'resonator');

/** Resonators with Explode that are about to deal 100 or more to a resonator, and those resonators. */
export const markExplosions: Step = (x) => {
  const refs = new Set<Ref>(x.env.refs ?? []);
  for (const event of x.env.batch ?? []) {
    if (event.kind !== 'damage' || event.amount < 100) continue;
    const source = x.item(event.source);
    const target = x.item(event.to);
    if (source && target && x.has(source, 'explode') && x.isA(source, 'resonator') && x.isA(target, 'resonator')) {
      refs.add(source.ref);
      refs.add(target.ref);
    }
  }
  return next({ refs: [...refs] });
};

/** They are destroyed in the same process, with nothing between. */
export const explode: Step = (x) =>
  perform(
    (x.env.refs ?? []).flatMap((ref): readonly Event[] => {
      const item = x.item(ref);
      return item?.zone === 'field' ? [{ kind: 'destroy', item: ref, by: null, cause: 'rule' }] : [];
    }),
    { refs: [] },
  );
