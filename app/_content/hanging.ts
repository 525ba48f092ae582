import type { Edition } from '@/engine';
import type { Hanging } from '@/scenarios/decide/related';
import { baseOf } from '@/scenarios/play/citation';
import { decided } from './decided';
import { rulings } from './rulings';

/** The rulings that are measured under an edition, each with the clauses that decide it. */
export function hangingIn(edition: Edition): Hanging[] {
  return Object.entries(decided().rulings).flatMap(([key, { entries }]): Hanging[] => {
    const [id = '', of] = key.split('@');
    const scenario = rulings().get(id);
    const clauses = clausesOf(entries);
    return scenario && of === edition && clauses.length > 0 ? [{ id, title: scenario.title, clauses }] : [];
  });
}

/** The clauses of a list of what decides, each once. */
const clausesOf = (entries: readonly { readonly clauses: readonly string[] }[]): string[] => [
  ...new Set(entries.flatMap(({ clauses }) => clauses.filter((one) => !one.startsWith('reading:')).map(baseOf))),
];
