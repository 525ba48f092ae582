/**
 * What a card does as it is played though it does not go to the stack: its effects are chosen on the way, and it is done as the
 * card comes onto the field, before anybody has priority. An Auto-Ability is chosen for where it is put on the stack (reading of 11.3.3).
 */
import { call, done, goTo } from '../kernel/position/outcome';
import { begun, NOTHING_ANNOUNCED, slotOf } from '../kernel/position/position';
import { printedOf } from '../kernel/view/abilities';
import { isOnPlay, textOf } from './announce';
import type { Step } from './fftcg';

/** Step: where the card does something as it is played, its player chooses for that; otherwise on to what it costs. */
export const chooseBy =
  (proc: string): Step =>
  (x) => {
    const item = x.item(x.need('item'));
    return item && textOf(x, item) ? call(proc, { seat: x.seat, item: item.ref }) : goTo('cost');
  };

/** Step: it is done, where the card has come onto the field. */
export const carriesOut: Step = (x) => {
  const item = x.p.items[slotOf(x.need('item'))];
  if (item?.zone !== 'field') return done();
  const text = printedOf(x, item, isOnPlay);
  if (!text) return done();
  return call('text', { program: begun(item, text.key, x.seat, x.env.announced ?? NOTHING_ANNOUNCED) });
};
