/** A counterfactual as one sentence, in one of three forms: another value, another place, another possibility. */
import { type Engine, type Position, type Seat, wordsOf } from '@/engine';
import { type Both, GAME } from '@/rules/documents';
import { NOWHERE } from '../format/schema';
import { nameOf } from '../play/names';
import { playerName } from '../play/standing';
import { type NameIn, possibly } from './actions';
import { type Fact, factOf, type Value } from './facts';
import type { Change, Decisive } from './weigh';

/** Who and what a sentence speaks of: the engine, and the position before the play. */
export interface Spoken {
  readonly engine: Engine;
  readonly start: Position;
}

/** What would be so, as the rest of a sentence: `would be at 3200 instead of 4000`. */
type Clause = Both;

/**
 * What would be otherwise without an entry, in both languages; `null` where nothing can be told: there the row says that this is
 * where it happens.
 */
export function sentence({ clauses, changes }: Pick<Decisive, 'clauses' | 'changes'>, spoken: Spoken): Both | null {
  const [clause] = clauses.filter((id) => !id.startsWith('reading:'));
  if (clause === undefined) return null;
  const told = changes
    .filter(({ fact }) => !isOf(fact, changes))
    .flatMap((change) => clauseOf(change, changes, spoken) ?? [])
    .slice(0, 2);
  if (told.length === 0) return null;
  const id = shownClause(clause);
  return {
    en: `Without ${id.en}, ${told.map(({ en }) => en).join(', and ')}.`,
    ja: `${id.ja}がなければ、${told.map(({ ja }, at) => (at < told.length - 1 ? goingOn(ja) : ja)).join('、')}。`,
  };
}

/** How a Japanese clause ends where another follows. */
const ENDINGS: readonly (readonly [end: string, goesOn: string])[] = [
  ['持たない', '持たず'],
  ['決めない', '決めず'],
  ['できない', 'できず'],
  ['使えない', '使えず'],
  ['置かれる', '置かれ'],
  ['できる', 'でき'],
  ['使える', '使え'],
  ['している', 'していて'],
  ['持つ', '持ち'],
  ['続く', '続き'],
  ['る', 'り'],
];

function goingOn(ja: string): string {
  const found = ENDINGS.find(([end]) => ja.endsWith(end));
  return found ? `${ja.slice(0, -found[0].length)}${found[1]}` : ja;
}

/** Damage is told with the place of what has it. */
const isOf = (fact: string, changes: readonly Change[]): boolean =>
  fact.endsWith('/damage') && changes.some((other) => other.fact === fact.replace(/damage$/, 'zone'));

/** `reconstructed:fow-5.5/8.4.2` speaks for a lost clause. */
function shownClause(clause: string): Both {
  const [, doc, id] = /^reconstructed:(?:fow-)?([^/]+)\/(.+)$/.exec(clause) ?? [];
  return doc === undefined || id === undefined
    ? { ja: clause, en: clause }
    : { ja: `${doc}版 ${id}（復元）`, en: `${doc} ${id} (reconstructed)` };
}

function clauseOf(change: Change, all: readonly Change[], spoken: Spoken): Clause | null {
  const fact = factOf(change.fact);
  if (fact === null) return null;
  const said = saidOf(fact, change, all, spoken);
  if (said === null || !('at' in fact) || typeof fact.at !== 'object') return said;
  return { en: `at one point ${said.en}`, ja: `途中で${said.ja}` };
}

function saidOf(fact: Fact, { was, would }: Change, all: readonly Change[], spoken: Spoken): Clause | null {
  const name: NameIn = (of) => calledIn(of, spoken);
  const { id: edition } = spoken.engine;
  switch (fact.kind) {
    case 'card':
      return fact.what === 'zone'
        ? place(fact.card, would, all, spoken)
        : value(name(fact.card), fact.what, was, would, edition);
    case 'player':
      return ofPlayer(fact.seat, fact.what, was, would, edition);
    case 'result':
      return result(would);
    case 'sees':
      return possible(fact.seat, would === true, {
        en: `see the face of ${name(fact.card).en}`,
        ja: `${name(fact.card).ja}の表を見る`,
      });
    case 'deck':
      return Array.isArray(would) && would.length === 0
        ? { en: 'the deck could be played', ja: 'このデッキは使える' }
        : { en: 'the deck could not be played', ja: 'このデッキは使えない' };
    case 'may': {
      const action = typeof would === 'boolean' ? possibly(fact.action, name) : null;
      return action && possible(fact.seat, would === true, action);
    }
    case 'asked': {
      const prompt = fact.of === null ? null : wordsOf(edition).prompt(fact.of);
      const who = playerName(fact.seat);
      if (would !== true) return { en: `${who} would have nothing to decide`, ja: `${who}は何も決めない` };
      return prompt
        ? { en: `${who} would be asked: ${prompt.en}`, ja: `${who}が「${prompt.ja}」ことになる` }
        : { en: `${who} could act`, ja: `${who}は行動できる` };
    }
  }
}

/** A card by its name on the table, a player by theirs. */
function calledIn(name: string, { engine, start }: Spoken): Both {
  const item = start.items.find((one) => one.name === name);
  if (item) return nameOf(engine, item, start);
  if (name === 'player') return { ja: '相手', en: 'the opponent' };
  return { ja: name, en: name };
}

function possible(seat: Seat, can: boolean, action: Both): Clause {
  const who = playerName(seat);
  return can
    ? { en: `${who} could ${action.en}`, ja: `${who}は${action.ja}ことができる` }
    : { en: `${who} could not ${action.en}`, ja: `${who}は${action.ja}ことができない` };
}

function result(would: Value): Clause {
  if (would === 'none') return { en: 'the game would go on', ja: 'ゲームは続く' };
  if (would === 'draw') return { en: 'the game would be a draw', ja: '引き分けになる' };
  return { en: `${would} would win`, ja: `${would}の勝ちになる` };
}

/** Where a card would be; on the field with the damage it would have. */
function place(card: string, would: Value, all: readonly Change[], spoken: Spoken): Clause | null {
  if (typeof would !== 'string' || would === 'chase' || would === 'stack') return null;
  const name = calledIn(card, spoken);
  if (would === NOWHERE) return { en: `${name.en} would be gone`, ja: `${name.ja}はなくなる` };
  const zone = wordsOf(spoken.engine.id).zone(would);
  const at = would === 'field' ? 'on' : 'in';
  const stays = spoken.start.items.find((one) => one.name === card)?.zone === would;
  const damage = would === 'field' ? all.find(({ fact }) => fact === `card/${card}/damage`)?.would : 0;
  const hurt = typeof damage === 'number' && damage > 0;
  return {
    en: `${name.en} would ${stays ? 'stay' : 'be'} ${at} the ${zone.en}${hurt ? ` with ${damage} damage` : ''}`,
    ja: `${name.ja}は${hurt ? `${damage}ダメージを負って` : ''}${zone.ja}に${stays ? '残る' : '置かれる'}`,
  };
}

const STATES: Readonly<Record<'fow' | 'fftcg', { readonly rested: Both; readonly recovered: Both }>> = {
  fow: { rested: { ja: 'レスト', en: 'rested' }, recovered: { ja: 'リカバー', en: 'recovered' } },
  fftcg: { rested: { ja: 'ダル', en: 'dull' }, recovered: { ja: 'アクティブ', en: 'active' } },
};

type CardWhat = Extract<Fact, { kind: 'card' }>['what'];

function value({ ja, en }: Both, what: CardWhat, was: Value, would: Value, edition: Engine['id']): Clause | null {
  const words = wordsOf(edition);
  switch (what) {
    case 'damage':
      return instead(`${en} would have`, ' damage', `${ja}のダメージ`, was, would);
    case 'atk':
    case 'def':
    case 'power': {
      const stat = words.stat(what);
      return instead(`the ${stat.en} of ${en} would be`, '', `${ja}の${stat.ja}`, was, would);
    }
    case 'rested': {
      const state = STATES[GAME[edition]][would === true ? 'rested' : 'recovered'];
      return { en: `${en} would be ${state.en}`, ja: `${ja}は${state.ja}状態になる` };
    }
    case 'controller':
    case 'owner':
      return { en: `${en} would be ${would}’s`, ja: `${ja}は${would}のものになる` };
    case 'face':
    case 'faceDown':
      return { en: `${en} would lie with its other side up`, ja: `${ja}は別の面を上にしている` };
    case 'keywords':
      return listed({ ja, en }, was, would, (key) => bracketed(words.keyword(key)));
    case 'types':
      return listed({ ja, en }, was, would, words.type);
    case 'attributes':
      return listed({ ja, en }, was, would, words.attribute);
    case 'traits':
      return listed({ ja, en }, was, would, (key) => ({ ja: key, en: key }));
    case 'counters':
      return counters({ ja, en }, was, would, words.counter);
    case 'zone':
      return null;
  }
}

const bracketed = ({ ja, en }: Both): Both => ({ ja: `[${ja}]`, en: `[${en}]` });

function instead(en: string, unit: string, ja: string, was: Value, would: Value): Clause | null {
  if (!isPlain(was) || !isPlain(would)) return null;
  const none = (one: string | number): Both =>
    one === 'none' ? { ja: 'なし', en: 'none' } : { ja: String(one), en: String(one) };
  return {
    en: `${en} ${none(would).en}${unit} instead of ${none(was).en}`,
    ja: `${ja}は${none(was).ja}ではなく${none(would).ja}になる`,
  };
}
const isPlain = (one: Value): one is string | number => typeof one === 'string' || typeof one === 'number';

const stringsOf = (one: Value): readonly string[] =>
  Array.isArray(one) ? one.filter((word): word is string => typeof word === 'string') : [];

/** What a card would have, or would not. */
function listed({ ja, en }: Both, was: Value, would: Value, say: (key: string) => Both): Clause | null {
  const gained = stringsOf(would).find((word) => !stringsOf(was).includes(word));
  const lost = stringsOf(was).find((word) => !stringsOf(would).includes(word));
  if (gained !== undefined) return { en: `${en} would have ${say(gained).en}`, ja: `${ja}は${say(gained).ja}を持つ` };
  if (lost === undefined) return null;
  return { en: `${en} would not have ${say(lost).en}`, ja: `${ja}は${say(lost).ja}を持たない` };
}

function counters({ ja, en }: Both, was: Value, would: Value, say: (key: string) => Both): Clause | null {
  const amounts = (of: Value): ReadonlyMap<string, number> =>
    new Map(
      (Array.isArray(of) ? of : []).flatMap((one): readonly (readonly [string, number])[] =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number' ? [[one[0], one[1]]] : [],
      ),
    );
  const [before, after] = [amounts(was), amounts(would)];
  const key = [...before.keys(), ...after.keys()].find((one) => (before.get(one) ?? 0) !== (after.get(one) ?? 0));
  if (key === undefined) return null;
  const counter = say(key);
  const [had, has] = [before.get(key) ?? 0, after.get(key) ?? 0];
  return {
    en: `${en} would have ${has} ${counter.en} ${has === 1 ? 'counter' : 'counters'} instead of ${had}`,
    ja: `${ja}の${counter.ja}カウンターは${had}個ではなく${has}個になる`,
  };
}

type PlayerWhat = Extract<Fact, { kind: 'player' }>['what'];

function ofPlayer(seat: Seat, what: PlayerWhat, was: Value, would: Value, edition: Engine['id']): Clause | null {
  const who = playerName(seat);
  if (what === 'life') return instead(`${who} would be at`, '', `${who}のライフ`, was, would);
  if (what === 'pool') return { en: `${who} would have other will left`, ja: `${who}に残るウィルが変わる` };
  const [before, after] = [stringsOf(was).length, stringsOf(would).length];
  const words = wordsOf(edition);
  const zone = words.knows('zone', what) ? words.zone(what) : null;
  if (zone === null || before === after) return null;
  const at = what === 'field' ? 'on' : 'in';
  return {
    en: `${who} would have ${after} ${after === 1 ? 'card' : 'cards'} ${at} the ${zone.en} instead of ${before}`,
    ja: `${who}の${zone.ja}のカードは${before}枚ではなく${after}枚になる`,
  };
}
