/** What the words of a script do, as the end of "A could …" and 「Aは…ことができる」. */
import type { Both } from '@/rules/documents';
import { readWords } from '../format/words';

/** What a name in scripts and facts is called. */
export type NameIn = (name: string) => Both;

type Said = (names: readonly Both[]) => Both;
const said =
  (en: (...names: readonly string[]) => string, ja: (...names: readonly string[]) => string): Said =>
  (names) => ({ en: en(...names.map((name) => name.en)), ja: ja(...names.map((name) => name.ja)) });
const and = (names: readonly string[]): string => names.join(' and ');
const to = (names: readonly string[]): string => names.join('と');

/** By the first word of the form; the names are those that the words name, in order. */
const FORMS: Readonly<Record<string, Said>> = {
  play: said(
    (card, ...on) => `play ${card}${on.length > 0 ? ` on ${and(on)}` : ''}`,
    (card, ...on) => `${on.length > 0 ? `${to(on)}に` : ''}${card}をプレイする`,
  ),
  activate: said(
    (card, ...on) => `use the ability of ${card}${on.length > 0 ? ` on ${and(on)}` : ''}`,
    (card, ...on) => `${on.length > 0 ? `${to(on)}に` : ''}${card}の能力を使う`,
  ),
  judge: said(
    (card) => `perform judgment with ${card}`,
    (card) => `${card}でジャッジメントを行う`,
  ),
  call: said(
    (card) => `rest ${card} to call a magic stone`,
    (card) => `${card}をレストして魔石をコールする`,
  ),
  will: said(
    (card) => `produce will with ${card}`,
    (card) => `${card}でウィルを生み出す`,
  ),
  lifebreak: said(
    () => 'perform lifebreak',
    () => 'ライフブレイクを行う',
  ),
  open: said(
    () => 'initiate a battle',
    () => 'バトルを開始する',
  ),
  forfeit: said(
    () => 'forfeit the attack',
    () => '攻撃を放棄する',
  ),
  block: said(
    (card) => `block with ${card}`,
    (card) => `${card}でブロックする`,
  ),
  no: said(
    () => 'choose not to',
    () => 'しないことを選ぶ',
  ),
  yes: said(
    () => 'choose to do it',
    () => 'することを選ぶ',
  ),
  pay: said(
    (...cards) => `pay with ${and(cards)}`,
    (...cards) => `${to(cards)}で支払う`,
  ),
  discard: said(
    (...cards) => `discard ${and(cards)}`,
    (...cards) => `${to(cards)}を捨てる`,
  ),
  choose: said(
    (...cards) => `choose ${and(cards)}`,
    (...cards) => `${to(cards)}を選ぶ`,
  ),
  target: said(
    (...cards) => `choose ${and(cards)}`,
    (...cards) => `${to(cards)}を選ぶ`,
  ),
  burst: said(
    (card) => `use the EX Burst of ${card}`,
    (card) => `${card}のEXバーストを使う`,
  ),
  order: said(
    (first) => `put ${first} first`,
    (first) => `${first}を先にする`,
  ),
  split: said(
    (...cards) => `divide the damage among ${and(cards)} in that way`,
    (...cards) => `ダメージをそのように${to(cards)}に割り振る`,
  ),
  pass: said(
    () => 'pass',
    () => 'パスする',
  ),
  keep: said(
    () => 'keep the hand',
    () => '手札をそのままにする',
  ),
  mulligan: said(
    () => 'mulligan',
    () => '手札を引き直す',
  ),
  concede: said(
    () => 'concede',
    () => '投了する',
  ),
};

const ATTACK: Said = said(
  (card, object) => `attack ${object} with ${card}`,
  (card, object) => `${card}で${object}を攻撃する`,
);
const ATTACK_WITH: Said = said(
  (...cards) => `attack with ${and(cards)}`,
  (...cards) => `${to(cards)}で攻撃する`,
);

/** What an action is; `null` for words of which no sentence can be made. */
export function possibly(action: string, name: NameIn): Both | null {
  const read = readWords(action);
  if (!read.ok) return null;
  const [verb = ''] = read.command.shape.split(' ');
  const names = read.command.mentions.map((one) => name(one.replace(/#.*$/, '')));
  const form = verb === 'attack' ? (action.includes('->') ? ATTACK : ATTACK_WITH) : FORMS[verb];
  const number = /^(?:number|mode) (.+)$/.exec(action)?.[1];
  if (number !== undefined) return { en: `choose ${number}`, ja: `${number}を選ぶ` };
  return form?.(names) ?? null;
}
