/** The grammar of an edition and a language: every rule by its name, gathered from the printer as soon as a text asks for it. */
import type { Ability, CardDefinition, Counted, Words } from '../kernel/position/card';
import type { WordLists } from '../kernel/position/word-lists';
import { conforms } from '../text/conforms';
import { PARTS } from '../text/parts';
import { abilityText } from '../words/grammar/abilities';
import { keywordIn, typesNoun } from '../words/grammar/filter';
import type { Grammar } from '../words/grammar/grammar';
import { clauses, insteadOf } from '../words/grammar/instructions';
import { amountOf, objectsNoun, ordinal, playersNoun, targetGroup } from '../words/grammar/objects';
import { conditionOf, countedIn, hasHappened, occasionOf } from '../words/grammar/occurrences';
import { AND, type Clause, inTurn, nested, OR, withArticle } from '../words/grammar/phrase';
import { counterName, termFor, type Vocabulary, words } from '../words/vocabulary';
import { abilityTrees, unmarked } from './abilities';
import { Deriving, kindOfZone } from './deriving';
import { SOME_NUMBER } from './holes';
import { list, repeat } from './joining';
import { keywordRule } from './keyword';
import type { Language } from './normal';
import { rowsOf } from './rows';
import { first, type Node, Rule } from './rule';
import { recordsOf, variants } from './variants';

type Fill = (rule: Rule, start: Node) => void;

export interface ReadingGrammar {
  readonly top: Rule;
  /** What a card that calls itself by its name is called. */
  named(card: CardDefinition): void;
}

/** Letters that end a name. */
const IN_A_NAME = /[^"「」『』《》(){}[\]⇒、。:;]/;

export function grammarFor(v: Vocabulary, lists: WordLists, language: Language): ReadingGrammar {
  const rules = new Map<string, Rule>();
  let names: readonly string[] = [];
  const rule = (name: string): Rule => {
    const known = rules.get(name);
    if (known) return known;
    const [kind = '', ...form] = name.split('.');
    const made = new Rule(name, language, (into, start) => fills(kind, form.join('.'))(into, start));
    rules.set(name, made);
    return made;
  };
  const d = new Deriving(v, lists, language, rule);
  const { g, holes, fill } = d;
  const rows = rowsOf(d);

  const each =
    (values: readonly unknown[], print: (value: unknown, g: Grammar) => Words | null): Fill =>
    (into) => {
      for (const value of values)
        for (const { from, as } of contexts(value)) {
          const printed = print(value, from);
          if (printed) holes.teach(into, as, printed);
        }
    };

  /** The texts around a value in which it is told differently: its target is the only one, or is described where it stands. */
  function contexts(value: unknown): readonly { readonly from: Grammar; readonly as: unknown }[] {
    if (!speaksOfFirst(value)) return [{ from: g, as: value }];
    const referred = [g, withGroup(1), withGroup(2)].map((from) => ({ from, as: value }));
    if (v.targets === 'chosen') return referred;
    const inline = [1, 2].map((count) => {
      const group = d.group(count);
      return { from: { ...g, targets: { kind: 'inline', group } as const }, as: describing(value, group) };
    });
    return [...referred, ...inline];
  }
  const listing =
    (keys: readonly string[], print: (key: string) => Words): Fill =>
    (into, start) => {
      for (const key of keys) into.add([print(key)[language]], () => key, start);
    };

  let instructions: readonly (readonly [value: unknown, clause: Clause])[] | null = null;
  const deeds = (): readonly (readonly [value: unknown, clause: Clause])[] => {
    instructions ??= variants(PARTS.Instruction, fill).flatMap((value) => {
      if (!conforms('Instruction', value)) return [];
      return contexts(value).flatMap(({ from, as }) =>
        clauses([value], from).map((clause) => [as, value.op === 'modes' ? numbered(clause) : clause] as const),
      );
    });
    return instructions;
  };
  /** What stands before a change that has no infinitive. */
  const untold = (): string => {
    const [clause] = clauses([{ op: 'modify', what: 'this', by: { may: [] }, until: 'turn' }], g);
    return clause ? clause.en.bare.slice(0, -clause.en.plain.length) : '';
  };
  const saying = ({ ja, en }: Clause, form: string): Words =>
    form === 'plain' ? words(ja.plain, en.plain) : words(ja.te, en.bare);

  const fills = (kind: string, form: string): Fill => {
    switch (kind) {
      case 'Self':
        return (into, start) => {
          for (const name of names) into.add([name], () => '', start);
        };
      case 'Name':
        return (into, start) => {
          const node = into.node();
          start.any = { such: IN_A_NAME, to: node };
          node.any = { such: IN_A_NAME, to: node };
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
      case 'Counted': {
        const { filter, atLeast } = COUNTED;
        return each(recordsOf({ filter, atLeast }, {}, fill, 0, false), (value, from) =>
          isCounted(value) ? countedIn(value, from) : null,
        );
      }
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
      case 'Player':
        return each(['opponent', 'each', ...PLACES.map((target) => ({ target }))], (value, from) =>
          conforms('Players', value) ? playersNoun(value, from) : null,
        );
      case 'Objects':
        return objectsRule(form);
      case 'Group':
        return groupRule(form);
      case 'Groups':
        return (into, start) => list(into, start, rule('Group'), { ja: 'と、', en: 'and' }, language);
      case 'Amount':
        return each(variants({ is: 'either', of: amountForms() }, fill), (value, from) => {
          if (!conforms('Amount', value)) return null;
          const much = amountOf(value, from);
          return 'long' in much ? much.long : null;
        });
      case 'Condition':
        return each(variants(PARTS.Condition, fill), (value, from) =>
          conforms('Condition', value) ? conditionOf(value, from) : null,
        );
      case 'Occurrence':
        return each(variants(PARTS.Occurrence, fill), (value, from) => {
          if (!conforms('Occurrence', value)) return null;
          const said = occasionOf(value, from);
          return form === 'when' ? said.when : said.would;
        });
      case 'Incident':
        return each(variants(PARTS.Incident, fill), (value, from) =>
          conforms('Incident', value) ? hasHappened(value, from) : null,
        );
      case 'Do':
      case 'Deed':
        return (into) => {
          for (const [value, clause] of deeds()) {
            if ((clause.compound === true) !== (kind === 'Deed')) continue;
            const said = saying(clause, form);
            holes.teach(into, value, said);
            if (!conforms('Instruction', value)) continue;
            if (value.op === 'replace') holes.teach(into, value, inAnyCase(said));
            if (value.op === 'modify' && form === 'bare')
              holes.teach(into, value, words(said.ja, untold() + clause.en.plain));
          }
        };
      case 'Turn':
        return turnRule(form);
      case 'Sentences':
        return (into, start) => {
          const stop = language === 'ja' ? '。' : '.';
          const one = new Rule('Sentence', language, (sentence, from) => {
            for (const deed of ['Do', 'Deed'])
              sentence.add([{ rule: rule(`${deed}.plain`), hole: 0 }, stop], (parts) => first(parts, 0), from);
          });
          const between = language === 'ja' ? '' : ' ';
          if (between === '') {
            const node = into.node();
            start.calls.push({ rule: one, hole: 0, to: node });
            node.calls.push({ rule: one, hole: 0, to: node });
            node.ends.push((parts) => parts.map(([, value]) => value));
          } else repeat(into, start, one, { between, last: between });
          into.add([saying(inTurn([]), 'plain')[language] + stop], () => [], start);
        };
      case 'Ability':
        return (into, start) => {
          into.add([{ rule: rule('Said'), hole: 0 }], (parts) => first(parts, 0), start);
          for (const zone of d.keys('zones')) {
            const placed = printed({ kind: 'will', produces: [], in: zone })[language];
            const plain = printed({ kind: 'will', produces: [] })[language];
            into.add(
              [{ rule: rule('Said'), hole: 0 }, placed.slice(plain.length)],
              (parts) => put(first(parts, 0), zone),
              start,
            );
          }
        };
      case 'Said':
        return (into) => {
          for (const value of abilityTrees(d)) {
            if (!conforms('Ability', value)) continue;
            const text = printed(value);
            holes.teach(into, value, text);
            // What is said of nothing ends with a space, which nobody types.
            if (text.en.endsWith(' ')) holes.teach(into, value, words(text.ja, text.en.trimEnd()));
            if (value.kind === 'replace') holes.teach(into, value, inAnyCase(text));
            const inWords = value.kind === 'automatic' ? printed(value, bare) : text;
            if (inWords[language] !== text[language]) holes.teach(into, value, inWords, unmarked);
          }
          keywordRule(d, into, printed);
        };
      default:
        return rows.fill(kind, form);
    }
  };

  const printed = (ability: Ability, vocabulary: Vocabulary = v): Words =>
    abilityText(ability, { name: g.self, faces: [{ types: [], abilities: [ability] }] }, vocabulary);

  /** The words of the edition without the sign of an automatic ability. */
  const bare: Vocabulary = { ...v, notation: { ...v.notation, automatic: v.notation.unmarked, enter: null } };

  const put = (ability: unknown, zone: string): unknown =>
    typeof ability === 'object' && ability !== null ? { ...ability, in: zone } : undefined;

  const amountForms = () => {
    const { Amount } = PARTS;
    return Amount.is === 'either' ? Amount.of.filter((one) => one.is !== 'number') : [];
  };

  const withGroup = (count: number): Grammar => ({
    ...g,
    targets: { kind: 'referred', groups: [{ filter: {}, count }] },
  });

  function objectsRule(form: string): Fill {
    return (into, start) => {
      const teach = (value: unknown, from: Grammar): void => {
        if (!conforms('Objects', value)) return;
        const said = objectsNoun(value, from);
        if (language === 'ja' || said.many === (form === 'many')) holes.teach(into, value, said);
        if (said.subject !== undefined && form === 'many') into.add([said.subject], () => value, start);
      };
      const { Objects } = PARTS;
      for (const shape of Objects.is === 'either' ? Objects.of : [])
        for (const value of variants(shape, fill)) if (!speaksOfFirst(value)) teach(value, g);
      for (const target of PLACES) teach({ target }, g);
      for (const count of [1, 2]) teach({ target: 0 }, withGroup(count));
      if (v.targets === 'target')
        into.add(
          [{ rule: rule(language === 'ja' ? 'Group' : `Group.${form}`), hole: 0 }],
          (parts) => ({ target: 0, group: first(parts, 0) }),
          start,
        );
    };
  }

  /** A group that is chosen, as a text describes it. */
  function groupRule(form: string): Fill {
    return (into) => {
      for (const value of recordsOf(GROUP, {}, fill, 0, false)) {
        if (!isGroup(value)) continue;
        const said = targetGroup(value, g);
        if (form === '' || said.many === (form === 'many')) holes.teach(into, value, said);
      }
    };
  }

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

  function turnRule(form: string): Fill {
    return (into, start) => {
      const one = (of: string): Rule => {
        const made = rules.get(`One.${of}`);
        if (made) return made;
        const single = new Rule(`One.${of}`, language, (clause, from) => {
          clause.add([{ rule: rule(`Do.${of}`), hole: 0 }], (parts) => first(parts, 0), from);
          const inner = nested({
            ja: { plain: MARK, te: MARK },
            en: { plain: MARK, bare: MARK },
            compound: true,
          });
          const [before = '', after = ''] = saying(inner, of)[language].split(MARK);
          const deed = rule('Deed.plain');
          const bare = rule(`Deed.${of}`);
          for (const which of new Set([deed, bare]))
            clause.add([before, { rule: which, hole: 0 }, after], (parts) => first(parts, 0), from);
        });
        rules.set(`One.${of}`, single);
        return single;
      };
      if (language === 'en') repeat(into, start, one(form), { between: ', then ', last: ', then ' });
      else {
        // All but the last go on: 〜して、〜する。
        const node = into.node();
        start.skips.push(node);
        into.along(node, [{ rule: one('te'), hole: 0 }, '、']).skips.push(node);
        into.add([{ rule: one(form), hole: 0 }], (parts) => parts.map(([, value]) => value), node);
      }
      into.add([saying(inTurn([]), form)[language]], () => [], start);
    };
  }

  return {
    top: rule('Ability'),
    named: (card) => {
      const called = v.self === null ? [card.name[language], BEARER[language]] : [];
      if (called.join('\n') === names.join('\n')) return;
      names = called;
      rule('Self').forget();
    },
  };
}

/** The same where what is done instead begins with something optional. */
const inAnyCase = (said: Words): Words => {
  const [plain, begins] = [insteadOf([]), insteadOf([{ op: 'may', do: [] }])];
  return words(said.ja.replace(plain.ja, begins.ja), said.en.replace(`, ${plain.en}`, `, ${begins.en}`));
};

/** Modes are numbered through a text: which number the first has, is not for it to say. */
const numbered = ({ ja, en, ...rest }: Clause): Clause => {
  const open = (text: string): string => text.replace(/\((\d)\) /g, `(${SOME_NUMBER}) `);
  return {
    ...rest,
    ja: { plain: open(ja.plain), te: open(ja.te) },
    en: { plain: open(en.plain), bare: open(en.bare) },
  };
};

/** Whether a value speaks of the first group of targets. */
const speaksOfFirst = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('target' in value && value.target === 0) || Object.values(value).some(speaksOfFirst));

/** The same value, with the description of its target where it speaks of it. */
function describing(value: unknown, group: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => describing(one, group));
  if (typeof value !== 'object' || value === null) return value;
  if ('target' in value && value.target === 0) return { target: 0, group };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, describing(one, group)]));
}

const MARK = '\ue001';
const BEARER = words('このカード', 'this card');
const PLACES = [0, 1, 2, 3, 4];

const COUNTED = {
  filter: { shape: { is: 'part', name: 'Filter' }, needed: true },
  atLeast: { shape: { is: 'number', such: [1, 2], from: 0 }, needed: true },
} as const;

const isCounted = (value: unknown): value is Counted =>
  typeof value === 'object' && value !== null && 'atLeast' in value;

const GROUP = {
  filter: { shape: { is: 'part', name: 'Filter' }, needed: true },
  count: { shape: { is: 'number', such: [1, 2], from: 1 }, needed: true },
  upTo: { shape: { is: 'just', value: true }, needed: false },
  player: { shape: { is: 'just', value: true }, needed: false },
  mode: { shape: { is: 'number', such: [1, 2], from: 1 }, needed: false },
} as const;

type Groups = readonly { readonly count: number }[];
const isGroup = (value: unknown): value is Parameters<typeof targetGroup>[0] & Groups[number] =>
  typeof value === 'object' && value !== null && 'filter' in value && conforms('Filter', value.filter);
