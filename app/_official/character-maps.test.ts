import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CharacterMaps } from './character-maps';

const asked = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

test('a table comes from the site', async () => {
  asked.mockResolvedValue(new Response(Uint8Array.of(1, 2)));
  const maps = new CharacterMaps();
  expect([...(await maps.read('UniJIS-UCS2-H'))]).toEqual([1, 2]);
  expect(asked.mock.calls).toEqual([['/pdf/cmaps/UniJIS-UCS2-H.bcmap']]);
  expect(maps.lost).toBe(false);
});

test.each(['../../secret', '..%2fsecret', 'https://example.com/x', ''])('%j is not asked for', async (name) => {
  const maps = new CharacterMaps();
  await expect(maps.read(name)).rejects.toThrow('is no name of a table');
  expect(asked).not.toHaveBeenCalled();
  expect(maps.lost).toBe(false);
});

test('a table that there is not is the fault of the file, one that does not come is not', async () => {
  const maps = new CharacterMaps();
  asked.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await expect(maps.read('No-Such-Table')).rejects.toThrow();
  expect(maps.lost).toBe(false);
  asked.mockRejectedValueOnce(new TypeError('no network'));
  await expect(maps.read('H')).rejects.toThrow('no network');
  expect(maps.lost).toBe(true);
});
