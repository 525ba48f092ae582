/** Rules for what a text speaks of: objects, players, amounts, what is the case and what happens. */
import type { Condition, Counted, Target, Words } from '../kernel/position/card';
import { conforms } from '../text/conforms';
import { PARTS } from '../text/parts';
import type { Grammar } from '../words/grammar/grammar';
import { amountOf, objectsNoun, playersNoun, targetGroup } from '../words/grammar/objects';
import {
  conditionOf,
  countedIn,
  HOLDERS,
  hasHappened,
  hasNotHappened,
  occasionOf,
  THERE_ARE,
} from '../words/grammar/occurrences';
import { words } from '../words/vocabulary';
import { contextsOf, speaksOfFirst, withGroup } from './contexts';
import type { Deriving } from './deriving';
import { list } from './joining';
import { PLACES } from './lexicon';
import { type Fill, first, type Rule } from './rule';
import { recordsOf, variants } from './variants';

/** How what is spoken of is read; `null` for what is not spoken of so. */
export function nounRules(d: Deriving): (kind: string, form: string) => Fill | null {
  const { g, v, holes, fill, language, rule } = d;

  const each =
    (values: readonly unknown[], print: (value: unknown, g: Grammar) => Words | null): Fill =>
    (into) => {
      for (const value of values)
        for (const { from, as } of contextsOf(value, d)) {
          const printed = print(value, from);
          if (printed) holes.teach(into, as, printed);
        }
    };

  const amountForms = () => {
    const { Amount } = PARTS;
    return Amount.is === 'either' ? Amount.of.filter((one) => one.is !== 'number') : [];
  };

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
      for (const count of [1, 2]) teach({ target: 0 }, withGroup(g, count));
      if (v.targets === 'target')
        into.add(
          [{ rule: rule(language === 'ja' ? 'Group' : `Group.${form}`), hole: 0 }],
          (parts) => ({ target: 0, group: first(parts, 0) }),
          start,
        );
    };
  }

  /** What a player controls, where the condition says so by itself. */
  function heldRule(into: Rule): void {
    for (const value of variants(PARTS.Condition, fill)) {
      if (!conforms('Condition', value) || !HELD.has(value.is)) continue;
      const { ja, en } = conditionOf(value, g);
      for (const [controller, holds] of Object.entries(HOLDERS))
        holes.teach(into, value, words(ja, en.replace(THERE_ARE, holds)), (read) => heldBy(read, controller));
    }
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

  return (kind, form) => {
    switch (kind) {
      case 'Counted': {
        const { filter, atLeast } = COUNTED;
        return each(recordsOf({ filter, atLeast }, {}, fill, 0, false), (value, from) =>
          isCounted(value) ? countedIn(value, from) : null,
        );
      }
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
        return each(variants({ is: 'either', of: amountForms() }, fill).flatMap(andTwice), (value, from) => {
          if (!conforms('Amount', value)) return null;
          const much = amountOf(value, from);
          return 'long' in much ? much.long : null;
        });
      case 'Condition':
        return (into, start) => {
          each([...variants(PARTS.Condition, fill), ...STATES], (value, from) =>
            conforms('Condition', value) ? conditionOf(value, from) : null,
          )(into, start);
          if (language === 'en') heldRule(into);
        };
      case 'Occurrence':
        return each(variants(PARTS.Occurrence, fill), (value, from) => {
          if (!conforms('Occurrence', value)) return null;
          const said = occasionOf(value, from);
          return form === 'when' ? said.when : said.would;
        });
      case 'Incident':
        return each(variants(PARTS.Incident, fill), (value, from) => {
          if (!conforms('Incident', value)) return null;
          return form === 'not' ? hasNotHappened(value, from) : hasHappened(value, from);
        });
      default:
        return null;
    }
  };
}

/** Conditions that say who controls what they count. */
const HELD: ReadonlySet<Condition['is']> = new Set<Condition['is']>(['count', 'none', 'few']);

/** A state by itself is told without saying what has it. */
const STATES = [true, false].flatMap((rested) => {
  const state = { is: 'this', such: { rested } };
  return [state, { is: 'not', that: state }];
});

/** What is told twice has a word of its own. */
const andTwice = (amount: unknown): readonly unknown[] =>
  typeof amount === 'object' && amount !== null && 'times' in amount ? [amount, { ...amount, times: 2 }] : [amount];

/** A condition, of what a player controls. */
const heldBy = (read: unknown, controller: string): unknown =>
  typeof read === 'object' && read !== null && 'filter' in read && typeof read.filter === 'object'
    ? { ...read, filter: { ...read.filter, controller } }
    : undefined;

const COUNTED = {
  filter: { shape: { is: 'part', name: 'Filter' }, needed: true },
  atLeast: { shape: { is: 'number', such: [1, 2], from: 0 }, needed: true },
} as const;

const isCounted = (value: unknown): value is Counted =>
  typeof value === 'object' && value !== null && 'atLeast' in value;

const GROUP = {
  filter: { shape: { is: 'part', name: 'Filter' }, needed: true },
  count: {
    shape: {
      is: 'either',
      of: [
        { is: 'number', such: [1, 2], from: 1 },
        { is: 'just', value: 'X' },
      ],
    },
    needed: true,
  },
  upTo: { shape: { is: 'just', value: true }, needed: false },
  player: { shape: { is: 'just', value: true }, needed: false },
  mode: { shape: { is: 'number', such: [1, 2], from: 1 }, needed: false },
} as const;

const isGroup = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'filter' in value && conforms('Filter', value.filter);
