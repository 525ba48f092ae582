/** What players do while the script says nothing: pass, pay, and nothing else that could be otherwise. */
import { type Answer, accepts, answers, type Position } from '@/engine';
import { isUsedUp, type Line, type Progress } from './script';

/**
 * The answer that needs no ruling: the only one there is, any payment, and where the decision is an occasion to begin
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
  if (space.kind === 'payment') return only ?? null;
  // After a battle phase play goes back to a main phase as long as the script goes on in this turn.
  if (request.prompt === 'phase' && !isUsedUp(lines, progress) && accepts(space, MAIN) === null) return MAIN;
  return request.rest;
}

const MAIN = 'main';
