import type { ListItem, PhrasingContent } from 'mdast';
import { type DocId, LANGS, type Lang, parsePlace } from './documents';
import { canonicalId } from './inventory';
import { attributesOf, isBlank, isElement, type JsxElement, lineOf, type Source, type TreeNode } from './mdx-tree';
import { suggestion } from './nearest-id';
import { type Block, type Inline, type RichText, refLabel } from './rich-text';
import { oneWaveDash } from './wave-dash';

/** Reads what stands inside <Ja> or <En>: paragraphs and lists of words and references. */
export function richTextOf(element: JsxElement, lang: Lang, doc: DocId, source: Source): RichText {
  return blocksOf(element.children, { lang, doc, source });
}

interface Reading {
  lang: Lang;
  doc: DocId;
  source: Source;
}

function blocksOf(children: readonly TreeNode[], reading: Reading): Block[] {
  const blocks: Block[] = [];
  let line: Inline[] = [];
  const endLine = () => {
    const trimmed = trimEnds(line);
    if (trimmed.length > 0) blocks.push({ type: 'paragraph', children: trimmed });
    line = [];
  };
  for (const child of children) {
    if (child.type === 'paragraph') {
      endLine();
      line = inlinesOf(child.children, reading);
      endLine();
    } else if (child.type === 'list') {
      endLine();
      const items = child.children.map((item: ListItem) => blocksOf(item.children, reading));
      blocks.push({ type: 'list', ordered: child.ordered === true, items });
    } else if (!isBlank(child)) {
      line.push(...inlineOf(child, reading));
    } else if (line.length > 0) {
      line.push({ type: 'text', text: reading.lang === 'en' ? ' ' : '' });
    }
  }
  endLine();
  return blocks;
}

function inlinesOf(children: readonly PhrasingContent[], reading: Reading): Inline[] {
  return children.flatMap((child) => inlineOf(child, reading));
}

function inlineOf(node: TreeNode, reading: Reading): Inline[] {
  const { source } = reading;
  if (node.type === 'text') return [{ type: 'text', text: oneWaveDash(withoutLineBreaks(node.value, reading.lang)) }];
  if (isElement(node) && node.name === 'Ref') return refOf(node, reading);
  const what = isElement(node) ? `<${node.name}> inside a text` : `${node.type} inside a text`;
  const right = 'a text holds only words, lists and <Ref to="…"/>';
  source.problems.push({ file: source.file, line: lineOf(node), what, right });
  return [];
}

function refOf(element: JsxElement, { doc, source }: Reading): Inline[] {
  const refuse = (what: string, right: string) => {
    source.problems.push({ file: source.file, line: lineOf(element), what, right });
    return [];
  };
  const { to } = attributesOf(element, ['to'], source);
  if (to === undefined) return refuse('<Ref> without a target', 'write <Ref to="805.2"/>');
  const place = parsePlace(to, doc);
  if (!place) return refuse(`<Ref to="${to}"/> names no document`, 'write <Ref to="fow-5.5/8.5.2"/>');
  const id = canonicalId(place.doc, place.id);
  if (id === undefined) return refuse(`<Ref to="${to}"/> leads nowhere`, suggestion(place.doc, place.id));
  const target = { doc: place.doc, id };
  return [{ type: 'ref', to: target, label: refLabel(target, doc) }];
}

/** A line break in the file is a blank in English and nothing between Japanese characters. */
function withoutLineBreaks(text: string, lang: Lang): string {
  if (lang === 'en') return text.replace(/\s*\n\s*/g, ' ');
  return text.replace(/([\x20-\x7e])\s*\n\s*([\x20-\x7e])/g, '$1 $2').replace(/\s*\n\s*/g, '');
}

function trimEnds(line: Inline[]): Inline[] {
  const trimmed = line.map((inline, at): Inline => {
    if (inline.type === 'ref') return inline;
    let { text } = inline;
    if (at === 0) text = text.trimStart();
    if (at === line.length - 1) text = text.trimEnd();
    return { type: 'text', text };
  });
  return trimmed.filter((inline) => inline.type === 'ref' || inline.text !== '');
}

export const TEXT_ELEMENT: Record<Lang, 'Ja' | 'En'> = { ja: 'Ja', en: 'En' };

/** The language an element holds, or undefined for another element. */
export function langOf(element: JsxElement): Lang | undefined {
  return LANGS.find((lang) => TEXT_ELEMENT[lang] === element.name);
}
