/** What a document of a scenario file may not be. It needs the library of YAML, which the bounds alone do not. */
import { type Document, isAlias, isCollection, isMap, isScalar, type Node, type Pair, visit } from 'yaml';
import { DEEPEST, isOfEveryObject, MOST_PARTS } from './bounds';
import { shortened } from './strict';

/** Something about a document that keeps it from being read, and where in the text it is. */
export interface Unfit {
  readonly what: string;
  readonly at: number;
}

/** What keeps a document from being read: too many parts, keys doubled or forbidden, aliases that go round. */
export function unfit(doc: Document): Unfit | null {
  let parts = 0;
  let found: Unfit | null = null;
  const startOf = (node: unknown): number => (isRanged(node) ? (node.range?.[0] ?? 0) : 0);
  visit(doc, {
    Node(_, node, path) {
      parts += 1;
      if (parts > MOST_PARTS) found = { what: `the file has more than ${MOST_PARTS} parts`, at: startOf(node) };
      else if (path.filter(isCollection).length > DEEPEST)
        found = { what: `lists and mappings stand more than ${DEEPEST} deep`, at: startOf(node) };
      else if (isMap(node)) found = badKey(node.items, startOf);
      else if (isAlias(node) && path.some((outer) => isRanged(outer) && outer.anchor === node.source))
        found = { what: `the alias *${shortened(node.source)} stands inside what it names`, at: startOf(node) };
      return found === null ? undefined : visit.BREAK;
    },
  });
  return found;
}

const isRanged = (node: unknown): node is Node & { readonly anchor?: string } =>
  typeof node === 'object' && node !== null && 'range' in node;

function badKey(items: readonly Pair[], startOf: (node: unknown) => number): Unfit | null {
  const known = new Set<string>();
  for (const { key } of items) {
    if (!isScalar(key)) return { what: 'a key is a word, not a list or a mapping', at: startOf(key) };
    const word = String(key.value);
    if (isOfEveryObject(word)) return { what: `"${word}" cannot be a key; any other name can`, at: startOf(key) };
    if (known.has(word)) return { what: `the key "${shortened(word)}" stands twice in one mapping`, at: startOf(key) };
    known.add(word);
  }
  return null;
}
