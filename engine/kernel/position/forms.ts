/** Telling apart the forms that objects, players and amounts of a text have. A form without an answer does not compile. */
import type { Amount, AmountForms, ObjectForms, Objects, PlayerForms, Players } from './card';

/** An answer for each form. */
export type ByForm<Forms, R> = { readonly [K in keyof Forms]: (form: Forms[K]) => R };

/** What the rows say of the objects a text speaks of. */
export function ofObjects<R>(objects: Objects, rows: ByForm<ObjectForms, R>): R {
  switch (objects) {
    case 'this':
      return rows.this(objects);
    case 'it':
      return rows.it(objects);
    case 'this and it':
      return rows['this and it'](objects);
    case 'used':
      return rows.used(objects);
    case 'moved':
      return rows.moved(objects);
  }
  if ('target' in objects) return rows.target(objects);
  if ('each' in objects) return rows.each(objects);
  if ('top' in objects) return rows.top(objects);
  return rows.choose(objects);
}

/** What the rows say of the players a text speaks of. */
export function ofPlayers<R>(players: Players, rows: ByForm<PlayerForms, R>): R {
  switch (players) {
    case 'you':
      return rows.you(players);
    case 'opponent':
      return rows.opponent(players);
    case 'each':
      return rows.each(players);
  }
  return rows.target(players);
}

/** What the rows say of an amount. */
export function ofAmount<R>(amount: Amount, rows: ByForm<AmountForms, R>): R {
  if (typeof amount === 'number') return rows.number(amount);
  if (amount === 'X') return rows.X(amount);
  if (amount === 'rolled') return rows.rolled(amount);
  if (amount === 'that much') return rows['that much'](amount);
  if ('count' in amount) return rows.count(amount);
  if ('life' in amount) return rows.life(amount);
  if ('half' in amount) return rows.half(amount);
  if ('double' in amount) return rows.double(amount);
  if ('less' in amount) return rows.less(amount);
  if ('more' in amount) return rows.more(amount);
  if ('times' in amount) return rows.times(amount);
  if ('costOf' in amount) return rows.costOf(amount);
  if ('numberOf' in amount) return rows.numberOf(amount);
  return rows.stat(amount);
}
