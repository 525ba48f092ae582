/**
 * Names that links and files may hold which people have kept, and that nothing is called by any more. Whoever renames a step, a
 * card of a pool, a word of cards, a decision or a scenario says it here, and what was kept opens as before. Nothing is ever taken out.
 */
import type { WordList } from '@/engine';

/** The name of today by the former one; `null`: what was called so is no more, and nothing has taken its place. */
export type Renamed = Readonly<Record<string, string | null>>;

export interface Formerly {
  /** `procedure#step`, or a procedure with every step of it. */
  readonly steps: Renamed;
  /** Kinds of decisions. */
  readonly prompts: Renamed;
  /** Keys of the cards of the pools. */
  readonly cards: Renamed;
  /** Ids of scenarios, which are the addresses of their pages. */
  readonly scenarios: Renamed;
  readonly words: Partial<Readonly<Record<WordList, Renamed>>>;
}

export const FORMERLY: Formerly = {
  steps: {
    'battle-damage#combatants': 'battle-damage#sides',
    'activate.will#announcedOrBack': null,
    'will-trigger#follow': 'will-trigger#plays',
    'will-trigger#announce': 'triggered-will#announce',
    'will-trigger#whether': 'triggered-will#whether',
    'will-trigger#declined': 'triggered-will#declined',
    'will-trigger#carryOut': 'triggered-will#carryOut',
    'will-trigger#leaves': 'triggered-will#leaves',
    'attack-declaration#pays': 'declare-attack#pays',
    'block-declaration#pays': 'declare-block#pays',
  },
  prompts: {},
  cards: {},
  scenarios: { 'who-may-attack': 'which-forwards-may-attack' },
  words: {},
};

/** What a name is called today; one that nothing took the place of stays as it is. */
export const today = (name: string, renamed: Renamed | undefined): string =>
  (renamed !== undefined && Object.hasOwn(renamed, name) ? renamed[name] : null) ?? name;

/** A step of today: by its own former name, or by that of its procedure; with the time after it, where one stands there. */
export function stepToday(words: string, { steps }: Pick<Formerly, 'steps'> = FORMERLY): string {
  const [, step = words, time = ''] = /^(\S*)( \S+)$/.exec(words) ?? [];
  const [procedure = '', name] = step.split('#');
  const itself = today(step, steps);
  if (itself !== step || name === undefined) return `${itself}${time}`;
  return `${today(procedure, steps)}#${name}${time}`;
}

/** The ids that scenarios had and that lead to one of today, each with that one. */
export const formerScenarios = ({ scenarios }: Pick<Formerly, 'scenarios'> = FORMERLY): ReadonlyMap<string, string> =>
  new Map(Object.entries(scenarios).flatMap(([former, id]) => (id === null ? [] : [[former, id]])));

/** The path of a page of today, behind its language: a ruling that was renamed has another. */
export const pathToday = (path: string, { scenarios }: Pick<Formerly, 'scenarios'> = FORMERLY): string =>
  path.replace(/^\/scenarios\/([^/]+)\/$/, (_, id: string) => `/scenarios/${today(id, scenarios)}/`);
