/** Small abilities with holes: every kind, with and without what it can leave out. */
import { PARTS } from '../text/parts';
import type { Deriving } from './deriving';
import { taggedOf } from './variants';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every way in which an ability can be put together that is no keyword; where it works is told apart. */
export function abilityTrees({ fill }: Deriving): readonly unknown[] {
  const { Ability } = PARTS;
  if (Ability.is !== 'tagged') return [];
  return Object.keys(Ability.of)
    .filter((kind) => kind !== 'keyword')
    .flatMap((kind) => taggedOf(Ability, kind, fill, ['in']))
    .filter(isTree)
    .flatMap((tree) => [tree, ...apart(tree)]);
}

/** What has words of its own: an arrival, and a cost of nothing. */
const apart = (tree: Tree): readonly Tree[] => {
  if (tree.kind === 'automatic') return [{ ...tree, when: ARRIVAL }];
  return tree.kind === 'triggerCost' ? [{ ...tree, cost: {} }] : [];
};

/** What has a sign of its own. */
const ARRIVAL = { on: 'enter', who: 'this' };

/** An ability for an arrival that is told in words and bears no sign. */
export const unmarked = (ability: unknown): unknown =>
  isTree(ability) && isTree(ability.when) && ability.when.on === 'enter'
    ? { ...ability, when: { ...ability.when, unmarked: true } }
    : undefined;
