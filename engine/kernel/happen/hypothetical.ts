/**
 * Whether there could be objects of which it matters in which order effects are applied to them. Effects that ask for words and make
 * words are applied, in every order, to objects of every kind there could be, few of them and all of them together: whether one depends
 * on another hangs on what there is.
 */

import type { Filter } from '../position/position';
import { nextInTurn } from '../view/dependency';
import type { Characteristic, WordsAsked } from '../view/language';
import { type Changes, EVERYTHING, partsIn } from '../view/layers';
import type { GameTypes, LayerPart, Ruleset } from '../view/ruleset';
import { some, telling } from './orders';

/** What of a ruleset tells. */
export type Worded<G extends GameTypes> = Pick<
  Ruleset<G>,
  'language' | 'layers' | 'permittedByAbility' | 'noAttribute'
>;

/** An object: a bit for each word that it has, and for all else that was done to it. */
type Body = number;

/** An effect in a layer. */
interface Applied {
  readonly reads: ReadonlySet<Characteristic>;
  readonly writes: readonly Characteristic[];
  readonly fits: (body: Body) => boolean;
  readonly change: (body: Body) => Body;
}

/** What is put in order, with its effects in that of their own. */
type Ordered = readonly Changes[];

/**
 * Those whose place among the others could tell in a layer; `null` where that is not a matter of words alone.
 * @param undoes whether parts of two effects take away what the other does
 * @param independentFirst whether effects that depend on none come before those in a circle
 */
export function tellingOnSomeBoard<G extends GameTypes>(
  rules: Worded<G>,
  all: readonly Ordered[],
  at: number,
  undoes: (one: Changes, part: LayerPart, other: Changes, beside: LayerPart) => boolean,
  independentFirst: boolean,
): ReadonlySet<Ordered> | null {
  const changes = all.flat().filter((one) => partsIn(one, at).length > 0);
  const words = wordsOf(rules, changes, at);
  if (words === null) return null;
  const applied = new Map(changes.map((one) => [one, appliedBy(rules, one, changes, at, words, undoes)]));
  const effects = (order: readonly Ordered[]): readonly Applied[] =>
    order.flatMap((one) => one.flatMap((change) => applied.get(change) ?? []));
  const found = new Set<Ordered>();
  for (const board of boardsOf(
    words.asked.length,
    changes.every(({ modify }) => modify.self),
  )) {
    if (found.size === all.length) break;
    for (const one of telling(all, (order) => comesTo(board, effects(order), independentFirst))) found.add(one);
  }
  return found;
}

/** The words that effects of a layer ask for and make, each a bit of an object, and those of the first that any asks for. */
interface Words {
  readonly all: readonly string[];
  readonly asked: readonly string[];
}

/** More would be more kinds of objects than can be gone through, or more than there are bits. */
const MOST_ASKED = 6;
const MOST_BITS = 31;

function wordsOf<G extends GameTypes>(rules: Worded<G>, changes: readonly Changes[], at: number): Words | null {
  const { language, noAttribute } = rules;
  const written = new Set(
    changes.flatMap((one) => partsIn(one, at).flatMap((part) => language.writes(part, one.modify))),
  );
  const filters = changes.map(({ modify }) => language.wordsAsked(modify.filter ?? EVERYTHING));
  if (written.has('abilities') || !filters.every(({ rest }) => isNoMatter(rules, rest, written))) return null;
  if (!filters.every(({ rest }) => isSameRest(rest, filters[0]?.rest))) return null;
  if (some(filters, 2).some(([one, other]) => one && other && !canFitBoth(one, other, written))) return null;
  for (const { condition } of changes)
    if (
      condition &&
      [...language.conditionReads(condition, rules.permittedByAbility)].some((what) => written.has(what))
    )
      return null;
  const selves = changes.filter(({ modify }) => modify.self).length;
  if (selves !== 0 && selves !== changes.length) return null;
  const asked = new Set(filters.flatMap(({ oneOf }) => oneOf.flatMap(({ what, words }) => words.map(named(what)))));
  if (noAttribute !== null && asked.has(named('attributes')(noAttribute.run))) return null;
  const made = changes.flatMap(({ modify, parts }) =>
    (parts[at] ?? []).flatMap((part) => {
      const { what, words } = language.wordsMade(part, modify) ?? NO_WORDS;
      return what === null ? [] : words.map(named(what));
    }),
  );
  const all = [...new Set([...asked, ...made])];
  const bits = all.length + changes.length * changes.length;
  return asked.size > MOST_ASKED || bits > MOST_BITS ? null : { all, asked: [...asked] };
}
const NO_WORDS = { what: null, words: [] } as const;

const named =
  (what: Characteristic) =>
  (word: string): string =>
    `${what} ${word}`;

/** Whether what a filter asks for beside words is nothing that effects of the layer change. */
const isNoMatter = <G extends GameTypes>(
  { language }: Worded<G>,
  rest: Filter,
  written: ReadonlySet<Characteristic>,
): boolean => ![...language.filterReads(rest)].some((what) => written.has(what));

/** Who controls what an effect is on is looked at elsewhere. */
const isSameRest = (one: Filter, other: Filter = EVERYTHING): boolean =>
  JSON.stringify({ ...one, controller: null }) === JSON.stringify({ ...other, controller: null });

/** Types and attributes that no effect of the layer gives are those of objects from the start: mostly one of each. */
const canFitBoth = (one: WordsAsked, other: WordsAsked, written: ReadonlySet<Characteristic>): boolean =>
  one.oneOf.every(
    ({ what, words }) =>
      written.has(what) ||
      !(what === 'types' || what === 'attributes') ||
      other.oneOf.every((beside) => beside.what !== what || words.some((word) => beside.words.includes(word))),
  );

function appliedBy<G extends GameTypes>(
  { language }: Worded<G>,
  effect: Changes,
  changes: readonly Changes[],
  at: number,
  { all }: Words,
  undoes: (one: Changes, part: LayerPart, other: Changes, beside: LayerPart) => boolean,
): Applied {
  const bits = (those: readonly string[]): Body => those.reduce((sum, word) => sum | (1 << all.indexOf(word)), 0);
  const ofKind = (what: Characteristic): Body => bits(all.filter((word) => word.startsWith(named(what)(''))));
  const { oneOf } = language.wordsAsked(effect.modify.filter ?? EVERYTHING);
  const asked = oneOf.map(({ what, words }) => bits(words.map(named(what))));
  const own = changes.indexOf(effect);
  const bitOf = (place: number, after: number): Body => 1 << (all.length + place * changes.length + after);
  const steps = partsIn(effect, at).map((part): ((body: Body) => Body) => {
    const made = language.wordsMade(part, effect.modify);
    if (made !== null) {
      const [words, kind] = [bits(made.words.map(named(made.what))), ofKind(made.what)];
      if (made.how === 'added') return (body) => body | words;
      return made.how === 'lost' ? (body) => body & ~words : (body) => (body & ~kind) | words;
    }
    const undone = changes.flatMap((other, place) =>
      other !== effect && partsIn(other, at).some((beside) => undoes(effect, part, other, beside)) ? [place] : [],
    );
    // That it was done, and after which of those that it undoes or that undo it.
    return (body) =>
      undone.reduce(
        (sum, place) => (body & bitOf(place, place) ? sum | bitOf(place, own) : sum),
        body | bitOf(own, own),
      );
  });
  return {
    reads: new Set(oneOf.map(({ what }) => what)),
    writes: partsIn(effect, at).flatMap((part) => language.writes(part, effect.modify)),
    fits: (body) => asked.every((words) => (body & words) !== 0),
    change: (body) => steps.reduce((sum, step) => step(sum), body),
  };
}

/** Boards of objects of every kind, by which of the words asked for they have. */
function boardsOf(words: number, ofOne: boolean): readonly (readonly Body[])[] {
  const kinds = Array.from({ length: 1 << words }, (_, kind): Body => kind);
  const few = ofOne || words > 4 ? 1 : words > 3 ? 2 : 3;
  const boards = Array.from({ length: few }, (_, size) => some(kinds, size + 1)).flat();
  return ofOne ? boards : [kinds, ...boards];
}

/** What effects make of objects, applied as the layers apply them. */
function comesTo(board: readonly Body[], inOrder: readonly Applied[], independentFirst: boolean): string {
  const after = (state: readonly Body[], { fits, change }: Applied): readonly Body[] =>
    state.map((body) => (fits(body) ? change(body) : body));
  let state = board;
  let waiting = inOrder;
  const circles: ReadonlySet<Applied>[] = [];
  while (waiting.length > 0) {
    const now = state;
    const place = nextInTurn<Applied>(
      waiting,
      (effect) => waiting.filter((other) => other !== effect && other.writes.some((what) => effect.reads.has(what))),
      (effect, other, first) => {
        const earlier = first.reduce(after, now);
        const later = after(earlier, other);
        return earlier.some((body, at) => effect.fits(body) !== effect.fits(later[at] ?? body));
      },
      circles,
      () => independentFirst,
    );
    const next = waiting[place];
    if (next === undefined) break;
    state = after(state, next);
    waiting = waiting.toSpliced(place, 1);
  }
  return state.join();
}
