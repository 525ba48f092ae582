/** The words of a script entry, read into the decisions it drives. The vocabulary is that of the engine's option keys. */

/** What is to be chosen, before the decision with its options is there. */
export type Pick =
  /** One of the keys, the first that is offered. */
  | { readonly kind: 'key'; readonly keys: readonly string[] }
  /** Exactly these: the one of a single choice, all of a list. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** These one decision after the other, as many as each asks for. */
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

const NAME = '[A-Za-z0-9][A-Za-z0-9#!/-]*';
const LIST = String.raw`${NAME}(?:=[a-z]+)?(?:\s*,\s*${NAME}(?:=[a-z]+)?)*`;

interface Form {
  readonly shape: string;
  readonly pattern: RegExp;
  readonly wants: (...parts: readonly string[]) => readonly Want[];
}

const form = (shape: string, pattern: string, wants: Form['wants']): Form => ({
  shape,
  pattern: new RegExp(`^(?:${pattern})$`),
  wants,
});

const FORMS: readonly Form[] = [
  form('pass', 'pass', () => [key(['priority'], 'pass')]),
  form(
    'play <card> [mode <n>] [on <target>, …] [paying <source>, …]',
    `play (${NAME})(?: mode (\\d+))?(?: on (${LIST}))?(?: paying (${LIST}))?`,
    (card = '', mode = '', targets = '', sources = '') => [
      key(['priority'], `play ${card}`),
      ...announced(mode, targets, sources),
    ],
  ),
  form(
    'activate <card>#<n> [on <target>, …] [paying <source>, …]',
    `activate (${NAME}#\\d+)(?: on (${LIST}))?(?: paying (${LIST}))?`,
    (ability = '', targets = '', sources = '') => [
      key(['priority'], `activate ${ability}`),
      ...announced('', targets, sources),
    ],
  ),
  form('judge <ruler> [paying <source>, …]', `judge (${NAME})(?: paying (${LIST}))?`, (ruler = '', sources = '') => [
    key(['priority'], `judge ${ruler}`),
    ...announced('', '', sources),
  ]),
  form('call with <ruler>', `call with (${NAME})`, (ruler) => [key(['priority', 'call'], `call with ${ruler}`)]),
  form('will <card> [as <kind>]', `will (${NAME})(?: as ([a-z]+))?`, (card = '', kind = '') => [
    key(['priority'], `will ${card}`),
    ...(kind === '' ? [] : [key(['will'], kind)]),
  ]),
  form('lifebreak', 'lifebreak', () => [key(['priority'], 'lifebreak')]),
  form('open battle', 'open battle', () => [key(['priority', 'phase'], 'battle')]),
  form('go to <phase>', 'go to ([a-z]+)', (phase = '') => [key(['phase'], phase)]),
  form('forfeit', 'forfeit', () => [key(['battle.attack'], 'forfeit')]),
  form('attack <card> -> <card or player>', `attack (${NAME})\\s*->\\s*(${NAME})`, (card = '', object = '') => [
    ...toAttack(),
    names(ATTACKER, [card]),
    key(OBJECT, object),
  ]),
  form('attack with <card>, …', `attack with (${LIST})`, (cards = '') => [
    ...toAttack(),
    names(ATTACKER, split(cards)),
  ]),
  form('block with <card>', `block with (${NAME})`, (card = '') => [key(BLOCKER, card)]),
  form('no block', 'no block', () => [key(BLOCKER, 'no block')]),
  form('pay <source>, …', `pay (${LIST})`, (sources = '') => [names(['pay'], split(sources))]),
  form('discard <card>, …', `discard (${LIST})`, (cards = '') => [names(['discard'], split(cards))]),
  form('choose <card>, …', `choose (${LIST})`, (cards = '') => [
    names(['choose', 'target', 'trigger', 'replacement', 'backups'], split(cards)),
  ]),
  form('target <card>, …', `target (${LIST})`, (cards = '') => [names(['target'], split(cards))]),
  form('order <ability>, …', `order (${LIST})`, (abilities = '') => [
    { prompts: ['order', 'trigger'], pick: { kind: 'spread', names: split(abilities), spare: 1 } },
  ]),
  form('mode <n>', 'mode (\\d+)', (mode = '') => [key(['mode'], `mode ${mode}`)]),
  form('yes', 'yes', () => [key(['may'], 'yes')]),
  form('no', 'no', () => [key(['may', 'replacement'], 'no')]),
  form('burst <card>', `burst (${NAME})`, (card = '') => [key(['burst'], card)]),
  form('no burst', 'no burst', () => [key(['burst'], 'pass')]),
  form('split <part> <amount>, …', `split (${NAME} \\d+(?:\\s*,\\s*${NAME} \\d+)*)`, (parts = '') => [
    { prompts: ['battle.pierce', 'split'], pick: { kind: 'split', parts: amounts(parts) } },
  ]),
  form('number <n>', 'number (\\d+)', (value = '') => [
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

function announced(mode: string, targets: string, sources: string): readonly Want[] {
  return [
    ...(mode === '' ? [] : [key(['mode'], `mode ${mode}`)]),
    ...(targets === ''
      ? []
      : [{ prompts: ['target'], pick: { kind: 'spread', names: split(targets), spare: 0 } } as const]),
    ...(sources === '' ? [] : [names(['pay'], split(sources))]),
  ];
}

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

/** Reads the words of an entry. Refuses words that are no form, naming the forms that begin alike. */
export function readWords(words: string): Read {
  const text = words.trim().replace(/\s+/g, ' ');
  for (const { pattern, wants } of FORMS) {
    const found = pattern.exec(text);
    if (found) return { ok: true, command: { wants: wants(...found.slice(1).map((part) => part ?? '')) } };
  }
  const verb = text.split(' ')[0] ?? '';
  const near = SHAPES.filter((shape) => shape.split(' ')[0] === verb);
  const right = near.length > 0 ? near : SHAPES.map((shape) => shape.split(' ')[0] ?? '');
  return {
    ok: false,
    error: `"${text}" is no action`,
    right: `${near.length > 0 ? 'written' : 'one of'}: ${[...new Set(right)].join(' | ')}`,
  };
}
