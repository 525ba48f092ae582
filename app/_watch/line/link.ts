/** The address of a place in a play: edition, row, and the reader's answers. A mangled address is told, never guessed at. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { FORMERLY, stepToday, today } from '@/scenarios/format/formerly';
import type { Branch } from './line';
import type { Sought } from './sought';

export interface Place {
  readonly edition: string;
  /** `-1` is the start. */
  readonly row: number;
  readonly branch: Branch;
  /** What stands at the row, so that it is found should the engine number the rows otherwise one day. */
  readonly sought?: Sought | null;
}

export type Read =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly place: Place }
  /** `long`: more answers than a page follows. */
  | { readonly kind: 'mangled'; readonly part: 'e' | 'r' | 'b' | 'long' };

/** Answers of a branch that a link may hold: some games' worth. */
export const MOST_TURNS = 200;
/** Letters of a branch as JSON: so many answers of the longest kind. Anybody can make a short link of a long text. */
const MOST_LETTERS = 64_000;

const AnswerShape = v.union([v.string(), v.number(), v.array(v.string()), v.record(v.string(), v.number())]);
const BranchShape = v.array(v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.string(), AnswerShape]));

/** `?e=…&r=…&s=…&c=…&b=…` for a place. */
export function queryOf({ edition, row, branch, sought = null }: Place): string {
  const query = `?e=${edition}&r=${row}${sought === null ? '' : soughtQuery(sought)}`;
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
  const sought = readSought(query.get('s'), query.get('c'));
  if (sought === 'mangled') return { kind: 'mangled', part: 'r' };
  const branch = unpacked(query.get('b'));
  if (branch === 'long' || branch === 'mangled') return { kind: 'mangled', part: branch === 'long' ? 'long' : 'b' };
  return { kind: 'place', place: { edition, row: Number(row), branch, ...(sought && { sought }) } };
}

/** What stands at a row, for an address: the step with a dot where the engine writes a number sign, which would end it. */
export const soughtQuery = ({ step, nth, clause }: Sought): string =>
  `&s=${step.replace('#', '.')}.${nth}${clause === '' ? '' : `&c=${encodeURIComponent(clause)}`}`;

/** The same read again; `null` where nothing is said. */
export function readSought(step: string | null, clause: string | null): Sought | null | 'mangled' {
  if (step === null) return null;
  const [, procedure, name, nth] = /^([\w-]{1,64})\.([\w-]{1,64})\.([1-9]\d{0,5})$/.exec(step) ?? [];
  if (procedure === undefined || name === undefined) return 'mangled';
  return { step: stepToday(`${procedure}#${name}`), nth: Number(nth), clause: clause ?? '' };
}

/** A branch as text for an address: JSON, deflated, base64url. */
export function packed(branch: Branch): string {
  const json = JSON.stringify(branch.map(({ decision, prompt, answer }) => [decision, prompt, answer]));
  const bytes = deflateSync(strToU8(json), { level: 9 });
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function unpacked(text: string | null): Branch | 'mangled' | 'long' {
  if (text === null) return [];
  if (text.length > MOST_LETTERS) return 'long';
  try {
    const bytes = strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
    // Inflates into what it is given and no further; one letter more tells that there would have been more.
    const json = inflateSync(bytes, { out: new Uint8Array(MOST_LETTERS + 1) });
    if (json.length > MOST_LETTERS) return 'long';
    const found = v.safeParse(BranchShape, JSON.parse(strFromU8(json)));
    if (!found.success) return 'mangled';
    if (found.output.length > MOST_TURNS) return 'long';
    const branch = found.output.map(([decision, prompt, answer]) => ({
      decision,
      prompt: today(prompt, FORMERLY.prompts),
      answer,
    }));
    // Each turn stands after the one before it: a link that says otherwise was not made here.
    return branch.every(({ decision }, at) => decision > (branch[at - 1]?.decision ?? -1)) ? branch : 'mangled';
  } catch {
    // Not base64, not deflated or not JSON: cut short on the way.
    return 'mangled';
  }
}
