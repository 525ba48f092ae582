import { describe, expect, it } from 'vitest';
import { FORMERLY, type Renamed } from '../format/formerly';
import { keptNames, namesToday } from './kept-names';

const KEPT = keptNames();
const TODAY = namesToday();
const { words, ...others } = FORMERLY;
const RENAMED: Readonly<Record<string, Renamed>> = { ...others, ...words };

const isRenamed = (what: string, name: string): boolean => {
  const renamed = RENAMED[what] ?? {};
  const procedure = name.slice(0, name.indexOf('#'));
  return Object.hasOwn(renamed, name) || (what === 'steps' && Object.hasOwn(renamed, procedure));
};

describe('a name that links and files hold', () => {
  it.each(Object.keys(TODAY))('is one of today, or FORMERLY says what became of it (%s)', (what) => {
    const lost = (KEPT[what] ?? []).filter((name) => !TODAY[what]?.includes(name) && !isRenamed(what, name));
    // scenarios/format/formerly.ts: the name of today, or null where nothing took its place.
    expect(lost).toEqual([]);
  });

  it.each(Object.keys(TODAY))(
    'is in the list as soon as there is one (%s); npm run coverage -- --format puts it there',
    (what) => expect(TODAY[what]?.filter((name) => !KEPT[what]?.includes(name))).toEqual([]),
  );

  it.each(Object.keys(RENAMED))(
    'is a former one only while nothing is called so, and leads to one of today (%s)',
    (what) => {
      const today = TODAY[what] ?? [];
      const procedures = new Set(today.map((name) => name.slice(0, name.indexOf('#'))));
      const exists = (name: string): boolean => today.includes(name) || (what === 'steps' && procedures.has(name));
      for (const [former, name] of Object.entries(RENAMED[what] ?? {})) {
        expect([former, exists(former)]).toEqual([former, false]);
        if (name !== null) expect([name, exists(name)]).toEqual([name, true]);
      }
    },
  );
});
