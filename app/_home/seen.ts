/** What a reader has looked at and what they keep at hand, as this device remembers it. */
import type { Both, Lang } from '@/rules/documents';
import { LANGS } from '@/rules/documents';
import { pathToday } from '@/scenarios/format/formerly';
import { keepList, listKept } from '../_frame/device-list';

/** A page that was looked at: its path behind the language, and what it is called in the languages it was seen in. */
export interface Seen {
  readonly path: string;
  readonly title: Partial<Both>;
  readonly pinned: boolean;
}

const KEY = 'saitei-seen';
/** So many are remembered besides those that are pinned. */
const MOST = 8;
/** Pages of one thing: a section, a ruling, a situation. */
const OF_ONE_THING = /^\/(ja|en)(\/(?:rules\/[^/]+\/[^/]+|scenarios\/[^/]+|contradictions\/[^/]+)\/)$/;

/** What is remembered, pinned things first, then the last seen first. */
export const seen = (): readonly Seen[] => inOrder(asOne(listKept(KEY).flatMap(readSeen)));

/** Remembers the page at an address, if it is one of one thing; `title` as the browser shows it. */
export function remember(pathname: string, title: string): void {
  const [, lang, behind] = OF_ONE_THING.exec(pathname) ?? [];
  const own = LANGS.find((one) => one === lang);
  const path = behind === undefined ? undefined : pathToday(behind);
  const name = title.replace(/ [—|·-] (?:Saitei|裁定).*$/, '').trim();
  if (own === undefined || path === undefined || name === '' || path.endsWith('/history/')) return;
  const known = seen().find((one) => one.path === path);
  const now: Seen = { path, title: { ...known?.title, [own]: name }, pinned: known?.pinned ?? false };
  keep([now, ...seen().filter((one) => one.path !== path)]);
}

/** Pins a page, or lets it go with the others. */
export function pin(path: string, pinned: boolean): void {
  keep(seen().map((one) => (one.path === path ? { ...one, pinned } : one)));
}

/** What a page is called in a language, as far as it was seen in it. */
export function titleOf({ title, path }: Seen, lang: Lang): string {
  return title[lang] ?? title.ja ?? title.en ?? path;
}

/** A page that was seen under a former address and under that of today is one, pinned where either was. */
function asOne(all: readonly Seen[]): Seen[] {
  const found = new Map<string, Seen>();
  for (const one of all) {
    const known = found.get(one.path);
    const both = known && { ...known, title: { ...one.title, ...known.title }, pinned: known.pinned || one.pinned };
    found.set(one.path, both ?? one);
  }
  return [...found.values()];
}

function inOrder(all: readonly Seen[]): Seen[] {
  return [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned).slice(0, MOST)];
}

/** A browser that refuses storage remembers nothing, and everything else goes on. */
function keep(all: readonly Seen[]): void {
  keepList(KEY, inOrder(all));
}

/** One entry as it was kept; what is none of ours is passed over. */
function readSeen(value: unknown): Seen[] {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('title' in value)) return [];
  const { path, title } = value;
  if (typeof path !== 'string' || !OF_ONE_THING.test(`/ja${path}`)) return [];
  if (typeof title !== 'object' || title === null) return [];
  const named = Object.fromEntries(
    Object.entries(title).filter(([lang, name]) => LANGS.some((one) => one === lang) && typeof name === 'string'),
  );
  return [{ path: pathToday(path), title: named, pinned: 'pinned' in value && value.pinned === true }];
}
