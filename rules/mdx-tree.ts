import type { ListItem, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from './problem';

/** The elements a rule text is made of; nothing else may stand in one. */
export const ELEMENTS = ['Clause', 'Ja', 'En', 'Ref', 'Reading', 'Slip'] as const;
export type ElementName = (typeof ELEMENTS)[number];

/** What every reader of a tree needs: where it stands, and where to put what is wrong. */
export interface Source {
  file: string;
  problems: Problem[];
}

export type TreeNode = RootContent | PhrasingContent | ListItem;
export type JsxElement = Extract<TreeNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const parser = unified().use(remarkParse).use(remarkMdx);

/** Parses MDX into its tree. A syntax error becomes a problem at its line, and the answer is undefined. */
export function parseTree(text: string, source: Source): Root | undefined {
  try {
    return parser.parse(text);
  } catch (error) {
    const { line, reason } = syntaxError(error);
    const right = reason.includes('listItem')
      ? 'leave an empty line between a list and the closing tag'
      : 'close every tag, and write ＜ ＞ 「」 instead of < > { } in text';
    source.problems.push({ file: source.file, line, what: `not readable as MDX: ${reason}`, right });
    return undefined;
  }
}

/** The parser names the line in a field or only in its message (`… (3:1-3:9)`). */
function syntaxError(error: unknown): { line: number; reason: string } {
  const reason = String(field(error, 'reason') ?? error);
  const inText = /\((\d+):\d+/.exec(reason)?.[1];
  return { line: Number(field(error, 'line') ?? inText ?? 1), reason };
}

function field(error: unknown, name: 'line' | 'reason'): unknown {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return value;
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

export function isElement(node: TreeNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isBlank(node: TreeNode): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/**
 * The children with paragraphs that hold only elements taken apart: whether a tag stands on a line of its own is a
 * matter of line breaks, not of meaning.
 */
export function unravelled(children: readonly TreeNode[]): TreeNode[] {
  return children.flatMap((child) => {
    const onlyElements = child.type === 'paragraph' && child.children.every((c) => isElement(c) || isBlank(c));
    return onlyElements ? child.children.filter((c) => !isBlank(c)) : [child];
  });
}

/**
 * The attributes of an element, which must be literal strings with known names.
 * Refused, as a problem each: an expression, a spread, a name that is not in `names`, a name twice.
 */
export function attributesOf<Name extends string>(
  element: JsxElement,
  names: readonly Name[],
  source: Source,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  const right = names.length === 0 ? 'it takes no attribute' : `write ${names.map((n) => `${n}="…"`).join(' ')}`;
  const refuse = (what: string) => source.problems.push({ file: source.file, line: lineOf(element), what, right });
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      refuse(`<${element.name}> has an attribute that is not a quoted string`);
      continue;
    }
    const name = names.find((known) => known === attribute.name);
    if (name === undefined) refuse(`<${element.name}> has an unknown attribute ${attribute.name}`);
    else if (found[name] !== undefined) refuse(`<${element.name}> has ${name} twice`);
    else found[name] = attribute.value;
  }
  return found;
}
