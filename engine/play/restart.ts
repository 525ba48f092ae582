/** A game is begun anew: the one under way is over without a result, and every card is where a game begins with it. */
import { next, type Outcome, perform, unwindInto } from '../kernel/position/outcome';
import type { Item, Zone } from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';

type Step = <G extends GameTypes>(x: Ctx<G>) => Outcome;

/** The pile of the player's deck that a card came from, by what is printed on its front. */
export type Home = <G extends GameTypes>(look: Look<G>, item: Item) => Zone;

/**
 * The cards go back to their owners' decks, but for one that the text has begin elsewhere; nothing else of the game is left.
 * @param home where each of them begins
 */
export const cardsReturn =
  (home: Home): Step =>
  (x) => {
    const cards = x.p.items.flatMap((item) =>
      item.kind === 'card' && item.pseudo === null
        ? { item: item.ref, zone: item.ref === x.env.item ? (x.env.zone ?? home(x, item)) : home(x, item) }
        : [],
    );
    return perform([{ kind: 'newGame', player: x.p.turn.player, cards }]);
  };

/** What was under way is over, and a procedure of the edition begins the new game. */
export const beginsAnew =
  (procedure: string): Step =>
  (x) =>
    unwindInto(procedure, { seat: x.seat });

/** The controller of the effect plays first. */
export const controllerBegins: Step = (x) => next({ player: x.seat });
