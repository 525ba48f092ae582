import type { ReactNode } from 'react';
import type { BlockView, InlineView } from '../_content/views';
import { heldText } from './held';
import { inOrder } from './in-order';
import { Reference } from './reference';
import { Term } from './term';

/** The paragraphs and lists of a clause, with its references and terms alive. */
export function TextBlocks({ blocks }: { blocks: BlockView[] }) {
  return inOrder(blocks.map(blockOf));
}

function blockOf(block: BlockView): ReactNode {
  if (block.type === 'paragraph') return <p>{inOrder(block.children.map(inlineOf))}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return <List>{inOrder(block.items.map(itemOf))}</List>;
}

function itemOf(item: BlockView[]): ReactNode {
  // An item of one paragraph is a line, not a paragraph of its own.
  const [only] = item;
  const line = item.length === 1 && only?.type === 'paragraph';
  return <li>{line ? inOrder(only.children.map(inlineOf)) : inOrder(item.map(blockOf))}</li>;
}

function inlineOf(inline: InlineView): ReactNode {
  if (typeof inline === 'string') return heldText(inline);
  switch (inline.type) {
    case 'ref':
      return <Reference to={inline.to} section={inline.section} label={inline.label} />;
    case 'term':
      return <Term name={inline.term} text={inline.text} stop={inline.first} />;
  }
}
