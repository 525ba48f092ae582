/** From which side of its move a card is read by a text that the move lets trigger, and the rows that editions say it with. */
import type { Item } from '../position/position';
import type { Look } from './look';
import type { GameTypes, Sides } from './ruleset';

/** The side on which a moved card is read: before the move, as a row of the edition says, or after it. */
export function sideRead<G extends GameTypes>(look: Look<G>, was: Item, is: Item): 'before' | 'after' {
  for (const { name, run, clauses } of look.rules.sides) {
    const side = run(look, was, is);
    if (side === null) continue;
    look.log?.via('sides', name, clauses);
    return side;
  }
  return 'before';
}

type Side = ReturnType<Sides<GameTypes>>;

/** Where only one side of the move is such a zone, on that side. */
const onlySide = (before: boolean, after: boolean): Side => (before === after ? null : before ? 'before' : 'after');

/** Between a zone that all can see and one that is hidden: where it can be seen. */
export const seenSide = <G extends GameTypes>({ rules: { zones } }: Look<G>, was: Item, is: Item): Side =>
  onlySide(!was.faceDown && zones[was.zone]?.seen === 'all', !is.faceDown && zones[is.zone]?.seen === 'all');

/** Between where cards are in play and elsewhere: in play. */
export const inPlaySide = <G extends GameTypes>({ rules: { activeZones } }: Look<G>, was: Item, is: Item): Side =>
  onlySide(activeZones.includes(was.zone), activeZones.includes(is.zone));

/** Where it went. */
export const destination = (): Side => 'after';

/** Where it went, if all can see that zone. */
export const seenDestination = <G extends GameTypes>({ rules: { zones } }: Look<G>, _: Item, is: Item): Side =>
  !is.faceDown && zones[is.zone]?.seen === 'all' ? 'after' : null;
