/**
 * Which trees are the same text: what is left of a tree once differences without meaning are taken away. They are the
 * order of keys, an empty list of target groups, the order of two types for which the edition has one word, card types
 * where only a player is dealt damage, and whether an arrival bears a sign, which most editions do not show;
 * nor does it matter whether a ban with nothing added is written short, or what a name is in the other language.
 */

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

const isPlain = (value: unknown): value is Plain =>
  value === null ||
  ['boolean', 'number', 'string'].includes(typeof value) ||
  (Array.isArray(value) ? value.every(isPlain) : typeof value === 'object' && Object.values(value).every(isPlain));

/** The same string for trees that mean the same. */
export function normalForm(tree: object): string {
  const plain: unknown = JSON.parse(JSON.stringify(tree));
  return isPlain(plain) ? JSON.stringify(normal(plain)) : '';
}

function normal(value: Plain): Plain {
  if (isList(value)) return value.map(normal);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  // "Cannot attack" is short, or a mapping to which nothing is added.
  if (keys.length === 1 && value.cannot !== undefined) return value.cannot;
  const entries = Object.entries(value)
    .filter(([key, inner]) => !(key === 'targets' && isList(inner) && inner.length === 0))
    .filter(([key]) => !(key === 'types' && value.on === 'damage' && value.to !== undefined && value.to !== 'card'))
    .filter(([key]) => key !== 'unmarked')
    .filter(([, inner]) => !isName(inner))
    .map(([key, inner]): [string, Plain] => [key, key === 'types' && isList(inner) ? inOrder(inner) : normal(inner)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** A name stands in each language by itself. */
const isName = (value: Plain): boolean => typeof value === 'object' && value !== null && 'ja' in value && 'en' in value;

const FIGHTERS = ['j-ruler', 'resonator'];

const inOrder = (types: readonly Plain[]): readonly Plain[] =>
  types.length === 2 && FIGHTERS.every((type) => types.includes(type)) ? FIGHTERS : types;
