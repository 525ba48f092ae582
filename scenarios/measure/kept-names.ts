/** Every name that a link or a file may hold, as far as there ever was one since links are kept: what is in this list has to open. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { EDITIONS, OPEN_LISTS, openEngine, WORD_LISTS, wordListsOf, wordsOf } from '@/engine';
import { poolOf } from '../format/pool';
import { scenarioFiles } from '../format/read';

export const KEPT_NAMES_FILE = 'scenarios/measure/kept-names.json';

/** Names by what they name: `steps`, `prompts`, `cards`, `scenarios`, and the lists of words. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** What there is today, in every edition together. */
export function namesToday(): Names {
  const all = (of: (edition: (typeof EDITIONS)[number]) => readonly string[]): readonly string[] =>
    [...new Set(EDITIONS.flatMap(of))].sort();
  const words = WORD_LISTS.filter((list) => !OPEN_LISTS.has(list)).map(
    (list) => [list, all((edition) => wordListsOf(edition)[list])] as const,
  );
  return {
    steps: all((edition) => openEngine(edition, {}).steps),
    prompts: all((edition) => wordsOf(edition).keys('prompt')),
    cards: all((edition) => Object.keys(poolOf(edition))),
    scenarios: scenarioIds(),
    ...Object.fromEntries(words),
  };
}

/** The ids of scenarios that have a page: each is the name of its file, and no draft has one. */
const scenarioIds = (): readonly string[] =>
  scenarioFiles()
    .filter((file) => !/^draft: true$/m.test(readFileSync(file, 'utf8')))
    .map((file) => basename(file, '.yaml'))
    .sort();

/** What the list has. */
export const keptNames = (): Names =>
  existsSync(KEPT_NAMES_FILE) ? JSON.parse(readFileSync(KEPT_NAMES_FILE, 'utf8')) : {};

/** The text of the list with what is new today; nothing is ever taken out of it. */
export function keptNamesSource(): string {
  const kept = keptNames();
  const names = Object.entries(namesToday()).map(([what, today]) => [
    what,
    [...new Set([...(kept[what] ?? []), ...today])].sort(),
  ]);
  return `${JSON.stringify(Object.fromEntries(names), null, 1)}\n`;
}
