import { langOf, richTextOf, TEXT_ELEMENT } from './clause-text';
import { type Both, type DocId, LANGS, type Place } from './documents';
import { splitFrontMatter } from './front-matter';
import { CLAUSE_KINDS, type ClauseKind, inventory } from './inventory';
import {
  attributesOf,
  ELEMENTS,
  isBlank,
  isElement,
  type JsxElement,
  lineOf,
  parseTree,
  type Source,
  type TreeNode,
  unravelled,
} from './mdx-tree';
import { suggestion } from './nearest-id';
import type { Problem } from './problem';
import type { RichText } from './rich-text';

/** How we take a clause whose source is garbled, contradicts itself or leaves something open. */
export interface Reading {
  /** Row in the list of readings (`E2`), where it has one. */
  id?: string;
  /** It only reports a misprint, a lost icon or an unfinished translation: a small mark is enough. */
  slip?: true;
  text: Both<RichText>;
}

/** One clause as a section file has it. */
export interface ClauseText extends Place {
  section: string;
  kind: ClauseKind;
  text: Both<RichText>;
  readings: Reading[];
  file: string;
  line: number;
}

/** One section file. */
export interface SectionText extends Place {
  parent: string | null;
  title: Both;
  file: string;
  /** In the order of the file. */
  clauses: ClauseText[];
}

/**
 * Reads one MDX file of the rulebook. `file` is its path from the root, `rules/text/<doc>/<section>.mdx`.
 * The section is undefined when its head or its syntax cannot be read; single faulty clauses are left out. Everything
 * refused is in `problems`, each with its line.
 */
export function parseSectionFile(raw: string, file: string): { section?: SectionText; problems: Problem[] } {
  const source: Source = { file, problems: [] };
  const { problems } = source;
  const split = splitFrontMatter(raw, source);
  if (!split) return { problems };
  const { doc, section: id, parent = null, title } = split.meta;
  checkPlace(doc, id, parent, source);
  const tree = parseTree(split.body, source);
  if (!tree) return { problems };
  const clauses = unravelled(tree.children).flatMap((node) => {
    if (!isElement(node) || node.name !== 'Clause') {
      refuseNode(node, source, 'only <Clause> may stand at the top of a section');
      return [];
    }
    const clause = clauseOf(node, doc, id, source);
    return clause ? [clause] : [];
  });
  return { section: { doc, id, parent, title, file, clauses }, problems };
}

function checkPlace(doc: DocId, id: string, parent: string | null, source: Source): void {
  const refuse = (what: string, right: string) => source.problems.push({ file: source.file, line: 2, what, right });
  const entry = inventory(doc).sectionById.get(id);
  if (!entry) refuse(`section ${id} is not in the inventory of ${doc}`, suggestion(doc, id));
  else if (entry.parent !== parent) {
    const right = entry.parent === null ? 'it has no parent' : `its parent is "${entry.parent}"`;
    refuse(`section ${id} has the parent ${parent ?? 'none'}`, right);
  }
  const path = `rules/text/${doc}/${id}.mdx`;
  if (source.file !== path) refuse(`section ${id} of ${doc} stands in another file`, `it belongs in ${path}`);
}

function clauseOf(element: JsxElement, doc: DocId, section: string, source: Source): ClauseText | undefined {
  const { file, problems } = source;
  const line = lineOf(element);
  const refuse = (what: string, right: string) => {
    problems.push({ file, line, what, right });
    return undefined;
  };
  const { id, kind: kindName } = attributesOf(element, ['id', 'kind'], source);
  if (id === undefined) return refuse('<Clause> without an id', 'write <Clause id="806.2a" kind="procedure">');
  const entry = inventory(doc).clauseById.get(id);
  if (!entry) return refuse(`clause ${id} is not in the inventory of ${doc}`, suggestion(doc, id));
  if (entry.section !== section) {
    return refuse(`clause ${id} stands in section ${section}`, `it belongs to section ${entry.section}`);
  }
  const kind = CLAUSE_KINDS.find((known) => known === kindName);
  if (kind !== entry.kind) {
    return refuse(`clause ${id} has the kind ${kindName ?? 'none'}`, `its kind is "${entry.kind}"`);
  }
  const texts = new Map<'ja' | 'en', RichText>();
  const readings: Reading[] = [];
  for (const child of unravelled(element.children)) {
    const lang = isElement(child) ? langOf(child) : undefined;
    if (isElement(child) && lang) {
      if (texts.has(lang)) refuse(`clause ${id} has <${TEXT_ELEMENT[lang]}> twice`, 'each language stands once');
      attributesOf(child, [], source);
      texts.set(lang, richTextOf(child, lang, doc, source));
    } else if (isElement(child) && (child.name === 'Reading' || child.name === 'Slip')) {
      const reading = readingOf(child, doc, source);
      if (reading) readings.push(reading);
    } else refuseNode(child, source, 'a clause holds <Ja>, <En>, <Reading> and <Slip>');
  }
  const text = bothOf(texts, `clause ${id}`, line, source);
  return text && { doc, id, section, kind: entry.kind, text, readings, file, line };
}

function readingOf(element: JsxElement, doc: DocId, source: Source): Reading | undefined {
  const slip = element.name === 'Slip';
  const { id } = attributesOf(element, slip ? [] : ['id'], source);
  const texts = new Map<'ja' | 'en', RichText>();
  for (const child of unravelled(element.children)) {
    const lang = isElement(child) ? langOf(child) : undefined;
    if (isElement(child) && lang) texts.set(lang, richTextOf(child, lang, doc, source));
    else refuseNode(child, source, `a ${slip ? 'slip' : 'reading'} holds <Ja> and <En>`);
  }
  const text = bothOf(texts, slip ? 'a slip' : 'a reading', lineOf(element), source);
  return text && { ...(id === undefined ? {} : { id }), ...(slip ? { slip } : {}), text };
}

function bothOf(
  texts: Map<'ja' | 'en', RichText>,
  what: string,
  line: number,
  source: Source,
): Both<RichText> | undefined {
  for (const lang of LANGS) {
    if ((texts.get(lang) ?? []).length > 0) continue;
    const right = `write <${TEXT_ELEMENT[lang]}>…</${TEXT_ELEMENT[lang]}>`;
    source.problems.push({ file: source.file, line, what: `${what} has no text in ${lang}`, right });
  }
  const ja = texts.get('ja');
  const en = texts.get('en');
  return ja && en && ja.length > 0 && en.length > 0 ? { ja, en } : undefined;
}

function refuseNode(node: TreeNode, source: Source, right: string): void {
  if (isBlank(node)) return;
  const known = isElement(node) && ELEMENTS.some((name) => name === node.name);
  const what = isElement(node) ? `<${node.name}> ${known ? 'in the wrong place' : 'is unknown'}` : `stray ${node.type}`;
  source.problems.push({ file: source.file, line: lineOf(node), what, right });
}
