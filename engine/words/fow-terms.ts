/** The words that all editions of Force of Will share. */
import { CHARACTERISTICS } from '../fow/fow';
import { KEYWORDS } from '../fow/keywords/all';
import type {
  FowAct,
  FowAttribute,
  FowCounter,
  FowLimit,
  FowOccasion,
  FowPermission,
  FowPlayerAct,
  FowPlayerPermission,
  FowType,
  FowWeather,
  FowWill,
  FOW_SUBTYPES as SUBTYPES,
} from '../fow/vocabulary';
import { ofBoth } from '../kernel/position/resources';
import {
  ANY_NUMBER,
  bansBy,
  CANCEL,
  CANNOT_DRAW,
  cannot,
  cannotUse,
  GAIN_CONTROL,
  may,
  must,
  notDone,
  said,
  suru,
  TO_HAND,
} from './shared-terms';
import {
  type Ban,
  type Lexicon,
  type Moment,
  type Term,
  type Verb,
  type Vocabulary,
  words,
  type Zone,
} from './vocabulary';

export const FOW_TYPES = {
  ruler: words('ルーラー', 'ruler'),
  'j-ruler': words('Jルーラー', 'J-ruler'),
  'astral-ruler': words('アストラルルーラー', 'astral ruler'),
  resonator: words('リゾネイター', 'resonator'),
  chant: { ja: 'スペル', en: 'spell', noun: '[Spell] card' },
  addition: words('アディション', 'addition'),
  regalia: { ja: 'レガリア', en: 'regalia', many: 'regalia' },
  stone: words('魔石', 'magic stone'),
} satisfies Readonly<Record<FowType, Term>>;

/** In the order in which costs are printed. */
export const FOW_ATTRIBUTES: Readonly<Record<FowAttribute, Term>> = {
  light: words('光', 'light'),
  fire: words('炎', 'fire'),
  water: words('水', 'water'),
  wind: words('風', 'wind'),
  darkness: words('闇', 'darkness'),
  void: words('無', 'void'),
};

export const FOW_WILLS: Readonly<Record<FowWill, Term>> = {
  ...FOW_ATTRIBUTES,
  moon: words('月', 'moon'),
  time: words('時', 'time'),
};

/** Will of an attribute that has a characteristic, as it is told of what a player has. */
export const FOW_WILLS_OF_BOTH: Lexicon = Object.fromEntries(
  Object.entries(FOW_ATTRIBUTES).flatMap(([attribute, { ja, en }]) =>
    CHARACTERISTICS.map((has) => [
      ofBoth(attribute, has),
      words(`${ja}・${FOW_WILLS[has].ja}`, `${en} ${FOW_WILLS[has].en}`),
    ]),
  ),
);

export const FOW_KEYWORDS: Vocabulary['keywords'] = KEYWORDS;

const FROM_GAME: Verb = {
  ja: { plain: 'をゲームから取り除く', te: 'をゲームから取り除いて' },
  en: 'remove',
  enTail: ' from the game',
};

export const FOW_ZONES = {
  field: { ja: '場', en: 'field', at: 'on' },
  hand: { ja: '手札', en: 'hand', at: 'in', own: true, moving: TO_HAND },
  deck: { ja: 'メインデッキ', en: 'main deck', at: 'in', own: true },
  stoneDeck: { ja: '魔石デッキ', en: 'magic stone deck', at: 'in', own: true },
  stoneArea: { ja: '魔石エリア', en: 'magic stone area', at: 'in', own: true },
  rulerArea: { ja: 'ルーラーエリア', en: 'ruler area', at: 'in', own: true },
  graveyard: { ja: '墓地', en: 'graveyard', at: 'in', own: true },
  standby: { ja: '詠唱待機エリア', en: 'chant-standby area', at: 'in', own: true },
  lifebreak: { ja: 'ライフブレイクエリア', en: 'lifebreak area', at: 'in', own: true },
  removed: { ja: '除外エリア', en: 'removed area', at: 'in', own: true, moving: FROM_GAME },
  extraDeck: { ja: 'エキストラデッキ領域', en: 'extra deck zone', at: 'in', own: true },
  runeArea: { ja: 'ルーンエリア', en: 'rune area', at: 'in', own: true },
  itemArea: { ja: 'アイテムエリア', en: 'item area', at: 'in', own: true },
  chase: { ja: 'チェイスエリア', en: 'chase area', at: 'in', chase: true },
} satisfies Readonly<Record<string, Zone>>;

const phase = (ja: string, en: string): Moment => ({ ja: `${ja}開始時`, en: ['the beginning of', en] });
const phaseEnd = (ja: string, en: string): Moment => ({ ja: `${ja}終了時`, en: ['the end of', en] });

export const FOW_MOMENTS: Readonly<Record<FowOccasion, Moment>> = {
  game: phase('ゲーム', 'game'),
  turn: phase('ターン', 'turn'),
  turnEnd: phaseEnd('ターン', 'turn'),
  drawPhase: phase('ドローフェイズ', 'draw phase'),
  drawPhaseEnd: phaseEnd('ドローフェイズ', 'draw phase'),
  recoveryPhase: phase('リカバリーフェイズ', 'recovery phase'),
  recoveryPhaseEnd: phaseEnd('リカバリーフェイズ', 'recovery phase'),
  callPhase: phase('コールフェイズ', 'call phase'),
  callPhaseEnd: phaseEnd('コールフェイズ', 'call phase'),
  mainPhase: phase('メインフェイズ', 'main phase'),
  mainPhaseEnd: phaseEnd('メインフェイズ', 'main phase'),
  endPhase: phase('エンドフェイズ', 'end phase'),
  battle: phase('バトル', 'battle'),
  battleBeginEnd: phaseEnd('バトル開始ステップ', 'beginning of battle step'),
  attackDeclaration: phase('攻撃宣言ステップ', 'declare attack step'),
  attackDeclarationEnd: phaseEnd('攻撃宣言ステップ', 'declare attack step'),
  blockDeclaration: phase('ブロック宣言ステップ', 'declare block step'),
  blockDeclarationEnd: phaseEnd('ブロック宣言ステップ', 'declare block step'),
  battleDecision: phase('戦闘判定ステップ', 'battle resolution step'),
  battleDecided: { ja: '戦闘判定時', en: ['the time of', 'battle resolution'] },
  battleEnd: phase('戦闘終了ステップ', 'end of battle step'),
};

export const FOW_BANS: Readonly<Record<FowAct, Ban>> = {
  attack: cannot('攻撃', 'attack'),
  block: cannot('ブロック', 'block'),
  recover: cannot('リカバー', 'recover'),
  play: notDone('プレイ', 'played'),
  blocked: notDone('ブロック', 'blocked'),
  activate: cannotUse('条件能力', 'activate abilities'),
  chosen: said('対象にならない', '対象にならなくなって', 'cannot be targeted'),
  chased: said('チェイスできない', 'チェイスできなくなって', 'cannot be chased'),
  trigger: said(
    '誘発能力が発動しない',
    '誘発能力が発動しなくなって',
    'cannot trigger its abilities',
    'cannot trigger their abilities',
  ),
  addedTo: said(
    'アディションを設置されない',
    'アディションを設置されなくなって',
    'cannot have additions added to it',
    'cannot have additions added to them',
  ),
  recoverInPhase: said(
    'リカバリーフェイズにリカバーしない',
    'リカバリーフェイズにリカバーしなくなって',
    'does not recover in the recovery phase',
    'do not recover in the recovery phase',
  ),
};

export const FOW_DEMANDS: Readonly<Record<'attack', Ban>> = { attack: must('攻撃', 'attack') };

export const FOW_PERMITS: Readonly<Record<FowPermission, Ban>> = {
  attackOnArrival: may(
    '場に出たターンに攻撃して',
    'attack in the turn it enters the field',
    'attack in the turn they enter the field',
  ),
  restOnArrival: may(
    '場に出たターンに{レスト}の能力を使って',
    'use abilities with {Rest} in the turn it enters the field',
    'use abilities with {Rest} in the turn they enter the field',
  ),
  attackRecovered: may('リカバー状態のJ/リゾネイターを攻撃して', 'attack recovered J/resonators'),
  beAttackedRecovered: said(
    'リカバー状態でも攻撃されうる',
    'リカバー状態でも攻撃されえて',
    'may be attacked while recovered',
  ),
  blockRested: may('レスト状態でブロックして', 'block while rested'),
  blockFlying: may('[飛翔]を持つJ/リゾネイターをブロックして', 'block J/resonators that have [Flying]'),
  beQuick: said(
    '優先権があればいつでもプレイできる',
    '優先権があればいつでもプレイできて',
    'may be played whenever its player has priority',
    'may be played whenever their player has priority',
  ),
  playedFromPile: may('墓地からプレイして', 'be played from the graveyard'),
  playedFromRemoved: may('除外エリアからプレイして', 'be played from the removed area'),
  playedFromRemovedByYou: may('あなたが除外エリアからプレイして', 'be played by you from the removed area'),
  anyNumber: ANY_NUMBER,
  mobilized: may('[稼働]のコストを支払わずに攻撃やブロックをして', 'attack and block without paying for [Mobilize]'),
  unsealed: said(
    '魔石の数にかかわらず[封印]の条件を満たす',
    '魔石の数にかかわらず[封印]の条件を満たして',
    'meets the condition of its [Seal] whatever the number of magic stones',
    'meet the condition of their [Seal] whatever the number of magic stones',
  ),
};

/** What players may though a rule says otherwise. */
export const FOW_PLAYER_PERMITS: Readonly<Record<FowPlayerPermission, Ban>> = {
  unsealed: said(
    '魔石の数にかかわらず[封印]の条件を満たす',
    '魔石の数にかかわらず[封印]の条件を満たして',
    'meets the condition of every [Seal] whatever the number of magic stones',
    'meet the condition of every [Seal] whatever the number of magic stones',
  ),
  spendAnyWill: may('ウィルをどの属性のものとしても支払って', 'pay will as though it were of any attribute'),
  seeTop: may('いつでもメインデッキの一番上のカードを見て', 'look at the top card of the main deck at any time'),
};

export const FOW_PLAYER_BANS: Readonly<Record<FowPlayerAct, Ban>> = {
  play: cannot('カードをプレイ', 'play cards'),
  activate: cannotUse('条件能力', 'activate abilities'),
  draw: CANNOT_DRAW,
  gainLife: said('ライフを得られない', 'ライフを得られなくなって', 'cannot gain life'),
  call: cannot('魔石をコール', 'call magic stones'),
  judge: said('ジャッジメントを行えない', 'ジャッジメントを行えなくなって', 'cannot perform judgments'),
};

export const FOW_WEATHERS: Readonly<Record<FowWeather, Term>> = {
  sun: words('晴れ', 'Sun'),
  rain: words('雨', 'Rain'),
  wind: words('風', 'Wind'),
  snow: words('雪', 'Snow'),
};

export const FOW_LIMITS: Readonly<Record<FowLimit, Term>> = {
  handLimit: words('手札の上限', 'hand limit'),
  callsATurn: words('1ターンに魔石をコールできる回数の上限', 'per-turn magic stone call limit'),
  judgmentsATurn: words('1ターンにジャッジメントを行える回数の上限', 'per-turn judgment limit'),
  lifebreakLimit: words('ライフブレイクエリアの上限', 'lifebreak area limit'),
};

export const FOW_BANS_BY = bansBy(({ ja, en }) =>
  said(`${ja}の対象にならない`, `${ja}の対象にならなくなって`, `cannot be targeted by ${en}`),
);

export const FOW_VERBS: Vocabulary['verbs'] = {
  destroy: suru('破壊', 'destroy'),
  banish: suru('破棄', 'banish'),
  rest: suru('レスト', 'rest'),
  recover: suru('リカバー', 'recover'),
  cancel: CANCEL,
  control: GAIN_CONTROL,
};

export const FOW_COUNTERS: Readonly<Record<FowCounter, Term>> = {
  astral: words('アストラル', 'astral'),
  ward: words('守り', 'ward'),
  evolution: words('進化', 'evolution'),
  limit: words('現界', 'limit'),
  mana: words('マナ', 'mana'),
  '+100/+100': words('[+100/+100]', '[+100/+100]'),
  '-100/-100': words('[-100/-100]', '[-100/-100]'),
};

export const FOW_PHASES: Lexicon = {
  draw: words('ドローフェイズ', 'draw phase'),
  recovery: words('リカバリーフェイズ', 'recovery phase'),
  main: words('メインフェイズ', 'main phase'),
  end: words('エンドフェイズ', 'end phase'),
};

/** Subtypes that some editions have and others lack. */
type OwnSubtype = 'chant' | 'instant' | 'standby' | 'basic' | 'finisher';

/** Subtypes of spells, of additions by what they are attached to, and of stones and runes. */
export const FOW_SUBTYPES: Readonly<Record<(typeof SUBTYPES)[number] | OwnSubtype, Term>> = {
  chant: words('詠唱', 'Chant'),
  instant: words('詠唱破棄', 'Chant-Instant'),
  standby: words('詠唱待機', 'Chant-Standby'),
  field: words('フィールド', 'Field'),
  resonator: words('リゾネイター', 'Resonator'),
  ruler: words('ルーラー', 'Ruler'),
  'j-ruler': words('Jルーラー', 'J-Ruler'),
  'j/resonator': words('J/リゾネイター', 'J/Resonator'),
  'j/ruler': words('J/ルーラー', 'J/Ruler'),
  special: words('特殊', 'Special'),
  basic: words('基本', 'Basic'),
  finisher: words('必殺', 'Finisher'),
};
