/** A cost that a text has itself: who may pay it says whether to, in which way, and what its X is, as the text is carried out. */

import { instructionsOf } from '../kernel/machine/program';
import type { Instruction } from '../kernel/position/card';
import { call, done, goTo, next, type Outcome } from '../kernel/position/outcome';
import type { Charge, Option, Way } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import { stepsOf } from '../kernel/view/cost-steps';
import type { Playing } from '../kernel/view/ruleset';
import { hasX, largest, unitsOf, wayName } from '../play/costs';
import { asking, isDeclined } from '../play/whether';
import type { Step, X } from './fftcg';
import { canMeet } from './payment';

type Pay = Extract<Instruction, { readonly op: 'pay' }>;

/** The instruction that asks for the cost. */
function paidFor(x: X): Pay | null {
  const program = x.need('program');
  const instruction = instructionsOf(x, program)[program.pc];
  return instruction?.op === 'pay' ? instruction : null;
}

const AS_PRINTED: readonly Way[] = [];
const INSTEAD: readonly Way[] = [{ kind: 'alternative', key: 'other' }];

/** Every cost that may be paid, each with the choice that leads to it. */
const chargesOf = ({ cost, or }: Pay): readonly Charge[] => [
  { ways: AS_PRINTED, parts: stepsOf(cost) },
  ...(or ? [{ ways: INSTEAD, parts: stepsOf(or) }] : []),
];

/** Who pays, and for what: its controller, or the opponent where the text says so. */
function payingFor(x: X): Playing {
  const { seat } = x;
  const { source, key } = x.need('program');
  const item = x.item(source.ref) ?? source;
  const ability = abilityAt(x.rules, key);
  return ability ? { seat, item, source: item, ability } : { seat, item, source: item };
}

/** What the text says that X is; `null` where it says nothing of it. */
const saidX = (x: X, { x: said }: Pay): number | null =>
  said === undefined ? null : x.rules.language.amount(x, said, x.need('program'));

/** Those of its costs that can be paid, by their places. */
function affordable(x: X, pay: Pay): readonly Option[] {
  const playing = payingFor(x);
  return chargesOf(pay).flatMap((charge, index): readonly Option[] =>
    canMeet(x, playing, charge, hasX(charge) ? (saidX(x, pay) ?? 0) : 0) ? [{ key: wayName(charge.ways), index }] : [],
  );
}

/** Not paid, and not tried in vain. */
const NOT_PAID: Outcome = done({ done: false, amounts: {} });

/** Step: the cost is paid by the procedure for that. */
export const offerCost: Step = (x) => call('pay-text-cost', { seat: x.seat, program: x.need('program') });

/** Step: where it turned out that it could not be paid so, the player decides anew; otherwise the text goes on. */
export const offerAgain: Step = (x) => {
  const { result } = x.env;
  return result?.done === false && result.amounts === undefined ? goTo('offer', { result: undefined }) : done(result);
};

/** Step: who may pay says whether to, where that can be done. */
export const asksToPay: Step = (x) => {
  const pay = paidFor(x);
  return pay && affordable(x, pay).length > 0 ? asking(x.seat, x.need('program').source.ref) : NOT_PAID;
};

export const orNotPaid: Step = (x) => (isDeclined(x) ? NOT_PAID : next({ chosen: undefined }));

/** Step: of several ways the player chooses one. */
export const chooseWay: Step = (x) => {
  const pay = paidFor(x);
  const options = pay ? affordable(x, pay) : [];
  const [only, ...others] = options;
  if (others.length === 0) return next(only && { chosen: only });
  const of = x.need('program').source.ref;
  return { kind: 'ask', request: request(x.seat, 'cost', { kind: 'oneOf', options }, null, null, of) };
};

export const takeWay: Step = (x) => {
  const pay = paidFor(x);
  const charge = pay && chargesOf(pay)[x.env.chosen?.index ?? 0];
  return charge ? next({ charge, chosen: undefined, number: 0 }) : NOT_PAID;
};

/** Step: an X that the text explains is what it says now. */
export const referToX: Step = (x) => {
  const pay = paidFor(x);
  const said = pay && saidX(x, pay);
  return said === null ? next() : next({ number: said });
};

/** Step: any other X is chosen. */
export const chooseX: Step = (x) => {
  const pay = paidFor(x);
  const { charge } = x.env;
  if (!pay || !charge || !hasX(charge) || pay.x !== undefined) return next();
  const playing = payingFor(x);
  const max = largest((value) => canMeet(x, playing, charge, value));
  const of = x.need('program').source.ref;
  return { kind: 'ask', request: request(x.seat, 'x', { kind: 'number', min: 0, max }, null, null, of) };
};

/** Step: from here on the cost is fixed, whatever changes later. */
export const lockTextCost: Step = (x) => {
  const { charge, number = 0 } = x.env;
  return next({ cost: charge ? unitsOf(charge, number) : {}, count: number, other: x.need('program').source.ref });
};

/** Step: the text goes on, with the X that was paid for. */
export const textCostPaid: Step = (x) => {
  const { charge, count = 0 } = x.env;
  return done({ done: true, amounts: charge && hasX(charge) ? { x: count } : {} });
};
