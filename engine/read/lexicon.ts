/** Rules for single words: names, numbers, and the words that an edition has. */
import type { Words } from '../kernel/position/card';
import { keywordIn, typesNoun } from '../words/grammar/filter';
import { ordinal } from '../words/grammar/objects';
import { AND, OR, withArticle } from '../words/grammar/phrase';
import { counterName, termFor, words } from '../words/vocabulary';
import type { Deriving } from './deriving';
import { list } from './joining';
import { type Fill, first } from './rule';
import { kindOfZone } from './zones';

/** Letters that a name has. */
const IN_A_NAME = /[^"「」『』《》(){}[\]⇒、。:;]/;

/** Letters of a name that stands without marks. */
const IN_A_BARE_NAME = /[^"“”「」『』《》(){}[\]⇒、。:;.,-]/;

/** Targets that are told by their numbers. */
export const PLACES = [0, 1, 2, 3, 4];

/** How a word of a kind is read; `null` for what is no word. */
export function wordRules(d: Deriving): (kind: string, form: string) => Fill | null {
  const { v, holes, fill, language, rule } = d;
  const listing =
    (of: readonly string[], print: (key: string) => Words): Fill =>
    (into, start) => {
      for (const key of of) into.add([print(key)[language]], () => key, start);
    };

  function typesRule(form: string): Fill {
    return (into, start) => {
      const item = rule(`Type.${form}`);
      if (form === 'a') {
        for (const article of ['a ', 'an '])
          into.add([article, { rule: rule('Types.one'), hole: 0 }], (parts) => first(parts, 0), start);
        return;
      }
      list(into, start, item, OR, language);
      if (form === 'one') list(into, start, rule('Type.alone'), AND, language);
      const none = typesNoun([], v, form === 'many')[language];
      into.add([none], () => [], start);
      if (v.fighters) {
        const { types } = v.fighters;
        into.add([typesNoun(types, v, form === 'many')[language]], () => types, start);
      }
    };
  }

  return (kind, form) => {
    switch (kind) {
      case 'Name':
        return (into, start) => {
          const such = form === 'bare' ? IN_A_BARE_NAME : IN_A_NAME;
          const node = into.node();
          start.any = { such, to: node };
          node.any = { such, to: node };
          node.ends.push((_, said) => said);
        };
      case 'Number':
        return (into, start) => {
          const node = into.node();
          start.any = { such: /\d/, to: node };
          node.any = { such: /\d/, to: node };
          node.ends.push((_, said) => Number(said.normalize('NFKC')));
        };
      case 'Place':
        return (into, start) => {
          for (const place of PLACES)
            into.add([language === 'en' ? ordinal(place + 1) : `${place + 1}`], () => place, start);
        };
      case 'Keyword':
        return listing([...new Set([...d.keys('keywords'), ...d.keys('playerKeywords')])], (key) => keywordIn(key, v));
      case 'Attribute':
        return listing(d.keys('attributes'), (key) =>
          form === 'symbol' ? v.notation.symbol(termFor(v.attributes, key)) : termFor(v.attributes, key),
        );
      case 'Resource':
        return listing(d.keys('resources'), (key) => v.notation.symbol(termFor(v.resources, key)));
      case 'Phase':
        return listing(d.keys('phases'), (key) => termFor(v.phases, key));
      case 'Weather':
        return listing(d.keys('weathers'), (key) => termFor(v.weathers, key));
      case 'Stat':
        return listing(d.keys('stats'), (key) => termFor(v.stats, key));
      case 'Zone':
        return listing(
          d.keys('zones').filter((key) => kindOfZone(v.zones[key]) === form),
          (key) => termFor(v.zones, key),
        );
      case 'ZoneA':
        return listing(
          d.keys('zones').filter((key) => kindOfZone(v.zones[key]) === form),
          (key) => words('', withArticle(termFor(v.zones, key).en)),
        );
      case 'Counter':
        return (into, start) => {
          listing(Object.keys(v.counters), (key) => counterName(key, v))(into, start);
          const mark = fill.name(1);
          holes.teach(into, mark, counterName(mark, v));
        };
      case 'Type':
        return (into, start) => {
          for (const key of d.keys('types').filter((one) => form !== 'body' || v.bodies.includes(one)))
            into.add(
              [form === 'alone' ? termFor(v.types, key)[language] : typesNoun([key], v, form === 'many')[language]],
              () => key,
              start,
            );
        };
      case 'Types':
        return typesRule(form);
      default:
        return null;
    }
  };
}
