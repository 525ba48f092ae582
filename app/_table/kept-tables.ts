/** Tables that a reader keeps on the device by a name: each is what the end of its address says, and nothing else. */
import { keepList, listKept } from '../_frame/device-list';

export interface KeptTable {
  readonly name: string;
  /** What an address ends in that opens it. */
  readonly place: string;
}

const KEY = 'saitei-tables';
/** So many are kept; the one that was kept first goes when there is one more. */
const MOST = 100;
/** Letters of a name. */
export const LONGEST_NAME = 60;

/** What is kept, the latest first. */
export const keptTables = (): readonly KeptTable[] => listKept(KEY).flatMap(readTable).slice(0, MOST);

/**
 * Keeps a table; one of the same name gives way to it.
 * @returns false where the browser keeps nothing, or has no room
 */
export function keepTable(name: string, place: string): boolean {
  const called = name.trim().slice(0, LONGEST_NAME);
  return called !== '' && kept([{ name: called, place }, ...keptTables().filter((one) => one.name !== called)]);
}

/** Lets a table go. */
export function letTableGo(name: string): void {
  kept(keptTables().filter((one) => one.name !== name));
}

const kept = (all: readonly KeptTable[]): boolean => keepList(KEY, all.slice(0, MOST));

/** One entry as it was kept; what is none of ours is passed over. */
function readTable(value: unknown): KeptTable[] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('place' in value)) return [];
  const { name, place } = value;
  if (typeof name !== 'string' || typeof place !== 'string' || !place.startsWith('#t=')) return [];
  return [{ name: name.slice(0, LONGEST_NAME), place }];
}
