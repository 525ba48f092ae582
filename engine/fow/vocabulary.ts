/** The words that cards of Force of Will are written with. An edition leaves out those to which it gives no meaning. */
import { ACTS, type Act, FIGHTING_ACTS } from '../kernel/position/modification';
import { without } from '../kernel/position/word-lists';
import { CONDITION_NAMES } from '../text/conditions';
import { OCCURRENCE_NAMES } from '../text/occurrences';
import { ABILITY_KINDS } from '../text/parts';
import { CHARACTERISTICS } from './fow';
import { KEYWORD_NAMES } from './keywords/all';

export const FOW_TYPES = [
  'ruler',
  'j-ruler',
  'astral-ruler',
  'resonator',
  'chant',
  'addition',
  'regalia',
  'stone',
] as const;
export type FowType = (typeof FOW_TYPES)[number];

/** In the order in which costs are printed. */
export const FOW_ATTRIBUTES = ['light', 'fire', 'water', 'wind', 'darkness', 'void'] as const;
export type FowAttribute = (typeof FOW_ATTRIBUTES)[number];

/** Kinds of will: those of an attribute or of none, and those of none with a characteristic. */
export const FOW_WILLS = [...FOW_ATTRIBUTES, ...CHARACTERISTICS] as const;
export type FowWill = (typeof FOW_WILLS)[number];

export const FOW_KEYWORDS = KEYWORD_NAMES;
export type FowKeyword = (typeof FOW_KEYWORDS)[number];

/** Those that 5.5 knew already; the others came with 8.01. */
const EARLY_KEYWORDS = [
  'pierce',
  'targetAttack',
  'firstStrike',
  'explode',
  'flying',
  'swiftness',
  'quickcast',
  'indestructible',
] as const satisfies readonly FowKeyword[];

/** Of additions, what they are attached to; `field` for those that lie by themselves. `special`: of stones. */
export const FOW_SUBTYPES = ['field', 'resonator', 'ruler', 'j-ruler', 'j/resonator', 'j/ruler', 'special'] as const;

export const FOW_COUNTERS = ['astral', 'ward', 'evolution', 'limit', 'mana', '+100/+100', '-100/-100'] as const;
export type FowCounter = (typeof FOW_COUNTERS)[number];

/** Moments that abilities wait for. */
export const FOW_OCCASIONS = [
  'game',
  'turn',
  'turnEnd',
  'drawPhase',
  'drawPhaseEnd',
  'recoveryPhase',
  'recoveryPhaseEnd',
  'callPhase',
  'callPhaseEnd',
  'mainPhase',
  'mainPhaseEnd',
  'endPhase',
  'battle',
  'battleBeginEnd',
  'attackDeclaration',
  'attackDeclarationEnd',
  'blockDeclaration',
  'blockDeclarationEnd',
  'battleDecision',
  'battleDecided',
  'battleEnd',
] as const;
export type FowOccasion = (typeof FOW_OCCASIONS)[number];

/** Those of the call phase, and of parts of phases and battles that 2.0 alone tells apart. */
const EARLY_OCCASIONS = [
  'drawPhaseEnd',
  'callPhase',
  'callPhaseEnd',
  'mainPhaseEnd',
  'battleBeginEnd',
  'attackDeclarationEnd',
  'blockDeclarationEnd',
  'battleDecision',
  'battleDecided',
] as const satisfies readonly FowOccasion[];

/** What texts can permit though a rule says otherwise. Which of them lift a row stands in each edition's table. */
export const FOW_PERMISSIONS = [
  'attackOnArrival',
  'restOnArrival',
  'attackRecovered',
  'beAttackedRecovered',
  'blockRested',
  'blockFlying',
  'beQuick',
  'playedFromPile',
  'playedFromRemoved',
  'playedFromRemovedByYou',
] as const;
/** Those of one keyword, and of decks. */
export type FowPermission = (typeof FOW_PERMISSIONS)[number] | 'anyNumber' | 'mobilized' | 'unsealed';

/** Those that texts can give players. */
export type FowPlayerPermission = 'unsealed' | 'seeTop' | 'spendAnyWill';

/** What texts can keep a player from. */
export const FOW_PLAYER_ACTS = ['play', 'activate', 'draw', 'gainLife', 'call', 'judge'] as const;
export type FowPlayerAct = (typeof FOW_PLAYER_ACTS)[number];

/** Weathers that texts give players; the rules name none. */
export const FOW_WEATHERS = ['sun', 'rain', 'wind', 'snow'] as const;
export type FowWeather = (typeof FOW_WEATHERS)[number];

/** Numbers of players that texts change. */
export type FowLimit = 'handLimit' | 'callsATurn' | 'judgmentsATurn' | 'lifebreakLimit';

/** The same clauses for each of some permissions, in a list of its own: a trace tells rows by it. */
export const permitting = <P extends FowPermission, C>(
  names: readonly P[],
  ...clauses: readonly C[]
): Readonly<Record<string, readonly C[]>> => Object.fromEntries(names.map((name) => [name, [...clauses]]));

/** What texts can keep an object from. */
export const FOW_ACTS = without(ACTS, 'returnedToHand', 'removedFromGame');
export type FowAct = Exclude<Act, 'returnedToHand' | 'removedFromGame'>;

/** What an edition gives a meaning unless it says otherwise. */
export const FOW_WORDS = {
  types: FOW_TYPES,
  attributes: FOW_ATTRIBUTES,
  resources: FOW_ATTRIBUTES,
  traits: [],
  stats: ['atk', 'def'],
  keywords: EARLY_KEYWORDS,
  subtypes: FOW_SUBTYPES,
  counters: FOW_COUNTERS,
  occasions: without(FOW_OCCASIONS, ...EARLY_OCCASIONS),
  restrictions: without(FOW_ACTS, 'chased', 'trigger', 'addedTo'),
  playerKeywords: [],
  playerRestrictions: FOW_PLAYER_ACTS,
  prices: FIGHTING_ACTS,
  demands: ['attack'],
  abilities: without(ABILITY_KINDS, 'onPlay', 'burst', 'special', 'definedX', 'signs'),
  occurrences: without(OCCURRENCE_NAMES, 'breaks', 'destroyedByBattle', 'roll', 'inverted', 'shifted'),
  conditions: without(CONDITION_NAMES, 'weather', 'junctioned'),
  weathers: [],
} as const;
