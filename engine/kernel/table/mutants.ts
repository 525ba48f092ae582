/** Every way to knock one row out of an edition's table, by the row's kind. */
import type { DocId } from '../../generated/clauses';
import type { GameTypes } from '../view/ruleset';
import type { EditionTable, Mutant } from './edition';

/**
 * The mutants of a table: a step not performed, a condition always met and never met, a parameter at each other legal
 * value, an outcome without a say and one that stops everything, a process, base row, layer, trigger row or keyword gone, a condition of a deck always met,
 * a permission that lifts nothing.
 */
export function mutantsOf<G extends GameTypes, D extends DocId>(table: EditionTable<G, D>): readonly Mutant[] {
  const found: Mutant[] = [];
  const add = (
    kind: Mutant['kind'],
    name: string,
    clauses: readonly string[],
    ...variants: readonly string[]
  ): void => {
    for (const variant of variants) found.push({ kind, name, variant, clauses });
  };
  for (const [proc, rows] of Object.entries(table.procedures)) {
    for (const [name, , ...clauses] of rows) add('step', `${proc}#${name}`, clauses, 'skip');
  }
  for (const [selection, { conditions }] of Object.entries(table.selections)) {
    for (const [name, , ...clauses] of conditions) add('condition', `${selection}#${name}`, clauses, 'true', 'false');
  }
  for (const name of Object.keys(table.params)) if (isParam(table, name)) addParam(table, name, add);
  for (const [kind, rows] of Object.entries(table.outcomes)) {
    for (const [name, , ...clauses] of rows ?? []) add('outcome', `${kind}#${name}`, clauses, 'none', 'all');
  }
  for (const [name, , ...clauses] of table.ruleProcesses.flat()) add('ruleProcess', name, clauses, 'none');
  for (const [name, , ...clauses] of table.visibility) add('visibility', name, clauses, 'all', 'none');
  for (const [name, [{ seen }, ...clauses]] of Object.entries(table.zones))
    add('zone', name, clauses, ...(['all', 'none'] as const).filter((other) => other !== seen));
  for (const [name, , ...clauses] of table.base) add('base', name, clauses, 'none');
  for (const [name, , ...clauses] of table.layers) add('layer', name, clauses, 'none');
  for (const [name, , ...clauses] of table.triggers) add('trigger', name, clauses, 'true', 'false');
  for (const [name, , ...clauses] of table.choosers) add('chooser', name, clauses, 'none');
  const [, ...once] = table.delayed;
  add('delayed', 'once', once, 'always');
  for (const [name, , ...clauses] of table.completes ?? []) add('complete', name, clauses, 'none');
  for (const [name, , ...clauses] of table.repeats ?? []) add('repeat', name, clauses, 'none');
  for (const [zone, ...clauses] of table.oneByOne ?? []) add('oneByOne', zone, clauses, 'none');
  for (const [name, , ...clauses] of table.costs) add('cost', name, clauses, 'none');
  for (const [name, , ...clauses] of table.deckConditions) add('deckCondition', name, clauses, 'true');
  for (const [name, clauses] of Object.entries(table.permissions)) add('permission', name, clauses, 'none');
  for (const [name, [, ...clauses]] of Object.entries(table.keywordTexts)) add('keyword', name, clauses, 'none');
  return found;
}

function isParam<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
  name: string,
): name is keyof G['params'] & string {
  return Object.hasOwn(table.params, name);
}

function addParam<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
  name: keyof G['params'] & string,
  add: (kind: Mutant['kind'], name: string, clauses: readonly string[], ...variants: readonly string[]) => void,
): void {
  const [value, ...clauses] = table.params[name];
  table.paramValues[name].forEach((other, at) => {
    if (JSON.stringify(other) !== JSON.stringify(value)) add('param', name, clauses, String(at));
  });
}
