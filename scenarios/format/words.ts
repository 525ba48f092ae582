/** The words of a script entry, read into the decisions it drives. The vocabulary is that of the engine's option keys. */

import { nearest } from '@/rules/nearest';
import { shortened } from './strict';

/** What is to be chosen, before the decision with its options is there. */
export type Pick =
  /** One of the keys, the first that is offered. */
  | { readonly kind: 'key'; readonly keys: readonly string[] }
  /** Exactly these: the one of a single choice, all of a list. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** These one decision after the other, as many as each asks for. */
  /** None at all, where that may be. */
  | { readonly kind: 'none' }
  | { readonly kind: 'spread'; readonly names: readonly string[]; readonly spare: number }
  | { readonly kind: 'split'; readonly parts: Readonly<Record<string, number>> }
  | { readonly kind: 'number'; readonly value: number };

/** One decision that an entry drives. */
export interface Want {
  readonly prompts: readonly string[];
  readonly pick: Pick;
  /** Only the way to the decision that matters, where an edition has such a step. */
  readonly onTheWay?: true;
}

export interface Command {
  readonly wants: readonly Want[];
  /** Every card, ability or player that the words name, as written. */
  readonly mentions: readonly string[];
  /** Kinds of will or CP that the words name: of what pays, and of what is produced. */
  readonly kinds: readonly string[];
  readonly phases: readonly string[];
  /** Selections of which an edition needs one to have this action at all; empty: a matter of the prompts alone. */
  readonly needs: readonly string[];
  /** It is no answer to a decision: the player leaves the game, whoever is asked. */
  readonly concedes: boolean;
  /** How it is written. */
  readonly shape: string;
}

export type Read =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly error: string; readonly right: string };

const key = (prompts: readonly string[], ...keys: readonly string[]): Want => ({
  prompts,
  pick: { kind: 'key', keys },
});
const names = (prompts: readonly string[], list: readonly string[]): Want => ({
  prompts,
  pick: { kind: 'names', names: list },
});

/** Prompts of the battle, in Force of Will and in FF-TCG. */
export const ATTACKER = ['battle.attacker', 'attack.attackers'] as const;
export const OBJECT = ['battle.object'] as const;
export const BLOCKER = ['battle.blocker', 'block.blocker'] as const;

const NAME = '[A-Za-z0-9][A-Za-z0-9#!/.-]*';
const LIST = String.raw`${NAME}(?:\s*,\s*${NAME})*`;
/** What pays, each with the kind it is to be taken for where it could be several; will of the pool by its kind and place there. */
const SOURCE = String.raw`(?:(?:[a-z]+ will \d+|[a-z]+\+[a-z]+ will \d+|${NAME})(?:=[a-z]+)?)`;
const PAID = String.raw`${SOURCE}(?:\s*,\s*${SOURCE})*`;
const MODES = String.raw`\d+(?:\s*,\s*\d+)*`;
/** The whole name of an ability that another text gives. */
const GIVEN = String.raw`[A-Za-z0-9/.-]+\.has\.\d+`;

interface Form {
  readonly shape: string;
  readonly pattern: RegExp;
  /** What each part of the words is: names of cards, what pays, or no name. */
  readonly parts: readonly Part[];
  readonly needs: readonly string[];
  readonly wants: (...parts: readonly string[]) => readonly Want[];
  readonly concedes?: true;
}
type Part = 'names' | 'paid' | 'kind' | 'phase' | 'word';

const form = (
  shape: string,
  pattern: string,
  parts: Form['parts'],
  wants: Form['wants'],
  ...needs: readonly string[]
): Form => ({ shape, pattern: new RegExp(`^(?:${pattern})$`), parts, needs, wants });

const FORMS: readonly Form[] = [
  form('pass', 'pass', [], () => [key(['priority', 'attack.again'], 'pass')]),
  form(
    'play <card> [mode <n>, …] [on <target>, …] [paying <source>, …]',
    `play (${NAME})(?: mode (${MODES}))?(?: on (${LIST}))?(?: paying (${PAID}))?`,
    ['names', 'word', 'names', 'paid'],
    (card = '', modes = '', targets = '', sources = '') => [
      key(['priority'], `play ${card}`),
      ...announced(modes, targets, sources),
    ],
  ),
  form(
    'lay <card> [paying <source>, …]',
    `lay (${NAME})(?: paying (${PAID}))?`,
    ['names', 'paid'],
    (card = '', sources = '') => [key(['priority'], `lay ${card}`), ...announced('', '', sources)],
    'lay',
  ),
  form(
    'activate <card>#<n> [mode <n>, …] [on <target>, …] [paying <source>, …]',
    `activate (${NAME}#(?:\\d+|${GIVEN}))(?: mode (${MODES}))?(?: on (${LIST}))?(?: paying (${PAID}))?`,
    ['names', 'word', 'names', 'paid'],
    (ability = '', modes = '', targets = '', sources = '') => [
      key(['priority', 'pay.will'], `activate ${ability}`),
      ...announced(modes, targets, sources),
    ],
  ),
  form(
    'judge <ruler> [paying <source>, …]',
    `judge (${NAME})(?: paying (${PAID}))?`,
    ['names', 'paid'],
    (ruler = '', sources = '') => [key(['priority'], `judge ${ruler}`), ...announced('', '', sources)],
    'judgment',
  ),
  form(
    'call with <ruler>',
    `call with (${NAME})`,
    ['names'],
    (ruler) => [key(['priority', 'call'], `call with ${ruler}`)],
    'call',
  ),
  form(
    'will <card> [as <kind>]',
    `will (${NAME})(?: as ([a-z]+))?`,
    ['names', 'kind'],
    (card = '', kind = '') => [
      key(['priority', 'pay.will'], `will ${card}`),
      ...(kind === '' ? [] : [key(['will'], kind)]),
    ],
    'will',
  ),
  form('no call', 'no call', [], () => [key(['call'], 'no call')], 'call'),
  form('take <kind>', 'take ([a-z]+)', ['kind'], (kind = '') => [key(['will'], kind)], 'will'),
  form('lifebreak', 'lifebreak', [], () => [key(['priority'], 'lifebreak')], 'lifebreak'),
  form('open battle', 'open battle', [], () => [key(['priority', 'phase'], 'battle')], 'battle.attack'),
  form('go to <phase>', 'go to ([A-Za-z0-9]+)', ['phase'], (phase = '') => [key(['phase'], phase)]),
  form('forfeit', 'forfeit', [], () => [key(['battle.attack'], 'forfeit')], 'battle.attack'),
  form('attack', 'attack', [], () => [key(['battle.attack', 'attack.again'], 'attack')]),
  form(
    'attack <card> -> <card or player>',
    `attack (${NAME})\\s*->\\s*(${NAME})`,
    ['names', 'names'],
    (card = '', object = '') => [...toAttack(), names(ATTACKER, [card]), key(OBJECT, object)],
    ...OBJECT,
  ),
  form(
    'attack with <card>, …',
    `attack with (${LIST})`,
    ['names'],
    (cards = '') => [...toAttack(), names(ATTACKER, split(cards))],
    ...ATTACKER,
  ),
  form('block with <card>', `block with (${NAME})`, ['names'], (card = '') => [key(BLOCKER, card)], ...BLOCKER),
  form('no block', 'no block', [], () => [key(BLOCKER, 'no block')], ...BLOCKER),
  form('pay <source>, …', `pay (${PAID})`, ['paid'], (sources = '') => [names(['pay'], split(sources))]),
  form('discard <card>, …', `discard (${LIST})`, ['names'], (cards = '') => [
    // Files that people have kept say it of every choice in the own hand.
    names(['discard', 'hand'], split(cards)),
  ]),
  form('choose <card>, …', `choose (${LIST})`, ['names'], (cards = '') => [
    names(
      ['choose', 'hand', 'target', 'trigger', 'replacement', 'replaced', 'backups', 'host', 'foresee', 'byWhat'],
      split(cards),
    ),
  ]),
  form('none', 'none', [], () => [
    {
      prompts: ['choose', 'hand', 'target', 'discard', 'exchange', 'foresee', ...ATTACKER, 'backups', 'mode'],
      pick: { kind: 'none' },
    },
  ]),
  form('target <card>, …', `target (${LIST})`, ['names'], (cards = '') => [names(['target'], split(cards))]),
  form('order <ability>, …', `order (${LIST})`, ['names'], (abilities = '') => [
    {
      prompts: ['order', 'trigger', 'arrange', 'timestamps'],
      pick: { kind: 'spread', names: split(abilities), spare: 1 },
    },
  ]),
  form('cost <way>', 'cost ([a-z0-9#+-]+)', ['word'], (way = '') => [key(['cost'], way)]),
  form('mode <n>, …', `mode (${MODES})`, ['word'], (modes = '') => [modeOf(modes)]),
  form('past', 'past', [], () => [key(['shift'], 'past')]),
  form('future', 'future', [], () => [key(['shift'], 'future')]),
  form('go first', 'go first', [], () => [key(['starter'], 'first')]),
  form('go second', 'go second', [], () => [key(['starter'], 'second')]),
  form('keep', 'keep', [], () => [key(['mulligan'], 'no')]),
  form('mulligan', 'mulligan', [], () => [key(['mulligan'], 'yes')]),
  form('exchange <card>, …', `exchange (${LIST})`, ['names'], (cards = '') => [names(['exchange'], split(cards))]),
  { ...form('concede', 'concede', [], () => []), concedes: true },
  form('yes', 'yes', [], () => [key(['may', 'reveal', 'awaken'], 'yes')]),
  form('no', 'no', [], () => [key(['may', 'replacement', 'reveal', 'awaken', 'pay.will'], 'no')]),
  form('burst <card>', `burst (${NAME})`, ['names'], (card = '') => [key(['burst'], card)]),
  form('no burst', 'no burst', [], () => [key(['burst'], 'pass')]),
  form('split <part> <amount>, …', `split (${NAME} \\d+(?:\\s*,\\s*${NAME} \\d+)*)`, ['names'], (parts = '') => [
    { prompts: ['battle.pierce', 'split', 'share'], pick: { kind: 'split', parts: amounts(parts) } },
  ]),
  form('number <n>', 'number (\\d+)', ['word'], (value = '') => [
    { prompts: ['x', 'number', 'loop'], pick: { kind: 'number', value: Number(value) } },
  ]),
];

/** What stands between priority and the choice of an attacker, where an edition has it. */
function toAttack(): readonly Want[] {
  return [
    { ...key(['priority', 'phase'], 'battle'), onTheWay: true },
    { ...key(['battle.attack', 'attack.again'], 'attack'), onTheWay: true },
  ];
}

const modeOf = (modes: string): Want =>
  names(
    ['mode'],
    split(modes).map((mode) => `mode ${mode}`),
  );

function announced(modes: string, targets: string, sources: string): readonly Want[] {
  return [
    ...(modes === '' ? [] : [modeOf(modes)]),
    ...(targets === ''
      ? []
      : [{ prompts: ['target', 'host'], pick: { kind: 'spread', names: split(targets), spare: 0 } } as const]),
    ...(sources === '' ? [] : [names(['pay'], split(sources))]),
  ];
}

/** Forms whose list has everything once: what is chosen, discarded, ordered, split or attacks together. */
const LISTS: readonly string[] = ['attack with', 'pay', 'discard', 'exchange', 'choose', 'order', 'split'];

/** The kinds in a part of the words: `twin=fire` pays as fire. */
function kindsIn(part: string, kind: Part): readonly string[] {
  if (part === '' || (kind !== 'paid' && kind !== 'kind')) return [];
  return kind === 'kind' ? [part] : split(part).flatMap((word) => word.split('=')[1] ?? []);
}

/** The names in a part of the words, without amounts and kinds. */
function namesIn(part: string, kind: Part): readonly string[] {
  if (kind !== 'names' && kind !== 'paid') return [];
  return split(part).flatMap((word) => (OF_THE_POOL.test(word) ? [] : (word.split(/[ =]/)[0] ?? [])));
}
/** Will of the pool is no card. */
const OF_THE_POOL = /^[a-z]+(?:\+[a-z]+)? will \d+(?:=[a-z]+)?$/;

/** The card that `card#2`, `card#2/3` and `card!` belong to. */
export const cardOf = (name: string): string => name.replace(/(#.*|!)$/, '');

const split = (list: string): readonly string[] => list.split(',').map((word) => word.trim());
const amounts = (parts: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    split(parts).map((part): [string, number] => {
      const [name = '', amount = ''] = part.split(' ');
      return [name, Number(amount)];
    }),
  );

/** Every form a script entry can have, as the documentation and the errors show them. */
export const SHAPES: readonly string[] = FORMS.map(({ shape }) => shape);

/** What the words of an entry ask of an edition, and the decisions they answer. */
export type Asked = { readonly [K in 'shape' | 'needs' | 'wants']: Command[K] };
/** Every form with all its parts said. */
export const WRITTEN: readonly Asked[] = FORMS.map(({ shape, parts, needs, wants }) => ({
  shape,
  needs,
  wants: wants(...parts.map(() => '1')),
}));

/** Reads the words of an entry. Refuses words that are no form, naming the nearest. */
export function readWords(words: string): Read {
  const text = words.trim().replace(/\s+/g, ' ');
  for (const { pattern, wants, parts, needs, shape, concedes = false } of FORMS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const said = found.slice(1).map((part) => part ?? '');
    const mentions = said.flatMap((part, index) => (part === '' ? [] : namesIn(part, parts[index] ?? 'word')));
    const twice = mentions.find((name, index) => mentions.indexOf(name) < index);
    if (twice !== undefined && LISTS.some((list) => shape.startsWith(list)))
      return { ok: false, error: `"${text}" names ${twice} twice`, right: 'each is named once' };
    return {
      ok: true,
      command: {
        wants: wants(...said),
        mentions,
        kinds: said.flatMap((part, index) => kindsIn(part, parts[index] ?? 'word')),
        phases: said.filter((_, index) => parts[index] === 'phase'),
        needs,
        concedes,
        shape,
      },
    };
  }
  return { ok: false, error: `"${shortened(text)}" is no action`, right: rightFor(text) };
}

const verbOf = (words: string): string => words.split(' ')[0] ?? '';
const VERBS: readonly string[] = [...new Set(SHAPES.map(verbOf))];
/** Actions of more than one word in which nothing is named. */
const PHRASES: readonly string[] = SHAPES.filter((shape) => shape.includes(' ') && !shape.includes('<'));

/** What would be an action: the nearest phrase, the forms that begin with the same word or the nearest to it, or how one can begin. */
function rightFor(text: string): string {
  const phrase = text.includes(' ') ? nearest(text, PHRASES) : undefined;
  if (phrase !== undefined) return `"${phrase}" is nearest`;
  const verb = nearest(verbOf(text), VERBS);
  if (verb === undefined) return `one of: ${VERBS.join(' | ')}`;
  const forms = SHAPES.filter((shape) => verbOf(shape) === verb);
  const written = `written: ${forms.join(' | ')}`;
  if (verb === verbOf(text)) return written;
  return forms.every((form) => form === verb) ? `"${verb}" is nearest` : `"${verb}" is nearest, ${written}`;
}
