/** What a player is asked, and what a player can do with priority: as short words for lists and buttons. */
import { type Lexicon, words } from './vocabulary';

const SHARED = {
  priority: words('優先権を持っている。行動するか、パスする', 'You have priority: act or pass'),
  trigger: words('先にプレイする誘発能力を選ぶ', 'Choose the ability to play next'),
  target: words('対象を選ぶ', 'Choose targets'),
  mode: words('どの効果を使うか選ぶ', 'Choose which effect to use'),
  x: words('Xの値を決める', 'Choose the value of X'),
  cost: words('どのコストでプレイするか選ぶ', 'Choose which cost to play it for'),
  number: words('数を決める', 'Choose a number'),
  pay: words('何で支払うか選ぶ', 'Choose what to pay with'),
  discard: words('捨てるカードを選ぶ', 'Choose cards to discard'),
  hand: words('手札のカードを選ぶ', 'Choose cards in your hand'),
  choose: words('選ぶ', 'Make a choice'),
  may: words('行うか決める', 'Decide whether to do it'),
  replacement: words('どの置換効果を適用するか選ぶ', 'Choose the replacement effect to apply'),
  replaced: words('どれに置換効果を適用するか選ぶ', 'Choose which of them the replacement effect applies to'),
  order: words('順番を決める', 'Choose an order'),
  host: words('設置先を選ぶ', 'Choose the card it is added to'),
  timestamps: words(
    'タイムスタンプの順番を決める（先のものほど早い）',
    'Choose the order of timestamps (earliest first)',
  ),
  arrange: words('置く順番を決める（後のものほど上）', 'Choose the order to put them in (later ones on top)'),
  foresee: words(
    'デッキの上に置くカードを選ぶ。残りは下に置く',
    'Choose the cards to put on top of the deck; the rest go to the bottom',
  ),
  share: words('対象に割り振る', 'Divide it among the targets'),
  loop: words('ループを行う回数を指定する', 'Choose how many times to perform the loop'),
  split: words('ダメージを割り振る', 'Divide the damage'),
  starter: words('先攻と後攻のどちらかを選ぶ', 'Choose to play first or second'),
  mulligan: words('手札を引き直すか決める', 'Decide whether to mulligan'),
  exchange: words('デッキの下に置く手札を選ぶ', 'Choose the cards from your hand to put under the deck'),
} satisfies Lexicon;

export const FOW_PROMPTS = {
  ...SHARED,
  awaken: words('カードを覚醒させてプレイするか決める', 'Decide whether to play the card awakened'),
  shift: words('プレイする面を決める', 'Decide which side to play'),
  byWhat: words('どれによってプレイするか選ぶ', 'Choose what it is played by'),
  reveal: words('カードを公開して誘発させるか決める', 'Decide whether to reveal the card so that it triggers'),
  will: words('生み出すウィルを選ぶ', 'Choose the will to produce'),
  'pay.will': words('支払う前にウィル能力をプレイするか決める', 'Decide whether to play a will ability before paying'),
  phase: words('次のフェイズを選ぶ', 'Choose the next phase'),
  call: words('魔石をコールするか決める', 'Decide whether to call a magic stone'),
  'battle.attack': words('攻撃するか、放棄するか決める', 'Attack or forfeit'),
  'battle.attacker': words('攻撃するカードを選ぶ', 'Choose the attacker'),
  'battle.object': words('攻撃目標を選ぶ', 'Choose what to attack'),
  'battle.blocker': words('ブロックするカードを選ぶか、ブロックしない', 'Choose a blocker, or do not block'),
  'battle.pierce': words('超過したダメージを割り振る', 'Divide the excess damage'),
} satisfies Lexicon;

export const FF_PROMPTS = {
  ...SHARED,
  target: words('選ぶものを決める', 'Choose what the text affects'),
  trigger: words('先にスタックに置くオートアビリティを選ぶ', 'Choose the Auto-Ability to put on the stack first'),
  host: words('装備するキャラクターを選ぶ', 'Choose the Character to equip'),
  burst: words('EXバーストを使うか決める', 'Decide whether to use the EX Burst'),
  backups: words('ブレイクゾーンに置くバックアップを選ぶ', 'Choose the Backups to put into the Break Zone'),
  'attack.attackers': words('アタックするフォワードを選ぶか、アタックしない', 'Choose the attackers, or do not attack'),
  'attack.again': words('もう一度アタックするか決める', 'Decide whether to attack again'),
  'block.blocker': words('ブロックするフォワードを選ぶか、ブロックしない', 'Choose a blocker, or do not block'),
} satisfies Lexicon;

/** Every kind of decision that a player of either game is asked for. */
export type Prompt = keyof typeof FOW_PROMPTS | keyof typeof FF_PROMPTS;

const PERMANENT = words('場に出るカードをプレイする', 'play a card onto the field');

export const FOW_ACTIONS: Lexicon = {
  pass: words('パスする', 'pass'),
  'play.permanent': PERMANENT,
  'play.chant': words('スペルをプレイする', 'play a spell'),
  'play.quickcast': words('詠唱破棄をプレイする', 'play a Chant-Instant'),
  activate: words('条件能力をプレイする', 'play an activate ability'),
  will: words('ウィル能力をプレイする', 'play a will ability'),
  'activate.will': words('ウィル能力をプレイする', 'play a will ability'),
  'will-ability': words('ウィル能力をプレイする', 'play a will ability'),
  'play.standby': words('[発動条件]を持つカードをプレイする', 'play a card with [Trigger]'),
  'play.rune': words('ルーンをプレイする', 'play a rune'),
  lay: words('待機エリアにカードを裏向きに置く', 'lay a card face down in the standby area'),
  judgment: words('ジャッジメントを行う', 'perform judgment'),
  call: words('魔石をコールする', 'call a magic stone'),
  battle: words('バトルを開始する', 'initiate a battle'),
  lifebreak: words('ライフブレイクを行う', 'perform lifebreak'),
};

const CHARACTER = words('キャラクターをプレイする', 'play a Character');
const ITEM = words('アイテムをプレイする', 'play an Item');
const FORMATION = words('陣形をプレイする', 'play a Formation');
const SUMMON = words('召喚獣を召喚する', 'cast a Summon');
const ACTION = words('アクションアビリティを使用する', 'use an Action Ability');
const SPECIAL = words('スペシャルアビリティを使用する', 'use a Special Ability');

export const FF_ACTIONS: Lexicon = {
  pass: words('パスする', 'pass'),
  'play.character': CHARACTER,
  'play-character': CHARACTER,
  'play.item': ITEM,
  'play-item': ITEM,
  'play.formation': FORMATION,
  'play-formation': FORMATION,
  'play.summon': SUMMON,
  'play-summon': SUMMON,
  'use.action': ACTION,
  'use-action': ACTION,
  'use.special': SPECIAL,
  'use-special': SPECIAL,
};
