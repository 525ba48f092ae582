/** How keywords are read: by their names, and with what they say more. */
import type { Ability, Words } from '../kernel/position/card';
import { conforms } from '../text/conforms';
import { PARTS } from '../text/parts';
import { ARROW, COLON, DASH } from '../words/grammar/abilities';
import { keywordIn } from '../words/grammar/filter';
import { OR } from '../words/grammar/phrase';
import { subtypeFor } from '../words/grammar/type-line';
import type { Deriving } from './deriving';
import { list, merged } from './joining';
import { first, type Node, Rule } from './rule';
import { variants } from './variants';

/** In the order in which they are said. */
const SAID = ['called', 'cipher', 'number', 'attributes', 'trait', 'cost', 'price', 'when'];
const TEXTS = [['has'], ['text'], ['has', 'text']];

/** Teaches a rule every keyword. */
export function keywordRule(
  { v, fill, holes, language, rule: named }: Deriving,
  into: Rule,
  printed: (ability: Ability) => Words,
): void {
  const { Ability } = PARTS;
  const fields = Ability.is === 'tagged' ? (Ability.of.keyword ?? {}) : {};
  const [name] = fill.word('keywords', 0);
  const keyword = String(name);
  const head = keywordIn(keyword, v);
  const teach = (rule: Rule, value: Readonly<Record<string, unknown>>, before: Words): void => {
    const ability = { kind: 'keyword', keyword, ...value };
    if (!conforms('Ability', ability)) return;
    const { ja, en } = printed(ability);
    holes.teach(rule, value, { ja: ja.slice(before.ja.length), en: en.slice(before.en.length) });
  };
  for (const own of fill.keys('keywords')) {
    const ability: Ability = { kind: 'keyword', keyword: own };
    into.add([printed(ability)[language]], () => ability);
    const type = Object.hasOwn(v.subtypeKeywords, own) ? v.subtypeKeywords[own]?.type : undefined;
    const subtype = type === undefined ? null : subtypeFor(own, [type], v);
    if (subtype) into.add([`[${subtype[language]}]`], () => ability);
  }
  const ways = (key: string): readonly unknown[] => {
    const field = fields[key];
    return field ? variants(field.shape, fill, 40 + Object.keys(fields).indexOf(key), key) : [];
  };
  const rule = (key: string): Rule =>
    new Rule(`keyword ${key}`, language, (made) => {
      for (const value of ways(key)) teach(made, { [key]: value }, key === 'of' ? head : spaced(head));
    });
  const attributes = new Rule('keyword attributes', language, (made, start) => {
    const symbol = named('Attribute.symbol');
    const several = new Rule('one of some attributes', language, (some, from) =>
      list(some, from, symbol, OR, language),
    );
    const node = made.node();
    for (const place of [start, node]) {
      place.calls.push({ rule: symbol, hole: 1, to: node });
      place.calls.push({ rule: several, hole: 2, to: node });
    }
    // By itself one is no list.
    node.ends.push((parts) => ({
      attributes: parts.map(([, value]) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
    }));
  });
  /** A race or job as it stands here, without the marks that it has elsewhere. */
  const trait = new Rule('keyword trait', language, (made, start) => {
    made.add([{ rule: named('Name.bare'), hole: 1 }], (parts) => ({ trait: first(parts, 1) }), start);
  });
  const begin: Node = into.start;
  const afterName = into.along(begin, holes.pieces(keyword, head[language]) ?? []);
  let node = into.node();
  afterName.skips.push(node);
  const of = rule('of');
  afterName.calls.push({ rule: of, hole: 0, to: node });
  for (const key of SAID) {
    const next = into.node();
    into.along(node, [' ']).calls.push({
      rule: key === 'attributes' ? attributes : key === 'trait' ? trait : rule(key),
      hole: 0,
      to: next,
    });
    node.skips.push(next);
    node = next;
  }
  const build = holes.build({ kind: 'keyword', keyword });
  const end = into.node();
  end.ends.push((parts, said) => {
    const told = merged(parts.filter(([hole]) => hole === 0));
    const bare = build(parts, said);
    return typeof bare === 'object' && bare !== null && Object.keys(told).length > 0 ? { ...bare, ...told } : undefined;
  });
  node.skips.push(end);
  const text = new Rule('keyword text', language, (made) => {
    for (const which of TEXTS)
      for (const value of products(which, ways)) teach(made, value, { ja: head.ja + DASH.ja, en: head.en + DASH.en });
  });
  for (const mark of [DASH, COLON, ARROW])
    into.along(node, [mark[language]]).calls.push({ rule: text, hole: 0, to: end });
}

const spaced = ({ ja, en }: Words): Words => ({ ja: `${ja} `, en: `${en} ` });

/** Every record that has each of these. */
const products = (
  [key, ...rest]: readonly string[],
  ways: (key: string) => readonly unknown[],
): readonly Readonly<Record<string, unknown>>[] =>
  key === undefined
    ? [{}]
    : products(rest, ways).flatMap((others) => ways(key).map((value) => ({ [key]: value, ...others })));
