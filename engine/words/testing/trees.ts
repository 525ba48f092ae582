/**
 * Random abilities. Every field of every part of a tree has its arbitrary here, or this file does not compile; the
 * alphabets are small, so that texts which could be mistaken for one another are met soon.
 */
import * as fc from 'fast-check';
import type {
  Ability,
  Amount,
  Condition,
  Instruction,
  Objects,
  Occurrence,
  Players,
  Target,
  Who,
} from '../../kernel/position/card';
import type { Filter, Modification } from '../../kernel/position/position';

/** The fields of one record, all of them, and which must be there. */
type Fields<T> = { readonly [K in keyof T]-?: fc.Arbitrary<Exclude<T[K], undefined>> };
const fieldsOf = <T>(fields: Fields<T>): Fields<T> => fields;

/** What games of one kind of card text are written with. */
export interface Alphabet {
  readonly types: readonly string[];
  readonly attributes: readonly string[];
  readonly keywords: readonly string[];
  readonly zones: readonly string[];
  readonly stats: readonly string[];
  readonly bans: readonly string[];
  readonly counters: readonly string[];
  readonly moments: readonly string[];
}

type Part<U, D extends keyof U, K> = U extends unknown ? (K extends U[D] ? U : never) : never;
type OneOp<K extends Instruction['op']> = Part<Instruction, 'op', K>;

const THEN = 'then';
const yes = fc.constant<true>(true);
const number = fc.constantFrom(1, 2, 500);
const either = fc.constantFrom<'you' | 'opponent'>('you', 'opponent');

export interface Trees {
  readonly ability: fc.Arbitrary<Ability>;
  readonly instruction: fc.Arbitrary<Instruction>;
  readonly filter: fc.Arbitrary<Filter>;
  readonly modification: fc.Arbitrary<Modification>;
  readonly occurrence: fc.Arbitrary<Occurrence>;
  readonly condition: fc.Arbitrary<Condition>;
  readonly amount: fc.Arbitrary<Amount>;
  readonly objects: fc.Arbitrary<Objects>;
}

/** Arbitraries for the whole instruction set over an alphabet. */
export function treesOf(a: Alphabet): Trees {
  const some = (keys: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...keys);
  const several = (keys: readonly string[]): fc.Arbitrary<string[]> => fc.uniqueArray(some(keys), { maxLength: 2 });
  const units = fc.dictionary(some([...a.attributes, 'free']), fc.integer({ min: 1, max: 2 }), { maxKeys: 2 });
  const target = fc.record({ target: fc.constantFrom(0, 1) });

  const filter = fc.record(
    fieldsOf<Filter>({
      zone: some(a.zones),
      types: several(a.types),
      controller: either,
      rested: fc.boolean(),
      attribute: some(a.attributes),
      trait: fc.constantFrom('knight', 'mage'),
      keyword: some(a.keywords),
      maxCost: number,
      other: yes,
      attacking: yes,
      kind: fc.constantFrom('card', 'ability', 'action'),
    }),
    { requiredKeys: [] },
  );
  const modification = fc.record(
    fieldsOf<Modification>({
      filter,
      self: yes,
      stats: fc.dictionary(some(a.stats), fc.constantFrom(-100, 0, 100), { maxKeys: 2 }),
      gain: several(a.keywords),
      lose: fc.oneof(several(a.keywords), fc.constant<'all'>('all')),
      attributes: several(a.attributes),
      traits: several(['knight', 'mage']),
      types: several(a.types),
      bans: several(a.bans),
    }),
    { requiredKeys: [] },
  );
  const players: fc.Arbitrary<Players> = fc.oneof(fc.constantFrom<Players>('you', 'opponent', 'each'), target);
  const objects: fc.Arbitrary<Objects> = fc.oneof(
    fc.constantFrom<Objects>('this', 'it', 'this and it'),
    target,
    fc.record({ each: filter }),
    fc.record(
      fieldsOf<Extract<Objects, { readonly choose: Filter }>>({
        choose: filter,
        count: number,
        by: players,
      }),
      { requiredKeys: ['choose', 'count'] },
    ),
  );
  const amount: fc.Arbitrary<Amount> = fc.oneof(
    number,
    fc.constant<Amount>('X'),
    fc.record(fieldsOf<Extract<Amount, { readonly count: Filter }>>({ count: filter, times: fc.constantFrom(1, 2) }), {
      requiredKeys: ['count'],
    }),
    fc.record({ life: either }),
    fc.record({ stat: some(a.stats), of: objects }),
  );
  const who: fc.Arbitrary<Who> = fc.oneof(fc.constant<Who>('this'), filter);
  const occurrence: fc.Arbitrary<Occurrence> = fc.oneof(
    fc.record({
      on: fc.constantFrom(
        'enter',
        'leave',
        'destroyed',
        'graveyard',
        'attack',
        'block',
        'blocked',
        'damaged',
        'breaks',
      ),
      who,
    }),
    fc.record(
      fieldsOf<Part<Occurrence, 'on', 'damage'>>({
        on: fc.constant('damage'),
        who,
        to: fc.constantFrom('card', 'player'),
        types: several(a.types),
        battle: yes,
      }),
      { requiredKeys: ['on', 'who'] },
    ),
    fc.record(
      fieldsOf<Part<Occurrence, 'on', 'play'>>({
        on: fc.constant('play'),
        player: either,
        types: several(a.types),
      }),
      { requiredKeys: ['on', 'player'] },
    ),
    fc.record({ on: fc.constantFrom('draw', 'discard', 'gainLife', 'loseLife'), player: either }),
    fc.record(
      fieldsOf<Part<Occurrence, 'on', 'occasion'>>({
        on: fc.constant('occasion'),
        name: some(a.moments),
        player: either,
      }),
      { requiredKeys: ['on', 'name'] },
    ),
  );
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({ is: fc.constant('count'), filter, atLeast: number }),
    fc.record({ is: fc.constant('turn'), of: either }),
    fc.record({ is: fc.constant('life'), player: either, atMost: number }),
    fc.record({ is: fc.constant('counters'), counter: some(a.counters), atLeast: number }),
    fc.record({ is: fc.constant('did') }),
  );

  const { instruction } = fc.letrec<{ instruction: Instruction; list: Instruction[] }>((tie) => {
    const list = tie('list');
    const one: { readonly [K in Instruction['op']]: fc.Arbitrary<OneOp<K>> } = {
      damage: fc.record(
        fieldsOf<OneOp<'damage'>>({
          op: fc.constant('damage'),
          to: fc.oneof(objects, fc.record({ player: players })),
          amount,
        }),
        { requiredKeys: ['op', 'to', 'amount'] },
      ),
      destroy: fc.record({ op: fc.constant('destroy'), what: objects }),
      banish: fc.record({ op: fc.constant('banish'), what: objects }),
      rest: fc.record({ op: fc.constant('rest'), what: objects }),
      recover: fc.record({ op: fc.constant('recover'), what: objects }),
      cancel: fc.record({ op: fc.constant('cancel'), what: objects }),
      control: fc.record({ op: fc.constant('control'), what: objects }),
      move: fc.record(
        fieldsOf<OneOp<'move'>>({
          op: fc.constant('move'),
          what: objects,
          to: some(a.zones),
          place: fc.constantFrom('top', 'bottom'),
          rested: yes,
        }),
        { requiredKeys: ['op', 'what', 'to'] },
      ),
      draw: fc.record({ op: fc.constant('draw'), player: players, amount }),
      discard: fc.record({ op: fc.constant('discard'), player: players, amount }),
      gainLife: fc.record({ op: fc.constant('gainLife'), player: players, amount }),
      loseLife: fc.record({ op: fc.constant('loseLife'), player: players, amount }),
      halveLife: fc.record({ op: fc.constant('halveLife'), player: players }),
      modify: fc.record(
        fieldsOf<OneOp<'modify'>>({
          op: fc.constant('modify'),
          what: fc.oneof(objects, fc.record({ all: filter })),
          by: modification,
          until: fc.constantFrom('turn', 'battle'),
        }),
        { requiredKeys: ['op', 'what', 'by', 'until'] },
      ),
      counters: fc.record({
        op: fc.constant('counters'),
        what: objects,
        counter: some(a.counters),
        amount: fc.constantFrom(-1, 0, 1, 2),
      }),
      produce: fc.record({ op: fc.constant('produce'), resource: some(a.attributes), amount: fc.constantFrom(1, 2) }),
      summon: fc.record({ op: fc.constant('summon'), what: objects }),
      prevent: fc.record({ op: fc.constant('prevent') }),
      if: fc.record(fieldsOf<OneOp<'if'>>({ op: fc.constant('if'), condition, [THEN]: list, else: list }), {
        requiredKeys: ['op', 'condition', 'then'],
      }),
      may: fc.record({ op: fc.constant('may'), do: list }),
      modes: fc.record({
        op: fc.constant('modes'),
        choose: fc.constantFrom(1, 2),
        of: fc.array(list, { maxLength: 2 }),
      }),
    };
    const leaves = Object.values({ ...one, if: one.prevent, may: one.draw, modes: one.rest });
    return {
      list: fc.array(tie('instruction'), { maxLength: 2 }),
      instruction: fc.oneof({ maxDepth: 3 }, fc.oneof(...leaves), one.if, one.may, one.modes),
    };
  });

  const list = fc.array(instruction, { maxLength: 2 });
  const targets = fc.array(
    fc.record(
      fieldsOf<Target>({ filter, count: fc.constantFrom(1, 2), upTo: yes, player: yes, mode: fc.constantFrom(1, 2) }),
      {
        requiredKeys: ['filter', 'count'],
      },
    ),
    { maxLength: 2 },
  );
  const kinds: { readonly [K in Ability['kind']]: fc.Arbitrary<Part<Ability, 'kind', K>> } = {
    keyword: fc.record({ kind: fc.constant('keyword'), keyword: some(a.keywords) }),
    continuous: fc.record(
      fieldsOf<Part<Ability, 'kind', 'continuous'>>({
        kind: fc.constant('continuous'),
        modify: modification,
        while: condition,
      }),
      { requiredKeys: ['kind', 'modify'] },
    ),
    automatic: fc.record(
      fieldsOf<Part<Ability, 'kind', 'automatic'>>({
        kind: fc.constant('automatic'),
        when: occurrence,
        if: condition,
        targets,
        do: list,
        optional: yes,
        ex: yes,
      }),
      { requiredKeys: ['kind', 'when', 'do'] },
    ),
    activate: fc.record(
      fieldsOf<Part<Ability, 'kind', 'activate'>>({
        kind: fc.constant('activate'),
        cost: fc.record(
          fieldsOf<Part<Ability, 'kind', 'activate'>['cost']>({
            pay: units,
            rest: yes,
            banish: yes,
            discard: fc.constantFrom(1, 2),
            discardThis: yes,
            discardSameName: yes,
          }),
          { requiredKeys: [] },
        ),
        targets,
        do: list,
      }),
      { requiredKeys: ['kind', 'cost', 'do'] },
    ),
    will: fc.record({ kind: fc.constant('will'), produces: several(a.attributes) }),
    judgment: fc.record({ kind: fc.constant('judgment'), cost: units }),
    replace: fc.record(
      fieldsOf<Part<Ability, 'kind', 'replace'>>({
        kind: fc.constant('replace'),
        when: occurrence,
        while: condition,
        instead: list,
        optional: yes,
      }),
      { requiredKeys: ['kind', 'when', 'instead'] },
    ),
    break: fc.record(fieldsOf<Part<Ability, 'kind', 'break'>>({ kind: fc.constant('break'), targets, do: list }), {
      requiredKeys: ['kind', 'do'],
    }),
    text: fc.record(
      fieldsOf<Part<Ability, 'kind', 'text'>>({
        kind: fc.constant('text'),
        targets,
        do: list,
        ex: yes,
      }),
      { requiredKeys: ['kind', 'do'] },
    ),
  };
  const ability: fc.Arbitrary<Ability> = fc.oneof(...Object.values(kinds));
  return { ability, instruction, filter, modification, occurrence, condition, amount, objects };
}
