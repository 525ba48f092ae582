/** What the rules of one edition and language are made with: the printer, and the holes that it is given. */
import type {
  AbilityCost,
  Amount,
  Condition,
  Counted,
  GrantedAbility,
  Incident,
  Instruction,
  Objects,
  Occurrence,
  Players,
  Target,
  Token,
  Words,
} from '../kernel/position/card';
import type { Filter, Modification, PlayerModification } from '../kernel/position/position';
import type { WordList, WordLists } from '../kernel/position/word-lists';
import type { PartName } from '../text/shape';
import { grammarOf } from '../words/grammar/abilities';
import { costOf, symbols } from '../words/grammar/costs';
import { described, keywordIn, typesNoun } from '../words/grammar/filter';
import type { Grammar } from '../words/grammar/grammar';
import { clauses } from '../words/grammar/instructions';
import { predicatesOf } from '../words/grammar/modification';
import { amountOf, objectsNoun, playersNoun, targetGroup } from '../words/grammar/objects';
import { conditionOf, countedIn, hasHappened, hasNotHappened, occasionOf } from '../words/grammar/occurrences';
import { type Clause, noun, withArticle } from '../words/grammar/phrase';
import { playerPredicates } from '../words/grammar/players';
import { tokenNoun } from '../words/grammar/tokens';
import { counterName, termFor, type Vocabulary, words } from '../words/vocabulary';
import { Holes, type Prints, SELF } from './holes';
import type { Language } from './normal';
import type { Rule } from './rule';
import type { Fillers } from './variants';
import { Zones } from './zones';

/** What stands between where something is and what it is. */
export const QUANTIFIERS = ['', '対象の', 'それぞれの', 'すべての'] as const;

/** How Japanese counts what a filter speaks of. */
export const CLASSES = ['枚', '体', 'つ'] as const;

const ONE = noun(SELF, SELF);
const MANY = noun(SELF, SELF, true);

/** More targets than a text has; in English all of them are -th. */
const PLACES = 1_000_023;

export class Deriving {
  readonly g: Grammar;
  readonly holes: Holes;
  readonly fill: Fillers;
  private readonly zones: Zones;
  private readonly cached = new Map<string, readonly unknown[]>();

  constructor(
    readonly v: Vocabulary,
    readonly lists: WordLists,
    readonly language: Language,
    readonly rule: (name: string) => Rule,
  ) {
    this.g = grammarOf(null, v.self ?? words(SELF, SELF), v);
    this.holes = new Holes(language, rule('Self'), rule('Number'));
    this.zones = new Zones(v, lists.zones, language, this.holes, rule);
    const once = (kind: string, nth: number, make: () => readonly unknown[]): readonly unknown[] => {
      const key = `${kind} ${nth}`;
      const known = this.cached.get(key) ?? make();
      this.cached.set(key, known);
      return known;
    };
    const one = (kind: string, nth: number, make: () => unknown): unknown => once(kind, nth, () => [make()])[0];
    this.fill = {
      part: (name, nth) => {
        const make = this.parts[name];
        return make ? once(name, nth, make) : null;
      },
      word: (list, nth) => {
        const make = this.words[list];
        return make ? once(list, nth, () => make(nth)) : this.keys(list);
      },
      name: (nth) => {
        const [mark] = once('name', nth, () => [this.named(this.rule('Name'), (c) => words(c, c))]);
        return String(mark);
      },
      number: (nth) => {
        const [number] = once('number', nth, () => [this.numbered()]);
        return Number(number);
      },
      place: (nth) =>
        Number(
          one('place', nth, () => {
            const place = PLACES + this.cached.size;
            return this.holes.made(place, [[words(`${place + 1}`, `${place + 1}th`), rule('Place')]]);
          }),
        ),
      units: (nth) =>
        one('units', nth, () => {
          const units = { [this.holes.mark()]: 1 };
          return this.holes.made(units, [[symbols(units, v), rule('Units')]]);
        }),
      cost: (nth) =>
        one('cost', nth, () => {
          const cost: AbilityCost = { life: this.holes.number() };
          return this.holes.made(cost, [[costOf(cost, this.g), rule('Cost')]]);
        }),
      counted: (nth) =>
        one('counted', nth, () => {
          const counted: Counted = { filter: { types: [this.holes.mark()] }, atLeast: this.holes.number() };
          return this.holes.made(counted, [[countedIn(counted, this.g), rule('Counted')]]);
        }),
      types: (nth) =>
        one('types', nth, () => {
          const types = [this.holes.mark()];
          const single = typesNoun(types, v, false);
          return this.holes.made(types, [
            [words(single.ja, withArticle(single.en)), rule(language === 'en' ? 'Types.a' : 'Types.one')],
            [single, rule('Types.one')],
            [typesNoun(types, v, true), rule(language === 'en' ? 'Types.many' : 'Types.one')],
          ]);
        }),
      targets: (nth) =>
        one('targets', nth, () => {
          const group: Target = { filter: { types: [this.holes.mark()] }, count: 1 };
          return this.holes.made([group], [[targetGroup(group, this.g), rule('Groups')]]);
        }),
      doing: (nth) =>
        one('doing', nth, () => {
          const { list, clause } = this.instruction();
          const { plain, last, bare } = forms(clause);
          return this.holes.made(list, [
            [words(`${plain.ja}。`, `${plain.en}.`), rule('Sentences')],
            [last, rule(language === 'ja' ? 'Turn.te' : 'Turn.bare')],
            [bare, rule(language === 'ja' ? 'Turn.te' : 'Turn.bare')],
          ]);
        }),
      inTurn: (nth) =>
        one('inTurn', nth, () => {
          const { list, clause } = this.instruction();
          const { plain, bare } = forms(clause);
          return this.holes.made(list, [
            [plain, rule('Turn.plain')],
            [bare, rule(language === 'ja' ? 'Turn.te' : 'Turn.bare')],
          ]);
        }),
      keys: (list) => this.keys(list),
    };
  }

  /** A group of targets, one or more, as it is described where a text speaks of it. */
  group(count: number): Target {
    const made = this.groups.get(count);
    if (made) return made;
    const group: Target = { filter: { types: [this.holes.mark()] }, count };
    const name = this.language === 'ja' ? 'Group' : count === 1 ? 'Group.one' : 'Group.many';
    this.holes.made(group, [[targetGroup(group, this.g), this.rule(name)]]);
    this.groups.set(count, group);
    return group;
  }
  private readonly groups = new Map<number, Target>();

  /** The words of a list that the edition gives a meaning. */
  keys(list: WordList): readonly string[] {
    return this.lists[list];
  }

  private named(rule: Rule, print: (mark: string) => Words): string {
    const mark = this.holes.mark();
    return this.holes.made(mark, [[print(mark), rule]]);
  }

  private numbered(): number {
    const number = this.holes.number();
    return this.holes.made(number, [[words(`${number}`, `${number}`), this.rule('Number')]]);
  }

  private instruction(): { readonly list: readonly Instruction[]; readonly clause: Clause } {
    const list: readonly Instruction[] = [{ op: 'loseLife', player: 'opponent', amount: this.holes.number() }];
    const [clause] = clauses(list, this.g);
    if (!clause) throw new Error('An instruction prints no clause.');
    return { list, clause };
  }

  /** A filter of a class, in every form in which it is printed. */
  private filters(): readonly Filter[] {
    const { v, g, language, rule } = this;
    if (language === 'en') {
      const filter: Filter = { types: [this.holes.mark()] };
      const single = described(filter, g, false);
      return [
        this.holes.made(filter, [
          [words('', withArticle(single.en)), rule('Filter.a')],
          [single, rule('Filter.one')],
          [described(filter, g, true), rule('Filter.many')],
        ]),
      ];
    }
    const of: readonly ((mark: string) => Filter)[] = [
      (mark) => ({ types: [mark] }),
      (mark) => ({ types: [v.bodies[0] ?? ''], trait: mark }),
      (mark) => ({ kind: 'ability', trait: mark }),
    ];
    return of.map((make, index) => {
      const filter = make(this.holes.mark());
      const prints = QUANTIFIERS.map(
        (quantifier) =>
          [described(filter, g, false, quantifier), rule(`Filter.${CLASSES[index]}${quantifier}`)] as const,
      );
      return this.holes.made(filter, prints);
    });
  }

  private objects(): readonly Objects[] {
    const { g, language, rule } = this;
    const make = (objects: Objects, name: string): Objects =>
      this.holes.made(objects, [[objectsNoun(objects, g), rule(name)]]);
    if (language === 'ja') return [make({ each: { types: [this.holes.mark()] } }, 'Objects')];
    return [
      make({ each: { types: [this.holes.mark()] } }, 'Objects.one'),
      make({ choose: { types: [this.holes.mark()] }, count: 2 }, 'Objects.many'),
    ];
  }

  private modifications(): readonly Modification[] {
    const { g, language, rule } = this;
    const gain = [this.holes.mark()];
    const modify: Modification = { gain };
    const { ja, en } = predicatesOf(modify, ONE, g);
    const many = predicatesOf(modify, MANY, g);
    const prints: Prints =
      language === 'ja'
        ? [
            [words(ja.plain, en), rule('Change.plain')],
            [words(ja.te, en), rule('Change.te')],
          ]
        : [
            [words(ja.plain, en), rule('Change.one')],
            [words(ja.plain, many.en), rule('Change.many')],
          ];
    this.holes.made(gain, prints, gain, true);
    const filters = this.fill.part('Filter', 90) ?? [];
    return [{ gain }, { gain, self: true }, ...filters.flatMap((one) => both(gain, one))];
  }

  private playerModifications(): readonly PlayerModification[] {
    const { g, language, rule } = this;
    const modify: PlayerModification = { gain: [this.holes.mark()] };
    const { ja, en } = playerPredicates(modify, ONE, g);
    const many = playerPredicates(modify, MANY, g);
    const prints: Prints =
      language === 'ja'
        ? [
            [words(ja.plain, en), rule('Players.plain')],
            [words(ja.te, en), rule('Players.te')],
          ]
        : [
            [words('', en), rule('Players.one')],
            [words('', many.en), rule('Players.many')],
          ];
    return [this.holes.made(modify, prints)];
  }

  private readonly parts: { readonly [K in PartName]?: () => readonly unknown[] } = {
    Filter: () => this.filters(),
    Objects: () => this.objects(),
    Modification: () => this.modifications(),
    PlayerModification: () => this.playerModifications(),
    Players: () => {
      const player: Players = { target: PLACES * 2 + this.cached.size };
      return ['you', this.holes.made(player, [[playersNoun(player, this.g), this.rule('Player')]])];
    },
    Amount: () => {
      const amount: Amount = { count: { types: [this.holes.mark()] } };
      const much = amountOf(amount, this.g);
      const long = 'long' in much ? much.long : words('', '');
      return [
        1,
        this.numbered(),
        'X',
        ...[100, this.numbered()].map((times) => ({ times, of: 'X' })),
        this.holes.made(amount, [[long, this.rule('Amount')]]),
      ];
    },
    Condition: () => {
      const condition: Condition = { is: 'this', such: { trait: this.holes.mark() } };
      return [this.holes.made(condition, [[conditionOf(condition, this.g), this.rule('Condition')]])];
    },
    Occurrence: () => {
      const when: Occurrence = { on: 'leave', who: { types: [this.holes.mark()] } };
      const said = occasionOf(when, this.g);
      return [
        this.holes.made(when, [
          [said.when, this.rule('Occurrence.when')],
          [said.would, this.rule('Occurrence.would')],
        ]),
      ];
    },
    Incident: () => {
      const what: Incident = { on: 'leave', who: { types: [this.holes.mark()] } };
      return [
        this.holes.made(what, [
          [hasHappened(what, this.g), this.rule('Incident')],
          [hasNotHappened(what, this.g), this.rule('Incident.not')],
        ]),
      ];
    },
    Granted: () => {
      const granted: GrantedAbility = { kind: 'will', produces: [this.holes.mark()] };
      return [this.holes.made(granted, [[this.g.given(granted), this.rule('Ability')]])];
    },
    Token: () => {
      const mark = this.holes.mark();
      const token: Token = { name: words(mark, mark) };
      return [this.holes.made(token, [[tokenNoun(token, this.g), this.rule('Token')]])];
    },
  };

  private readonly words: { readonly [L in WordList]?: (nth: number) => readonly unknown[] } = {
    traits: () => [this.named(this.rule('Name'), (mark) => words(mark, mark))],
    counters: () => [
      // One of them has a verb of its own.
      ...(this.v.frozen ? [this.v.frozen.counter] : []),
      this.named(this.rule('Counter'), (mark) => counterName(mark, this.v)),
    ],
    keywords: () => [this.named(this.rule('Keyword'), (mark) => keywordIn(mark, this.v))],
    playerKeywords: () => [this.named(this.rule('Keyword'), (mark) => keywordIn(mark, this.v))],
    attributes: () => {
      const mark = this.holes.mark();
      const term = termFor(this.v.attributes, mark);
      return [
        this.holes.made(mark, [
          [this.v.notation.symbol(term), this.rule('Attribute.symbol')],
          [term, this.rule('Attribute')],
        ]),
      ];
    },
    resources: () => [
      this.named(this.rule('Resource'), (mark) => this.v.notation.symbol(termFor(this.v.resources, mark))),
    ],
    phases: () => [this.named(this.rule('Phase'), (mark) => termFor(this.v.phases, mark))],
    weathers: () => [this.named(this.rule('Weather'), (mark) => termFor(this.v.weathers, mark))],
    stats: () => [this.named(this.rule('Stat'), (mark) => termFor(this.v.stats, mark))],
    zones: (nth) => this.zones.some(nth),
  };
}

const both = (gain: readonly string[], filter: unknown): readonly Modification[] => {
  const made: readonly unknown[] = [
    { gain, filter },
    { gain, self: true, filter },
  ];
  return made.filter((one): one is Modification => typeof one === 'object');
};

const forms = ({ ja, en }: Clause): { readonly plain: Words; readonly last: Words; readonly bare: Words } => ({
  plain: words(ja.plain, en.plain),
  last: words(ja.te, en.bare),
  bare: words(ja.te, en.bare),
});
