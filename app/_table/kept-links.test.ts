import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITIONS, type Edition } from '@/engine';
import { linkOf } from '@/scenarios/write/link';
import { codeOf } from '../_watch/card/qr';
import { startsOf, tableOf } from './starts';
import { standingOf } from './testing/standing';

interface Kept {
  readonly edition: Edition;
  readonly table: string;
  readonly link: string;
  readonly stands: unknown;
}

/** Links that people may have kept: made once, and never made anew. More may be added. */
const KEPT: readonly Kept[] = JSON.parse(readFileSync(new URL('./testing/kept-links.json', import.meta.url), 'utf8'));

test.each(KEPT.map((one) => [one.edition, one.table, one] as const))(
  'under %s a kept link to %s opens to where it was made',
  (_edition, _table, { edition, link, stands }) => expect(standingOf(link, edition)).toEqual(stands),
);

test('there are kept links of every edition, with texts of cards', () =>
  expect(new Set(KEPT.map(({ edition }) => edition))).toEqual(new Set(EDITIONS)));

test.each(EDITIONS)(
  'the starts of %s are links of 650 letters at most, with a code of version 20 or less',
  (edition) => {
    for (const start of startsOf(edition)) {
      const link = `https://judges.example.org/en/table/#t=${linkOf(tableOf(start, edition))}`;
      expect(link.length).toBeLessThanOrEqual(650);
      expect(codeOf(link).version).toBeLessThanOrEqual(20);
    }
  },
);
