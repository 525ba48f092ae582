/** What happens in a ruling, whichever chapter rules it: the second order in which the list can be gone through. */
import type { Both } from '@/rules/documents';

/** Each with its name, and how a Japanese title or question says it; in the order in which a game meets them. */
const MECHANISMS: readonly { readonly name: Both; readonly said: RegExp }[] = [
  { name: { ja: '攻撃とブロック', en: 'Attacking and blocking' }, said: /攻撃(?!力)|アタック|ブロック|バトル|戦闘/ },
  { name: { ja: 'ダメージ', en: 'Damage' }, said: /ダメージ|致死/ },
  {
    name: { ja: '破壊・ブレイクと墓地', en: 'Destruction and the graveyard' },
    said: /破壊|破棄|ブレイクされ|ブレイクし|倒|墓地/,
  },
  {
    name: { ja: '応じる・優先権', en: 'Responses and priority' },
    said: /チェイス|スタック|優先権|割り込|応じ|重ね|続けて/,
  },
  { name: { ja: '誘発', en: 'Triggers' }, said: /誘発|オートアビリティ|能力が待つ|EXバースト/ },
  { name: { ja: '置換・軽減', en: 'Replacement and prevention' }, said: /代わり|かわり|置換|軽減|倍/ },
  {
    name: { ja: '続く効果と失われる能力', en: 'Lasting effects and lost abilities' },
    said: /強化|失った|失う|得た能力|得たアビリティ|与えられた|全体|上限|禁|制限|できない/,
  },
  { name: { ja: 'コピー', en: 'Copies' }, said: /コピー/ },
  { name: { ja: 'コントロールを奪う', en: 'Taking control' }, said: /奪|コントロール|取り返/ },
  { name: { ja: 'コストの支払い', en: 'Paying costs' }, said: /コスト|支払|払|CP|ウィル/ },
  { name: { ja: '対象と選択', en: 'Targets and choices' }, said: /対象(?!に)|選ぶ|選択|選んだ|してもよい|いつ決める/ },
  { name: { ja: 'ルーラーとジャッジメント', en: 'Rulers and judgment' }, said: /ルーラー|ジャッジメント/ },
  { name: { ja: '魔石とコール', en: 'Magic stones and calls' }, said: /魔石|コール/ },
  { name: { ja: 'ライフとライフブレイク', en: 'Life and lifebreak' }, said: /ライフ|7点|7枚目/ },
  { name: { ja: 'アディション', en: 'Additions' }, said: /アディション/ },
  { name: { ja: 'トークンとカウンター', en: 'Tokens and counters' }, said: /トークン|カウンター/ },
  {
    name: { ja: 'デッキを作る', en: 'Building a deck' },
    said: /枚のデッキ|メインデッキ|魔石デッキ|ルーンデッキ|エキストラデッキ|デッキにある|適正/,
  },
  { name: { ja: '引く・手札', en: 'Drawing and the hand' }, said: /ドロー|引く|手札/ },
  { name: { ja: '伏せる・公開する', en: 'Face down and revealed' }, said: /裏向き|公開|見られる|待機|伏せ/ },
  { name: { ja: 'ターンの進行', en: 'The turn' }, said: /ターン(?!終了時まで)|フェイズ|先攻|後攻/ },
  { name: { ja: 'ループ', en: 'Loops' }, said: /ループ/ },
  {
    name: { ja: '勝敗と投了', en: 'Winning, losing, conceding' },
    said: /投了|敗北|引き分け|勝敗|勝つ|負け|両方のライフ/,
  },
];
const OTHER: Both = { ja: 'そのほか', en: 'Other' };

/** Every mechanism, in order, what is none of them last. */
export const MECHANISM_NAMES: readonly Both[] = [...MECHANISMS.map(({ name }) => name), OTHER];

/** What happens in a ruling, as indexes of {@link MECHANISM_NAMES}: what its title says; where that says nothing, its question. */
export function mechanismsIn({ title, question }: { title: Both; question: Both }): number[] {
  const [titled, asked] = [title.ja, question.ja].map((text) =>
    MECHANISMS.flatMap(({ said }, at) => (said.test(text) ? [at] : [])),
  );
  if (titled && titled.length > 0) return titled;
  return asked && asked.length > 0 ? asked.slice(0, 2) : [MECHANISMS.length];
}
