/**
 * The printed sentence of an ability and the places of its tree: which pieces of the sentence a place prints is found by
 * printing the ability with something else there. So it stays true, whatever the printer does.
 */
import { diffArrays } from 'diff';
import {
  type Ability,
  type CardDefinition,
  conforms,
  type Edition,
  isMapping,
  PARTS,
  type Target,
  wordListsOf,
  wordsOf,
} from '@/engine';
import { GAME, type Game, type Lang } from '@/rules/documents';
import { cardFault } from '@/scenarios/play/card-fault';
import { alternatives } from './alternatives';
import { type Mapping, type Path, type Place, placesIn, withAt } from './places';

/** An ability of a card, by the number of the face and its own. */
export interface Text {
  readonly edition: Edition;
  readonly card: CardDefinition;
  readonly face: number;
  readonly index: number;
}

/** A place of the tree that prints a piece of the sentence. */
export interface Part {
  /** One and the same in the sentences before and after a change: a path can lead to a phrase and to a word of it. */
  readonly key: string;
  readonly place: Place;
  /** What it prints, as the sentence has it; none of it for a place where nothing stands yet. */
  readonly text: string;
  /** The words of the sentence that are others whatever else stands there, by number. */
  readonly at: ReadonlySet<number>;
}

/** A stretch of the sentence, and what can be changed there, the least first. */
export interface Piece {
  readonly text: string;
  /** Where in the sentence it begins. */
  readonly from: number;
  readonly parts: readonly Part[];
}

/** The same card with something else at a place. */
export interface Change {
  readonly card: CardDefinition;
  /** The value that stands at the place then. */
  readonly value: unknown;
  /** What the sentence says there then; empty where it says nothing any more. */
  readonly label: string;
  readonly sentence: string;
}

/** The abilities of a face of a card. */
export const abilitiesOf = ({ faces }: CardDefinition, face: number): readonly Ability[] =>
  faces[face]?.abilities ?? [];

/** A card with other abilities on a face. */
export const withAbilities = (card: CardDefinition, face: number, abilities: readonly Ability[]): CardDefinition => ({
  ...card,
  faces: card.faces.map((one, at) => (at === face ? { ...one, abilities } : one)),
});

const abilityIn = ({ card, face, index }: Text): Ability | undefined => abilitiesOf(card, face)[index];

/** The text of an ability, as the edition prints it. */
export function sentenceOf(text: Text, lang: Lang): string {
  const ability = abilityIn(text);
  return ability ? wordsOf(text.edition).ability(ability, text.card)[lang] : '';
}

/** The places of an ability that can be changed: not its kind, which is another ability. */
export function placesOf(text: Text): readonly Place[] {
  const ability = abilityIn(text);
  return ability ? placesIn(PARTS.Ability, ability, wordListsOf(text.edition)).filter(({ at }) => at.length > 0) : [];
}

/** The sentence in pieces, each with the parts that print it and can say something else that the edition knows. */
export function piecesOf(text: Text, lang: Lang): readonly Piece[] {
  const tokens = tokensOf(sentenceOf(text, lang));
  const met = new Map<string, number>();
  const printed = placesOf(text)
    .filter(({ value }) => value !== undefined)
    .flatMap((place) => {
      const path = place.at.join('.');
      const before = met.get(path) ?? 0;
      met.set(path, before + 1);
      const at = printedAt(text, place, tokens, lang);
      const part: Part = { key: `${path} ${before}`, place, at, text: stretchOf(tokens, at) };
      return at.size > 0 && hasChange(text, part, lang) ? [part] : [];
    })
    .sort((a, b) => a.at.size - b.at.size || b.place.at.length - a.place.at.length);
  const covers = tokens.map((_, token) => printed.filter(({ at }) => at.has(token)));
  const coverOf = (token: number): readonly Part[] => covers[token] ?? [];
  const pieces: { text: string; from: number; parts: readonly Part[] }[] = [];
  let from = 0;
  for (const [token, said] of tokens.entries()) {
    const before = pieces.at(-1);
    const [last, next] = [coverOf(token - 1), coverOf(token + 1)];
    const within = isGap(said) && alike(last, next) ? last : coverOf(token);
    if (before && alike(before.parts, within)) before.text += said;
    else pieces.push({ text: said, from, parts: within });
    from += said.length;
  }
  return pieces;
}

const alike = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** How many other values show what a place prints. */
const ENOUGH = 6;

/**
 * The tokens that a place prints: those that are others whatever else stands there. An operation shares its words with those
 * that are like it, so of one of many forms it is those that most others do not have.
 */
function printedAt(text: Text, place: Place, tokens: readonly string[], lang: Lang): ReadonlySet<number> {
  const gone: ReadonlySet<number>[] = [];
  for (const value of valuesFor(text, place)) {
    const card = gone.length < ENOUGH ? changed(text, place, value) : null;
    const tokensGone = card ? removed(tokens, tokensOf(sentenceOf({ ...text, card }, lang))) : NONE;
    if (tokensGone.size > 0) gone.push(tokensGone);
  }
  const needed = place.shape.is === 'tagged' ? Math.ceil(gone.length / 2) : gone.length;
  const [least] = gone.toSorted((a, b) => a.size - b.size);
  if (!least) return NONE;
  const printed = tokens.flatMap((_, token) => (gone.filter((one) => one.has(token)).length >= needed ? token : []));
  return printed.length > 0 ? new Set(printed) : least;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * What else is printed to see what a place prints. Of units of a cost, which are a sign each, it is none of them; elsewhere
 * nothing is left out, since of two words alike it could not be told which one is gone.
 */
function valuesFor(text: Text, place: Place): readonly unknown[] {
  const { shape, optional } = place;
  if (optional && shape.is === 'number' && shape.from === 0) return [undefined];
  const values = allFor(text, place);
  const others = values.filter((value) => value !== undefined);
  return others.length > 0 ? others : values;
}

/** Everything that the text language has for a place, whether or not the card could say it. */
const allFor = (text: Text, place: Place): readonly unknown[] =>
  alternatives(place, wordListsOf(text.edition), spokenOf(abilityIn(text), place.value));

/** The group of targets that a value speaks of, by its filter. */
function spokenOf(ability: Ability | undefined, value: unknown): Mapping {
  if (!ability || !('targets' in ability) || !isMapping(value) || typeof value.target !== 'number') return {};
  const group = ability.targets?.[value.target];
  return group ? { filter: group.filter } : {};
}

function removed(from: readonly string[], to: readonly string[]): ReadonlySet<number> {
  const gone = new Set<number>();
  let at = 0;
  for (const { added, removed: taken, value } of diffArrays([...from], [...to])) {
    if (added) continue;
    if (taken) for (const [i, said] of value.entries()) if (!isGap(said)) gone.add(at + i);
    at += value.length;
  }
  return gone;
}

/** What the tokens say together; a gap where others stand between. */
function stretchOf(tokens: readonly string[], at: ReadonlySet<number>): string {
  let last = -1;
  let said = '';
  for (const token of [...at].sort((a, b) => a - b)) {
    const between = tokens.slice(last + 1, token);
    said += last < 0 ? '' : between.every(isGap) ? between.join('') : ' … ';
    said += tokens[token];
    last = token;
  }
  return said;
}

const hasChange = (text: Text, part: Part, lang: Lang): boolean => changes(text, part, lang).next().done === false;

/** Everything that can stand for a part instead: known to the edition, and each a sentence of its own. */
export const changesAt = (text: Text, part: Part, lang: Lang): readonly Change[] => [...changes(text, part, lang)];

/** What can be added beside a part, where nothing stands yet. */
export function addingsTo(text: Text, parts: readonly Part[], lang: Lang): readonly Change[] {
  const around = new Set(parts.map(({ place }) => recordOf(place.at)));
  return placesOf(text)
    .filter(({ at, value }) => value === undefined && around.has(recordOf(at)))
    .flatMap((place) => changesAt(text, { key: '', place, text: '', at: NONE }, lang));
}

/** The record in which a place is. */
const recordOf = (at: Path): string => {
  const last = at.findLastIndex((key) => typeof key === 'string');
  return at.slice(0, last).join('.');
};

function* changes(text: Text, { place, at }: Part, lang: Lang): Generator<Change> {
  const before = sentenceOf(text, lang);
  const said = new Set([before]);
  for (const value of allFor(text, place)) {
    const card = changed(text, place, value);
    if (card === null) continue;
    const sentence = sentenceOf({ ...text, card }, lang);
    if (said.has(sentence) || cardFault(card, text.edition) !== null) continue;
    said.add(sentence);
    yield { card, value, label: labelOf(before, sentence, at), sentence };
  }
}

/** The card with another value at a place of its ability; `null` where that is no ability, or does nothing to nobody. */
export function changed(text: Text, { at, value: before }: Place, value: unknown): CardDefinition | null {
  const { edition, card, face, index } = text;
  const ability = withAt(abilityIn(text), at, value);
  if (!conforms('Ability', ability)) return null;
  const group = { ...BODY[GAME[edition]], ...filterOf(before) };
  const whole = settled(ability, group);
  return choosesPlayers(whole, whole) ? withAbilities(card, face, abilitiesOf(card, face).with(index, whole)) : null;
}

const BODY: Readonly<Record<Game, Target>> = {
  fow: { filter: { types: ['resonator'], zone: 'field' }, count: 1 },
  fftcg: { filter: { types: ['forward'], zone: 'field' }, count: 1 },
};

/** The filter by which objects were called, for a group of targets in their place. */
function filterOf(objects: unknown): Partial<Target> {
  const filter = isMapping(objects) ? (objects.each ?? objects.choose) : undefined;
  return conforms('Filter', filter) ? { filter } : {};
}

/** Fields that hold players. */
const PLAYERS: ReadonlySet<string> = new Set(['player', 'by', 'under']);

/** Whether every group of targets that something speaks of as players can have players in it. */
function choosesPlayers(value: unknown, ability: Ability): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const groups = 'targets' in ability ? (ability.targets ?? []) : [];
  return Object.entries(value).every(([key, one]: [string, unknown]) => {
    const asPlayers = PLAYERS.has(key) || (key === 'of' && 'top' in value);
    const group = asPlayers && isMapping(one) && typeof one.target === 'number' ? groups[one.target] : null;
    return (group === null || group?.player === true) && choosesPlayers(one, ability);
  });
}

/** An ability with as many groups of targets as it speaks of. */
function settled(ability: Ability, group: Target): Ability {
  if (!('targets' in ability || 'do' in ability)) return ability;
  const { targets = [], ...others } = ability;
  const count = Math.max(0, ...mentioned(others).map((target) => target + 1));
  if (count === targets.length) return ability;
  if (count === 0) return others;
  return { ...ability, targets: Array.from({ length: count }, (_, at) => targets[at] ?? group) };
}

/** The groups of targets that something speaks of. */
function mentioned(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    key === 'target' && typeof one === 'number' ? [one] : mentioned(one),
  );
}

/**
 * What stands in the second sentence and not in the first, from where they part to where they meet again.
 * @param at words of the first that are to be among what is replaced, so that it can be read by itself
 */
function labelOf(before: string, after: string, at: ReadonlySet<number>): string {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const most = Math.min(a.length, b.length);
  const first = Math.min(most, ...at);
  const last = a.length - 1 - Math.max(-1, ...at);
  let start = 0;
  while (start < first && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(last, most - start) && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return b
    .slice(start, b.length - end)
    .join('')
    .trim();
}

/** A sentence in what it changes by: signs of a cost, numbers, words, and runs of one kind of letter. */
const tokensOf = (sentence: string): readonly string[] => sentence.match(TOKENS) ?? [];
const TOKENS =
  /\{[^{}]*\}|《[^》]*》|[+\-−]?\d+[枚体個回]?|X[枚体個回]?|\p{Script=Latin}[\p{Script=Latin}’'/-]*|[\p{Script=Katakana}ー]+|[\p{Script=Han}々]+|あなた|この|その|それ|すべて|ほか|(?:(?!あなた|この|その|それ|すべて|ほか)\p{Script=Hiragana})+|\s+|./gu;

/** What says nothing by itself: spaces, stops, and the particles that follow a word. */
const isGap = (token: string): boolean => /^(?:[^\p{L}\p{N}]+|[はがをにのでともへ])$/u.test(token);
