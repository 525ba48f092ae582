/**
 * Noticing that a phase goes round in a circle, and going round again so often as was settled. Comparing positions costs more
 * than deciding does; so one position is kept, a later one each time twice as many decisions have been asked for, and most
 * later ones differ from it at the first look. Where nobody is asked anything, steps are counted in the place of decisions.
 */
import type { Ability } from '../position/card';
import { type Answer, NO_WATCH, type Position, type Request, type Watch, watchWith } from '../position/position';
import { owned, type Working } from '../position/working';
import { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes, Ruleset } from '../view/ruleset';
import { isOpen } from './answers';
import { hasComeBack, type Reads } from './same';

/** The procedure that says what becomes of a loop; an edition whose rules speak of none has none. */
export const LOOP = 'loop';

/** So many decisions of a phase go by before any are compared: what comes back sooner is as likely a whim. */
const FIRST = 16;

/** What a decision that has just been asked for means to a loop. */
export type Noticed =
  | { readonly kind: 'nothing' }
  /** The position has come back. */
  | { readonly kind: 'loop' }
  /** The loop is being performed again: this is the answer that it takes. */
  | { readonly kind: 'answer'; readonly answer: Answer };

const NOTHING: Noticed = { kind: 'nothing' };

/** Takes note of the decision that a position asks for. */
export function noticed<G extends GameTypes>(rules: Ruleset<G>, p: Working): Noticed {
  p.steps = 0;
  if (p.watch.idle !== null) p.watch = watchWith(p.watch, { idle: null });
  const { watch } = p;
  if (watch.loop !== null) return goesOn(p, watch);
  const asked = watch.asked + 1;
  if (asked < FIRST) {
    p.watch = watchWith(watch, { asked });
    return NOTHING;
  }
  if (!rules.procedures.has(LOOP)) return NOTHING;
  if (watch.from !== null && hasComeBack(watch.from, p, readIn(rules, p))) {
    p.watch = watchWith(NO_WATCH, { loop: { round: watch.given, at: 0, left: 0, stops: null } });
    return { kind: 'loop' };
  }
  p.watch = isKeptAt(asked) ? watchWith(NO_WATCH, { asked, from: kept(p) }) : watchWith(watch, { asked });
  return NOTHING;
}

/** So many steps go by without a decision before any are compared. */
const FIRST_STEP = 64;

/**
 * Takes note of a step after which nobody is asked anything.
 * @returns whether the position has come back without a decision and without chance, and so comes back for ever: a loop of no answers
 */
export function comesBackUnasked<G extends GameTypes>(rules: Ruleset<G>, p: Working): boolean {
  p.steps += 1;
  const { steps, watch } = p;
  if (steps < FIRST_STEP || p.agenda[p.agenda.length - 1]?.proc === LOOP) return false;
  if (watch.idle !== null && hasComeBack(watch.idle, p, readIn(rules, p))) {
    p.watch = watchWith(NO_WATCH, { loop: { round: [], at: 0, left: 0, stops: null } });
    return true;
  }
  if (isKeptAt(steps)) p.watch = watchWith(watch, { idle: kept(p) });
  return false;
}

/** What of that which grows anything in the game looks at: the abilities on its cards, or the rules. */
function readIn<G extends GameTypes>(rules: Ruleset<G>, p: Position): Reads {
  const { language } = rules;
  const by = (reads: (ability: Ability) => boolean): boolean =>
    p.items.some((item) =>
      printedCard(rules, item)?.faces.some(({ abilities }) => abilities.some(({ ability }) => reads(ability))),
    );
  const values = (): boolean => by(language.readsValues);
  return {
    life: () => by(language.readsLife),
    counter: (name) => {
      const are = rules.countersAre(name);
      return (
        are === 'counted' || (are === 'values' && values()) || by((ability) => language.readsCounter(ability, name))
      );
    },
    values,
    number: (item) => {
      const { types } = new Look(rules, p).chars(item);
      return by((ability) => language.readsNumber(ability, item.zone, types));
    },
  };
}

/** At powers of two: however long it takes to come back, a position of the way round is kept before that was gone twice. */
const isKeptAt = (count: number): boolean => (count & (count - 1)) === 0;

/** What is compared later; it watches nothing itself. */
function kept(p: Working): Position {
  const here = owned(p);
  here.watch = NO_WATCH;
  return here;
}

/** A loop that is performed again takes its own answers; once it has been, who stops it has to give another. */
function goesOn(p: Working, { loop }: Watch): Noticed {
  const { request } = p;
  if (p.agenda[p.agenda.length - 1]?.proc === LOOP) return NOTHING;
  const next = loop?.round[loop.at];
  if (!loop || loop.stops === null || !next || !request) {
    p.watch = NO_WATCH;
    return NOTHING;
  }
  if (loop.left > 0) return { kind: 'answer', answer: next.answer };
  if (next.seat === loop.stops && next.free) p.request = without(request, next.answer);
  return NOTHING;
}

/** The decision without one of its answers, where it is a choice of one among several. */
function without(request: Request, answer: Answer): Request {
  const { space } = request;
  if (space.kind !== 'oneOf') return request;
  const options = space.options.filter(({ key }) => key !== answer);
  if (options.length === 0) return request;
  return { ...request, space: { ...space, options }, rest: request.rest === answer ? null : request.rest };
}

/** The watch once a decision was answered. */
export function watchAfter(p: Position, request: Request, answer: Answer): Watch {
  const { watch } = p;
  const { loop } = watch;
  if (loop) {
    const expected = loop.round[loop.at];
    // Another action than the loop's has been performed.
    if (loop.stops !== null && JSON.stringify(expected?.answer) !== JSON.stringify(answer)) return NO_WATCH;
    if (loop.stops === null) return watch;
    const at = (loop.at + 1) % loop.round.length;
    if (at > 0) return watchWith(watch, { loop: { ...loop, at } });
    return loop.left > 0 ? watchWith(watch, { loop: { ...loop, at, left: loop.left - 1 } }) : NO_WATCH;
  }
  if (watch.from === null) return watch;
  const given = { seat: request.seat, answer, free: isOpen(request.space) };
  return watchWith(watch, { given: [...watch.given, given] });
}
