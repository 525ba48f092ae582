/** Plays a script again from a position, without a file around it. */
import type { Engine, Position } from '@/engine';
import type { Entry } from '../format/schema';
import { passive } from '../play/passive';
import { concession, isUsedUp, linesOf, reply, START } from '../play/script';

/**
 * Plays so many decisions from a position: the script where it says something, and else what nobody has to say.
 * @throws where the script is silent, says what is not possible, or has more to say at the end
 */
export function playedAgain(engine: Engine, start: Position, script: readonly Entry[], decisions: number): Position {
  const lines = linesOf(script, null);
  let progress = START;
  let p = start;
  for (let count = 0; count < decisions && p.request; count += 1) {
    const leaves = concession(lines, progress, p);
    const said = leaves ? null : reply(lines, progress, p);
    const answer = said?.answer ?? passive(p, lines, progress);
    if (!leaves && answer === null) throw new Error(`${p.request.prompt}: the script is silent`);
    const given = leaves ? engine.concede(p, leaves.line.seat) : engine.answer(p, answer ?? '');
    if (!given.ok) throw new Error(given.error);
    progress = leaves?.progress ?? said?.progress ?? progress;
    p = engine.advance(given.position);
  }
  if (!isUsedUp(lines, progress)) throw new Error('the script has more to say');
  return p;
}
