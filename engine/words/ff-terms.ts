/** The words of the Square Enix TCG System that need more than a line. */
import { KEYWORDS } from '../fftcg/keywords/all';
import type {
  FfElement,
  FfLimit,
  FfOccasion,
  FfPermission,
  FfPlayerAct,
  FfPlayerPermission,
  FfType,
} from '../fftcg/vocabulary';
import type { Act, FightingAct } from '../kernel/position/modification';
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

export const FF_TYPES: Readonly<Record<FfType, Term>> = {
  forward: words('フォワード', 'Forward'),
  backup: words('バックアップ', 'Backup'),
  monster: words('モンスター', 'Monster'),
  summon: words('召喚獣', 'Summon'),
  weapon: words('武器', 'Weapon'),
  armor: words('防具', 'Armor'),
  accessory: { ja: 'アクセサリ', en: 'Accessory', many: 'Accessories' },
  formation: words('陣形', 'Formation'),
};

/** In the order in which costs are printed. */
export const FF_ELEMENTS: Readonly<Record<FfElement, Term>> = {
  fire: words('火', 'Fire'),
  ice: words('氷', 'Ice'),
  wind: words('風', 'Wind'),
  earth: words('土', 'Earth'),
  lightning: words('雷', 'Lightning'),
  water: words('水', 'Water'),
  light: words('光', 'Light'),
  dark: words('闇', 'Dark'),
};

export const FF_KEYWORDS: Vocabulary['keywords'] = KEYWORDS;

const FROM_GAME: Verb = {
  ja: { plain: 'を除外する', te: 'を除外して' },
  en: 'remove',
  enTail: ' from the game',
};

export const FF_ZONES: Readonly<Record<string, Zone>> = {
  field: { ja: 'フィールド', en: 'field', at: 'on' },
  hand: { ja: '手札', en: 'hand', at: 'in', own: true, moving: TO_HAND },
  deck: { ja: 'デッキ', en: 'deck', at: 'in', own: true },
  break: { ja: 'ブレイクゾーン', en: 'Break Zone', at: 'in', own: true },
  damage: { ja: 'ダメージゾーン', en: 'Damage Zone', at: 'in', own: true },
  removed: { ja: '除外領域', en: 'removed area', at: 'in', own: true, moving: FROM_GAME },
  stack: { ja: 'スタック', en: 'stack', at: 'on', chase: true },
};

export const FF_PHASES: Lexicon = {
  active: words('アクティブフェイズ', 'Active Phase'),
  draw: words('ドローフェイズ', 'Draw Phase'),
  main1: words('第1メインフェイズ', 'Main Phase 1'),
  attack: words('アタックフェイズ', 'Attack Phase'),
  main2: words('第2メインフェイズ', 'Main Phase 2'),
  end: words('エンドフェイズ', 'End Phase'),
};

const phase = (ja: string, en: string): Moment => ({ ja: `${ja}開始時`, en: ['the beginning of', en] });

export const FF_MOMENTS: Readonly<Record<FfOccasion | 'turn' | 'turnEnd', Moment>> = {
  turn: phase('ターン', 'turn'),
  turnEnd: { ja: 'ターン終了時', en: ['the end of', 'turn'] },
  activePhase: phase('アクティブフェイズ', 'Active Phase'),
  drawPhase: phase('ドローフェイズ', 'Draw Phase'),
  mainPhase: phase('メインフェイズ', 'Main Phase'),
  attackPreparation: phase('アタック準備ステップ', 'Attack Preparation Step'),
  endPhase: phase('エンドフェイズ', 'End Phase'),
};

export const FF_BANS: Readonly<Record<Exclude<Act, 'chased' | 'trigger' | 'addedTo'>, Ban>> = {
  attack: cannot('アタック', 'attack'),
  block: cannot('ブロック', 'block'),
  recover: { ja: { plain: 'アクティブにならない', te: 'アクティブにならなくなって' }, en: 'cannot become active' },
  play: notDone('プレイ', 'played'),
  blocked: notDone('ブロック', 'blocked'),
  activate: said(
    'アビリティを使用できない',
    'アビリティを使用できなくなって',
    'cannot use its abilities',
    'cannot use their abilities',
  ),
  chosen: { ja: { plain: '選ばれない', te: '選ばれなくなって' }, en: 'cannot be chosen' },
  returnedToHand: said(
    '手札に戻されない',
    '手札に戻されなくなって',
    "cannot be returned to its owner's hand",
    "cannot be returned to their owners' hands",
  ),
  removedFromGame: said('除外されない', '除外されなくなって', 'cannot be removed from the game'),
  recoverInPhase: said(
    'アクティブフェイズにアクティブにならない',
    'アクティブフェイズにアクティブにならなくなって',
    'does not become active in the Active Phase',
    'do not become active in the Active Phase',
  ),
};
export const FF_DEMANDS: Readonly<Record<FightingAct, Ban>> = {
  attack: must('アタック', 'attack'),
  block: must('ブロック', 'block'),
};

export const FF_PERMITS: Readonly<Record<FfPermission, Ban>> = {
  attackOnArrival: may(
    'フィールドに出たターンにアタックして',
    'attack in the turn it enters the field',
    'attack in the turn they enter the field',
  ),
  restOnArrival: may(
    'フィールドに出たターンに《ダル》のアビリティを使用して',
    'use abilities with 《Dull》 in the turn it enters the field',
    'use abilities with 《Dull》 in the turn they enter the field',
  ),
  blockRested: may('ダル状態でブロックして', 'block while dull'),
  playedFromPile: may('ブレイクゾーンからプレイして', 'be played from the Break Zone'),
  playedFromRemoved: may('除外領域からプレイして', 'be played from the removed area'),
  playedFromRemovedByYou: may('あなたが除外領域からプレイして', 'be played by you from the removed area'),
  makeCp: said(
    '属性にかかわらず捨ててCPを生み出せる',
    '属性にかかわらず捨ててCPを生み出せて',
    'may be discarded for CP whatever the Element',
  ),
  anyNumber: ANY_NUMBER,
};

export const FF_PLAYER_BANS: Readonly<Record<FfPlayerAct, Ban>> = {
  play: cannot('カードをプレイ', 'play cards'),
  activate: cannotUse('アビリティ', 'abilities'),
  draw: CANNOT_DRAW,
};

export const FF_PLAYER_PERMITS: Readonly<Record<FfPlayerPermission, Ban>> = {
  shareNames: may('同名のキャラクターを何枚でも出して', 'have any number of Characters of the same name'),
  spendAnyCp: may('CPをどの属性のものとしても支払って', 'pay CP as though it were of any Element'),
};

export const FF_LIMITS: Readonly<Record<FfLimit, Term>> = {
  handLimit: words('手札の上限枚数', 'hand limit'),
  backupLimit: words('バックアップの上限枚数', 'Backup limit'),
};

export const FF_BANS_BY = bansBy(({ ja, en }) =>
  said(`${ja}に選ばれない`, `${ja}に選ばれなくなって`, `cannot be chosen by ${en}`),
);

export const FF_VERBS: Vocabulary['verbs'] = {
  destroy: suru('ブレイク', 'break'),
  banish: { ...said('をブレイクゾーンに置く', 'をブレイクゾーンに置いて', 'put'), enTail: ' into the Break Zone' },
  rest: said('をダルにする', 'をダルにして', 'dull'),
  recover: said('をアクティブにする', 'をアクティブにして', 'activate'),
  cancel: CANCEL,
  control: GAIN_CONTROL,
};

export const FREEZE: Verb = suru('凍結', 'freeze');
