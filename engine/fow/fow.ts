/** What Force of Will brings to the kernel: its parameters, and short words for what its clauses speak of. */

import type { DocId } from '../generated/clauses';
import type { Item, Ref, Seat, Zone } from '../kernel/position/position';
import type { Citation, EditionTable, Row, SelectionTable } from '../kernel/table/edition';
import type { Ctx } from '../kernel/view/context';
import type { Look as KernelLook } from '../kernel/view/look';
import type {
  Belonging,
  Collect,
  FindsNothing,
  Following,
  Step as KernelStep,
  Test as KernelTest,
  Settled,
} from '../kernel/view/ruleset';
import type { FowDeeds, FowMemory } from './memory';
import type { FowLimit } from './vocabulary';

export interface FowParams {
  /** Who has priority after acting. */
  readonly afterAction: 'keep' | 'opponent';
  /** How many targets must be there for a play to be legal: all that each group asks for, or one of all groups. */
  readonly minTargets: 'all' | 'one';
  /** When it is chosen which of several effects of a text is carried out. */
  readonly modesChosen: 'announcement' | 'resolution';
  /** Whether a text all of whose targets are gone fails as a whole. */
  readonly fizzle: boolean;
  /** What makes an attacker stop attacking, and a blocker stop blocking. */
  readonly attackerStays: 'unchanged' | 'present';
  readonly blockerStays: 'unchanged' | 'present';
  /** Which attacker strikes no second time in the normal step. */
  readonly struckFirst: 'processed' | 'dealt';
  /** When both players lose at once. */
  readonly bothLose: 'draw' | 'lifebreak';
  /** Whether an effect on all cards of a kind stays with those it found, whether it changes them or replaces what happens to them. */
  readonly effectScope: 'open' | 'locked';
  /** Whether the values of what has left are those it had last, or none. */
  readonly lastKnown: boolean;
  /** Whether that is so of a J-ruler too, which remains the same object in the ruler area. */
  readonly lastKnownOfSame: boolean;
  /** When it is settled who controls a triggered ability. */
  readonly controllerAs: Settled;
  /** Whose a delayed ability is: that of whoever made it, or of whoever controls its source. */
  readonly delayedIs: Belonging;
  /** Whether a text that a move let trigger finds the card where it went. */
  readonly followsMoved: boolean;
  /** Whether a text that takes all abilities takes keyword skills. */
  readonly keywordsAreAbilities: boolean;
  /** Whether what an ability makes a card lose cannot be gained, however late. */
  readonly lossStands: boolean;
  /** Keywords that are never lost. */
  readonly neverLost: readonly string[];
  /** Keywords that are no keyword skills: what takes abilities leaves them. */
  readonly noSkills: readonly string[];
  /** Whether a replacement effect applies but once to an event and what becomes of it. */
  readonly replacesOnce: boolean;
  /** Whether an effect that another one changes comes after that, however old it is. */
  readonly effectsDepend: boolean;
  /** Whether the oldest effect comes first, so that the youngest has the last word. */
  readonly oldestFirst: boolean;
  /** What ATK and DEF are a multiple of once continuous effects have changed them: rounded up to it. */
  readonly statUnit: number;
  /** What an amount of life that a player chooses to pay is a multiple of. */
  readonly lifeUnit: number;
  /** When an enter ability triggers. */
  readonly enterScope: 'any' | 'fromHand' | 'summoned';
  /** The types of what is summoned where it resolves on the chase and enters the field. */
  readonly summoned: readonly string[];
  /** How often damage that a source deals to several at once counts as dealt: for each of them, or once. */
  readonly damageTriggers: 'each' | 'once';
  /** What a judgment on the chase is: an ability, or an action that is neither spell nor ability. */
  readonly judgmentIs: 'ability' | 'action';
  /** Zones between which a card remains the same object. */
  readonly identityZones: readonly Zone[];
  /** Zones of cards in play between which a card that moves does not enter. */
  readonly oneArrival: readonly Zone[];
  /** Whether what comes onto the field comes rested where nothing says how. */
  readonly arrivesRested: boolean;
  /** Whether counters go with a card to a zone in which it is another object. */
  readonly countersFollow: boolean;
  /** Whether effects that apply to a card where it goes have been applied to it as it arrives there. */
  readonly arrivesAffected: boolean;
  /** The least number that a player may choose. */
  readonly leastNumber: number;
  /** Whether a player who chooses among what all see chooses as many as the text says. */
  readonly mustChoose: boolean;
  /** Where a player who chooses in a zone that not all see may choose nothing. */
  readonly mayFindNothing: FindsNothing;
  /** Whether what a text takes at random is drawn by lot, so that nobody chooses it. */
  readonly drawsLots: boolean;
  /** Whether only recovered cards can be rested for a cost. */
  readonly restsRecovered: boolean;
  /** Whether an ability works in a zone that it names, though abilities do not work there. */
  readonly worksElsewhere: boolean;
  /** Whether an effect that lasts as long as something is the case does not begin where it was not for a moment since. */
  readonly lapses: boolean;
  /** Whether what a card has while something is the case is as old as that has been the case. */
  readonly agesByCondition: boolean;
  /** Whether effects of one card that begin at once are put in order by the turn player. */
  readonly ordersEffects: boolean;
  /** Whether what an addition does to its host is as old as its being added to that. */
  readonly agesByHost: boolean;
  /** What effects on a card follow it to the chase when it is played. */
  readonly effectsFollow: Following;
  /** Largest hand at the end of a turn. */
  readonly handLimit: number;
  /** Where a card lies that an addition can be added to. */
  readonly hostZones: readonly Zone[];
  /** Where called stones go. */
  readonly stoneZone: 'field' | 'stoneArea';
}

export interface Fow {
  readonly params: FowParams;
  readonly memory: FowMemory;
  readonly deeds: FowDeeds;
}

export const FOW_PARAM_VALUES: { readonly [K in keyof FowParams]: readonly FowParams[K][] } = {
  afterAction: ['keep', 'opponent'],
  minTargets: ['all', 'one'],
  modesChosen: ['announcement', 'resolution'],
  fizzle: [false, true],
  attackerStays: ['unchanged', 'present'],
  blockerStays: ['unchanged', 'present'],
  struckFirst: ['processed', 'dealt'],
  bothLose: ['draw', 'lifebreak'],
  effectScope: ['open', 'locked'],
  lastKnown: [true, false],
  lastKnownOfSame: [true, false],
  controllerAs: ['played', 'triggered'],
  delayedIs: ['maker', 'source'],
  followsMoved: [true, false],
  keywordsAreAbilities: [true, false],
  lossStands: [true, false],
  neverLost: [[], ['divinity']],
  noSkills: [[], ['willOfHope', 'willOfDespair']],
  replacesOnce: [true, false],
  effectsDepend: [true, false],
  oldestFirst: [true, false],
  statUnit: [100, 1],
  lifeUnit: [100, 1],
  enterScope: ['any', 'fromHand', 'summoned'],
  summoned: [['resonator'], []],
  damageTriggers: ['each', 'once'],
  judgmentIs: ['action', 'ability'],
  identityZones: [['field', 'rulerArea'], ['field', 'rulerArea', 'stoneArea'], []],
  oneArrival: [[], ['field', 'stoneArea']],
  arrivesRested: [false, true],
  countersFollow: [false, true],
  arrivesAffected: [true, false],
  leastNumber: [0, 1],
  mustChoose: [true, false],
  mayFindNothing: ['unseen', 'hidden', 'never'],
  drawsLots: [true, false],
  restsRecovered: [true, false],
  worksElsewhere: [true, false],
  lapses: [true, false],
  agesByCondition: [true, false],
  ordersEffects: [true, false],
  agesByHost: [true, false],
  effectsFollow: ['none', 'costs', 'all'],
  handLimit: [7, 5],
  hostZones: [['field'], ['field', 'rulerArea']],
  stoneZone: ['field', 'stoneArea'],
};

export type X = Ctx<Fow>;
export type Look = KernelLook<Fow>;
export type Step = KernelStep<Fow>;
export type Test = KernelTest<Fow>;
export type FowEdition<D extends DocId> = EditionTable<Fow, D>;
export type FowSteps<D extends DocId> = readonly Row<Step, Citation<D>>[];
export type FowSelections<D extends DocId> = Readonly<Record<string, SelectionTable<Fow, Citation<D>>>>;
export type FowProcesses<D extends DocId> = readonly (readonly Row<Collect<Fow>, Citation<D>>[])[];

/** What the kernel asks of an edition that its parameters answer. */
export const ASKED_OF_PARAMS = {
  identityZones: (look) => look.param('identityZones'),
  oneArrival: (look) => look.param('oneArrival'),
  arrivesRested: (look) => look.param('arrivesRested'),
  countersFollow: (look) => look.param('countersFollow'),
  arrivesAffected: (look) => look.param('arrivesAffected'),
  mustChoose: (look) => look.param('mustChoose'),
  mayFindNothing: (look) => look.param('mayFindNothing'),
  drawsLots: (look) => look.param('drawsLots'),
  restsRecovered: (look) => look.param('restsRecovered'),
  worksElsewhere: (look) => look.param('worksElsewhere'),
  agesByCondition: (look) => look.param('agesByCondition'),
  ordersEffects: (look) => look.param('ordersEffects'),
  agesByHost: (look) => look.param('agesByHost'),
  lapsesSince: (look) => (look.param('lapses') ? 'played' : null),
  effectsFollow: (look) => look.param('effectsFollow'),
  effectsLock: (look) => look.param('effectScope') === 'locked',
  replacementsLock: (look) => look.param('effectScope') === 'locked',
  lastKnown: (look) => look.param('lastKnown'),
  lastKnownOfSame: (look) => look.param('lastKnownOfSame'),
  controllerAs: (look) => look.param('controllerAs'),
  delayedIs: (look) => look.param('delayedIs'),
  followsMoved: (look) => look.param('followsMoved'),
  statUnit: (look) => look.param('statUnit'),
  keywordsLost: (look) => look.param('keywordsAreAbilities'),
  lossStands: (look) => look.param('lossStands'),
  keptKeywords: (look) => look.param('neverLost'),
  plainKeywords: (look) => look.param('noSkills'),
  summoned: (look) => look.param('summoned'),
  replacesOnce: (look) => look.param('replacesOnce'),
  effectsDepend: (look) => look.param('effectsDepend'),
  oldestFirst: (look) => look.param('oldestFirst'),
} satisfies Partial<FowEdition<DocId>>;

export const J_RESONATOR = ['j-ruler', 'resonator'] as const;
export const PERMANENT = ['resonator', 'addition', 'regalia'] as const;
/** How many cards a lifebreak area can hold. */
const MOST_LIFEBREAKS = 4;

/** What the rules say of the numbers that texts change. */
export const LIMIT_RULES: Readonly<Record<FowLimit, (look: Look) => number>> = {
  handLimit: (look) => look.param('handLimit'),
  callsATurn: () => 1,
  judgmentsATurn: () => 1,
  lifebreakLimit: () => MOST_LIFEBREAKS,
};

/** The kinds of will that have an attribute; `free` in a cost is met by any of them and by `void`. */
export const ATTRIBUTES = ['light', 'fire', 'water', 'wind', 'darkness', 'void'] as const;

/** What will can have that is no attribute. */
export const CHARACTERISTICS = ['moon', 'time'] as const;
const characteristics: ReadonlySet<string> = new Set(CHARACTERISTICS);

/** Whether a kind of will is asked for by its characteristic, whatever its attribute. */
export const isCharacteristic = (kind: string): boolean => characteristics.has(kind);

/** A J-ruler or resonator with ATK and DEF: what can fight. */
export const fights = (look: Look, item: Item): boolean => {
  const { stats } = look.chars(item);
  return look.isA(item, ...J_RESONATOR) && stats.atk !== undefined && stats.def !== undefined;
};

/** The cards of a player on the field and elsewhere in play that can be recovered. */
export const playground = (look: Look, seat: Seat): readonly Item[] => [
  ...look.in('field', seat),
  ...look.in('rulerArea', seat),
  ...look.in('stoneArea', seat),
];

/** The J-ruler or resonator that attacks now; `undefined` once it has ceased to. */
export const attackerOf = (look: Look): Item | undefined => look.item(look.memory.battle?.attack?.attackers[0]);

/** The J-ruler or resonator that blocks now. */
export const blockerOf = (look: Look): Item | undefined => look.item(look.memory.battle?.block?.blocker);

/** Whether an attacker or blocker is one still: what its edition says makes it stop has not come about. */
export function stillFights(look: Look, ref: Ref, rule: 'attackerStays' | 'blockerStays'): boolean {
  const item = look.item(ref);
  if (item?.zone !== 'field') return false;
  if (look.param(rule) === 'present') return true;
  const attacks = rule === 'attackerStays';
  return (item.controller === look.p.turn.player) === attacks && fights(look, item);
}

/** The attacked J-ruler or resonator, where a card was attacked and is still there. */
export const attackedCardOf = (look: Look): Item | undefined => {
  const attack = look.memory.battle?.attack;
  const item = attack?.missed ? undefined : look.item(attack?.card);
  return item && item.zone === 'field' ? item : undefined;
};

/** The attacked player, where no card was attacked. */
export const attackedPlayerOf = (look: Look): Seat | undefined => look.memory.battle?.attack?.player ?? undefined;

/** Current damage-absorbing room of a card: DEF less the damage on it. */
export const capacity = (look: Look, item: Item): number => look.stat(item, 'def') - item.damage;

/** The newest item of the chase. */
export const topOfChase = (look: Look): Item | undefined => look.in('chase').at(-1);

/** A turn player with priority in the main phase, outside battle, with an empty chase. */
export const isMainTiming = (look: Look, seat: Seat): boolean =>
  look.p.turn.player === seat &&
  look.p.turn.phase === 'main' &&
  look.memory.battle === null &&
  look.in('chase').length === 0;
