/** What players do while the script says nothing: pass, pay, and nothing else that could be otherwise. */
import { type Answer, accepts, answers, type PaymentSpace, type Position } from '@/engine';
import { isUsedUp, type Line, type Progress } from './script';

/**
 * The answer that needs no ruling: the only one there is, the payment that costs least, and where the decision is an occasion to begin
 * something, the one that begins nothing.
 * `null` where players could act differently and the script has to say how.
 */
export function passive(position: Position, lines: readonly Line[], progress: Progress): Answer | null {
  const { request } = position;
  if (!request) return null;
  const { space } = request;
  const { list, complete } = answers(space, 2);
  const [only] = list;
  if (list.length === 1 && complete && only !== undefined) return only;
  if (space.kind === 'payment') return paidAtLeastLoss(space);
  // What can be paid without playing a will ability first is.
  if (request.prompt === 'pay.will') return accepts(space, NO) === null ? NO : null;
  // After a battle phase play goes back to a main phase as long as the script goes on in this turn.
  if (request.prompt === 'phase' && !isUsedUp(lines, progress) && accepts(space, MAIN) === null) return MAIN;
  return request.rest;
}

/**
 * What there is already pays first, before a card is used for it, and the cards that give nothing else before those that do:
 * answers are listed from the last of the sources on.
 */
function paidAtLeastLoss(space: PaymentSpace): Answer | null {
  const [first] = answers({ ...space, sources: space.sources.toReversed() }, 1).list;
  return first ?? null;
}

const MAIN = 'main';
const NO = 'no';
