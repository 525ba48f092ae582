/** Explode: what it damages in battle is destroyed, and so is it. Having it twice adds nothing. */
import { type Automatic, THEN } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import type { Event, Item } from '../../kernel/position/position';
import type { Triggers } from '../../kernel/view/ruleset';
import type { Fow, Look, Step } from '../fow';
import { type Explosive, remember } from '../memory';

export const WORDS = { ja: '爆散', en: 'Explode' } as const;

/** Battle damage to a resonator destroys both. */
export const EXPLODE: Automatic = {
  kind: 'automatic',
  when: { on: 'damage', who: 'this', to: 'card', types: ['resonator'], battle: true },
  do: [{ op: 'destroy', what: 'this and it' }],
};

/** The same where it belongs to the effect that the card is a resonator: it is looked at as the ability resolves. */
export const EXPLODE_IF_RESONATOR: Automatic = {
  ...EXPLODE,
  do: [
    {
      op: 'if',
      condition: { is: 'this', such: { types: ['resonator'] } },
      [THEN]: EXPLODE.do,
    },
  ],
};

/** It is nothing that a J-ruler does or that is done to one, though that be a resonator as well. */
export const isForResonators =
  (explode: Automatic): Triggers<Fow> =>
  (look, source, ability, event) =>
    ability !== explode ||
    (look.isA(source, 'resonator') &&
      !isJRuler(look, source) &&
      event.kind === 'damage' &&
      !isJRuler(look, look.item(event.to)));

const isJRuler = (look: Look, item: Item | undefined): boolean => item !== undefined && look.isA(item, 'j-ruler');

/** From how much damage on both are destroyed. */
const ENOUGH = 100;

/** Who of the two that fight has Explode and meets a resonator of the opponent. */
function explosive(look: Look, source: Item | undefined, to: Item | undefined): readonly Explosive[] {
  if (!source || !to || source.controller === to.controller) return [];
  if (!look.has(source, 'explode') || !look.isA(source, 'resonator') || !look.isA(to, 'resonator')) return [];
  return [{ source: source.ref, to: to.ref, dealt: 0 }];
}

/**
 * Who has Explode as damage is about to be dealt; how much of it is dealt is written down as it happens, since some may be
 * prevented. What was dealt before, by First Strike, stands.
 */
export const markExplosive: Step = (x) => {
  const { explosive: before = [] } = x.memory.battle ?? {};
  const [one, other] = [x.item(x.env.item), x.item(x.env.other)];
  const now = [...before.filter(({ dealt }) => dealt > 0), ...explosive(x, one, other), ...explosive(x, other, one)];
  return now.length === 0 && before.length === 0 ? next() : perform([remember('battle', { explosive: now })]);
};

/** Those that dealt enough and those they dealt it to are destroyed in the same process, with nothing between. */
export const explode: Step = (x) => {
  const { explosive: met = [] } = x.memory.battle ?? {};
  if (met.length === 0) return next();
  const refs = new Set(met.flatMap(({ source, to, dealt }) => (dealt >= ENOUGH ? [source, to] : [])));
  const destroyed = [...refs].flatMap((ref): readonly Event[] =>
    x.item(ref)?.zone === 'field' ? [{ kind: 'destroy', item: ref, by: null, cause: 'rule' }] : [],
  );
  return perform([...destroyed, remember('battle', { explosive: null })]);
};
