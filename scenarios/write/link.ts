/**
 * A table as a link: where it starts and what was played, in a text that holds everything and that no host sees (`#t=…`).
 * What a link says is read like a file: checked part by part, refused in one line, never run.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { LONGEST_FILE } from '../format/bounds';
import { checkFixed, checkScenario, faultLine } from '../format/parse';
import { fixedToday } from '../format/renewed';
import type { FixedEntry, Scenario } from '../format/schema';
import { DICTIONARIES, NEWEST } from './dictionary';

/** What a link holds of a scenario: everything that is played, and what is asked. */
export type Table = Pick<Scenario, 'editions' | 'cards' | 'position' | 'script' | 'until' | 'expect'>;

export type ReadLink = { readonly ok: true; readonly table: Table } | Refused;

interface Refused {
  readonly ok: false;
  /** `newer`: made with a newer version than this; `long`: more than a file may have; else what the check said. */
  readonly why: 'mangled' | 'newer' | 'long' | 'refused';
  readonly line: string;
}

/** A table as text for an address: the version, then JSON, deflated, base64url. */
export function linkOf(table: Table): string {
  const { editions, cards, position, script, until, expect } = table;
  return packed({
    editions,
    ...(cards && Object.keys(cards).length > 0 ? { cards } : {}),
    position,
    script,
    ...(until === undefined ? {} : { until }),
    ...(Object.keys(expect).length === 0 ? {} : { expect }),
  });
}

/** Anything that JSON can say as such a text. What reads it takes nothing on trust. */
export function packed(value: unknown): string {
  const bytes = deflateSync(strToU8(JSON.stringify(value) ?? 'null'), {
    level: 9,
    dictionary: strToU8(DICTIONARIES[NEWEST] ?? ''),
  });
  return `${NEWEST}.${btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The table that a link holds. Refuses what was cut short or changed on the way, and what no file may say. */
export function readLink(text: string): ReadLink {
  const given = opened(text);
  if (!given.ok) return given;
  const read = checkScenario(asDraft(given.value), 'link');
  if (!read.ok) return refused('refused', read.faults.map(faultLine)[0] ?? 'the link says nothing');
  const { editions, cards, position, script, until, expect } = read.scenario;
  return { ok: true, table: { editions, cards, position, script, until, expect } };
}

export type ReadFixed = { readonly ok: true; readonly fixed: readonly FixedEntry[] } | Refused;

/** What is fixed in every line as such a text: `readFixed` reads it again. */
export const fixedLinkOf = (fixed: readonly FixedEntry[]): string => packed(fixed);

/** What is fixed in every line, as a link holds it beside the table. Refused as a table is. */
export function readFixed(text: string): ReadFixed {
  const given = opened(text);
  if (!given.ok) return given;
  const read = checkFixed(fixedToday(given.value), 'link');
  return read.ok ? read : refused('refused', read.faults.map(faultLine)[0] ?? 'the link says nothing');
}

const refused = (why: Refused['why'], line: string): Refused => ({ ok: false, why, line });

type Unpacked = { readonly ok: true; readonly value: unknown } | Refused;

/** What such a text holds, whatever that is. */
function opened(text: string): Unpacked {
  const [, version, packed] = /^(\d{1,3})\.([A-Za-z0-9_-]+)$/.exec(text) ?? [];
  if (version === undefined || packed === undefined)
    return refused(
      'mangled',
      'the link is not whole; a link begins with a number and a point and has letters, digits, - and _',
    );
  if (packed.length > LONGEST_FILE) return refused('long', `the link is longer than ${LONGEST_FILE} characters`);
  const dictionary = Object.hasOwn(DICTIONARIES, version) ? DICTIONARIES[Number(version)] : undefined;
  if (dictionary === undefined)
    return refused('newer', `the link is of version ${version}; this site reads versions up to ${NEWEST}`);
  return unpacked(packed, dictionary);
}

function unpacked(packed: string, dictionary: string): Unpacked {
  try {
    const bytes = strToU8(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), true);
    // Inflates into what it is given and no further; one letter more tells that there would have been more.
    const json = inflateSync(bytes, { out: new Uint8Array(LONGEST_FILE + 1), dictionary: strToU8(dictionary) });
    if (json.length > LONGEST_FILE) return refused('long', `the link holds more than ${LONGEST_FILE} characters`);
    return { ok: true, value: JSON.parse(strFromU8(json)) };
  } catch {
    // Not base64, not deflated or not JSON: cut short on the way.
    return refused('mangled', 'the link is not whole; it was cut short or changed on the way');
  }
}

/** As a draft it needs no texts. */
function asDraft(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { expect: {}, ...value, id: 'table', draft: true }
    : value;
}
