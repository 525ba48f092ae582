/** What abilities wait for: as something that happened ("when …") and as something about to happen ("if … would"). */
import type { Condition, Counted, Deniable, Incident, Into, Occurrence, Who, Words } from '../../kernel/position/card';
import type { Filter } from '../../kernel/position/position';
import { counterName, termFor, type Vocabulary, words } from '../vocabulary';
import { countWord, described, keywordIn, oneOf, ownZone, typesNoun } from './filter';
import type { Grammar } from './grammar';
import { known } from './modification';
import { objectsNoun, playersNoun, possessive } from './objects';
import { agree, doer, type Noun, noun, participle, withArticle } from './phrase';

export interface Occasion {
  readonly when: Words;
  readonly would: Words;
}

/** A happening: Japanese past and dictionary form, English verb and the rest. */
interface Happening {
  readonly subject: Noun;
  readonly ja: readonly [past: string, plain: string];
  readonly en: readonly [verb: string, rest: string];
}

type On = Occurrence['on'];
type OccurrenceOn<K extends On, O = Occurrence> = O extends Occurrence ? (K extends O['on'] ? O : never) : never;
type OccurrenceMap = { readonly [K in On]: OccurrenceOn<K> };

const HAPPENINGS: {
  readonly [K in Exclude<On, 'occasion' | 'state'>]: (when: OccurrenceMap[K], g: Grammar) => Happening;
} = {
  enter: ({ who, zone, from }, g) => {
    const source = from === undefined ? null : termFor(g.v.zones, from);
    const out = source ? words(`${source.ja}から`, ` from the ${source.en}`) : words('', '');
    if (zone === undefined) return of(who, g, `${out.ja}${field(g)}に出`, ['enter', `the ${fieldEn(g)}${out.en}`]);
    const goal = termFor(g.v.zones, zone);
    return of(who, g, `${goal.ja}に${out.ja}置かれ`, ['is', `put into the ${goal.en}${out.en}`]);
  },
  leave: ({ who, into }, g) => {
    if (into === undefined) return of(who, g, `${field(g)}を離れ`, ['leave', `the ${fieldEn(g)}`]);
    const goal = placeOf(into, g);
    return of(who, g, `${field(g)}から${goal.ja}に移され`, ['is', `put from the ${fieldEn(g)} ${goal.en}`]);
  },
  destroyed: ({ who }, g) => of(who, g, `${g.v.destroyed.ja}され`, ['is', g.v.destroyed.en]),
  destroyedByBattle: ({ who }, g) =>
    of(who, g, `戦闘ダメージによって${g.v.destroyed.ja}され`, ['is', `${g.v.destroyed.en} by battle damage`]),
  graveyard: ({ who }, g) => {
    const zone = termFor(g.v.zones, g.v.pile);
    return of(who, g, `${field(g)}から${zone.ja}に置かれ`, ['go', `from the ${fieldEn(g)} to the ${zone.en}`]);
  },
  moves: ({ who, from, to }, g) => {
    const source = termFor(g.v.zones, from);
    const goal = to === undefined ? words('別の領域', 'another zone') : termFor(g.v.zones, to);
    const toEn = to === undefined ? goal.en : `the ${goal.en}`;
    return suru(who, g, `${source.ja}から${goal.ja}に移動`, ['move', `from the ${source.en} to ${toEn}`]);
  },
  attack: ({ who }, g) => suru(who, g, g.v.attacks.ja, [g.v.attacks.en, '']),
  block: ({ who }, g) => suru(who, g, 'ブロック', ['block', '']),
  blocked: ({ who }, g) => of(who, g, 'ブロックされ', ['is', 'blocked']),
  judged: ({ who }, g) => ({
    subject: whose(who, g),
    ja: ['ジャッジメントを行った', 'ジャッジメントを行う'],
    en: ['perform', 'judgment'],
  }),
  summoned: ({ who }, g) => of(who, g, '召喚され', ['is', 'summoned']),
  inverted: ({ who }, g) => suru(who, g, '転化', ['is', 'inverted']),
  shifted: ({ who }, g) => suru(who, g, keywordIn('shift', g.v).ja, ['is', 'shifted']),
  damage: ({ who, to, types, battle }, g) => {
    const whom = damaged(to, types, g.v);
    return of(who, g, `${whom.ja}${battle ? '戦闘' : ''}ダメージを与え`, [
      'deal',
      `${battle ? 'battle ' : ''}damage${whom.en}`,
    ]);
  },
  damaged: ({ who }, g) => {
    const { subject } = of(who, g, '', ['', '']);
    return { subject, ja: ['ダメージを受けた', 'ダメージを受ける'], en: ['is', 'dealt damage'] };
  },
  breaks: ({ who, whom }, g) => {
    const broken = whom ? oneOf(whom, g) : words('ほかのカード', 'another card');
    return suru(who, g, `${broken.ja}を${g.v.destroyed.ja}`, [g.v.verbs.destroy.en, broken.en]);
  },
  play: ({ player, types }, g) => ({
    subject: playersNoun(player, g),
    ja: types
      ? [`${typesNoun(types, g.v, false).ja}をプレイした`, `${typesNoun(types, g.v, false).ja}をプレイする`]
      : [`カードか${g.v.ability.ja}をプレイした`, `カードか${g.v.ability.ja}をプレイする`],
    en: ['play', types ? withArticle(typesNoun(types, g.v, false).en) : `a card or ${g.v.ability.en}`],
  }),
  playWill: ({ player, types }, g) => {
    const of = types && typesNoun(types, g.v, false);
    const what = of
      ? words(`${of.ja}のウィル能力`, `a will ability of ${withArticle(of.en)}`)
      : words('ウィル能力', 'a will ability');
    return byPlayer(player, g, [`${what.ja}をプレイした`, `${what.ja}をプレイする`], ['play', what.en]);
  },
  draw: ({ player }, g) => byPlayer(player, g, ['カードを引いた', 'カードを引く'], ['draw', 'a card']),
  discard: ({ player }, g) => byPlayer(player, g, ['手札を捨てた', '手札を捨てる'], ['discard', 'a card']),
  roll: ({ player }, g) => byPlayer(player, g, ['[フォース]した', '[フォース]する'], ['[Force]', '']),
  gainLife: ({ player }, g) => byPlayer(player, g, ['ライフを得た', 'ライフを得る'], ['gain', 'life']),
  loseLife: ({ player }, g) => byPlayer(player, g, ['ライフを失った', 'ライフを失う'], ['lose', 'life']),
};

/** Where something goes. */
function placeOf({ zone, of, place }: Into, g: Grammar): Words {
  const { ja, en } = termFor(g.v.zones, zone);
  const whose =
    of === undefined ? words('', 'the') : of === 'you' ? words('あなたの', 'your') : words('相手の', "your opponent's");
  const at = place === undefined ? words('', 'into') : PLACES[place];
  return words(`${whose.ja}${ja}${at.ja}`, `${at.en} ${whose.en} ${en}`);
}
const PLACES = { top: words('の一番上', 'on top of'), bottom: words('の一番下', 'on the bottom of') };

const field = (g: Grammar): string => termFor(g.v.zones, 'field').ja;
const fieldEn = (g: Grammar): string => termFor(g.v.zones, 'field').en;

function whose(who: Who, g: Grammar): Noun {
  if (who === 'this') return noun(g.self.ja, g.self.en);
  return 'target' in who ? objectsNoun(who, g) : oneOf(who, g);
}

/** A verb of the ichidan kind, given by its stem. */
const of = (who: Who, g: Grammar, stem: string, en: readonly [string, string]): Happening => ({
  subject: whose(who, g),
  ja: [`${stem}た`, `${stem}る`],
  en,
});
const suru = (who: Who, g: Grammar, stem: string, en: readonly [string, string]): Happening => ({
  subject: whose(who, g),
  ja: [`${stem}した`, `${stem}する`],
  en,
});
const byPlayer = (
  player: 'you' | 'opponent',
  g: Grammar,
  ja: readonly [string, string],
  en: readonly [string, string],
): Happening => ({ subject: playersNoun(player, g), ja, en });

/** Whom the damage must be dealt to; types say which cards and leave players as they are. */
function damaged(to: OccurrenceMap['damage']['to'], types: readonly string[] | undefined, v: Vocabulary): Words {
  if (to === 'player') return words('プレイヤーに', ' to a player');
  if (to === 'you') return words('あなたに', ' to you');
  if (to === 'opponent') return words('相手に', ' to your opponent');
  const card = types ? typesNoun(types, v, false) : null;
  if (to === 'card')
    return card ? words(`${card.ja}に`, ` to ${withArticle(card.en)}`) : words('カードに', ' to a card');
  return card ? words(`${card.ja}かプレイヤーに`, ` to ${withArticle(card.en)} or to a player`) : words('', '');
}

/** When one or the other happens. */
export function eitherOf(when: Occurrence, or: Occurrence, g: Grammar): Words {
  const [one, other] = [occasionOf(when, g).when, occasionOf(or, g).when];
  return words(`${one.ja}か、${other.ja}`, `${one.en} or ${other.en}`);
}

/** An occurrence in both moods. */
export function occasionOf(when: Occurrence, g: Grammar): Occasion {
  if (when.on === 'occasion') return moment(when, g);
  if (when.on === 'state') {
    const { ja, en } = conditionOf(when.that, g);
    return { when: words(`${ja}${g.v.when}`, `when ${en}`), would: words(`${ja}場合`, `if ${en}`) };
  }
  const { subject, ja, en } = happening(when.on, when, g);
  const [verb, rest] = en;
  const tail = rest === '' ? '' : ` ${rest}`;
  const present = verb === 'is' ? (subject.many ? 'are' : 'is') : agree(verb, subject.many);
  return {
    when: words(`${subject.ja}が${ja[0]}${g.v.when}`, `when ${doer(subject)} ${present}${tail}`),
    would: words(`${subject.ja}が${ja[1]}場合`, `if ${doer(subject)} would ${verb === 'is' ? 'be' : verb}${tail}`),
  };
}

type Plain = Exclude<On, 'occasion' | 'state'>;
const happening = <K extends Plain>(on: K, when: OccurrenceMap[K], g: Grammar): Happening => HAPPENINGS[on](when, g);

function moment({ name, player }: OccurrenceMap['occasion'], g: Grammar): Occasion {
  const owner = player === undefined ? null : possessive(playersNoun(player, g));
  const point = momentOf(name, owner, g.v);
  return {
    when: words(point.ja, `at ${point.en}`),
    would: words(`${point.ja}になる場合`, `if it would be ${point.en}`),
  };
}

/** A moment of the turn, of anyone's or of one player's. */
export function momentOf(name: string, owner: Words | null, v: Vocabulary): Words {
  const known = Object.hasOwn(v.moments, name) ? v.moments[name] : undefined;
  const [at, what] = known?.en ?? ['the time of', `‹${name}›`];
  return words(`${owner?.ja ?? ''}${known?.ja ?? `‹${name}›時`}`, `${at} ${owner?.en ?? 'any'} ${what}`);
}

const CONDITIONS: { readonly [K in Condition['is']]: (c: ConditionMap[K], g: Grammar) => Words } = {
  count: ({ filter, atLeast, or }, g) => {
    const what = described(filter, g, true);
    const freely = or === undefined ? null : known(g.v.permissions, or, 'may');
    return words(
      `${what.ja}が${atLeast}${countWord(filter, g.v)}以上${isThere(filter, g).some}${freely ? `か、${g.self.ja}は${freely.ja.plain}` : ''}`,
      `${found(filter, `${atLeast} or more`, g)}${freely ? ` or ${g.self.en} ${freely.en}` : ''}`,
    );
  },
  counts: ({ all }, g) => {
    const each = all.map((one) => countedIn(one, g));
    return words(`${each.map(({ ja }) => ja).join('、')}ある`, `there are ${each.map(({ en }) => en).join(' and ')}`);
  },
  none: ({ filter }, g) => {
    const what = described(filter, g, true);
    return words(`${what.ja}が${isThere(filter, g).none}`, found(filter, 'no', g));
  },
  few: ({ filter, atMost }, g) => {
    const what = described(filter, g, true);
    return words(`${what.ja}が${atMost}${countWord(filter, g.v)}以下である`, found(filter, `${atMost} or fewer`, g));
  },
  not: ({ that }, g) => denied(that.is, that, g),
  turn: (c, g) => {
    const owner = possessive(playersNoun(c.of, g));
    return words(`${owner.ja}ターンである`, `it is ${owner.en} turn`);
  },
  life: ({ player, atMost }, g) => {
    const owner = possessive(playersNoun(player, g));
    return words(`${owner.ja}ライフが${atMost}以下である`, `${owner.en} life is ${atMost} or less`);
  },
  weather: ({ player, weather }, g) => {
    const owner = possessive(playersNoun(player, g));
    const { ja, en } = termFor(g.v.weathers, weather);
    return words(`${owner.ja}天候が(${ja})である`, `${owner.en} weather is (${en})`);
  },
  counters: ({ counter, atLeast }, g) => {
    const term = counterName(counter, g.v);
    return words(
      `${g.self.ja}に${term.ja}カウンターが${atLeast}個以上ある`,
      `${g.self.en} has ${atLeast} or more ${term.en} counters`,
    );
  },
  junctioned: (_, g) => words(`${g.self.ja}がジャンクションされている`, `${g.self.en} is junctioned`),
  this: ({ such }, g) => {
    const { ja, en } = beingSuch(such, g);
    return words(`${g.self.ja}が${ja}である`, `${g.self.en} is ${en}`);
  },
  happened: ({ what, times, during }, g) => {
    const done = hasHappened(what, g);
    const { span, often } = howOften(times, during);
    return words(`${span.ja}${done.ja}ことが${often.ja}ある`, [done.en, often.en, span.en].filter(isSaid).join(' '));
  },
  did: (_, { doer }) => words('そうした', doer === 'you' ? 'you do' : 'they do'),
  paid: () => words('任意の追加コストを支払っている', 'its optional additional cost was paid'),
  playedFrom: (condition, g) => {
    const from = playing(condition, g);
    return words(`${g.self.ja}が${from.ja}されている`, `${g.self.en} was ${from.en}`);
  },
};

/** That something is not the case. */
const DENIED: { readonly [K in Deniable['is']]: (c: ConditionMap[K], g: Grammar) => Words } = {
  life: ({ player, atMost }, g) => {
    const owner = possessive(playersNoun(player, g));
    return words(`${owner.ja}ライフが${atMost}より多い`, `${owner.en} life is more than ${atMost}`);
  },
  weather: ({ player, weather }, g) => {
    const owner = possessive(playersNoun(player, g));
    const { ja, en } = termFor(g.v.weathers, weather);
    return words(`${owner.ja}天候が(${ja})でない`, `${owner.en} weather is not (${en})`);
  },
  counters: ({ counter, atLeast }, g) => {
    const term = counterName(counter, g.v);
    return words(
      `${g.self.ja}にある${term.ja}カウンターが${atLeast}個未満である`,
      `${g.self.en} has fewer than ${atLeast} ${term.en} counters`,
    );
  },
  junctioned: (_, { self }) => words(`${self.ja}がジャンクションされていない`, `${self.en} is not junctioned`),
  this: ({ such }, g) => {
    const { ja, en } = beingSuch(such, g);
    return words(`${g.self.ja}が${ja}でない`, `${g.self.en} is not ${en}`);
  },
  happened: ({ what, times, during }, g) => {
    const done = hasNotHappened(what, g);
    const { span, often } = howOften(times, during);
    return words(`${span.ja}${done.ja}ことが${often.ja}ない`, [done.en, often.en, span.en].filter(isSaid).join(' '));
  },
  paid: () => words('任意の追加コストを支払っていない', 'its optional additional cost was not paid'),
  playedFrom: (condition, g) => {
    const from = playing(condition, g);
    return words(`${g.self.ja}が${from.ja}されていない`, `${g.self.en} was not ${from.en}`);
  },
};

/** From where something was played, and by which keyword. */
function playing({ zone, by }: ConditionMap['playedFrom'], g: Grammar): Words {
  const from = termFor(g.v.zones, zone);
  const means = by && keywordIn(by, g.v);
  return words(
    `${means ? `${means.ja}によって` : ''}${from.ja}からプレイ`,
    `played from the ${from.en}${means ? ` by ${means.en}` : ''}`,
  );
}

const denied = <K extends Deniable['is']>(is: K, condition: ConditionMap[K], g: Grammar): Words =>
  DENIED[is](condition, g);

/** What the card is, or the state that it is in. */
function beingSuch(such: Filter, g: Grammar): Words {
  if (such.rested !== undefined && Object.keys(such).length === 1) return such.rested ? g.v.rested : g.v.recovered;
  const { ja, en } = described(such, g, false);
  return words(ja, withArticle(en));
}

/** In which time something has happened, and how many times. */
const howOften = (
  times: number | undefined,
  during: 'game' | undefined,
): { readonly span: Words; readonly often: Words } => ({
  span: during === 'game' ? words('このゲーム中に', 'this game') : words('このターンに', 'this turn'),
  often: times === undefined ? words('', '') : words(`${times}回以上`, `${times} or more times`),
});
const isSaid = (part: string): boolean => part !== '';

/** The Japanese verb for there being some of what a filter speaks of, and for there being none. */
const isThere = (filter: Filter, { v }: Grammar): { readonly some: string; readonly none: string } =>
  countWord(filter, v) === '体' ? { some: 'いる', none: 'いない' } : { some: 'ある', none: 'ない' };

/** Who controls what a filter speaks of, where it says so by itself: `you control 3 or more Backups`. */
export const HOLDERS = { you: 'you control', opponent: 'your opponent controls' };
export const THERE_ARE = 'there are';

function found(filter: Filter, number: string, g: Grammar): string {
  const { controller, ...rest } = filter;
  return controller === undefined || ownZone(filter.zone, g.v)
    ? `${THERE_ARE} ${number} ${described(filter, g, true).en}`
    : `${HOLDERS[controller]} ${number} ${described(rest, g, true).en}`;
}

type ConditionOf<K extends Condition['is'], C = Condition> = C extends Condition
  ? K extends C['is']
    ? C
    : never
  : never;
type ConditionMap = { readonly [K in Condition['is']]: ConditionOf<K> };

/** At least so many of what a filter finds. */
export function countedIn({ filter, atLeast }: Counted, g: Grammar): Words {
  const { ja, en } = described(filter, g, true);
  return words(`${ja}が${atLeast}${countWord(filter, g.v)}以上`, `${atLeast} or more ${en}`);
}

/** What has happened, before how often and when. */
export const hasHappened = (what: Incident, g: Grammar): Words => inPerfect(what, g, '');
/** What has not. */
export const hasNotHappened = (what: Incident, g: Grammar): Words => inPerfect(what, g, 'not');

function inPerfect(what: Incident, g: Grammar, not: string): Words {
  const { subject, ja, en } = happening(what.on, what, g);
  const [verb, rest] = en;
  const done = [subject.many ? 'have' : 'has', not, participle(verb), rest].filter(isSaid);
  return words(`${subject.ja}が${ja[0]}`, `${doer(subject)} ${done.join(' ')}`);
}

/** A condition, to stand before 場合 or 間 and after "if" or "while". */
export const conditionOf = (condition: Condition, g: Grammar): Words => stated(condition.is, condition, g);

const stated = <K extends Condition['is']>(is: K, condition: ConditionMap[K], g: Grammar): Words =>
  CONDITIONS[is](condition, g);
