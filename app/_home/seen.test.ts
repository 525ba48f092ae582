import { beforeEach, expect, test, vi } from 'vitest';
import { pin, remember, seen, titleOf } from './seen';

vi.mock('@/scenarios/format/formerly', async (actual) => {
  const formerly = await actual<typeof import('@/scenarios/format/formerly')>();
  const renamed = { scenarios: { 'the-old-barrier': 'barrier' } };
  return { ...formerly, pathToday: (path: string) => formerly.pathToday(path, renamed) };
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

const paths = () => seen().map(({ path }) => path);

test('pages of one thing are remembered, the last first, each once, and called as they were seen', () => {
  remember('/ja/scenarios/barrier/', '障壁と、その情報 — 裁定');
  remember('/en/rules/fow-8.01/806/', 'Normal battle resolution step — Saitei');
  remember('/en/scenarios/barrier/', 'Barrier and the information it names — Saitei');
  expect(paths()).toEqual(['/scenarios/barrier/', '/rules/fow-8.01/806/']);
  const [barrier, section] = seen();
  expect(barrier && titleOf(barrier, 'ja')).toBe('障壁と、その情報');
  expect(section && titleOf(section, 'ja')).toBe('Normal battle resolution step');
});

test.each(['/ja/', '/ja/search/', '/ja/rules/fow-8.01/', '/en/rules/fow-8.01/history/', '/en/scenarios/'])(
  '%s is no page of one thing',
  (path) => {
    remember(path, 'Saitei');
    expect(paths()).toEqual([]);
  },
);

test('what is pinned comes first and stays when others are forgotten', () => {
  remember('/ja/contradictions/B57/', 'B57');
  pin('/contradictions/B57/', true);
  for (let i = 1; i <= 12; i += 1) remember(`/ja/contradictions/B${i}/`, `B${i}`);
  expect(paths()[0]).toBe('/contradictions/B57/');
  expect(paths().length).toBe(9);
  pin('/contradictions/B57/', false);
  expect(seen().some(({ pinned }) => pinned)).toBe(false);
});

test('what something else wrote is passed over', () => {
  kept.set(
    'saitei-seen',
    '[{"path":"javascript:alert(1)","title":{"ja":"x"}},{"path":3},null,{"path":"/scenarios/a/","title":{"ja":"A","xx":"y"}}]',
  );
  expect(seen()).toEqual([{ path: '/scenarios/a/', title: { ja: 'A' }, pinned: false }]);
  kept.set('saitei-seen', 'nonsense');
  expect(seen()).toEqual([]);
});

test('a ruling that was renamed since is kept once, pinned as it was, and opens at its address of today', () => {
  kept.set(
    'saitei-seen',
    '[{"path":"/scenarios/barrier/","title":{"en":"Barrier"}},{"path":"/scenarios/the-old-barrier/","title":{"ja":"障壁"},"pinned":true}]',
  );
  expect(seen()).toEqual([{ path: '/scenarios/barrier/', title: { en: 'Barrier', ja: '障壁' }, pinned: true }]);
  remember('/en/scenarios/the-old-barrier/', 'Barrier and what it names — Saitei');
  expect(seen()).toEqual([
    { path: '/scenarios/barrier/', title: { en: 'Barrier and what it names', ja: '障壁' }, pinned: true },
  ]);
});
