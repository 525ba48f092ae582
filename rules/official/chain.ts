/** A piece of the file that may be a place of the document, and how much speaks for it. */
export interface Candidate {
  /** Place in the file. */
  piece: number;
  /** Place in the document. */
  order: number;
  weight: number;
}

/**
 * The heaviest chain of candidates that goes forward in the file and in the document at once: what is out of order is a
 * reference or a table of contents. Of two chains of one weight, the one that stands later: the contents come before the text.
 */
export function heaviestChain<T extends Candidate>(candidates: readonly T[], orders: number): T[] {
  const best = new BestBefore<T>(orders);
  const byPiece = [...candidates].sort((a, b) => a.piece - b.piece || a.order - b.order);
  let at = 0;
  while (at < byPiece.length) {
    const piece = byPiece[at]?.piece;
    const ends: Link<T>[] = [];
    for (; byPiece[at]?.piece === piece; at++) {
      const candidate = byPiece[at];
      if (!candidate) break;
      const before = best.upTo(candidate.order - 1);
      ends.push({ candidate, before, weight: candidate.weight + (before?.weight ?? 0) });
    }
    for (const end of ends) best.add(end);
  }
  const chain: T[] = [];
  for (let link = best.upTo(orders); link; link = link.before) chain.push(link.candidate);
  return chain.reverse();
}

interface Link<T> {
  candidate: T;
  before: Link<T> | undefined;
  weight: number;
}

/** The heaviest chain that ends at or before a place of the document (a Fenwick tree of maxima). */
class BestBefore<T extends Candidate> {
  readonly #tree: (Link<T> | undefined)[];

  constructor(orders: number) {
    this.#tree = new Array<Link<T> | undefined>(orders + 2);
  }

  add(link: Link<T>): void {
    for (let at = link.candidate.order + 1; at < this.#tree.length; at += at & -at) {
      const known = this.#tree[at];
      if (!known || known.weight <= link.weight) this.#tree[at] = link;
    }
  }

  upTo(order: number): Link<T> | undefined {
    let found: Link<T> | undefined;
    for (let at = Math.min(order + 1, this.#tree.length - 1); at > 0; at -= at & -at) {
      const known = this.#tree[at];
      if (known && (!found || known.weight > found.weight)) found = known;
    }
    return found;
  }
}
