/** The text of one ability of a card. A kind of ability without words does not compile. */
import type {
  Ability,
  Amount,
  CardDefinition,
  Condition,
  Doing,
  GrantedAbility,
  Instruction,
  KeywordArgs,
  Occurrence,
  OwnCost,
  Words,
} from '../../kernel/position/card';
import type { Modification } from '../../kernel/position/position';
import { modalOf } from '../../kernel/view/modes';
import { termFor, type Vocabulary, words } from '../vocabulary';
import { costOf, symbols } from './costs';
import { described, keywordIn, keywordOf, TRIGGER } from './filter';
import { type Grammar, targetingOf } from './grammar';
import { clauses, insteadOf } from './instructions';
import { predicatesOf } from './modification';
import { amountOf, choiceSentence, playersNoun } from './objects';
import { conditionOf, eitherOf, occasionOf } from './occurrences';
import { capitalised, inTurn, listed, type Noun, noun, OR, withArticle } from './phrase';
import { playerPredicates } from './players';
import { subtypeFor } from './type-line';

type Kind = Ability['kind'];
type AbilityOf<K extends Kind, A = Ability> = A extends Ability ? (K extends A['kind'] ? A : never) : never;
type AbilityMap = { readonly [K in Kind]: AbilityOf<K> };

const TEXTS: { readonly [K in Kind]: (ability: AbilityMap[K], g: Grammar, types: readonly string[]) => Words } = {
  keyword: ({ kind: _, keyword, ...said }, g, types) => {
    const { v } = g;
    if (Object.keys(said).length > 0) return heading(keywordSaying(keyword, said, g));
    const subtype = subtypeFor(keyword, types, v);
    if (subtype) return words(`[${subtype.ja}]`, `[${subtype.en}]`);
    const word = termFor(v.keywords, keyword);
    return 'sentence' in word && word.sentence
      ? words(`このカードは${word.ja}。`, `This card ${word.en}.`)
      : heading(keywordIn(keyword, v));
  },
  continuous: (ability, g) => continuousText(ability, g, scopeOf(ability.modify)),
  players: (ability, g) => playersText(ability, g, ability.modify.bans !== undefined),
  automatic: ({ when, or, if: condition, do: what, x, optional, ex }, g) => {
    const { enter, automatic, unmarked } = g.v.notation;
    const text = body(what, g, optional === true, x);
    const inWords = when.on === 'enter' && when.unmarked === true;
    const isOwn = when.on === 'enter' && when.who === 'this' && when.zone === undefined && when.from === undefined;
    const arrives = isOwn && !condition && !inWords && or === undefined;
    if (arrives && enter) return burst(ex, enter(text), g.v);
    const during = whileOf(condition, g, '間に、');
    const moment = or === undefined ? occasionOf(when, g).when : eitherOf(when, or, g);
    const set = inWords ? unmarked : automatic;
    return burst(ex, set(words(during.ja + moment.ja, during.en + moment.en), text), g.v);
  },
  activate: ({ cost, while: condition, main, do: what, x }, g) => {
    const text = body(what, g, false, x);
    const during = whileOf(condition, g, '間のみ使える。');
    const limit = main ? words('メインタイミングでのみ使える。', 'Only at main timing. ') : words('', '');
    const when = condition ? `Only ${during.en.replace(/, $/, '. ')}` : '';
    return g.v.notation.activate(
      costOf(cost, g),
      words(
        `${limit.ja}${during.ja}${text.ja}`,
        condition || main ? `${limit.en}${when}${capitalised(text.en)}` : text.en,
      ),
    );
  },
  will: ({ produces, banish }, g) => {
    const { v } = g;
    if (produces.length === 0)
      return v.notation.activate(
        costOf(banish ? { banish } : { rest: true }, g),
        words('何も生み出さない。', 'produce nothing.'),
      );
    const kinds = listed(
      produces.map((kind) => v.notation.symbol(termFor(v.resources, kind))),
      OR,
      words('何も', 'nothing'),
    );
    return v.notation.activate(
      costOf(banish ? { banish } : { rest: true }, g),
      words(`${kinds.ja}を生み出す。`, `produce ${kinds.en}.`),
    );
  },
  judgment: ({ cost }, { v }) => v.notation.judgment(symbols(cost, v)),
  replace: ({ when, while: condition, instead, optional }, g) => {
    const { would } = occasionOf(when, g);
    const during = whileOf(condition, g, '間、');
    const all = inTurn(clauses(instead, g));
    const place = insteadOf(instead);
    return g.v.notation.continuous(
      optional
        ? words(
            `${during.ja}${would.ja}、代わりに${all.ja.te}もよい。`,
            `${during.en}${would.en}, you may instead ${all.en.bare}.`,
          )
        : words(
            `${during.ja}${would.ja}、${place.ja}${all.ja.plain}。`,
            `${during.en}${would.en}, ${place.en}${all.en.plain}.`,
          ),
    );
  },
  playedAs: ({ while: condition, cost, has = [], text }, g) => {
    const during = whileOf(condition, g, '場合、');
    const also = cost && costOf(cost, g);
    const paid = also
      ? words(`追加コスト（${also.ja}）を支払ったなら、`, `if you pay the additional cost ${also.en}, `)
      : words('', '');
    const { ja, en } = saidBy(has, text, g);
    return g.v.notation.continuous(
      words(
        `このカードをプレイする際、${during.ja}${paid.ja}これは次を持つものとしてプレイされる：${ja}`,
        `As you play this card, ${during.en}${paid.en}it is played as having: ${en}`,
      ),
    );
  },
  cost: ({ how, cost, while: condition }, g) => {
    const { ja, en } = costOf(cost, g);
    const during = whileOf(condition, g, '間、');
    const as = OWN_COSTS[how];
    return g.v.notation.continuous(words(`${during.ja}${as.ja}：${ja}。`, `${during.en}${as.en}: ${en}.`));
  },
  costs: ({ of, player, filter, change, by, while: condition }, g) => {
    const during = whileOf(condition, g, '間、');
    const who = playersNoun(player, g);
    const some = described(filter, g, true);
    const { ability } = g.v;
    const what =
      of === 'cards'
        ? some
        : noun(`${some.ja}が持つ${ability.ja}`, `${ability.many ?? ability.en} that ${some.en} have`, true);
    const amount = by === undefined ? words('', '') : symbols(by, g.v);
    const much = amount.en === '' ? '' : `${amount.en} `;
    const says: Readonly<Record<typeof change, Words>> = {
      more: words(`コストは${amount.ja}増える`, `cost ${much}more`),
      less: words(`コストは${amount.ja}減る`, `cost ${much}less`),
      free: words(`コストは${amount.ja}支払わなくてもよい`, `need not be paid for${much && ` by ${amount.en}`}`),
    };
    const { ja, en } = says[change];
    return g.v.notation.continuous(
      words(
        `${during.ja}${who.ja}がプレイする${what.ja}の${ja}。`,
        `${during.en}${what.en} that ${who.en} ${who.many ? 'play' : 'plays'} ${en}.`,
      ),
    );
  },
  onPlay: (ability, g) => {
    const { ja, en } = body(ability.do, g, false);
    return words(`${g.self.ja}をプレイするとき、${ja}`, `As you play ${g.self.en}, ${en}`);
  },
  break: (ability, g) => {
    const head = g.v.notation.keyword(words('ブレイク', 'Break'));
    const { ja, en } = body(ability.do, g, false);
    return words(`${head.ja}${ja}`, `${head.en} ${capitalised(en)}`);
  },
  trigger: (ability, g) => {
    const head = g.v.notation.keyword(TRIGGER);
    const moment = occasionOf(ability.when, g).when;
    const { ja, en } = body(ability.do, g, false);
    return words(`${head.ja}${moment.ja} ⇒ ${ja}`, `${head.en} ${capitalised(moment.en)} ⇒ ${capitalised(en)}`);
  },
  triggerCost: (ability, g) => {
    const head = g.v.notation.keyword(TRIGGER);
    const free = Object.keys(ability.cost).length === 0;
    const cost = free ? words('任意', 'anytime') : costOf(ability.cost, g);
    const { ja, en } = body(ability.do, g, false);
    return words(`${head.ja}${cost.ja}：${ja}`, `${head.en} ${capitalised(cost.en)}: ${capitalised(en)}`);
  },
  text: (ability, g) => {
    const { ja, en } = body(ability.do, g, false, ability.x);
    return burst(ability.ex, words(ja, capitalised(en)), g.v);
  },
};

export const COLON = words('：', ': ');
export const DASH = words(' - ', ' - ');
export const ARROW = words(' ⇒ ', ' ⇒ ');

/** What a keyword says: what it speaks of, then its text. */
function keywordSaying(keyword: string, said: KeywordArgs, g: Grammar): Words {
  const { of, called, cipher, number, attributes = [], trait, cost, price, when, has = [], text } = said;
  const head = of ? keywordOf(keyword, of, g) : keywordIn(keyword, g.v);
  const kinds = attributes.map((kind) =>
    listed(
      [kind].flat().map((one) => g.v.notation.symbol(termFor(g.v.attributes, one))),
      OR,
      words('', ''),
    ),
  );
  const parts = [
    head,
    ...(called ? [words(`「${called.ja}」`, `“${called.en}”`)] : []),
    ...(cipher ? [words('（暗号）', 'in cipher')] : []),
    ...(number === undefined ? [] : [words(`${number}`, `${number}`)]),
    ...(kinds.length > 0 ? [words(kinds.map(({ ja }) => ja).join(''), kinds.map(({ en }) => en).join(''))] : []),
    ...(trait === undefined ? [] : [words(trait, trait)]),
    ...(cost ? [costOf(cost, g)] : []),
    ...(price ? [symbols(price, g.v)] : []),
    ...(when ? [waitingFor(when, g)] : []),
  ];
  const joined = words(parts.map(({ ja }) => ja).join(' '), parts.map(({ en }) => en).join(' '));
  if (has.length === 0 && !text) return joined;
  const mark = trait === undefined ? (text && cost ? COLON : DASH) : ARROW;
  const { ja, en } = saidBy(has, text, g);
  return words(joined.ja + mark.ja + ja, joined.en + mark.en + en);
}

function waitingFor(when: Occurrence, g: Grammar): Words {
  const { ja, en } = occasionOf(when, g).when;
  return words(ja, capitalised(en));
}

/** The abilities that something gives, and what it does. */
function saidBy(has: readonly GrantedAbility[], text: Doing | undefined, g: Grammar): Words {
  const given = has.map(g.given).map(({ ja, en }) => words(`「${ja}」`, `“${en}”`));
  const says = text ? [...given, keywordBody(text, g)] : given;
  return words(says.map(({ ja }) => ja).join(''), says.map(({ en }) => en).join(' '));
}

/** What a keyword's text does: of its own targets, and where it joins the text of its card, of those before it. */
function keywordBody(text: Doing, { v, before }: Grammar): Words {
  const own = grammarOf({ kind: 'text', ...text }, v.self ?? BEARER, v);
  const { targets = [] } = text;
  const g: Grammar = before > 0 ? { ...own, targets: { kind: 'referred', groups: targets, from: before } } : own;
  const { ja, en } = body(text.do, g, false);
  return words(ja, capitalised(en));
}

const OWN_COSTS: Readonly<Record<OwnCost['how'], Words>> = {
  additional: words('このカードをプレイする追加コスト', 'additional cost to play this card'),
  optional: words('このカードをプレイする任意の追加コスト', 'optional additional cost to play this card'),
  alternative: words(
    'このカードのコストの代わりに支払ってもよい',
    'you may do this instead of paying the cost of this card',
  ),
};

const whileOf = (condition: Condition | undefined, g: Grammar, ja: string): Words => {
  if (!condition) return words('', '');
  const stated = conditionOf(condition, g);
  return words(`${stated.ja}${ja}`, `while ${stated.en}, `);
};

const burst = (ex: true | undefined, text: Words, { notation }: Vocabulary): Words =>
  ex ? words(`${notation.burst.ja}${text.ja}`, `${notation.burst.en}${text.en}`) : text;

/** A keyword as a line of its own. */
const heading = ({ ja, en }: Words): Words => words(ja, capitalised(en));

/** How English speaks of all that a continuous ability affects: as of each one, of all, or of the one that there is. */
export const SCOPES = ['each', 'all', 'the'] as const;
export type Scope = (typeof SCOPES)[number];

/** What is kept from something is told of all: `resonators cannot block`. Something lies on one card only. */
function scopeOf({ filter, bans = [] }: Modification): Scope {
  if (filter?.host) return 'the';
  return bans.length > 0 ? 'all' : 'each';
}

const QUOTED_STOP = '.”';

/** The text of a continuous ability that speaks so of what it affects. */
export function continuousText(
  { modify, while: condition }: AbilityMap['continuous'],
  g: Grammar,
  scope: Scope,
): Words {
  const subject = affected(modify, g, scope);
  const { ja, en } = predicatesOf(modify, subject, g);
  const during = whileOf(condition, g, '間、');
  // A text that is quoted last ends with its own stop.
  const stop = en.endsWith(QUOTED_STOP) ? '' : '.';
  return g.v.notation.continuous(
    words(`${during.ja}${subject.ja}は${ja.plain}。`, `${during.en}${subject.en} ${en}${stop}`),
  );
}

/** The text of an ability that affects players; what all of them are kept from is told of `players`. */
export function playersText(
  { who, modify, while: condition }: AbilityMap['players'],
  g: Grammar,
  barred: boolean,
): Words {
  const all = barred && who === 'each';
  const subject = all ? noun('各プレイヤー', 'players', true) : playersNoun(who, g);
  const { ja, en } = playerPredicates(modify, subject, g);
  const during = whileOf(condition, g, '間、');
  return g.v.notation.continuous(words(`${during.ja}${subject.ja}は${ja.plain}。`, `${during.en}${subject.en} ${en}.`));
}

/** Whom a continuous ability affects. */
function affected({ self, filter }: Modification, g: Grammar, scope: Scope): Noun {
  const own = noun(g.self.ja, g.self.en);
  if (!filter) return self ? own : noun('すべてのカード', 'all cards', true);
  const some = described(filter, g, false);
  if (self) return noun(`${own.ja}（${some.ja}である場合）`, `${own.en} (as ${withArticle(some.en)})`);
  return scope === 'all' ? described(filter, g, true) : noun(some.ja, `${scope} ${some.en}`);
}

/** What a text does, after the sentence that describes its choices; its first letter is the frame's to raise. */
function body(list: readonly Instruction[], g: Grammar, optional: boolean, x?: Amount): Words {
  const choice = choiceSentence(g);
  const sentences = [
    ...(choice ? [choice] : []),
    ...doings(list, g, optional),
    ...(x === undefined ? [] : [saidX(amountOf(x, g))]),
  ];
  return words(
    sentences.map(({ ja }) => ja).join(''),
    sentences.map(({ en }, i) => (i === 0 ? en : capitalised(en))).join(' '),
  );
}

const saidX = (x: ReturnType<typeof amountOf>): Words =>
  'short' in x
    ? words(`Xは${x.short}である。`, `X is ${x.short}.`)
    : words(`Xは${x.long.ja}に等しい。`, `X is ${x.long.en}.`);

function doings(list: readonly Instruction[], g: Grammar, optional: boolean): readonly Words[] {
  const all = clauses(list, g);
  if (!optional && all.length > 0) return all.map(({ ja, en }) => words(`${ja.plain}。`, `${en.plain}.`));
  const { ja, en } = inTurn(all);
  return [optional ? words(`${ja.te}もよい。`, `you may ${en.bare}.`) : words(`${ja.plain}。`, `${en.plain}.`)];
}

const write = <K extends Kind>(kind: K, ability: AbilityMap[K], g: Grammar, types: readonly string[]): Words =>
  TEXTS[kind](ability, g, types);

/** What the text of an ability of something that calls itself so is written with. */
export const grammarOf = (ability: Ability | null, self: Words, v: Vocabulary): Grammar => ({
  v,
  self,
  targets: ability ? targetingOf(ability, v) : { kind: 'referred', groups: [] },
  modal: modalOf(ability),
  doer: 'you',
  before: 0,
  given: (one) => write(one.kind, one, grammarOf(one, v.self ?? BEARER, v), []),
});

/** What has an ability that another text gives, where cards otherwise go by their names. */
const BEARER = words('このカード', 'this card');

/**
 * The text of an ability in both languages.
 * @param ability as it stands on one of the card's faces, or what a keyword stands for
 * @param card whose ability it is, for texts that name their card
 */
export function abilityText(ability: Ability, card: CardDefinition, v: Vocabulary): Words {
  const face = card.faces.find(({ abilities }) => abilities?.includes(ability)) ?? card.faces[0];
  const before = joinsText(ability, v) ? targetsBefore(ability, face?.abilities ?? [], v) : 0;
  const said = write(
    ability.kind,
    ability,
    { ...grammarOf(ability, v.self ?? card.name, v), before },
    face?.types ?? [],
  );
  return 'in' in ability && ability.in !== undefined ? placed(said, ability.in, v) : said;
}

/** The text of an ability that works in a zone of its own. */
function placed({ ja, en }: Words, zone: string, v: Vocabulary): Words {
  const place = termFor(v.zones, zone);
  const at = 'at' in place ? place.at : 'in';
  return words(`${ja}（${place.ja}にある間のみ有効。）`, `${en} (Only while this is ${at} the ${place.en}.)`);
}

/** Whether what an ability says joins the text of its card. */
function joinsText(ability: Ability, v: Vocabulary): boolean {
  if (ability.kind !== 'keyword') return ability.kind === 'playedAs';
  const word = termFor(v.keywords, ability.keyword);
  return 'joins' in word && word.joins === true;
}

/** How many groups of targets the text of a card has before an ability that joins it. */
const targetsBefore = (ability: Ability, abilities: readonly Ability[], v: Vocabulary): number =>
  abilities
    .slice(0, abilities.indexOf(ability))
    .reduce((sum, one) => sum + (carriedOut(one, v)?.targets?.length ?? 0), 0);

/** What an ability says that is carried out as its card resolves. */
function carriedOut(ability: Ability, v: Vocabulary): Doing | undefined {
  const { kind } = ability;
  if (kind === 'text' || kind === 'onPlay' || kind === 'trigger' || kind === 'triggerCost') return ability;
  return joinsText(ability, v) && 'text' in ability ? ability.text : undefined;
}
