/**
 * What a game remembers beyond its objects, by how long it does. What stands in a scope is the game's own affair, and typed by
 * it (`GameTypes.memory`); the kernel knows that there are scopes, and empties one when it ends.
 */

/** How long something is remembered; `check`: until the rules processes have been gone through. */
export const SCOPES = ['game', 'turn', 'phase', 'battle', 'chase', 'check'] as const;
export type Scope = (typeof SCOPES)[number];

/** Plain JSON in every scope, all of whose fields may be absent; `battle` is `null` while there is none. */
export interface Memory {
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
  game: NOTHING,
  turn: NOTHING,
  phase: NOTHING,
  battle: null,
  chase: NOTHING,
  check: NOTHING,
};

/** The memory with changes laid over what stands in one scope. */
export function remembering(memory: Memory, scope: Scope, what: object): Memory {
  const kept = Object.entries({ ...memory[scope], ...what }).filter(([, value]) => value !== null);
  return { ...memory, [scope]: Object.fromEntries(kept) };
}

/** The memory when scopes have ended. */
export function forgetting(memory: Memory, ...scopes: readonly Exclude<Scope, 'game'>[]): Memory {
  const emptied = { ...memory };
  for (const scope of scopes) {
    if (scope === 'battle') emptied.battle = NO_MEMORY.battle;
    else emptied[scope] = NOTHING;
  }
  return emptied;
}

/** Whether anything stands in a scope. */
export const remembers = (memory: Memory, scope: Scope): boolean => Object.keys(memory[scope] ?? NOTHING).length > 0;
