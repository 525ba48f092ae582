/** Rules whose parts stand one after the other: lists, and records of which each field says its own piece. */
import type { Words } from '../kernel/position/card';
import { listed } from '../words/grammar/phrase';
import { words } from '../words/vocabulary';
import type { Language } from './normal';
import type { Node, Piece, Read, Rule } from './rule';

const [A, B, C, D] = ['\ue001', '\ue002', '\ue003', '\ue004'];

/** Values of all parts, in order. */
export const all = (parts: Read): readonly unknown[] => parts.map(([, value]) => value);

/** A record of what each of its parts says. */
export const merged = (parts: Read): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...parts.map(([, value]) => value));

/** One after the other, with the same between any two, and perhaps something else before the last. */
export function repeat(
  rule: Rule,
  start: Node,
  item: Rule,
  { between, last }: { readonly between: string; readonly last: string },
): void {
  const piece: Piece = { rule: item, hole: 0 };
  const one = rule.along(start, [piece]);
  one.ends.push(all);
  const goesOn = rule.along(one, [between, piece]);
  // From the second on, what comes next may come again.
  const again = rule.node();
  goesOn.skips.push(again);
  const next = rule.along(again, [between]);
  next.calls.push({ rule: item, hole: 0, to: again });
  if (between === last) again.ends.push(all);
  else {
    rule.along(one, [last, piece]).ends.push(all);
    rule.along(again, [last, piece]).ends.push(all);
  }
}

/** A list as the printer lists: what stands between its items, and before the last. */
export function list(rule: Rule, start: Node, item: Rule, and: Words, language: Language, none?: Words): void {
  const marks = [A, B, C, D].map((mark) => words(mark ?? '', mark ?? ''));
  const said = listed(marks, and, words('', ''))[language];
  const between = said.slice(1, said.indexOf(B ?? ''));
  const last = said.slice(said.indexOf(C ?? '') + 1, said.indexOf(D ?? ''));
  repeat(rule, start, item, { between, last });
  if (none && none[language] !== '') rule.add([none[language]], () => [], start);
}

/** Parts of which each may stand there, in this order, with something between any two; at least one of them. */
export function inOrder(rule: Rule, start: Node, parts: readonly Joined[], between: string): Node {
  const end = rule.node();
  let node = start;
  for (const { goesOn, last } of parts) {
    const next = rule.node();
    node.calls.push({ rule: last, hole: 0, to: end });
    const after = rule.node();
    node.calls.push({ rule: goesOn, hole: 0, to: after });
    rule.along(after, [between]).skips.push(next);
    node.skips.push(next);
    node = next;
  }
  return end;
}

/** A part as it stands before others, and as the last. */
export interface Joined {
  readonly goesOn: Rule;
  readonly last: Rule;
}

/** Parts of which each may stand there, in this order. */
export function chain(rule: Rule, start: Node, parts: readonly Rule[]): Node {
  let node = start;
  for (const part of parts) {
    const next = rule.node();
    node.calls.push({ rule: part, hole: 0, to: next });
    node.skips.push(next);
    node = next;
  }
  return node;
}
