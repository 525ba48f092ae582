/** The address of a place in a play: edition, row, and the reader's answers. A mangled address is told, never guessed at. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import type { Branch } from './line';

export interface Place {
  readonly edition: string;
  /** `-1` is the start. */
  readonly row: number;
  readonly branch: Branch;
}

export type Read =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'mangled'; readonly part: 'e' | 'r' | 'b' };

const AnswerShape = v.union([v.string(), v.number(), v.array(v.string()), v.record(v.string(), v.number())]);
const BranchShape = v.array(v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.string(), AnswerShape]));

/** `?e=…&r=…&b=…` for a place. */
export function queryOf({ edition, row, branch }: Place): string {
  const query = `?e=${edition}&r=${row}`;
  return branch.length === 0 ? query : `${query}&b=${packed(branch)}`;
}

/** What an address says. `none` where it names no place; every part that is there has to be whole. */
export function readQuery(search: string, editions: readonly string[]): Read {
  const query = new URLSearchParams(search);
  if (!['e', 'r', 'b'].some((part) => query.has(part))) return { kind: 'none' };
  const edition = query.get('e') ?? editions[0] ?? '';
  if (!editions.includes(edition)) return { kind: 'mangled', part: 'e' };
  const row = query.get('r') ?? '-1';
  if (!/^(-1|\d{1,6})$/.test(row)) return { kind: 'mangled', part: 'r' };
  const branch = unpacked(query.get('b'));
  return branch ? { kind: 'place', place: { edition, row: Number(row), branch } } : { kind: 'mangled', part: 'b' };
}

/** A branch as text for an address: JSON, deflated, base64url. */
export function packed(branch: Branch): string {
  const json = JSON.stringify(branch.map(({ decision, prompt, answer }) => [decision, prompt, answer]));
  const bytes = deflateSync(strToU8(json), { level: 9 });
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function unpacked(text: string | null): Branch | null {
  if (text === null) return [];
  try {
    const bytes = strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
    const found = v.safeParse(BranchShape, JSON.parse(strFromU8(inflateSync(bytes))));
    return found.success ? found.output.map(([decision, prompt, answer]) => ({ decision, prompt, answer })) : null;
  } catch {
    // Not base64, not deflated or not JSON: cut short on the way.
    return null;
  }
}
