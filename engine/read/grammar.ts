/** The grammar of an edition and a language: every rule by its name, gathered from the printer as soon as a text asks for it. */
import type { Ability, CardDefinition, Words } from '../kernel/position/card';
import type { WordLists } from '../kernel/position/word-lists';
import { conforms } from '../text/conforms';
import { abilityText, continuousText, playersText, SCOPES } from '../words/grammar/abilities';
import { type Vocabulary, words } from '../words/vocabulary';
import { abilityTrees, unmarked } from './abilities';
import { deedRules, replacing } from './deeds';
import { Deriving } from './deriving';
import { keywordRule } from './keyword';
import { wordRules } from './lexicon';
import type { Language } from './normal';
import { nounRules } from './nouns';
import { rowRules } from './rows';
import { type Fill, first, Rule } from './rule';

export interface ReadingGrammar {
  readonly top: Rule;
  /** What a card that calls itself by its name is called; answers whether another was called so before. */
  named(card: CardDefinition): boolean;
}

/** The grammar of the texts that an edition prints in a language. */
export function grammarFor(v: Vocabulary, lists: WordLists, language: Language): ReadingGrammar {
  const rules = new Map<string, Rule>();
  let names: readonly string[] = [];
  const rule = (name: string): Rule => {
    const known = rules.get(name);
    if (known) return known;
    const [kind = '', ...form] = name.split('.');
    const made = new Rule(name, language, (into, start) => filling(kind, form.join('.'))(into, start));
    rules.set(name, made);
    return made;
  };
  const d = new Deriving(v, lists, language, rule);
  const { g, holes } = d;

  const printed = (ability: Ability, vocabulary: Vocabulary = v): Words =>
    abilityText(ability, { name: g.self, faces: [{ types: [], abilities: [ability] }] }, vocabulary);

  /** The words of the edition without the sign of an automatic ability. */
  const bare: Vocabulary = { ...v, notation: { ...v.notation, automatic: v.notation.unmarked, enter: null } };

  /** An ability, and where it works if that is told. */
  const ability: Fill = (into, start) => {
    const said = { rule: rule('Said'), hole: 0 };
    into.add([said], (parts) => first(parts, 0), start);
    const plain = printed({ kind: 'will', produces: [] })[language];
    for (const zone of d.keys('zones')) {
      const placed = printed({ kind: 'will', produces: [], in: zone })[language];
      into.add([said, placed.slice(plain.length)], (parts) => workingIn(first(parts, 0), zone), start);
    }
  };

  const said: Fill = (into) => {
    for (const value of abilityTrees(d)) {
      if (!conforms('Ability', value)) continue;
      const text = printed(value);
      holes.teach(into, value, text);
      // What is said of nothing ends with a space, which nobody types.
      if (text.en.endsWith(' ')) holes.teach(into, value, words(text.ja, text.en.trimEnd()));
      if (value.kind === 'replace') for (const other of replacing(text)) holes.teach(into, value, other);
      if (value.kind === 'continuous') {
        const others = SCOPES.map((scope) => continuousText(value, g, scope));
        for (const other of others) {
          if (other[language] !== text[language]) holes.teach(into, value, other);
          if (language === 'en') holes.teach(into, value, words('', other.en.replace(/\.$/, '')), quotedLast);
        }
      }
      if (value.kind === 'players' && language === 'en')
        holes.teach(into, { ...value, who: 'each' }, playersText({ ...value, who: 'each' }, g, true));
      const inWords = value.kind === 'automatic' ? printed(value, bare) : text;
      if (inWords[language] !== text[language]) holes.teach(into, value, inWords, unmarked);
    }
    keywordRule(d, into, printed);
  };

  const self: Fill = (into, start) => {
    for (const name of names) into.add([name], () => '', start);
  };

  const own: Readonly<Record<string, Fill>> = { Ability: ability, Said: said, Self: self };
  const others = [wordRules(d), nounRules(d), deedRules(d), rowRules(d)];
  const filling = (kind: string, form: string): Fill => {
    const fill = Object.hasOwn(own, kind) ? own[kind] : undefined;
    if (fill) return fill;
    for (const rulesOf of others) {
      const found = rulesOf(kind, form);
      if (found) return found;
    }
    throw new Error(`No rule is called ${kind}.`);
  };

  return {
    top: rule('Ability'),
    named: (card) => {
      const called = v.self === null ? [card.name[language], BEARER[language]] : [];
      if (called.join('\n') === names.join('\n')) return false;
      names = called;
      rule('Self').forget();
      return true;
    },
  };
}

/** What ends with a quoted text has no stop of its own. */
const quotedLast = (ability: unknown, said: string): unknown => (/\.["”]$/.test(said) ? ability : undefined);

const workingIn = (ability: unknown, zone: string): unknown =>
  typeof ability === 'object' && ability !== null ? { ...ability, in: zone } : undefined;

/** What has an ability that another text gives is called so where cards go by their names. */
const BEARER = words('このカード', 'this card');
