/** Every way to knock one row out of an edition's table, by the row's kind. */
import type { DocId } from '../../generated/clauses';
import type { GameTypes } from '../view/ruleset';
import { BESIDE_TRAITS, keywordRows } from './compile';
import type { EditionTable, Mutant } from './edition';

/** A row that cites clauses, and the ways in which it can be knocked out. */
interface Cited {
  readonly kind: Mutant['kind'];
  readonly name: string;
  readonly clauses: readonly string[];
  readonly variants: readonly string[];
}

/**
 * The rows of a table with what is done to them: a step not performed, a condition always met and never met, a parameter at
 * each other legal value, an outcome without a say and one that stops everything, a process, base row, layer, trigger row or keyword gone,
 * a zone in which abilities do not work, a lending after which a card has its abilities itself, a row of visibility without a say and, where it asks who looks, speaking for both, an
 * operation that does nothing, a condition of a deck always met, a permission that lifts nothing, a limit that no text changes, a word for
 * having no attribute that is one like any other, words beside traits that are traits like any other, a former name of a zone that means none.
 *
 * Each of them rules otherwise (`knocked.ts`): what says the same as the table, or the same as another of them, tells nothing.
 * So a value of a parameter that names zones is another value only by zones that the edition has, and a condition of triggering
 * that asks a parameter is not made to be always met: that is what one of the parameter's values comes to.
 */
function rowsOf<G extends GameTypes, D extends DocId>(table: EditionTable<G, D>): readonly Cited[] {
  const found: Cited[] = [];
  const add = (kind: Cited['kind'], name: string, clauses: readonly string[], ...variants: readonly string[]): void => {
    found.push({ kind, name, clauses, variants });
  };
  for (const [proc, rows] of Object.entries(table.procedures)) {
    for (const [name, , ...clauses] of rows) add('step', `${proc}#${name}`, clauses, 'skip');
  }
  for (const [selection, { conditions }] of Object.entries(table.selections)) {
    for (const [name, , ...clauses] of conditions) add('condition', `${selection}#${name}`, clauses, 'true', 'false');
  }
  for (const name of Object.keys(table.params)) if (isParam(table, name)) addParam(table, name, add);
  for (const [kind, rows] of [...Object.entries(table.bars), ...Object.entries(table.outcomes)]) {
    for (const [name, , ...clauses] of rows ?? []) add('outcome', `${kind}#${name}`, clauses, 'none', 'all');
  }
  for (const [name, , ...clauses] of table.redirects ?? []) add('outcome', `move#${name}`, clauses, 'none');
  for (const [name, , ...clauses] of table.ruleProcesses.flat()) add('ruleProcess', name, clauses, 'none');
  for (const [name, sees, ...clauses] of table.visibility)
    add('visibility', name, clauses, 'none', ...(asksWho(sees) ? ['all'] : []));
  for (const [name, , ...clauses] of table.backs ?? []) add('back', name, clauses, 'none');
  for (const [name, [{ seen }, ...clauses]] of Object.entries(table.zones))
    add('zone', name, clauses, ...(['all', 'none'] as const).filter((other) => other !== seen));
  for (const [zone, ...clauses] of table.activeZones) add('activeZone', zone, clauses, 'none');
  for (const [type, , ...clauses] of table.typeZones ?? []) add('typeZone', type, clauses, 'none');
  for (const [name, , ...clauses] of [...table.base, ...table.last]) add('base', name, clauses, 'none');
  for (const [name, , ...clauses] of table.layers) add('layer', name, clauses, 'none');
  for (const [name, { asks }, ...clauses] of table.triggers)
    add('trigger', name, clauses, ...(asks === undefined ? ['true'] : []), 'false');
  for (const [name, , ...clauses] of table.offers) add('offer', name, clauses, 'true', 'false');
  for (const [name, , ...clauses] of table.sides) add('sides', name, clauses, 'none');
  for (const [name, , ...clauses] of table.stillTriggered) add('stillTriggered', name, clauses, 'none');
  for (const [name, , ...clauses] of table.choosers) add('chooser', name, clauses, 'none');
  const [, ...once] = table.delayed;
  add('delayed', 'once', once, 'always');
  if (table.noAttribute !== undefined) {
    const [word, ...clauses] = table.noAttribute;
    add('noAttribute', word, clauses, 'none');
  }
  if (table.besideTraits !== undefined) {
    const [, ...clauses] = table.besideTraits;
    add('besideTraits', BESIDE_TRAITS, clauses, 'none');
  }
  for (const [former, , ...clauses] of table.formerZones ?? []) add('formerZone', former, clauses, 'none');
  for (const rows of Object.values(table.completes ?? {}))
    for (const [name, , ...clauses] of rows ?? []) add('complete', name, clauses, 'none');
  for (const [name, , ...clauses] of table.repeats ?? []) add('repeat', name, clauses, 'none');
  for (const [zone, ...clauses] of table.oneByOne ?? []) add('oneByOne', zone, clauses, 'none');
  for (const [name, , ...clauses] of table.costs) add('cost', name, clauses, 'none');
  for (const [name, , ...clauses] of table.agreements ?? []) add('agreement', name, clauses, 'none');
  for (const [pile, ...clauses] of table.deckPiles) add('deckPile', pile, clauses, 'none');
  for (const [name, , ...clauses] of table.deckConditions) add('deckCondition', name, clauses, 'true');
  for (const [name, clauses] of Object.entries(table.permissions)) add('permission', name, clauses, 'none');
  for (const [name, clauses] of Object.entries(table.playerPermissions)) add('permission', name, clauses, 'none');
  for (const [name, clauses] of Object.entries(table.limits)) add('limit', name, clauses, 'none');
  for (const { row, clauses } of keywordRows(table.keywordTexts)) add('keyword', row, clauses, 'none');
  for (const [name, , ...clauses] of table.lends ?? []) add('lending', name, clauses, 'none');
  for (const [name, clauses] of Object.entries(table.operations)) add('operation', name, clauses, 'none');
  return found;
}

/** Whether what shows or hides a card depends on who looks: one that does not cannot be made to speak for all. */
const asksWho = (sees: (...given: never) => unknown): boolean => sees.length > 2;

/** Every way to knock one row out. */
export const mutantsOf = <G extends GameTypes, D extends DocId>(table: EditionTable<G, D>): readonly Mutant[] =>
  rowsOf(table).flatMap(({ variants, ...row }) => variants.map((variant): Mutant => ({ ...row, variant })));

/** Every clause that a table cites, with the rows that cite it. */
export function citationsOf<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { kind, name, clauses } of rowsOf(table))
    for (const clause of clauses) {
      const id = clause.replace(/#\d+$/, '');
      found.set(id, [...(found.get(id) ?? []), `${kind} ${name}`]);
    }
  return found;
}

function isParam<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
  name: string,
): name is keyof G['params'] & string {
  return Object.hasOwn(table.params, name);
}

/** What a value of a parameter says in an edition: of a list of zones no more than those that it has. */
const saidIn = ({ zones }: { readonly zones: object }, value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.filter((one) => Object.hasOwn(zones, one)) : value);

function addParam<G extends GameTypes, D extends DocId>(
  table: EditionTable<G, D>,
  name: keyof G['params'] & string,
  add: (kind: Cited['kind'], name: string, clauses: readonly string[], ...variants: readonly string[]) => void,
): void {
  const [value, ...clauses] = table.params[name];
  const own = saidIn(table, value);
  const others = table.paramValues[name].flatMap((other, at) => (saidIn(table, other) === own ? [] : [String(at)]));
  add('param', name, clauses, ...others);
}
