/** Playing: characters come straight onto the field, summons and abilities wait on the stack. */
import { call, done, next, perform, retract } from '../kernel/position/outcome';
import type { Event } from '../kernel/position/position';
import { NOTHING_ANNOUNCED } from './announce';
import { type Step, topOfStack } from './fftcg';

/** The play is declared. What was there before it is kept, in case it proves impossible. */
export const declare: Step = () => ({ kind: 'checkpoint' });

/** A summon moves from the hand to the top of the stack. */
export const summonToStack: Step = (x) =>
  perform([{ kind: 'move', item: x.need('item'), to: 'stack', cause: 'game', under: x.seat }], {
    other: undefined,
    ability: undefined,
  });

/** An ability becomes the top of the stack, apart from its source. */
export const abilityToStack: Step = (x) => {
  const source = x.item(x.need('item'));
  if (!source) return done();
  const put: Event = {
    kind: 'putAbility',
    ability: { source, key: x.need('ability') },
    controller: x.seat,
    announced: NOTHING_ANNOUNCED,
    as: 'ability',
  };
  return perform([put], { other: source.ref });
};

/** What it leaves open is chosen; the play goes on with the object on the stack. */
export const announceOnStack: Step = (x) => {
  const top = topOfStack(x);
  return top ? call('announce', { seat: x.seat, item: top.ref }, { item: top.ref }) : done();
};

/** A play that cannot go on is taken back, with all that was paid for it. */
export const orTakenBack: Step = (x) => (x.env.result?.done === false ? retract() : next());

/** The cost is paid, by the procedure of what is played. */
export const payBy =
  (proc: string): Step =>
  (x) =>
    call(proc, { seat: x.seat, item: x.env.item, other: x.env.other, ability: x.env.ability, cost: x.env.cost });

/** The character is on the field, under the control of who played it; abilities that wait for it trigger. */
export const characterEnters: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  return perform([
    {
      kind: 'move',
      item: item.ref,
      to: 'field',
      cause: 'game',
      under: x.seat,
      manner: 'played',
      played: NOTHING_ANNOUNCED,
    },
  ]);
};

/** The summon or ability counts as played, and abilities that wait for it trigger. */
export const isPlayed: Step = (x) =>
  perform([{ kind: 'occasion', name: 'played', player: x.seat, item: x.need('item') }]);
