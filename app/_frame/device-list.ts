/** Lists that the browser keeps on the device, each under a key. */

/** What is kept there, as it was written; nothing where that is no list, or the browser keeps nothing. */
export function listKept(key: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps a list in the place of the one before. Returns false where the browser keeps nothing, or has no room. */
export function keepList(key: string, all: readonly unknown[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
