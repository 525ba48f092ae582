/** The clauses that instructions are said in, and the verbs of both languages that several of them share. */
import type { Players, Words } from '../../kernel/position/card';
import type { Inflected, Verb } from '../vocabulary';
import type { Grammar } from './grammar';
import { playersNoun } from './objects';
import { agree, type Clause, doer, type Noun } from './phrase';

const verb = (plain: string, te: string): Inflected => ({ plain, te });
export const GIVE = verb('与える', '与えて');
export const PUT = verb('置く', '置いて');
export const CHOOSE = verb('選ぶ', '選んで');
export const ADD = verb('加える', '加えて');
export const DO = verb('する', 'して');
export const DRESS = verb('纏わせる', '纏わせて');
export const CARRY_OUT = verb('行う', '行って');
export const EXCHANGE = verb('入れ替える', '入れ替えて');
export const WIN = verb('勝利する', '勝利して');
export const DRAW = verb('引く', '引いて');
export const DISCARD = verb('捨てる', '捨てて');
export const BECOME = verb('なる', 'なって');
export const GAIN = verb('得る', '得て');
export const LOSE = verb('失う', '失って');
export const REDO = verb('やり直す', 'やり直して');
export const SKIP = verb('スキップする', 'スキップして');
export const CREATE = verb('作成する', '作成して');
export const EXTINGUISH = verb('消滅させる', '消滅させて');
export const LESSEN = verb('軽減する', '軽減して');
export const REMOVE = verb('取り除く', '取り除いて');
export const SEE = verb('見る', '見て');
export const PRODUCE = verb('生み出す', '生み出して');

/** Something that the ability's controller does. */
export const yours = (stem: string, { plain, te }: Inflected, en: string): Clause => ({
  ja: { plain: stem + plain, te: stem + te },
  en: { plain: en, bare: en },
});

export const done = ({ ja, en, enTail = '', enTailMany = enTail }: Verb, what: Noun): Clause =>
  yours(`${what.ja}`, { plain: ja.plain, te: ja.te }, `${en} ${what.en}${what.many ? enTailMany : enTail}`);

/** What holds until an end that is named. */
export const lasting = ({ ja, en }: Clause, end: Words): Clause => ({
  ja: { plain: `${end.ja}、${ja.plain}`, te: `${end.ja}、${ja.te}` },
  en: { plain: `${en.plain} ${end.en}`, bare: `${en.bare} ${end.en}` },
});

export const compound = (ja: string, en: string): Clause => ({
  ja: { plain: ja, te: `${ja}て` },
  en: { plain: en, bare: en },
  compound: true,
});

/** Something that players do: an order to you, a statement about others. */
export function byPlayers(players: Players, g: Grammar, stem: string, ja: Inflected, en: string, rest: string): Clause {
  return players === 'you' ? yours(stem, ja, `${en} ${rest}`) : doneBy(playersNoun(players, g), stem, ja, en, rest);
}

/** A statement about others who do something. */
export const doneBy = (who: Noun, stem: string, ja: Inflected, en: string, rest: string): Clause => ({
  ja: { plain: `${who.ja}は${stem}${ja.plain}`, te: `${who.ja}は${stem}${ja.te}` },
  en: { plain: `${doer(who)} ${agree(en, who.many)} ${rest}`, bare: `have ${who.en} ${en} ${rest}` },
});
