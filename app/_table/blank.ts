/** Blank cards: bodies of given values and ready effects, which stand for any card that has these. */
import {
  type Ability,
  type CardDefinition,
  type Edition,
  type Face,
  type Modification,
  type Text,
  wordListsOf,
  wordsOf,
} from '@/engine';
import { type Both, GAME, type Game } from '@/rules/documents';
import { playable, poolOf } from '@/scenarios/format/pool';

/** What a body is made of. */
export interface Body {
  readonly stats: Readonly<Record<string, number>>;
  readonly keywords: readonly string[];
}

/** The values that a body has in an edition, the first one first. */
export const statsOf = (edition: Edition): readonly string[] =>
  GAME[edition] === 'fftcg' ? ['power'] : ['atk', 'def'];

/** The body that nobody has changed yet. */
export const plainBody = (edition: Edition): Body => ({
  stats: GAME[edition] === 'fftcg' ? { power: 7000 } : { atk: 500, def: 500 },
  keywords: [],
});

/** The step in which a value is set: a tap is one. */
export const stepOf = (edition: Edition): number => (GAME[edition] === 'fftcg' ? 1000 : 100);

/** The keywords that a judge is asked about most, as far as the edition has them. */
export function commonKeywords(edition: Edition): readonly string[] {
  const known = wordListsOf(edition).keywords;
  return COMMON.filter((keyword) => known.includes(keyword));
}
/** Those that say nothing but their name. */
const COMMON: readonly string[] = [
  'pierce',
  'firstStrike',
  'flying',
  'swiftness',
  'targetAttack',
  'explode',
  'indestructible',
  'drain',
  'haste',
  'brave',
  'first strike',
];

/** A body as a card: what it is called says what it is. It costs nothing, and belongs to every system's commonest type. */
export const bodyCard = (edition: Edition, body: Body): CardDefinition => ({
  name: nameOf(edition, body),
  faces: [{ ...of(edition, 'body'), stats: body.stats, abilities: body.keywords.map(plainKeyword) }],
});

function nameOf(edition: Edition, { stats, keywords }: Body): Both {
  const words = wordsOf(edition);
  const values = statsOf(edition)
    .map((stat) => stats[stat] ?? 0)
    .join('/');
  const called = (lang: keyof Both): string =>
    [values, ...keywords.map((keyword) => words.keyword(keyword)[lang])].join(' ');
  return { ja: called('ja'), en: called('en') };
}

const plainKeyword = (keyword: string): Ability => ({ kind: 'keyword', keyword });

/** Whether an ability is a keyword that says nothing but its name. */
export const isPlainKeyword = (ability: Ability): ability is Extract<Ability, { readonly kind: 'keyword' }> =>
  ability.kind === 'keyword' && Object.keys(ability).length === 2;

/** What a body is, as far as it was set: read back from its card; `null` for a card that is no body. */
export function bodyOf(edition: Edition, card: CardDefinition | undefined): Body | null {
  const [face] = card?.faces ?? [];
  if (!face?.stats || !same(face.types, of(edition, 'body').types)) return null;
  const keywords = (face.abilities ?? []).filter(isPlainKeyword).map(({ keyword }) => keyword);
  return { stats: face.stats, keywords };
}

/** A card with the values and keywords of a body. All else stays; its name follows where it said what the body was. */
export function withBody(edition: Edition, card: CardDefinition, body: Body): CardDefinition {
  const before = bodyOf(edition, card);
  const [face, ...others] = card.faces;
  if (before === null || face === undefined) return card;
  const named = nameOf(edition, before).en === card.name.en;
  const texts = (face.abilities ?? []).filter((ability) => !isPlainKeyword(ability));
  return {
    name: named ? nameOf(edition, body) : card.name,
    faces: [{ ...face, stats: body.stats, abilities: [...body.keywords.map(plainKeyword), ...texts] }, ...others],
  };
}

/** A card whose text was changed: unless its name says only what values it has, the name says that too. */
export function retitled(edition: Edition, card: CardDefinition): CardDefinition {
  const body = bodyOf(edition, card);
  const { ja, en } = card.name;
  if (en.endsWith(CHANGED.en) || (body !== null && nameOf(edition, body).en === en)) return card;
  return { ...card, name: { ja: ja + CHANGED.ja, en: en + CHANGED.en } };
}

const CHANGED: Both = { ja: '（改）', en: ' (changed)' };

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** Type, attribute and cost of what is made here. */
function of(edition: Edition, what: 'body' | 'answer'): Pick<Face, 'types' | 'attributes' | 'cost'> {
  if (GAME[edition] === 'fftcg')
    return { types: [what === 'body' ? 'forward' : 'summon'], attributes: ['fire'], cost: {} };
  return { types: [what === 'body' ? 'resonator' : 'chant'], attributes: ['fire'], cost: {} };
}

/** A text that is done to one body on the field. */
const onBody = (edition: Edition, instructions: Text['do']): Ability => ({
  kind: 'text',
  targets: [{ filter: { types: BODIES[GAME[edition]], zone: 'field' }, count: 1 }],
  do: instructions,
});
const BODIES: Readonly<Record<Game, readonly string[]>> = { fow: ['resonator', 'j-ruler'], fftcg: ['forward'] };

/** A ready effect: a card that can be played whenever something can be answered. */
export interface ReadyAnswer {
  readonly id: string;
  readonly card: CardDefinition;
}

/** The ready effects of an edition. */
export function readyAnswers(edition: Edition): readonly ReadyAnswer[] {
  const fftcg = GAME[edition] === 'fftcg';
  const more = fftcg ? 2000 : 200;
  const hurt = fftcg ? 5000 : 500;
  const [first = '', ...others] = statsOf(edition);
  const stats = (by: number) => Object.fromEntries([first, ...others].map((stat) => [stat, by]));
  const values = (by: string): string => [first, ...others].map(() => by).join('/');
  const modify = (by: Modification): Ability =>
    onBody(edition, [{ op: 'modify', what: { target: 0 }, by, until: 'turn' }]);
  const stack = fftcg ? 'stack' : 'chase';
  const made: readonly (readonly [id: string, name: Both, text: Ability])[] = [
    ['boost', { ja: values(`+${more}`), en: values(`+${more}`) }, modify({ stats: stats(more) })],
    ['weaken', { ja: values(`-${more}`), en: values(`-${more}`) }, modify({ stats: stats(-more) })],
    [
      'hurt',
      { ja: `${hurt}ダメージ`, en: `${hurt} damage` },
      onBody(edition, [{ op: 'damage', to: { target: 0 }, amount: hurt }]),
    ],
    ['destroy', { ja: '破壊', en: 'Destroy' }, onBody(edition, [{ op: 'destroy', what: { target: 0 } }])],
    [
      'return',
      { ja: '手札に戻す', en: 'Return to hand' },
      onBody(edition, [{ op: 'move', what: { target: 0 }, to: 'hand' }]),
    ],
    [
      'cancel',
      { ja: '打ち消し', en: 'Cancel' },
      {
        kind: 'text',
        targets: [{ filter: { zone: stack, kind: 'card' }, count: 1 }],
        do: [{ op: 'cancel', what: { target: 0 } }],
      },
    ],
    ['blank', { ja: '能力を失う', en: 'Loses all abilities' }, modify({ lose: 'all' })],
  ];
  return made.map(([id, name, text]) => ({ id, card: answerCard(edition, name, text) }));
}

/** Ready effects that give a body one of the commonest keywords until the end of the turn, or take it away. */
export function keywordAnswers(edition: Edition): readonly ReadyAnswer[] {
  const words = wordsOf(edition);
  return commonKeywords(edition).flatMap((keyword) => {
    const { ja, en } = words.keyword(keyword);
    const made = (what: 'gain' | 'lose', name: Both): ReadyAnswer => {
      const text = onBody(edition, [{ op: 'modify', what: { target: 0 }, by: { [what]: [keyword] }, until: 'turn' }]);
      return { id: `${what}-${keyword.replaceAll(' ', '-')}`, card: answerCard(edition, name, text) };
    };
    return [
      made('gain', { ja: `${ja}を得る`, en: `Gains ${en}` }),
      made('lose', { ja: `${ja}を失う`, en: `Loses ${en}` }),
    ];
  });
}

/** An effect as a card that can be played whenever something can be answered. */
function answerCard(edition: Edition, name: Both, text: Ability): CardDefinition {
  const quick: readonly Ability[] = GAME[edition] === 'fftcg' ? [] : [{ kind: 'keyword', keyword: 'quickcast' }];
  return { name, faces: [{ ...of(edition, 'answer'), abilities: [...quick, text] }] };
}

/** The plain magic stones of an edition's pool, one of each attribute; FF-TCG has none. */
export const plainStones = (edition: Edition): readonly string[] =>
  Object.entries(playable(poolOf(edition), edition)).flatMap(
    ([
      key,
      {
        faces: [face],
      },
    ]) => (/^[a-z]+-stone$/.test(key) && face?.types.includes('stone') ? key : []),
  );
