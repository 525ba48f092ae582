import { type Both, type DocId, LANGS, type Lang, type Place, placeKey } from '@/rules/documents';
import { definitionOf, type Term } from '@/rules/glossary';
import { sectionOf } from '@/rules/inventory';
import type { Inline, RichText } from '@/rules/rich-text';
import { findTerms } from '@/rules/term-finder';
import type { BlockView, InlineView, TermView, TextView } from './views';

/**
 * Turns the texts of one section into what its page prints. A term is marked once a text, where some clause defines it,
 * and not in the clause that does.
 */
export class TermMarker {
  readonly #doc: DocId;
  readonly #terms = new Map<string, TermView>();
  /** Terms already met on the page, a language at a time: only one language may be in sight. */
  readonly #met: Both<Set<string>> = { ja: new Set(), en: new Set() };

  constructor(doc: DocId) {
    this.#doc = doc;
  }

  /** The text of the clause at `place` (or of a note on it) with its terms marked. */
  mark(text: Both<RichText>, place: Place): TextView {
    const [ja, en] = LANGS.map((lang) => {
      const line = new Line(this.#doc, lang, place, this.#met[lang], this.#terms);
      return line.blocks(text[lang]);
    });
    return { ja: ja ?? [], en: en ?? [] };
  }

  /** The terms met so far, by their id. */
  used(): Record<string, TermView> {
    return Object.fromEntries(this.#terms);
  }
}

/** One text in one language: knows which terms it has already marked. */
class Line {
  readonly #marked = new Set<string>();

  constructor(
    readonly doc: DocId,
    readonly lang: Lang,
    readonly place: Place,
    readonly met: Set<string>,
    readonly terms: Map<string, TermView>,
  ) {}

  blocks(blocks: RichText): BlockView[] {
    return blocks.map((block) =>
      block.type === 'paragraph'
        ? { type: 'paragraph', children: block.children.flatMap((inline) => this.#inline(inline)) }
        : { type: 'list', ordered: block.ordered, items: block.items.map((item) => this.blocks(item)) },
    );
  }

  #inline(inline: Inline): InlineView[] {
    if (inline.type === 'text') return this.#words(inline.text);
    const { to, label } = inline;
    return [{ type: 'ref', to, section: sectionOf(to.doc, to.id)?.id ?? to.id, label }];
  }

  #words(text: string): InlineView[] {
    const pieces: InlineView[] = [];
    let at = 0;
    for (const { start, end, terms } of findTerms(text, this.lang, this.doc)) {
      const term = terms.find((one) => this.#explains(one));
      if (!term || this.#marked.has(term.id)) continue;
      this.#marked.add(term.id);
      if (start > at) pieces.push(text.slice(at, start));
      const first = !this.met.has(term.id);
      pieces.push({ type: 'term', text: text.slice(start, end), term: term.id, first });
      this.met.add(term.id);
      at = end;
    }
    if (at < text.length) pieces.push(text.slice(at));
    return pieces;
  }

  /** Whether the pop-up of a term would say more than the clause at hand; remembers it for the page if so. */
  #explains(term: Term): boolean {
    const definition = definitionOf(term, this.doc);
    const section = definition && sectionOf(definition.doc, definition.id);
    if (!section || placeKey(definition) === placeKey(this.place)) return false;
    const { ja, kana, en } = term;
    this.terms.set(term.id, { ja, kana, en, definedIn: { ...definition, section: section.id } });
    return true;
  }
}
