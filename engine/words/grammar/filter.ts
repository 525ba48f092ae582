/** Noun phrases for "whatever fits this filter". */
import type { Words } from '../../kernel/position/card';
import type { Filter } from '../../kernel/position/position';
import { type Term, termFor, type Vocabulary, words } from '../vocabulary';
import type { Grammar } from './grammar';
import { listed, type Noun, noun, OR, withArticle } from './phrase';

/** What a field adds: Japanese before the noun, English before or after it. */
export interface Adjective {
  readonly ja: string;
  readonly before?: string;
  readonly after?: string;
}

/** The two fields that make the noun itself. */
type HeadField = 'types' | 'kind';

/** In Japanese order, whereabouts first; English puts what comes after the noun the other way round. */
export const ADJECTIVES: {
  readonly [K in Exclude<keyof Filter, HeadField>]-?: (filter: Filter, g: Grammar) => Adjective | null;
} = {
  zone: ({ zone, controller }, g) => {
    if (zone === undefined) return null;
    const place = termFor(g.v.zones, zone);
    const at = 'at' in place ? place.at : 'in';
    if (!ownZone(zone, g.v)) return { ja: `${place.ja}にある`, after: `${at} the ${place.en}` };
    if (controller === undefined) return { ja: `${place.ja}にある`, after: `${at} ${withArticle(place.en)}` };
    return controller === 'you'
      ? { ja: `あなたの${place.ja}にある`, after: `${at} your ${place.en}` }
      : { ja: `相手の${place.ja}にある`, after: `${at} your opponent's ${place.en}` };
  },
  controller: ({ controller, zone }, g) => {
    if (controller === undefined || ownZone(zone, g.v)) return null;
    return controller === 'you'
      ? { ja: 'あなたがコントロールする', after: 'you control' }
      : { ja: '相手がコントロールする', after: 'your opponent controls' };
  },
  other: ({ other }, g) => (other ? { ja: `${g.self.ja}以外の`, before: 'other' } : null),
  sameName: ({ sameName }, g) =>
    sameName ? { ja: `${g.self.ja}と同名の`, after: `with the name of ${g.self.en}` } : null,
  faceUp: ({ faceUp }) => (faceUp ? { ja: '公開されている', before: 'revealed' } : null),
  token: ({ token }) => (token ? { ja: 'トークンである', before: 'token' } : null),
  attacking: ({ attacking }, { v }) => (attacking ? { ja: v.attacking.ja, before: v.attacking.en } : null),
  blocking: ({ blocking }) => (blocking ? { ja: 'ブロックしている', before: 'blocking' } : null),
  attacked: ({ attacked }) => (attacked ? { ja: '攻撃目標になっている', before: 'attacked' } : null),
  host: ({ host }, { self, v: { added } }) =>
    host ? { ja: `${self.ja}が${added.ja}されている`, after: `that ${self.en} is ${added.en}` } : null,
  attached: ({ attached }, { self, v: { added } }) =>
    attached ? { ja: `${self.ja}に${added.ja}されている`, after: `${added.en} ${self.en}` } : null,
  notType: ({ notType }, { v }) => {
    if (notType === undefined) return null;
    const { ja, en } = termFor(v.types, notType);
    return { ja: `${ja}でない`, before: `non-${en}` };
  },
  subtype: ({ subtype }, { v }) => {
    if (subtype === undefined) return null;
    const { ja, en } = termFor(v.subtypes, subtype);
    return { ja: `分類「${ja}」の`, after: `with the subtype “${en}”` };
  },
  rested: ({ rested }, { v }) => {
    if (rested === undefined) return null;
    const state = rested ? v.rested : v.recovered;
    return { ja: `${state.ja}の`, before: state.en };
  },
  attribute: ({ attribute }, { v }) => {
    if (attribute === undefined) return null;
    const term = termFor(v.attributes, attribute);
    return { ja: `${term.ja}属性の`, before: term.en };
  },
  attributes: ({ attributes }, { v }) => {
    if (attributes === undefined) return null;
    const { ja, en } = listed(
      attributes.map((attribute) => termFor(v.attributes, attribute)),
      OR,
      words('', ''),
    );
    return { ja: `${ja}属性の`, before: en };
  },
  trait: ({ trait }, { v }) =>
    trait === undefined ? null : { ja: `${v.trait.ja}「${trait}」の`, before: `${v.trait.en} “${trait}”` },
  keyword: ({ keyword }, { v }) => {
    if (keyword === undefined) return null;
    const word = keywordIn(keyword, v);
    return { ja: `${word.ja}を持つ`, after: `with ${word.en}` };
  },
  keywords: ({ keywords }, { v }) => {
    if (keywords === undefined) return null;
    const { ja, en } = keywordsIn(keywords, v);
    return { ja: `${ja}を持つ`, after: `with ${en}` };
  },
  waits: ({ waits }, { v }) => {
    if (!waits) return null;
    const { ja, en } = v.notation.keyword(TRIGGER);
    return { ja: `${ja}を持つ`, after: `with ${en}` };
  },
  cost: ({ cost }, { v }) =>
    cost === undefined ? null : { ja: `${v.totalCost.ja}${cost}の`, after: `with ${v.totalCost.en} ${cost}` },
  maxCost: ({ maxCost }, { v }) =>
    maxCost === undefined
      ? null
      : { ja: `${v.totalCost.ja}${maxCost}以下の`, after: `with ${v.totalCost.en} ${maxCost} or less` },
  minCost: ({ minCost }, { v }) =>
    minCost === undefined
      ? null
      : { ja: `${v.totalCost.ja}${minCost}以上の`, after: `with ${v.totalCost.en} ${minCost} or more` },
};

export const ownZone = (zone: string | undefined, v: Vocabulary): boolean => {
  if (zone === undefined) return false;
  const place = termFor(v.zones, zone);
  return 'own' in place && place.own === true;
};

/** A keyword as it stands inside a sentence. */
export function keywordIn(key: string, v: Vocabulary): Words {
  const word = termFor(v.keywords, key);
  if ('sentence' in word && word.sentence) return { ja: `「${word.ja}」`, en: `“${word.en}”` };
  return v.notation.keyword(word);
}

/** [Trigger], which is how texts of cards that wait begin. */
export const TRIGGER = words('発動条件', 'Trigger');

/** Any of some keywords; what an edition has a word for is said by that. */
function keywordsIn(keywords: readonly string[], v: Vocabulary): Words {
  const { symbolSkills } = v;
  const areThey = symbolSkills?.keywords.length === keywords.length;
  if (areThey && symbolSkills.keywords.every((one, at) => one === keywords[at])) return symbolSkills.words;
  const all = keywords.map((keyword) => keywordIn(keyword, v));
  return listed(all, OR, words('', ''));
}

/** A keyword with the information it speaks of. */
export function keywordOf(key: string, of: Filter, g: Grammar): Words {
  const what = described(of, g, false);
  const { ja, en } = keywordIn(key, g.v);
  return words(`${ja}（${what.ja}）`, `${en} (${what.en})`);
}

/**
 * Everything a filter speaks of, without article or number.
 * @param quantifier Japanese "target", "all", "each": it stands after where and whose the objects are
 */
export function described(filter: Filter, g: Grammar, many: boolean, quantifier = ''): Noun {
  const whereabouts = [ADJECTIVES.zone, ADJECTIVES.controller].flatMap((adjective) => adjective(filter, g) ?? []);
  const parts = Object.values(ADJECTIVES).flatMap((adjective) => adjective(filter, g) ?? []);
  const head = headOf(filter, g.v, many);
  const before = parts.flatMap((part) => part.before ?? []);
  const after = parts.flatMap((part) => part.after ?? []).reverse();
  const own = parts.slice(whereabouts.length);
  const ja = (some: readonly Adjective[]): string => some.map((part) => part.ja).join('');
  return noun(ja(whereabouts) + quantifier + ja(own) + head.ja, [...before, head.en, ...after].join(' '), many);
}

/** One object, whichever it is: `a resonator`, `another card`. */
export function oneOf(filter: Filter, g: Grammar): Noun {
  const one = described(filter, g, false);
  return noun(one.ja, withArticle(one.en));
}

/** So many of them, whichever they are. */
export function withCount(filter: Filter, g: Grammar, count: number): Noun {
  const some = described(filter, g, count !== 1);
  return noun(`${some.ja}${count}${countWord(filter, g.v)}`, `${count} ${some.en}`, count !== 1);
}

const CARD: Term = { ja: 'カード', en: 'card' };
const OBJECT: Term = { ja: 'もの', en: 'object' };

export function headOf(filter: Filter, v: Vocabulary, many: boolean): Words {
  const { types, kind, zone } = filter;
  const place = zone === undefined ? undefined : termFor(v.zones, zone);
  const waiting = place !== undefined && 'chase' in place && place.chase === true;
  if (kind === undefined) {
    const term = waiting ? OBJECT : CARD;
    return types ? typesNoun(types, v, many) : numbered(term, many);
  }
  return HEADS[kind](types ? typesNoun(types, v, false) : null, many, waiting, v);
}

type Head = (types: Words | null, many: boolean, waiting: boolean, v: Vocabulary) => Words;

const HEADS: Readonly<Record<NonNullable<Filter['kind']>, Head>> = {
  card: (types, many, waiting, v) => {
    if (!waiting) {
      const head = types ?? CARD;
      return words(
        `カードである${head.ja}`,
        many ? `objects that are each a card (${head.en})` : `${head.en} that is a card`,
      );
    }
    const spell = numbered(v.spell, many);
    return types ? words(`${types.ja}の${spell.ja}`, `${types.en} ${spell.en}`) : spell;
  },
  ability: (types, many, _, v) => ofTypes(numbered(v.ability, many), types),
  activate: (types, many, _, v) => ofTypes(numbered(v.abilityKinds.activate, many), types),
  automatic: (types, many, _, v) => ofTypes(numbered(v.abilityKinds.automatic, many), types),
  enter: (types, many, _, v) => ofTypes(numbered(v.abilityKinds.enter, many), types),
  action: (types, many, _, v) => ofTypes(numbered(v.action, many), types),
};

const ofTypes = (head: Words, types: Words | null): Words =>
  types ? words(`${types.ja}の${head.ja}`, `${head.en} of ${withArticle(types.en)}`) : head;

const numbered = (term: Term, many: boolean): Words => {
  const one = term.noun ?? term.en;
  return { ja: term.ja, en: many ? (term.many ?? `${one}s`) : one };
};

/** `resonator or J-ruler`; an edition's own word where it has one for exactly these. */
export function typesNoun(types: readonly string[], v: Vocabulary, many: boolean): Words {
  const both = v.fighters;
  if (both && types.length === 2 && both.types.every((type) => types.includes(type))) return numbered(both.term, many);
  const none = words('種類のないカード', many ? 'cards of no type' : 'card of no type');
  return listed(
    types.map((type) => numbered(termFor(v.types, type), many)),
    OR,
    none,
  );
}

/** The Japanese counting word for what a filter speaks of: bodies are such on the field only. */
export function countWord({ types = [], kind, zone = 'field' }: Filter, v: Vocabulary): string {
  if (kind !== undefined && kind !== 'card') return 'つ';
  return zone === 'field' && types.length > 0 && types.every((type) => v.bodies.includes(type)) ? '体' : '枚';
}
