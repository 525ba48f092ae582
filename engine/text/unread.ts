/**
 * What card data can say that nothing ever reads: of the text around it, which has no such target, mode or roll, of what it
 * costs, in which there is no X, or of the card, which is never where its ability would work. It is told when a game begins.
 */
import type { Ability, CardDefinition, Doing, Instruction, Occurrence, Takes } from '../kernel/position/card';
import { ignoredBy } from '../kernel/position/dice';
import { within } from '../kernel/view/given';
import type { Knowing, Unmet } from '../kernel/view/language';
import { conforms, isMapping, partsIn } from './conforms';
import { afterEvent, misplacedCost, misplacedIn, NOWHERE, type Places, placesOf } from './misplaced';
import { type Paid, paidForCard, paidForItself, paysX, UNPAID } from './own-costs';

type Path = Unmet['at'];

/** The face that is read. */
interface Read {
  readonly abilities: readonly Ability[];
  /** Whether the card has an optional cost, and whether an ability that waits for its entering speaks of the X of its judgment. */
  readonly optional: boolean;
  readonly judgedX: boolean;
  readonly knows: Knowing;
  /** Keywords with which a card is played as having a text, which joins its own. */
  readonly joining: ReadonlySet<string>;
  /** What a keyword on it stands for. */
  readonly meant: (keyword: string) => readonly Ability[];
  /** Keywords that say how a card is played, whatever they stand for besides. */
  readonly playing: ReadonlySet<string>;
}

/** What a text can speak of. */
interface Said extends Places, Paid {
  /** Whether it is carried out as the card resolves, and so speaks of what the card was played for. */
  readonly isOfCard: boolean;
  readonly rolls: boolean;
  /** Whether it puts anything elsewhere itself, so that it can speak of that. */
  readonly moves: boolean;
  /** Targets to which something is done that can be done to players, by their numbers. */
  readonly toPlayers: ReadonlySet<number>;
  readonly modes: number;
  /** Whether it takes the place of an event. */
  readonly instead: boolean;
}

/** The first thing on a card that nothing reads; `null` where there is none. */
export function unreadIn(card: CardDefinition, knows: Knowing): Unmet | null {
  const { carriedOut, keywords, meant } = knows;
  const optional = mentions(card, ({ how }) => how === 'optional');
  const judgedX =
    knows.judgedX && mentions(card, ({ kind, cost }) => kind === 'judgment' && isMapping(cost) && 'X' in cost);
  const joining = new Set(Object.keys(keywords).filter((name) => keywords[name]?.needs?.some(isEither)));
  const playing = new Set(Object.keys(keywords).filter((name) => keywords[name]?.isHowPlayed));
  for (const [side, face] of card.faces.entries()) {
    const { types, abilities = [] } = face;
    const meantHere = (keyword: string): readonly Ability[] => meant(side, keyword);
    const read: Read = { abilities, optional, judgedX, knows, joining, playing, meant: meantHere };
    const at = ['faces', side, 'abilities'];
    const stoodFor = abilities.flatMap((ability) => (ability.kind === 'keyword' ? meantHere(ability.keyword) : []));
    const parts = abilities.flatMap((ability) => partOf(ability, read));
    const said = textOf(paidForCard(face, stoodFor), ...parts);
    const asOne: Said = { ...said, x: said.x || knows.openX, isOfCard: true };
    const found = idleIn(types, read, at, carriedOut) ?? unread(abilities, at, asOne, read);
    if (found !== null) return found;
  }
  return null;
}

/** Abilities that it has, or a text that is carried out. */
const isEither = (one: NonNullable<Takes['needs']>[number]): boolean => typeof one !== 'string' && one.includes('text');

/** What some instructions, carried out as one text that was played for something, can speak of. */
function textOf(paid: Paid, ...all: readonly Doing[]): Said {
  const done = all.flatMap((one) => one.do).flatMap(within);
  return {
    ...paid,
    x: paid.x || done.some(paysX),
    ...NOWHERE,
    isOfCard: false,
    rolls: done.some(({ op }) => op === 'roll'),
    moves: done.some(({ op }) => op === 'move'),
    targets: all.flatMap(({ targets = [] }) => targets),
    toPlayers: new Set(done.flatMap(playersAmong)),
    modes: done.reduce((sum, one) => sum + (one.op === 'modes' ? one.of.length : 0), 0),
    instead: false,
  };
}

/** The targets that an instruction speaks of as players, or may. */
function playersAmong(instruction: Instruction): readonly number[] {
  const named = partsIn('Instruction', instruction, 'Players').flatMap(({ value }) => targetOf(value));
  switch (instruction.op) {
    case 'damage':
      return [...named, ...targetOf(instruction.to)];
    case 'divide':
      return [...named, instruction.among.target];
    case 'later':
      return instruction.do.flatMap(within).flatMap(playersAmong);
    case 'replace':
      return instruction.instead.flatMap(within).flatMap(playersAmong);
    default:
      return named;
  }
}

const targetOf = (value: unknown): readonly number[] =>
  isMapping(value) && typeof value.target === 'number' ? [value.target] : [];

/** What takes the place of an event: of other dice, dice that fall only once it has been carried out. */
function insteadOf({ when, instead }: Replacing): Said {
  const said = textOf(UNPAID, { do: instead });
  return { ...said, rolls: said.rolls && when.on !== 'roll', instead: true };
}
type Replacing = Extract<
  Ability | Instruction,
  { readonly instead: readonly Instruction[]; readonly when: Occurrence }
>;

type Owned = Extract<Ability, { readonly kind: 'keyword' | 'playedAs' }>;

/** Whether the card is played as having what an ability says. */
const isJoined = (ability: Ability, { joining }: Read): ability is Owned =>
  ability.kind === 'playedAs' || (ability.kind === 'keyword' && joining.has(ability.keyword));

/** What of an ability is carried out as the card resolves, in one with the rest: targets and modes are counted through. */
const partOf = (ability: Ability, read: Read): readonly Doing[] => {
  if (isJoined(ability, read)) return ability.text ? [ability.text] : [];
  const { kind } = ability;
  return kind === 'text' || kind === 'onPlay' || kind === 'trigger' || kind === 'triggerCost' ? [ability] : [];
};

/** Whether anything in card data is so. */
const mentions = (value: unknown, such: (one: Readonly<Record<string, unknown>>) => boolean): boolean => {
  if (Array.isArray(value)) return value.some((one) => mentions(one, such));
  return isMapping(value) && (such(value) || Object.values(value).some((one) => mentions(one, such)));
};

/** What is no data but a name. */
const NAMES: ReadonlySet<string> = new Set(['name', 'called']);

function unread(value: unknown, at: Path, said: Said, read: Read): Unmet | null {
  if (value === 'rolled' && !said.rolls) return { at, what: 'no dice that were rolled' };
  if (value === 'moved' && (!said.moves || said.instead))
    return { at, what: 'nothing that this text itself has moved before' };
  const whose = said.isOfCard ? 'a cost of the card' : 'the cost of this ability';
  if (value === 'used' && !said.used) return { at, what: `nothing chosen for ${whose}` };
  if (value === 'X' && !said.x) return { at, what: `no X in ${whose}` };
  if (value === 'X' && !isXInPlace(at)) return { at, what: 'no X but of targets and of what a text looks for' };
  if (Array.isArray(value)) return unreadAmong(value.entries(), at, said, read);
  if (!isMapping(value)) return null;
  if (speaksOfX(value.x)) return { at: [...at, 'x'], what: 'X is explained by itself' };
  for (const [part, from] of FROM_THERE) {
    const put = value[part];
    const misplaced = isMapping(put) ? misplacedCost(put.to, read.knows.zoneOf[from]) : null;
    if (misplaced !== null) return { at: [...at, part], what: misplaced };
  }
  if (value.is === 'paid' && !read.optional) return { at, what: 'no optional cost of the card' };
  if (value.is === 'did' && !isAfterSomething(at)) return { at, what: 'no instruction before it' };
  const { target, targets, mode } = value;
  if (Array.isArray(targets) && targets.some(speaksOfX) && !isXKnownBefore(value, read))
    return { at: [...at, 'targets'], what: 'no X that is known before targets are chosen' };
  if (typeof target === 'number' && target >= said.targets.length) return { at, what: `no target number ${target}` };
  if (typeof mode === 'number' && mode > said.modes) return { at, what: `no mode number ${mode}` };
  const idle = numberOf(value, said);
  if (idle !== -1 && value.player === true && !said.toPlayers.has(idle))
    return { at, what: `nothing that is done to target number ${idle} where it is a player` };
  const amiss = conforms('Instruction', value) ? amissIn(value, at, said, read) : null;
  return amiss ?? unreadAmong(Object.entries(value), at, inside(value, said, read), read);
}

/** What is put elsewhere for a cost, and from where. */
const FROM_THERE = [
  ['putFromHand', 'hand'],
  ['putOther', 'battlefield'],
] as const;

const speaksOfX = (amount: unknown): boolean =>
  amount === 'X' || (isMapping(amount) && Object.values(amount).some(speaksOfX));

/** Fields of a filter that can ask for X. */
const ASKS_FOR_X: ReadonlySet<unknown> = new Set(['cost', 'maxCost', 'minCost']);
/** Where a filter stands that a text looks by as it is carried out. */
const LOOKS_BY: ReadonlySet<unknown> = new Set(['each', 'choose', 'all', 'count', 'what']);

/** A filter knows the X of a text only where that looks for something with it. */
const isXInPlace = (at: Path): boolean =>
  !ASKS_FOR_X.has(at.at(-1)) || LOOKS_BY.has(at.at(-2)) || at.at(-4) === 'targets';

/** X comes before the targets, where the edition lets it be chosen for the text; what is done as a card is played is chosen before its cost. */
const isXKnownBefore = ({ kind }: Readonly<Record<string, unknown>>, { knows }: Read): boolean =>
  knows.openX && kind !== 'onPlay';

/** Which of the targets something is; -1: it is none. */
const numberOf = (value: unknown, { targets }: Said): number => targets.findIndex((one: unknown) => one === value);

/** Whether a condition is asked by an instruction, and not by the first one of an ability. */
const isAfterSomething = (at: Path): boolean =>
  at.at(-1) === 'condition' && !(at.at(-2) === 0 && (at.at(-4) === 'text' || ABILITIES.has(at.at(-5))));

const ABILITIES: ReadonlySet<unknown> = new Set(['abilities', 'has']);

/** What an instruction says that could never be done. */
function amissIn(instruction: Instruction, at: Path, said: Said, { knows }: Read): Unmet | null {
  const { targets, instead } = said;
  for (const { value, at: within } of partsIn('Instruction', instruction, 'Players'))
    for (const number of targetOf(value))
      if (targets[number]?.player === undefined && number < targets.length)
        return { at: [...at, ...within], what: `target number ${number} is no player` };
  switch (instruction.op) {
    case 'prevent':
      return instead ? null : { at, what: 'no event to prevent: it is said in "instead"' };
    case 'roll': {
      const { dice, ignore } = instruction;
      const { lowest, highest } = ignore === undefined ? { lowest: 0, highest: 0 } : ignoredBy(ignore);
      const many = lowest + highest;
      return typeof dice === 'number' && many > dice
        ? { at, what: `no ${many} values to ignore among those of ${dice} dice` }
        : null;
    }
    case 'modes':
      return instruction.choose > instruction.of.length
        ? { at, what: `no ${instruction.choose} modes to choose among ${instruction.of.length}` }
        : null;
    default: {
      const what = misplacedIn(instruction, said, knows);
      return what === null ? null : { at, what };
    }
  }
}

function unreadAmong(parts: Iterable<[string | number, unknown]>, at: Path, said: Said, read: Read): Unmet | null {
  for (const [key, inner] of parts) {
    const found = NAMES.has(String(key)) ? null : unread(inner, [...at, key], said, read);
    if (found !== null) return found;
  }
  return null;
}

/** What a text within can speak of; what waits for later speaks of the targets and the dice of the text around it. */
function inside(value: Readonly<Record<string, unknown>>, said: Said, read: Read): Said {
  if (conforms('Ability', value)) return ownOf(value, said, read);
  if (!conforms('Instruction', value)) return said;
  if (value.op === 'later') {
    const { rolls, moves } = textOf(UNPAID, value);
    return {
      ...said,
      ...(value.or ? NOWHERE : afterEvent(value.when, read.knows)),
      rolls: said.rolls || rolls,
      moves: said.moves || moves,
      instead: false,
    };
  }
  if (value.op !== 'replace') return said;
  return { ...said, ...NOWHERE, rolls: said.rolls || insteadOf(value).rolls, instead: true };
}

/** An ability speaks of its own text alone, but for one whose text is part of what the whole face says. */
function ownOf(ability: Ability, said: Said, read: Read): Said {
  if (read.abilities.includes(ability) && partOf(ability, read).length > 0) return said;
  if (ability.kind === 'replace') return insteadOf(ability);
  const paid = paidForItself(ability);
  const open = { ...paid, x: paid.x || read.knows.openX };
  if (ability.kind === 'keyword') return ability.text ? textOf(open, ability.text) : { ...said, ...paid };
  if (!('do' in ability)) return said;
  const judged = ability.kind === 'automatic' && ability.when.on === 'enter' && read.judgedX;
  return { ...textOf({ ...open, x: open.x || judged }, ability), ...placesOf(ability, read.knows) };
}

/** What a card can have that never lies in play: what it is played by, and what it does then. */
const AS_PLAYED: ReadonlySet<Ability['kind']> = new Set<Ability['kind']>([
  'cost',
  'playedAs',
  'break',
  'text',
  'trigger',
  'triggerCost',
]);

/**
 * What an ability says of the playing of its own card alone: that it cannot be chased, which is asked while it waits to resolve, or
 * that it has a keyword by which it is played.
 */
function isOfItsPlay(ability: Ability, playing: ReadonlySet<string>): boolean {
  if (ability.kind !== 'continuous' || ability.while !== undefined) return false;
  const { self, bans = [], gain = [], ...others } = ability.modify;
  if (self !== true || Object.keys(others).length > 0 || bans.length + gain.length === 0) return false;
  return bans.every((ban) => ban === 'chased') && gain.every((one) => typeof one === 'string' && playing.has(one));
}

/** A keyword that is printed on a card is not had by an ability. */
const NO_KEYWORDS: ReadonlySet<string> = new Set();

const worksAsPlayed = (ability: Ability): boolean =>
  ('in' in ability && ability.in !== undefined) ||
  AS_PLAYED.has(ability.kind) ||
  isOfItsPlay(ability, NO_KEYWORDS) ||
  (ability.kind === 'activate' && ability.cost.discardThis === true) ||
  (ability.kind === 'automatic' && ability.ex === true);

/** A keyword that stands for nothing, as Quickcast, is asked for by its name, here too. */
const keywordWorksAsPlayed = (keyword: string, { meant, joining, playing }: Read): boolean =>
  playing.has(keyword) || joining.has(keyword) || meant(keyword).every(worksAsPlayed);

/** That its own card is not played, said of where cards are in play: from there none is. */
const keepsFromPlay = (ability: Ability): boolean =>
  ability.kind === 'continuous' &&
  ability.in === undefined &&
  ability.modify.self === true &&
  ability.modify.bans?.some((ban) => (typeof ban === 'object' && 'cannot' in ban ? ban.cannot : ban) === 'play') ===
    true;

/** An ability of a card that is carried out, or a text of one that is not, which would wait where the card never is. */
function idleIn(types: readonly string[], read: Read, at: Path, carriedOut: readonly string[]): Unmet | null {
  const among = types.filter((type) => carriedOut.includes(type)).length;
  const isCarriedOut = among > 0 && among === types.length;
  const what = isCarriedOut ? 'no ability of a card that is carried out' : 'no text of a card that is not carried out';
  const works = (ability: Ability): boolean => {
    if (isCarriedOut)
      return ability.kind === 'keyword' ? keywordWorksAsPlayed(ability.keyword, read) : worksAsPlayed(ability);
    if (among > 0) return true;
    return ability.kind === 'text' ? ability.ex === true : !isJoined(ability, read) || ability.text === undefined;
  };
  for (const [index, ability] of read.abilities.entries()) {
    if (!works(ability)) return { at: [...at, index], what };
    if (ability.kind === 'onPlay' && ability !== read.abilities.find(({ kind }) => kind === 'onPlay'))
      return { at: [...at, index], what: 'one text alone of what is done as the card is played' };
    if (keepsFromPlay(ability))
      return { at: [...at, index], what: 'the card is not played from where this works; say from where with "in"' };
    const has = isJoined(ability, read) ? (ability.has ?? []) : [];
    const idle = has.findIndex((one) => !works(one) && !isOfItsPlay(one, read.playing));
    if (idle !== -1) return { at: [...at, index, 'has', idle], what };
  }
  return null;
}
