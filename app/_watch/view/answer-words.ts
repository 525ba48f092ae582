/** Decisions in words: what each possible answer says on its button. */
import { type Answer, type Item, type Option, type Position, type Request, SEATS, type Space } from '@/engine';
import type { Words } from '../../_words/words';

/** Names that buttons and sentences need, in one language. */
export interface Naming {
  /** An object by its reference; its last name where it is gone. */
  card: (ref: number) => string;
  player: (seat: 0 | 1) => string;
  /** A kind of will, or of CP. */
  resource: (key: string) => string;
  phase: (key: string) => string;
  keyword: (key: string) => string;
  /** What an ability of an object says, by the name that scripts have for it after its `#`; nothing of what is not to be seen. */
  ability: (ref: number, name: string) => string;
}

type AnswerWords = Words['watch']['answers'];

/** An answer of the pending decision, as a button says it. */
export function answerWords(words: AnswerWords, naming: Naming, p: Position, request: Request, answer: Answer): string {
  const { space, prompt } = request;
  const nameOfKey = (key: string): string => keyName(words, naming, p, request, key);
  if (typeof answer === 'number') return words.number(answer);
  if (typeof answer === 'string') {
    const option = optionsOf(space).find(({ key }) => key === answer);
    return option ? optionWords(words, naming, p, prompt, option, optionsOf(space)) : nameOfKey(answer);
  }
  if (!isList(answer)) {
    const parts = Object.entries(answer).map(([key, amount]) => words.part(nameOfKey(key), amount));
    return words.split(words.and(parts));
  }
  if (space.kind === 'payment') return paymentWords(words, naming, request, answer);
  const names = words.and(answer.map(nameOfKey));
  if (space.kind === 'order' || prompt === 'order') return words.order(names);
  switch (prompt) {
    case 'target':
      return answer.length === 0 ? words.noTarget : words.target(names);
    case 'discard':
      return answer.length === 0 ? words.chooseNone : words.discard(names);
    case 'attack.attackers':
      return answer.length === 0 ? words.noAttack : words.partyOf(names);
    default:
      return answer.length === 0 ? words.chooseNone : words.choose(names);
  }
}

const isList = (answer: Exclude<Answer, string | number>): answer is readonly string[] => Array.isArray(answer);

const optionsOf = (space: Space): readonly Option[] => ('options' in space ? space.options : NO_OPTIONS);
const NO_OPTIONS: readonly Option[] = [];

/**
 * One option as a button says it; also one that is refused.
 * @param among the options of the decision: of two abilities of one card each is told by what it says
 */
export function optionWords(
  words: AnswerWords,
  naming: Naming,
  p: Position,
  prompt: string,
  option: Option,
  among: readonly Option[] = NO_OPTIONS,
): string {
  const { key, item, index, action } = option;
  const name = optionName(words, naming, p, option, among);
  if (prompt === 'priority' || action) return actionWords(words, option, name);
  switch (key) {
    case 'attack':
      return prompt === 'attack.again' ? words.attackAgain : words.attack;
    case 'forfeit':
      return words.forfeit;
    case 'no block':
      return words.noBlock;
    case 'no call':
      return words.noCall;
    case 'yes':
      return words.yes;
    case 'past':
      return words.past;
    case 'future':
      return words.future;
    case 'no':
      return prompt === 'replacement' ? words.noReplacement : words.no;
    case 'pass':
      return prompt === 'burst' ? words.noBurst : prompt === 'attack.again' ? words.noAttack : words.actions.pass();
    default:
  }
  switch (prompt) {
    case 'battle.attacker':
      return words.attackWith(name);
    case 'attack.attackers':
      return words.partyOf(name);
    case 'battle.object':
      return words.attackObject(name);
    case 'battle.blocker':
    case 'block.blocker':
      return words.blockWith(name);
    case 'target':
      return words.target(name);
    case 'discard':
      return words.discard(name);
    case 'trigger':
      return words.trigger(name);
    case 'replacement':
      return words.replace(name);
    case 'replaced':
      return replacedWords(words, naming, option, name);
    case 'call':
      return words.callStone(name);
    case 'burst':
      return words.burst(name);
    case 'byWhat':
      return words.playBy(ownName(key) === null ? name : naming.keyword(ownName(key) ?? ''));
    case 'mode':
      return words.mode((index ?? 0) + 1);
    case 'will':
      return words.kind(naming.resource(key));
    case 'phase':
      return words.goTo(naming.phase(key));
    default:
      return item === undefined && option.player === undefined ? name : words.choose(name);
  }
}

/** What a replacement effect is applied to: an object, a player, or the damage that something deals. */
function replacedWords(words: AnswerWords, naming: Naming, { by, item, player }: Option, name: string): string {
  if (by === undefined) return words.choose(name);
  const dealer = naming.card(by);
  return item === undefined && player === undefined ? words.replaceDealt(dealer) : words.replaceDealtTo(dealer, name);
}

function actionWords(words: AnswerWords, { key, action }: Option, name: string): string {
  const kind = action?.kind ?? key;
  if (kind === 'play-summon') return words.actions.summon(name);
  if (kind.startsWith('play')) return words.actions.play(name);
  if (kind.startsWith('activate') || kind.startsWith('use-')) return words.actions.activate(name);
  switch (kind) {
    case 'pass':
      return words.actions.pass();
    case 'will-ability':
      return words.actions.will(name);
    case 'lay':
      return words.actions.lay(name);
    case 'judgment':
      return words.actions.judgment(name);
    case 'call':
      return words.actions.call(name);
    case 'battle':
      return words.actions.battle();
    case 'lifebreak':
      return words.actions.lifebreak();
    default:
      return name;
  }
}

/** What scripts say after the `#` of a key: the name of an ability, or of a keyword; `null` where they say nothing. */
const ownName = (key: string): string | null => /#(.+)$/.exec(key)?.[1] ?? null;
/** The same without the number that an ability bears which has triggered twice. */
const abilityIn = (own: string | null): string | undefined => own?.replace(/\/\d+$/, '');
const withoutOwn = (key: string): string => key.replace(/#.+$/, '');

/** The name of the object of an option, with what its ability says where another ability of it is among the options. */
function optionName(words: AnswerWords, naming: Naming, p: Position, option: Option, among: readonly Option[]): string {
  const name = objectName(naming, p, option);
  const own = ownName(option.key);
  if (own === null) return name;
  const called = withoutOwn(option.key);
  const isOfAnother = ({ key }: Option): boolean =>
    withoutOwn(key) === called && abilityIn(ownName(key)) !== abilityIn(own);
  if (!among.some(isOfAnother)) return name;
  const ref = option.item ?? calledBy(p, option.key)?.ref;
  const text = ref === undefined ? '' : naming.ability(ref, abilityIn(own) ?? own);
  return text === '' ? name : words.abilityOf(name, text);
}

function objectName(naming: Naming, p: Position, { key, item, player, action }: Option): string {
  if (item !== undefined) return naming.card(item);
  if (action?.item !== undefined) return naming.card(action.item);
  if (player !== undefined) return naming.player(player);
  return named(naming, p, key);
}

/** The name behind a key: a player, or the physical card that scripts call so. */
export function named(naming: Naming, p: Position, key: string): string {
  const seat = SEATS.find((one) => key === (one === 0 ? 'A' : 'B') || key === `player ${one === 0 ? 'A' : 'B'}`);
  if (seat !== undefined) return naming.player(seat);
  const item = calledBy(p, key);
  return item ? naming.card(item.ref) : key;
}

const calledBy = (p: Position, key: string): Item | undefined =>
  p.items.find(({ name }) => name === key || key.startsWith(`${name}#`) || key.startsWith(`${name}/`));

function keyName(words: AnswerWords, naming: Naming, p: Position, { space }: Request, key: string): string {
  const options = optionsOf(space);
  const option = options.find((one) => one.key === key);
  return option ? optionName(words, naming, p, option, options) : named(naming, p, key);
}

function paymentWords(words: AnswerWords, naming: Naming, { space }: Request, answer: readonly string[]): string {
  if (space.kind !== 'payment' || answer.length === 0) return words.payNothing;
  const names = answer.map((key) => {
    const [source = key, as] = key.split('=', 2);
    const found = space.sources.find((one) => one.key === key) ?? space.sources.find((one) => one.key === source);
    const name =
      found === undefined || found.item === null
        ? naming.resource(found?.gives[0] ?? source)
        : sourceName(words, naming.card(found.item), found, space.sources);
    return as === undefined ? name : words.payAs(name, naming.resource(as));
  });
  return words.pay(words.and(names));
}

type Source = Extract<Space, { readonly kind: 'payment' }>['sources'][number];

/** A card that pays, with what is done with it where it could pay by something else. */
function sourceName(words: AnswerWords, name: string, { item, how }: Source, among: readonly Source[]): string {
  if (how === 'pool' || !among.some((other) => other.item === item && other.how !== how)) return name;
  return words.payBy[how](name);
}
