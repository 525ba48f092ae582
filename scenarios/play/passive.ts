/** What players do while the script says nothing: pass, pay, and nothing else that could be otherwise. */
import { type Answer, answers, type Position } from '@/engine';
import { isUsedUp, type Line, type Progress } from './script';

/**
 * The answer that needs no ruling: the only one there is, a pass, any payment, no attack, no call, the next phase.
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
  const quiet = QUIET[request.prompt];
  return quiet?.(position, lines, progress) ?? null;
}

type Quiet = (position: Position, lines: readonly Line[], progress: Progress) => Answer | null;

const offered =
  (key: string): Quiet =>
  ({ request }) =>
    request && request.space.kind === 'oneOf' && request.space.options.some((option) => option.key === key)
      ? key
      : null;

const QUIET: Readonly<Record<string, Quiet>> = {
  priority: offered('pass'),
  call: offered('no call'),
  // After a battle phase play goes back to a main phase as long as the script goes on in this turn.
  phase: (position, lines, progress) =>
    (isUsedUp(lines, progress) ? null : offered('main')(position, lines, progress)) ??
    offered('end')(position, lines, progress),
  'attack.attackers': ({ request }) =>
    request?.space.kind === 'subset' && request.space.min === 0 && !request.space.among ? [] : null,
  'attack.again': offered('pass'),
};
