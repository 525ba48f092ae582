/**
 * What card data can say that nothing ever reads: of the text around it, which has no such target, mode or roll, or of the
 * card, which has no X and is never where its ability would work. It is told when a game begins.
 */
import type {
  Ability,
  AbilityCost,
  CardDefinition,
  Doing,
  Instruction,
  Objects,
  Takes,
  Target,
} from '../kernel/position/card';
import { ofObjects } from '../kernel/position/forms';
import { within } from '../kernel/view/given';
import type { Language, Unmet } from '../kernel/view/language';
import { conforms, partsIn } from './conforms';

type Path = Unmet['at'];

/** The face that is read. */
interface Read {
  readonly abilities: readonly Ability[];
  /** Whether the card has a number that is chosen as something is played or that a text explains, and an optional cost. */
  readonly x: boolean;
  /** Whether something is chosen for a cost of the card. */
  readonly uses: boolean;
  readonly optional: boolean;
  /** Keywords with which a card is played as having a text, which joins its own. */
  readonly joining: ReadonlySet<string>;
  /** What a keyword on it stands for. */
  readonly meant: (keyword: string) => readonly Ability[];
  /** Keywords that say how a card is played, whatever they stand for besides. */
  readonly playing: ReadonlySet<string>;
}

/** What a text can speak of. */
interface Said {
  readonly rolls: boolean;
  readonly targets: readonly Target[];
  /** Targets to which something is done that can be done to players, by their numbers. */
  readonly toPlayers: ReadonlySet<number>;
  readonly modes: number;
  /** Whether it takes the place of an event. */
  readonly instead: boolean;
}

/**
 * The first thing on a card that nothing reads; `null` where there is none.
 * @param carriedOut the types of cards that are carried out and never lie in play
 * @param keywords what keywords say more than their name
 * @param meant what a keyword on a side of the card stands for
 */
export function unreadIn(
  card: CardDefinition,
  { carriedOut, keywords, meant }: Pick<Parameters<Language['unmet']>[1], 'carriedOut' | 'keywords' | 'meant'>,
): Unmet | null {
  const x = mentions(card, (one) => 'X' in one || 'x' in one || one.life === 'X');
  const uses = mentions(card, (one) => USES.some((part) => part in one));
  const optional = mentions(card, ({ how }) => how === 'optional');
  const joining = new Set(Object.keys(keywords).filter((name) => keywords[name]?.needs?.some(isEither)));
  const playing = new Set(Object.keys(keywords).filter((name) => keywords[name]?.isHowPlayed));
  for (const [side, { types, abilities = [] }] of card.faces.entries()) {
    const read: Read = { abilities, x, uses, optional, joining, playing, meant: (keyword) => meant(side, keyword) };
    const at = ['faces', side, 'abilities'];
    const asOne = textOf(...abilities.flatMap((ability) => partOf(ability, read)));
    const found = idleIn(types, read, at, carriedOut) ?? unread(abilities, at, asOne, read);
    if (found !== null) return found;
  }
  return null;
}

/** Abilities that it has, or a text that is carried out. */
const isEither = (one: NonNullable<Takes['needs']>[number]): boolean => typeof one !== 'string' && one.includes('text');

/** What some instructions, carried out as one text, can speak of. */
function textOf(...all: readonly Doing[]): Said {
  const done = all.flatMap((one) => one.do).flatMap(within);
  return {
    rolls: done.some(({ op }) => op === 'roll'),
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

/** What takes the place of an event. */
const insteadOf = (instead: readonly Instruction[]): Said => ({ ...textOf({ do: instead }), instead: true });

type Owned = Extract<Ability, { readonly kind: 'keyword' | 'playedAs' }>;

/** Whether the card is played as having what an ability says. */
const isJoined = (ability: Ability, { joining }: Read): ability is Owned =>
  ability.kind === 'playedAs' || (ability.kind === 'keyword' && joining.has(ability.keyword));

/** What of an ability is carried out as the card resolves, in one with the rest: targets and modes are counted through. */
const partOf = (ability: Ability, read: Read): readonly Doing[] => {
  if (isJoined(ability, read)) return ability.text ? [ability.text] : [];
  return ability.kind === 'text' || ability.kind === 'trigger' || ability.kind === 'triggerCost' ? [ability] : [];
};

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether anything in card data is so. */
const mentions = (value: unknown, such: (one: Readonly<Record<string, unknown>>) => boolean): boolean => {
  if (Array.isArray(value)) return value.some((one) => mentions(one, such));
  return isMapping(value) && (such(value) || Object.values(value).some((one) => mentions(one, such)));
};

/** The parts of a cost for which something is chosen. */
const USES: readonly (keyof AbilityCost)[] = ['discard', 'discardSameName', 'restOther', 'banishOther', 'putFromHand'];

/** What is no data but a name. */
const NAMES: ReadonlySet<string> = new Set(['name', 'called']);

function unread(value: unknown, at: Path, said: Said, read: Read): Unmet | null {
  if (value === 'rolled' && !said.rolls) return { at, what: 'no dice that were rolled' };
  if (value === 'used' && !read.uses) return { at, what: 'nothing chosen for a cost of the card' };
  if (value === 'X' && !read.x) return { at, what: 'no X in a cost of the card' };
  if (Array.isArray(value)) return unreadAmong(value.entries(), at, said, read);
  if (!isMapping(value)) return null;
  if (value.is === 'paid' && !read.optional) return { at, what: 'no optional cost of the card' };
  if (value.is === 'did' && !isAfterSomething(at)) return { at, what: 'no instruction before it' };
  const { target, mode } = value;
  if (typeof target === 'number' && target >= said.targets.length) return { at, what: `no target number ${target}` };
  if (typeof mode === 'number' && mode > said.modes) return { at, what: `no mode number ${mode}` };
  const idle = numberOf(value, said);
  if (idle !== -1 && value.player === true && !said.toPlayers.has(idle))
    return { at, what: `nothing that is done to target number ${idle} where it is a player` };
  const amiss = conforms('Instruction', value) ? amissIn(value, at, said) : null;
  return amiss ?? unreadAmong(Object.entries(value), at, inside(value, said, read), read);
}

/** Which of the targets something is; -1: it is none. */
const numberOf = (value: unknown, { targets }: Said): number => targets.findIndex((one: unknown) => one === value);

/** Whether a condition is asked by an instruction, and not by the first one of an ability. */
const isAfterSomething = (at: Path): boolean =>
  at.at(-1) === 'condition' && !(at.at(-2) === 0 && (at.at(-4) === 'text' || ABILITIES.has(at.at(-5))));

const ABILITIES: ReadonlySet<unknown> = new Set(['abilities', 'has']);

/** What an instruction says that could never be done. */
function amissIn(instruction: Instruction, at: Path, { targets, instead }: Said): Unmet | null {
  for (const { value, at: within } of partsIn('Instruction', instruction, 'Players'))
    for (const number of targetOf(value))
      if (targets[number]?.player === undefined && number < targets.length)
        return { at: [...at, ...within], what: `target number ${number} is no player` };
  switch (instruction.op) {
    case 'prevent':
      return instead ? null : { at, what: 'no event to prevent: it is said in "instead"' };
    case 'move':
      return instruction.place === undefined && zoneOf(instruction.what, targets) === instruction.to
        ? { at, what: `no move from "${instruction.to}" to itself` }
        : null;
    case 'modes':
      return instruction.choose > instruction.of.length
        ? { at, what: `no ${instruction.choose} modes to choose among ${instruction.of.length}` }
        : null;
    default:
      return null;
  }
}

/** The zone that a text names for its objects. */
function zoneOf(objects: Objects, targets: readonly Target[]): string | undefined {
  const unsaid = (): undefined => undefined;
  return ofObjects<string | undefined>(objects, {
    this: unsaid,
    it: unsaid,
    'this and it': unsaid,
    used: unsaid,
    target: ({ target }) => targets[target]?.filter.zone,
    each: ({ each }) => each.zone,
    choose: ({ choose }) => choose.zone,
    top: unsaid,
  });
}

function unreadAmong(parts: Iterable<[string | number, unknown]>, at: Path, said: Said, read: Read): Unmet | null {
  for (const [key, inner] of parts) {
    const found = NAMES.has(String(key)) ? null : unread(inner, [...at, key], said, read);
    if (found !== null) return found;
  }
  return null;
}

/** What a text within can speak of; what waits for later speaks of the targets of the text around it. */
function inside(value: Readonly<Record<string, unknown>>, said: Said, read: Read): Said {
  if (conforms('Ability', value)) return ownOf(value, said, read);
  if (!conforms('Instruction', value)) return said;
  if (value.op === 'later') return { ...said, rolls: textOf(value).rolls, instead: false };
  return value.op === 'replace' ? { ...said, rolls: insteadOf(value.instead).rolls, instead: true } : said;
}

/** An ability speaks of its own text alone, but for one whose text is part of what the whole face says. */
function ownOf(ability: Ability, said: Said, read: Read): Said {
  if (read.abilities.includes(ability) && partOf(ability, read).length > 0) return said;
  if (ability.kind === 'replace') return insteadOf(ability.instead);
  if (ability.kind === 'keyword') return ability.text ? textOf(ability.text) : said;
  return 'do' in ability ? textOf(ability) : said;
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

/** That it cannot be chased, which is asked while it waits to resolve. */
const isOfItsPlay = (ability: Ability): boolean =>
  ability.kind === 'continuous' &&
  ability.while === undefined &&
  Object.keys(ability.modify).length === 2 &&
  ability.modify.self === true &&
  ability.modify.bans?.every((ban) => ban === 'chased') === true;

const worksAsPlayed = (ability: Ability): boolean =>
  ('in' in ability && ability.in !== undefined) ||
  AS_PLAYED.has(ability.kind) ||
  isOfItsPlay(ability) ||
  (ability.kind === 'activate' && ability.cost.discardThis === true) ||
  (ability.kind === 'automatic' && ability.ex === true);

/** A keyword that stands for nothing, as Quickcast, is asked for by its name, here too. */
const keywordWorksAsPlayed = (keyword: string, { meant, joining, playing }: Read): boolean =>
  playing.has(keyword) || joining.has(keyword) || meant(keyword).every(worksAsPlayed);

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
    const idle = isJoined(ability, read) ? (ability.has ?? []).findIndex((one) => !works(one)) : -1;
    if (idle !== -1) return { at: [...at, index, 'has', idle], what };
  }
  return null;
}
