/**
 * A position while the machine works on it. Most rows change nothing but the agenda; a position of its own lets the machine
 * write there instead of copying everything twenty times between two decisions. Nobody else ever holds one: whoever is given
 * a position (a row of the trace, a checkpoint, the caller at the end) gets one that is never written again.
 */
import type { Frame, Position } from './position';

export type Working = { -readonly [K in keyof Position]: K extends 'agenda' ? Frame[] : Position[K] };

/** A position to work on, apart from the one it starts as. */
export const owned = (p: Position): Working => ({ ...p, agenda: p.agenda.slice() });

/** What it is now, apart from what is done to it later. */
export const frozen: (p: Working) => Position = owned;
