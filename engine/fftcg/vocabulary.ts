/** The words that cards of the Square Enix system are written with. */
import { ACTS, FIGHTING_ACTS } from '../kernel/position/modification';
import { without } from '../kernel/position/word-lists';
import { CONDITION_NAMES } from '../text/conditions';
import { OCCURRENCE_NAMES } from '../text/occurrences';
import { ABILITY_KINDS } from '../text/parts';
import { KEYWORD_NAMES } from './keywords/all';

export const FF_TYPES = [
  'forward',
  'backup',
  'monster',
  'summon',
  'weapon',
  'armor',
  'accessory',
  'formation',
] as const;
export type FfType = (typeof FF_TYPES)[number];

/** In the order in which costs are printed. */
export const FF_ELEMENTS = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark'] as const;
export type FfElement = (typeof FF_ELEMENTS)[number];

export const FF_KEYWORDS = KEYWORD_NAMES;
export type FfKeyword = (typeof FF_KEYWORDS)[number];

export const FF_OCCASIONS = ['activePhase', 'drawPhase', 'mainPhase', 'attackPreparation', 'endPhase'] as const;
export type FfOccasion = (typeof FF_OCCASIONS)[number];

/** What texts can permit though a rule says otherwise. */
export const FF_PERMISSIONS = [
  'attackOnArrival',
  'restOnArrival',
  'blockRested',
  'makeCp',
  'playedFromPile',
  'playedFromRemoved',
  'playedFromRemovedByYou',
] as const;
export type FfPermission = (typeof FF_PERMISSIONS)[number] | 'anyNumber';

/** The same, of players. */
export const FF_PLAYER_PERMISSIONS = ['spendAnyCp', 'shareNames'] as const;
export type FfPlayerPermission = (typeof FF_PLAYER_PERMISSIONS)[number];

/** What texts can keep a player from. */
export const FF_PLAYER_ACTS = ['play', 'activate', 'draw'] as const;
export type FfPlayerAct = (typeof FF_PLAYER_ACTS)[number];

/** Numbers of players that texts change. */
export type FfLimit = 'handLimit' | 'backupLimit';

export const FF_WORDS = {
  types: FF_TYPES,
  attributes: FF_ELEMENTS,
  resources: FF_ELEMENTS,
  traits: [],
  stats: ['power'],
  keywords: FF_KEYWORDS,
  /** The icon of common soldiers; and of Items, the card type that they can be equipped to. */
  subtypes: ['generic', 'forward', 'backup', 'monster'],
  counters: ['frozen'],
  occasions: FF_OCCASIONS,
  restrictions: without(ACTS, 'chased', 'trigger', 'addedTo'),
  playerKeywords: [],
  playerRestrictions: FF_PLAYER_ACTS,
  prices: FIGHTING_ACTS,
  demands: FIGHTING_ACTS,
  abilities: without(
    ABILITY_KINDS,
    'will',
    'judgment',
    'break',
    'playedAs',
    'trigger',
    'triggerCost',
    'definedX',
    'actions',
    'signs',
  ),
  occurrences: without(
    OCCURRENCE_NAMES,
    'judged',
    'summoned',
    'inverted',
    'shifted',
    'playWill',
    'roll',
    'gainLife',
    'loseLife',
    'destroyedByBattle',
  ),
  conditions: without(CONDITION_NAMES, 'life', 'weather'),
  weathers: [],
} as const;
