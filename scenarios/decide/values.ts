/** What a value would be instead, as the rest of a sentence: of a card, of a player. */
import { type Engine, type Seat, wordsOf } from '@/engine';
import { type Both, GAME } from '@/rules/documents';
import { playerName } from '../play/standing';
import type { Fact, Value } from './facts';

const STATES: Readonly<Record<'fow' | 'fftcg', { readonly rested: Both; readonly recovered: Both }>> = {
  fow: { rested: { ja: 'レスト', en: 'rested' }, recovered: { ja: 'リカバー', en: 'recovered' } },
  fftcg: { rested: { ja: 'ダル', en: 'dull' }, recovered: { ja: 'アクティブ', en: 'active' } },
};

/** How a card lies, in the words of a game. */
export const stateOf = (rested: boolean, edition: Engine['id']): Both =>
  STATES[GAME[edition]][rested ? 'rested' : 'recovered'];

type CardWhat = Extract<Fact, { kind: 'card' }>['what'];

export function value({ ja, en }: Both, what: CardWhat, was: Value, would: Value, edition: Engine['id']): Both | null {
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
      const state = stateOf(would === true, edition);
      return { en: `${en} would be ${state.en}`, ja: `${ja}は${state.ja}状態になる` };
    }
    case 'controller':
    case 'owner':
      return { en: `${en} would be ${would}'s`, ja: `${ja}は${would}のものになる` };
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

function instead(en: string, unit: string, ja: string, was: Value, would: Value): Both | null {
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
function listed({ ja, en }: Both, was: Value, would: Value, say: (key: string) => Both): Both | null {
  const gained = stringsOf(would).find((word) => !stringsOf(was).includes(word));
  const lost = stringsOf(was).find((word) => !stringsOf(would).includes(word));
  if (gained !== undefined) return { en: `${en} would have ${say(gained).en}`, ja: `${ja}は${say(gained).ja}を持つ` };
  if (lost === undefined) return null;
  return { en: `${en} would not have ${say(lost).en}`, ja: `${ja}は${say(lost).ja}を持たない` };
}

function counters({ ja, en }: Both, was: Value, would: Value, say: (key: string) => Both): Both | null {
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

export function ofPlayer(seat: Seat, what: PlayerWhat, was: Value, would: Value, edition: Engine['id']): Both | null {
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
