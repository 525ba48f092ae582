import { expect, test } from 'vitest';
import { addresses } from '../soak/addresses';
import { againLine, runCase } from '../soak/part';

const SEED = 1;
const FEW = 20;

/** The short form of `npm run soak -- --only addresses`. */
test('hostile addresses: every page comes alive, nothing fails in it, and it stays where it is', async () => {
  const opened = await addresses.open();
  const wrong: string[] = [];
  for (let at = 0; at < FEW; at += 1) {
    const found = await runCase(addresses, opened, SEED, at);
    if (found !== null) wrong.push(`${found}; again: ${againLine(addresses, SEED, at)}`);
  }
  await opened.close?.();
  expect(wrong).toEqual([]);
}, 300_000);
