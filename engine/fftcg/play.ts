/** Playing: characters come straight onto the field, summons and abilities wait on the stack. */
import { call, done, perform } from '../kernel/position/outcome';
import { type Announcement, announcedWith, NOTHING_ANNOUNCED } from '../kernel/position/position';
import { putCard } from '../play/on-stack';
import { newest } from '../play/placing';
import type { Step } from './fftcg';

export { abilityGoes, keepPosition, orTakenBack } from '../play/placing';

/** A summon moves from the hand to the top of the stack. */
export const summonToStack: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  return perform([putCard(x, item, x.seat, undefined)], { other: undefined, ability: undefined });
};

/** What it leaves open is chosen; the play goes on with the object on the stack. */
export const announceOnStack: Step = (x) => {
  const top = newest(x);
  return top ? call('announce', { seat: x.seat, item: top.ref }, { item: top.ref }) : done();
};

/** The cost is paid, by the procedure of what is played. */
export const payBy =
  (proc: string): Step =>
  (x) =>
    call(proc, {
      seat: x.seat,
      item: x.env.item,
      other: x.env.other ?? x.env.item,
      ability: x.env.ability,
      cost: x.env.cost,
      charge: x.env.charge,
    });

/** The character is on the field, under the control of who played it; abilities that wait for it trigger. */
export const characterEnters: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return done();
  const announced = item.announced ?? NOTHING_ANNOUNCED;
  const played = keptInPlay(announced);
  return perform(
    [{ kind: 'move', item: item.ref, to: 'field', cause: 'game', under: x.seat, manner: 'played', played }],
    { announced },
  );
};

/** What was announced for a card as far as it is still spoken of once it is in play: not what was chosen for what it does. */
export const keptInPlay = (announced: Announcement): Announcement =>
  announcedWith(announced, { targets: NOTHING_ANNOUNCED.targets, modes: NOTHING_ANNOUNCED.modes, shares: undefined });

/** The summon or ability counts as played, and abilities that wait for it trigger. */
export const isPlayed: Step = (x) =>
  perform([{ kind: 'occasion', name: 'played', player: x.seat, item: x.need('item') }]);
