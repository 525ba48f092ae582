/**
 * What a game remembers beyond its objects, by how long it does. What stands in a scope is the game's own affair, and typed by
 * it (`GameTypes.memory`); the kernel knows that there are scopes, and empties one when it ends.
 */

import type { Instance, Ref, Seat } from './position';

/** How long something is remembered; `check`: until the rules processes have been gone through. */
export const SCOPES = ['game', 'turn', 'phase', 'battle', 'chase', 'check'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * Something that was done, by whom and with what. Who asks chooses what counts as the same: the object, its ability, the
 * player, or the name by player.
 */
export interface Deed {
  readonly did: string;
  readonly by: Seat;
  readonly item?: Ref;
  readonly ability?: Instance;
  readonly name?: string;
  /** The how-manieth of its kind it is, where that is counted. */
  readonly count?: number;
}

/** What was done, in the order in which it was, in every scope in which somebody asks for it. */
export type Ledger = Readonly<Partial<Record<Scope, readonly Deed[]>>>;

/** Plain JSON in every scope, all of whose fields may be absent; `battle` is `null` while there is none. */
export interface Memory {
  readonly ledger: Ledger;
  readonly game: object;
  readonly turn: object;
  readonly phase: object;
  readonly battle: object | null;
  readonly chase: object;
  readonly check: object;
}

/** Changes to what stands in a scope; `null` takes a field away. */
export type Change<T> = { readonly [K in keyof NonNullable<T>]?: NonNullable<T>[K] | null };

const NOTHING = {};
export const NO_MEMORY: Memory = {
  ledger: NOTHING,
  game: NOTHING,
  turn: NOTHING,
  phase: NOTHING,
  battle: null,
  chase: NOTHING,
  check: NOTHING,
};

/** A memory to change before anybody sees it; written out field by field, as positions are. */
const copyOf = ({
  ledger,
  game,
  turn,
  phase,
  battle,
  chase,
  check,
}: Memory): { -readonly [K in keyof Memory]: Memory[K] } => ({
  ledger,
  game,
  turn,
  phase,
  battle,
  chase,
  check,
});

/** The memory with changes laid over what stands in one scope. */
export function remembering(memory: Memory, scope: Scope, what: object): Memory {
  const after = copyOf(memory);
  after[scope] = withoutNulls(Object.assign<Record<string, unknown>, object | null, object>({}, memory[scope], what));
  return after;
}

function withoutNulls(fields: Readonly<Record<string, unknown>>): object {
  const kept: Record<string, unknown> = {};
  let isKept = true;
  for (const field in fields) {
    if (fields[field] === null) isKept = false;
    else kept[field] = fields[field];
  }
  return isKept ? fields : kept;
}

/** The memory when scopes have ended: the same one where nothing stood in them, so that what rests on it still holds. */
export function forgetting(memory: Memory, ...scopes: readonly Exclude<Scope, 'game'>[]): Memory {
  if (!scopes.some((scope) => memory.ledger[scope] !== undefined || isBegun(memory, scope))) return memory;
  const emptied = copyOf(memory);
  emptied.ledger = without(memory.ledger, scopes);
  for (const scope of scopes) {
    if (scope === 'battle') emptied.battle = NO_MEMORY.battle;
    else emptied[scope] = NOTHING;
  }
  return emptied;
}

/** A ledger without some scopes, made anew: one that fields are deleted from is slow to read and to copy. */
function without(ledger: Ledger, scopes: readonly Scope[]): Ledger {
  const left: Partial<Record<Scope, readonly Deed[]>> = {};
  for (const scope of SCOPES) {
    const deeds = ledger[scope];
    if (deeds !== undefined && !scopes.includes(scope)) left[scope] = deeds;
  }
  return left;
}

/** Whether a scope holds anything; a battle does from its opening, though nothing has been declared in it. */
const isBegun = (memory: Memory, scope: Scope): boolean =>
  scope === 'battle' ? memory.battle !== null : holdsAnything(memory[scope]);

function holdsAnything(scope: object): boolean {
  for (const _ in scope) return true;
  return false;
}

/**
 * The memory once something was done, kept for as long as each of the scopes lasts; outside a battle, not in that. The same
 * one where no scope keeps it, so that what rests on it still holds.
 */
export function doing(memory: Memory, deed: Deed, scopes: readonly Scope[]): Memory {
  if (!scopes.some((scope) => memory[scope] !== null)) return memory;
  const ledger = { ...memory.ledger };
  for (const scope of scopes) if (memory[scope] !== null) ledger[scope] = [...(ledger[scope] ?? []), deed];
  const after = copyOf(memory);
  after.ledger = ledger;
  return after;
}

/** Whether anything stands in a scope, or was done in it. */
export const remembers = (memory: Memory, scope: Scope): boolean =>
  memory.ledger[scope] !== undefined || holdsAnything(memory[scope] ?? NOTHING);
